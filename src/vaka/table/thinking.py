"""Bots think in processes of their own, on the dump of their view: they cannot see more, and the server does not wait."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any

from vaka.bots import bot
from vaka.engine.registry import game

if TYPE_CHECKING:
    from collections.abc import Sequence

LOG = logging.getLogger("vaka.table")


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
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    load_modules(modules)


def _leave_with_parent() -> None:
    """A server that is killed cannot stop its workers."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class Thinking:
    """The processes that think; they are started when the first bot is asked."""

    def __init__(self, workers: int, modules: Sequence[str] = ()) -> None:
        self._workers = workers
        self._modules = tuple(modules)
        self._pool: ProcessPoolExecutor | None = None
        self._seeds = random.SystemRandom()

    async def choose(self, game_id: str, view: dict[str, Any], name: str) -> int:
        """The action of a bot. One that fails twice is replaced by a random one: the others at the table want to go on."""
        for _ in range(2):
            try:
                return await self._ask(game_id, view, name)
            except BrokenProcessPool:
                LOG.warning("a bot's process has died; starting another")
            except Exception as error:
                LOG.warning("bot %s failed at %s: %r", name, game_id, error)
                break
        return choose(game_id, view, "random", self._seeds.getrandbits(62))

    async def _ask(self, game_id: str, view: dict[str, Any], name: str) -> int:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=_begin_worker, initargs=(self._modules,))
        pool, seed = self._pool, self._seeds.getrandbits(62)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, choose, game_id, view, name, seed)
        except BrokenProcessPool:
            pool.shutdown(wait=False, cancel_futures=True)
            if self._pool is pool:  # another may have started a new one already
                self._pool = None
            raise

    def close(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
