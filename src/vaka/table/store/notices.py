"""Notices of other servers: LISTEN on a connection of its own, and the claims on bots' turns on another.

Both stay with their sessions, so a pooler that mixes sessions will not do.
"""

from __future__ import annotations

import contextlib
import threading
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

import psycopg

from vaka.table.store.beside import CHANNEL
from vaka.table.store.schema import ALIVE, BRIEF, StoreFailure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Engine

AGAIN: Final = 0.5
"""Seconds before a connection that broke is tried again."""
PULSE: Final = 0.2
"""Seconds of quiet after which it is looked whether somebody wants it to end."""


def _connect(engine: Engine) -> psycopg.Connection:
    url = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return psycopg.connect(url, autocommit=True, **(ALIVE | BRIEF))  # type: ignore[arg-type]


class Notices:
    """A thread that listens."""

    def __init__(self, engine: Engine, server: str, on_notice: Callable[[list[str]], None], on_gap: Callable[[], None]) -> None:
        """`on_notice` is given what others tell, `on_gap` is called where something may have been missed; both in the thread."""
        self._engine = engine
        self._server = server
        self._on_notice = on_notice
        self._on_gap = on_gap
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="vaka-notices", daemon=True)

    def start(self) -> None:
        """Begin to listen."""
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._ending.set()
        self._thread.join(timeout=5)

    def _run(self) -> None:
        while not self._ending.is_set():
            with contextlib.suppress(psycopg.Error, OSError):
                self._listen()
            self._ending.wait(AGAIN)

    def _listen(self) -> None:
        with _connect(self._engine) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._on_gap()
            while not self._ending.is_set():
                for notice in connection.notifies(timeout=PULSE):
                    sender, *told = notice.payload.split()
                    if sender != self._server:
                        self._on_notice(told)


class Line:
    """One connection for one question after the other: what is asked hundreds of times a second."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._lock = threading.Lock()
        self._connection: psycopg.Connection | None = None

    def ask(self, question: str, given: Sequence[object]) -> list[Any]:
        """The rows; raise StoreFailure if the store does not answer. A connection that was broken meanwhile is replaced, once."""
        with self._lock:
            is_old = self._connection is not None
            try:
                return self._ask(question, given)
            except psycopg.OperationalError as error:
                self._let_go()
                if not is_old:
                    raise StoreFailure(f"the store does not answer: {str(error).splitlines()[0]}") from error
            try:
                return self._ask(question, given)
            except psycopg.OperationalError as error:
                self._let_go()
                raise StoreFailure(f"the store does not answer: {str(error).splitlines()[0]}") from error

    def close(self) -> None:
        """Give it back, and all that goes with it."""
        with self._lock:
            self._let_go()

    def _ask(self, question: str, given: Sequence[object]) -> list[Any]:
        if self._connection is None:
            self._connection = _connect(self._engine)
        return self._connection.execute(question, given, prepare=True).fetchall()

    def _let_go(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(psycopg.Error):
                self._connection.close()
            self._connection = None


class Claims:
    """Which bots' turns this server has taken upon itself. A claim goes with the connection, so with the server."""

    def __init__(self, engine: Engine) -> None:
        self._line = Line(engine)

    def take(self, table: str) -> bool:
        """Is it this server that thinks for the bots of a table? Blocks for a moment; False where the store does not answer."""
        return self._ask("SELECT pg_try_advisory_lock(%s)", table)

    def give(self, table: str) -> None:
        """Another may."""
        self._ask("SELECT pg_advisory_unlock(%s)", table)

    def close(self) -> None:
        """Give back all of them."""
        self._line.close()

    def _ask(self, question: str, table: str) -> bool:
        try:
            return bool(self._line.ask(question, [_number(table)])[0][0])
        except StoreFailure:
            return False


def _number(table: str) -> int:
    return int.from_bytes(sha256(f"bots {table}".encode()).digest()[:8], signed=True)
