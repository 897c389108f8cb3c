"""Vanuatu at the table: a whole game with Rising Waters through clicks in the picture, and the planning on a phone."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

import vaka
from tests.browser.conftest import Visit
from tests.browser.playing import SPOTS, decision_in_the_isles, play_out, sit_down, step
from tests.browser.test_access import faults
from tests.browser.test_moorea import sums, totals

WIDE, TALL = "0 0 1200 820", re.compile(r"0 0 780 \d+")
PHONE = {"width": 390, "height": 844}


def test_a_game_with_rising_waters_against_three_greedy_bots(visit: Visit) -> None:
    page = visit("/new/vanuatu")
    sit_down(page, ["me", "bot", "bot", "bot"], {"waters": "yes"})
    play_out({"seat-0": page}, decision_in_the_isles, random.Random(5))
    record = played(page)
    assert record.options["waters"] == "yes"
    assert any(line.startswith("chance die ") for line in record.lines)
    if record.winners:
        expect(page.locator("#ending h2")).to_contain_text("win")
        expect(page.locator("#seat-list .won")).to_have_count(len(record.winners))
        assert sums(page) == totals(page)
    else:  # three islands are submerged
        expect(page.locator("#ending h2")).to_have_text("Nobody wins.")
    assert faults(page) == []


def played(page: Page) -> vaka.Record:
    """The record of the game, as the page offers it: to read it is to replay it by the rules."""
    link = page.locator("#record").get_attribute("href")
    assert link is not None
    return vaka.Record.parse(page.request.get(link).text())


def tap(page: Page, name: str) -> None:
    """A finger on a mark of the picture."""
    [(_, x, y)] = page.evaluate(SPOTS, f"#moving #{name}")
    page.touchscreen.tap(x, y)


def fits(page: Page) -> bool:
    """Does nothing stick out at the right?"""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_planning_on_a_phone(visit: Visit) -> None:
    page = visit("/new/isles", **PHONE)
    sit_down(page, ["me", "bot", "bot", "bot"])
    page.wait_for_selector("body.asked #moving")
    expect(page.locator("#picture svg").first).to_have_attribute("viewBox", TALL)
    expect(page.locator("#actions")).to_be_hidden()
    assert fits(page)
    assert faults(page) == []
    expect(page.locator("#space-sell > title")).to_contain_text("cannot come true")
    assert page.locator("#space-sell").get_attribute("data-action") is None
    for place, name in enumerate(("rest", "draw", "rest", "sail", "rest")):  # in three passes: two, two and one
        page.wait_for_selector("body.asked #moving")
        tap(page, f"space-{name}")
        page.wait_for_function("count => document.querySelectorAll('#seat-purple').length && true", arg=place)
    expect(page.locator("#stack-rest-purple")).to_be_visible()
