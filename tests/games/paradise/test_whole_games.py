"""Whole games: nothing is lost, everything ends, every position can be written and read."""

from __future__ import annotations

import json
import random

import pytest

import vaka
from tests.conftest import random_games
from vaka.engine.names import CHANCE, OVER
from vaka.engine.testing import position, setups_to_check

GAME = vaka.game("paradise")
SETUPS = list(setups_to_check(GAME))


@pytest.mark.parametrize("number", range(6))
def test_random_games_lose_nothing(number: int) -> None:
    """Conservation: all pieces of each colour, markers, tiles and cards, after every decision and draw."""
    for index in range(max(1, random_games(60) // 6)):
        rng = random.Random(f"{number} {index}")
        setup = rng.choice(SETUPS)
        state = GAME.new(setup.seats, setup.options)
        census = state.census()
        while state.actor() != OVER:
            moves = state.legal()
            state.step(rng.choices(moves, state.weights())[0] if state.actor() == CHANCE else rng.choice(moves))
            if rng.random() < 0.1:
                assert state.census() == census
        assert state.census() == census
        assert state.winners() or setup.seats == 1  # alone one can lose


def test_positions_are_written_and_read() -> None:
    """Any position, and any view of it, survives JSON."""
    rng = random.Random(8)
    for seed in range(max(1, random_games(20) // 2)):
        state = GAME.new(2 + seed % 3, {"turns": "20"})
        while state.actor() != OVER:
            moves = state.legal()
            state.step(rng.choices(moves, state.weights())[0] if state.actor() == CHANCE else rng.choice(moves))
            if rng.random() < 0.02:
                assert GAME.load(json.dumps(state.dump())).dump() == state.dump()
                view = state.redact(rng.randrange(state.seats))
                assert GAME.load(json.dumps(view.dump())).dump() == view.dump()


def test_only_a_looker_knows_more_than_everybody() -> None:
    """What a position cannot hold is refused, not changed."""
    data = position("paradise", 2, stage="explore").dump()
    data["position"]["stacks"]["0605"]["known"] = {"public": {"warrior": 2}, "yellow": {"warrior": 2, "rumour": 1}}
    with pytest.raises(vaka.BadPosition, match="KAVA"):
        GAME.load(data)
