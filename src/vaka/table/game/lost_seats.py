"""Owners who are away: when the others may open a seat anew, and what is put right when its owner comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vaka.table.game.entries import BotSeated, Deed, RefusedIt, SeatChanged
from vaka.table.game.refusals import Refused
from vaka.table.game.secrecy import has_secrets

if TYPE_CHECKING:
    from vaka.table.game.context import Context
    from vaka.table.game.room import Room


def silence(room: Room, seat: int, context: Context) -> float:
    """For how many seconds a player has been away. Nobody is missed in a pause, nor for having been away in it."""
    if room.is_paused:
        return 0.0
    away = context.away.get(seat, 0.0)
    return min(away, context.counted - room.resumed) if room.resumed else away


def lost_seat(room: Room, seat: int, lost: int | None, context: Context) -> int:
    """The seat of somebody else, who is away: whoever is here can speak for themselves. Raise Refused if it may not be opened.

    Where one person alone would decide it, or where somebody could read another's secrets, the owner has much longer to come back.
    """
    if lost is None or lost >= len(room.seats) or lost == seat or not room.seats[lost].owned:
        raise Refused("no-such-seat", 422)
    if room.is_paused:
        raise Refused("paused")
    away = silence(room, lost, context)
    if away < context.settings.lost_time:
        raise Refused("not-away", 403, seconds=int(context.settings.lost_time))
    others = {context.people.get(owner, owner) for owner in room.owners() if owner != lost}
    why = "not-away-secrets" if has_secrets(room) else "not-away-for-one" if len(others) == 1 else None
    if why is not None and away < context.settings.alone_lost_time:
        raise Refused(why, 403, hours=int(context.settings.alone_lost_time / 3600))
    return lost


def returned(room: Room, seat: int) -> list[Deed]:
    """The owner is back: what others have put in their place goes, what was opened for them closes, and everybody reads it."""
    sitting, request = room.seats[seat], room.request
    drafts: list[Deed] = []
    if sitting.is_guest and room.over is None:
        drafts.append(BotSeated(seat, None, seat))
    if request is not None and request.details.get("for") == seat:
        drafts.append(RefusedIt(seat))
    if sitting.is_open:
        drafts.append(SeatChanged(seat, "kept"))
    elif drafts:
        drafts.append(SeatChanged(seat, "back"))
    return drafts
