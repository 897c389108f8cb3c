"""Conquest of Paradise at the table: whole games by clicks, wide and on a phone, where the map pans and the step stays in sight."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

import vaka
from tests.browser.conftest import Visit
from tests.browser.playing import is_over, play_out, settled, sit_down, step
from tests.browser.test_access import faults
from tests.browser.test_vanuatu import fits, played

pytestmark = pytest.mark.skipif("paradise" not in vaka.games(), reason="Conquest of Paradise is not listed")

WIDE, TALL = "0 0 1600 1216", "0 0 780 1340"
IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].map((mark) => {
    const box = (mark.querySelector('.vk-hit') ?? mark).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return [mark.id, x, y, hit !== null && hit.closest('[data-action], [data-select]') === mark];
}).filter((mark) => mark[3])"""
"""The marks that a pointer reaches as the picture lies: what each is called, and where it answers."""
MARKS = "#moving [data-action]:not([data-for]), #moving [data-select]"
TARGETS = "#moving [data-for].vk-on"
ENDING = ("do-done", "do-rest", "do-return", "do-land", "do-pass", "do-no-card")


def liking(name: str) -> float:
    """How much a player likes a mark: to go on, then the map; cards only now and then, since a game has few."""
    return 6.0 if name in ENDING else 0.2 if name.startswith("hold-") else 1.0


def decision_on_the_chart(page: Page, rng: random.Random) -> None:
    """One decision in the picture: outright, or a hex or a card and then one of the chips or places that open."""
    before = step(page)
    marks = page.evaluate(IN_SIGHT, MARKS)
    assert marks, "nothing that can be done is in sight"
    [(_, x, y, _)] = rng.choices(marks, [liking(name) for name, *_ in marks])
    press(page, x, y)
    choices = page.evaluate(IN_SIGHT, TARGETS)
    if choices:
        press(page, *rng.choice(choices)[1:3])
    elif page.locator(TARGETS).count():  # its targets lie elsewhere on the map
        page.keyboard.press("Escape")
        page.locator("#picture").focus()
        press(page, x, y)
        decision_on_the_chart(page, rng)
        return
    settled(page, before)


def press(page: Page, x: float, y: float) -> None:
    """A click, or a tap on a phone."""
    width = (page.viewport_size or {"width": 1000})["width"]
    if width < 500:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_game_to_the_end_by_clicks(visit: Visit, width: int, height: int) -> None:
    """Two players, twenty turns at most."""
    page = visit("/new/paradise", width=width, height=height)
    sit_down(page, ["me", "bot"], {"turns": "20"})
    page.wait_for_selector("#moving", state="attached")
    expect(page.locator("#picture svg").first).to_have_attribute("viewBox", TALL if width < 500 else WIDE)
    play_out({"seat-0": page}, decision_on_the_chart, random.Random(7))
    assert is_over(page)
    record = played(page)
    assert record.options["turns"] == "20"
    assert record.winners
    expect(page.locator("#ending h2")).to_contain_text("win")
    assert fits(page)
    assert faults(page) == []
