"""Nothing is lost by a slip: what cannot be taken back is asked about, and what can is one click away."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import OUTRIGHT, asked_first, hand_on, launch, press, settled, step, table_of_two, turn_by_clicks
from tests.browser.test_access import check

PHONE: dict[str, Any] = {"width": 390, "height": 844}


def reveal(page: Page) -> None:
    """A tile that can be turned up is tapped."""
    press(page, page.locator("#moving [id^=tile][data-action]").first)


@pytest.mark.parametrize(("screen", "likes"), [(PHONE, "pace=fast"), ({}, "pace=fast confirm=on")], ids=["phone", "wide"])
def test_a_reveal_is_asked_about_on_a_phone_and_wherever_one_likes(visit: Visit, screen: dict[str, Any], likes: str) -> None:
    page, _ = asked_first(*visit.seated("aloha", "hh", likes=likes, **screen))
    page.wait_for_selector("body.asked #moving")
    at = step(page)
    reveal(page)
    expect(page.locator("#sure")).to_contain_text("cannot be taken back")
    check(page, "are you sure")
    assert step(page) == at
    page.click("#sure-no")
    expect(page.locator("#sure")).to_be_hidden()
    reveal(page)
    expect(page.locator("#sure")).to_be_visible()
    reveal(page)  # the second tap means it
    settled(page, at)
    expect(page.locator("#sure")).to_be_hidden()
    at = step(page)
    reveal(page)
    page.click("#sure-yes")
    settled(page, at)


def test_what_can_be_taken_back_is_not_asked_about(visit: Visit) -> None:
    (page,) = visit.seated("aloha", "hb", {"mode": "expert"}, likes="pace=fast confirm=on")
    page.wait_for_selector("body.asked #moving")
    launch(page)
    expect(page.locator("#sure")).to_be_hidden()


def test_with_a_mouse_nobody_is_asked_unasked(visit: Visit) -> None:
    (page,) = visit.seated("aloha", "hb", likes="pace=fast")
    page.wait_for_selector("body.asked #moving")
    at = step(page)
    reveal(page)
    settled(page, at)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_alone_against_bots_going_back_is_one_click(visit: Visit, screen: dict[str, Any]) -> None:
    (page,) = visit.seated("aloha", "hb", **screen)
    page.wait_for_selector("body.asked #moving")
    at = step(page)
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "true")
    reveal(page)
    settled(page, at)
    expect(page.locator("#undo")).to_have_attribute("aria-disabled", "false")
    page.click("#undo")
    expect(page.locator("#step")).to_have_attribute("max", str(at))


def test_a_grey_undo_says_why_and_offers_to_ask_the_others(visit: Visit) -> None:
    ana, ben = table_of_two(visit)
    first, second = asked_first(ana, ben)
    expect(first.locator("#undo")).to_have_attribute("title", "You have decided nothing yet that could be taken back.")
    turn_by_clicks(first, random.Random(2))
    second.wait_for_selector("body.asked")
    at = step(first)
    expect(first.locator("#undo")).to_have_attribute("aria-disabled", "true")
    first.locator("#undo").click(force=True)
    expect(first.locator("#dialog")).to_contain_text("you cannot take it back alone")
    check(first, "why not")
    first.locator("#dialog").get_by_role("button", name="Ask the others").click()
    second.get_by_role("button", name="Agree").click()
    first.wait_for_selector("body.asked")
    assert step(first) < at


def test_the_curtain_waits_until_the_result_was_seen(visit: Visit) -> None:
    page = visit("/new/moorea")
    for seat in (0, 1):
        page.locator("label", has=page.locator(f"input[name=kind-{seat}][value=me]")).click()
    page.locator("label", has=page.locator("input[name=count][value='2']")).click()
    page.click("#sit-down")
    page.locator("#curtain button").click()
    page.wait_for_selector("body.asked:not(.curtained)")
    mine = page.locator(".seat.mine").get_attribute("id")
    for _ in range(6):
        if page.locator("#hand-on").is_visible():
            break
        before = step(page)
        passing = page.locator("#pass")
        press(page, passing if passing.count() else page.locator(OUTRIGHT).first)
        settled(page, before)
    expect(page.locator("#hand-on")).to_contain_text("Pass the screen to")
    expect(page.locator("#picture")).to_be_visible()
    expect(page.locator(f"#{mine}.mine")).to_be_visible()
    hand_on(page)
    expect(page.locator("#picture")).to_be_hidden()


def test_targets_are_seen_once_their_piece_is_chosen(visit: Visit) -> None:
    """A dot on a tile that a click would turn up promises something else."""
    (page,) = visit.seated("aloha", "hb")
    page.wait_for_selector("body.asked #moving")
    target = page.locator("#moving [data-for]").first
    expect(target).to_be_hidden()
