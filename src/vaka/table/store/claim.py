"""One server for one SQLite file: a lock lies beside it. Of a PostgreSQL database several servers may make use."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import IO, TYPE_CHECKING

from sqlalchemy import text

from vaka.table.store.schema import BadDatabase

try:
    import fcntl
except ImportError:  # not everywhere
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from sqlalchemy import Engine


def claim(engine: Engine) -> IO[str] | None:
    """Make this process the only server of a file, until it is closed; raise BadDatabase if there is one.

    None: there is nothing to claim.
    """
    if engine.url.get_backend_name() == "postgresql":
        _check_that_none_is_alone(engine)
        return None
    path = engine.url.database
    if engine.url.get_backend_name() != "sqlite" or fcntl is None or not path or path == ":memory:":
        return None
    lock = open(f"{Path(path).resolve()}.lock", "a")  # noqa: SIM115, PTH123 (it stays open for as long as the server runs)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadDatabase(
            f"another server uses {path}; stop it first, name another file with --database, or keep games in PostgreSQL"
        ) from None
    return lock


def _check_that_none_is_alone(engine: Engine) -> None:
    """Servers of before this version hold a lock, and believe what they have in memory."""
    with engine.begin() as connection:
        where = connection.execute(text("SELECT current_database(), current_schema()")).one()
        key = lock_key(*where)
        if not connection.execute(text("SELECT pg_try_advisory_xact_lock_shared(:key)"), {"key": key}).scalar_one():
            raise BadDatabase(f"a server of an older version uses the database {where[0]}; stop it first")


def lock_key(database: str, schema: str | None) -> int:
    """The number of that lock: another for each database, and for each schema that tables are kept in."""
    return int.from_bytes(sha256(f"vaka table {database} {schema}".encode()).digest()[:8], signed=True)
