"""What a hex is called, and what the victory track says: on the map, in its words, and in the reader's language."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit

NAMES = {"en": "Solomon Islands", "fr": "Salomon", "de": "Salomonen"}
COUNTED = {"en": "At the last count: ", "fr": "Au dernier décompte\u00a0: ", "de": "Bei der letzten Zählung: "}
NOW = {"en": "Now: ", "fr": "À présent\u00a0: ", "de": "Jetzt: "}


def test_the_map_and_its_words_call_a_hex_alike(visit: Visit) -> None:
    """The title, the words that a click brings, and the drawing, which is another one in every language."""
    drawn = set()
    for lang, name in NAMES.items():
        (page,) = visit.seated("fleets", "hb", locale=lang)
        page.wait_for_selector("body.asked #moving")
        assert (page.locator("#hex-0304").get_attribute("aria-label") or "").startswith(f"{name} (0304)")
        page.locator("[data-place=hex-0304]").first.dispatch_event("click")
        expect(page.locator("#about .called")).to_have_text(f"{name} (0304)")
        page.keyboard.press("Escape")
        drawn.add(page.evaluate("document.querySelector('#vk-name-0304').innerHTML"))
    assert len(drawn) == len(NAMES)


def test_the_track_says_what_was_counted_and_what_it_would_be_now(visit: Visit) -> None:
    """A marker where the points were counted last, a ghost where they would be now; both are told."""
    for lang in NAMES:
        (page,) = visit.seated("fleets", "hb", locale=lang)
        page.wait_for_selector("body.asked #moving")
        told = page.locator("#track").get_attribute("aria-label") or ""
        assert COUNTED[lang] in told, told
        assert NOW[lang] in told, told
        expect(page.locator("#track-yellow")).to_be_attached()
        expect(page.locator("#track-now-yellow")).to_be_attached()
