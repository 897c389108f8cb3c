"""The same work for many things: here, over processes of this machine, or on a Ray cluster.

Results come as they are done, each with the number of what it was for: whoever adds them up needs no order, and whoever needs one
has it. On a cluster Ray schedules, ships and repeats: what a lost machine had in hand is done again by another.
"""

from __future__ import annotations

import logging
import signal
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from vaka.engine.errors import BadOption
from vaka.engine.extras import missing

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator, Sequence

Thing = TypeVar("Thing")
Result = TypeVar("Result")
LOCAL: Final = "local"
ENOUGH: Final = 1.0
"""Seconds that a task on a cluster should take at least, so that shipping it costs little beside it."""
MOST: Final = 1000
"""Things in one task."""


class Where(NamedTuple):
    """Where work is done: in so many processes, or on the cluster at an address (`local`: one on this machine)."""

    jobs: int = 1
    cluster: str | None = None


def spread(work: Callable[[Thing], Result], things: Iterable[Thing], where: Where) -> Generator[tuple[int, Result], None, None]:
    """The result for each thing, with its number, as they are done. A generator that is closed early lets go of the rest."""
    numbered = enumerate(things)
    if where.cluster is not None:
        yield from _over_cluster(work, numbered, where.cluster)
    elif where.jobs == 1:
        for number, thing in numbered:
            yield number, work(thing)
    else:
        yield from _over_processes(work, numbered, where.jobs)


def in_order(results: Iterable[tuple[int, Result]]) -> Iterator[Result]:
    """The results in the order of what they are for.

    >>> list(in_order([(1, "b"), (0, "a"), (2, "c")]))
    ['a', 'b', 'c']
    """
    early: dict[int, Result] = {}
    due = 0
    for number, result in results:
        early[number] = result
        while due in early:
            yield early.pop(due)
            due += 1


# --- Processes of this machine ---


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C ends the parent, which ends its processes in good order."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _over_processes(
    work: Callable[[Thing], Result], numbered: Iterator[tuple[int, Thing]], jobs: int
) -> Iterator[tuple[int, Result]]:
    """Only a few things wait in line, so that little is done in vain when the rest is not wanted any more."""
    with ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_the_parent) as pool:
        running: dict[Future[Result], int] = {}

        def start(count: int) -> None:
            running.update({pool.submit(work, thing): number for number, thing in islice(numbered, count)})

        start(2 * jobs)
        try:
            while running:
                done = wait(running, return_when=FIRST_COMPLETED).done
                start(len(done))
                for future in done:
                    yield running.pop(future), future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


# --- A Ray cluster ---


class Done(NamedTuple):
    """What a task on a cluster came to."""

    results: list[tuple[int, Any]]
    seconds: float


def several(work: Callable[[Any], Any], things: Sequence[tuple[int, Any]]) -> Done:
    """A task: the work for some things, and how long it took."""
    began = time.perf_counter()
    return Done([(number, work(thing)) for number, thing in things], time.perf_counter() - began)


def _over_cluster(
    work: Callable[[Thing], Result], numbered: Iterator[tuple[int, Thing]], address: str
) -> Iterator[tuple[int, Result]]:
    """Tasks grow until they take a second. Ray repeats what was lost with a machine, as often as that happens."""
    with _cluster(address) as ray:
        task = ray.remote(several).options(max_retries=-1, num_cpus=1)
        room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        size = 1
        running: list[Any] = []
        try:
            while True:
                while len(running) < room and (some := list(islice(numbered, size))):
                    running.append(task.remote(work, some))
                if not running:
                    return
                ready, running = ray.wait(running, num_returns=1)
                for reference in ready:
                    done = ray.get(reference)
                    if done.seconds < ENOUGH / 2:
                        size = min(MOST, max(size, 2 * len(done.results)))
                    yield from done.results
        finally:
            for reference in running:
                ray.cancel(reference, force=True)


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    """Ray, connected for as long as it is needed; raise BadOption if nobody answers at that address."""
    try:
        import ray
    except ModuleNotFoundError as error:
        raise missing(error) or error from None
    ours = not ray.is_initialized()
    if ours:
        try:
            if address == LOCAL:
                ray.init(address=LOCAL, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
            else:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            reason = str(error).partition("\n")[0]
            raise BadOption(f"no Ray cluster answers at {address}: {reason}") from None
    try:
        yield ray
    finally:
        if ours:
            ray.shutdown()
