"""Bots think in processes of their own, on the dump of their view: they cannot see more, and the server does not wait."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any, Final

from vaka.bots import bot
from vaka.engine.registry import game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vaka.table.metrics import Spread

LOG = logging.getLogger("vaka.table")
NICE: Final = 10
"""Bots think behind everything that a person waits for."""


def choose(game_id: str, view: dict[str, Any], name: str, seed: int) -> int:
    """The action of a bot, from what its seat knows; raise ValueError if it is none. Runs in a worker."""
    position = game(game_id).load(view)
    action = int(bot(name).choose(position, random.Random(seed)))
    if not position.can(action):
        raise ValueError(f"{action} is not open")
    return action


def load_modules(modules: Sequence[str]) -> None:
    """Import what registers games and bots of others."""
    for module in modules:
        import_module(module)


def _begin_worker(modules: Sequence[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops its workers itself
    if hasattr(os, "nice"):
        os.nice(NICE)
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    load_modules(modules)


def _leave_with_parent() -> None:
    """A server that is killed cannot stop its workers."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class TooSlow(Exception):
    """A bot has thought for too long."""


class Thinking:
    """The processes that think; they are started when the first bot is asked."""

    def __init__(self, workers: int, modules: Sequence[str] = (), patience: float = 60.0, spread: Spread | None = None) -> None:
        self.busy = 0
        """How many bots are being waited for."""
        self._spread = spread
        self._workers = workers
        self._modules = tuple(modules)
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game_id: str, view: dict[str, Any], name: str, seed: int) -> int:
        """The action of a bot. One that fails is replaced by a random one: the others at the table want to go on."""
        began = time.monotonic()
        self.busy += 1
        try:
            return await self._choose(game_id, view, name, seed)
        finally:
            self.busy -= 1
            if self._spread is not None:
                self._spread.add(time.monotonic() - began)

    async def _choose(self, game_id: str, view: dict[str, Any], name: str, seed: int) -> int:
        for _ in range(2):
            try:
                chosen: int = await self._ask(choose, game_id, view, name, seed)
                return chosen
            except BrokenProcessPool:
                LOG.warning("a bot's process has died; starting another")
            except TooSlow:
                LOG.warning("bot %s thought for more than %g s at %s", name, self._patience, game_id)
                break
            except Exception as error:
                LOG.warning("bot %s failed at %s: %r", name, game_id, error)
                break
        return choose(game_id, view, "random", seed)

    async def work(self, function: Callable[..., Any], *given: Any) -> Any:
        """What a function finds in a bot's process; raise TooSlow, or what it raises."""
        self.busy += 1
        try:
            return await self._ask(function, *given)
        except BrokenProcessPool:
            raise TooSlow from None
        finally:
            self.busy -= 1

    async def _ask(self, function: Callable[..., Any], *given: Any) -> Any:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_begin_worker, initargs=(self._modules,))
        pool = self._pool
        try:
            thought = pool.submit(function, *given)
            answer = asyncio.wrap_future(thought)
            try:
                while not (await asyncio.wait([answer], timeout=self._patience))[0]:
                    if thought.running():  # and not merely waiting for its turn
                        raise TooSlow
                return answer.result()
            finally:
                answer.cancel()  # the server stops, or has lost patience: nobody wants to hear any more
        except (BrokenProcessPool, TooSlow):
            if self._pool is pool:  # another may have started a new one already
                self._pool = None
            await asyncio.to_thread(_end, pool)
            raise

    def close(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def _end(pool: ProcessPoolExecutor) -> None:
    """Stop the processes of a pool, in the middle of a thought if need be: there is nothing in them to lose."""
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    pool.shutdown(wait=True, cancel_futures=True)
