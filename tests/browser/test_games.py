"""Whole games in the browser: two people and a bot, through clicks, and by keyboard and list alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import Turn, invitation, play_out, sit_down, turn_by_clicks, turn_by_keyboard


@pytest.mark.parametrize(("turn", "seed"), [(turn_by_clicks, 1), (turn_by_keyboard, 2)], ids=["clicks", "keyboard"])
def test_two_people_and_a_bot_play_to_the_end(visit: Visit, turn: Turn, seed: int) -> None:
    ana = visit("/")
    ana.locator(".games").get_by_role("link", name="Aloha").click()
    sit_down(ana, ["me", "friend", "bot"])
    ben = visit.sits(invitation(ana, 1))
    ben.wait_for_selector("body[data-line=open]")
    assert "/s/" not in ben.url
    play_out({"seat-0": ana, "seat-1": ben}, turn, random.Random(seed))
    for page in (ana, ben):
        expect(page.locator("#ending h2")).to_contain_text("win")
        expect(page.locator("#seat-list .won")).to_have_count(1)
    look_back(ana)
    rematch(ana, ben)


def look_back(page: Page) -> None:
    """After the end the whole game can be stepped through, and its record taken home."""
    page.click("#replay")
    page.wait_for_selector("body.looking-back")
    page.click("#step-first")
    first = int(page.locator("#step").input_value())
    page.click("#step-on")
    expect(page.locator("#ask")).to_contain_text(f"step {first + 1} ")
    page.click("#back-to-now")
    with page.expect_download() as download:
        page.click("#record")
    text = download.value.path().read_text(encoding="utf-8")
    assert text.count("\n") > 10
    assert "Ended: rules" in text


def rematch(ana: Page, ben: Page) -> None:
    """Again, with the seats rotated: who was first is second."""
    ana.click("#rematch")
    ana.wait_for_url("**/t/*?seat=1")
    ben.get_by_role("link", name="Go there").click()
    ben.wait_for_url("**/t/*?seat=2")
    expect(ana.locator("#seat-1")).to_contain_text("Ana")
