"""Room for the board: the panel folds, small screens, drag and drop, replays from any seat."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import PIECES, TARGETS, settled, sit_down, step
from tests.browser.test_access import check

PHONE: dict[str, Any] = {"width": 390, "height": 844}
SMALL = """() => [...document.querySelectorAll('button, .button, summary, select, [role=button]')].filter((one) => {
    const box = one.getBoundingClientRect(), svg = one.closest('svg');
    return !svg && box.width > 0 && getComputedStyle(one).visibility !== 'hidden' && !one.closest('.unseen')
        && (box.height < 43.5 || box.width < 43.5);
}).map((one) => `${one.id || one.className} ${one.getBoundingClientRect().width}x${one.getBoundingClientRect().height}`)"""


def seated(visit: Visit, game: str, kinds: str = "hb", **screen: Any) -> Page:
    """Ana at a table, asked."""
    (page,) = visit.seated(game, kinds, **screen)
    page.wait_for_selector("body.asked #moving")
    return page


def width(page: Page, part: str) -> float:
    box = page.locator(part).bounding_box()
    assert box
    return box["width"]


def test_the_panel_folds_and_what_is_asked_stays(visit: Visit) -> None:
    page = seated(visit, "moorea", width=1024, height=768)
    assert width(page, "#picture") > 0.64 * 1024, "at 1024 pixels the board has the width"
    page.click("#fold-side")
    assert width(page, "#picture") > 0.95 * 1024
    expect(page.locator("#ask")).to_be_visible()
    expect(page.locator("#undo")).to_be_visible()
    expect(page.locator("#panel-log")).to_be_hidden()
    check(page, "folded")
    page.reload()
    page.wait_for_selector("body.asked #moving")
    expect(page.locator("#fold-side")).to_have_attribute("aria-expanded", "false")
    page.click("#fold-side")
    expect(page.locator("#panel-log")).to_be_visible()


def test_what_a_board_tells_of_the_seats_is_told_once(visit: Visit) -> None:
    page = seated(visit, "moorea")
    expect(page.locator("#seat-list .has").first).to_be_hidden()
    page = seated(visit, "aloha")
    expect(page.locator("#seat-list .has").first).to_be_visible()


def test_a_piece_is_pulled_to_where_it_goes(visit: Visit) -> None:
    page = seated(visit, "aloha")
    before = step(page)
    start = page.locator(PIECES).first.bounding_box()
    assert start
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] - 40, start["y"] + 60, steps=4)
    expect(page.locator(".ghost")).to_have_count(1)
    goal = page.locator(TARGETS).first.bounding_box()
    assert goal
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    settled(page, before)
    expect(page.locator(".ghost")).to_have_count(0)


@pytest.mark.parametrize("game", ["aloha", "moorea", "vanuatu", "paradise"])
def test_what_is_tapped_is_as_large_as_a_finger(visit: Visit, game: str) -> None:
    page = seated(visit, game, "hbb", **PHONE)
    for tab in ("play", "seats", "log", "chat"):
        page.click(f"[data-tab={tab}]")
        assert page.evaluate(SMALL) == [], tab


def test_a_lost_line_does_not_move_the_board(visit: Visit) -> None:
    page = seated(visit, "aloha", own=True, **PHONE)
    before = page.locator("#picture").bounding_box()
    page.evaluate("document.body.dataset.line = 'lost'; document.getElementById('line-state').textContent = 'x'.repeat(40)")
    assert page.locator("#picture").bounding_box() == before


def test_a_finished_game_is_seen_from_any_seat(visit: Visit) -> None:
    page = visit("/new/moorea")
    sit_down(page, ["me", "bot", "bot"])
    page.wait_for_selector("body.asked")
    page.locator(".topbar .menu summary").first.click()
    page.get_by_role("button", name="Concede").click()
    page.locator("#dialog").get_by_role("button", name="Concede").click()
    page.wait_for_selector("#replay")
    page.click("#step-back")
    page.wait_for_selector("body.looking-back")
    mine = page.locator("#picture #hand").inner_html()
    page.select_option("#eyes", "1")
    page.wait_for_function("mine => document.querySelector('#picture #hand').innerHTML !== mine", arg=mine)
    check(page, "another's eyes", dark=False)


def test_the_first_page_has_pictures_that_can_be_read(visit: Visit) -> None:
    page = visit("/", **PHONE)
    assert page.locator(".game img").first.evaluate("picture => picture.clientWidth") > 300
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_record_is_played_on(visit: Visit) -> None:
    page = seated(visit, "aloha")
    before = step(page)
    page.locator("#moving [id^=tile][data-action]").first.dispatch_event("click")
    settled(page, before)
    page.locator(".topbar .menu summary").first.click()
    page.get_by_role("button", name="Concede").click()
    page.locator("#dialog").get_by_role("button", name="Concede").click()
    expect(page.locator("#ending")).to_be_visible()
    text = page.request.get(page.locator("#record-link").get_attribute("href") or "").text()
    reader = visit("/")
    reader.set_input_files("#record-file", {"name": "game.vaka", "mimeType": "text/plain", "buffer": text.encode()})
    reader.wait_for_url("**/t/**")
    reader.wait_for_selector("body[data-line=open]")
    reader.click("#step-back")
    reader.wait_for_selector("body.looking-back")
    old = reader.url
    reader.click("#resume")
    reader.locator("#dialog .which-seat label").first.click()
    reader.locator("#dialog").get_by_role("button", name="Play on from here").click()
    reader.wait_for_function("old => location.href !== old && document.body.dataset.seat !== undefined", arg=old)
    reader.wait_for_selector("body.asked #moving")
