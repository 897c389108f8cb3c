"""The advanced rules and the solitaire game of Conquest of Paradise, and their slow twin, play the same games step by step."""

from __future__ import annotations

import random

import pytest

from tests.games.paradise import twin_game
from tests.games.paradise.lockstep import (
    GAME,
    NONE,
    RULES,
    TASTES,
    WARRIOR,
    compare,
    loaded,
    options_for,
    play_both,
    rules_alone,
    rules_of,
    step_both,
)
from tests.games.paradise.test_twin import put, two_players
from tests.games.paradise.twin_positions import scattered
from tests.games.paradise.twin_table import Tile
from tests.games.paradise.twin_words import table_of


@pytest.mark.parametrize("name", ["end", *RULES, "any"])
def test_both_play_the_same_game(name: str) -> None:
    """From the start: the first turns; whole games are in the soak."""
    rng = random.Random(f"{name} 0")
    seats, taste = rng.choice((2, 3, 4)), TASTES[rng.choice(sorted(TASTES))]
    state = GAME.new(seats, rules_of(name, rng))
    play_both(state, twin_game.new(seats, state.options), rng, taste, steps=150)


@pytest.mark.parametrize("name", ["end", *RULES, "any"])
def test_both_play_on_from_late_positions(name: str) -> None:
    """Where Events have left their markers, the South Island lies, points are in store, and malaria has broken out."""
    rng = random.Random(f"late {name} 0")
    seats, taste = rng.choice((2, 3, 4)), TASTES[rng.choice(sorted(TASTES))]
    twin = scattered(rng, seats, rules_of(name, rng))
    play_both(loaded(twin), twin, rng, taste, steps=200)


@pytest.mark.parametrize("taste", TASTES)
def test_both_play_the_same_game_alone(taste: str) -> None:
    """RB 12: chits, what Samoa does, discovered groups, victory."""
    rng = random.Random(f"alone {taste} 0")
    state = GAME.new(1, rules_alone(rng))
    play_both(state, twin_game.new(1, state.options), rng, TASTES[taste])


@pytest.mark.parametrize("taste", TASTES)
def test_both_play_on_alone_from_late_positions(taste: str) -> None:
    """RB 12: wars with Samoa, its cards, many chits at once, a Samoa without home."""
    rng = random.Random(f"late alone {taste} 0")
    twin = scattered(rng, 1, rules_alone(rng))
    play_both(loaded(twin), twin, rng, TASTES[taste], steps=200)


UNTOLD = ("lose", "target", "steer", "leave")  # the frame of the position holds what its words do not say


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_twin_begins_anywhere(seats: int) -> None:
    """A twin that is read from the words of a position goes on as the game does; Samoa is not interrupted."""
    rng = random.Random(f"anywhere {seats}")
    rules = rules_alone(rng) if seats == 1 else options_for(rng) | NONE | dict.fromkeys(RULES, "yes")
    twin = scattered(rng, seats, rules)
    state = loaded(twin)
    for _ in range(30):
        play_both(state, twin, rng, WARRIOR, steps=7)
        told = len(twin.questions) < 2 and not any(question.about in UNTOLD for question in twin.questions)
        if told and twin.samoa is None and twin.then is None:
            twin = table_of(state.write(), state.options)


def test_of_those_aboard_the_same_one_walks() -> None:
    """RB 11.3: a War Canoe has come one hex with a Warrior Band, a Transport Canoe two; no rule says which band walks first."""
    twin = two_players()
    twin.options = twin.options | NONE | {"south_island": "yes"}
    twin.tiles |= {"0607": Tile(), "0706": Tile("aotearoa", up=True), "0707": Tile("te-waka-maui", up=True)}
    twin.lid.discard("aotearoa")
    twin.south.hex, twin.south.beside = "0707", "0706"
    twin.stage = "moving"
    put(twin, "yellow", "0606", transport=1, war=1, warrior=2)
    state = loaded(twin)
    compare(state, twin)
    moves = ["lift war 0606", "load warrior", "sail 0706", "land", "lift transport 0606", "load warrior", "sail 0607", "sail 0706"]
    for text in [*moves, "walk warrior 0706", "walk warrior 0706"]:
        step_both(state, twin, "yellow", text)
