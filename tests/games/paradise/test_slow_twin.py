"""The rules of Conquest of Paradise and their slow twin play the same games, step by step: the basic game.

A few games; `python tools/soak.py twins` plays hundreds.
"""

from __future__ import annotations

import random

import pytest

import vaka
from tests.games.paradise import twin_game
from tests.games.paradise.lockstep import GAME, TASTES, WARRIOR, compare, loaded, options_for, play_both, step_both
from tests.games.paradise.test_twin import put, two_players
from tests.games.paradise.twin_positions import scattered
from tests.games.paradise.twin_table import Card, Tile
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


def test_an_empty_canoe_goes_back_and_not_the_one_that_is_waited_for() -> None:
    """RB 7.4, rulings 48 and 50: of two canoes that have come equally far one carries a Warrior Band; a Colony comes with a third.

    Both are in hand, with nothing aboard yet. The empty one is exchanged for the canoe of the Colony; the Warrior Band may follow.
    """
    twin = two_players()
    twin.tiles |= {"0706": Tile(), "0707": Tile(), "0607": Tile()}
    twin.stage, twin.cards = "moving", [Card("yellow", "double-hulled-canoes", open=True)]
    put(twin, "yellow", "0606", transport=3, warrior=1, colony=1)
    state = loaded(twin)
    compare(state, twin)
    moves = ["lift transport 0606", "load colony", "sail 0607", "sail 0706", "land"]
    moves += ["lift transport 0606", "load warrior", "sail 0706", "land", "lift transport 0606", "sail 0706", "land"]
    moves += ["lift transport 0706", "load transport", "load colony", "load warrior", "sail 0707"]
    for text in moves:
        step_both(state, twin, "yellow", text)
