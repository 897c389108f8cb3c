"""Open tables: where anybody on this server may sit down, and who may not. Every function blocks.

A seat that is open has a row, and whoever sits down takes it away: of two at once, in whichever process, one finds it there.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Column, Connection, Engine, Float, Integer, String, Table, Text, delete, func, insert, select, update

from vaka.table.game.entries import DoorSet, SeatChanged
from vaka.table.store.failures import Asking
from vaka.table.store.schema import DEVICES, GAMES, ROWS, SEATS

if TYPE_CHECKING:
    from collections.abc import Collection

    from vaka.table.game.entries import Entry

OPEN_TABLES: Final = Table(
    "open_tables",
    ROWS,
    Column("game_id", String(16), primary_key=True),
    Column("host_hash", String(64), nullable=False),  # whoever opened it
    Column("opened", Float, nullable=False),
    Column("hidden", Integer, nullable=False),  # 1: an operator has taken it off the list
)
OPEN_SEATS: Final = Table(
    "open_seats",
    ROWS,
    Column("game_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
)
TURNED_AWAY: Final = Table(
    "turned_away",
    ROWS,
    Column("game_id", String(16), primary_key=True),
    Column("secret_hash", String(64), primary_key=True),  # whom the host has removed: not here again
)
BANNED: Final = Table(
    "banned",
    ROWS,
    Column("secret_hash", String(64), primary_key=True),
    Column("note", Text, nullable=False),  # where it was banned
    Column("created", Float, nullable=False),
)


class OpenTable(NamedTuple):
    """A table in the list: what is known of it to everybody on this server, and nothing else."""

    id: str
    game: str
    options: dict[str, str]
    opened: float
    seats: tuple[tuple[str, str, bool], ...]
    """For each seat its player's name, whether a human or a bot is to sit there, and whether anybody may."""


class Door(NamedTuple):
    """What an entry means for the list, and for whom: whose table is opened."""

    table: str
    deed: DoorSet | SeatChanged
    created: float
    host_hash: str = ""


def doors_of(table: str, entries: Collection[Entry], host_hash: str) -> list[Door]:
    """What of these entries concerns the list."""
    return [Door(table, entry.deed, entry.created, host_hash) for entry in entries if isinstance(entry.deed, DoorSet | SeatChanged)]


def keep_door(connection: Connection, door: Door) -> bool:
    """Bring the list up to date; False if somebody was quicker to sit down."""
    table, deed = door.table, door.deed
    if isinstance(deed, DoorSet):
        _shut(connection, table)
        if deed.on:
            connection.execute(delete(OPEN_TABLES).where(OPEN_TABLES.c.game_id == table))
            row = {"game_id": table, "host_hash": door.host_hash, "opened": door.created, "hidden": 0}
            connection.execute(insert(OPEN_TABLES), row)
            rows = [{"game_id": table, "seat": seat} for seat in deed.seats or ()]
            if rows:
                connection.execute(insert(OPEN_SEATS), rows)
        else:
            connection.execute(delete(OPEN_TABLES).where(OPEN_TABLES.c.game_id == table))
        return True
    here = (OPEN_SEATS.c.game_id == table) & (OPEN_SEATS.c.seat == deed.seat)
    if deed.what in ("joined", "sat", "anew", "replaced"):
        gone = connection.execute(delete(OPEN_SEATS).where(here))
        return deed.what != "joined" or gone.rowcount == 1
    if deed.what in ("freed", "removed"):
        connection.execute(delete(OPEN_SEATS).where(here))
        if connection.execute(select(OPEN_TABLES.c.game_id).where(OPEN_TABLES.c.game_id == table)).one_or_none():
            connection.execute(insert(OPEN_SEATS), {"game_id": table, "seat": deed.seat})
    return True


def _shut(connection: Connection, table: str) -> None:
    connection.execute(delete(OPEN_SEATS).where(OPEN_SEATS.c.game_id == table))


def forget_door(connection: Connection, table: str) -> None:
    """The table is over, or deleted: nobody sits down there."""
    for rows in (OPEN_TABLES, OPEN_SEATS, TURNED_AWAY):
        connection.execute(delete(rows).where(rows.c.game_id == table))


def turn_away(connection: Connection, table: str, secret_hash: str) -> None:
    """This browser or program does not come back to this table by the list."""
    same = (TURNED_AWAY.c.game_id == table) & (TURNED_AWAY.c.secret_hash == secret_hash)
    connection.execute(delete(TURNED_AWAY).where(same))
    connection.execute(insert(TURNED_AWAY), {"game_id": table, "secret_hash": secret_hash})


# --- Asked by the server ---


def open_tables(engine: Engine, since: float, limit: int) -> list[OpenTable]:
    """The tables where anybody may sit down, the newest first."""
    with Asking(engine) as connection:
        free = select(OPEN_SEATS.c.game_id).distinct()
        shown = (OPEN_TABLES.c.hidden == 0) & (OPEN_TABLES.c.opened >= since) & GAMES.c.ended.is_(None)
        rows = connection.execute(
            select(GAMES.c.id, GAMES.c.game, GAMES.c.options, OPEN_TABLES.c.opened)
            .join(OPEN_TABLES, OPEN_TABLES.c.game_id == GAMES.c.id)
            .where(shown, GAMES.c.id.in_(free))
            .order_by(OPEN_TABLES.c.opened.desc(), GAMES.c.id)
            .limit(limit)
        ).all()
        ids = [row.id for row in rows]
        seats = connection.execute(
            select(SEATS.c.game_id, SEATS.c.name, SEATS.c.kind, OPEN_SEATS.c.seat)
            .outerjoin(OPEN_SEATS, (OPEN_SEATS.c.game_id == SEATS.c.game_id) & (OPEN_SEATS.c.seat == SEATS.c.seat))
            .where(SEATS.c.game_id.in_(ids))
            .order_by(SEATS.c.seat)
        ).all()
    sitting: dict[str, list[tuple[str, str, bool]]] = {}
    for table, name, kind, seat in seats:
        sitting.setdefault(table, []).append((name, kind, seat is not None))
    return [OpenTable(row.id, row.game, json.loads(row.options), row.opened, tuple(sitting[row.id])) for row in rows]


def may_join(engine: Engine, table: str, hashes: Collection[str]) -> tuple[list[int], str | None]:
    """The seats of a table that are open to a browser, and why it may not sit down, if it may not: banned or turned-away."""
    with Asking(engine) as connection:
        if _is_banned(connection, hashes):
            return [], "banned"
        same = (TURNED_AWAY.c.game_id == table) & TURNED_AWAY.c.secret_hash.in_(hashes)
        if connection.execute(select(TURNED_AWAY.c.game_id).where(same)).first():
            return [], "turned-away"
        found = connection.execute(
            select(OPEN_SEATS.c.seat)
            .join(OPEN_TABLES, OPEN_TABLES.c.game_id == OPEN_SEATS.c.game_id)
            .where(OPEN_SEATS.c.game_id == table, OPEN_TABLES.c.hidden == 0)
            .order_by(OPEN_SEATS.c.seat)
        )
        return list(found.scalars()), None


def _is_banned(connection: Connection, hashes: Collection[str]) -> bool:
    return connection.execute(select(BANNED.c.note).where(BANNED.c.secret_hash.in_(hashes))).first() is not None


def may_open(engine: Engine, hashes: Collection[str], most: int) -> str | None:
    """Why a browser may not open one more table to everybody, if it may not: banned, or too many of them wait already."""
    with Asking(engine) as connection:
        if _is_banned(connection, hashes):
            return "banned"
        waiting = select(func.count()).select_from(OPEN_TABLES).where(OPEN_TABLES.c.host_hash.in_(hashes))
        is_free = OPEN_TABLES.c.game_id.in_(select(OPEN_SEATS.c.game_id))
        return "too-many-open" if connection.execute(waiting.where(is_free)).scalar_one() >= most else None


# --- For operators ---


def hide(engine: Engine, table: str, *, hidden: bool) -> bool:
    """Take a table off the list, or put it back; False if it is not open to anybody."""
    with engine.begin() as connection:
        changed = connection.execute(update(OPEN_TABLES).where(OPEN_TABLES.c.game_id == table).values(hidden=int(hidden)))
        return changed.rowcount == 1


def ban(connection: Connection, secret_hash: str, note: str, now: float) -> None:
    """This device does not sit down at open tables any more, nor opens one."""
    connection.execute(delete(BANNED).where(BANNED.c.secret_hash == secret_hash))
    connection.execute(insert(BANNED), {"secret_hash": secret_hash, "note": note, "created": now})


def hide_those_of(connection: Connection, secret_hash: str) -> None:
    """The open tables of a host leave the list."""
    connection.execute(update(OPEN_TABLES).where(OPEN_TABLES.c.host_hash == secret_hash).values(hidden=1))


def unban(engine: Engine, beginning: str) -> int:
    """Take a ban back, by the beginning of its hash; how many there were."""
    with engine.begin() as connection:
        return connection.execute(delete(BANNED).where(BANNED.c.secret_hash.startswith(beginning, autoescape=True))).rowcount


def bans(engine: Engine) -> list[tuple[str, str, float]]:
    """All bans: the hash, where, and when; the newest first."""
    with Asking(engine) as connection:
        return [tuple(row) for row in connection.execute(select(BANNED).order_by(BANNED.c.created.desc()))]


def held_open_tables(connection: Connection, secret_hash: str) -> list[tuple[str, int]]:
    """The tables in play that were opened to anybody where a device holds a seat, and which."""
    rows = connection.execute(
        select(DEVICES.c.game_id, DEVICES.c.seat)
        .join(OPEN_TABLES, OPEN_TABLES.c.game_id == DEVICES.c.game_id)
        .join(GAMES, GAMES.c.id == DEVICES.c.game_id)
        .where(DEVICES.c.secret_hash == secret_hash, GAMES.c.ended.is_(None))
        .order_by(DEVICES.c.game_id, DEVICES.c.seat)
    )
    return [(row.game_id, row.seat) for row in rows]
