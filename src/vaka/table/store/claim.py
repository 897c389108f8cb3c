"""One server for one database. Two would each believe what they have in memory, and codes and seats would be used twice.

A SQLite file has a lock beside it. A PostgreSQL database has an advisory lock, on a connection of its own: it goes with the
connection, so PostgreSQL frees it when the server is gone, and whoever finds the connection broken has to take it again.
"""

from __future__ import annotations

import contextlib
import threading
import time
from hashlib import sha256
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final, Protocol

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import InvalidRequestError, SQLAlchemyError
from sqlalchemy.pool import NullPool

from vaka.table.store.schema import BadDatabase

try:
    import fcntl
except ImportError:  # not everywhere
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from collections.abc import Callable

IDLE: Final = 10
INTERVAL: Final = 5
COUNT: Final = 3
SILENCE: Final = 20
"""TCP's own signs of life on the connection of the lock: after 10 seconds of silence, every 5, and the third without an answer
ends it; so do 20 seconds in which what was sent has not arrived. So the lock of a machine that has lost its power or its network
is free within 30 seconds."""
ALIVE: Final = (
    f"tcp_keepalives_idle = {IDLE}",
    f"tcp_keepalives_interval = {INTERVAL}",
    f"tcp_keepalives_count = {COUNT}",
    f"tcp_user_timeout = {SILENCE * 1000}",
)
"""The same on PostgreSQL's side, which is the one that frees the lock."""
STARTING: Final = 3.0
"""Seconds for which a server that starts waits for one that is just ending."""
LOOKING: Final = 2.0
"""Seconds between two looks at the lock."""
PATIENCE: Final = 40.0
"""Seconds after which a server that does not get its lock back stops: its own broken connection may hold it for 30."""


class Claim(Protocol):
    """Makes this process the only server of a database, until it is closed."""

    def close(self) -> None:
        """Let another server have it."""


def claim(engine: Engine, on_lost: Callable[[str], None]) -> Claim | None:
    """Make this process the only server of a database; raise BadDatabase if there is one.

    `on_lost` is called from another thread, with the reason, if another server takes over. None: there is nothing to claim.
    """
    if engine.url.get_backend_name() == "postgresql":
        return PostgresClaim(engine, on_lost)
    path = engine.url.database
    if engine.url.get_backend_name() != "sqlite" or fcntl is None or not path or path == ":memory:":
        return None
    return _lock_beside(path)


def _lock_beside(path: str) -> IO[str]:
    lock = open(f"{Path(path).resolve()}.lock", "a")  # noqa: SIM115, PTH123 (it stays open for as long as the server runs)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadDatabase(f"another server uses {path}; stop it first, or name another file with --database") from None
    return lock


class PostgresClaim:
    """An advisory lock, and a thread that looks whether it is still held. Without it the engine gives nobody a connection."""

    def __init__(self, engine: Engine, on_lost: Callable[[str], None]) -> None:
        alive = {"keepalives": 1, "keepalives_idle": IDLE, "keepalives_interval": INTERVAL, "keepalives_count": COUNT}
        times = {"tcp_user_timeout": SILENCE * 1000, "connect_timeout": 5}
        self._own = create_engine(engine.url, poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=alive | times)
        self._database = str(engine.url.database)
        self._on_lost = on_lost
        self._lock = threading.Lock()
        self._connection: Connection | None = None
        self._taken_by_another = 0.0
        self._closing = threading.Event()
        end = time.monotonic() + STARTING
        while not self._take():
            if time.monotonic() > end:
                raise BadDatabase(self._reason())
            time.sleep(0.1)
        event.listen(engine, "connect", self._check_new)
        event.listen(engine, "checkout", self._check)
        self._thread = threading.Thread(target=self._look, name="vaka-alone", daemon=True)
        self._thread.start()

    @property
    def is_held(self) -> bool:
        """As far as is known."""
        return self._connection is not None

    def close(self) -> None:
        """Let another server have it."""
        self._closing.set()
        self._thread.join(timeout=10)
        with self._lock:
            self._let_go()

    def confirm(self) -> bool:
        """Is the lock held, or can it be taken again?"""
        with self._lock:
            if self._connection is not None:
                try:
                    self._connection.execute(text("SELECT 1"))
                except SQLAlchemyError:
                    self._let_go()
            return self._connection is not None or (not self._closing.is_set() and self._take_again())

    def _take_again(self) -> bool:
        try:
            return self._take()
        except (SQLAlchemyError, BadDatabase):  # PostgreSQL is not there: nobody has the lock
            self._taken_by_another = 0.0
            return False

    def _take(self) -> bool:
        try:
            connection = self._own.connect()
        except SQLAlchemyError as error:
            raise BadDatabase(f"the database does not open: {str(error).splitlines()[0][:200]}") from None
        try:
            for setting in ALIVE:
                connection.execute(text(f"SET {setting}"))
            where = connection.execute(text("SELECT current_database(), current_schema()")).one()
            is_ours = connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": lock_key(*where)}).scalar_one()
        except BaseException:
            connection.close()
            raise
        if not is_ours:
            connection.close()
            self._taken_by_another = self._taken_by_another or time.monotonic()
            return False
        self._connection, self._taken_by_another = connection, 0.0
        return True

    def _let_go(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None

    def _check_new(self, connection: Any, _: object) -> None:
        """A new connection of the engine: PostgreSQL may have been restarted, and the lock with it."""
        if not self.confirm():
            connection.close()
            raise InvalidRequestError("this server has lost its lock on the database")

    def _check(self, *_: object) -> None:
        if not self.is_held:
            raise InvalidRequestError("this server has lost its lock on the database")

    def _look(self) -> None:
        while not self._closing.wait(LOOKING):
            if self.confirm() or not self._taken_by_another:
                continue
            if time.monotonic() - self._taken_by_another > PATIENCE:
                self._on_lost(self._reason())
                return

    def _reason(self) -> str:
        return f"another server uses the database {self._database}; stop it first, or name another with --database"


def lock_key(database: str, schema: str | None) -> int:
    """The number of the lock: another for each database, and for each schema that tables are kept in."""
    return int.from_bytes(sha256(f"vaka table {database} {schema}".encode()).digest()[:8], signed=True)
