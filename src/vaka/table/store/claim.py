"""One server for one SQLite file: a lock lies beside it. Of a PostgreSQL database several servers may make use."""

from __future__ import annotations

from pathlib import Path
from typing import IO, TYPE_CHECKING

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
