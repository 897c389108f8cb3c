"""The pages are light, and the first move is near."""

from __future__ import annotations

import gzip
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Server, Visit
from tests.browser.playing import press, settled, step
from vaka import table

MOST = 250_000
"""Bytes, compressed: the script, the styles, the symbols and the words."""
SLOW = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
"""A phone in the country: what browsers call slow 4G."""


def test_the_pages_own_weight(server: Server) -> None:
    static = Path(table.__file__).parent / "static"
    sent = ["app.js", "app.css", "seats.svg", "icon.svg", "messages.de.ftl"]
    weight = sum(len(gzip.compress((static / name).read_bytes())) for name in sent)
    assert weight < MOST, f"{weight} bytes"


def test_three_clicks_to_the_first_move(visit: Visit) -> None:
    page = visit("/")
    page.locator(".games").get_by_role("link", name="Aloha").click()
    page.click("#sit-down")
    page.wait_for_selector("body.asked #moving")
    before = step(page)
    press(page, page.locator("#moving [id^=tile][data-action]").first)
    settled(page, before)


def test_the_board_comes_soon_on_a_slow_line(visit: Visit) -> None:
    """On a slow line the board needs the page, the script, its words and its ground: nothing else is waited for."""
    (page,) = visit.seated("aloha", "hb", width=390, height=844, own=True)
    page.wait_for_selector("body.asked #moving")
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    page.reload(wait_until="commit")
    page.wait_for_selector("#picture svg")
    asked = page.evaluate(
        "() => performance.getEntriesByType('resource').filter((one) => one.startTime < performance.now()).map((one) => one.name)"
    )
    expect(page.locator("#picture svg").first).to_be_visible()
    assert len(asked) < 14, asked
