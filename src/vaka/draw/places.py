"""Places on a picture."""

from __future__ import annotations

from dataclasses import dataclass

from vaka.draw.svg import number


@dataclass(frozen=True, slots=True)
class Box:
    """A place: its middle, its width and its height."""

    x: float
    y: float
    wide: float
    high: float


def box_at(left: float, top: float, wide: float, high: float) -> Box:
    """A place by its upper left corner.

    >>> box_at(10, 20, 4, 6)
    Box(x=12.0, y=23.0, wide=4, high=6)
    """
    return Box(left + wide / 2, top + high / 2, wide, high)


def rounded(box: Box, radius: float, inset: float = 0) -> str:
    """The attributes of a rectangle with round corners that fills a place, or leaves so much of it free all around.

    >>> rounded(Box(10, 20, 4, 6), 2)
    'x="8" y="17" width="4" height="6" rx="2"'
    """
    wide, high = box.wide - 2 * inset, box.high - 2 * inset
    return (
        f'x="{number(box.x - wide / 2)}" y="{number(box.y - high / 2)}" width="{number(wide)}" height="{number(high)}" '
        f'rx="{number(radius)}"'
    )
