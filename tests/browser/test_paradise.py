"""Conquest of Paradise at the table: whole games by clicks, wide and on a phone, where the map pans and the step stays in sight."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

import vaka
from tests.browser.charting import IN_SIGHT, MARKS, decision_on_the_chart
from tests.browser.conftest import Visit
from tests.browser.playing import is_over, play_out, settled, sit_down, step
from tests.browser.test_access import faults
from tests.browser.test_vanuatu import fits, played

pytestmark = pytest.mark.skipif("paradise" not in vaka.games(), reason="Conquest of Paradise is not listed")

WIDE, TALL = 1200, 780
"""How wide the two shapes are; their height follows the page."""


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_game_to_the_end_by_clicks(visit: Visit, width: int, height: int) -> None:
    """Two players, twenty turns at most; at every decision something that can be done is in sight."""
    page = visit("/new/paradise", width=width, height=height, own=True)
    page.set_default_timeout(60_000)  # a bot has whole turns to itself
    sit_down(page, ["me", "bot"], {"turns": "20"})
    page.wait_for_selector("#moving", state="attached")
    expect(page.locator("#picture svg").first).to_have_attribute("viewBox", re.compile(f"^0 0 {TALL if width < 500 else WIDE} "))
    play_out({"seat-0": page}, decision_on_the_chart, random.Random(7))
    assert is_over(page)
    record = played(page)
    assert record.options["turns"] == "20"
    assert record.winners
    expect(page.locator("#ending h2")).to_contain_text("win")
    assert fits(page)
    assert faults(page) == []


def test_a_solitaire_game_to_the_end_by_clicks(visit: Visit) -> None:
    """Fourteen turns at most, nobody else at the table: what Samoa does stands in the log, and the game is won or lost."""
    page = visit("/new/paradise", own=True)
    sit_down(page, ["me"])
    page.wait_for_selector("#moving", state="attached")
    play_out({"seat-0": page}, decision_on_the_chart, random.Random(3))
    record = played(page)
    assert record.seats == 1
    assert "Samoa expands" in (page.locator("#log-list").text_content() or "")
    assert fits(page)
    assert faults(page) == []


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_last_turns_alone_by_clicks(visit: Visit, width: int, height: int) -> None:
    """Samoa attacks, the player answers; two chits are left, and it is over. On a phone too."""
    page = visit("/new/alone", width=width, height=height, own=True)
    sit_down(page, ["me"])
    page.wait_for_selector("#moving", state="attached")
    play_out({"seat-0": page}, decision_on_the_chart, random.Random(5))
    assert is_over(page)
    assert "Attack!" in (page.locator("#log-list").text_content() or "")
    assert fits(page)
    assert faults(page) == []


def placed(page: Page) -> list[float]:
    """Where the chart lies and how large it is, in both layers."""
    found = page.evaluate("[...document.querySelectorAll('[data-chart]')].map((part) => part.getAttribute('transform'))")
    assert len(found) == 2
    assert found[0] == found[1]
    left, top, scale = (float(number) for number in found[0].replace("translate(", "").replace(") scale(", " ").rstrip(")").split())
    return [left, top, scale]


def test_the_chart_is_dragged_and_zoomed_within_its_window(visit: Visit) -> None:
    page = visit("/new/paradise", width=390, height=844)
    sit_down(page, ["me", "bot"])
    page.wait_for_selector("body.asked #moving", state="attached")
    assert page.evaluate(IN_SIGHT, MARKS)
    left, _, scale = placed(page)
    rest = page.locator("#seat-yellow").bounding_box()
    page.mouse.move(300, 300)
    page.mouse.down()
    page.mouse.move(200, 300, steps=5)
    page.mouse.move(100, 300, steps=5)
    page.mouse.up()
    dragged, _, same = placed(page)
    assert dragged < left - 200
    assert same == scale
    assert page.locator("#seat-yellow").bounding_box() == rest  # what is not on the chart stays where it is
    page.mouse.wheel(0, -300)
    page.wait_for_selector(".picture.zoomed")
    assert placed(page)[2] > scale
    page.click("#zoom-fit")
    page.wait_for_function(SCALED, arg=[0, 0.99 * scale])  # the whole of it
    page.click("#zoom-fit")
    page.wait_for_function(SCALED, arg=[0.99 * scale, 1.01 * scale])  # and where something is asked
    assert fits(page)


SCALED = """([least, most]) => {
    const scale = Number(document.querySelector('[data-chart]').getAttribute('transform').match(/scale\\(([^)]+)/)[1]);
    return scale > least && scale < most; }"""
WIDTH = "() => document.querySelector('#hex-0606 > .vk-hit').getBoundingClientRect().width"


@pytest.mark.parametrize(("width", "height", "least"), [(1400, 900, 135), (1024, 768, 92), (390, 844, 70)])
def test_the_map_opens_large_where_something_is_asked(visit: Visit, width: int, height: int, least: int) -> None:
    """Twice as large as the whole of it would be; all that can be done is in sight, and the map has the room that there is."""
    (page,) = visit.seated("fleets", "hb", width=width, height=height)
    page.wait_for_selector("body.asked #moving", state="attached")
    assert page.evaluate(WIDTH) >= least
    assert {"pick-0606", "pick-0506", "pick-0705"} <= {mark[0] for mark in page.evaluate(IN_SIGHT, MARKS)}
    frame, picture = page.locator("#picture").bounding_box(), page.locator("#static > rect").first.bounding_box()
    assert frame
    assert picture
    assert picture["height"] > 0.97 * frame["height"]
    assert picture["width"] > 0.97 * frame["width"]
    assert fits(page)


def test_numbers_of_hexes_are_there_on_demand(visit: Visit) -> None:
    (page,) = visit.seated("fleets", "hb", width=1400, height=900)
    page.wait_for_selector("body.asked #moving", state="attached")
    number = page.locator("#static .vk-detail").first
    expect(number).to_be_hidden()
    page.focus("#notation")  # whoever types a move needs them
    expect(number).not_to_be_hidden()
    page.focus("#ask")
    expect(number).to_be_hidden()
    page.click("#details")
    expect(page.locator("#details")).to_have_attribute("aria-pressed", "true")
    expect(number).not_to_be_hidden()
    page.click("#details")
    (aloha,) = visit.seated("aloha", "hb")
    expect(aloha.locator("#details")).to_be_hidden()  # there are none


def test_own_pieces_tell_what_they_are_while_they_can_be_lifted(visit: Visit) -> None:
    (page,) = visit.seated("fleets", "hb", width=1400, height=900)
    page.wait_for_selector("body.asked #moving", state="attached")
    box = page.locator("#stack-0606").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    expect(page.locator("#about")).to_contain_text("3 Transport Canoes")
    expect(page.locator("#about")).to_contain_text("Warrior Band")


def test_buttons_are_there_at_once_and_beside_what_they_are_about(visit: Visit) -> None:
    """They do not fly in from elsewhere; what can be built in a hex stands beside it, and follows it when the map is dragged."""
    (page,) = visit.seated("fleets", "hb", width=1400, height=900)
    page.wait_for_selector("body.asked #moving", state="attached")
    page.evaluate(
        """() => { window.flown = []; const old = Element.prototype.animate;
        Element.prototype.animate = function (...given) {
            if (this.closest('#chips, #marks, #turns')) window.flown.push(this.id);
            return old.apply(this, given); }; }"""
    )
    for _ in range(2):  # the movement ends, then nothing is explored
        before = step(page)
        page.locator("#do-done").dispatch_event("click")
        settled(page, before)
        page.wait_for_selector("body.asked #picture:not(.asleep)")
        if page.locator("#pools > g").count():
            break
    assert page.evaluate("window.flown") == []
    page.locator("#pick-0606").dispatch_event("click")
    chip, home = page.locator("#chips [data-for=hex-0606].vk-on").first.bounding_box(), page.locator("#pick-0606").bounding_box()
    assert chip
    assert home
    assert abs(chip["y"] + chip["height"] / 2 - home["y"] - home["height"] / 2) < 1.5 * home["height"] + chip["height"]


def test_the_keyboard_brings_what_it_reaches_into_sight(visit: Visit) -> None:
    page = visit("/new/paradise", width=390, height=844)
    sit_down(page, ["me", "bot"])
    page.wait_for_selector("body.asked #moving", state="attached")
    page.mouse.move(100, 300)
    page.mouse.down()
    page.mouse.move(20, 300, steps=3)
    page.mouse.move(-700, 300, steps=5)
    page.mouse.up()
    hexes = page.locator("#marks [data-action], #marks [data-select]")
    if hexes.count():
        page.keyboard.press("Tab")
        hexes.first.focus()
        name = hexes.first.get_attribute("id")
        assert name in {mark[0] for mark in page.evaluate(IN_SIGHT, MARKS)}


MARKED = """() => { const mark = document.querySelector('#over polygon.lit').getBoundingClientRect();
    const hex = document.querySelector('#hex-0605 > .vk-hit').getBoundingClientRect();
    return [mark.left - hex.left, mark.top - hex.top, mark.right - hex.right, mark.bottom - hex.bottom]; }"""
"""How far a mark is from the hex that it marks."""


def test_a_mark_has_the_shape_of_its_hex_and_rides_with_the_chart(visit: Visit) -> None:
    """Boxes around neighbours would cross each other; and a mark that stays behind when the chart is dragged marks another hex."""
    (page,) = visit.seated("paradise", "hb")
    page.wait_for_selector("body.asked #moving", state="attached")
    page.locator("#places summary").click()
    page.mouse.move(500, 300)
    page.locator("#place-list [data-names=hex-0605]").dispatch_event("pointerover", {"bubbles": True})
    assert all(abs(gap) < 4 for gap in page.evaluate(MARKED))
    page.mouse.wheel(0, -300)
    page.wait_for_selector(".picture.zoomed")
    assert all(abs(gap) < 4 for gap in page.evaluate(MARKED))
