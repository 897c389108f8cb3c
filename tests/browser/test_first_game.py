"""A first game: somebody explains at the table; and a hint for whoever asks."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import press, settled, sit_down, step
from tests.browser.test_access import check

PHONE: dict[str, Any] = {"width": 390, "height": 844}


def learn(visit: Visit, game: str, **screen: Any) -> Page:
    """The first step."""
    page = visit(f"/learn/{game}", **screen)
    page.wait_for_selector("body[data-line=open] #moving")
    return page


@pytest.mark.parametrize("course", ["aloha", "moorea", "vanuatu", "paradise", "paradise?alone=1"])
def test_a_lesson_is_gone_through_by_keyboard(visit: Visit, course: str) -> None:
    page, game = learn(visit, course), course.partition("?")[0]
    check(page, "the coach")
    steps = int(page.locator("body").get_attribute("data-lessons") or 0)
    for number in range(1, steps + 1):
        expect(page.locator("#coach-step")).to_have_text(f"Step {number} of {steps}")
        page.wait_for_selector(f"body[data-step='{number}']")
        page.wait_for_timeout(100)
        if page.locator("#coach-show").is_visible():
            page.locator("#coach-show").focus()
            page.keyboard.press("Enter")
            expect(page.locator("#over .hint").first).to_be_attached()
        page.locator("#coach-next").focus()
        page.keyboard.press("Enter")
    page.wait_for_url(f"**/new/{game}")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_the_right_move_is_praised_and_another_is_not_played(visit: Visit, screen: dict[str, Any]) -> None:
    page = learn(visit, "aloha", **screen)
    while not page.locator("#coach-show").is_visible():
        page.click("#coach-next")
        page.wait_for_timeout(400)
    page.wait_for_selector("body.asked #moving [data-action]")
    lessons = page.request.get("/api/v1/games/aloha/lessons").json()
    text = page.locator("#coach-text").inner_text()
    (right,) = next(lesson["moves"][:1] for lesson in lessons if lesson["text"] == text)
    others = page.locator("#moving [data-action]:not([data-for])")
    wrong = next(mark for mark in others.all() if mark.get_attribute("data-action") != str(right))
    press(page, wrong)
    expect(page.locator("#toast")).to_contain_text("In this step")
    page.evaluate("id => document.querySelector(`[data-play='${id}']`).click()", right)
    expect(page.locator("#coach-done")).to_have_text("Well done.")
    check(page, "well done", dark=False)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize(("locale", "words"), [("fr", "Étape 1 sur 8"), ("de", "Schritt 1 von 8")])
def test_it_speaks_the_readers_language(visit: Visit, locale: str, words: str) -> None:
    page = learn(visit, "aloha", locale=locale)
    expect(page.locator("#coach-step")).to_have_text(words)


def test_whoever_plays_for_the_first_time_is_offered_it_once(visit: Visit) -> None:
    (page,) = visit.seated("aloha", "hb", likes="pace=fast")
    expect(page.locator("#first-game")).to_contain_text("first game")
    check(page, "offered", dark=False)
    page.click("#first-game-no")
    expect(page.locator("#first-game")).to_be_hidden()
    page.reload()
    page.wait_for_selector("body[data-line=open]")
    expect(page.locator("#first-game")).to_be_hidden()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_a_hint_is_shown_on_the_board_and_can_be_played(visit: Visit, screen: dict[str, Any]) -> None:
    (page,) = visit.seated("aloha", "hb", **screen)
    page.wait_for_selector("body.asked #moving")
    before = step(page)
    page.click("#hint")
    expect(page.locator("#hint-play")).to_be_visible(timeout=60_000)
    expect(page.locator("#over .hint").first).to_be_attached()
    rows = page.locator("#hint-bar .candidate")
    shares = [int(words.split("%")[0]) for words in page.locator("#hint-bar .figures").all_text_contents()]
    assert shares == sorted(shares, reverse=True)
    line = page.locator("#hint-bar .hint-line").text_content() or ""
    assert line == "" or line.startswith("Then perhaps ")  # on a busy machine too little is tried to expect anything
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    check(page, "a hint", dark=False)
    if rows.count() > 1:  # another candidate is looked at, and then the first again
        marked = page.locator("#over").inner_html()
        rows.nth(1).click()
        assert page.locator("#over").inner_html() != marked
        rows.first.click()
        assert page.locator("#over").inner_html() == marked
    page.click("#hint-play")
    settled(page, before)
    expect(page.locator("#hint-bar")).to_be_hidden()


def test_a_table_may_have_no_hints(visit: Visit) -> None:
    page = visit("/new/aloha")
    page.locator("#more summary").click()
    page.locator("label", has=page.locator("input[name=hints]")).click()
    page.click("#sit-down")
    page.wait_for_selector("body.asked #moving")
    expect(page.locator("#hint")).to_be_hidden()


def test_who_leaves_a_lesson_is_back_at_the_table(visit: Visit) -> None:
    page = visit("/new/aloha", likes="pace=fast confirm=off")
    sit_down(page, ["me", "bot"])
    table = page.url
    page.locator("#first-game a").click()
    page.wait_for_selector("#coach-leave")
    page.click("#coach-leave")
    page.wait_for_url(table)
    page.wait_for_selector("body[data-line=open]")


def test_whoever_has_made_a_move_is_not_asked_whether_it_is_the_first_game(visit: Visit) -> None:
    (page,) = visit.seated("aloha", "hb", likes="pace=fast confirm=off")
    page.wait_for_selector("body.asked #moving")
    expect(page.locator("#first-game")).to_be_visible()
    before = step(page)
    page.fill("#notation", "pass")
    page.keyboard.press("Enter")
    settled(page, before)
    expect(page.locator("#first-game")).to_be_hidden()
    page.reload()
    page.wait_for_selector("body[data-line=open]")
    expect(page.locator("#first-game")).to_be_hidden()
