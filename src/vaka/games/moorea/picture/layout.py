"""Where things lie on the picture of Moorea, in its two shapes: a wide table, and a tall one for phones.

The far side is the deep sea, where the other seats are; the lagoon holds what everybody can have; the beach is one's own. The tall
shape is drawn twice as large as a phone shows it, so that 88 units are the 44 pixels that a finger needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from vaka.draw.places import Box, box_at


@dataclass(frozen=True, slots=True, eq=False)  # there is one of each, so that it is its own key in caches
class Shape:
    """All places of one shape."""

    name: str
    wide: float
    high: float
    reef: float
    """Where the deep sea ends and the lagoon begins."""
    shore: float
    """Where the lagoon ends and the beach begins."""
    others: tuple[tuple[Box, ...], ...]
    """The panels of the other seats, by how many others there are."""
    display: tuple[Box, ...]
    row: tuple[Box, ...]
    pile: Box
    discard: Box
    tools: tuple[Box, ...]
    products: tuple[Box, Box]
    status: Box
    me: Box
    mat: Box
    hand: Box
    chip: float
    """How high one choice is."""
    fanned: bool
    """Cards of a hand overlap sideways; otherwise upwards."""


def _line(left: float, top: float, wide: float, high: float, count: int, gap: float) -> tuple[Box, ...]:
    """So many equal places side by side."""
    each = (wide - gap * (count - 1)) / count
    return tuple(box_at(left + place * (each + gap), top, each, high) for place in range(count))


def _grid(left: float, top: float, cell: tuple[float, float], columns: int, rows: int, gap: float) -> tuple[Box, ...]:
    wide, high = cell
    return tuple(
        box_at(left + column * (wide + gap), top + row * (high + gap), wide, high)
        for row in range(rows)
        for column in range(columns)
    )


WIDE: Final = Shape(
    name="wide",
    wide=1200,
    high=940,
    reef=190,
    shore=590,
    others=((), *(_line(22, 20, 1156, 156, count, 14) for count in range(1, 5))),
    display=_grid(256, 206, (125, 164), 5, 2, 16),
    row=tuple(box_at(146, 206 + 119 * place, 81, 106) for place in range(3)),
    pile=box_at(26, 206, 100, 134),
    discard=box_at(28, 354, 96, 196),
    tools=_grid(967, 206, (97, 107), 2, 2, 14),
    products=(box_at(967, 444, 97, 107), box_at(1078, 444, 97, 107)),
    status=Box(600, 593, 0, 64),
    me=box_at(22, 640, 180, 280),
    mat=box_at(214, 634, 964, 112),
    hand=box_at(214, 758, 964, 164),
    chip=66,
    fanned=True,
)

TALL: Final = Shape(
    name="tall",
    wide=780,
    high=1400,
    reef=240,
    shore=936,
    others=(
        (),
        _line(12, 12, 756, 216, 1, 8),
        _grid(12, 12, (756, 104), 1, 2, 8),
        _grid(12, 12, (756, 66), 1, 3, 9),
        _grid(12, 12, (374, 104), 2, 2, 8),
    ),
    display=_grid(16, 258, (139.2, 183), 5, 2, 13),
    row=_line(128, 656, 324, 132, 3, 15),
    pile=box_at(12, 654, 104, 136),
    discard=box_at(466, 654, 94, 136),
    tools=_line(14, 806, 752, 96, 4, 14),
    products=(box_at(570, 654, 96, 136), box_at(674, 654, 96, 136)),
    status=Box(420, 948, 0, 64),
    me=box_at(12, 904, 756, 92),
    mat=box_at(14, 1000, 752, 172),
    hand=box_at(14, 1182, 752, 206),
    chip=96,
    fanned=False,
)

SHAPES: Final = {shape.name: shape for shape in (WIDE, TALL)}


def shape_of(name: str) -> Shape:
    """A shape by its name; raise ValueError if there is none."""
    if name not in SHAPES:
        raise ValueError(f"no shape {name!r}: there are {', '.join(SHAPES)}")
    return SHAPES[name]


@cache
def flow(
    count: int, area: Box, cell: tuple[float, float], largest: float, *, top: bool = False
) -> tuple[tuple[float, float, float], ...]:
    """Where so many cells lie in an area, from its upper left on: x and y of their middles, and their size, as large as can be.

    They begin at the top, or stand about the middle.

    >>> flow(2, box_at(0, 0, 100, 50), (50, 50), 1)
    ((25.0, 25.0, 1), (75.0, 25.0, 1))
    """
    if count == 0:
        return ()
    size, columns, lines = 0.0, 1, 1
    for rows in range(1, 7):
        across = -(-count // rows)
        fits = min(largest, area.high / (cell[1] * rows), area.wide / (cell[0] * across))
        if fits > size + 0.001:
            size, columns, lines = fits, across, rows
    wide, high = cell[0] * size, cell[1] * size
    if lines > 1:
        columns = max(columns, int(area.wide / wide + 0.001))  # a line is filled before the next begins
    left, upper = area.x - area.wide / 2, area.y - (area.high if top else high * lines) / 2
    return tuple((left + wide * (place % columns + 0.5), upper + high * (place // columns + 0.5), size) for place in range(count))
