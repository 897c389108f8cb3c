"""`hash64` of Conquest of Paradise: equal for equal positions, however they came about."""

from __future__ import annotations

import random
from typing import Any

import vaka


def test_the_place_in_the_turn_order_that_follows_from_the_rest_is_not_hashed() -> None:
    """A position that is read finds its place again, at the end of a game another one than it had."""
    state: Any = vaka.game("paradise").new(seats=2)
    state.place, read = 1, vaka.game("paradise").load(state.dump())
    assert state == read
    assert state.hash64() == read.hash64()


def test_a_view_of_the_start_is_read_as_it_is() -> None:
    """Before the homes are chosen nobody has a piece on the map; what others have in stock is hidden all the same."""
    game = vaka.game("paradise")
    view = game.new(seats=3).redact(0)
    assert game.load(view.dump()).hash64() == view.hash64()


def test_equal_positions_of_whole_games_have_equal_hashes() -> None:
    game, rng = vaka.game("paradise"), random.Random(3)
    seen: dict[int, bytes] = {}
    for seats in (2, 3):
        state = game.new(seats)
        while state.actor() != vaka.OVER and state.ply < 3000:
            state.apply(rng.choice(state.legal()))
            if state.ply % 150 == 0:
                for one in (state, *(state.redact(viewer) for viewer in range(seats))):
                    assert game.load(one.dump()).hash64() == one.hash64()
                    if one.viewer >= 0:
                        assert one.resample(rng).redact(one.viewer).hash64() == one.hash64()
                    assert seen.setdefault(one.hash64(), one.key()) == one.key()
    assert len(seen) > 50
