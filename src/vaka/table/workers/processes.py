"""A process that works for the server: one thing at a time, and another process in its place when it dies or takes too long."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any

from vaka.bots import register
from vaka.bots.program import program_bot

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


class TooSlow(Exception):
    """It has taken too long."""


class Died(Exception):
    """The process has died of it."""


Programs = tuple[tuple[str, str], ...]
"""Bots that are programs: their names and commands."""


def load_modules(modules: Sequence[str], programs: Programs = ()) -> None:
    """Import what registers games and bots of others, and register programs as bots."""
    for module in modules:
        import_module(module)
    for name, command in programs:
        register(program_bot(name, command))


def _begin(modules: Sequence[str], programs: Programs, nice: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops its processes itself
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    load_modules(modules, programs)


def _leave_with_parent() -> None:
    """A server that is killed cannot stop its processes."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _timed(function: Callable[..., Any], given: tuple[Any, ...]) -> tuple[Any, float]:
    """What a function finds, and how many seconds of a core it took. Runs in the process."""
    began = time.process_time()
    found = function(*given)
    return found, time.process_time() - began


class Process:
    """One process, started when it is first asked. Whoever asks has it to themselves: see `turns.Turns`."""

    def __init__(self, modules: Sequence[str] = (), nice: int = 0, programs: Programs = ()) -> None:
        self._modules = tuple(modules)
        self._programs = programs
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None

    @property
    def is_started(self) -> bool:
        """Is there a process already?"""
        return self._pool is not None

    async def ask(self, patience: float, function: Callable[..., Any], *given: Any) -> tuple[Any, float]:
        """What a function finds there, and its seconds of a core; raise TooSlow, Died, or what it raises.

        The patience does not count the start of the process. What is not waited for any longer is ended.
        """
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=_begin, initargs=(self._modules, self._programs, self._nice))
        pool = self._pool
        try:
            await asyncio.wrap_future(pool.submit(os.getpid))
            answer = asyncio.wrap_future(pool.submit(_timed, function, given))
            try:
                if not (await asyncio.wait([answer], timeout=patience))[0]:
                    raise TooSlow
                found: tuple[Any, float] = answer.result()
                return found
            finally:
                answer.cancel()
        except BrokenProcessPool:
            await self._end(pool)
            raise Died from None
        except TooSlow:
            await self._end(pool)
            raise
        except asyncio.CancelledError:
            self._forget(pool)
            _stop(pool)
            raise

    def _forget(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None

    async def _end(self, pool: ProcessPoolExecutor) -> None:
        self._forget(pool)
        _stop(pool)
        await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def close(self) -> None:
        """Stop the process."""
        pool, self._pool = self._pool, None
        if pool is not None:
            _stop(pool)
            pool.shutdown(wait=True, cancel_futures=True)


def _stop(pool: ProcessPoolExecutor) -> None:
    """Stop the process of a pool, in the middle of its work if need be: there is nothing in it to lose."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)


class Processes:
    """Several of them, and which are free."""

    def __init__(self, count: int, modules: Sequence[str] = (), nice: int = 0, programs: Programs = ()) -> None:
        self._free = [Process(modules, nice, programs) for _ in range(count)]
        self._all = list(self._free)

    def take(self) -> Process:
        """A free one, of those that are started if there is one. Whoever takes it has a place already, so there is one."""
        self._free.sort(key=lambda process: not process.is_started)
        return self._free.pop(0)

    def give(self, process: Process) -> None:
        """It is free again."""
        self._free.append(process)

    def close(self) -> None:
        """Stop them all."""
        for process in self._all:
            process.close()
