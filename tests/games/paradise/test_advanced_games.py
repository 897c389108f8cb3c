"""Whole games with advanced rules and alone: nothing is lost, lists and predicates agree, everything has words and can be saved."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import vaka
from tests.conftest import random_games
from vaka.engine.events import Event
from vaka.engine.names import CHANCE, OVER, SPECTATOR
from vaka.engine.words import LANGUAGES

GAME = vaka.game("paradise")
RULES = ("saved", "events", "south_island", "kumara", "malaria")
ALLOWED = ("saved", "south_island", "malaria")


def set_up(number: int) -> tuple[int, dict[str, Any]]:
    """A player count with advanced rules, alone every fourth time."""
    rng = random.Random(f"set-up {number}")
    if number % 4 == 0:
        return 1, {name: rng.choice(("no", "yes")) for name in ALLOWED} | {"solo": rng.choice(("usual", "hard"))}
    ends = GAME.options["end"].choices
    return rng.choice((2, 3, 4)), {name: rng.choice(("no", "yes", "yes")) for name in RULES} | {
        "turns": "20",
        "end": rng.choice(ends),
    }


@pytest.mark.parametrize("number", range(8))
def test_random_games_of_the_advanced_rules(number: int) -> None:
    """11, 12: random games to their end."""
    told: set[str] = set()
    for index in range(max(1, random_games(40) // 8)):
        seats, options = set_up(number + 8 * index)
        rng = random.Random(f"{number} {index}")
        state = GAME.new(seats, options)
        census = state.census()
        while state.actor() != OVER:
            look_closely(state, census, rng)
            seat = CHANCE if state.actor() == CHANCE else rng.choice(state.waiting())
            moves = state.legal() if seat == CHANCE else state.legal(seat)
            action = rng.choices(moves, state.weights())[0] if seat == CHANCE else rng.choice(moves)
            events: list[Event] = []
            if seat == CHANCE:
                state.apply(action, events)
            else:
                state.apply(action, events, seat)
            tell(events, seats, told)
        assert state.census() == census
        assert state.winners() or seats == 1


def look_closely(state: vaka.State, census: dict[str, int], rng: random.Random) -> None:
    """Now and then: nothing is lost, the position can be saved, a view too, and what is dealt again fits the view."""
    if rng.random() > 0.01:
        return
    assert state.census() == census
    state.check_position()
    assert GAME.load(json.dumps(state.dump())).dump() == state.dump()
    viewer = rng.choice([*range(state.seats), SPECTATOR])
    view = state.redact(viewer)
    assert GAME.load(json.dumps(view.dump())).dump() == view.dump()
    dealt = view.resample(rng)
    dealt.check_position()
    assert dealt.redact(viewer).dump() == view.dump()
    if state.actor() != CHANCE and rng.random() < 0.3:
        for seat in state.waiting():
            assert state.legal(seat) == [action for action in range(GAME.action_count) if state.can(action, seat)]


def tell(events: list[Event], seats: int, told: set[str]) -> None:
    """Whatever happens has a message in each language."""
    for event in events:
        if event.key not in told:
            told.add(event.key)
            for lang in LANGUAGES:
                assert event.key in GAME.quiet or GAME.words.has(f"event-{event.key}", lang), event.key
                GAME.tell(event, seats, lang)
