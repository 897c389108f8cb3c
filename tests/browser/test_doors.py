"""Coming to a seat: invitations, a second device, all tables on another one, and the way back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import invitation, sit_down, table_of_two


def menu(page: Page, item: str) -> None:
    """Choose something from the table's menu."""
    page.locator(".topbar .menu summary").first.click()
    page.get_by_role("button", name=item, exact=True).click()


def test_a_friend_sits_down_once_and_the_host_keeps_no_link(visit: Visit) -> None:
    ana = visit("/new/aloha")
    sit_down(ana, ["me", "friend"])
    link = invitation(ana, 1)
    ben = visit(link, width=390, height=844)
    expect(ben.locator("h1")).to_have_text("You are invited to a game of Aloha")
    expect(ben.locator(".company .mine")).to_contain_text("your seat")
    ben.fill("input[name=name]", "Ben")
    ben.click("#sit-down")
    ben.wait_for_selector("body[data-line=open]")
    expect(ana.locator("#seat-1")).to_contain_text("Ben")
    expect(ana.locator("#invite-1")).to_have_count(0)
    expect(ana.locator("#toast")).to_have_text("Ben has sat down.")
    assert ana.evaluate("Object.values(localStorage).join()").count("/s/") == 0
    eve = visit(link)
    expect(eve.locator("main")).to_contain_text("This invitation has been used")


def test_a_second_device_by_its_link_is_announced_and_ended(visit: Visit) -> None:
    ana, ben = table_of_two(visit)
    menu(ben, "Seats and devices")
    expect(ben.locator(".devices li")).to_have_count(1)
    with ben.expect_response(lambda answer: "/devices" in answer.url and answer.request.method == "POST") as made:
        ben.click("#add-device")
    expect(ben.locator("#dialog .qr")).to_be_visible()
    phone = visit(made.value.json()["link"], width=390, height=844)
    expect(phone.locator("h1")).to_contain_text("Your seat")
    phone.click("#sit-down")
    phone.wait_for_selector("body[data-line=open]")
    expect(ana.locator("#toast")).to_contain_text("another device")
    ben.keyboard.press("Escape")
    menu(ben, "Seats and devices")
    expect(ben.locator(".devices li")).to_have_count(2)
    ben.click("#end-others")
    expect(ben.locator(".devices li")).to_have_count(1)
    expect(phone.locator("#line-state")).to_contain_text("no longer open to you")


def test_all_tables_go_along_by_a_code(visit: Visit) -> None:
    page = visit("/new/aloha")
    sit_down(page, ["me", "bot"])
    page.goto("/")
    page.get_by_role("button", name="My tables on another device").click()
    code = page.locator("#dialog .key").inner_text()
    expect(page.locator("#dialog .qr")).to_be_visible()
    phone = visit("/", width=390, height=844)
    phone.get_by_role("link", name="I have a code").click()
    phone.fill("#code", code.upper())
    phone.click("#bring")
    expect(phone.locator("#mine")).to_be_visible()
    phone.locator(".tables a").first.click()
    phone.wait_for_selector("body[data-line=open]")
    expect(phone.locator(".seat.mine")).to_have_count(1)


def test_who_has_lost_a_browser_comes_back(visit: Visit) -> None:
    page = visit("/new/aloha")
    sit_down(page, ["me", "bot"])
    page.goto("/")
    page.get_by_role("button", name="Recovery key").click()
    key = page.locator("#dialog .key").inner_text()
    other = visit("/with")
    other.fill("#code", key)
    other.click("#bring")
    expect(other.locator("h1")).to_have_text("You are back")
    assert other.locator(".key").inner_text() != key
    other.get_by_role("link", name="To the first page").click()
    expect(other.locator("#mine")).to_be_visible()


def test_the_others_agree_on_a_new_invitation(visit: Visit) -> None:
    ana, ben, cem = visit.seated("aloha", "hhh")
    ben.goto("/rules/aloha")
    expect(ana.locator("#seat-1")).to_contain_text("away")
    menu(ana, "Seats and devices")
    ana.click("#lost-1")
    expect(cem.locator(".request")).to_contain_text("asks for a new invitation")
    cem.locator(".request").get_by_role("button", name="Agree").click()
    expect(ana.locator("#toast")).to_contain_text("agree on a new invitation")
    menu(ana, "Seats and devices")
    with ana.expect_response(re.compile("/invitation")) as made:
        ana.click("#invite-lost-1")
    new = visit.sits(made.value.json()["link"])
    expect(new.locator("#seat-1")).to_have_class(re.compile("mine"))
    expect(cem.locator("#toast")).to_contain_text("has taken")
