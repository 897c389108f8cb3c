"""What takes long is done beside the loop, one thing of an address at a time, and paid for by what it took.

`aside` is a thread of a small pool: for what needs the room itself and takes some milliseconds. `elsewhere` is a process, for
what can be a second's work (`live/chores.py`). Neither is the bots', who may keep theirs busy for as long as they like.
"""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from contextvars import copy_context
from typing import TYPE_CHECKING, Any, Final, TypeVar

from vaka.table.game.refusals import Refused
from vaka.table.gate.addresses import PAYER
from vaka.table.workers.processes import Died, Processes, TooSlow
from vaka.table.workers.turns import Turns, Who

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from vaka.table.gate.limits import Limits

_T = TypeVar("_T")
PATIENCE: Final = 20.0
"""Seconds: no record takes as long."""
WAITING: Final = 16
"""So many things of one address wait; whoever asks for more is refused."""


class Works:
    """The threads and the processes beside the loop."""

    def __init__(self, limits: Limits, modules: Sequence[str] = (), threads: int = 2, processes: int = 1) -> None:
        self._limits = limits
        self._threads = ThreadPoolExecutor(threads, "vaka-works")
        self._thread_turns = Turns(threads)
        self._processes = Processes(processes, modules)
        self._process_turns = Turns(processes)

    async def aside(self, function: Callable[..., _T], *given: Any, lock: asyncio.Lock | None = None) -> _T:
        """What a function finds in a thread, under a lock that is taken no sooner than there is a thread.

        Raise Refused if the address owes for what it has had, or what the function raises.
        """
        async with self._turn(self._thread_turns), lock or nullcontext():
            return await self._metered(self._threads, function, given)

    async def counted(self, function: Callable[..., _T], *given: Any) -> _T:
        """The same for what others wait for as well: it is never refused. It may ask the store, so it is not in our threads."""
        async with self._thread_turns.turn(Who(PAYER.get())):
            return await self._metered(None, function, given)

    async def _metered(self, threads: ThreadPoolExecutor | None, function: Callable[..., _T], given: tuple[Any, ...]) -> _T:
        spent = [0.0]
        try:
            run = copy_context().run
            return await asyncio.get_running_loop().run_in_executor(threads, run, _timed, spent, function, given)
        finally:
            self.pay(spent[0])

    async def elsewhere(self, function: Callable[..., _T], *given: Any) -> _T:
        """What a function finds in a process, to which it and all that is given must travel; raise Refused as above."""
        async with self._turn(self._process_turns):
            process = self._processes.take()
            began = time.monotonic()
            try:
                found, spent = await process.ask(PATIENCE, function, *given)
            except (TooSlow, Died):
                self.pay(time.monotonic() - began)
                raise Refused("failed", 500) from None
            except Exception:
                self.pay(time.monotonic() - began)
                raise
            finally:
                self._processes.give(process)
            self.pay(spent)
            result: _T = found
            return result

    @asynccontextmanager
    async def _turn(self, turns: Turns) -> AsyncIterator[None]:
        payer = PAYER.get()
        if self._limits.owes(payer) or turns.waiting(payer) >= WAITING:
            raise Refused("too-fast", 429)
        async with turns.turn(Who(payer)):
            if self._limits.owes(payer):  # for what was done while this waited
                raise Refused("too-fast", 429)
            yield

    def pay(self, seconds: float) -> None:
        """So many seconds of a core were spent for whoever asked."""
        self._limits.charge(PAYER.get(), seconds * 1000)

    def close(self) -> None:
        """Stop all of it."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._processes.close()


def _timed(spent: list[float], function: Callable[..., _T], given: tuple[Any, ...]) -> _T:
    began = time.thread_time()
    try:
        return function(*given)
    finally:
        spent[0] = time.thread_time() - began
