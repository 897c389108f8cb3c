"""Giving up the rest of a turn (ours: the surviving pages do not say that all actions must be used)."""

from __future__ import annotations

from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.box import Seat
from vaka.games.aloha.rules.position import AlohaPosition, mark_last
from vaka.games.aloha.rules.reasons import OPEN, Reason
from vaka.games.aloha.rules.sea import NOWHERE


def why_not_pass() -> Reason:
    """§4.6: there is never a reason."""
    return OPEN


def give_up(position: AlohaPosition, seat: Seat) -> None:
    """§4.6: the actions that are left are not used."""
    mark_last(position, NOWHERE, NOWHERE)
    if position.events is not None:
        telling.give_up(position, seat)
