"""The end of a game: across the board, with a reason and a picture; and addresses that lead to any step of it."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

import vaka
from tests.browser.conftest import Visit
from tests.browser.test_access import check
from vaka.arena.games import bot_record

GAMES = [name for name in ("aloha", "moorea", "vanuatu", "paradise") if name in vaka.games()]


@cache
def finished(game: str) -> str:
    """The record of a game of three that is over."""
    record = bot_record(vaka.game(game), ["random"] * 3, {"turns": "20"} if game == "paradise" else {}, seed=1)
    record.names = ["Ana", "Ben", "Cid"]
    return str(record)


def ended(visit: Visit, game: str, **screen: object) -> Page:
    """The record of a game that is over, at a table of its own."""
    page = visit("/", **screen)
    answer = page.request.post("/api/v1/records", data=finished(game), headers={"content-type": "text/plain; charset=utf-8"})
    page.goto(f"/t/{answer.json()['table']}")
    page.wait_for_selector("#ending")
    return page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), [(1400, 900), (390, 844)])
def test_the_end_lies_across_the_board(visit: Visit, game: str, width: int, height: int) -> None:
    """Who, why, from what: and the board is one button away, there and back."""
    page = ended(visit, game, width=width, height=height)
    end, board = page.locator("#ending").bounding_box(), page.locator(".stage").bounding_box()
    assert end
    assert board
    assert end["width"] > 0.8 * min(board["width"], 900)
    expect(page.locator("#ending-headline")).to_be_visible()
    expect(page.locator("#ending .plot tbody tr")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    check(page, f"the end of {game}")
    page.click("#ending-close")
    expect(page.locator("#ending")).to_be_hidden()
    expect(page.locator("#show-ending")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#ending-headline")).to_be_focused()


def test_the_end_says_what_made_the_difference(visit: Visit) -> None:
    page = ended(visit, "vanuatu")
    told = page.locator("#ending .ahead").text_content() or ""
    assert re.search(r"has \d+ prosperity points, .+ has \d+\. What makes the difference above all: .+, \d+ to \d+\.$", told), told


def test_a_picture_of_the_end_is_fetched_by_its_link(visit: Visit) -> None:
    page = ended(visit, "vanuatu")
    with page.expect_download() as started:
        page.click("#share-end")
    assert started.value.suggested_filename.startswith("vanuatu-")
    assert started.value.path().read_bytes().startswith(b"\x89PNG")


def test_an_address_leads_to_a_step(visit: Visit) -> None:
    """The bar follows what is looked at; the address opens there again, for anybody, and with the same eyes."""
    page = ended(visit, "moorea")
    page.click("#replay")  # plays on by itself, from the first turn
    page.wait_for_selector("body.looking-back")
    expect(page.locator("#ending")).to_be_hidden()
    page.click("#turn-on")
    page.select_option("#eyes", "1")
    page.wait_for_url(re.compile(r"step=\d+&eyes=1$"))
    shown = page.locator("#ask").text_content() or ""
    other = visit(page.url.partition("/t/")[1] + page.url.partition("/t/")[2], own=True)
    other.wait_for_selector("body.looking-back")
    expect(other.locator("#ask")).to_have_text(shown)
    expect(other.locator("#eyes")).to_have_value("1")
    other.click("#back-to-now")
    expect(other.locator("#ending")).to_be_visible()
    assert "step=" not in other.url


def test_whoever_sat_there_is_led_to_the_step_too(visit: Visit) -> None:
    """A browser that holds a seat is sent to that seat: the step stays in the address."""
    (page,) = visit.seated("aloha", "hb", width=1200, height=800)
    page.wait_for_selector("body.asked #moving")
    page.locator(".topbar .menu summary").first.click()
    page.get_by_role("button", name="Concede").click()
    page.locator("#dialog").get_by_role("button", name="Concede").click()
    expect(page.locator("#ending")).to_be_visible()
    table = page.evaluate("document.body.dataset.table")
    page.goto(f"/t/{table}?step=0")
    page.wait_for_selector("body.looking-back")
    assert re.search(r"seat=0&step=0$", page.url)
