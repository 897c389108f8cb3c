"""Vanuatu at the table: a whole game with Rising Waters through clicks in the picture, and the planning on a phone."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

import vaka
from tests.browser.conftest import Visit
from tests.browser.playing import SPOTS, decision_in_the_isles, play_out, settled, sit_down, step
from tests.browser.test_access import faults
from tests.browser.test_moorea import sums, totals

WIDE, TALL = "0 0 1200 846", re.compile(r"0 0 780 \d+")


def test_a_game_with_rising_waters_against_three_greedy_bots(visit: Visit) -> None:
    page = visit("/new/vanuatu", width=1000, height=640)
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


@pytest.mark.parametrize("height", [900, 720])
def test_five_players_leave_room_for_what_is_asked_and_for_the_log(visit: Visit, height: int) -> None:
    page = visit("/new/vanuatu", width=1400, height=height)
    sit_down(page, ["me", "bot", "bot", "bot", "bot"])
    page.wait_for_selector("body.asked .act")
    page.wait_for_function("() => document.querySelectorAll('#log-list li').length > 3")
    measure = "name => { const panel = document.getElementById(`panel-${name}`); return [panel.scrollHeight, panel.clientHeight] }"
    whole, shown = page.evaluate(measure, "seats")
    assert whole <= shown
    assert page.evaluate(measure, "play")[1] > 200
    assert page.evaluate(measure, "log")[1] > 70


def tap(page: Page, name: str) -> None:
    """A finger on a mark of the picture, which plays it."""
    before = step(page)
    [(_, x, y)] = page.evaluate(SPOTS, f"#moving #{name}")
    page.touchscreen.tap(x, y)
    settled(page, before)


def fits(page: Page) -> bool:
    """Does nothing stick out at the right?"""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def on_a_phone(visit: Visit) -> Page:
    page = visit("/new/isles", width=390, height=844)
    sit_down(page, ["me", "bot", "bot", "bot"])
    page.wait_for_selector("body.asked #moving")
    return page


def test_planning_on_a_phone(visit: Visit) -> None:
    """Two, two and one marker by the finger; what cannot be planned says why."""
    page = on_a_phone(visit)
    expect(page.locator("#space-sell")).to_have_attribute("aria-label", re.compile("could not carry this out"))
    expect(page.locator("#space-sell")).not_to_have_attribute("data-action", re.compile(""))
    for name in ("rest", "rest", "draw", "sail", "rest"):
        page.wait_for_selector("body.asked #moving")
        tap(page, f"space-{name}")
    page.wait_for_selector("body.asked #moving")  # first to plan is first to perform
    for name, count in {"rest": 3, "draw": 1, "sail": 1}.items():
        expect(page.locator(f"#stack-{name}-purple use")).to_have_count(count)
    page.tap("[data-tab=log]")
    expect(page.locator("#log-list")).to_contain_text("Ana places a marker on Sail.")


def test_the_picture_folds_and_zooms_on_a_phone(visit: Visit) -> None:
    page = on_a_phone(visit)
    picture = page.locator("#picture svg").first
    expect(picture).to_have_attribute("viewBox", TALL)
    expect(page.locator("#actions")).to_be_hidden()
    assert fits(page)
    assert faults(page) == []
    card = page.locator("#space-rest").bounding_box()
    assert card is not None
    assert card["width"] >= 44
    assert card["height"] >= 44
    page.tap("#unfold")
    expect(page.locator("#actions")).to_be_visible()
    assert fits(page)
    page.tap("#zoom-in")
    page.wait_for_selector(".picture.zoomed")
    assert fits(page)
    page.tap("#zoom-fit")
    expect(page.locator(".picture.zoomed")).to_have_count(0)
    page.tap("#unfold")
    expect(page.locator("#actions")).to_be_hidden()
    page.set_viewport_size({"width": 844, "height": 390})  # it is turned
    expect(picture).to_have_attribute("viewBox", WIDE)
    assert fits(page)
