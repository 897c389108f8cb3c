"""What could they hold? Asked of a hidden place on the board, and told as a short list with chances."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.test_access import check

PHONE: dict[str, Any] = {"width": 390, "height": 844}
PASS = """async () => {
    const path = `/api/v1/tables/${document.body.dataset.table}`;
    const view = await (await fetch(`${path}?seat=0`)).json();
    await fetch(`${path}/act?seat=0`, { method: 'POST', headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ notation: 'pass', entry: view.entry }) });
}"""
PASS_AND_CONCEDE = """async () => {
    const path = `/api/v1/tables/${document.body.dataset.table}`;
    const say = (verb, said) => fetch(`${path}/${verb}?seat=0`,
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(said) });
    const view = await (await fetch(`${path}?seat=0`)).json();
    await say('act', { notation: 'pass', entry: view.entry });
    await say('request', { what: 'concede' });
}"""
LISTED = "#about .guesses li"


def pointed_at(page: Page, place: str) -> None:
    """The box with words about a place, as a tap on what cannot be played opens it."""
    page.wait_for_selector(f"#picture [data-place={place}]")
    page.locator(f"#picture [data-place={place}]").first.dispatch_event("click")
    expect(page.locator("#about .called")).not_to_be_empty()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_a_hand_is_guessed_where_the_table_has_hints(visit: Visit, screen: dict[str, Any]) -> None:
    """The likeliest first, with a chance and a mean for each; an open hand has nothing to guess."""
    (page,) = visit.seated("rich", "hbb", **screen)
    page.wait_for_selector("body.asked #moving")
    pointed_at(page, "hand-red")
    page.locator("#about").get_by_role("button", name="What could they hold?").click()
    expect(page.locator(LISTED).first).to_be_visible()
    rows = page.locator(LISTED).all_inner_texts()
    assert 2 <= len(rows) <= 5
    assert all("%" in row and "·" in row for row in rows), rows
    expect(page.locator("#about")).to_contain_text("chance of at least one")
    expect(page.locator("#heard")).to_contain_text(re.compile("%.*%", re.DOTALL))  # it is said, too, after what is being read
    box = page.locator("#about").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= (page.viewport_size or {"width": 0})["width"]
    check(page, "what they could hold")
    page.keyboard.press("Escape")
    expect(page.locator("#about")).to_be_hidden()
    pointed_at(page, "hand-red")
    expect(page.locator(LISTED).first).to_be_visible()  # what was asked once is known in this position


def on_its_way(page: Page) -> Route:
    """A guess that was asked for, and whose answer does not come yet."""
    page.wait_for_selector("body.asked #moving")
    held: list[Route] = []
    page.route("**/belief?*", lambda route: held.append(route))
    pointed_at(page, "hand-red")
    with page.expect_request("**/belief?*"):
        page.locator("#about .guess").click()
    return held[0]


def arrived(page: Page, route: Route) -> None:
    """Its answer is there."""
    with page.expect_response("**/belief?*"):
        route.continue_()
    page.evaluate("() => new Promise(done => setTimeout(done, 50))")


def test_who_asks_by_the_keyboard_stays_in_the_box(visit: Visit) -> None:
    (page,) = visit.seated("rich", "hbb")
    page.wait_for_selector("body.asked #moving")
    pointed_at(page, "hand-red")
    page.locator("#about .guess").focus()
    page.keyboard.press("Enter")
    expect(page.locator(LISTED).first).to_be_visible()
    expect(page.locator("#about .belief")).to_be_focused()


def test_an_answer_to_a_closed_box_does_not_stand_in_the_way(visit: Visit) -> None:
    """The box stays closed, and the next thing that is pointed at is told; what was found is known."""
    (page,) = visit.seated("rich", "hbb", own=True)
    route = on_its_way(page)
    page.keyboard.press("Escape")
    arrived(page, route)
    expect(page.locator("#about")).to_be_hidden()
    page.locator("[data-place=display-0]").first.hover()
    expect(page.locator("#about")).to_be_visible()
    pointed_at(page, "hand-red")
    expect(page.locator(LISTED).first).to_be_visible()


def test_an_answer_about_the_last_position_is_none_about_this(visit: Visit) -> None:
    (page,) = visit.seated("rich", "hbb", own=True)
    route = on_its_way(page)
    page.evaluate(PASS)
    expect(page.locator("#about")).to_be_hidden()
    arrived(page, route)
    pointed_at(page, "hand-red")
    expect(page.locator("#about .guess")).to_have_count(1)


def test_without_hints_nothing_is_guessed(visit: Visit) -> None:
    page = visit("/")
    wish = {"game": "rich", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]}
    opened = page.request.post("/api/v1/tables", data=wish | {"hints": False}).json()
    page = visit.sits(opened["seats"][0]["link"])
    page.wait_for_selector("body.asked #moving")
    pointed_at(page, "hand-red")
    expect(page.locator("#about .guess")).to_have_count(0)


def test_at_the_end_it_is_told_what_it_was(visit: Visit) -> None:
    """An earlier position with a player's own eyes: what could have been there, and a mark at what was."""
    (page,) = visit.seated("rich", "hbb", locale="fr", width=1200, height=800)
    page.wait_for_selector("body.asked #moving")
    table = page.evaluate("document.body.dataset.table")
    page.evaluate(PASS_AND_CONCEDE)
    page.wait_for_selector("#ending")
    page.goto(f"/t/{table}?step=0&eyes=0")
    page.wait_for_selector("body.looking-back #moving")
    pointed_at(page, "hand-red")
    page.locator("#about .guess").click()
    expect(page.locator("#about .guesses .really").first).to_contain_text("en réalité")
    really = page.locator("#about .guesses .was").all_inner_texts()
    assert sum(int(text.split()[-1]) for text in really) == 5, "two wood and three clay, as they were dealt there"
