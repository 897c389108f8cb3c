"""Where things lie on the picture of Vanuatu, in its two shapes: a wide board, and a tall one for phones.

The tall shape is drawn twice as large as a phone shows it, so that 88 units are the 44 pixels that a finger needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from vaka.draw.hexes import ACROSS, RADIUS, hex_centre
from vaka.draw.places import Box, box_at
from vaka.games.vanuatu.rules.box import BOX, SPACES


@dataclass(frozen=True, slots=True, eq=False)  # there is one of each, so that it is its own key in caches
class Shape:
    """All places of one shape."""

    name: str
    wide: float
    high: float
    unit: float
    """How many units a pixel is, at the size that the shape is meant for."""
    hexes: float
    """The size of a hex, 1 being that of `vaka.draw.hexes`."""
    left: float
    top: float
    """Of the archipelago."""
    spaces: tuple[Box, ...]
    """The nine action spaces, as the rulebook numbers them."""
    ships: tuple[Box, ...]
    market: Box
    office: Box
    prices: tuple[Box, ...]
    """The price and the points of each good."""
    rest: Box
    people: tuple[Box, ...]
    seats: tuple[Box, ...]
    """The panels; where there are two sizes, the first is the larger one."""
    choices: Box
    """Where choices that have no place on the board open."""

    @property
    def is_tall(self) -> bool:
        """Is this the shape for phones?"""
        return self.name == "tall"

    def cell(self, space: int) -> tuple[float, float]:
        """The middle of a space of the archipelago."""
        return self.afloat(*BOX.cells[space])

    def afloat(self, q: float, r: float) -> tuple[float, float]:
        """A place in the archipelago by axial coordinates."""
        x, y = hex_centre(q, r)
        return self.left + self.hexes * (x + 2.5 * ACROSS), self.top + self.hexes * (y + RADIUS)


# The order of the action spaces on the board, left to right.
ROW: Final = ("buy", "explore", "sail", "build", "rest", "tourists", "fish", "sell", "draw")
_PLACES: Final = tuple(ROW.index(name) for name in SPACES)


def _line(left: float, top: float, wide: float, high: float, count: int, gap: float) -> tuple[Box, ...]:
    """So many equal places side by side."""
    each = (wide - gap * (count - 1)) / count
    return tuple(box_at(left + place * (each + gap), top, each, high) for place in range(count))


def _grid(left: float, top: float, cell: tuple[float, float], columns: int, count: int, gap: float) -> tuple[Box, ...]:
    """So many equal places in rows."""
    wide, high = cell
    return tuple(
        box_at(left + place % columns * (wide + gap), top + place // columns * (high + gap), wide, high) for place in range(count)
    )


def _reordered(boxes: tuple[Box, ...]) -> tuple[Box, ...]:
    return tuple(boxes[place] for place in _PLACES)


@cache
def shape_of(name: str, seats: int, with_characters: bool) -> Shape:
    """A shape by its name; raise ValueError if there is no such."""
    if name == "wide":
        return _wide(seats, with_characters)
    if name == "tall":
        return _tall(seats, with_characters)
    raise ValueError(f"no shape {name!r}: there are wide, tall")


def _wide(seats: int, with_characters: bool) -> Shape:
    column, right = 806.0, 380.0
    below = 314.0 if with_characters else 234.0
    panel = min(300.0, (1172 - 10 * (seats - 1)) / seats)
    start = 600 - (panel * seats + 10 * (seats - 1)) / 2
    return Shape(
        name="wide",
        wide=1200,
        high=846,
        unit=1,
        hexes=1.04,
        left=14,
        top=174,
        spaces=_reordered(_line(14, 14, 1172, 148, 9, 8)),
        ships=tuple(box_at(column, below + 64 * slot, right, 58) for slot in range(3)),
        market=box_at(column, below + 200, 186, 70),
        office=box_at(column + 194, below + 200, 186, 70),
        prices=tuple(box_at(column + right - 124, below + 64 * slot, 124, 58) for slot in range(3)),
        rest=box_at(column, below + 278, right, 70),
        people=tuple(box_at(column + 63.4 * (place % 6), 174 + 66 * (place // 6), 63.4, 66) for place in range(11)),
        seats=_line(start, 676, panel * seats + 10 * (seats - 1), 156, seats, 10),
        choices=box_at(40, 216, 730, 400),
    )


def _tall(seats: int, with_characters: bool) -> Shape:
    people = 962.0
    panels = people + (186 if with_characters else 0)
    cards = _grid(12, 490, (145, 150), 5, 10, 8)
    columns = (0, 1, 2, 3, 2)[seats - 1]
    each = (756 - 8 * (columns - 1)) / columns
    rows = -(-(seats - 1) // columns)
    return Shape(
        name="tall",
        wide=780,
        high=panels + 164 + 162 * rows + 4,
        unit=2,
        hexes=1,
        left=16,
        top=8,
        spaces=_reordered(cards[:9]),
        ships=_line(12, 806, 756, 72, 3, 8),
        market=box_at(12, 886, 238, 68),
        office=box_at(258, 886, 176, 68),
        prices=_line(448, 886, 320, 68, 3, 0),
        rest=cards[9],
        people=tuple(box_at(12 + 126 * (place % 6), people + 90 * (place // 6), 126, 88) for place in range(11)),
        seats=(box_at(12, panels, 756, 156), *_grid(12, panels + 164, (each, 154), columns, seats - 1, 8)),
        choices=box_at(30, 30, 720, 420),
    )
