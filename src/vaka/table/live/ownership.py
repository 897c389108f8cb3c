"""Sitting down, bringing a second device, coming back, and making room: whatever changes whose seat it is."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, NamedTuple

from vaka.table.game.entries import Deed, Renamed, SeatChanged
from vaka.table.game.refusals import Refused
from vaka.table.game.secrecy import has_seen
from vaka.table.seats.owners import BROWSER, PROGRAM, Change, Device, Invitation, expired
from vaka.table.seats.tokens import TOKEN, hashed, new_code, new_token, typed
from vaka.table.store.people import Naming
from vaka.table.store.rows import Overtaken, Rows

if TYPE_CHECKING:
    from vaka.table.live.memory import Rooms
    from vaka.table.live.table import Live
    from vaka.table.seats.browser import Visitor
    from vaka.table.seats.owners import Shown

CODE_LENGTH = 10
BACK_LENGTH = 20


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


async def use(rooms: Rooms, invitation: Invitation, visitor: Visitor, name: str = "") -> dict[tuple[str, int], str]:
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
    if found is None or expired([found], now):
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
    code, now = new_code(CODE_LENGTH if kind == "code" else BACK_LENGTH), time.time()
    row = {
        "code_hash": hashed(code),
        "secret_hash": hashed(visitor.secret),
        "kind": kind,
        "created": now,
        "expires": now + rooms.settings.code_time if kind == "code" else None,
    }
    await rooms.writer.write(Rows(passes=[row]))
    return code


async def use_pass(rooms: Rooms, code: str, visitor: Visitor) -> dict[tuple[str, int], str]:
    """Bring the seats of another browser here; what this one keeps beside its secret. Raise Refused if the code is none."""
    code_hash = hashed(typed(code))
    source = await asyncio.to_thread(rooms.store.pass_of, code_hash, time.time())
    if source is None:
        raise Refused("no-such-code", 404)
    if source == hashed(visitor.secret):
        raise Refused("own-code", 409)
    try:
        await rooms.writer.write(Rows(used_passes=[code_hash]))
    except Overtaken:  # a code is good once, however often it is sent at the same time, and to whichever server
        raise Refused("no-such-code", 404) from None
    return await bring_all(rooms, source, visitor)


async def bring_all(rooms: Rooms, source: str, visitor: Visitor, *, told: bool = True) -> dict[tuple[str, int], str]:
    """This browser holds whatever the one with the secret `source` holds; what it keeps beside its own secret."""
    now = time.time()
    held: dict[str, list[int]] = {}
    for table, device in await asyncio.to_thread(rooms.store.seats_of, source):
        if device.kind == BROWSER:
            held.setdefault(table, []).append(device.seat)
    naming = Naming(hashed(visitor.secret), visitor.label, now, source=source)
    await rooms.writer.write(Rows(namings=[naming]))
    running = {game.id for game in await asyncio.to_thread(rooms.store.games, list(held)) if game.ended is None}
    ways: dict[tuple[str, int], str] = {}
    for table, seats in held.items():
        added = [visitor.device(seat, now) for seat in seats]
        live = rooms.loaded(table)
        if table in running or live is not None:
            ways |= await _bring(rooms, table, visitor, added, told=told)
        else:
            await rooms.writer.write(Rows().own(table, Change(added=added)))
    return ways


async def _bring(rooms: Rooms, table: str, visitor: Visitor, added: list[Device], *, told: bool) -> dict[tuple[str, int], str]:
    try:
        live = await rooms.get(table)
    except Refused:  # a game that this server cannot play: it is held all the same
        await rooms.writer.write(Rows().own(table, Change(added=added)))
        return {}
    ways: dict[tuple[str, int], str] = {}

    async def attempt() -> None:
        new = [one for one in added if one.secret_hash not in {had.secret_hash for had in live.owners.of(one.seat)}]
        tell = told and live.room.over is None
        notices: list[Deed] = [SeatChanged(one.seat, "device", one.label) for one in new if one.seat >= 0 and tell]
        found = [(one.seat, visitor.second_way(table, one.seat, one.created)) for one in new[:1]]
        change = Change(added=new, invited=[way[1] for _, way in found if way])
        await live.hand_on(change, *notices)
        ways.update({(table, seat): way[0] for seat, way in found if way and seat >= 0})

    await live.in_turn(attempt)
    return ways
