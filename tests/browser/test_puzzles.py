"""Puzzles in the browser: tried, solved, helped with, and counted."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, Response, Route, expect

from tests.browser.conftest import Visit
from tests.browser.playing import press
from tests.browser.test_access import check
from tests.browser.test_plans import tap
from vaka.engine.registry import game as find_game
from vaka.insight.collection import shipped
from vaka.table.shown.puzzles import with_puzzles

PHONE: dict[str, Any] = {"width": 390, "height": 844}


def keys(game: str) -> list[str]:
    return shipped(find_game(game)).keys


def puzzle(visit: Visit, game: str, key: str, **screen: Any) -> Page:
    """The board of a puzzle."""
    page = visit(f"/puzzles/{game}/{key}", **screen)
    ready(page)
    return page


def voyage() -> str:
    """A puzzle of a fleet that goes somewhere, by what usually goes along."""
    mine = shipped(find_game("paradise"))
    return next(key for key in mine.keys if mine.puzzle(key).notation.startswith("move "))


def ready(page: Page) -> None:
    page.wait_for_selector("body.asked[data-line=open] #moving")


def play(page: Page, action: int) -> None:
    """An action of the list, which stands for a part of the board."""
    page.evaluate("id => document.querySelector(`[data-play='${id}']`).click()", action)


def begun(page: Page, actions: tuple[int, ...], count: int) -> None:
    """So many of these actions are played, the last of them now."""
    page.wait_for_selector(f"#actions:not([inert]) [data-play='{actions[count - 1]}']", state="attached")
    with page.expect_response(after(actions[:count])):
        play(page, actions[count - 1])


def after(actions: tuple[int, ...]) -> Callable[[Response], bool]:
    """The position after these actions."""
    told = quote(",".join(map(str, actions)))
    return lambda answer: "/view?" in answer.url and f"after={told}" in answer.url.split("&")


def go(page: Page, goal: str) -> None:
    """Where the stack that is picked up goes: a button of its panel, since another stack may lie there."""
    page.evaluate("goal => document.querySelector(`#plan [data-goal='${goal}']`).click()", goal)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_a_puzzle_is_solved_by_clicks_after_a_wrong_try(visit: Visit, screen: dict[str, Any]) -> None:
    """The wrong action is not played; it is said what it costs. The right one is, and the next puzzle is another."""
    mine = shipped(find_game("aloha"))
    told = [mine.puzzle(key).notation for key in mine.keys]
    # A pirogue that carries no Tiki, which would lie over its middle.
    place = next(place for place, action in enumerate(told) if action.startswith("sail") and "with" not in action)
    key = mine.keys[place]
    best = mine.puzzle(key).best
    page = puzzle(visit, "aloha", key, **screen)
    outright = page.locator("#moving [data-action]:not([data-for])")
    wrong = next(mark for mark in outright.all() if mark.get_attribute("data-action") != str(best))
    press(page, wrong)
    expect(page.locator("#toast")).to_contain_text("not the best")
    expect(page.locator("#coach-done")).to_contain_text("% of a win")
    expect(page.locator("body.asked")).to_have_count(1)
    piece = page.locator(f"#moving [data-for][data-action='{best}']")
    press(page, page.locator(f"#moving [data-select='{piece.first.get_attribute('data-for')}']").first)
    press(page, piece.first)
    expect(page.locator("#coach-done")).to_contain_text("that is it")
    expect(page.locator("body.solved")).to_have_count(1)
    expect(page.locator("#coach-show")).to_be_hidden()
    expect(page.locator("#coach-next")).to_be_focused()
    check(page, "solved")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.click("#coach-next")
    page.wait_for_url(f"**/puzzles/aloha/{mine.keys[place + 1]}")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_a_whole_move_is_tried_in_one_gesture(visit: Visit, screen: dict[str, Any]) -> None:
    """A stack, then where it goes: another goal costs something, that of the solution is it."""
    key = voyage()
    puzzle_of = shipped(find_game("paradise")).puzzle(key)
    start, goal = puzzle_of.notation.split()[1:3]
    page = puzzle(visit, "paradise", key, **screen)
    page.wait_for_selector("#picture:not(.asleep) #moving", state="attached")
    tap(page, start)
    places = [str(button.get_attribute("data-goal")) for button in page.locator("#plan [data-goal]").all()]
    go(page, next(place for place in places if place != f"hex-{goal}"))
    expect(page.locator("#toast")).to_contain_text("not the best")
    expect(page.locator("#coach-done")).to_contain_text("% of a win")
    expect(page.locator("#actions[inert]")).to_have_count(0)
    if page.locator("#plan").is_hidden():
        tap(page, start)
    go(page, f"hex-{goal}")
    expect(page.locator("#coach-done")).to_contain_text("that is it")
    expect(page.locator("#coach-done")).to_contain_text("Next best would be")
    expect(page.locator("body.solved")).to_have_count(1)
    check(page, "a voyage, solved")


def test_a_whole_move_is_tried_step_by_step(visit: Visit) -> None:
    """Nothing is said before the fleet has landed; what was begun can be taken back; what lands elsewhere begins anew."""
    key = voyage()
    solution = shipped(find_game("paradise")).puzzle(key).solution
    page = puzzle(visit, "paradise", key)
    expect(page.locator("#takebacks")).to_be_hidden()
    begun(page, solution, 1)
    begun(page, solution, 2)
    with page.expect_response(after(solution[:1])):
        page.click("#undo")
    expect(page.locator("#restart")).to_be_disabled()
    begun(page, solution, 2)
    with page.expect_response(lambda answer: "/view?" in answer.url and "after=" not in answer.url):
        page.click("#restart")
    expect(page.locator("#takebacks")).to_be_hidden()
    for count in range(1, len(solution) + 1):
        expect(page.locator("body.solved")).to_have_count(0)
        begun(page, solution, count)
    expect(page.locator("body.solved")).to_have_count(1)
    expect(page.locator("#coach-done")).to_contain_text("that is it")


@pytest.mark.parametrize("game", [game.id for game in with_puzzles()])
def test_hints_lead_to_the_solution_by_keyboard(visit: Visit, game: str) -> None:
    page = puzzle(visit, game, keys(game)[-1])
    check(page, game)
    told = set()
    for step in range(3):
        page.locator("#coach-show").focus()
        page.keyboard.press("Enter")
        if step < 2:
            expect(page.locator("#coach-show")).to_contain_text("Hint 2" if step == 0 else "solution")
        told.add(page.locator("#coach-done").text_content())
    expect(page.locator("#coach-done")).to_contain_text("The solution:")
    expect(page.locator("body.solved")).to_have_count(1)
    expect(page.locator("#puzzle-streak")).not_to_contain_text("first try")


def test_what_was_solved_in_a_row_is_kept_in_the_browser(visit: Visit) -> None:
    """Two at the first try are two in a row; one with a hint ends it; one that is solved again counts for nothing."""
    mine = shipped(find_game("aloha"))
    page = puzzle(visit, "aloha", mine.keys[0], own=True)
    for number in (0, 1):
        play(page, mine.puzzle(mine.keys[number]).best)
        expect(page.locator("body.solved")).to_have_count(1)
        page.click("#coach-next")
        page.wait_for_url(f"**/puzzles/aloha/{mine.keys[number + 1]}")
        ready(page)
    expect(page.locator("#puzzle-streak")).to_contain_text("2 in a row on the first try")
    page.goto(f"/puzzles/aloha/{mine.keys[0]}")
    ready(page)
    expect(page.locator("#puzzle-known")).to_be_visible()
    play(page, mine.puzzle(mine.keys[0]).best)
    expect(page.locator("body.solved")).to_have_count(1)
    expect(page.locator("#puzzle-streak")).to_contain_text("2 in a row on the first try")
    page.goto(f"/puzzles/aloha/{mine.keys[2]}")
    ready(page)
    page.click("#coach-show")
    expect(page.locator("#coach-show")).to_contain_text("Hint 2")
    play(page, mine.puzzle(mine.keys[2]).best)
    expect(page.locator("body.solved")).to_have_count(1)
    expect(page.locator("#puzzle-streak")).not_to_contain_text("first try")
    page.goto("/puzzles")
    expect(page.locator("[data-of=aloha] .done")).to_have_text(f"3 of {len(mine)} done")
    assert page.locator("[data-of=aloha] .next").get_attribute("href") == f"/puzzles/aloha/{mine.keys[3]}"


def test_a_try_while_a_hint_is_on_its_way_is_judged(visit: Visit) -> None:
    """Over a slow line: neither of them keeps the table from the next try."""
    mine = shipped(find_game("aloha"))
    key = mine.keys[0]
    page = puzzle(visit, "aloha", key, own=True)
    held: list[Route] = []
    page.route("**/hint?*", lambda route: held.append(route))
    with page.expect_request("**/hint?*"):
        page.click("#coach-show")
    best = mine.puzzle(key).best
    wrong = next(one for one in page.locator("[data-play]").all() if one.get_attribute("data-play") != str(best))
    play(page, int(wrong.get_attribute("data-play") or 0))
    expect(page.locator("#toast")).to_contain_text("not the best")
    held[0].continue_()
    expect(page.locator("#coach-show")).to_contain_text("Hint 2")
    play(page, best)
    expect(page.locator("body.solved")).to_have_count(1)


def test_days_in_a_row_are_counted(visit: Visit) -> None:
    """The puzzle of the day after the one of yesterday; after a day without one it begins anew."""
    page = visit("/puzzles", own=True)
    page.click("#solve-today")
    ready(page)
    day = page.locator("body").get_attribute("data-day")
    game, key = page.url.split("/")[-2:]
    best = shipped(find_game(game)).puzzle(key).best
    for last, told in (("1999-01-01", "Puzzle of the day: solved"), (day_before(str(day)), "Puzzle of the day: 5 days in a row")):
        kept = json.dumps({"row": 0, "days": 4, "last": last})
        page.evaluate("kept => localStorage.setItem('vaka-puzzle-streak', kept)", kept)
        page.reload()
        ready(page)
        play(page, best)
        expect(page.locator("#puzzle-streak")).to_contain_text(told)


def day_before(day: str) -> str:
    from datetime import date, timedelta

    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "phone"])
def test_the_page_of_all_puzzles_is_for_everybody(visit: Visit, screen: dict[str, Any]) -> None:
    page = visit("/", **screen)
    page.locator("a[href='/puzzles']").click()
    page.wait_for_url("**/puzzles")
    page.locator("[data-of=aloha] summary").click()
    expect(page.locator("[data-of=aloha] [data-key]")).to_have_count(len(keys("aloha")))
    check(page, "all puzzles")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
