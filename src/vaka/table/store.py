"""Reading the store. Every function blocks: the server calls them in threads."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import SQLAlchemyError

from vaka.engine.errors import VakaError
from vaka.table.entries import Entry
from vaka.table.schema import ENTRIES, GAMES, HOLDINGS, SEATS, SNAPSHOTS, connect, migrate

if TYPE_CHECKING:
    from collections.abc import Collection


class StoreFailure(VakaError):
    """The store could not be read or written."""


class StoredSeat(NamedTuple):
    """Who sat down where."""

    seat: int
    name: str
    kind: str
    bot: str | None
    token_hash: str | None


class StoredGame(NamedTuple):
    """A game as it was set up."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    kind: str
    created: float
    ended: float | None
    seats: tuple[StoredSeat, ...]


class StoredLog(NamedTuple):
    """A game's log: the last snapshot, if there is one, and the entries after it."""

    snapshot: dict[str, Any] | None
    entries: list[Entry]


class Store:
    """The database of a server, for reading; `Writer` writes to the same engine."""

    def __init__(self, url: str) -> None:
        self.engine: Engine = connect(url)
        migrate(self.engine)

    def close(self) -> None:
        """Give back all connections."""
        self.engine.dispose()

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
            sitting.setdefault(row.game_id, []).append(StoredSeat(row.seat, row.name, row.kind, row.bot, row.token_hash))
        return [
            StoredGame(
                row.id, row.game, row.rules, json.loads(row.options), row.kind, row.created, row.ended, tuple(sitting[row.id])
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

    def log_without_snapshot(self, table: str) -> StoredLog:
        """The same from the entries alone."""
        with self._reading() as connection:
            return StoredLog(None, _entries(connection, table, 0))

    def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        """The table and the seat of a token; of several, as after a rematch, the newest."""
        with self._reading() as connection:
            row = connection.execute(
                select(SEATS.c.game_id, SEATS.c.seat)
                .join(GAMES, GAMES.c.id == SEATS.c.game_id)
                .where(SEATS.c.token_hash == token_hash)
                .order_by(GAMES.c.created.desc())
                .limit(1)
            ).one_or_none()
        return (row.game_id, row.seat) if row is not None else None

    def held_by(self, visitor: str) -> dict[str, float]:
        """The hashes of the tokens that go with a visitor, and since when."""
        with self._reading() as connection:
            rows = connection.execute(select(HOLDINGS.c.token_hash, HOLDINGS.c.created).where(HOLDINGS.c.visitor == visitor))
            return {row.token_hash: row.created for row in rows}

    def known_tokens(self, hashes: Collection[str]) -> frozenset[str]:
        """Those of these hashes that are of a seat's token."""
        with self._reading() as connection:
            return frozenset(connection.execute(select(SEATS.c.token_hash).where(SEATS.c.token_hash.in_(hashes))).scalars())

    def held_games(self, hashes: Collection[str], limit: int) -> list[StoredGame]:
        """The newest games with a seat of one of these tokens."""
        with self._reading() as connection:
            tables = connection.execute(
                select(GAMES.c.id)
                .where(GAMES.c.id.in_(select(SEATS.c.game_id).where(SEATS.c.token_hash.in_(hashes))))
                .order_by(GAMES.c.created.desc())
                .limit(limit)
            ).scalars()
            newest = list(tables)
        return self.games(newest)

    def _reading(self) -> _Reading:
        return _Reading(self.engine)


def _entries(connection: Connection, table: str, after: int) -> list[Entry]:
    rows = connection.execute(
        select(ENTRIES.c.entry, ENTRIES.c.kind, ENTRIES.c.payload, ENTRIES.c.created)
        .where(ENTRIES.c.game_id == table, ENTRIES.c.entry > after)
        .order_by(ENTRIES.c.entry)
    )
    return [Entry(number, kind, json.loads(payload), created) for number, kind, payload, created in rows]


class _Reading:
    """A connection for one question; what goes wrong is a StoreFailure in a line."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def __enter__(self) -> Connection:
        try:
            self.connection = self.engine.connect()
        except SQLAlchemyError as error:
            raise StoreFailure(f"the store does not answer: {str(error).splitlines()[0]}") from error
        return self.connection

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self.connection.close()
        if isinstance(error, SQLAlchemyError):
            raise StoreFailure(f"the store does not answer: {str(error).splitlines()[0]}") from error
