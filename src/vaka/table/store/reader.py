"""Reading the store. Every function blocks: the server calls them in threads."""

from __future__ import annotations

import json
import time
from typing import IO, TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from vaka.table.game.entries import Entry, SeatChanged, read_entry
from vaka.table.game.stored import News, StoredGame, StoredLog, StoredSeat
from vaka.table.seats.owners import Device, Invitation, Owners
from vaka.table.seats.tokens import hashed, new_token
from vaka.table.store.beside import CHANNEL, NOTIFY, notices
from vaka.table.store.claim import claim
from vaka.table.store.doors import forget_door
from vaka.table.store.failures import Asking
from vaka.table.store.people import PEOPLE_KEYS, RESULTS
from vaka.table.store.rows import Rows, write_new, write_rest
from vaka.table.store.schema import (
    ANALYSES,
    CLOCK,
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
    TOLD,
    BadDatabase,
    StoreFailure,
    connect,
    is_shared,
    migrate,
)
from vaka.table.store.strays import forget_strays
from vaka.table.store.times import Beat

if TYPE_CHECKING:
    from collections.abc import Collection


class Store:
    """The database of a server, for reading; `Writer` writes to the same engine."""

    def __init__(self, url: str, *, serves: bool = False) -> None:
        """`serves`: this is a server, and of a SQLite file there must be no other."""
        self.engine: Engine = connect(url)
        self.is_shared = is_shared(self.engine)
        """Do other servers write to it too?"""
        self._claim: IO[str] | None = None
        try:
            self._claim = claim(self.engine) if serves else None
            migrate(self.engine)
        except BadDatabase:
            self.close()
            raise

    def close(self) -> None:
        """Give back all connections."""
        self.engine.dispose()
        if self._claim is not None:
            self._claim.close()

    def game(self, table: str) -> StoredGame | None:
        """The set-up of a game, or None if there is no such table."""
        found = self.games([table])
        return found[0] if found else None

    def games(self, tables: Collection[str]) -> list[StoredGame]:
        """The set-ups of those of these tables that there are, the newest first."""
        with self._reading() as connection:
            rows = connection.execute(select(GAMES).where(GAMES.c.id.in_(tables)).order_by(GAMES.c.created.desc())).all()
            seats = connection.execute(select(SEATS).where(SEATS.c.game_id.in_(tables)).order_by(SEATS.c.seat)).all()
        sitting: dict[str, list[StoredSeat]] = {}
        for row in seats:
            sitting.setdefault(row.game_id, []).append(StoredSeat(row.seat, row.name, row.kind, row.bot, row.seen))
        return [
            StoredGame(
                row.id,
                row.game,
                row.rules,
                json.loads(row.options),
                row.kind,
                row.created,
                row.ended,
                tuple(sitting[row.id]),
                json.loads(row.away) if row.away else None,
                row.owned,
            )
            for row in rows
        ]

    def log(self, table: str) -> StoredLog:
        """What happened at a table."""
        with self._reading() as connection:
            newest = connection.execute(
                select(SNAPSHOTS.c.payload).where(SNAPSHOTS.c.game_id == table).order_by(SNAPSHOTS.c.entry.desc()).limit(1)
            ).scalar_one_or_none()
            snapshot = json.loads(newest) if newest is not None else None
            return StoredLog(snapshot, _entries(connection, table, snapshot["entry"] if snapshot else 0))

    def news(self, table: str, entry: int) -> News:
        """What has come to a table since this entry."""
        with self._reading() as connection:
            owned = connection.execute(select(GAMES.c.owned).where(GAMES.c.id == table)).scalar_one_or_none()
            return News(owned, _entries(connection, table, entry))

    def log_without_snapshot(self, table: str) -> StoredLog:
        """The same from the entries alone."""
        with self._reading() as connection:
            return StoredLog(None, _entries(connection, table, 0))

    def owners(self, table: str) -> Owners:
        """Who holds the seats of a table."""
        with self._reading() as connection:
            devices = connection.execute(
                select(DEVICES).where(DEVICES.c.game_id == table).order_by(DEVICES.c.created, DEVICES.c.secret_hash)
            ).all()
            invitations = connection.execute(select(INVITATIONS).where(INVITATIONS.c.game_id == table)).all()
        return Owners(
            [Device(row.seat, row.secret_hash, row.kind, row.label, row.created) for row in devices],
            [_invitation(row) for row in invitations],
        )

    def invitations(self, token_hashes: Collection[str]) -> list[Invitation]:
        """The seats that tokens open; of several, as after a rematch of before, the newest table first."""
        with self._reading() as connection:
            rows = connection.execute(
                select(INVITATIONS)
                .join(GAMES, GAMES.c.id == INVITATIONS.c.game_id)
                .where(INVITATIONS.c.token_hash.in_(token_hashes))
                .order_by(GAMES.c.created.desc())
            )
            return [_invitation(row) for row in rows]

    def spent(self, token_hash: str) -> list[tuple[str, int]]:
        """The tables and seats to which an invitation led that was used lately."""
        with self._reading() as connection:
            rows = connection.execute(select(SPENT.c.game_id, SPENT.c.seat).where(SPENT.c.token_hash == token_hash))
            return [(row.game_id, row.seat) for row in rows]

    def seats_of(self, secret_hash: str) -> list[tuple[str, Device]]:
        """All that a browser holds: the table and the device."""
        with self._reading() as connection:
            rows = connection.execute(select(DEVICES).where(DEVICES.c.secret_hash == secret_hash)).all()
        return [(row.game_id, Device(row.seat, row.secret_hash, row.kind, row.label, row.created)) for row in rows]

    def labels_of(self, secret_hash: str) -> set[str]:
        """What a browser with this secret called itself when it came to its seats, or to its name; nothing if it has none here."""
        with self._reading() as connection:
            held = select(DEVICES.c.label).where(DEVICES.c.secret_hash == secret_hash, DEVICES.c.kind == "browser")
            named = select(PEOPLE_KEYS.c.label).where(PEOPLE_KEYS.c.secret_hash == secret_hash)
            return set(connection.execute(held.union(named)).scalars())

    def pass_of(self, code_hash: str, now: float) -> str | None:
        """The browser whose seats a code brings, if there is such a one and its time is not over."""
        with self._reading() as connection:
            row = connection.execute(select(PASSES).where(PASSES.c.code_hash == code_hash)).one_or_none()
        return row.secret_hash if row is not None and (row.expires is None or row.expires > now) else None

    def held_games(self, secret_hash: str, limit: int) -> list[tuple[StoredGame, list[int]]]:
        """The newest games of a browser, each with the seats that it holds there."""
        with self._reading() as connection:
            mine = (DEVICES.c.secret_hash == secret_hash) & (DEVICES.c.kind == "browser")
            rows = connection.execute(
                select(GAMES.c.id, DEVICES.c.seat)
                .join(DEVICES, DEVICES.c.game_id == GAMES.c.id)
                .where(mine)
                .order_by(GAMES.c.created.desc(), DEVICES.c.seat.desc())
            ).all()
        seats: dict[str, list[int]] = {}
        for table, seat in rows:
            if table in seats or len(seats) < limit:
                seats.setdefault(table, []).insert(0, seat)
        return [(game, [seat for seat in seats[game.id] if seat >= 0]) for game in self.games(list(seats))]

    def last_beat(self) -> Beat | None:
        """When a server ran here last, if there was one."""
        with self._reading() as connection:
            return _last_beat(connection)

    # --- For operators ---

    def overview(self) -> list[dict[str, Any]]:
        """Every table in a few words, the one that changed last first."""
        last = select(ENTRIES.c.game_id, func.max(ENTRIES.c.created).label("changed"), func.count().label("entries"))
        summed = last.group_by(ENTRIES.c.game_id).subquery()
        with self._reading() as connection:
            rows = connection.execute(
                select(GAMES.c.id, GAMES.c.game, GAMES.c.kind, GAMES.c.created, GAMES.c.ended, summed.c.changed, summed.c.entries)
                .outerjoin(summed, summed.c.game_id == GAMES.c.id)
                .order_by(summed.c.changed.desc())
            ).all()
            names: dict[str, list[str]] = {}
            for table, name, bot in connection.execute(
                select(SEATS.c.game_id, SEATS.c.name, SEATS.c.bot).order_by(SEATS.c.game_id, SEATS.c.seat)
            ):
                names.setdefault(table, []).append(name or bot or "?")
        return [
            {**row._mapping, "changed": row.changed or row.created, "entries": row.entries or 0, "names": names.get(row.id, [])}
            for row in rows
        ]

    def delete(self, tables: Collection[str]) -> None:
        """Delete tables for good, with everything about them."""
        with self.engine.begin() as connection:
            for table in sorted(tables):
                self._turn_over(connection, table)
                for rows in (ANALYSES, SNAPSHOTS, ENTRIES, DEVICES, INVITATIONS, SEATS, RESULTS, HERE, MURMURS, SPENT, TOLD):
                    connection.execute(delete(rows).where(rows.c.game_id == table))
                forget_door(connection, table)
                connection.execute(delete(GAMES).where(GAMES.c.id == table))
            forget_strays(connection)

    def rotate(self, table: str, seat: int) -> str:
        """End all devices of a seat and open an invitation to it, told in the log of the table; its token."""
        token, now = new_token(), time.time()
        same = (DEVICES.c.game_id == table) & (DEVICES.c.seat == seat)
        with self.engine.begin() as connection:
            self._turn_over(connection, table)
            connection.execute(delete(DEVICES).where(same))
            forget_strays(connection)
            connection.execute(delete(INVITATIONS).where(INVITATIONS.c.game_id == table, INVITATIONS.c.seat == seat))
            number = connection.execute(select(func.max(ENTRIES.c.entry)).where(ENTRIES.c.game_id == table)).scalar_one() or 0
            beat = _last_beat(connection)
            told = Entry(number + 1, SeatChanged(seat, "rotated"), now, ahead=round(beat.wall - beat.counted, 3) if beat else 0.0)
            connection.execute(insert(ENTRIES), told.row(table))
            row = {"token_hash": hashed(token), "game_id": table, "seat": seat, "kind": "sit", "created": now}
            connection.execute(insert(INVITATIONS), row)
        return token

    def write(self, rows: Rows) -> None:
        """What an operator writes beside running servers; raise StoreFailure if one has written to the same game just now."""
        try:
            with self.engine.begin() as connection:
                for table in sorted({table for _, table in rows.changed()}):
                    self._turn_over(connection, table)
                write_new(connection, [rows])
                write_rest(connection, rows)
        except SQLAlchemyError as error:
            raise StoreFailure(f"the store cannot be written: {str(error).splitlines()[0][:200]}") from error

    def _turn_over(self, connection: Connection, table: str) -> None:
        """Its seats change hands: nobody else writes to this table meanwhile, and all servers look what has become of it."""
        connection.execute(update(GAMES).where(GAMES.c.id == table).values(owned=GAMES.c.owned + 1))
        if self.is_shared:
            connection.execute(NOTIFY, {"channel": CHANNEL, "said": list(notices("admin", {("e", table)}))})

    def newest(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables that there are."""
        with self._reading() as connection:
            rows = connection.execute(
                select(ENTRIES.c.game_id, func.max(ENTRIES.c.entry))
                .where(ENTRIES.c.game_id.in_(tables))
                .group_by(ENTRIES.c.game_id)
            )
            return {row[0]: row[1] for row in rows}

    def answers(self) -> None:
        """Raise StoreFailure if the store does not answer."""
        with self._reading() as connection:
            connection.execute(text("SELECT 1"))

    def _reading(self) -> Asking:
        return Asking(self.engine)


def _last_beat(connection: Connection) -> Beat | None:
    row = connection.execute(select(CLOCK.c.counted, CLOCK.c.wall)).one_or_none()
    return None if row is None else Beat(*row)


def _invitation(row: Any) -> Invitation:
    return Invitation(row.token_hash, row.game_id, row.seat, row.kind, row.instead, row.created, row.expires)


def _entries(connection: Connection, table: str, after: int) -> list[Entry]:
    rows = connection.execute(
        select(ENTRIES.c.entry, ENTRIES.c.kind, ENTRIES.c.payload, ENTRIES.c.created)
        .where(ENTRIES.c.game_id == table, ENTRIES.c.entry > after)
        .order_by(ENTRIES.c.entry)
    )
    return [read_entry(*row) for row in rows]
