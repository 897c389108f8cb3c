"""Writing the store: one thread, one connection, and as many games in a commit as are waiting.

A commit waits for the disk, and a busy machine makes few of them; so whatever arrives while one is under way goes into the next.
Nobody is told of a row before it is durable: `write` returns after the commit.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Engine, delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from vaka.table.game.entries import Entry, Renamed, written
from vaka.table.game.stored import StoredGame
from vaka.table.store.doors import Door, Taken, doors_of, forget_door, keep_door, turn_away
from vaka.table.store.failures import StoreFailure
from vaka.table.store.people import Naming, Result, forget_person, keep_name, keep_result
from vaka.table.store.schema import CLOCK, DEVICES, ENTRIES, GAMES, INVITATIONS, PASSES, SEATS, SNAPSHOTS
from vaka.table.store.strays import forget_strays
from vaka.table.store.subscriptions import subscribe, unsubscribe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.table.metrics import Metrics
    from vaka.table.seats.owners import Change, Invitation
    from vaka.table.seats.subscription import Subscription
    from vaka.table.store.times import Times

BEAT: Final = 1.0
"""Seconds at least between two commits that say how far the time that counts has come."""


COMES_BACK: Final = (0.0, 0.1, 0.3, 0.6, 1.0, 2.0)
"""Seconds before each look at a store that failed at a commit."""


class Overtaken(StoreFailure):
    """Another process has written this entry: it owns the game now."""


@dataclass
class Rows:
    """What one change writes, all of it or nothing."""

    games: list[dict[str, Any]] = field(default_factory=list)
    seats: list[dict[str, Any]] = field(default_factory=list)
    entries: list[dict[str, Any]] = field(default_factory=list)
    snapshots: list[dict[str, Any]] = field(default_factory=list)
    ended: list[tuple[str, float | None]] = field(default_factory=list)
    names: list[tuple[str, int, str]] = field(default_factory=list)
    """The seats' rows have the newest names, so that tables can be listed without reading their logs."""
    owners: list[tuple[str, Change]] = field(default_factory=list)
    passes: list[dict[str, Any]] = field(default_factory=list)
    used_passes: list[str] = field(default_factory=list)
    subscribed: list[Subscription] = field(default_factory=list)
    unsubscribed: list[str] = field(default_factory=list)
    signs: list[tuple[str, int, float]] = field(default_factory=list)
    """When the players of seats were last here."""
    doors: list[Door] = field(default_factory=list)
    """What concerns the list of open tables."""
    turned_away: list[tuple[str, str]] = field(default_factory=list)
    results: list[tuple[str, Result]] = field(default_factory=list)
    namings: list[Naming] = field(default_factory=list)
    nameless: list[str] = field(default_factory=list)
    host_hash: str = ""
    """By which secret a table is opened to anybody."""

    def new_game(self, game: StoredGame) -> Rows:
        """A table with its seats."""
        self.games.append(
            {
                "id": game.id,
                "game": game.game,
                "rules": game.rules,
                "seats": len(game.seats),
                "options": written(game.options),
                "kind": game.kind,
                "created": game.created,
                "ended": game.ended,
                "away": written(game.away) if game.away is not None else None,
            }
        )
        self.seats += [{"game_id": game.id, **seat._asdict()} for seat in game.seats]
        return self

    def log(self, table: str, entries: Sequence[Entry]) -> Rows:
        """Entries of a table."""
        for entry in entries:
            self.entries.append(entry.row(table))
            if isinstance(entry.deed, Renamed):
                self.names.append((table, entry.deed.seat, entry.deed.name))
        self.doors += doors_of(table, entries, self.host_hash)
        return self

    def snapshot(self, table: str, entry: int, payload: str) -> Rows:
        """How a table stands after an entry; the snapshots before it are no longer needed."""
        self.snapshots.append({"game_id": table, "entry": entry, "payload": payload})
        return self

    def own(self, table: str, change: Change) -> Rows:
        """Devices and invitations of a table that come and go."""
        self.owners.append((table, change))
        return self


@dataclass
class _Job:
    rows: Rows
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """The one thread that writes."""

    def __init__(self, engine: Engine, metrics: Metrics | None = None, times: Times | None = None) -> None:
        self._engine = engine
        self._metrics = metrics
        self._times = times
        self._beaten = -BEAT
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self.commits = 0
        self._thread = threading.Thread(target=self._run, name="vaka-writer", daemon=True)
        self._thread.start()

    async def write(self, rows: Rows) -> None:
        """Make the rows durable; raise Overtaken if one of the entries is there already, StoreFailure if it cannot be done."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Job(rows, loop, done))
        await asyncio.shield(done)  # whoever asked may have gone: the rows are written all the same

    def waiting(self) -> int:
        """How many changes wait."""
        return self._queue.qsize()

    def is_quiet(self, seconds: float) -> bool:
        """Was it not written for so long how far the time has come?"""
        return time.monotonic() - self._beaten >= seconds

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._queue.put(None)
        self._thread.join(timeout=30)

    def _run(self) -> None:
        while True:
            jobs = [self._queue.get()]
            while not self._queue.empty():
                jobs.append(self._queue.get())
            asked = [job for job in jobs if job is not None]
            if asked:
                self._commit(asked)
            if None in jobs:
                self._beaten = -BEAT
                self._commit([])  # until here the time has counted
                return

    def _commit(self, jobs: Sequence[_Job]) -> None:
        try:
            self._transact(jobs)
        except (IntegrityError, Taken) as error:
            if len(jobs) > 1:  # find the one at fault: the others must not suffer
                for job in jobs:
                    self._commit([job])
            else:
                why = error.orig if isinstance(error, IntegrityError) else "somebody sat down"
                _answer(jobs, Overtaken(f"another server writes to this game: {str(why)[:120]}"))
        except SQLAlchemyError as error:  # nothing of it is there
            if self._metrics is not None:
                self._metrics.failed_commits += 1
            _answer(jobs, StoreFailure(f"the store cannot be written: {str(error).splitlines()[0][:200]}"))
        except Exception as error:  # a job that cannot be written must not end the thread that serves all the others
            _answer(jobs, StoreFailure(f"the store cannot be written: {error!r:.200}"))
        else:
            _answer(jobs, None)

    def _transact(self, jobs: Sequence[_Job]) -> None:
        began, is_sent = time.monotonic(), False
        try:
            with self._engine.begin() as connection:
                self._execute(connection, jobs)
                is_sent = True
        except SQLAlchemyError:
            if not is_sent or not self._is_kept(jobs):
                raise
        self.commits += 1
        if self._metrics is not None:
            self._metrics.commits.add(time.monotonic() - began)
            self._metrics.entries.update(row["kind"] for job in jobs for row in job.rows.entries)

    def _execute(self, connection: Connection, jobs: Sequence[_Job]) -> None:
        for table, rows in (
            (GAMES, [row for job in jobs for row in job.rows.games]),
            (SEATS, [row for job in jobs for row in job.rows.seats]),
            (ENTRIES, [row for job in jobs for row in job.rows.entries]),
        ):
            if rows:
                connection.execute(insert(table), rows)
        for job in jobs:
            _rare(connection, job.rows)
        now = time.monotonic()
        if self._times is not None and now - self._beaten >= BEAT:
            connection.execute(delete(CLOCK))
            connection.execute(insert(CLOCK), {"id": 1, **self._times.beat()._asdict()})
            self._beaten = now

    def _is_kept(self, jobs: Sequence[_Job]) -> bool:
        """The store failed at the commit itself, which may have been made all the same: is what was written there?

        All of it is, or nothing, so one entry tells. A store that is restarted is given a moment to come back.
        """
        row = next((row for job in jobs for row in job.rows.entries), None)
        if row is None:
            return False
        here = (ENTRIES.c.game_id == row["game_id"]) & (ENTRIES.c.entry == row["entry"])
        question = select(ENTRIES.c.kind, ENTRIES.c.payload, ENTRIES.c.created).where(here)
        for pause in COMES_BACK:
            time.sleep(pause)
            try:
                with self._engine.connect() as connection:
                    found = connection.execute(question).one_or_none()
            except SQLAlchemyError:
                continue
            return found is not None and tuple(found) == (row["kind"], row["payload"], row["created"])
        return False


def write_now(engine: Engine, rows: Rows) -> None:
    """What an operator writes beside a running server; raise StoreFailure if it has written to the same game just now."""
    try:
        with engine.begin() as connection:
            if rows.entries:
                connection.execute(insert(ENTRIES), rows.entries)
            _rare(connection, rows)
    except (SQLAlchemyError, Taken) as error:
        raise StoreFailure(f"the store cannot be written: {str(error).splitlines()[0][:200]}") from error


def _rare(connection: Connection, rows: Rows) -> None:
    for row in rows.snapshots:
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.game_id == row["game_id"]))
        connection.execute(insert(SNAPSHOTS), row)
    for table, seat, name in rows.names:
        connection.execute(update(SEATS).where(SEATS.c.game_id == table, SEATS.c.seat == seat).values(name=name))
    for table, when in rows.ended:
        connection.execute(update(GAMES).where(GAMES.c.id == table).values(ended=when))
        forget_door(connection, table)
    for table, result in rows.results:
        keep_result(connection, table, result)
    for door in rows.doors:
        keep_door(connection, door)
    for table, secret_hash in rows.turned_away:
        turn_away(connection, table, secret_hash)
    for naming in rows.namings:
        keep_name(connection, naming)
    for table, seat, when in rows.signs:
        connection.execute(update(SEATS).where(SEATS.c.game_id == table, SEATS.c.seat == seat).values(seen=when))
    for code in rows.used_passes:
        connection.execute(delete(PASSES).where(PASSES.c.code_hash == code))
    for row in rows.passes:  # one of a kind: the one before it is no longer good
        old = (PASSES.c.secret_hash == row["secret_hash"]) & (PASSES.c.kind == row["kind"])
        connection.execute(delete(PASSES).where(old))
        connection.execute(insert(PASSES), row)
    for table, change in rows.owners:
        _own(connection, table, change)
    for endpoint_hash in rows.unsubscribed:
        unsubscribe(connection, endpoint_hash)
    for one in rows.subscribed:
        subscribe(connection, one)
    for secret_hash in rows.nameless:
        forget_person(connection, secret_hash)
    if rows.nameless or any(change.ended for _, change in rows.owners):
        forget_strays(connection)


def _own(connection: Connection, table: str, change: Change) -> None:
    for device in (*change.ended, *change.added):  # a device that comes again takes its own place
        same = (DEVICES.c.seat == device.seat) & (DEVICES.c.secret_hash == device.secret_hash)
        connection.execute(delete(DEVICES).where((DEVICES.c.game_id == table) & same))
    for device in change.added:
        connection.execute(insert(DEVICES), {"game_id": table, **device._asdict()})
    for invitation in change.used:
        same = (INVITATIONS.c.game_id == table) & (INVITATIONS.c.token_hash == invitation.token_hash)
        connection.execute(delete(INVITATIONS).where(same))
    for invitation in change.invited:
        connection.execute(insert(INVITATIONS), {"game_id": table, **_without_table(invitation)})


def _without_table(invitation: Invitation) -> dict[str, Any]:
    row = invitation._asdict()
    del row["table"]
    return row


def _answer(jobs: Sequence[_Job], error: Exception | None) -> None:
    """Wake those who wait, all of one loop at once."""
    waiting: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
    for job in jobs:
        waiting.setdefault(job.loop, []).append(job.done)
    for loop, futures in waiting.items():
        try:
            loop.call_soon_threadsafe(_resolve, futures, error)
        except RuntimeError:  # the loop has closed: nobody waits any more
            continue


def _resolve(futures: Iterable[asyncio.Future[None]], error: Exception | None) -> None:
    for future in futures:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
