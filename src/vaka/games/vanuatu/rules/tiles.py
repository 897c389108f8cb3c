"""Fish tiles and treasure tiles: how many of value 1, 2 and 3 there are, in one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.vanuatu.rules.actions import SELL_FISH, THREES, TWOS
from vaka.games.vanuatu.rules.box import VALUES
from vaka.games.vanuatu.rules.packed import EMPTY, add_field, field

Tiles = i64
"""Fish tiles, or treasure tiles."""
WIDTH: Final[i64] = 4


def tiles_worth(tiles: Tiles, value: i64) -> i64:
    """How many of them have this value."""
    return field(tiles, WIDTH, value - 1)


def tile_worth(value: i64) -> Tiles:
    """One tile of this value."""
    return add_field(EMPTY, WIDTH, value - 1, 1)


def worth(tiles: Tiles) -> i64:
    """Their values, added up."""
    return tiles_worth(tiles, 1) + tiles_worth(tiles, 2) * 2 + tiles_worth(tiles, 3) * 3


def tiles_of(ones: i64, twos: i64, threes: i64) -> Tiles:
    """So many of each value."""
    return ones * tile_worth(1) + twos * tile_worth(2) + threes * tile_worth(3)


def tiles_sold(action: i64) -> Tiles:
    """The fish tiles of a sale, by its id."""
    number = action - SELL_FISH
    return tiles_of(number // THREES // TWOS, number // THREES % TWOS, number % THREES)


def tile_values(tiles: Tiles) -> list[int]:
    """The values of tiles, lowest first.

    >>> tile_values(0x102)
    [1, 1, 3]
    """
    return [value for value in range(1, VALUES + 1) for _ in range(tiles_worth(tiles, value))]


def tile_list(tiles: Tiles) -> str:
    """The values of tiles, lowest first.

    >>> tile_list(0x102)
    '1 1 3'
    """
    return " ".join([str(value) for value in tile_values(tiles)])
