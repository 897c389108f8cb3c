"""The set-up (chapter 2 of the rules)."""

from __future__ import annotations

from vaka.terminal.starter.rules import telling
from vaka.terminal.starter.rules.box import Seat
from vaka.terminal.starter.rules.position import StarterPosition


def can_begin(position: StarterPosition, seat: Seat) -> bool:
    """§2: the lot can fall on every seat."""
    return 0 <= seat < position.seats


def begin(position: StarterPosition, seat: Seat) -> None:
    """§2: the lot has fallen on this seat."""
    if position.events is not None:
        telling.begin(position, seat)
