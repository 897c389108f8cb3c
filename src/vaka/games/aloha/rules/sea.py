"""The sea: 36 squares, their names, and which lies how far from which. Nothing here is a rule.

Squares are called a6 to f1 as on a chess board.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.aloha.rules.box import SIDE, Direction, Square, Squares
from vaka.games.aloha.rules.packed import bit

SQUARES: Final[i64] = 36
BEACH: Final[Square] = 40
"""Where a pirogue is that is on no square: a bit that no set of squares has."""
NOWHERE: Final[Square] = -1
"""A square that is not there."""
SPAN: Final[i64] = 5
"""Steps from a corner to the opposite one."""


class Sea:
    """What lies around every square, in flat arrays that never change."""

    def __init__(self) -> None:
        self.corners = vec[i64]([0, 5, 35, 30])  # clockwise from the top left
        self.corner_mask: Squares = bit(0) | bit(5) | bit(30) | bit(35)
        self.near_mask = vec[i64]()  # of each square: those one step away
        self.far_mask = vec[i64]()  # two steps away
        # The same one by one, for lists: 8 places a square (16 for those two steps away), NOWHERE behind the last.
        self.near = vec[i64]()
        self.far = vec[i64]()
        self.far_middle = vec[i64]()  # of each place in `far`: the middle of a straight line, or NOWHERE
        self.step_to = vec[i64]()  # square * 8 + direction
        self.distance = vec[i64]()  # square * 36 + square
        for square in range(SQUARES):
            self._add_square(square)

    def _add_square(self, square: Square) -> None:
        """What lies around one more square."""
        near_count: i64 = 0
        far_count: i64 = 0
        near_mask: Squares = 0
        far_mask: Squares = 0
        for other in range(SQUARES):
            span = count_steps(square, other)
            self.distance = append(self.distance, span)
            if span == 1:
                self.near = append(self.near, other)
                near_count += 1
                near_mask |= bit(other)
            elif span == 2:
                self.far = append(self.far, other)
                self.far_middle = append(self.far_middle, middle(square, other))
                far_count += 1
                far_mask |= bit(other)
        for _ in range(8 - near_count):
            self.near = append(self.near, NOWHERE)
        for _ in range(16 - far_count):
            self.far = append(self.far, NOWHERE)
            self.far_middle = append(self.far_middle, NOWHERE)
        self.near_mask = append(self.near_mask, near_mask)
        self.far_mask = append(self.far_mask, far_mask)
        for direction in range(8):
            self.step_to = append(self.step_to, find_neighbour(square, direction))


def count_steps(here: Square, there: Square) -> i64:
    """The distance in king's moves."""
    rows = here // 6 - there // 6
    columns = here % 6 - there % 6
    return max(rows, -rows, columns, -columns)


def middle(here: Square, there: Square) -> Square:
    """The square in the exact middle of a straight line of three, or NOWHERE."""
    rows = there // 6 - here // 6
    columns = there % 6 - here % 6
    if rows % 2 != 0 or columns % 2 != 0:
        return NOWHERE
    return here + (rows // 2) * 6 + columns // 2


def find_neighbour(square: Square, direction: Direction) -> Square:
    """The square one step away, or NOWHERE."""
    cell = direction if direction < 4 else direction + 1
    row = square // 6 + cell // 3 - 1
    column = square % 6 + cell % 3 - 1
    if row < 0 or row > 5 or column < 0 or column > 5:
        return NOWHERE
    return row * 6 + column


SEA: Final = Sea()


def steps(here: Square, there: Square) -> i64:
    """The distance in king's moves, looked up."""
    return SEA.distance[here * SQUARES + there]


def neighbour(square: Square, direction: Direction) -> Square:
    """The square one step away, or NOWHERE, looked up."""
    return SEA.step_to[square * 8 + direction]


def square_name(square: int) -> str:
    """The name of a square.

    >>> square_name(0), square_name(35)
    ('a6', 'f1')
    """
    return "abcdef"[square % SIDE] + str(SIDE - square // SIDE)


def square_of(name: str) -> int:
    """The square of a name; raise ValueError if there is none.

    >>> square_of("c4")
    14
    """
    if len(name) != 2 or name[0] not in "abcdef" or name[1] not in "123456":
        raise ValueError(f"squares are a1 to f6, not {name!r}")
    return (SIDE - int(name[1])) * SIDE + "abcdef".index(name[0])
