"""Where things lie on the picture of Conquest of Paradise, in its two shapes.

The map is a *chart*: a page pans and zooms it within its window, and the rest stays where it is (`vaka.draw`). In the wide shape
all of it is in the window; in the tall one, for phones, its whole height is, and half its width. The tall shape is drawn twice as
large as a phone shows it, so that 88 units are the 44 pixels that a finger needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Final

from vaka.draw.places import Box, box_at
from vaka.draw.svg import around, number, points
from vaka.games.paradise.rules.box import BOX

RADIUS: Final = 60.0
"""From the middle of a hex to its corners, which lie left and right."""
HIGH: Final = RADIUS * sqrt(3)
MAP: Final = (1560.0, 780.0)
"""The size of the map: 17 columns, the odd ones half a hex lower."""


def hex_centre(q: int, r: int) -> tuple[float, float]:
    """The middle of a hex by its axial coordinates."""
    return RADIUS + 1.5 * RADIUS * (q + 5), HIGH * (r + q / 2 + 4.5)


CENTRES: Final = tuple(hex_centre(q, r) for q, r in BOX.places)
"""The middles of the hexes, in hex order."""
AT: Final = tuple(f"translate({number(x)} {number(y)})" for x, y in CENTRES)


@cache
def hexagon(radius: float = RADIUS) -> str:
    """The `points` of a hex that stands on a side."""
    return points(around(6, radius, 0))


@dataclass(frozen=True, slots=True)
class Shape:
    """All places of one shape."""

    name: str
    wide: float
    high: float
    window: Box
    """Where the map is seen."""
    scale: float
    """How large the map is in it, before anybody zooms."""
    middle: tuple[float, float]
    """The place of the map that is in the middle of the window, before anybody pans."""
    track: Box
    seats: tuple[Box, ...]
    tray: Box
    """What can be done that has no place on the map."""
    cards: Box
    battle: tuple[Box, Box]
    """The battle window: on the left, and on the right."""
    supply: Box
    """What is left in the cup, the lid and the deck."""
    chip: tuple[float, float]
    """The least width and the height of what is pressed."""

    @property
    def is_tall(self) -> bool:
        """Is this the shape for phones?"""
        return self.name == "tall"

    def in_window(self, x: float, y: float) -> tuple[float, float]:
        """A place of the map on the picture, before anybody pans."""
        return (
            self.window.x + self.scale * (x - self.middle[0]),
            self.window.y + self.scale * (y - self.middle[1]),
        )


def _line(left: float, top: float, wide: float, high: float, count: int, gap: float) -> tuple[Box, ...]:
    """So many equal places side by side."""
    each = (wide - gap * (count - 1)) / count
    return tuple(box_at(left + place * (each + gap), top, each, high) for place in range(count))


@cache
def shape_of(name: str, seats: int) -> Shape:
    """A shape by its name; raise ValueError if there is no such."""
    if name == "wide":
        return _wide(seats)
    if name == "tall":
        return _tall(seats)
    raise ValueError(f"no shape {name!r}: there are wide, tall")


def _wide(seats: int) -> Shape:
    rows = [_line(14, 884 + 164 * row, 520, 156, 2, 8) for row in range(2)] if seats > 2 else []
    panels = (*rows[0], *rows[1]) if rows else tuple(box_at(14, 884 + 164 * row, 520, 156) for row in range(2))
    return Shape(
        name="wide",
        wide=1600,
        high=1216,
        window=box_at(14, 14, 1572, 792),
        scale=1,
        middle=(MAP[0] / 2, MAP[1] / 2),
        track=box_at(14, 814, 1572, 62),
        seats=panels[: max(seats, 2)],  # alone: the other one is Samoa's
        tray=box_at(542, 884, 560, 320),
        cards=box_at(1110, 884, 476, 320),
        battle=(box_at(40, 250, 620, 380), box_at(940, 250, 620, 380)),
        supply=box_at(1270, 28, 300, 150),
        chip=(104, 74),
    )


def _tall(seats: int) -> Shape:
    return Shape(
        name="tall",
        wide=780,
        high=1340,
        window=box_at(8, 8, 764, 780),
        scale=0.98,
        middle=(620, MAP[1] / 2),
        track=box_at(8, 794, 764, 52),
        seats=_line(8, 852, 764, 92, max(seats, 2), 6),
        tray=box_at(8, 950, 764, 240),
        cards=box_at(8, 1196, 764, 136),
        battle=(box_at(14, 14, 752, 296), box_at(14, 14, 752, 296)),
        supply=box_at(560, 20, 200, 96),
        chip=(140, 92),
    )
