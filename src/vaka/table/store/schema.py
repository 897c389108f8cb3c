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
from sqlalchemy import BigInteger, Column, Engine, Float, Index, Integer, MetaData, String, Table, Text, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from vaka.engine.errors import VakaError


class BadDatabase(VakaError):
    """The database cannot be used."""


class StoreFailure(VakaError):
    """The store could not be read or written."""


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
    Column("owned", Integer, nullable=False, server_default="0"),  # how often it has changed whose its seats are
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
MIGRATING: Final = 0x76616B61
"""The number of the lock that is held while the database is brought up to date."""
ALIVE: Final = {"keepalives": 1, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "connect_timeout": 10}
"""TCP's own signs of life: after 10 seconds of silence, every 5, and the third without an answer ends the connection."""
BRIEF: Final = {
    "options": "-c idle_in_transaction_session_timeout=10000 -c lock_timeout=5000 -c tcp_keepalives_idle=10 "
    "-c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=20000"
}
"""The same on PostgreSQL's side; and a server that hangs in the middle of a transaction holds up nobody for longer than that."""

SERVERS: Final = Table(
    "servers",
    ROWS,
    Column("id", String(16), primary_key=True),
    Column("beat", Float, nullable=False),  # when it last said that it runs, by the time that counts
)
HERE: Final = Table(
    "here",
    ROWS,
    Column("game_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),  # -1: those who look on
    Column("server", String(16), primary_key=True),
    Column("until", Float, nullable=True),  # by the time that counts; none: for as long as the server runs
    Column("many", Integer, nullable=False),  # connections
    Column("secrets", Text, nullable=False),  # the hashes of the devices that are connected
    Index("here_by_server", "server"),
)
MURMURS: Final = Table(
    "murmurs",
    ROWS,
    Column("game_id", String(16), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
)
SPENT: Final = Table(
    "spent",
    ROWS,
    Column("token_hash", String(64), primary_key=True),
    Column("game_id", String(16), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("created", Float, nullable=False),
)
TOLD: Final = Table(
    "told",
    ROWS,
    Column("game_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("what", String(16), primary_key=True),
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
            engine = create_engine(parsed, pool_pre_ping=True, connect_args=ALIVE | BRIEF)
        with engine.connect():
            pass
    except (ArgumentError, ModuleNotFoundError) as error:
        raise BadDatabase(f"this is no database URL: {_one_line(error)}") from None
    except SQLAlchemyError as error:
        raise BadDatabase(f"the database does not open: {_one_line(error)}") from None
    return engine


def is_shared(engine: Engine) -> bool:
    """May several servers use it at once?"""
    return engine.url.get_backend_name() == "postgresql"


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
            if is_shared(engine):  # one server after the other
                connection.execute(text("SET LOCAL lock_timeout = 0"))
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            config.attributes["connection"] = connection
            try:
                command.upgrade(config, "head")
            except SQLAlchemyError as error:
                raise BadDatabase(f"the database cannot be brought up to date: {_one_line(error)}") from None
            except CommandError:
                raise BadDatabase("the database was written by a newer version of Vaka; this one cannot read it") from None
