"""Steps of whole sets of squares at once, by shifting their bits: what lies around them, two steps away, or behind a Dauphin.

Squares are numbered row by row, so a step to the right is a shift by 1 that must not leave its row, a step down a shift by 6.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.aloha.rules.box import Squares

ALL: Final[i64] = 68_719_476_735
NOT_LEFT: Final[i64] = 67_628_691_390
"""All squares but those of the column a."""
NOT_RIGHT: Final[i64] = 33_814_345_695
"""All squares but those of the column f."""


def around(squares: Squares) -> Squares:
    """The squares one step away from any of these."""
    sides = ((squares & NOT_RIGHT) << 1) | ((squares & NOT_LEFT) >> 1)
    band = squares | sides
    return sides | (band >> 6) | ((band << 6) & ALL)


def ring(squares: Squares) -> Squares:
    """The squares exactly two steps away from any of these."""
    right = (squares & NOT_RIGHT) << 1
    left = (squares & NOT_LEFT) >> 1
    sides = ((right & NOT_RIGHT) << 1) | ((left & NOT_LEFT) >> 1)
    band = squares | right | left | sides
    return sides | (sides >> 6) | ((sides << 6) & ALL) | (band >> 12) | ((band << 12) & ALL)


def rebounds(squares: Squares, dauphin: Squares) -> Squares:
    """The squares that a Tiki on any of these reaches over one Dauphin, straight on in one of eight directions."""
    right = ((squares & NOT_RIGHT) << 1) & dauphin
    left = ((squares & NOT_LEFT) >> 1) & dauphin
    up = (squares >> 6) & dauphin
    down = (squares << 6) & dauphin
    found = ((right & NOT_RIGHT) << 1) | ((left & NOT_LEFT) >> 1) | (up >> 6) | ((down << 6) & ALL)
    up_right = ((squares & NOT_RIGHT) >> 5) & dauphin
    up_left = ((squares & NOT_LEFT) >> 7) & dauphin
    down_right = ((squares & NOT_RIGHT) << 7) & dauphin
    down_left = ((squares & NOT_LEFT) << 5) & dauphin
    found |= ((up_right & NOT_RIGHT) >> 5) | ((up_left & NOT_LEFT) >> 7)
    return found | (((down_right & NOT_RIGHT) << 7) & ALL) | (((down_left & NOT_LEFT) << 5) & ALL)
