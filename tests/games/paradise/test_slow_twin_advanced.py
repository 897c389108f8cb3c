"""The advanced rules and the solitaire game of Conquest of Paradise, and their slow twin, play the same games step by step."""

from __future__ import annotations

import random

import pytest

from tests.games.paradise import twin_game
from tests.games.paradise.test_slow_twin import GAME, SOAK, TASTES, WARRIOR, loaded, options_for, play_both
from tests.games.paradise.twin_positions import scattered
from tests.games.paradise.twin_words import table_of

RULES = ("saved", "events", "south_island", "kumara", "malaria")
ALLOWED_ALONE = ("saved", "south_island", "malaria")
NONE = dict.fromkeys(RULES, "no") | {"end": "standard", "solo": "usual"}


def many(full: int) -> int:
    """How many games of a kind: all of them in `make soak`, one otherwise."""
    return full if SOAK else 1


def some_rules(rng: random.Random) -> dict[str, str]:
    """Most of the advanced rules, and any end."""
    found = {name: rng.choice(("no", "yes", "yes")) for name in RULES}
    return NONE | found | {"end": rng.choice([str(choice) for choice in GAME.options["end"].choices])}


def rules_of(name: str, rng: random.Random) -> dict[str, str]:
    """One rule alone, or any set of them."""
    if name == "any":
        return options_for(rng) | some_rules(rng)
    return options_for(rng) | NONE | ({"end": rng.choice(("more2", "less3"))} if name == "end" else {name: "yes"})


@pytest.mark.parametrize("name", ["end", *RULES, "any"])
def test_both_play_the_same_game(name: str) -> None:
    """From the start: the first turns, or in `make soak` the whole game."""
    for number in range(many(40)):
        rng = random.Random(f"{name} {number}")
        seats, taste = rng.choice((2, 3, 4)), TASTES[rng.choice(sorted(TASTES))]
        state = GAME.new(seats, rules_of(name, rng))
        play_both(state, twin_game.new(seats, state.options), rng, taste, steps=99_999 if SOAK else 150)


@pytest.mark.parametrize("name", ["end", *RULES, "any"])
def test_both_play_on_from_late_positions(name: str) -> None:
    """Where Events have left their markers, the South Island lies, points are in store, and malaria has broken out."""
    for number in range(many(160)):
        rng = random.Random(f"late {name} {number}")
        seats, taste = rng.choice((2, 3, 4)), TASTES[rng.choice(sorted(TASTES))]
        twin = scattered(rng, seats, rules_of(name, rng))
        play_both(loaded(twin), twin, rng, taste, steps=600 if SOAK else 200)


def rules_alone(rng: random.Random) -> dict[str, str]:
    """RB 12: the advanced rules that may be added to the solitaire game, and the harder one."""
    found = {name: rng.choice(("no", "yes")) for name in ALLOWED_ALONE}
    return options_for(rng) | NONE | found | {"homes": "drawn", "solo": rng.choice(("usual", "hard"))}


@pytest.mark.parametrize("taste", TASTES)
def test_both_play_the_same_game_alone(taste: str) -> None:
    """RB 12: chits, what Samoa does, discovered groups, victory."""
    for number in range(many(400)):
        rng = random.Random(f"alone {taste} {number}")
        state = GAME.new(1, rules_alone(rng))
        play_both(state, twin_game.new(1, state.options), rng, TASTES[taste])


@pytest.mark.parametrize("taste", TASTES)
def test_both_play_on_alone_from_late_positions(taste: str) -> None:
    """RB 12: wars with Samoa, its cards, many chits at once, a Samoa without home."""
    for number in range(many(200)):
        rng = random.Random(f"late alone {taste} {number}")
        twin = scattered(rng, 1, rules_alone(rng))
        play_both(loaded(twin), twin, rng, TASTES[taste], steps=600 if SOAK else 200)


UNTOLD = ("lose", "target", "steer", "leave")  # the frame of the position holds what its words do not say


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_twin_begins_anywhere(seats: int) -> None:
    """A twin that is read from the words of a position goes on as the game does; Samoa is not interrupted."""
    rng = random.Random(f"anywhere {seats}")
    rules = rules_alone(rng) if seats == 1 else options_for(rng) | NONE | dict.fromkeys(RULES, "yes")
    twin = scattered(rng, seats, rules)
    state = loaded(twin)
    for _ in range(500 if SOAK else 30):
        play_both(state, twin, rng, WARRIOR, steps=7)
        told = len(twin.questions) < 2 and not any(question.about in UNTOLD for question in twin.questions)
        if told and twin.samoa is None and twin.then is None:
            twin = table_of(state.write(), state.options)
