"""Every game can be played by keyboard alone, on the board itself: a skip link, arrows, Enter."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.playing import is_over, step

DECISIONS = 8
ON_THE_BOARD = "document.activeElement?.matches('#picture [data-action], #picture [data-select]') ?? false"


def decide(page: Page) -> None:
    """Go to the board, walk a little, and press Enter until something was decided."""
    before = step(page)
    for walk in range(6):
        if not page.evaluate(ON_THE_BOARD):
            page.locator("#skip-to-board").focus()
            page.keyboard.press("Enter")
        assert page.evaluate(ON_THE_BOARD)
        for _ in range(walk):
            page.keyboard.press("ArrowRight")
        for _ in range(3):  # a piece, then where it goes
            page.keyboard.press("Enter")
            page.wait_for_timeout(250)
            if step(page) > before or is_over(page):
                return
        page.keyboard.press("Escape")
    raise AssertionError("nothing could be decided by keyboard")


@pytest.mark.parametrize("game", ["aloha", "moorea", "vanuatu", "paradise"])
def test_decisions_by_keyboard_alone(visit: Visit, game: str) -> None:
    (page,) = visit.seated(game, "hb")
    for _ in range(DECISIONS):
        page.wait_for_selector("body.asked #moving, #ending", state="attached")
        if is_over(page):
            break
        decide(page)
