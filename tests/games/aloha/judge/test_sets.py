"""Steps of whole sets of squares are those of their squares."""

from __future__ import annotations

import random

from vaka.games.aloha.judge import sets
from vaka.games.aloha.rules.packed import bit, has
from vaka.games.aloha.rules.sea import NOWHERE, SEA, SQUARES, count_steps, middle


def test_the_edges_are_where_rows_end() -> None:
    every = [bit(square) for square in range(SQUARES)]
    assert sum(every) == sets.ALL
    assert sum(every) - sum(every[::6]) == sets.NOT_LEFT
    assert sum(every) - sum(every[5::6]) == sets.NOT_RIGHT


def test_a_set_steps_as_its_squares_do() -> None:
    rng = random.Random(1)
    for _ in range(200):
        squares, dauphin = rng.getrandbits(36) & rng.getrandbits(36), rng.getrandbits(36)
        around = ring = rebounds = 0
        for square in range(SQUARES):
            if not has(squares, square):
                continue
            around |= SEA.near_mask[square]
            ring |= SEA.far_mask[square]
            for other in range(SQUARES):
                between = middle(square, other) if count_steps(square, other) == 2 else NOWHERE
                if between != NOWHERE and has(dauphin, between):
                    rebounds |= bit(other)
        assert sets.around(squares) == around
        assert sets.ring(squares) == ring
        assert sets.rebounds(squares, dauphin) == rebounds
