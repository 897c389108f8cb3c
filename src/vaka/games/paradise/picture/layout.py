"""Where things lie on the picture of Conquest of Paradise, in its two shapes.

The map is a *chart*: a page pans and zooms it within its window, and the rest stays where it is (`vaka.draw`). As it is drawn,
the whole of it is in the window of the wide shape, and its whole height in that of the tall one, for phones; a page opens it
larger, where somebody is asked. Above it are two thin strips: the players and the viewer's cards; the turn, the victory track,
and what is left to draw. Everything else lies over the map only while it is needed. A page that has more room makes the window
higher. The tall shape is drawn twice as large as a phone shows it, so that 88 units are the 44 pixels that a finger needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final

from vaka.draw.places import Box, box_at
from vaka.draw.svg import around, number, points
from vaka.games.paradise.rules.box import BOX

if TYPE_CHECKING:
    from collections.abc import Iterable

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


@dataclass(frozen=True, slots=True, eq=False)
class Shape:
    """All places of one shape; there is one of each, which is known by itself."""

    name: str
    wide: float
    high: float
    window: Box
    """Where the map is seen."""
    scale: float
    """How large the map is in it, before anybody zooms."""
    near: float
    """How large it is where a page opens it."""
    strip: Box
    """The players, and in the wide shape the viewer's cards beside them."""
    track: Box
    status: Box
    """The turn and its step."""
    supply: Box
    """What is left in the cup, the lid and the deck."""
    battle: tuple[float, float]
    """The width and height of the battle window."""
    chip: tuple[float, float]
    """The width and the height of what is pressed."""

    @property
    def is_tall(self) -> bool:
        """Is this the shape for phones?"""
        return self.name == "tall"

    @property
    def origin(self) -> tuple[float, float]:
        """Where the upper left corner of the map is, before anybody pans: its middle is that of the window."""
        return self.window.x - self.scale * MAP[0] / 2, self.window.y - self.scale * MAP[1] / 2

    @property
    def foot(self) -> float:
        """The lower edge of the window."""
        return self.window.y + self.window.high / 2

    @property
    def right(self) -> float:
        """The right edge of the window."""
        return self.window.x + self.window.wide / 2

    def beside(self, where: int, wide: float, high: float) -> tuple[float, float]:
        """The middle of something beside a hex and within the window, before anybody pans: below it, or above it."""
        x, y = (start + self.scale * at for start, at in zip(self.origin, CENTRES[where], strict=True))
        far, room = self.scale * HIGH / 2 + high / 2, self.window
        y = y + far if y + far + high / 2 < self.foot else y - far
        return (
            min(max(x, room.x - (room.wide - wide) / 2), room.x + (room.wide - wide) / 2),
            max(y, room.y - (room.high - high) / 2),
        )


def row(left: float, y: float, high: float, widths: Iterable[float], gap: float) -> tuple[Box, ...]:
    """Places of these widths side by side, about a height."""
    places = []
    for wide in widths:
        places.append(Box(left + wide / 2, y, wide, high))
        left += wide + gap
    return tuple(places)


OWN_MORE: Final = 170.0
"""The viewer's own panel is wider by this: it has what is left to build."""


@cache
def seat_boxes(shape: Shape, seats: int, own: int, cards: int) -> tuple[Box, ...]:
    """The panels of the players; so many cards of the viewer's lie beside them. Alone the second one is Samoa's."""
    many, room, gap = max(seats, 2), shape.strip, 8.0
    left = room.x - room.wide / 2
    if shape.is_tall:
        each = (room.wide - gap * (many - 1)) / many
        return row(left, room.y, room.high, [each] * many, gap)
    if seats == 1:
        return row(left, room.y, room.high, (400, 440), gap)
    free = room.wide - gap * (many - 1) - (OWN_MORE if own >= 0 else 0) - min(280, 84 * cards)
    each = min(300.0, free / many)
    return row(left, room.y, room.high, (each + OWN_MORE * (seat == own) for seat in range(many)), gap)


@cache
def card_boxes(shape: Shape, seats: int, own: int, many: int) -> tuple[Box, ...]:
    """Where the viewer's own cards lie: in the wide shape behind the panels, in the tall one at the foot of the map."""
    if many == 0:
        return ()
    if shape.is_tall:
        each = min(150.0, (shape.window.wide - 16) / many)
        return row(shape.window.x - shape.window.wide / 2 + 8, shape.foot - 58, 100, [each] * many, 0)
    last, room = seat_boxes(shape, seats, own, many)[-1], shape.strip
    left = last.x + last.wide / 2 + 8
    free = room.x + room.wide / 2 - left
    if many * 68 <= free:
        return row(left, room.y, room.high, [min(84.0, free / many)] * many, 0)
    above, high = -(-many // 2), room.high / 2
    each = min(110.0, free / above)
    return (
        *row(left, room.y - high / 2, high, [each] * above, 0),
        *row(left, room.y + high / 2, high, [each] * (many - above), 0),
    )


@cache
def chip_boxes(shape: Shape, count: int, right: float, foot: float) -> tuple[Box, ...]:
    """So many places to press, in rows that end at the right; the last row stands on `foot`."""
    if count == 0:
        return ()
    wide, high = shape.chip
    most = int((shape.window.wide - 24) // wide)
    rows = -(-count // most)
    columns = -(-count // rows)
    places: list[Box] = []
    for place in range(rows):
        here = min(columns, count - len(places))
        places += row(right - here * wide, foot - high * (rows - place - 0.5), high, [wide] * here, 0)
    return tuple(places)


@cache
def shape_of(name: str) -> Shape:
    """A shape by its name; raise ValueError if there is no such."""
    if name == "wide":
        return _WIDE
    if name == "tall":
        return _TALL
    raise ValueError(f"no shape {name!r}: there are wide, tall")


_WIDE: Final = Shape(
    name="wide",
    wide=1200,
    high=820,
    window=box_at(12, 160, 1176, 648),
    scale=0.75,
    near=1.5,
    strip=box_at(12, 12, 1176, 90),
    track=box_at(270, 108, 722, 46),
    status=box_at(12, 108, 250, 46),
    supply=box_at(1000, 108, 188, 46),
    battle=(500, 310),
    chip=(112, 80),
)
_TALL: Final = Shape(
    name="tall",
    wide=780,
    high=1000,
    window=box_at(8, 152, 764, 840),
    scale=1.07,
    near=1.35,
    strip=box_at(8, 8, 764, 86),
    track=box_at(8, 99, 764, 48),
    status=box_at(14, 158, 420, 52),
    supply=box_at(570, 158, 196, 52),
    battle=(752, 296),
    chip=(150, 92),
)
