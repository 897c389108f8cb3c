"""Places on a picture."""

from __future__ import annotations

from dataclasses import dataclass


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
