"""Hexes with a point at the top: where they lie, ocean and island ground, coasts that wind. All about the origin."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin, sqrt
from typing import Final

from vaka.draw.palette import DEEP, FOAM, LEAF, SAND, SEA, SHALLOW
from vaka.draw.svg import around, number, points

RADIUS: Final = 72.0
"""From the middle of a hex to its corners."""
ACROSS: Final = RADIUS * sqrt(3)
"""From side to side."""
DOWN: Final = RADIUS * 1.5
"""From one row to the next."""


def hex_centre(q: float, r: float) -> tuple[float, float]:
    """The middle of a hex by its axial coordinates.

    >>> hex_centre(0, 2)[1]
    216.0
    """
    return ACROSS * (q + r / 2), DOWN * r


@cache
def hexagon(radius: float = RADIUS) -> str:
    """The `points` of a hex."""
    return points(around(6, radius))


def side_turn(side: int) -> float:
    """The direction of a side in degrees: 0 is the one to the right, the others follow clockwise."""
    return 60.0 * side


def side_middle(side: int, radius: float = RADIUS) -> tuple[float, float]:
    """The middle of a side."""
    angle = side_turn(side) * pi / 180
    reach = radius * sqrt(3) / 2
    return reach * cos(angle), reach * sin(angle)


@cache
def coast(radius: float, seed: int) -> str:
    """The path of a coast about the origin, nearly a hex, that winds differently for each seed."""
    spots = []
    for place in range(18):
        angle = (-90 + 20 * place) * pi / 180
        towards = (20 * place) % 60
        edge = cos(pi / 6) / cos((towards - 30) * pi / 180)  # the reach of a hex in this direction
        bend = 1 + 0.035 * sin(place * 2.3 + seed * 1.7) + 0.02 * sin(place * 4.1 + seed)
        reach = radius * min(edge, 0.965) * bend
        spots.append((reach * cos(angle), reach * sin(angle)))
    return _smooth(spots)


def _smooth(spots: list[tuple[float, float]]) -> str:
    """A closed curve through the middles between the spots."""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in zip(spots, [*spots[1:], spots[0]], strict=True)]
    start = f"M{number(middles[-1][0])} {number(middles[-1][1])}"
    curves = "".join(
        f"Q{number(x)} {number(y)} {number(to_x)} {number(to_y)}" for (x, y), (to_x, to_y) in zip(spots, middles, strict=True)
    )
    return f"{start}{curves}Z"


_RIPPLE: Final = "q5 -5.5 10 0t10 0t10 0"


def ripples(places: tuple[tuple[float, float], ...], colour: str, weight: float = 2.4) -> str:
    """A few short waves."""
    lines = "".join(f"M{number(x - 15)} {number(y)}{_RIPPLE}" for x, y in places)
    return f'<path d="{lines}" fill="none" stroke="{colour}" stroke-width="{number(weight)}" stroke-linecap="round"/>'


def ocean(seed: int) -> str:
    """An ocean tile; the waves lie differently for each seed."""
    sets = (
        ((-36, -20), (30, 2), (-20, 30)),
        ((30, -22), (-34, 6), (22, 34)),
        ((0, -30), (-38, 16), (38, 20)),
    )
    return (
        f'<polygon points="{hexagon(RADIUS - 1.5)}" fill="{SEA}"/>'
        f'<polygon points="{hexagon(RADIUS - 4)}" fill="none" stroke="{SHALLOW}" stroke-width="1.6" opacity=".5"/>'
        f'<g opacity=".55">{ripples(sets[seed % 3], SHALLOW)}</g>'
    )


def island(seed: int) -> str:
    """An island tile: shallow water, surf, beach and land."""
    return (
        f'<polygon points="{hexagon(RADIUS - 1.5)}" fill="{SHALLOW}"/><path d="{coast(RADIUS - 2, seed)}" fill="{FOAM}"/>'
        f'<path d="{coast(RADIUS - 4.5, seed)}" fill="{SAND}"/><path d="{coast(RADIUS - 11, seed)}" fill="{LEAF}"/>'
    )


def sunken(seed: int) -> str:
    """An island that the sea has taken: its outline under dark water."""
    return (
        f'<polygon points="{hexagon(RADIUS - 1.5)}" fill="{DEEP}"/><path d="{coast(RADIUS - 11, seed)}" fill="#136078"/>'
        f'<path d="{coast(RADIUS - 24, seed)}" fill="#176C84"/>'
        f'<g opacity=".8">{ripples(((-24, -30), (22, -12), (-18, 8), (20, 30)), SHALLOW)}</g>'
    )


def empty_space() -> str:
    """A space without a tile."""
    return (
        f'<polygon points="{hexagon(RADIUS - 2)}" fill="#0E5874"/>'
        f'<polygon points="{hexagon(RADIUS - 6)}" fill="none" stroke="{SHALLOW}" stroke-width="1.6" stroke-dasharray="5 7" '
        'opacity=".6"/>'
    )
