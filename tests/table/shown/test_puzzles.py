"""Puzzles at the table: the view has no solution, hints come step by step, and a try is judged from what is shipped."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter, with_config

from tests.table.served import Served
from vaka.engine.registry import game as find_game
from vaka.insight.collection import position_of, shipped
from vaka.insight.decisions import decisions, leaves_open
from vaka.insight.puzzles import ORDERED, Puzzle
from vaka.table.protocol.shapes import HelpShape, TriedShape, ViewShape
from vaka.table.shown import puzzles

GAMES = [game.id for game in puzzles.with_puzzles()]


@with_config(ConfigDict(extra="forbid", strict=True))
class StrictView(ViewShape):
    """A view with nothing beside what is declared."""


@with_config(ConfigDict(extra="forbid", strict=True))
class StrictHelp(HelpShape):
    """A hint with nothing beside what is declared."""


@with_config(ConfigDict(extra="forbid", strict=True))
class StrictTried(TriedShape):
    """What is said of a try, with nothing beside what is declared."""


VIEW: TypeAdapter[Any] = TypeAdapter(StrictView)
HELP: TypeAdapter[Any] = TypeAdapter(StrictHelp)
TRIED: TypeAdapter[Any] = TypeAdapter(StrictTried)


def some(game: str) -> list[str]:
    """A few puzzles of a game, of every difficulty."""
    keys = shipped(find_game(game)).keys
    return keys[:: max(1, len(keys) // 5)]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_shown_as_its_seat_sees_it_and_is_solved(served: Served, game: str) -> None:
    known = find_game(game)
    for key in some(game):
        root, puzzle = f"/api/v1/games/{game}/puzzles/{key}", shipped(known).puzzle(key)
        shown = served.http.get(f"{root}/view").json()
        VIEW.validate_python(shown)
        assert shown["viewer"] == puzzle.seat
        assert shown["you"]
        assert [one["id"] for one in shown["actions"]] == [int(action) for action in position_of(known, puzzle).legal()]
        view = position_of(known, puzzle)
        found = [decision.actions for decision in decisions(view) if decision.actions != puzzle.solution]
        other = next(one for one in found if not puzzle.rest or not leaves_open(view, one, puzzle.solution))
        wrong = served.http.post(f"{root}/try", json={"actions": other}).json()
        TRIED.validate_python(wrong)
        assert not wrong["right"]
        assert not wrong["on"]
        assert wrong["cost"] >= puzzle.gap - 0.011
        assert f"{round(100 * wrong['cost'])}% of a win" in wrong["text"]
        said = {"actions": puzzle.solution} if ORDERED in puzzle.notation else {"notation": puzzle.notation}
        right = served.http.post(f"{root}/try", json=said).json()
        TRIED.validate_python(right)
        assert right["right"]
        assert right["actions"] == list(puzzle.solution)
        assert f"at least {round(100 * puzzle.gap)}% of a win" in right["text"]
        after = served.http.get(f"{root}/view", params={"after": ",".join(map(str, puzzle.solution))}).json()
        VIEW.validate_python(after)
        assert after["ply"] > shown["ply"]


def voyage() -> Puzzle:
    """A puzzle of a fleet that goes somewhere."""
    mine = shipped(find_game("paradise"))
    return next(one for one in map(mine.puzzle, mine.keys) if one.notation.startswith("move "))


def test_a_whole_move_is_judged_when_it_is_complete(served: Served) -> None:
    """Paradise: lifting and loading is no try; with the last step it is the solution, and the position goes along."""
    puzzle = voyage()
    root = f"/api/v1/games/paradise/puzzles/{puzzle.key}"
    for count, action in enumerate(puzzle.solution):
        done = list(puzzle.solution[:count])
        shown = served.http.get(f"{root}/view", params={"after": ",".join(map(str, done))}).json()
        assert action in [one["id"] for one in shown["actions"]]
        assert shown["undo"]["free"] is (count > 0)
        told = served.http.post(f"{root}/try", json={"action": action, "done": done}).json()
        TRIED.validate_python(told)
        assert told["on"] is (count + 1 < len(puzzle.solution))
        assert told["right"] is not told["on"]
        assert told["actions"] == [*done, action]
    assert "Next best would be" in told["text"]


@pytest.mark.parametrize(("lang", "words"), [("en", "still open"), ("fr", "reste possible"), ("de", "noch möglich")])
def test_what_can_be_done_first_is_not_wrong(served: Served, lang: str, words: str) -> None:
    """Another fleet sails, and the solution can still be played: it costs nothing, and the reader is asked again."""
    game = find_game("paradise")
    for puzzle in map(shipped(game).puzzle, shipped(game).keys):
        view = position_of(game, puzzle)
        first = next((one.actions for one in decisions(view) if leaves_open(view, one.actions, puzzle.solution)), None)
        if puzzle.rest and first is not None:
            break
    assert first is not None
    root = f"/api/v1/games/paradise/puzzles/{puzzle.key}"
    told = served.http.post(f"{root}/try", params={"lang": lang}, json={"actions": first}).json()
    TRIED.validate_python(told)
    assert (told["right"], told["on"], told["cost"]) == (False, False, None)
    assert words in told["text"]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_right_way_with_another_cargo_is_told_so(served: Served, lang: str) -> None:
    puzzle = voyage()
    start, goal, *cargo = puzzle.notation.split()[1:]
    root = f"/api/v1/games/paradise/puzzles/{puzzle.key}"
    told = []
    for kind in cargo[1::2]:  # one piece of it stays at home, if the rules let it
        fewer = [f"{int(count) - (word == kind)} {word}" for count, word in zip(cargo[::2], cargo[1::2], strict=True)]
        typed = " ".join(["move", start, goal, *fewer])
        answer = served.http.post(f"{root}/try", params={"lang": lang}, json={"notation": typed})
        told += [answer.json()] * (answer.status_code == 200)
    assert told
    for one in told:
        TRIED.validate_python(one)
        assert not one["right"]
        assert one["cost"] is None
        assert {"en": "the right way", "fr": "le trajet est bon", "de": "Der Weg stimmt"}[lang] in one["text"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_hints_come_step_by_step_and_only_the_last_is_the_solution(served: Served, game: str, lang: str) -> None:
    for key in some(game):
        puzzle = shipped(find_game(game)).puzzle(key)
        root = f"/api/v1/games/{game}/puzzles/{key}/hint"
        told = [served.http.get(root, params={"step": step, "lang": lang}).json() for step in (1, 2, 3)]
        for hint in told:
            HELP.validate_python(hint)
            assert hint["text"]
            assert "puzzle-" not in hint["text"]
        assert [hint["actions"] for hint in told] == [[], [], list(puzzle.solution)]
        assert len({hint["text"] for hint in told}) > 1
        known = {about["place"] for about in served.http.get(root.replace("hint", "places")).json()}
        assert set(told[1]["places"]) <= known
    assert served.http.get(root, params={"step": 4}).status_code == 422


@pytest.mark.parametrize("game", GAMES)
def test_the_solution_is_not_told_before_it_is_asked_for(served: Served, game: str) -> None:
    """The page, the list and the view name no cost and no line, and nothing in them is different for the solution."""
    key = some(game)[-1]
    root = f"/api/v1/games/{game}/puzzles"
    page = served.http.get(f"/puzzles/{game}/{key}")
    assert page.status_code == 200
    for text in (
        page.text,
        served.http.get(root).text,
        served.http.get(f"{root}/{key}/view").text,
        served.http.get("/puzzles").text,
    ):
        for word in ('"best"', '"gap"', '"costs"', '"lines"', "solution is"):
            assert word not in text
    kinds = {tuple(sorted(one)) for one in served.http.get(f"{root}/{key}/view").json()["actions"]}
    assert len(kinds) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_offers_no_help_that_only_a_table_has(served: Served, game: str) -> None:
    """Neither the hints of a search nor guesses: there is nobody who would answer."""
    for key in some(game):
        root = f"/api/v1/games/{game}/puzzles/{key}"
        assert served.http.get(f"{root}/view").json()["hints"] is False
        assert {about["hides"] for about in served.http.get(f"{root}/places").json()} == {""}


def test_what_cannot_be_is_refused(served: Served) -> None:
    key = some("aloha")[0]
    root = f"/api/v1/games/aloha/puzzles/{key}"
    for path in ("/api/v1/games/aloha/puzzles/nothing/view", "/puzzles/aloha/nothing", "/puzzles/chess/nothing"):
        assert served.http.get(path).status_code == 404
    assert served.http.post(f"{root}/try", json={"action": 10**6}).status_code == 409
    assert served.http.post(f"{root}/try", json={"notation": "castle"}).status_code == 422
    assert served.http.post(f"{root}/try", json={}).status_code == 422
    assert served.http.get(f"{root}/view", params={"after": 10**6}).status_code == 409
    for wrong in ("sail", "1,,2", "-1", ",".join(["1"] * 101)):
        assert served.http.get(f"{root}/view", params={"after": wrong}).status_code == 422
    assert served.http.post(f"{root}/try", json={"actions": [1] * 101}).status_code == 422
    assert served.http.get(f"{root}/about", params={"of": "nothing"}).status_code == 404


def test_a_try_is_not_remembered(served: Served) -> None:
    """The same answer whoever asks, however often."""
    key = some("aloha")[0]
    root = f"/api/v1/games/aloha/puzzles/{key}"
    first = [
        served.http.post(f"{root}/try", json={"notation": shipped(find_game("aloha")).puzzle(key).notation}).json() for _ in "12"
    ]
    assert first[0] == first[1]
    assert served.http.get(f"{root}/view").json() == served.http.get(f"{root}/view").json()


def test_the_puzzle_of_the_day_goes_through_all_games_and_their_puzzles() -> None:
    """The same day has the same puzzle; in as many days as there are puzzles of a game, none of them comes twice."""
    games = puzzles.with_puzzles()
    assert {game.id for game in games} >= {"aloha", "moorea", "vanuatu"}
    begin = date(2026, 1, 1)
    few = min(len(shipped(game)) for game in games)
    found = [puzzles.of_the_day(begin + timedelta(days=number)) for number in range(few * len(games))]
    assert puzzles.of_the_day(begin) == found[0]
    assert all(one is not None for one in found)
    assert len({one[1] for one in found if one is not None}) == len(found)
    assert {one[0].id for one in found[: len(games)] if one is not None} == {game.id for game in games}


def test_a_puzzle_is_a_picture(served: Served) -> None:
    key = some("aloha")[0]
    answer = served.http.get(f"/api/v1/games/aloha/puzzles/{key}.svg", params={"lang": "fr"})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert 'lang="fr"' in answer.text


@pytest.mark.parametrize(("lang", "words"), [("en", "Puzzle of the day"), ("fr", "Problème du jour"), ("de", "Rätsel des Tages")])
def test_the_page_of_all_puzzles(served: Served, lang: str, words: str) -> None:
    page = served.http.get("/puzzles", params={"lang": lang}).text
    assert words in page
    for game in GAMES:
        keys = shipped(find_game(game)).keys
        assert f'href="/puzzles/{game}/{keys[0]}"' in page
        assert page.count(f"/puzzles/{game}/") >= len(keys)
    assert 'href="/puzzles"' in served.http.get("/").text
    first = served.http.get("/api/v1/games/aloha/puzzles").json()[0]
    assert first == {"key": shipped(find_game("aloha")).keys[0], "level": 0}
