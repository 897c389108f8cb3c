"""Sitting down, bringing a second device, coming back, and making room: whatever changes whose seat it is."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, NamedTuple

from vaka.table.game.entries import Deed, Renamed, SeatChanged
from vaka.table.game.refusals import Refused
from vaka.table.game.secrecy import has_seen
from vaka.table.seats.owners import BROWSER, PROGRAM, Change, Device, Invitation, expired
from vaka.table.seats.tokens import TOKEN, hashed, new_code, new_token, typed
from vaka.table.store.people import Naming
from vaka.table.store.rows import Overtaken, Rows
from vaka.table.store.schema import StoreFailure

if TYPE_CHECKING:
    from vaka.table.live.memory import Rooms
    from vaka.table.live.table import Live
    from vaka.table.seats.browser import Visitor
    from vaka.table.seats.owners import Shown

CODE_LENGTH = 10
BACK_LENGTH = 20
Ways = dict[tuple[str, int], str]
"""By table and seat, the tokens of the second ways that a browser keeps beside its secret."""


class Seat(NamedTuple):
    """A seat of a table."""

    table: str
    seat: int


async def invitations_of(rooms: Rooms, token: str) -> list[Invitation]:
    """What an open invitation leads to, the newest table first; raise Refused if it is none, or none any more."""
    found = await asyncio.to_thread(rooms.store.invitations, [hashed(token)]) if TOKEN.fullmatch(token) else []
    found = [one for one in found if one not in expired(found, time.time())]
    if not found:
        raise Refused("no-invitation", 404)
    return found


async def use(rooms: Rooms, invitation: Invitation, visitor: Visitor, name: str = "") -> Ways:
    """A browser takes up an invitation; what it keeps beside its secret. Raise Refused if somebody was quicker."""
    now = time.time()
    if invitation.kind == "same":
        await _settle(rooms, invitation, visitor.device(invitation.seat, now))
        return {}
    way = visitor.second_way(invitation.table, invitation.seat, now)
    await _take_up(rooms, invitation, visitor.device(invitation.seat, now), way[1] if way else None, name)
    return {(invitation.table, invitation.seat): way[0]} if way else {}


async def exchange(rooms: Rooms, token: str, label: str) -> tuple[Seat, str]:
    """A program takes up an invitation; its seat, and the key of its own."""
    key, found = new_token(), await invitations_of(rooms, token)
    for invitation in found:
        await _take_up(rooms, invitation, Device(invitation.seat, hashed(key), PROGRAM, label, time.time()))
    return Seat(found[0].table, found[0].seat), key


async def _take_up(rooms: Rooms, invitation: Invitation, device: Device, way: Invitation | None = None, name: str = "") -> None:
    live = await rooms.get(invitation.table)

    async def attempt() -> None:
        found = _still_open(live, invitation, device.created)
        before = live.owners.of(found.seat)
        is_known = any(one.secret_hash == device.secret_hash for one in before)
        goes = before if found.kind == "anew" else [one for one in before if found.replaces(one.secret_hash)]
        others = [one for one in live.owners.invitations if found.kind == "anew" and one.seat == found.seat and one is not found]
        change = Change(
            added=[device],
            ended=[one for one in goes if one.secret_hash != device.secret_hash],
            invited=[way] if way else [],
            used=[found, *others],
        )
        is_another = found.kind == "sit" and live.room.seats[found.seat].owned  # the operator has opened it
        what = "anew" if is_another else {"sit": "sat", "device": "device", "anew": "anew"}[found.kind]
        drafts: list[Deed] = []
        if name and found.kind == "sit":
            drafts.append(Renamed(found.seat, name))
        if not (what == "device" and is_known):
            drafts.append(SeatChanged(found.seat, what, device.label))
        await live.hand_on(change, *drafts)

    await live.in_turn(attempt)


def _still_open(live: Live, invitation: Invitation, now: float) -> Invitation:
    found = live.owners.invitation(invitation.token_hash)
    if found is None or expired([found], now) or (found.kind == "anew" and not live.room.seats[found.seat].is_open):
        raise Refused("no-invitation", 404)
    return found


async def _settle(rooms: Rooms, invitation: Invitation, device: Device) -> None:
    """A browser that was given a secret just now shows which it has kept; while another page may still come late, all are good."""
    live = await rooms.get(invitation.table)

    async def attempt() -> None:
        found = _still_open(live, invitation, device.created)
        is_settled = found.created < device.created - live.settings.settle_time
        goes = [
            one for one in live.owners.of(found.seat) if found.replaces(one.secret_hash) and one.secret_hash != device.secret_hash
        ]
        later = found._replace(instead=f"{found.instead} {device.secret_hash}")
        await live.hand_on(
            Change(added=[device], ended=goes if is_settled else [], used=[found], invited=[] if is_settled else [later])
        )

    await live.in_turn(attempt)


async def invite(live: Live, shown: Shown, seat: int) -> str:
    """A new invitation to a seat: by the host, if it never moved and knows no secret; by any owner, once all have agreed.

    The one before ends.

    Raise Refused for anybody else.
    """
    room = live.room
    if not 0 <= seat < len(room.seats) or room.seats[seat].kind != "human" or room.is_record:
        raise Refused("no-such-seat", 404)

    async def attempt() -> str:
        old = [one for one in live.owners.invitations if one.seat == seat]
        if room.seats[seat].is_open and live.owners.held(shown):
            token, new = _invitation(live, seat, "anew", None)
            await live.hand_on(Change(used=[one for one in old if one.kind == "anew"], invited=[new]))
            return token
        if not live.owners.is_host(shown):
            raise Refused("not-host", 403)
        if room.has_moved(seat):
            raise Refused("has-moved", 409)
        if has_seen(room, seat):
            raise Refused("has-seen", 409)
        token, new = _invitation(live, seat, "sit", None)
        change = Change(ended=live.owners.of(seat), used=old, invited=[new])
        freed: list[Deed] = [SeatChanged(seat, "freed")] if room.seats[seat].owned else []
        await live.hand_on(change, *freed)
        return token

    return await live.in_turn(attempt)


def _invitation(live: Live, seat: int, kind: str, lasts: float | None) -> tuple[str, Invitation]:
    token, now = new_token(), time.time()
    return token, Invitation(hashed(token), live.room.id, seat, kind, None, now, None if lasts is None else now + lasts)


async def add_device(live: Live, seat: int, shown: Shown) -> str:
    """A link with which the owner of a seat brings one more device, once and soon."""

    async def attempt() -> str:
        _check_held(live, seat, shown)
        old = [one for one in live.owners.invitations if one.seat == seat and one.kind == "device"]
        token, new = _invitation(live, seat, "device", live.settings.code_time)
        await live.hand_on(Change(used=old, invited=[new]))
        return token

    return await live.in_turn(attempt)


def _check_held(live: Live, seat: int, shown: Shown) -> None:
    if seat not in live.owners.held(shown):
        raise Refused("not-your-seat", 403)


async def end_devices(live: Live, seat: int, shown: Shown, device: str | None) -> None:
    """End one device of a seat, or all but the one that asks, with their ways in; raise Refused if there is no such one."""

    async def attempt() -> None:
        _check_held(live, seat, shown)
        ended = [one for one in live.owners.of(seat) if (one.id == device if device else not shown.fits(one))]
        if device and not ended:
            raise Refused("no-such-device", 404)
        gone = {one.secret_hash for one in ended}
        used = [
            one for one in live.owners.invitations if one.seat == seat and (one.kind == "device" or any(map(one.replaces, gone)))
        ]
        await live.hand_on(Change(ended=ended, used=used))

    await live.in_turn(attempt)


# --- All seats of a browser at once ---


async def new_pass(rooms: Rooms, visitor: Visitor, kind: str) -> str:
    """A code that brings all seats of this browser to another one, once: soon (`code`), or whenever it is needed (`back`)."""
    if visitor.is_new:
        raise Refused("no-tables", 409)
    code, row = _pass(rooms, visitor, kind)
    await rooms.writer.write(Rows(passes=[row]))
    return code


def _pass(rooms: Rooms, visitor: Visitor, kind: str) -> tuple[str, dict[str, object]]:
    code, now = new_code(CODE_LENGTH if kind == "code" else BACK_LENGTH), time.time()
    return code, {
        "code_hash": hashed(code),
        "secret_hash": hashed(visitor.secret),
        "kind": kind,
        "created": now,
        "expires": now + rooms.settings.code_time if kind == "code" else None,
    }


async def use_pass(rooms: Rooms, code: str, visitor: Visitor) -> tuple[Ways, str | None]:
    """Bring the seats of another browser here; what this one keeps beside its secret, and after a way back the key for the next.

    Raise Refused if the code is none.
    """
    code_hash = hashed(typed(code))
    source = await asyncio.to_thread(rooms.store.pass_of, code_hash, time.time())
    if source is None:
        raise Refused("no-such-code", 404)
    if source == hashed(visitor.secret):
        raise Refused("own-code", 409)
    rows, key = Rows(used_passes=[code_hash]), None
    if len(typed(code).replace("-", "")) == BACK_LENGTH:
        key, row = _pass(rooms, visitor, "back")
        rows.passes.append(row)
    try:
        return await bring_all(rooms, source, visitor, rows), key
    except Overtaken:  # a code is good once, however often it is sent at the same time, and to whichever server
        raise Refused("no-such-code", 404) from None


async def bring_all(rooms: Rooms, source: str, visitor: Visitor, rows: Rows | None = None, *, told: bool = True) -> Ways:
    """This browser holds whatever the one with the secret `source` holds; what it keeps beside its own secret.

    All of it is written in one commit, with these rows. What fails after that takes no seat away from anybody.
    """
    now, own, rows = time.time(), hashed(visitor.secret), rows or Rows()
    had = {(table, device.seat) for table, device in await asyncio.to_thread(rooms.store.seats_of, own)}
    new: dict[str, list[Device]] = {}
    for table, device in await asyncio.to_thread(rooms.store.seats_of, source):
        if device.kind == BROWSER and (table, device.seat) not in had:
            new.setdefault(table, []).append(visitor.device(device.seat, now))
    running = {game.id for game in await asyncio.to_thread(rooms.store.games, list(new)) if game.ended is None}
    rows.namings.append(Naming(own, visitor.label, now, source=source))
    for table, added in new.items():
        rows.own(table, Change(added=added))
    await rooms.writer.write(rows)
    ways: Ways = {}
    for table, added in new.items():
        if table in running or rooms.loaded(table) is not None:
            with contextlib.suppress(Refused, StoreFailure):  # also of a game that this server cannot play
                ways |= await _tell_of(rooms, table, visitor, added, told=told)
    return ways


async def _tell_of(rooms: Rooms, table: str, visitor: Visitor, added: list[Device], *, told: bool) -> Ways:
    """A table learns which devices have come; the second way to it."""
    live, ways = await rooms.get(table), Ways()

    async def attempt() -> None:
        await live.read_owners()
        deeds: list[Deed] = []
        if told and live.room.over is None:
            deeds += [SeatChanged(one.seat, "device", one.label) for one in added if one.seat >= 0]
        way = visitor.second_way(table, added[0].seat, added[0].created)
        if deeds or way:
            await live.hand_on(Change(invited=[way[1]] if way else []), *deeds)
        if way and added[0].seat >= 0:
            ways[table, added[0].seat] = way[0]

    await live.in_turn(attempt)
    return ways
