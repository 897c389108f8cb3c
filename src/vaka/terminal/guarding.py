"""`vaka admin close | hide | show | ban | unban | bans`: what an operator does about open tables and those who disturb there."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from vaka.engine.errors import VakaError

if TYPE_CHECKING:
    import argparse

    from vaka.table.game.entries import Deed
    from vaka.table.game.room import Room
    from vaka.table.seats.owners import Change
    from vaka.table.store.reader import Store
    from vaka.table.store.rows import Rows

SOON = "a running server notices within half a minute"


class GuardError(VakaError):
    """What the operator asked for cannot be done."""


def close_table(store: Store, args: argparse.Namespace) -> None:
    """End a game for good, without a winner; everybody there reads who did it."""
    from vaka.table.game.entries import Ended
    from vaka.table.store.people import Result
    from vaka.table.store.rows import Rows

    room = _room(store, args.table)
    if room.over is not None or room.is_record:
        raise GuardError(f"the game at {args.table} is over")
    scores = [0] * len(room.seats) if room.is_frozen else list(map(int, room.state.scores()))
    rows = Rows(ended=[(room.id, time.time())], results=[(room.id, Result("closed", [], scores))])
    _write(store, room, rows, Ended("closed", [], scores))
    print(f"closed {room.id}; {SOON}")


def hide_table(store: Store, args: argparse.Namespace) -> None:
    """Off the list of open tables, or (`show`) back on it; nobody sits down there in between."""
    from vaka.table.store.doors import hide

    if not hide(store.engine, args.table, hidden=args.hidden):
        raise GuardError(f"there is no open table {args.table}")
    print(f"{'hidden' if args.hidden else 'shown'} {args.table}")


def ban_device(store: Store, args: argparse.Namespace) -> None:
    """The devices of a seat, or of a host, play at open tables no more; those that they hold, a bot or somebody else takes over."""
    from vaka.table.seats.owners import HOST
    from vaka.table.store.doors import ban, hide_those_of
    from vaka.table.store.doors import held_open_tables as held

    if args.seat != "host" and not (args.seat.isascii() and args.seat.isdigit()):
        raise GuardError(f"the number of a seat, or host, not {args.seat}")
    seat = HOST if args.seat == "host" else int(args.seat)
    secrets = {device.secret_hash for device in store.owners(args.table).of(seat)}
    if not secrets:
        raise GuardError(f"nobody holds seat {args.seat} at {args.table}")
    with store.engine.begin() as connection:
        tables = [found for secret in sorted(secrets) for found in held(connection, secret)]
        for secret in sorted(secrets):
            ban(connection, secret, f"{args.table} {args.seat}", time.time())
            hide_those_of(connection, secret)
    for table, place in tables:
        _turn_out(store, table, place, secrets)
        print(f"out of {table}, seat {place}")
    for secret in sorted(secrets):
        print(f"banned {secret[:12]}; {SOON}")


def unban_device(store: Store, args: argparse.Namespace) -> None:
    """Take a ban back."""
    from vaka.table.store.doors import unban

    if len(args.device) < 6 or not (count := unban(store.engine, args.device)):
        raise GuardError(f"no device is banned whose name begins with {args.device} (six signs at least)")
    print(f"{count} unbanned")


def list_bans(store: Store, args: argparse.Namespace) -> None:
    """A line for each device that is banned."""
    from vaka.table.store.doors import bans

    for secret, note, created in bans(store.engine):
        print(f"{secret[:12]}  {time.strftime('%Y-%m-%d %H:%M', time.localtime(created))}  {note}")


def _turn_out(store: Store, table: str, seat: int, secrets: set[str]) -> None:
    from vaka.table.game.seating import removal
    from vaka.table.seats.owners import Change
    from vaka.table.store.rows import Rows

    room, owners = _room(store, table), store.owners(table)
    gone = owners.of(seat)
    change = Change(ended=gone, used=[one for one in owners.invitations if one.seat == seat])
    rows = Rows(turned_away=[(table, secret) for secret in sorted(secrets)])
    _write(store, room, rows, *(removal(room, seat) if room.seats[seat].owned else []), change=change)


def _room(store: Store, table: str) -> Room:
    from vaka.table.game.refusals import Refused
    from vaka.table.game.replay import build

    stored = store.game(table)
    if stored is None:
        raise GuardError(f"there is no table {table}")
    try:
        return build(stored, store.log(table), 0)
    except Refused:
        raise GuardError(f"this program does not know the game at {table}; name its module with --load") from None


def _write(store: Store, room: Room, rows: Rows, *deeds: Deed, change: Change | None = None) -> None:
    """Write what happens now, all of it or nothing."""
    from vaka.table.game.entries import Entry
    from vaka.table.store.schema import StoreFailure

    now, beat = time.time(), store.last_beat()
    ahead = round(beat.wall - beat.counted, 3) if beat else 0.0
    entries = [Entry(room.entry + 1 + place, deed, now, ahead=ahead) for place, deed in enumerate(deeds)]
    rows.log(room.id, entries)
    if change is not None:
        rows.own(room.id, change)
    try:
        store.write(rows)
    except StoreFailure:
        raise GuardError(f"somebody has just played at {room.id}: try again") from None
