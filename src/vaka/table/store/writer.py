"""Writing the store: one thread, one connection, and as many games in a commit as are waiting.

A commit waits for the disk, and a busy machine makes few of them; so whatever arrives while one is under way goes into the next.
Nobody is told of a row before it is durable: `write` returns after the commit.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, delete, insert, select
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from vaka.table.store.beside import STATUS, write_beside
from vaka.table.store.rows import Overtaken, Rows, write_new, write_rest
from vaka.table.store.schema import CLOCK, ENTRIES, StoreFailure, is_shared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.table.metrics import Metrics
    from vaka.table.store.beside import Written
    from vaka.table.store.times import Times

BEAT: Final = 1.0
"""Seconds at least between two commits that say how far the time that counts has come."""
COMES_BACK: Final = (0.0, 0.1, 0.3, 0.6, 1.0, 2.0)
"""Seconds before each look at a store that failed at a commit."""
STAYS_AWAY: Final = (3.0, 4.0, 5.0)
"""The same where other servers go on writing meanwhile: nobody may be told what is not so."""
TRIES: Final = 4
STOOD_IN_THE_WAY: Final = ("40P01", "40001", "55P03")
"""What PostgreSQL says of transactions that waited for each other, or too long for a lock."""


@dataclass
class _Job:
    rows: Rows
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """The one thread that writes."""

    def __init__(self, engine: Engine, metrics: Metrics | None = None, times: Times | None = None, server: str = "") -> None:
        """`server`: by which name the others know this one."""
        self.is_shared = is_shared(engine)
        self.server = server
        self._engine = engine
        self._metrics = metrics
        self._times = times
        self._beaten = -BEAT
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self.commits = 0
        self._thread = threading.Thread(target=self._run, name="vaka-writer", daemon=True)
        self._thread.start()

    async def write(self, rows: Rows) -> None:
        """Make the rows durable; raise Overtaken if somebody was quicker, StoreFailure if it cannot be done."""
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
            answers = self._transact(jobs)
        except (IntegrityError, Overtaken) as error:
            if len(jobs) > 1:  # find the one at fault: the others must not suffer
                for job in jobs:
                    self._commit([job])
            else:
                said = (
                    f"another server writes to this game: {str(error.orig)[:120]}"
                    if isinstance(error, IntegrityError)
                    else str(error)
                )
                _answer(jobs, [Overtaken(said)])
        except SQLAlchemyError as error:  # nothing of it is there
            if self._metrics is not None:
                self._metrics.failed_commits += 1
            _answer(jobs, [StoreFailure(f"the store cannot be written: {str(error).splitlines()[0][:200]}")] * len(jobs))
        except Exception as error:  # a job that cannot be written must not end the thread that serves all the others
            _answer(jobs, [StoreFailure(f"the store cannot be written: {error!r:.200}")] * len(jobs))
        else:
            _answer(jobs, answers)

    def _transact(self, jobs: Sequence[_Job]) -> Sequence[Exception | None]:
        began = time.monotonic()
        if not self.is_shared:
            self._write_alone(jobs)
            answers: Sequence[Exception | None] = [None] * len(jobs)
        else:
            answers = self._write_beside(jobs) if jobs else []
        self.commits += 1
        if self._metrics is not None:
            self._metrics.commits.add(time.monotonic() - began)
            self._metrics.overtaken += sum(answer is not None for answer in answers)
            done = [job.rows.entries for job, answer in zip(jobs, answers, strict=True) if answer is None]
            self._metrics.entries.update(row["kind"] for entries in done for row in entries)
        return answers

    def _write_beside(self, jobs: Sequence[_Job]) -> Sequence[Exception | None]:
        """To a store that others write to as well. Where they stand in each other's way, PostgreSQL ends one of the two."""
        several = [job.rows for job in jobs]
        for again in range(TRIES):
            written: Written | None = None
            try:
                with self._engine.begin() as connection:
                    written = write_beside(connection, several, self.server)
            except OperationalError as error:
                if getattr(error.orig, "sqlstate", None) in STOOD_IN_THE_WAY and again < TRIES - 1:
                    continue
                if written is None or not self._was_made(jobs, written):
                    raise
            except SQLAlchemyError:
                if written is None or not self._was_made(jobs, written):
                    raise
            assert written is not None
            return written.overtaken
        raise AssertionError("the last try either returns or raises")

    def _was_made(self, jobs: Sequence[_Job], written: Written) -> bool:
        """The answer to the commit was lost: was it made all the same?

        A transaction that was lost in a crash leaves its number to a later one. So what was written has to be there as well.
        """
        done = [job for job, overtaken in zip(jobs, written.overtaken, strict=True) if overtaken is None]
        return self._is_committed(written.transaction) and (not any(job.rows.entries for job in done) or self._is_kept(done))

    def _is_committed(self, transaction: int) -> bool:
        """PostgreSQL knows what became of a transaction. It is given a while to come back."""
        for pause in (*COMES_BACK, *STAYS_AWAY):
            time.sleep(pause)
            try:
                with self._engine.connect() as connection:
                    found = connection.execute(STATUS, {"number": transaction}).scalar_one()
            except SQLAlchemyError:
                continue
            if found != "in progress":
                return bool(found == "committed")
        return False

    def _write_alone(self, jobs: Sequence[_Job]) -> None:
        is_sent = False
        try:
            with self._engine.begin() as connection:
                write_new(connection, [job.rows for job in jobs])
                for job in jobs:
                    write_rest(connection, job.rows)
                self._beat(connection)
                is_sent = True
        except SQLAlchemyError:
            if not is_sent or not self._is_kept(jobs):
                raise

    def _beat(self, connection: Connection) -> None:
        now = time.monotonic()
        if self._times is not None and now - self._beaten >= BEAT:
            connection.execute(delete(CLOCK))
            connection.execute(insert(CLOCK), {"id": 1, **self._times.beat()._asdict()})
            self._beaten = now

    def _is_kept(self, jobs: Sequence[_Job]) -> bool:
        """The store failed at the commit itself, which may have been made all the same: is what was written there?

        All of it is, or nothing, so one entry tells.
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


def _answer(jobs: Sequence[_Job], answers: Sequence[Exception | None]) -> None:
    """Wake those who wait, all of one loop at once."""
    waiting: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Exception | None]]] = {}
    for job, answer in zip(jobs, answers, strict=True):
        waiting.setdefault(job.loop, []).append((job.done, answer))
    for loop, futures in waiting.items():
        try:
            loop.call_soon_threadsafe(_resolve, futures)
        except RuntimeError:  # the loop has closed: nobody waits any more
            continue


def _resolve(futures: Iterable[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for future, error in futures:
        if future.done():
            continue
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
