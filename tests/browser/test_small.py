"""Small things that a player notices."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import sit_down


def test_the_winner_is_not_shown_at_the_start_of_a_replay(visit: Visit) -> None:
    page = visit("/new/aloha")
    sit_down(page, ["me", "bot"])
    page.wait_for_selector("body.asked")
    page.locator(".topbar .menu summary").first.click()
    page.get_by_role("button", name="Concede").click()
    page.locator("#dialog").get_by_role("button", name="Concede").click()
    expect(page.locator("#seat-list .won")).to_have_count(1)
    page.click("#replay")
    page.wait_for_selector("body.looking-back")
    expect(page.locator("#seat-list .won")).to_have_count(0)
    expect(page.locator("#seat-list")).not_to_contain_text("winner")
    page.click("#back-to-now")
    expect(page.locator("#seat-list .won")).to_have_count(1)


def test_at_most_five_tab_stops_to_the_first_piece(visit: Visit) -> None:
    (page,) = visit.seated("aloha", "hb")
    page.wait_for_selector("body.asked #moving")
    for stops in range(1, 6):
        page.keyboard.press("Tab" if stops == 1 else "Enter")
        if page.evaluate("document.activeElement.matches('#picture [data-action], #picture [data-select]')"):
            break
    else:
        raise AssertionError("five keys do not lead to a piece")
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('#picture [data-action], #picture [data-select]')")
