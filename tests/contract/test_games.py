"""Every game, player count and option is put to the contract."""

from __future__ import annotations

import re

import pytest

import vaka
from tests.conftest import FORM, random_games
from vaka.engine import OVER, Setup
from vaka.engine.loops import Tally, playout, seeded
from vaka.engine.registry import own_games
from vaka.engine.testing import check_game, setups_to_check

LONG = {"paradise"}
"""Games that last thousands of plies at random are played a tenth as often, on the sources in every third set-up only."""
MIDDLING = re.compile(r"(more|less)[4-9]")
"""Choices that differ from others only by a number: the ends of a long row stand for it."""


def setups_of(name: str) -> list[Setup]:
    """The set-ups of a game that are put to it."""
    found = [setup for setup in setups_to_check(vaka.game(name)) if not any(map(MIDDLING.fullmatch, setup.options.values()))]
    return found[:: 3 if FORM == "sources" and name in LONG else 1]


SETUPS = [(name, setup) for name in own_games() for setup in setups_of(name)]


def games_of(name: str, full: int) -> int:
    """How many games to play of it."""
    return max(1, random_games(full) // (10 if name in LONG else 1))


def setup_id(value: object) -> str:
    if isinstance(value, Setup):
        return f"{value.seats}-" + "-".join(value.options.values())
    return str(value)


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=setup_id)
def test_the_contract(name: str, setup: Setup) -> None:
    report = check_game(vaka.game(name), games=max(1, games_of(name, 20) // 5), setups=[setup], seed=setup.seats)
    assert report.games >= 1


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=setup_id)
def test_random_games_end_and_lose_nothing(name: str, setup: Setup) -> None:
    game = vaka.game(name)
    census = game.new(*setup).census()
    tally = Tally()
    for index in range(games_of(name, 300)):
        state = game.new(*setup)
        playout(state, seeded(11, index), tally, game.max_plies + 1)
        assert state.actor() == OVER, f"game {index} is longer than {game.max_plies} plies"
        assert state.census() == census
        assert len(state.scores()) == setup.seats
    assert tally.decisions > 0
