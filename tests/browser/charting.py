"""What a player does in a picture with a chart: only what is in sight, by clicks or taps."""

from __future__ import annotations

import contextlib
import random

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

from tests.browser.playing import step

IN_SIGHT = """(selector) => [...document.querySelectorAll(selector)].map((mark) => {
    const box = (mark.querySelector('.vk-hit') ?? mark).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return [mark.id, x, y, hit !== null && hit.closest('[data-action], [data-select]') === mark];
}).filter((mark) => mark[3])"""
"""The marks that a pointer reaches as the picture lies: what each is called, and where it answers."""
MARKS = "#moving [data-action]:not([data-for]), #moving [data-select]"
TARGETS = "#moving [data-for].vk-on"
ANSWERED = """([before, targets]) =>
    document.querySelector(targets) !== null || Number(document.getElementById('step').max) > before"""
"""Something has come of it: a tap is answered after it was made, and not before it is looked for."""
PLAYED = "before => Number(document.getElementById('step').max) > before"
ENDING = ("do-done", "do-rest", "do-return", "do-land", "do-pass", "do-no-card")


def liking(name: str) -> float:
    """How much a player likes a mark: to go on, then the map; cards only now and then, since a game has few."""
    return 6.0 if name in ENDING else 0.2 if name.startswith("hold-") else 1.0


def begin(page: Page, rng: random.Random, before: int) -> None:
    """Press a mark. Where nothing comes of it, look again and press again, as a person does whose finger met a moving picture."""
    for _ in range(10):
        marks = page.evaluate(IN_SIGHT, MARKS)
        assert marks, "nothing that can be done is in sight"
        [(_, x, y, _)] = rng.choices(marks, [liking(name) for name, *_ in marks])
        press(page, x, y)
        try:
            page.wait_for_function(ANSWERED, arg=[before, TARGETS], polling=20, timeout=6000)
        except Late:
            page.locator("#picture").focus()
            page.keyboard.press("Escape")
        else:
            return
    raise AssertionError("nothing comes of anything that is pressed")


def decision_on_the_chart(page: Page, rng: random.Random) -> None:
    """One decision in the picture: outright, or a hex or a card and then one of the chips or places that open."""
    before = step(page)
    begin(page, rng, before)
    choices = page.evaluate(IN_SIGHT, TARGETS)
    if step(page) > before:
        return
    if choices:
        press(page, *rng.choice(choices)[1:3])
        with contextlib.suppress(Late):
            page.wait_for_function(PLAYED, arg=before, polling=20, timeout=10_000)
            return
    # Its targets lie elsewhere on the map, or the finger missed: put down, and not by pressing it, which depends on the focus.
    page.locator("#picture").focus()
    page.keyboard.press("Escape")
    decision_on_the_chart(page, rng)


def press(page: Page, x: float, y: float) -> None:
    """A click, or a tap on a phone."""
    width = (page.viewport_size or {"width": 1000})["width"]
    if width < 500:
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)
