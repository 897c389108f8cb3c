"""Open tables in the browser: set up, found, joined by a click, and what a host does about a player; and a name that lasts."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import sit_down
from tests.browser.test_access import check
from tests.browser.test_doors import menu

PHONE: dict[str, Any] = {"width": 390, "height": 844}


def opened(visit: Visit, game: str = "aloha", name: str = "Ana") -> tuple[Page, str]:
    """A host at a table that is open to everybody, and its address in the list."""
    ana = visit(f"/new/{game}")
    ana.locator("label", has=ana.locator("input[name=count][value='2']")).click()
    ana.locator("label", has=ana.locator("input[name=kind-1][value=friend]")).click()
    ana.fill("input[name=name-0]", name)
    ana.check("input[name=public]")
    ana.click("#sit-down")
    ana.wait_for_selector("body[data-line=open]")
    return ana, ana.evaluate("document.body.dataset.table")


def joined(visit: Visit) -> tuple[Page, Page]:
    """A host, and somebody who has sat down from the list."""
    ana, table = opened(visit)
    ben = visit("/")
    ben.fill("#open-name input", "Ben")
    ben.click(f"#join-{table}")
    ben.wait_for_selector("body[data-line=open]")
    return ana, ben


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_a_table_for_everybody_is_found_and_joined_by_one_click(visit: Visit, screen: dict[str, Any]) -> None:
    ana, table = opened(visit)
    ben = visit("/", **screen)
    line = ben.locator(f"[data-open='{table}']")
    expect(line).to_contain_text("Ana")
    expect(line).to_contain_text("free")
    check(ben, "open tables")
    assert ben.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    ben.fill("#open-name input", "Ben")
    ben.click(f"#join-{table}")
    ben.wait_for_selector("body[data-line=open]")
    expect(ben.locator(".seat.mine")).to_contain_text("Ben")
    expect(ana.locator("#toast")).to_contain_text("Ben has sat down")
    ben.goto("/")
    expect(ben.locator(f"[data-open='{table}']")).to_have_count(0)
    assert ben.locator("#open-name input").input_value() == "Ben", "the next time it is filled in"


def test_the_list_renews_itself_and_keeps_what_is_typed(visit: Visit) -> None:
    ben = visit("/")
    ben.evaluate("document.querySelector('#open-name').hidden = false")
    ben.fill("#open-name input", "Be")
    _, table = opened(visit)
    ben.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(ben.locator(f"[data-open='{table}']")).to_be_visible()
    assert ben.locator("#open-name input").input_value() == "Be"


def test_the_host_opens_a_table_among_friends_and_closes_it(visit: Visit) -> None:
    ana = visit("/new/aloha")
    sit_down(ana, ["me", "friend"])
    table = ana.evaluate("document.body.dataset.table")
    ana.click("#door-set")
    expect(ana.locator("#door")).to_contain_text("open to everybody")
    eve = visit("/")
    expect(eve.locator(f"[data-open='{table}']")).to_be_visible()
    eve.goto(f"/t/{table}")
    expect(eve.locator("#door")).to_contain_text("open to everybody")
    ana.click("#door-set")
    expect(ana.locator("#door-set")).to_have_text("Open it to everybody")
    eve.goto("/")
    expect(eve.locator(f"[data-open='{table}']")).to_have_count(0)


def test_a_player_is_removed_and_everybody_reads_it(visit: Visit) -> None:
    ana, ben = joined(visit)
    menu(ana, "Seats and devices")
    check(ana, "what a host may do", dark=False)
    ana.click("#remove-1")
    expect(ana.locator("#dialog")).to_contain_text("Remove Ben?")
    ana.locator("#dialog").get_by_role("button", name="Remove from the table").click()
    expect(ben.locator("#line-state")).to_contain_text("no longer open to you")
    expect(ana.locator("#toast")).to_contain_text("Ben was removed")
    expect(ana.locator("#seat-1")).to_contain_text("not there yet")


def test_somebody_is_muted_for_oneself_and_for_everybody(visit: Visit) -> None:
    ana, ben = joined(visit)
    ben.click("[data-tab=chat]")
    ben.fill("#chat-text", "first")
    ben.keyboard.press("Enter")
    ana.click("[data-tab=chat]")
    expect(ana.locator("#chat-list")).to_contain_text("first")
    menu(ana, "Seats and devices")
    ana.click("#mute-1")
    expect(ana.locator("#chat-list .said")).to_be_hidden()
    expect(ana.locator("#chat-muted-place")).to_contain_text("One line")
    ben.fill("#chat-text", "second")
    ben.keyboard.press("Enter")
    expect(ana.locator("#chat-muted-count")).to_contain_text("2 lines")
    ana.click("#chat-muted")
    expect(ana.locator("#chat-list")).to_contain_text("second")
    menu(ana, "Seats and devices")
    ana.click("#hush-1")
    expect(ben.locator("#toast")).to_contain_text("has been muted")
    expect(ana.locator("#seat-1")).to_contain_text("muted")
    ben.fill("#chat-text", "third")
    ben.keyboard.press("Enter")
    expect(ben.locator("#toast")).to_contain_text("has muted you")
    menu(ana, "Seats and devices")
    ana.click("#hush-1")
    expect(ben.locator("#chat-list")).to_contain_text("no longer muted")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_a_page_of_ones_own_keeps_a_name_and_results_until_it_is_forgotten(visit: Visit, screen: dict[str, Any]) -> None:
    page = visit("/new/aloha", **screen)
    sit_down(page, ["me", "bot"])
    page.locator(".topbar .menu summary").first.click()
    page.get_by_role("button", name="Concede").click()
    page.locator("#dialog").get_by_role("button", name="Concede").click()
    expect(page.locator("#ending")).to_be_visible()
    page.goto("/")
    page.locator("#finished summary").click()
    expect(page.locator("#finished .turn")).to_contain_text("wins")
    expect(page.locator("#finished img")).to_be_visible()
    page.click("#my-page")
    page.fill("#my-name input", "Anastasia")
    page.locator("#my-name button").click()
    expect(page.locator("h1")).to_have_text("Anastasia")
    expect(page.locator(".tally").first.locator("tbody tr")).to_have_text(["Aloha101"])
    expect(page.locator(".tally").last.locator("tbody tr")).to_contain_text("Medium")
    check(page, "a page of one's own")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.goto("/new/aloha")
    assert page.locator("input[name=name-0]").input_value() == "Anastasia"
    page.goto("/me")
    page.locator("#forget-me button").click()
    page.locator("#dialog").get_by_role("button", name="Delete my name").click()
    expect(page.locator("main")).not_to_contain_text("Anastasia")
    expect(page.locator(".tally")).to_have_count(0)
