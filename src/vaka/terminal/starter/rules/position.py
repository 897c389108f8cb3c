"""A position: its fields by name, and small questions and changes that rules are written with."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.names import CHANCE
from vaka.engine.state import State
from vaka.terminal.starter.rules.box import Pool, Seat

if TYPE_CHECKING:
    from vaka.engine.game import Game

NONE: vec[i64] = vec[i64]()


class StarterPosition(State):
    """The fields of a position. A field more stands here, in `copy_fields`, and in `write` and `read`."""

    def __init__(self, game: Game, seats: i64, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.shells: vec[i64] = NONE  # of each pool
        self.gathered: vec[i64] = NONE  # of each seat
        self.asked: i64 = CHANCE
        self.turn: Seat = 0


def copy_fields(position: StarterPosition, twin: StarterPosition) -> None:
    """Give a new position everything that this one has."""
    twin.shells = position.shells[:]
    twin.gathered = position.gathered[:]
    twin.asked = position.asked
    twin.turn = position.turn


def starter(state: State) -> StarterPosition:
    """The same object, known to be of this game."""
    return cast("StarterPosition", state)


def shells_left(position: StarterPosition) -> i64:
    """The shells in all pools."""
    total: i64 = 0
    for pool in range(len(position.shells)):
        total += position.shells[pool]
    return total


def take_shells(position: StarterPosition, seat: Seat, pool: Pool, count: i64) -> None:
    """So many shells go from a pool to a seat."""
    position.shells[pool] -= count
    position.gathered[seat] += count
