"""Vanuatu at the table: a whole game with Rising Waters through clicks in the picture, and the planning on a phone."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import vaka
from tests.browser.conftest import Visit
from tests.browser.playing import SPOTS, decision_in_the_isles, play_out, settled, sit_down, step
from tests.browser.test_access import faults
from tests.browser.test_moorea import sums, totals
from vaka.arena.games import bot_record

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


# --- One thought, one tap ---


GOALS = "document.querySelectorAll('#over .goal').length"
PLACE = """(name) => { const part = document.querySelector(`[data-place="${name}"], #${name}`);
    const box = (part.querySelector(':scope > .vk-hit') ?? part).getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2]; }"""
CORNERS = """() => { const box = document.getElementById('picture').getBoundingClientRect();
    const corners = [[3, 3], [box.width - 4, 3], [3, box.height - 4], [box.width - 4, box.height - 4]];
    return corners.map(([x, y]) => Boolean(document.elementFromPoint(box.left + x, box.top + y)?.closest('[data-spill]'))); }"""
SMALL: dict[str, Any] = {"width": 390, "height": 844}


def performing(visit: Visit, **screen: Any) -> Page:
    """Purple may sail, draw and rest, and is asked which comes first."""
    page = visit.seated("acting", "hbb", **screen)[0]
    page.wait_for_selector("body.asked #picture:not(.asleep) #moving", state="attached")
    return page


@pytest.mark.parametrize("screen", [{}, SMALL], ids=["wide", "phone"])
def test_an_ocean_is_one_tap_away(visit: Visit, screen: dict[str, Any]) -> None:
    """Neither the action space nor the boat is tapped first; what the voyage costs stands on the ocean. One undo takes it back."""
    page = performing(visit, **screen)
    before = step(page)
    assert page.evaluate(GOALS) == 3  # two oceans, and the island to draw on
    assert faults(page) == []
    press_at(page, *page.evaluate(PLACE, "tile-s3"))
    settled(page, before)
    expect(page.locator("#log-list")).to_contain_text("Ana sails to space 7 for 1 vatu.")


def test_an_island_is_tapped_to_draw_there(visit: Visit) -> None:
    page = performing(visit)
    before = step(page)
    press_at(page, *page.evaluate(PLACE, "tile-efate-huts"))  # anywhere on it: nothing else can be meant
    settled(page, before)
    expect(page.locator("#log-list")).to_contain_text("draws")


def test_what_is_picked_up_comes_first(visit: Visit) -> None:
    """With an action space picked up, a tap elsewhere puts it down and plays nothing."""
    page = performing(visit)
    before = step(page)
    press_at(page, *page.evaluate(PLACE, "boat-0"))
    assert page.evaluate(GOALS) == 0
    press_at(page, *page.evaluate(PLACE, "tile-efate"))
    page.wait_for_function(f"() => {GOALS} === 3")
    assert step(page) == before


def test_several_decisions_are_typed_in_one_line(visit: Visit) -> None:
    page = visit.seated("isles", "hbbb")[0]
    page.wait_for_selector("body.asked #picture:not(.asleep) #moving", state="attached")
    before = step(page)
    page.fill("#notation", "plan rest, plan sail")
    page.keyboard.press("Enter")
    settled(page, before)
    expect(page.locator("#log-list")).to_contain_text("Ana places a marker on Rest.")
    expect(page.locator("#log-list")).to_contain_text("Ana places a marker on Sail.")


AT_ONCE = (
    "(names) => names.forEach((name) => document.getElementById(name).dispatchEvent(new MouseEvent('click', { bubbles: true })))"
)
"""Taps that follow so quickly that the first one has not been answered."""


def planned(visit: Visit, *names: str) -> Page:
    page = visit.seated("isles", "hbbb", **SMALL)[0]
    page.wait_for_selector("body.asked #picture:not(.asleep) #moving", state="attached")
    before = step(page)
    page.evaluate(AT_ONCE, [f"space-{name}" for name in names])
    settled(page, before)
    return page


def test_a_tap_before_the_last_one_is_answered_is_not_lost(visit: Visit) -> None:
    page = planned(visit, "rest", "draw")
    expect(page.locator("#log-list")).to_contain_text("Ana places a marker on Rest.Ana places a marker on Draw.")


def test_a_double_tap_is_one_tap(visit: Visit) -> None:
    page = planned(visit, "rest", "rest")
    expect(page.locator("#ask")).to_contain_text("1 to go")
    page.wait_for_timeout(500)  # nothing follows
    assert (page.locator("#log-list").text_content() or "").count("Ana places a marker") == 1


@pytest.mark.parametrize("screen", [{"width": 1400, "height": 900}, {"width": 1024, "height": 768}, SMALL])
def test_the_sea_fills_the_room(visit: Visit, screen: dict[str, Any]) -> None:
    """In every corner of the picture's room there is sea, also where the picture itself does not reach."""
    page = performing(visit, **screen)
    found = page.evaluate(CORNERS)
    assert found == [True] * 4


def press_at(page: Page, x: float, y: float) -> None:
    """A click, or a tap on a phone."""
    if (page.viewport_size or {"width": 1000})["width"] < 500:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def test_on_a_phone_the_slider_of_a_replay_keeps_its_length(visit: Visit) -> None:
    """Whose eyes one looks through has a line of its own: it lay over the slider."""
    record = bot_record(vaka.game("aloha"), ["random", "random"], seed=1)
    page = visit("/", **SMALL)
    opened = page.request.post("/api/v1/records", data=str(record), headers={"content-type": "text/plain; charset=utf-8"})
    page.goto(f"/t/{opened.json()['table']}")
    page.click("#replay")
    page.wait_for_selector("body.looking-back")
    slider, eyes = page.locator("#step").bounding_box(), page.locator("#eyes").bounding_box()
    assert slider is not None
    assert eyes is not None
    assert slider["width"] > 60
    assert eyes["y"] >= slider["y"] + slider["height"] / 2 + 10
    assert fits(page)
