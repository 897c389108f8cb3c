"""Friends: a card for whoever is still to come, who watches, tables of one's own, and links that show what they lead to."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import invitation, sit_down, table_of_two
from tests.browser.test_access import check

PHONE: dict[str, Any] = {"width": 390, "height": 844}


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_a_card_waits_for_a_friend_with_link_and_picture(visit: Visit, screen: dict[str, Any]) -> None:
    page = visit("/new/aloha", **screen)
    sit_down(page, ["me", "friend"])
    if screen:
        page.click("[data-tab=play]")
    card = page.locator("#waits-1")
    expect(card).to_contain_text("Waiting for")
    if not card.evaluate("card => card.open"):
        card.locator("summary").click()
    expect(page.locator("#qr-1")).to_be_visible()
    expect(card).to_contain_text("This link works on this computer only.")
    check(page, "waiting")
    link = page.locator("#link-1").input_value()
    if screen:
        page.click("[data-tab=seats]")
    assert link.endswith(invitation(page, 1))
    friend = visit(link)
    friend.fill("input[name=name]", "Ben")
    friend.click("#sit-down")
    friend.wait_for_selector("body[data-line=open]")
    expect(page.locator("#toast")).to_contain_text("Ben has sat down")
    expect(card).to_have_count(0)


def test_who_watches_is_shown_and_told(visit: Visit) -> None:
    ana, _ = table_of_two(visit)
    expect(ana.locator("#watching")).to_be_hidden()
    watcher = visit(ana.url.split("?")[0])
    expect(watcher.locator("#watching")).to_have_text("You are watching.")
    expect(ana.locator("#watching")).to_have_text("1 other is watching.")
    watcher.close()
    expect(ana.locator("#watching")).to_be_hidden()


def test_the_address_of_somebodys_seat_says_what_to_ask_for(visit: Visit) -> None:
    ana, _ = table_of_two(visit)
    stranger = visit(ana.url)
    expect(stranger.locator("#stray")).to_contain_text("Ana’s seat")
    expect(stranger.locator("#stray")).to_contain_text("ask whoever set up the table for an invitation")
    check(stranger, "a stray address", dark=False)


def test_my_tables_tell_whose_turn_it_is_and_can_be_taken_off_the_list(visit: Visit) -> None:
    (page,) = visit.seated("aloha", "hb")
    page.wait_for_selector("body.asked")
    page.goto("/")
    line = page.locator("[data-mine]")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("Your turn")
    expect(line).to_contain_text("Step")
    expect(line.locator(".crew .unseen")).to_have_text(re.compile("Bot"))
    check(page, "my tables")
    line.locator("[data-forget]").click()
    expect(line).to_have_count(0)
    page.reload()
    expect(page.locator("[data-mine]")).to_have_count(0)


def test_a_link_shows_the_board_as_a_spectator_sees_it(visit: Visit) -> None:
    ana, _ = table_of_two(visit)
    page = visit(ana.url.split("?")[0])
    address = page.locator("meta[property='og:image']").get_attribute("content") or ""
    picture = page.request.get(address)
    assert picture.headers["content-type"] == "image/png"
    assert picture.body().startswith(b"\x89PNG")
    assert page.locator("meta[property='og:title']").get_attribute("content") == "Aloha · Vaka"


def test_it_can_be_installed_and_says_so_without_a_line(visit: Visit) -> None:
    page = visit("/", own=True)
    told = page.request.get("/app.webmanifest").json()
    assert told["display"] == "standalone"
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.context.set_offline(True)
    page.goto("/new/aloha")
    expect(page.locator("h1")).to_have_text("No connection")
    page.context.set_offline(False)


def test_a_dot_on_the_symbol_says_that_it_is_my_turn(visit: Visit) -> None:
    (page,) = visit.seated("aloha", "hb")
    page.wait_for_selector("body.asked")
    assert (page.locator("link[rel=icon]").get_attribute("href") or "").startswith("data:image/svg+xml")


def test_a_clock_runs_for_whoever_is_asked(visit: Visit) -> None:
    page = visit("/new/aloha")
    page.locator("label", has=page.locator("input[name=kind-1][value=friend]")).click()
    page.locator("#more summary").click()
    page.select_option("select[name=clock]", "bank-600")
    check(page, "clock and web hook")
    sit_down(page, ["me", "friend"])
    friend = visit.sits(invitation(page, 1))
    friend.wait_for_selector(".clock.runs")
    expect(page.locator("#seat-list .clock")).to_have_count(2)
    expect(page.locator("#seat-list .clock.runs")).to_have_text(re.compile(r"9:5\d"))
    check(page, "clocks", dark=False)
