"""Clocks beside the prompt: they start when everybody sits, are seen while one plays on a phone, and stop in a pause."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PATIENCE, Visit
from tests.browser.test_access import check

PHONE: dict[str, Any] = {"width": 390, "height": 844}


def timed(visit: Visit) -> list[str]:
    """Invitations to a table for two with ten minutes each, and ten seconds more with every turn."""
    clock = {"kind": "bank", "seconds": 600, "increment": 10}
    wish = {"game": "aloha", "seats": [{"kind": "human"}, {"kind": "human"}], "clock": clock}
    opened = httpx.post(f"{visit.server.url}/api/v1/tables", json=wish, timeout=PATIENCE / 1000)
    assert opened.status_code == 201, opened.text
    return [seat["link"] for seat in opened.json()["seats"]]


def on_the_play_tab(page: Page) -> Page:
    """What is seen while one plays."""
    if (page.viewport_size or {"width": 1000})["width"] < 500:
        page.click("[data-tab=play]")
    return page


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_clocks_start_when_everybody_has_sat_down(visit: Visit, screen: dict[str, Any]) -> None:
    first, second = timed(visit)
    ana = on_the_play_tab(visit.sits(first, **screen))
    expect(ana.locator("#clocks")).to_contain_text("Clocks start when everybody has sat down.")
    expect(ana.locator("#clocks .runs")).to_have_count(0)
    visit.sits(second, **screen)
    expect(ana.locator("#clocks .runs")).to_be_visible()
    expect(ana.locator("#clocks")).not_to_contain_text("Clocks start")
    check(ana, "a clock that runs")


def test_a_pause_stops_the_clocks_and_needs_everybody(visit: Visit) -> None:
    ana, ben = (visit.sits(link) for link in timed(visit))
    expect(ana.locator("#clocks .runs")).to_be_visible()
    ask_for_it(ana)
    expect(ben.locator("#request-place")).to_contain_text("asks for a pause")
    expect(ben.locator("#clocks .runs")).to_be_visible()  # nobody has agreed yet
    ben.get_by_role("button", name="Agree").click()
    for page in (ana, ben):
        expect(page.locator("#clocks")).to_contain_text("Paused")
        expect(page.locator("#clocks .runs")).to_have_count(0)
    ask_for_it(ben)
    ana.get_by_role("button", name="Agree").click()
    for page in (ana, ben):
        expect(page.locator("#clocks .runs")).to_be_visible()


def ask_for_it(page: Page) -> None:
    """From the table's menu."""
    page.locator("details.menu", has=page.locator("#pause")).locator("summary").click()
    page.click("#pause")
