"""What happened? Steps since my last decision are marked and can be seen again, at a pace that eyes can follow."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import press, settled, step, turn_by_clicks
from tests.browser.test_access import check

PHONE: dict[str, Any] = {"width": 390, "height": 844}
GHOSTS = """() => { window.ghosts = 0; new MutationObserver((all) => { for (const one of all) for (const node of one.addedNodes)
    if (node.classList?.contains('ghost')) window.ghosts += 1; }).observe(document.body, { childList: true }); }"""


def against_bots(visit: Visit, game: str = "aloha", **screen: Any) -> Page:
    """Ana has had a turn, the bots theirs, and she is asked again."""
    (page,) = visit.seated(game, "hbb", **screen)
    page.wait_for_selector("body.asked #moving")
    turn_by_clicks(page, random.Random(5))
    page.wait_for_selector("body.asked:not(.catching-up)")
    return page


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_what_others_did_is_marked_and_can_be_seen_again(visit: Visit, screen: dict[str, Any]) -> None:
    page = against_bots(visit, **screen)
    assert page.locator("#over .recent").count() > 0
    again = page.locator("#again")
    expect(again).to_contain_text("steps")
    check(page, "marks", dark=False)
    at = step(page)
    again.click()
    page.wait_for_selector("body.looking-back")
    page.wait_for_selector("body:not(.looking-back)", timeout=30_000)
    assert step(page) == at
    reveal = page.locator("#moving [id^=tile][data-action]").first
    press(page, reveal)
    settled(page, at)
    expect(page.locator("#over .recent")).to_have_count(0)
    expect(again).to_be_hidden()


def test_one_by_one_means_one_by_one(visit: Visit) -> None:
    (page,) = visit.seated("aloha", "hbb", likes="pace=one")
    for _ in range(30):  # whoever begins may be a bot
        if page.locator("body.asked").count():
            break
        if page.locator("#catch-all").is_visible():
            page.click("#catch-all")
        page.wait_for_timeout(200)
    page.wait_for_selector("body.asked #moving")
    turn_by_clicks_and_pass(page)
    expect(page.locator("#catch-up")).to_be_visible()
    page.wait_for_timeout(600)
    assert page.locator("body.asked").count() == 0
    check(page, "one by one", dark=False)
    shown = step(page)
    page.click("#catch-next")
    assert step(page) > shown
    page.wait_for_timeout(400)
    page.click("#catch-all")
    page.wait_for_selector("body.asked:not(.catching-up)")
    expect(page.locator("#catch-up")).to_be_hidden()


def turn_by_clicks_and_pass(page: Page) -> None:
    """A launch, then the rest of the turn is given up."""
    before = step(page)
    page.locator("#moving [data-select]").first.dispatch_event("click")
    page.locator("#moving [data-for].vk-on").first.click(position={"x": 12, "y": 12})
    settled(page, before)
    page.click("#pass")


def test_slow_is_slow(visit: Visit) -> None:
    (page,) = visit.seated("aloha", "hb", likes="pace=slow")
    page.wait_for_selector("body.asked #moving")
    turn_by_clicks_and_pass(page)
    began = time.monotonic()
    page.wait_for_selector("body:not(.asked)")
    page.wait_for_selector("body.asked:not(.catching-up)")
    assert time.monotonic() - began > 2


def test_the_log_has_a_block_for_each_turn_and_lights_up_the_board(visit: Visit) -> None:
    page = against_bots(visit)
    blocks = page.locator("#log-list > .turn")
    assert blocks.count() >= 3
    assert page.locator("#log-list > .turn > .emblem").count() >= 3
    line = page.locator("#log-list button[data-names]:not([data-names=''])").last
    line.hover()
    expect(page.locator("#over .lit").first).to_be_attached()
    page.locator("#ask").hover()
    expect(page.locator("#over .lit")).to_have_count(0)
    height = page.locator("#panel-log").bounding_box()
    before = step(page)
    press(page, page.locator("#moving [id^=tile][data-action]").first)
    settled(page, before)
    assert page.locator("#panel-log").bounding_box() == height, "the log keeps its place"


def test_the_set_up_is_folded(visit: Visit) -> None:
    (page,) = visit.seated("moorea", "hbb")
    page.wait_for_selector("body.asked #moving")
    expect(page.locator("#log-list .set-up summary")).to_have_text("Set-up")
    expect(page.locator("#log-list .set-up button").first).to_be_hidden()


def test_a_card_flies_from_where_it_was(visit: Visit) -> None:
    (page,) = visit.seated("moorea", "hb", motion=True, own=True)
    page.wait_for_selector("body.asked #moving")
    page.evaluate(GHOSTS)
    for _ in range(3):
        before = step(page)
        mark = page.locator("#moving #pass")
        press(page, mark if mark.count() else page.locator("#moving [data-action]:not([data-for])").first)
        settled(page, before)
        page.wait_for_selector("body.asked:not(.catching-up)")
        if page.evaluate("window.ghosts"):
            break
    assert page.evaluate("window.ghosts") > 0


def test_a_game_plays_by_itself_and_by_arrow_keys(visit: Visit) -> None:
    page = against_bots(visit)
    page.locator("#ask").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("body.looking-back")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("body:not(.looking-back)")
    page.click("#step-first")
    page.click("#step-play")
    expect(page.locator("#step-play")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => Number(document.getElementById('step').value) > 1")
    page.click("#step-play")
    expect(page.locator("#step-play")).to_have_attribute("aria-pressed", "false")
    at = page.locator("#step").input_value()
    page.wait_for_timeout(900)
    assert page.locator("#step").input_value() == at
