"""The rules of Conquest of Paradise and their slow twin play the same games, step by step: the basic game.

A few games; `python tools/soak.py twins` plays hundreds.
"""

from __future__ import annotations

import random

import pytest

import vaka
from tests.games.paradise import twin_game
from tests.games.paradise.lockstep import GAME, TASTES, WARRIOR, loaded, options_for, play_both
from tests.games.paradise.twin_positions import scattered
from tests.games.paradise.twin_words import table_of


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("taste", TASTES)
def test_both_play_the_same_game(seats: int, taste: str) -> None:
    """After every action the same position and the same choices; in the end the same scores and winners."""
    rng = random.Random(f"{seats} {taste} 0")
    state = GAME.new(seats, options_for(rng))
    steps = 99_999 if seats == 2 else 800  # whole games of more players are in the soak
    play_both(state, twin_game.new(seats, state.options), rng, TASTES[taste], steps)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("taste", TASTES)
def test_both_play_on_from_late_positions(seats: int, taste: str) -> None:
    """Many cards, long chains, conquered groups, homes lost, a cup that is empty: where random games seldom come."""
    rng = random.Random(f"late {seats} {taste} 0")
    twin = scattered(rng, seats, options_for(rng))
    play_both(loaded(twin), twin, rng, TASTES[taste], steps=300)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_twin_begins_anywhere(seats: int) -> None:
    """A twin that is read from the words of a position goes on as the game does.

    What they do not say stands in the frame: a second question that waits, and whether the piece to be chosen falls or panics.
    """
    rng = random.Random(seats)
    state = GAME.new(seats, options_for(rng) | {"turns": "20"})
    twin = twin_game.new(seats, state.options)
    while state.actor() != vaka.OVER:
        play_both(state, twin, rng, WARRIOR, steps=7)
        if len(twin.questions) < 2 and not any(question.about == "lose" for question in twin.questions):
            twin = table_of(state.write(), state.options)
