"""Seats of people: which are free, and what becomes of one whose player is removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vaka.table.game.entries import BotSeated, Deed, Renamed, SeatChanged
from vaka.table.game.secrecy import has_seen

if TYPE_CHECKING:
    from vaka.table.game.room import Room


def free_seats(room: Room) -> list[int]:
    """The seats of people where nobody sits."""
    return [seat for seat, sitting in enumerate(room.seats) if sitting.kind == "human" and not sitting.owned]


def removal(room: Room, seat: int) -> list[Deed]:
    """What happens at a seat whose player is removed: anybody may sit down, or a bot plays on where a hand was seen."""
    name = room.seats[seat].name
    if has_seen(room, seat):
        return [BotSeated(seat, room.away.bot, -1), SeatChanged(seat, "replaced", name), Renamed(seat, "")]
    return [SeatChanged(seat, "removed", name), Renamed(seat, "")]
