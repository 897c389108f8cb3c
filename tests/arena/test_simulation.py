"""Simulations: the same games from the same seed, honest figures."""

from __future__ import annotations

import math

import pytest

import vaka
from tests.conftest import random_games
from vaka.arena import bot_record, random_record, simulate, wilson
from vaka.arena.speed import build_of, measure

KEYS = {"games", "decisions", "chance", "seconds", "decisions_per_s", "games_per_s", "wins", "mean_decisions"}


def figures(jobs: int, bots: list[str] | None = None, games: int = 60) -> tuple[object, ...]:
    found = simulate("aloha", 3, games=games, seed=9, jobs=jobs, bots=bots)
    return found.results, found.decisions, found.chance, found.wins


def test_the_same_seed_gives_the_same_games_whatever_jobs() -> None:
    assert figures(jobs=1) == figures(jobs=2) == figures(jobs=7)


def test_bots_play_the_same_games_whatever_jobs() -> None:
    bots = ["random", "greedy", "random"]
    games = max(2, random_games(20))
    assert figures(1, bots, games) == figures(2, bots, games)


def test_another_seed_gives_other_games() -> None:
    assert simulate("aloha", 2, games=20, seed=1).decisions != simulate("aloha", 2, games=20, seed=2).decisions


def test_a_simulation_counts_what_the_records_hold() -> None:
    result = simulate("aloha", 2, {"mode": "expert"}, games=5, seed=4)
    records = [random_record(vaka.game("aloha"), 2, {"mode": "expert"}, seed=4, index=index) for index in range(5)]
    assert result.decisions == sum(move.seat >= 0 for record in records for move in record.moves)
    assert result.chance == sum(move.seat < 0 for record in records for move in record.moves)
    assert result.wins[0] == sum((0 in record.winners) / len(record.winners) for record in records)


def test_a_game_among_bots_can_be_kept() -> None:
    record = bot_record(vaka.game("aloha"), ["random", "random"], seed=3)
    assert record.names == ["random", "random"]
    assert vaka.Record.parse(str(record)).moves == record.moves
    result = simulate("aloha", 2, games=1, seed=3, bots=["random", "random"])
    assert result.decisions + result.chance == len(record)


def test_the_figures_fit_together() -> None:
    result = simulate("aloha", 4, games=50, seed=1)
    summary = result.summary()
    assert summary.keys() >= KEYS
    assert sum(summary["wins"]) == pytest.approx(50)
    assert summary["mean_decisions"] == summary["decisions"] / 50
    assert summary["decisions_per_s"] == pytest.approx(summary["decisions"] / summary["seconds"])
    for won, (low, high) in zip(result.wins, result.intervals, strict=True):
        assert low <= won / 50 <= high


def test_progress_is_told_for_every_game() -> None:
    told: list[int] = []
    simulate("aloha", 2, games=33, seed=1, progress=told.append)
    assert sum(told) == 33


def test_wilson_intervals_stay_within_0_and_1() -> None:
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    low, high = wilson(30, 100)
    assert math.isclose(low, 0.2189, abs_tol=1e-4)
    assert math.isclose(high, 0.3958, abs_tol=1e-4)


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"games": 0}, "at least 1 game"),
        ({"jobs": 0}, "at least 1 game"),
        ({"seed": -1}, "a seed is"),
        ({"seed": 2**62}, "a seed is"),
        ({"seats": 5}, "2 to 4 players"),
        ({"bots": ["random"]}, "1 bots for 2 seats"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, object], reason: str) -> None:
    with pytest.raises(vaka.BadOption, match=reason):
        simulate("aloha", **given)  # type: ignore[arg-type]


def test_speed_is_measured() -> None:
    found = measure("aloha", seconds=0.02, repeats=1)
    assert found["build"] == build_of(vaka.game("aloha"))
    assert found["seats"] == 4
    assert all(found[key] > 0 for key in ("playout_decisions_per_s", "driven_actions_per_s", "copy_us", "import_ms"))
