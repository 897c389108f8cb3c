"""The rows of the store, and the migrations that make them.

A game is one row with its seats, and an append-only log: rows keyed `(game, entry)`, of which an undo is one like any other.
"""

from __future__ import annotations

import contextlib
import os
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Column, Engine, Float, Index, Integer, MetaData, String, Table, Text, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from vaka.engine.errors import VakaError


class BadDatabase(VakaError):
    """The database cannot be used."""


ROWS: Final = MetaData()

GAMES: Final = Table(
    "games",
    ROWS,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("kind", String(8), nullable=False),  # play, or record: opened from a file, to look at
    Column("created", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Column("away", Text, nullable=True),  # who is away, hints; none: a table of before there was a choice
)
SEATS: Final = Table(
    "seats",
    ROWS,
    Column("game_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", String(8), nullable=False),  # human or bot
    Column("bot", String(64), nullable=True),
    Column("seen", Float, nullable=True),  # the last sign of life
)
ENTRIES: Final = Table(
    "entries",
    ROWS,
    Column("game_id", String(16), primary_key=True),
    Column("entry", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("payload", Text, nullable=False),
    Column("created", Float, nullable=False),
)
SNAPSHOTS: Final = Table(
    "snapshots",
    ROWS,
    Column("game_id", String(16), primary_key=True),
    Column("entry", Integer, primary_key=True),
    Column("payload", Text, nullable=False),
)
DEVICES: Final = Table(
    "devices",
    ROWS,
    Column("game_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: whoever set up the table
    Column("secret_hash", String(64), primary_key=True),  # of a browser, the same for all its seats; or of a program
    Column("kind", String(8), nullable=False),  # browser or program
    Column("label", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("devices_by_secret", "secret_hash"),
)
INVITATIONS: Final = Table(
    "invitations",
    ROWS,
    Column("token_hash", String(64), primary_key=True),
    Column("game_id", String(16), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),  # sit, device, anew, same
    Column("instead", Text, nullable=True),  # the devices that go when this is used
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=True),
    Index("invitations_by_game", "game_id"),
)
PASSES: Final = Table(
    "passes",
    ROWS,
    Column("code_hash", String(64), primary_key=True),
    Column("secret_hash", String(64), nullable=False),  # of the browser whose seats it brings
    Column("kind", String(8), nullable=False),  # code (for ten minutes) or back (to write down)
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=True),
)
CLOCK: Final = Table(
    "clock",
    ROWS,
    Column("id", Integer, primary_key=True),  # 1: there is one row
    Column("counted", Float, nullable=False),  # how far the time that counts has come
    Column("wall", Float, nullable=False),  # what the clock on the wall said then
)
SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    ROWS,
    Column("endpoint_hash", String(64), primary_key=True),
    Column("secret_hash", String(64), nullable=False),  # of the browser that is told
    Column("endpoint", Text, nullable=False),  # the address of its push service
    Column("p256dh", Text, nullable=False),  # by these two a message is sealed for that browser
    Column("auth", Text, nullable=False),
    Column("lang", String(2), nullable=False),
    Column("site", Text, nullable=False),  # under which address of this server it subscribed
    Column("created", Float, nullable=False),
    Index("subscriptions_by_secret", "secret_hash"),
)
ANALYSES: Final = Table(
    "analyses",
    ROWS,
    Column("game_id", String(16), primary_key=True),
    Column("payload", Text, nullable=False),  # what `vaka.insight.Analysis.data` writes
    Column("created", Float, nullable=False),
)
SENDER: Final = Table(
    "sender",
    ROWS,
    Column("id", Integer, primary_key=True),  # 1: there is one row
    Column("key", Text, nullable=False),  # by which push services know this server
)


def connect(url: str) -> Engine:
    """An engine for this URL; raise BadDatabase, in words, if there is none."""
    try:
        parsed = make_url(url)
        if parsed.get_backend_name() == "sqlite":
            keep_private(parsed.database)
            engine = create_engine(parsed, connect_args={"check_same_thread": False, "timeout": 30})
            event.listen(engine, "connect", _durable)
        else:
            engine = create_engine(parsed, pool_pre_ping=True)
        with engine.connect():
            pass
    except (ArgumentError, ModuleNotFoundError) as error:
        raise BadDatabase(f"this is no database URL: {_one_line(error)}") from None
    except SQLAlchemyError as error:
        raise BadDatabase(f"the database does not open: {_one_line(error)}") from None
    return engine


def keep_private(path: str | None) -> None:
    """A database is its owner's alone: it tells every hand."""
    if path and path != ":memory:" and not path.startswith("file:"):
        with contextlib.suppress(OSError):  # what is wrong with the path is told when it is opened
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            Path(path).chmod(0o600)


def _durable(connection: object, _: ConnectionPoolEntry) -> None:
    """Readers do not wait for the writer, and what is committed survives a power cut."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _one_line(error: Exception) -> str:
    return str(error).splitlines()[0][:200]


def migrate(engine: Engine) -> None:
    """Bring the database to the newest form; a new one is made from nothing."""
    with as_file(files("vaka.table.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except SQLAlchemyError as error:
                raise BadDatabase(f"the database cannot be brought up to date: {_one_line(error)}") from None
            except CommandError:
                raise BadDatabase("the database was written by a newer version of Vaka; this one cannot read it") from None
