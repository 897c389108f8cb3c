"""Matches: the same luck for every order of the seats, honest figures, a question that is decided no sooner than it is."""

from __future__ import annotations

import json
import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

import vaka
from vaka.arena import play_match, wilson
from vaka.arena.match import Plan, Played, play_game
from vaka.arena.plot import BOTTOM, LEFT, RIGHT, TOP, plot
from vaka.arena.ratings import rate
from vaka.arena.sequential import always_valid, verdict
from vaka.engine.errors import BadOption

BOT_KEYS = ["name", "wins", "share", "low", "high", "mean_score", "rating", "sigma", "cpu_ms_per_decision"]


def without_time(games: list[Played]) -> list[tuple[object, ...]]:
    return [game[:-1] for game in games]


def test_every_player_has_every_seat_with_the_same_luck() -> None:
    """The games of a round differ in who sits where: among equal bots they are one and the same game."""
    plan = Plan("aloha", 3, vaka.game("aloha").check(3, None), ("random",) * 3, 5)
    games = [play_game(plan, index) for index in range(3)]
    by_seat = [[game.scores[(seat - rotation) % 3] for seat in range(3)] for rotation, game in enumerate(games)]
    assert by_seat[0] == by_seat[1] == by_seat[2]
    assert play_game(plan, 3).scores != games[0].scores or play_game(plan, 3).decisions != games[0].decisions


def test_the_same_match_whatever_jobs() -> None:
    one = play_match("aloha", ["greedy", "random"], games=6, seed=3)
    two = play_match("aloha", ["greedy", "random"], games=6, seed=3, jobs=2)
    assert without_time(one.played) == without_time(two.played)


def test_the_figures_fit_together() -> None:
    match = play_match("aloha", ["greedy", "random", "random"], games=12, seed=1)
    summary = match.summary()
    assert list(summary) == ["game", "options", "seats", "games", "bots"]
    assert [list(bot) for bot in summary["bots"]] == [BOT_KEYS] * 3
    assert [bot["name"] for bot in summary["bots"]] == ["greedy", "random", "random"]
    assert sum(bot["wins"] for bot in summary["bots"]) == pytest.approx(12)
    first = summary["bots"][0]
    assert first["share"] == first["wins"] / 12
    assert (first["low"], first["high"]) == wilson(first["wins"], 12)
    assert first["rating"] > 25 > summary["bots"][1]["rating"]
    assert first["cpu_ms_per_decision"] > 0
    assert json.loads(json.dumps(summary)) == summary


def test_a_match_stops_when_the_question_is_decided() -> None:
    match = play_match("aloha", ["greedy", "random"], games=400, seed=1, until=0.6)
    assert match.verdict == "above"
    assert match.games < 60
    assert match.games % 2 == 0, "whole rounds"
    assert match.summary()["until"] == {"share": 0.6, "verdict": "above"}


def test_nothing_is_played_after_the_question_is_decided() -> None:
    """Not only what counts stops there: no game is played in vain."""
    told: list[int] = []
    match = play_match("aloha", ["greedy", "random"], games=400, seed=1, until=0.6, progress=told.append)
    assert sum(told) <= match.games + 1, "the last game of the deciding round"


def test_what_counts_does_not_depend_on_which_process_was_faster() -> None:
    one = play_match("aloha", ["random", "greedy"], games=200, seed=2, until=0.5)
    two = play_match("aloha", ["random", "greedy"], games=200, seed=2, until=0.5, jobs=2)
    assert without_time(one.played) == without_time(two.played)
    assert one.verdict == "below"


def test_a_match_that_is_over_is_told_again(tmp_path: Path) -> None:
    """With two processes, of which neither has anything to do."""
    file = tmp_path / "match.jsonl"
    first = play_match("aloha", ["random", "random"], games=4, out=file)
    assert play_match("aloha", ["random", "random"], games=4, jobs=2, out=file).games == first.games == 4


def test_a_match_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    play_match("aloha", ["random", "random"], games=4, seed=1, out=file)
    file.write_text(file.read_text() + '{"number": 4, "winn')  # broken off in mid-line
    told: list[int] = []
    match = play_match("aloha", ["random", "random"], games=10, seed=1, out=file, progress=told.append)
    assert told == [4, 1, 1, 1, 1, 1, 1]
    assert without_time(match.played) == without_time(play_match("aloha", ["random", "random"], games=10, seed=1).played)
    assert len(file.read_text().splitlines()) == 11
    with pytest.raises(BadOption, match="another match"):
        play_match("aloha", ["random", "greedy"], games=10, seed=1, out=file)


def test_records_on_request_are_the_games_that_were_counted(tmp_path: Path) -> None:
    match = play_match("moorea", ["random", "random"], games=2, seed=8, records=tmp_path / "games")
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == 2
    for game, file in zip(match.played, files, strict=True):
        record = vaka.Record.read(file)
        rotation = game.number % 2
        assert [record.scores[(player + rotation) % 2] for player in range(2)] == game.scores


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"jobs": 0}, "at least 1 game"),
        ({"seed": -1}, "a seed is a number"),
        ({"until": 1.5}, "between 0 and 1"),
        ({"until": 0}, "between 0 and 1"),
        ({"until": 1}, "between 0 and 1"),
        ({"bots": ["random"]}, "Aloha is for 2 to 4 players"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        play_match("aloha", **{"bots": ["random", "random"], **given})  # type: ignore[arg-type]


# --- Figures ---


def test_an_interval_that_holds_whenever_one_stops() -> None:
    """Fair coins, looked at after every throw: in no more than one series of twenty does the interval ever miss the half."""
    rng = random.Random(4)
    missed = 0
    for _ in range(200):
        won = 0
        for games in range(1, 150):
            won += rng.randrange(2)
            if games >= 10 and verdict(won, games, 0.5) != "open":
                missed += 1
                break
    assert missed <= 10


def test_it_is_wider_than_an_interval_for_one_look() -> None:
    for won, games in ((50, 100), (30, 40), (0, 20), (20, 20), (12.5, 30)):
        low, high = always_valid(won, games)
        once = wilson(won, games)
        assert 0 <= low <= once[0] + 0.01
        assert once[1] - 0.01 <= high <= 1


def test_ratings_follow_the_places() -> None:
    best, middle, worst = rate(3, [(0, 1, 2)] * 30)
    assert best.rating > middle.rating > worst.rating
    even = rate(2, [(0, 0)] * 10)
    assert even[0].rating == pytest.approx(even[1].rating)


def test_a_plot_is_a_picture() -> None:
    match = play_match("aloha", ["greedy", "random"], games=8, seed=1, until=0.6)
    root = ElementTree.fromstring(plot(match))
    assert "greedy" in "".join(root.itertext())
    assert len(root.findall(".//{http://www.w3.org/2000/svg}polyline")) == 2


def test_a_plot_shows_the_share_of_the_wins_after_every_round() -> None:
    """Who has won all games stands at the top, who has won none at the bottom; a shared win counts for a part."""
    match = play_match("aloha", ["greedy", "random"], games=4, seed=1)
    results = ([0], [0], [0, 1], [1])
    match.played[:] = [game._replace(winners=won) for game, won in zip(match.played, results, strict=True)]
    first, second = ElementTree.fromstring(plot(match)).findall(".//{http://www.w3.org/2000/svg}polyline")
    middle, top, bottom = (LEFT + RIGHT) / 2, TOP, BOTTOM
    height = bottom - top
    assert drawn(first) == [(middle, top), (RIGHT, bottom - 0.625 * height)]
    assert drawn(second) == [(middle, bottom), (RIGHT, bottom - 0.375 * height)]


def drawn(line: ElementTree.Element) -> list[tuple[float, float]]:
    """The corners of a line."""
    return [(float(x), float(y)) for x, y in (point.split(",") for point in line.attrib["points"].split())]
