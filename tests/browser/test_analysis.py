"""The analysis of a game that is over: asked for, waited for, read, and followed to the positions it is about."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Server, Visit
from tests.browser.test_access import check

COSTLY: dict[str, Any] = {
    "ply": 2,
    "played": "Reveal the tile d2.",
    "better": "Move the pirogue on d3 to c3.",
    "cost": "8%",
    "error": "2%",
    "line": "Ana: reveal c2",
}


def table_of_bots(server: Server) -> tuple[str, str]:
    """A table with one person whose key we have: its name, and the key."""
    seats = [{"kind": "human", "name": "Ana", "owner": "key"}, {"kind": "bot", "bot": "random"}]
    opened = httpx.post(f"{server.url}/api/v1/tables", json={"game": "aloha", "seats": seats}, timeout=20).json()
    return opened["table"], opened["seats"][0]["token"]


@cache
def finished(server: Server) -> str:
    """A game of Aloha against a bot that was given up after some moves."""
    table, key = table_of_bots(server)
    luck = random.Random(4)
    path, mine = f"/api/v1/tables/{table}", {"seat": 0}
    with httpx.Client(base_url=server.url, headers={"authorization": f"Bearer {key}"}, timeout=20) as http:
        for _ in range(6):
            view = http.get(path, params=mine).json()
            while not view["you"] and not view["over"]:
                view = http.get(path, params=mine).json()
            if view["over"]:
                break
            http.post(f"{path}/act", params=mine, json={"action": luck.choice(view["actions"])["id"], "entry": view["entry"]})
        http.post(f"{path}/request", params=mine, json={"what": "concede"})
        assert http.get(path).json()["over"]
    return table


def analysed(visit: Visit, **screen: Any) -> Page:
    """The page of an analysis that is there; a costly decision is put in where so little thought has found none."""
    page = visit("/", own=True, **screen)

    def with_one(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        if found.get("part") == 1 and not any(seat["costly"] for seat in found["seats"]):
            found["seats"][0]["costly"] = [COSTLY]
        route.fulfill(status=answer.status, json=found)

    page.route("**/analysis?*", with_one)
    page.goto(f"/t/{finished(visit.server)}/analysis")
    page.wait_for_selector("#analysis-begin:not([hidden]), #analysis-wait:not([hidden]), #analysis-found:not([hidden])")
    if page.locator("#analysis-start").is_visible():
        page.click("#analysis-start")
    page.wait_for_selector("#analysis-found:not([hidden])", timeout=60_000)
    return page


def test_the_end_of_a_game_leads_to_its_analysis(visit: Visit) -> None:
    page = visit(f"/t/{finished(visit.server)}")
    page.click("#ending #analysis")
    page.wait_for_url("**/analysis")
    expect(page.locator("h1")).to_have_text("Analysis")
    page.get_by_role("link", name="Back to the game").click()
    expect(page.locator("#ending")).to_be_visible()


def test_a_bar_says_how_far_it_is(visit: Visit) -> None:
    """The page asks again and again, and shows the part that is done."""
    page = visit("/", own=True)
    parts = [None, 0.25, 0.6]
    told = {"part": 0.6, "picture": "", "seats": [], "made": ""}

    def answers(route: Route) -> None:
        part = 0.0 if route.request.method == "POST" else parts.pop(0) if len(parts) > 1 else parts[0]
        route.fulfill(json=told | {"part": part})

    page.route("**/analysis?*", answers)
    page.goto(f"/t/{finished(visit.server)}/analysis")
    page.click("#analysis-start")
    bar = page.locator("#analysis-part")
    expect(bar).to_be_visible()
    page.wait_for_function("() => document.getElementById('analysis-part').value === 0.6")
    expect(page.locator("#analysis-begin")).to_be_hidden()
    expect(page.locator("#analysis-found")).to_be_hidden()
    check(page, "an analysis under way")


@pytest.mark.parametrize(("width", "scheme"), [(1200, "light"), (390, "dark")])
def test_an_analysis_is_read(visit: Visit, width: int, scheme: str) -> None:
    """Curve, sums for each seat, and decisions that cost; nothing wider than the page but the curve, which is moved sideways."""
    page = analysed(visit, width=width, height=844, scheme=scheme)
    expect(page.locator("#analysis-curve svg polyline")).not_to_have_count(0)
    drawn = page.locator("#analysis-curve svg").get_attribute("viewBox") or ""
    assert drawn.split()[2] == ("900" if width > 600 else "440"), "a phone has a picture of its own"
    expect(page.locator("#analysis-seats h2")).to_have_count(2)
    expect(page.locator("#analysis-seats section").first).to_contain_text("luck")
    expect(page.locator("#analysis-made")).to_contain_text("Vaka")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    check(page, "an analysis")


def test_a_click_on_the_curve_leads_to_the_position(visit: Visit) -> None:
    page = analysed(visit, width=1200, height=900)
    strip = page.locator("#analysis-curve [data-ply]").nth(3)
    ply = strip.get_attribute("data-ply")
    strip.click()
    page.wait_for_selector("body.looking-back #moving")
    expect(page.locator("#step")).to_have_value(ply or "")


def test_the_curve_is_walked_by_keys(visit: Visit) -> None:
    """The arrows go from point to point and say what stands there; Enter leads to the position."""
    page = analysed(visit, width=1200, height=900)
    page.locator("#analysis-curve").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    said = page.locator("#analysis-at").inner_text()
    assert "%" in said
    page.keyboard.press("ArrowLeft")
    assert page.locator("#analysis-at").inner_text() != said
    ply = page.locator("#analysis-curve .at.here").get_attribute("data-ply")
    page.keyboard.press("Enter")
    page.wait_for_selector("body.looking-back #moving")
    expect(page.locator("#step")).to_have_value(ply or "")


def test_a_players_own_curve(visit: Visit) -> None:
    """By what one player knew: their line alone, and back to everybody's."""
    page = analysed(visit, width=1200, height=900)
    title = page.locator("#analysis-curve svg text").first
    before = title.text_content()
    page.get_by_label("Chances by what was known to").select_option(label="Ana")
    expect(title).to_contain_text("by what Ana knew")
    page.get_by_label("Chances by what was known to").select_option(label="everybody")
    expect(title).to_have_text(before or "")


def test_a_costly_decision_can_be_looked_at_and_played_on_from(visit: Visit) -> None:
    page = analysed(visit, width=390, height=844)
    row = page.locator(".costly li").first
    expect(row).to_contain_text("Better")
    row.get_by_role("link", name="See the position").click()
    page.wait_for_selector("body.looking-back #moving")
    page.go_back()
    page.wait_for_selector("#analysis-found:not([hidden])")
    page.locator(".costly li").first.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/analysis" not in url and finished(visit.server) not in url)
    page.wait_for_selector("body.asked #moving")


def test_a_running_game_has_none(visit: Visit) -> None:
    table, _ = table_of_bots(visit.server)
    page = visit(f"/t/{table}")
    expect(page.locator("#analysis")).to_have_count(0)
    answer = page.request.get(f"/t/{table}/analysis")
    assert answer.status == 409
    assert "The game is not over" in answer.text()


def test_whoever_asks_for_too_many_is_told(visit: Visit) -> None:
    page = visit("/", own=True)
    page.route(
        "**/analysis?*",
        lambda route: (
            route.fulfill(status=429, json={"reason": "Too fast."})
            if route.request.method == "POST"
            else route.fulfill(json={"part": None, "picture": "", "seats": [], "made": ""})
        ),
    )
    page.goto(f"/t/{finished(visit.server)}/analysis")
    page.click("#analysis-start")
    expect(page.get_by_text("Too fast.")).to_be_visible()
    expect(page.locator("#analysis-start")).to_be_visible()
    assert len(visit.complaints) == 1
    assert "429" in visit.complaints.pop(), "which the browser notes, too"


def test_the_eyes_that_were_chosen_last_are_shown(visit: Visit) -> None:
    """Over a slow line the answer about the choice before may come later."""
    page = analysed(visit)
    held: list[Route] = []
    page.route("**/analysis?*eyes=0*", lambda route: held.append(route))
    with page.expect_request("**/analysis?*eyes=0*"):
        page.select_option("#analysis-eyes", "0")
    page.select_option("#analysis-eyes", "1")
    title = page.locator("#analysis-curve svg text").first
    expect(title).to_contain_text("knew")
    shown = title.text_content()
    assert "Ana" not in (shown or "")
    with page.expect_response("**/analysis?*eyes=0*"):
        held[0].continue_()
    page.evaluate("() => new Promise(done => setTimeout(done, 50))")
    assert title.text_content() == shown
