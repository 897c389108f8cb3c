"""Open tables: a host lets anybody on this server sit down, removes a player, and lets nobody hear somebody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from vaka.table.game.entries import Deed, DoorSet, Hushed, Renamed, SeatChanged
from vaka.table.game.refusals import Refused
from vaka.table.game.seating import free_seats, removal
from vaka.table.protocol.messages import clean
from vaka.table.seats.owners import HOST, PROGRAM, Change, Device
from vaka.table.seats.tokens import hashed, new_token
from vaka.table.store.doors import may_join, may_open
from vaka.table.store.rows import Rows

if TYPE_CHECKING:
    from vaka.table.live.memory import Rooms
    from vaka.table.live.table import Live
    from vaka.table.seats.browser import Visitor
    from vaka.table.seats.owners import Invitation, Shown

Coming = Callable[[int, float], "tuple[Device, Invitation | None, str]"]
"""Who sits down on a seat, now: the device, and the second way that it has there, with its token."""


async def check_opening(rooms: Rooms, hashes: Collection[str]) -> None:
    """Raise Refused if tables are not open to anybody here, or not those of this host."""
    if not rooms.settings.open_tables:
        raise Refused("no-open-tables", 403)
    if why := await asyncio.to_thread(may_open, rooms.store.engine, hashes, rooms.settings.open_by_one):
        raise Refused("banned" if why == "banned" else "too-many-open", 403)


async def set_door(rooms: Rooms, live: Live, shown: Shown, *, on: bool) -> None:
    """The host opens the free seats to anybody on this server, or closes them again."""
    host = _host(live, shown)
    if on:
        await check_opening(rooms, [host.secret_hash])

    async def attempt() -> None:
        room = live.room
        if room.over is not None or room.is_record or room.is_frozen:
            raise Refused("over")
        if on == room.is_public:
            return
        seats = free_seats(room) if on else []
        if on and not seats:
            raise Refused("no-free-seat")
        await live.append(DoorSet(on, seats or None), Rows(host_hash=host.secret_hash))

    await live.in_turn(attempt)


def _host(live: Live, shown: Shown) -> Device:
    found = next((device for device in live.owners.of(HOST) if shown.fits(device)), None)
    if found is None:
        raise Refused("not-host", 403)
    return found


# --- Sitting down ---


async def join(rooms: Rooms, table: str, visitor: Visitor, name: str) -> tuple[int, dict[tuple[str, int], str]]:
    """A browser sits down at an open table; its seat, and what it keeps beside its secret. Raise Refused if it may not."""

    def coming(seat: int, now: float) -> tuple[Device, Invitation | None, str]:
        way = visitor.second_way(table, seat, now)
        return visitor.device(seat, now), way[1] if way else None, way[0] if way else ""

    seat, token = await _join(rooms, table, visitor.hashes, name, coming)
    return seat, {(table, seat): token} if token else {}


async def join_by_key(rooms: Rooms, table: str, label: str, name: str) -> tuple[int, str]:
    """A program sits down at an open table; its seat, and the key of its own."""
    key = new_token()
    seat, _ = await _join(
        rooms, table, [hashed(key)], name, lambda seat, now: (Device(seat, hashed(key), PROGRAM, label, now), None, "")
    )
    return seat, key


async def _join(rooms: Rooms, table: str, hashes: Collection[str], name: str, coming: Coming) -> tuple[int, str]:
    if not rooms.settings.open_tables:
        raise Refused("no-open-tables", 403)
    live = await rooms.get(table)

    async def attempt() -> tuple[int, str]:
        seats, why = await asyncio.to_thread(may_join, rooms.store.engine, table, hashes)
        if why is not None:
            raise Refused("banned" if why == "banned" else "turned-away", 403)
        free = [seat for seat in free_seats(live.room) if seat in seats]
        if not free or live.room.over is not None:
            raise Refused("no-free-seat")
        return free[0], await _sit(live, free[0], name, coming)

    return await live.in_turn(attempt)


async def _sit(live: Live, seat: int, name: str, coming: Coming) -> str:
    device, way, token = coming(seat, time.time())
    used = [one for one in live.owners.invitations if one.seat == seat]  # the link that the host had for this seat
    change = Change(added=[device], used=used, invited=[way] if way else [])
    deeds: list[Deed] = [Renamed(seat, name)] if (name := clean(name, live.settings.name_length)) else []
    await live.hand_on(change, *deeds, SeatChanged(seat, "joined", device.label))
    return token


# --- What the host may do about a player ---


async def remove(live: Live, shown: Shown, seat: int) -> None:
    """The host removes a player from a table that was open to anybody. Everybody reads it, and it is for good."""
    _host(live, shown)

    async def attempt() -> None:
        room = live.room
        if not 0 <= seat < len(room.seats) or room.seats[seat].kind != "human" or not room.seats[seat].owned:
            raise Refused("no-such-seat", 404)
        if room.over is not None:
            raise Refused("over")
        if not room.was_public:
            raise Refused("among-friends", 403)
        if seat in live.owners.held(shown):
            raise Refused("own-seat", 403)
        gone = live.owners.of(seat)
        used = [one for one in live.owners.invitations if one.seat == seat]
        rows = Rows(turned_away=[(room.id, device.secret_hash) for device in gone])
        await live.hand_on(Change(ended=gone, used=used), *removal(room, seat), rows=rows)

    await live.in_turn(attempt)
    live.wake()


async def hush(live: Live, shown: Shown, seat: int, *, on: bool) -> None:
    """The host lets nobody at the table hear what a player says, or everybody again. Everybody reads it."""
    _host(live, shown)

    async def attempt() -> None:
        room = live.room
        if not 0 <= seat < len(room.seats) or room.seats[seat].kind != "human" or room.is_record:
            raise Refused("no-such-seat", 404)
        if on and seat in live.owners.held(shown):
            raise Refused("own-seat", 403)
        if on != (seat in room.hushed):
            await live.append(Hushed(seat, on), Rows())

    await live.in_turn(attempt)
