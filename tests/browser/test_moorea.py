"""Moorea at the table: a whole game through clicks, payments of several ways, a phone, and hidden hands on one screen."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import TARGETS, decision_by_picture, hand_on, invitation, play_out, press, settled, sit_down, step
from tests.browser.test_access import faults

WIDE, TALL = "0 0 1200 940", "0 0 780 1400"
PHONE = {"width": 390, "height": 844}
WAYS = {"3 wood", "2 wood and 1 fish", "1 wood and 2 fish"}


def test_two_people_and_the_greedy_bot_play_to_the_end(visit: Visit) -> None:
    ana = visit("/")
    ana.get_by_role("link", name="Moorea").click()
    sit_down(ana, ["me", "friend", "bot"])
    ben = visit.sits(invitation(ana, 1))
    ben.wait_for_selector("body[data-line=open]")
    play_out({"seat-0": ana, "seat-1": ben}, decision_by_picture, random.Random(4))
    for page in (ana, ben):
        expect(page.locator("#ending h2")).to_contain_text("win")
    expect(ana.locator("#ending .sources tbody th")).not_to_have_count(0)
    assert sums(ana) == totals(ana)
    assert faults(ana) == []


def points(text: str) -> int:
    """A number with a true minus sign."""
    return int(text.replace("−", "-"))


def sums(page: Page) -> list[int]:
    """The columns of the table of points, added up."""
    rows = [row.locator("td").all_inner_texts() for row in page.locator(".sources tbody tr").all()]
    return [sum(map(points, column)) for column in zip(*rows, strict=True)]


def totals(page: Page) -> list[int]:
    """The last line of that table; the seats' panels say the same."""
    last = [points(text) for text in page.locator(".sources tfoot td").all_inner_texts()]
    shown = [points(text.split()[-1]) for text in page.locator("#seat-list .score").all_inner_texts()]
    assert sorted(last) == sorted(shown)
    return last


def rich(visit: Visit, **screen: int) -> Page:
    """A table where green can do much."""
    page = visit("/new/rich", **screen)
    sit_down(page, ["me", "bot", "bot"])
    page.wait_for_selector("body.asked #moving")
    return page


def test_a_payment_is_chosen_on_the_sheet_of_the_picture(visit: Visit) -> None:
    page = rich(visit)
    press(page, page.locator("[data-select='buy-jetty']"))
    titles = [one.get_attribute("aria-label") or "" for one in page.locator(TARGETS).all()]
    assert {title.partition(" for ")[2] for title in titles} == WAYS
    page.keyboard.press("Escape")
    press(page, page.locator("[data-select='buy-jetty']"))
    before = step(page)
    press(page, page.locator(f"{TARGETS}[aria-label*='2 wood and 1 fish']"))
    settled(page, before)
    expect(page.locator("#log-list")).to_contain_text("Ana acquires the jetty for 2 wood and 1 fish.")


def test_a_payment_is_chosen_from_the_list(visit: Visit) -> None:
    page = rich(visit)
    page.fill("#notation", "jetty")
    ways = page.locator("#action-list .act")
    expect(ways).to_have_count(len(WAYS))
    before = step(page)
    ways.filter(has_text="1 wood and 2 fish").click()
    settled(page, before)
    expect(page.locator("#log-list")).to_contain_text("Ana acquires the jetty for 1 wood and 2 fish.")


def test_panels_tell_what_seats_have(visit: Visit) -> None:
    page = rich(visit)
    expect(page.locator("#seat-0 .has")).to_have_text(
        re.compile(r"8 cards \(limit 8\) · basket, fishing net, cart · 1 site · 3 stores")
    )


def test_a_phone_has_the_tall_table(visit: Visit) -> None:
    page = rich(visit, **PHONE)
    picture = page.locator("#picture svg").first
    expect(picture).to_have_attribute("viewBox", TALL)
    box = page.locator("#picture").bounding_box()
    assert box is not None
    assert box["height"] > 600
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert faults(page) == []
    expect(page.locator("#actions")).to_be_hidden()
    press(page, page.locator("[data-select='buy-jetty']"))
    low = page.locator(TARGETS).first.bounding_box()
    assert low is not None
    assert low["height"] >= 44
    page.tap("#unfold")
    expect(page.locator("#actions")).to_be_visible()
    page.tap("#unfold")
    page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})  # it is turned
    expect(picture).to_have_attribute("viewBox", WIDE)
    expect(page.locator("#actions")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(picture).to_have_attribute("viewBox", TALL)
    before = step(page)
    press(page, page.locator("#pass"))
    settled(page, before)


def test_a_look_back_keeps_the_shape(visit: Visit) -> None:
    page = rich(visit, **PHONE)
    before = step(page)
    press(page, page.locator("#pass"))
    settled(page, before)
    page.tap("[data-tab=log]")
    page.tap("#step-first")
    expect(page.locator("body.looking-back #picture svg").first).to_have_attribute("viewBox", TALL)
    expect(page.locator("#seat-list .has").first).to_have_text(re.compile("8 cards"))


def test_a_curtain_falls_between_the_hands(visit: Visit) -> None:
    """Two players at one screen: the next hand is not even in the page before its owner says so."""
    page = visit("/new/moorea")
    sit_down(page, ["me", "me"])
    page.wait_for_selector("body.asked, #curtain[open]")
    for _ in range(3):
        if page.locator("#curtain").is_visible():
            page.locator("#curtain button").click()
        page.wait_for_selector("body.asked:not(.curtained)")
        mine = page.locator(".seat.mine").get_attribute("id")
        while not page.locator("#curtain").is_visible():
            before = step(page)
            pass_on(page)
            page.wait_for_function("before => Number(document.getElementById('step').max) > before", arg=before)
            page.wait_for_selector("body.asked, #curtain[open], #hand-on:not([hidden])")
            if page.locator("#hand-on").is_visible():
                expect(page.locator("#picture")).to_be_visible()
                hand_on(page)
        expect(page.locator("#picture")).to_be_hidden()
        assert page.locator(".seat.mine").get_attribute("id") == mine


def pass_on(page: Page) -> None:
    """Whatever ends the turn soonest: the pass, else what has to be discarded or drawn."""
    passing = page.locator("#pass")
    press(page, passing if passing.count() else page.locator("#moving [data-action]:not([data-for])").first)


def test_an_exchange_is_made_by_the_cards_themselves(visit: Visit) -> None:
    """A card of the row, then two of the hand: the panel says what is still missing, and nothing lies over the market."""
    page = rich(visit)
    before = step(page)
    press(page, page.locator("[data-select='row-bamboo']").first)
    expect(page.locator("#plan")).to_contain_text("Two of your cards for bamboo")
    press(page, page.locator("[data-place='hand-green-wood']"))
    expect(page.locator("#plan")).to_contain_text("1 wood and one more card for bamboo")
    assert step(page) == before
    assert faults(page) == []
    press(page, page.locator("[data-place='hand-green-fish']"))
    settled(page, before)
    expect(page.locator("#log-list")).to_contain_text("Ana exchanges 1 wood and 1 fish for bamboo.")


def test_an_exchange_is_made_from_the_panel(visit: Visit) -> None:
    """The same by keys: the focus stays in the panel while a card is missing."""
    page = rich(visit)
    before = step(page)
    press(page, page.locator("[data-select='row-fish']").first)
    page.locator("#plan .ware", has_text="wood").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#plan")).to_contain_text("one more card")
    assert page.evaluate("document.activeElement.closest('#plan') !== null")
    page.keyboard.press("Enter")
    settled(page, before)
    expect(page.locator("#log-list")).to_contain_text("Ana exchanges 2 wood for a fish.")
