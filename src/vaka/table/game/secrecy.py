"""What a seat is shown that others are not. The game itself says so, by what its views hide: the table knows no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vaka.engine.hooks import Hooks
from vaka.engine.names import SPECTATOR

if TYPE_CHECKING:
    from vaka.table.game.room import Room


def has_secrets(room: Room) -> bool:
    """Is this a game with secrets, where somebody could be hurt by another who sits in their place? Then it writes `hide`."""
    return len(room.seats) > 1 and type(room.state).hide is not Hooks.hide


def has_seen(room: Room, seat: int) -> bool:
    """Does whoever sits here know what a spectator must not?

    What may still be taken back is not looked at: the answer must not tell whether a seat has given a secret order.
    """
    if not room.seats[seat].owned or not has_secrets(room):
        return False
    if room.is_frozen:
        return True
    now = (room.history.version, int(room.state.floor))
    known = room.hands.get(seat)
    if known is None or known[0] != now:
        state = room.history.at(now[1])
        known = room.hands[seat] = (now, state.redact(seat).position_key() != state.redact(SPECTATOR).position_key())
    return known[1]


def is_settled(room: Room, seat: int) -> bool:
    """Is it the owner's for good, so that the host cannot free it?"""
    return room.has_moved(seat) or has_seen(room, seat)
