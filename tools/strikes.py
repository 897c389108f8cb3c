"""What the table goes through in the soak: random deeds of everybody, servers that are struck, a PostgreSQL that is restarted.

Each goes on where an earlier run stopped: what is done comes with `so_far`, and `note` keeps the sums as they grow.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import vaka

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from tests.table.crash import Outcome

    Note = Callable[[dict[str, Any]], None]

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
TIMES = {"kills": 200, "restarts": 50, "faults": 150}
FAULTS = 5  # one after another in the same games
TABLES = 1000  # of each game, at which everybody does anything
SLICE = 20  # of those tables, after which the figures are written
STEPS = 50
GAMES = 20  # in play when the server or its store is struck


class Postgres:
    """A PostgreSQL of our own, from the wheel, that can be restarted as after a power cut."""

    def __init__(self, folder: Path) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp())  # without one its libraries warn
        import pgserver.postgres_server as pgserver

        self._server = pgserver.get_server(folder, cleanup_mode="stop")
        self.url: str = self._server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)

    def restart(self, *options: str) -> None:
        """Stop it without a word to anybody, and start it again; with other options, if there are any."""
        from pgserver import _commands

        data = self._server.pgdata
        log = str(data / "log")
        how = ["-w", "-m", "immediate", "-l", log, *options, "restart"]
        vars(_commands)["pg_ctl"](how, pgdata=data, user=self._server.system_user)

    def __enter__(self) -> Postgres:
        return self

    def __exit__(self, *_: object) -> None:
        self._server.cleanup()


def strike(part: str, so_far: dict[str, Any], seconds: float, note: Note) -> dict[str, Any]:
    """Strike again and again while games are in play.

    `kills` ends the server, `restarts` its store; `faults` strikes three servers of one store: it kills one, lets one hear no
    notices, or restarts the store.
    """
    from tests.table.crash import crash_once, restart_once
    from tests.table.faults import faults_once

    kept = so_far if so_far.get("times", TIMES[part]) < TIMES[part] else {}
    sums = {what: kept.get(what, 0) for what in ("times", "acknowledged", "lost", "twice")}
    end = time.monotonic() + seconds

    def add(outcome: Outcome, strikes: int = 1) -> None:
        sums["times"] += strikes
        sums["acknowledged"] += outcome.acknowledged
        sums["lost"] += len(outcome.lost)
        sums["twice"] += len(outcome.twice)
        print(f"{part} {sums['times']} of {TIMES[part]}: {outcome.acknowledged}, {outcome.lost}, {outcome.twice}", flush=True)
        note(sums)

    with tempfile.TemporaryDirectory() as folder:
        if part == "kills":
            while sums["times"] < TIMES[part] and time.monotonic() < end:
                with tempfile.TemporaryDirectory(dir=folder) as inner:
                    add(crash_once(Path(inner), games=GAMES, seed=sums["times"]))
            return sums
        with Postgres(Path(folder) / "pg") as postgres:
            while sums["times"] < TIMES[part] and time.monotonic() < end:
                seed = sums["times"]
                if part == "restarts":
                    add(restart_once(postgres.url, postgres.restart, games=GAMES, seed=seed))
                else:
                    add(faults_once(postgres.url, postgres.restart, games=50, strikes=FAULTS, seed=seed // FAULTS), FAULTS)
    return sums


def do_anything(so_far: dict[str, Any], seconds: float, note: Note) -> dict[str, Any]:
    """Random deeds of all kinds at tables of every game; what was accepted is read back."""
    from tests.table.deeds import sit_at_tables

    counts = {name: so_far.get("tables", {}).get(name, 0) for name in vaka.games()}
    if all(count >= TABLES for count in counts.values()):
        counts = dict.fromkeys(counts, 0)
    end = time.monotonic() + seconds
    waiting = deque(sorted((first, name) for name, count in counts.items() for first in range(count, TABLES, SLICE)))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        going: deque[tuple[str, Future[None]]] = deque()
        while waiting or going:
            while waiting and len(going) < (os.cpu_count() or 1) and time.monotonic() < end:
                first, name = waiting.popleft()
                going.append((name, pool.submit(sit_at_tables, name, SLICE, STEPS, first + 1)))
            if not going:
                break
            name, done = going.popleft()
            done.result()
            counts[name] += SLICE
            print(f"deeds: {name}: {counts[name]} of {TABLES} tables", flush=True)
            note({"tables": counts})
    return {"tables": counts}
