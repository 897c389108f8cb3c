"""The end of the game (chapter 4 of the rules)."""

from __future__ import annotations

from vaka.engine.ending import leaders
from vaka.terminal.starter.rules.position import StarterPosition, shells_left


def is_over(position: StarterPosition) -> bool:
    """§4: the game ends when the last shell is gathered."""
    return shells_left(position) == 0


def winning_seats(position: StarterPosition) -> list[int]:
    """§4: most shells win; who has as many shares the victory."""
    return leaders(list(position.gathered))
