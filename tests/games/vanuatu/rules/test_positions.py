"""Positions: written in words, dumped and loaded; what cannot be is refused in one line."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vaka
from vaka.engine.testing import position
from vaka.games.vanuatu.rules.box import spread
from vaka.games.vanuatu.rules.sequence import vanuatu

GAME = vaka.game("vanuatu")
SETUPS = list(GAME.setups())


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"boat": {"purple": 3}}, "is written with"),
        ({"boats": {"red": 3}}, "the colours in play are"),
        ({"boats": {"purple": 2}}, "a boat is on an ocean tile"),
        ({"boats": {"purple": 17}}, "not a number from 1 to 16"),
        ({"vatus": [1, 2]}, "2 values for 3 players"),
        ({"vatus": [10, 0, 0]}, "not a number from 0 to 9"),
        ({"huts": {"purple": {"efate": 2}, "teal": {"efate": 2}}}, "too many huts on efate"),
        ({"tiles": {"santo": 7}}, "two tiles on space 7"),
        ({"tiles": {"atlantis": 12}}, "none of"),
        ({"islands": {"efate": {"volcanoes": 1}}}, "an island has"),
        ({"islands": {"efate": {"tourists": 6}}}, "not a number from 0 to 5"),
        ({"islands": {"efate": {"water": 1}}}, "without Rising Waters"),
        ({"plan": {"purple": {"fish": 6}}}, "not a number from 1 to 5"),
        ({"plan": {"purple": {"fish": 3, "rest": 3}}}, "five action markers"),
        ({"plan": {"purple": {"fish": 1}}, "turn": "teal"}, "a seat that acts has a marker"),
        ({"characters": {"purple": "diver", "teal": "diver"}}, "every character is there once"),
        ({"characters": {"purple": "pirate"}}, "none of artist"),
        ({"rests": [["purple", "vatu"], ["teal", "vatu"]]}, "no position of Vanuatu"),
        ({"fish_tiles": {"purple": [3, 3, 3]}}, "not a number from 0 to 15"),
        ({"stage": "neutral"}, "neutral markers are for two players"),
        ({"neutral": {"fish": 1}}, "neutral markers are for two players"),
        ({"ships": [{"wants": "KKK", "aboard": ["beef"]}, "KKC", "KBB"]}, "more beef aboard than it wants"),
        ({"stage": "lunch"}, "none of"),
        ({"price": 4}, "the price of fish"),
        ({"tourist_tile": 4}, "no position of Vanuatu"),
        ({}, "at least one word"),
    ],
)
def test_what_cannot_be_is_refused(words: dict[str, Any], message: str) -> None:
    """One clear line, never a traceback."""
    with pytest.raises(vaka.BadPosition) as caught:
        position("vanuatu", 3, **words)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@settings(max_examples=25, deadline=None)
@given(st.integers(0, len(SETUPS) - 1), st.integers(0, 2**20))
def test_every_component_is_conserved(number: int, seed: int) -> None:
    """Every component of the box is somewhere after every action of every game; every position is one that can be loaded."""
    setup = SETUPS[number]
    rng = random.Random(seed)
    state = GAME.new(*setup)
    census = state.census()
    assert census["kava"] == 10
    assert census["tiles"] == 16
    while state.actor() != vaka.OVER:
        legal = state.legal()
        state.apply(rng.choices(legal, state.weights())[0] if state.actor() == vaka.CHANCE else rng.choice(legal))
        assert state.census() == census
        assert all(0 <= vatus <= 9 for vatus in (player["vatus"] for player in state.write()["players"].values()))
        if rng.random() < 0.05:
            assert GAME.load(json.dumps(state.dump())).dump() == state.dump()


def test_oceans_stay_connected() -> None:
    """In every game the ocean is one, or the fallback was used; so no boat is ever cut off without it."""
    for seed in range(25):
        rng = random.Random(seed)
        state = GAME.new(3, {"characters": "no"})
        fallback = False
        while state.actor() != vaka.OVER:
            events: list[vaka.Event] = []
            legal = state.legal()
            state.apply(rng.choices(legal, state.weights())[0] if state.actor() == vaka.CHANCE else rng.choice(legal), events)
            fallback |= any(event.key == "place-anyhow" for event in events)
        ocean = vanuatu(state).ocean
        reached = ocean & -ocean
        while (more := (reached | spread(reached)) & ocean) != reached:
            reached = more
        assert reached == ocean or fallback


def test_bad_notation_gives_one_line() -> None:
    """What cannot be read says what could be."""
    table = position("vanuatu", 3, turn="purple")
    for text in (
        "",
        "dance",
        "sail",
        "sail 17",
        "sail x",
        "plan swim",
        "buy kava atlantis",
        "sell 4",
        "sell 3 3 3",
        "dike efate 9",
    ):
        with pytest.raises(vaka.BadNotation) as caught:
            GAME.parse(table.state, text)
        assert "\n" not in str(caught.value)


def test_nothing_is_left_on_a_submerged_island() -> None:
    """What the sea has taken cannot score."""
    words = {"efate": {"submerged": True, "tourists": 2}}
    with pytest.raises(vaka.BadPosition, match="efate is submerged, and nothing is left there"):
        position("vanuatu", 3, {"waters": "yes"}, islands=words)


def test_a_written_stack_without_the_next_letter_goes_on_with_another() -> None:
    """Any tiles may be written down; nobody is left without a draw."""
    for seed in range(5):
        table = position("vanuatu", 3, {"characters": "no"}, round=1, volcano=["f1", "f2"], plan={"purple": {"rest": 1}})
        rng, state = random.Random(seed), table.state
        while state.actor() != vaka.OVER:
            legal = state.legal()
            assert legal
            state.apply(rng.choices(legal, state.weights())[0] if state.actor() == vaka.CHANCE else rng.choice(legal))
