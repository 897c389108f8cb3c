"""Whole games for the tests: by a keen player, who mostly does what looks best, so that games reach their late positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import vaka
from vaka.engine.testing import Table
from vaka.games.moorea.rules.hands import hand_size
from vaka.games.moorea.rules.position import moorea

GAME = vaka.game("moorea")

# Pile and discard are empty: everything lies at stores, in the row and in the hands.
EXHAUSTED: dict[str, Any] = {
    "products": {"green": "woodstore pottery", "red": "bamboostore chest"},
    "stored": {
        "green": {"woodstore": "14 wood", "pottery": "14 clay"},
        "red": {"bamboostore": "14 bamboo", "chest": "14 seashell"},
    },
    "hands": {"green": "4 fish wood clay", "red": "10 fish"},
    "row": "bamboo fish seashell",
    "pile": "",
}


def held(table: Table, seat: int) -> int:
    """How many cards a seat holds."""
    return hand_size(moorea(table.state), seat)


def keen_game(
    seats: int, seed: int, options: dict[str, str] | None = None, whims: float = 0.1
) -> Iterator[tuple[vaka.State, list[vaka.Event]]]:
    """The positions of a game, each with the events that led to it; the one state moves on."""
    rng = random.Random(seed)
    state = GAME.new(seats, options)
    events: list[vaka.Event] = []
    yield state, events
    while state.actor() != vaka.OVER:
        events = []
        state.apply(choose(state, rng, whims), events)
        yield state, events


def choose(state: vaka.State, rng: random.Random, whims: float) -> int:
    """What a keen player, or chance, does."""
    actions = state.legal()
    if state.actor() == vaka.CHANCE:
        return rng.choices(actions, state.weights())[0]
    if rng.random() < whims:
        return rng.choice(actions)
    return max(actions, key=lambda action: (GAME.judge.appeal(state, action), rng.random()))
