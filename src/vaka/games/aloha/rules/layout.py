"""Squares, ids and tables: the only place that knows how things are numbered.

Squares are 0..35, row by row from the top left, and are called a6 to f1 as on a chess board. Pirogues are numbered seat by
seat: `seat * fleet + slot`. Nothing here is a rule.
"""

from __future__ import annotations

from types import FunctionType
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.aloha.rules.box import BOX, SIDE

SQUARES: Final[i64] = 36
BEACH: Final[i64] = 40  # where a pirogue is that is on no square: a bit that no set of squares has
NOWHERE: Final[i64] = -1  # a square that is not there

OCEAN: Final[i64] = 0
ALIZE: Final[i64] = 1
DAUPHIN: Final[i64] = 2
CORAIL: Final[i64] = 3

# Outcome ids.
FIRST: Final[i64] = 0  # + seat
TILE: Final[i64] = 4  # + kind
OUTCOMES: Final[i64] = 8

SPAN: Final[i64] = 5  # steps from a corner to the opposite one


class Tables:
    """Everything that never changes, in flat arrays."""

    def __init__(self) -> None:
        fleet: i64 = BOX.pirogues
        self.fleet: i64 = fleet
        self.actions: i64 = BOX.actions
        self.rounds: i64 = BOX.rounds
        # Action ids: sail (a launch is one from the beach) slot and square, push pirogue and direction, hop pirogue,
        # reveal square, pass.
        self.push: i64 = fleet * SQUARES
        self.hop: i64 = self.push + 4 * fleet * 8
        self.reveal: i64 = self.hop + 4 * fleet
        self.stop: i64 = self.reveal + SQUARES
        self.action_count: i64 = self.stop + 1
        self.corners = vec[i64]([0, 5, 35, 30])
        self.corner_mask: i64 = bit(0) | bit(5) | bit(30) | bit(35)
        # The squares one step away (8 places a square, NOWHERE behind the last), and two steps away with the middle of a
        # straight line.
        self.near = vec[i64]()
        self.near_mask = vec[i64]()
        self.far = vec[i64]()
        self.far_mask = vec[i64]()
        self.far_middle = vec[i64]()
        self.step_to = vec[i64]()  # square * 8 + direction
        self.distance = vec[i64]()  # square * 36 + square
        for square in range(SQUARES):
            self._add_square(square)

    def _add_square(self, square: i64) -> None:
        near_count: i64 = 0
        far_count: i64 = 0
        near_mask: i64 = 0
        far_mask: i64 = 0
        for other in range(SQUARES):
            span = steps(square, other)
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
            self.step_to = append(self.step_to, neighbour(square, direction))


def steps(here: i64, there: i64) -> i64:
    """The distance in king's moves."""
    rows = here // 6 - there // 6
    columns = here % 6 - there % 6
    return max(rows, -rows, columns, -columns)


def middle(here: i64, there: i64) -> i64:
    """The square in the exact middle of a straight line of three, or NOWHERE (ruling 4: a Dauphin lies between)."""
    rows = there // 6 - here // 6
    columns = there % 6 - here % 6
    if rows % 2 != 0 or columns % 2 != 0:
        return NOWHERE
    return here + (rows // 2) * 6 + columns // 2


def neighbour(square: i64, direction: i64) -> i64:
    """The square one step away; directions 0..7 run row by row around the square."""
    cell = direction if direction < 4 else direction + 1
    row = square // 6 + cell // 3 - 1
    column = square % 6 + cell % 3 - 1
    if row < 0 or row > 5 or column < 0 or column > 5:
        return NOWHERE
    return row * 6 + column


def bit(place: i64) -> i64:
    """The set of this one square (or pirogue)."""
    one = place - place + 1  # mypyc writes a literal 1 as a 32-bit number, and square 35 would fall off
    return one << place


def has(mask: i64, place: i64) -> bool:
    """Is this square (or pirogue) in the set?"""
    return (mask >> place) & 1 != 0


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


class Found:
    """The actions found so far, in the order of their ids: a buffer that is filled anew for every list.

    Hot loops write into `actions` behind `count` themselves; `add` is for the others.
    """

    def __init__(self) -> None:
        self.actions = vec[i64]([0] * 512)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        """One more."""
        self.actions[self.count] = action
        self.count += 1

    def take(self) -> vec[i64]:
        """The list, and an empty buffer again."""
        count = self.count
        self.count = 0
        return self.actions[:count]


TABLES: Final = Tables()
FOUND: Final = Found()
INTERPRETED: Final = isinstance(bit, FunctionType)


def empty_list() -> Found:
    """An empty buffer. Compiled, one serves all lists, since no other thread comes in between; interpreted, one might."""
    return Found() if INTERPRETED else FOUND
