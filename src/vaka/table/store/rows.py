"""What one change writes, and how it is written: all of it, or nothing."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from vaka.table.game.entries import Entry, Renamed, written
from vaka.table.game.stored import StoredGame
from vaka.table.store.doors import Door, doors_of, forget_door, keep_door, turn_away
from vaka.table.store.people import Naming, Result, forget_person, keep_name, keep_result
from vaka.table.store.schema import (
    DEVICES,
    ENTRIES,
    GAMES,
    HERE,
    INVITATIONS,
    MURMURS,
    PASSES,
    SEATS,
    SNAPSHOTS,
    SPENT,
    StoreFailure,
)
from vaka.table.store.strays import forget_strays
from vaka.table.store.subscriptions import subscribe, unsubscribe

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vaka.table.seats.owners import Change, Invitation
    from vaka.table.seats.subscription import Subscription

MURMURED: Final = 60.0
"""Seconds for which what spectators say is there for other servers."""


class Overtaken(StoreFailure):
    """Somebody was quicker: what this was decided on is no longer so."""


class Murmur(NamedTuple):
    """What somebody who looks on has said."""

    table: str
    name: str
    text: str
    when: float


class Sign(NamedTuple):
    """Who is here by this server: a seat, or (-1) those who look on."""

    table: str
    seat: int
    server: str
    until: float | None
    many: int
    secrets: str


@dataclass
class Rows:
    """What one change writes, all of it or nothing."""

    games: list[dict[str, Any]] = field(default_factory=list)
    seats: list[dict[str, Any]] = field(default_factory=list)
    entries: list[dict[str, Any]] = field(default_factory=list)
    snapshots: list[dict[str, Any]] = field(default_factory=list)
    ended: list[tuple[str, float | None]] = field(default_factory=list)
    names: list[tuple[str, int, str]] = field(default_factory=list)
    """The seats' rows have the newest names, so that tables can be listed without reading their logs."""
    owners: list[tuple[str, Change]] = field(default_factory=list)
    passes: list[dict[str, Any]] = field(default_factory=list)
    used_passes: list[str] = field(default_factory=list)
    subscribed: list[Subscription] = field(default_factory=list)
    unsubscribed: list[str] = field(default_factory=list)
    signs: list[tuple[str, int, float]] = field(default_factory=list)
    """When the players of seats were last here."""
    here: list[Sign] = field(default_factory=list)
    gone: list[tuple[str, int, str]] = field(default_factory=list)
    """Seats whose players are here, or no longer here, by which server."""
    murmurs: list[Murmur] = field(default_factory=list)
    doors: list[Door] = field(default_factory=list)
    """What concerns the list of open tables."""
    turned_away: list[tuple[str, str]] = field(default_factory=list)
    results: list[tuple[str, Result]] = field(default_factory=list)
    namings: list[Naming] = field(default_factory=list)
    nameless: list[str] = field(default_factory=list)
    host_hash: str = ""
    """By which secret a table is opened to anybody."""
    based: dict[str, int] = field(default_factory=dict)
    """How often it had changed whose the seats of a table are when this was decided."""

    def new_game(self, game: StoredGame) -> Rows:
        """A table with its seats."""
        self.games.append(
            {
                "id": game.id,
                "game": game.game,
                "rules": game.rules,
                "seats": len(game.seats),
                "options": written(game.options),
                "kind": game.kind,
                "created": game.created,
                "ended": game.ended,
                "away": written(game.away) if game.away is not None else None,
            }
        )
        self.seats += [{"game_id": game.id, **seat._asdict()} for seat in game.seats]
        return self

    def log(self, table: str, entries: Sequence[Entry]) -> Rows:
        """Entries of a table."""
        for entry in entries:
            self.entries.append(entry.row(table))
            if isinstance(entry.deed, Renamed):
                self.names.append((table, entry.deed.seat, entry.deed.name))
        self.doors += doors_of(table, entries, self.host_hash)
        return self

    def snapshot(self, table: str, entry: int, payload: str) -> Rows:
        """How a table stands after an entry; the snapshots before it are no longer needed."""
        self.snapshots.append({"game_id": table, "entry": entry, "payload": payload})
        return self

    def own(self, table: str, change: Change) -> Rows:
        """Devices and invitations of a table that come and go."""
        self.owners.append((table, change))
        return self

    def has_entries_alone(self) -> bool:
        """Does it write nothing but entries of one table?"""
        return bool(self.entries) and len(self.based) == 1 and not (self.games or self._rare())

    def _rare(self) -> bool:
        if self.doors or self.turned_away or self.results or self.namings or self.nameless:
            return True
        return bool(self.snapshots or self.names or self.ended or self.owners or self.signs or self.here or self.gone) or bool(
            self.passes or self.used_passes or self.subscribed or self.unsubscribed or self.murmurs
        )

    def changed(self) -> set[tuple[str, str]]:
        """What other servers have to look at: e, entries, owners and murmurs of a table; h, who is here."""
        found = {("e", row["game_id"]) for row in self.entries} | {("e", table) for table, _ in self.owners}
        found |= {("e", murmur.table) for murmur in self.murmurs}
        return found | {("h", sign.table) for sign in self.here} | {("h", table) for table, _, _ in self.gone}


def write_new(connection: Connection, several: Iterable[Rows]) -> None:
    """Tables, seats and entries that were not there before."""
    several = list(several)
    for table, rows in (
        (GAMES, [row for one in several for row in one.games]),
        (SEATS, [row for one in several for row in one.seats]),
        (ENTRIES, [row for one in several for row in one.entries]),
    ):
        if rows:
            connection.execute(insert(table), rows)


def write_rest(connection: Connection, rows: Rows) -> None:
    """Everything else; raise Overtaken where something that is good once was used already."""
    for row in rows.snapshots:  # another server may have written a newer one
        old = (SNAPSHOTS.c.game_id == row["game_id"]) & (SNAPSHOTS.c.entry <= row["entry"])
        connection.execute(delete(SNAPSHOTS).where(old))
        connection.execute(insert(SNAPSHOTS), row)
    for table, seat, name in rows.names:
        connection.execute(update(SEATS).where(SEATS.c.game_id == table, SEATS.c.seat == seat).values(name=name))
    for table, when in rows.ended:
        connection.execute(update(GAMES).where(GAMES.c.id == table).values(ended=when))
        forget_door(connection, table)
    for table, result in rows.results:
        keep_result(connection, table, result)
    for door in rows.doors:
        if not keep_door(connection, door):
            raise Overtaken("somebody sat down there")
    for table, secret_hash in rows.turned_away:
        turn_away(connection, table, secret_hash)
    for naming in rows.namings:
        keep_name(connection, naming)
    for table, seat, when in sorted(rows.signs):
        connection.execute(update(SEATS).where(SEATS.c.game_id == table, SEATS.c.seat == seat).values(seen=when))
    for code in rows.used_passes:
        if connection.execute(delete(PASSES).where(PASSES.c.code_hash == code)).rowcount != 1:
            raise Overtaken("this code was used already")
    for row in rows.passes:  # one of a kind: the one before it is no longer good
        old = (PASSES.c.secret_hash == row["secret_hash"]) & (PASSES.c.kind == row["kind"])
        connection.execute(delete(PASSES).where(old))
        connection.execute(insert(PASSES), row)
    new = {row["id"] for row in rows.games}
    for table, change in rows.owners:
        _own(connection, table, change)
        if table not in new:
            connection.execute(update(GAMES).where(GAMES.c.id == table).values(owned=GAMES.c.owned + 1))
    for endpoint_hash in rows.unsubscribed:
        unsubscribe(connection, endpoint_hash)
    for one in rows.subscribed:
        subscribe(connection, one)
    for secret_hash in rows.nameless:
        forget_person(connection, secret_hash)
    if rows.nameless or any(change.ended for _, change in rows.owners):
        forget_strays(connection)
    for table, seat, server in sorted({*rows.gone, *(sign[:3] for sign in rows.here)}):
        same = (HERE.c.game_id == table) & (HERE.c.seat == seat) & (HERE.c.server == server)
        connection.execute(delete(HERE).where(same))
    if rows.here:
        names = ("game_id", "seat", "server", "until", "many", "secrets")
        connection.execute(insert(HERE), [dict(zip(names, sign, strict=True)) for sign in sorted(rows.here)])
    for murmur in rows.murmurs:
        _murmur(connection, murmur)


def _murmur(connection: Connection, murmur: Murmur) -> None:
    """Numbers go up for as long as anybody may have heard one: they begin with the time."""
    now, of = murmur.when, MURMURS.c.game_id == murmur.table
    last = connection.execute(select(func.max(MURMURS.c.number)).where(of)).scalar_one()
    connection.execute(delete(MURMURS).where(of, MURMURS.c.created < now - MURMURED))
    number = max(int(now * 1000), (last or 0) + 1)
    row = {"game_id": murmur.table, "number": number, "name": murmur.name, "text": murmur.text, "created": now}
    connection.execute(insert(MURMURS), row)


def _own(connection: Connection, table: str, change: Change) -> None:
    for device in (*change.ended, *change.added):  # a device that comes again takes its own place
        same = (DEVICES.c.seat == device.seat) & (DEVICES.c.secret_hash == device.secret_hash)
        connection.execute(delete(DEVICES).where((DEVICES.c.game_id == table) & same))
    for device in change.added:
        connection.execute(insert(DEVICES), {"game_id": table, **device._asdict()})
    for invitation in change.used:
        same = (INVITATIONS.c.game_id == table) & (INVITATIONS.c.token_hash == invitation.token_hash)
        if connection.execute(delete(INVITATIONS).where(same)).rowcount != 1:
            raise Overtaken("this invitation was used already")
        spent = (SPENT.c.game_id == table) & (SPENT.c.token_hash == invitation.token_hash)
        connection.execute(delete(SPENT).where(spent))
        row = {"token_hash": invitation.token_hash, "game_id": table, "seat": invitation.seat, "created": time.time()}
        connection.execute(insert(SPENT), row)
    for invitation in change.invited:
        connection.execute(insert(INVITATIONS), {"game_id": table, **_without_table(invitation)})


def _without_table(invitation: Invitation) -> dict[str, Any]:
    row = invitation._asdict()
    del row["table"]
    return row
