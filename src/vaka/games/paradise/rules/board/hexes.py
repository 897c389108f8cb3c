"""The map as tables: hexes are 0 to 99, a set of them is two integers of 50 bits each, the *low* and the *high* half."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.box import BOX

HEX_COUNT: Final[i64] = 100
HALF: Final[i64] = 50
NOWHERE: Final[i64] = -1

# Kinds of printed hexes, in the order of `box.HEX_KINDS`.
OCEAN: Final[i64] = 0
HOME_KIND: Final[i64] = 1
INDEPENDENT_KIND: Final[i64] = 2
ATOLL: Final[i64] = 3
UNKNOWN_KIND: Final[i64] = 4
AMERICA: Final[i64] = 5

SIDES: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""North, north-east, south-east, south, south-west, north-west."""


def row_of(values: list[int]) -> vec[i64]:
    """Numbers as a table."""
    found = vec[i64](capacity=len(values))
    for value in values:
        found = append(found, value)
    return found


def neighbours(index: int) -> list[int]:
    """The hexes around one, in number order."""
    east, south = BOX.places[index]
    around = [(east + right, south + down) for right, down in SIDES]
    return [other for other, place in enumerate(BOX.places) if place in around]


def half_of(hexes: list[int], high: bool) -> int:
    """One half of a set of hexes."""
    return sum(1 << (index % 50) for index in hexes if (index >= 50) == high)


def of_kind(kind: int) -> list[int]:
    """The hexes of a printed kind."""
    return [index for index, found in enumerate(BOX.kinds) if found == kind]


class Chart:
    """What is printed: `near` in halves, kinds, boxes, Local Warriors."""

    def __init__(self) -> None:
        count = len(BOX.kinds)
        entered = [index for index in range(count) if BOX.kinds[index] != AMERICA]  # nothing ever enters South America
        near = [[other for other in neighbours(index) if other in entered] for index in range(count)]
        self.near_low = row_of([half_of(hexes, False) for hexes in near])
        self.near_high = row_of([half_of(hexes, True) for hexes in near])
        self.east = row_of([place[0] for place in BOX.places])
        self.south = row_of([place[1] for place in BOX.places])
        self.kind = row_of(list(BOX.kinds))
        self.green = row_of([int(BOX.printed[index][1]) if index in BOX.printed else 0 for index in range(count)])
        self.brown = row_of([int(BOX.printed[index][2]) if index in BOX.printed else 0 for index in range(count)])
        self.locals = row_of([int(BOX.printed[index][3]) if index in BOX.printed else 0 for index in range(count)])
        self.locals_of_villages = row_of(list(BOX.locals_of_villages))
        self.tile_green = row_of(list(BOX.tile_green))
        self.tile_brown = row_of(list(BOX.tile_brown))
        self.unknown_low = half_of(of_kind(UNKNOWN_KIND), False)
        self.unknown_high = half_of(of_kind(UNKNOWN_KIND), True)
        self.ocean_low = half_of(of_kind(OCEAN), False)
        self.ocean_high = half_of(of_kind(OCEAN), True)
        self.independent_low = half_of(of_kind(INDEPENDENT_KIND), False)
        self.independent_high = half_of(of_kind(INDEPENDENT_KIND), True)
        known = [index for index in entered if BOX.kinds[index] != UNKNOWN_KIND]
        self.known_low = half_of(known, False)
        self.known_high = half_of(known, True)


CHART: Final = Chart()


def distance(one: i64, other: i64) -> i64:
    """How many hexes lie between two, the last one counted."""
    right = CHART.east[one] - CHART.east[other]
    down = CHART.south[one] - CHART.south[other]
    across = right + down
    right = right if right >= 0 else -right
    down = down if down >= 0 else -down
    across = across if across >= 0 else -across
    longest = right if right > down else down
    return longest if longest > across else across


def is_near(one: i64, other: i64) -> bool:
    """Do two hexes touch? South America touches nothing."""
    if other >= HALF:
        return (CHART.near_high[one] >> (other - HALF)) & 1 != 0
    return (CHART.near_low[one] >> other) & 1 != 0
