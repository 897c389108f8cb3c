"""Drawing the first player (« Mise en place »; the surviving pages do not have it)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.box import ACTIONS, BOX, Seat
from vaka.games.aloha.rules.position import AlohaPosition

EXPERT_FIRST_TURN: Final[i64] = BOX.first_turn_actions_expert


def can_begin(position: AlohaPosition, seat: Seat) -> bool:
    """§2: every seat may be the one that lots are drawn for."""
    return 0 <= seat < position.seats


def begin(position: AlohaPosition, seat: Seat) -> None:
    """§2: lots are drawn for the first player; the rounds are counted from there."""
    position.first = seat
    position.round = 1
    if position.events is not None:
        telling.begin(position, seat)


def first_turn_actions(position: AlohaPosition) -> i64:
    """§3, §7: three; in the expert game the very first turn is shorter."""
    return EXPERT_FIRST_TURN if position.expert else ACTIONS
