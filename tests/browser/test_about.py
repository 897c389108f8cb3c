"""Everything on a board explains itself: to a pointer that rests, a finger that stays, a tap, and the keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import MARKS
from tests.browser.test_access import check

PHONE: dict[str, Any] = {"width": 390, "height": 844}
PRESS = """(part) => { const box = part.getBoundingClientRect();
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true, pointerType: 'touch' };
    part.dispatchEvent(new PointerEvent('pointerdown', at));
    setTimeout(() => { part.dispatchEvent(new PointerEvent('pointerup', at));
        part.dispatchEvent(new MouseEvent('click', at)); }, 700); }"""


def seated(visit: Visit, game: str, **screen: Any) -> Page:
    """Ana at a table with bots, asked."""
    (page,) = visit.seated(game, "hbb", **screen)
    page.wait_for_selector("body.asked #moving")
    return page


def test_a_pointer_that_rests_is_told_name_effect_and_price(visit: Visit) -> None:
    page = seated(visit, "moorea")
    page.locator("[data-place=display-0]").first.hover()
    box = page.locator("#about")
    expect(box.locator(".called")).not_to_be_empty()
    expect(box.locator(".cut svg")).to_be_visible()
    expect(box).to_contain_text("Price:")
    check(page, "words about a card")
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_a_tap_on_what_cannot_be_played_says_why(visit: Visit, screen: dict[str, Any]) -> None:
    page = seated(visit, "rich", **screen)
    shut = page.evaluate(
        """() => [...document.querySelectorAll('#moving [data-place^=display]')]
            .find((part) => !part.closest('[data-action], [data-select]')).dataset.place"""
    )
    page.locator(f"[data-place={shut}]").first.dispatch_event("click")
    box = page.locator("#about")
    expect(box.locator(".why")).to_contain_text("Not now:")
    expect(page.locator("#heard")).to_contain_text("Not now:")
    place = box.bounding_box()
    assert place
    assert place["x"] >= 0
    assert place["x"] + place["width"] <= (page.viewport_size or {"width": 0})["width"]
    check(page, "why not")
    box.locator(".rule").click()
    expect(page.locator("#rules-text .named")).to_be_visible()


def test_a_finger_that_stays_asks_and_plays_nothing(visit: Visit) -> None:
    page = seated(visit, "aloha", **PHONE)
    at = page.locator("#step").get_attribute("max")
    page.locator("#moving [data-action] [data-place]").first.evaluate(PRESS)
    expect(page.locator("#about .called")).to_be_visible()
    page.wait_for_timeout(500)
    assert page.locator("#step").get_attribute("max") == at
    expect(page.locator("#about .does")).to_contain_text("Reveal")


@pytest.mark.parametrize("game", ["aloha", "moorea", "vanuatu", "paradise"])
def test_two_keys_to_the_first_piece_and_words_by_keyboard(visit: Visit, game: str) -> None:
    """Skip link, then the picture is one stop; Shift and the arrows lead over all that has words, `?` asks."""
    page = seated(visit, game)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    focused = "document.activeElement.matches('#picture [data-action], #picture [data-select]')"
    assert page.evaluate(focused)
    assert page.locator(MARKS).count() > 1
    assert page.locator("#picture [tabindex='0']").count() == 1
    expect(page.locator("#about")).to_be_visible()
    before = page.evaluate("document.activeElement.getAttribute('aria-label')")
    for key in ("ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight"):
        page.keyboard.press(f"Shift+{key}")
        page.wait_for_timeout(200)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") != before
    expect(page.locator("#about .called")).not_to_be_empty()
    page.keyboard.press("?")
    page.wait_for_function("() => document.getElementById('heard').textContent.length > 3")


@pytest.mark.parametrize("game", ["aloha", "moorea", "vanuatu", "paradise"])
def test_nothing_on_a_board_is_without_words(visit: Visit, game: str) -> None:
    page = seated(visit, game)
    page.click("#places summary")
    expect(page.locator("#place-list li").first).to_be_visible()
    assert page.locator("#place-list li").count() > 20
    page.locator("#place-list li").first.hover()
    expect(page.locator("#over .lit")).to_have_count(1)


def test_reasons_stand_together(visit: Visit) -> None:
    """What is not possible now: one line for each reason, with all the kinds that it closes."""
    page = seated(visit, "moorea")
    page.click("#why-not summary")
    texts = [line.inner_text() for line in page.locator("#obstacle-list li > span").all()]
    assert texts
    assert len(texts) == len(set(texts))
    shut = page.locator("#obstacle-list li strong").all_inner_texts()
    assert any("," in kinds for kinds in shut)
