"""Where everything lies on the picture: tiles, pirogues afloat and on the sand, Tikis."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin
from typing import Final

from vaka.draw.pieces import TIKI_AT
from vaka.draw.svg import number
from vaka.games.aloha.rules.actions import FLEET
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import AlohaPosition, owner_of, slot_of, tiki_place
from vaka.games.aloha.rules.sea import BEACH, SEA, SQUARES

TILE: Final = 100.0
PITCH: Final = 106.0
EDGE: Final = 135.0
STATUS_Y: Final = 829.0
CORNER: Final = {int(square): corner for corner, square in enumerate(SEA.corners)}
"""The corners by their squares, clockwise from the top left."""

Berth = tuple[float, float, float, float, float]
"""Where a pirogue is drawn: x, y, turn, width (mirrored where negative), height."""

# Where pirogues float on their tile, alone and in pairs: across and down from its middle.
ALONE: Final[Berth] = (0.0, 15.0, -7.0, 1.0, 1.0)
PAIR: Final[tuple[Berth, Berth]] = ((-1.0, -13.0, 0.0, 0.84, 0.84), (1.0, 24.0, 0.0, -0.84, 0.84))
ON_SAND: Final = 0.86


def centre(square: int) -> tuple[float, float]:
    """The middle of a tile."""
    return EDGE + TILE / 2 + PITCH * (square % 6), EDGE + TILE / 2 + PITCH * (square // 6)


AT_TILE: Final = tuple(f'transform="translate({number(x)} {number(y)})"' for x, y in map(centre, range(SQUARES)))
"""The transform of each tile."""


def berth(position: AlohaPosition, pirogue: int) -> Berth:
    """Where a pirogue is drawn."""
    square = position.place[pirogue]
    if square == BEACH:
        return on_sand(position.home[owner_of(pirogue)], slot_of(pirogue))
    if not has(position.pairs, square):
        return _afloat(square, ALONE)
    first = next(other for other in range(pirogue + 1) if position.place[other] == square)
    return _afloat(square, PAIR[first != pirogue])


@cache
def _afloat(square: int, place: Berth) -> Berth:
    (x, y), (across, down, turn, wide, high) = centre(square), place
    return x + across, y + down, turn, wide, high


@cache
def on_sand(home: int, slot: int) -> Berth:
    """The pirogues of a beach lie in a fan about the water of its corner, their bows towards it."""
    x, y = centre(home)
    step = 81 / max(3, FLEET - 1)
    angle = 225 + 90 * CORNER[home] + step * (slot - (FLEET - 1) / 2)
    return x + 98 * cos(radians(angle)), y + 98 * sin(radians(angle)), angle - 180, ON_SAND, ON_SAND


def tiki_at(position: AlohaPosition, seat: int) -> tuple[float, float, float]:
    """Where a Tiki is drawn, upright in its pirogue: x, y, size."""
    x, y, turn, wide, high = berth(position, position.tiki[seat])
    along, across = TIKI_AT[0] * wide, 0.0 if tiki_place(position, seat) == BEACH else TIKI_AT[1] * high
    angle = radians(turn)
    return x + along * cos(angle) - across * sin(angle), y + along * sin(angle) + across * cos(angle), high
