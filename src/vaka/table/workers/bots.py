"""Bots think in processes of their own, on the dump of their view: they cannot see more, and the server does not wait."""

from __future__ import annotations

import logging
import random
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from vaka.bots import bot
from vaka.engine.registry import game
from vaka.table.workers.processes import Died, Processes, TooSlow
from vaka.table.workers.turns import Turns, Who

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    from vaka.table.metrics import Spread
    from vaka.table.workers.processes import Programs

LOG = logging.getLogger("vaka.table")
NICE: Final = 10
"""Bots think behind everything that a person waits for."""


def choose(game_id: str, view: dict[str, Any], name: str, seed: int) -> int:
    """The action of a bot, from what its seat knows; raise ValueError if it is none. Runs in a process of its own.

    Tables of old may name a bot with numbers: it plays without them.
    """
    position = game(game_id).load(view)
    action = int(bot(name.partition(":")[0]).choose(position, random.Random(seed)))
    if not position.can(action):
        raise ValueError(f"{action} is not open")
    return action


class Thinking:
    """The processes that think. Each is started when it is needed, and ended alone when its thought takes too long."""

    def __init__(
        self,
        workers: int,
        modules: Sequence[str] = (),
        patience: float = 60.0,
        spread: Spread | None = None,
        programs: Programs = (),
    ) -> None:
        self.busy = 0
        """How many bots are being waited for."""
        self.turns = Turns(workers)
        self._processes = Processes(workers, modules, NICE, programs)
        self._spread = spread
        self._patience = patience

    async def choose(self, game_id: str, view: dict[str, Any], name: str, seed: int, who: Who | None = None) -> int:
        """The action of a bot. One that fails is replaced by a random one: the others at the table want to go on."""
        began = time.monotonic()
        try:
            return await self._choose(game_id, view, name, seed, who or Who())
        finally:
            if self._spread is not None:
                self._spread.add(time.monotonic() - began)

    async def _choose(self, game_id: str, view: dict[str, Any], name: str, seed: int, who: Who) -> int:
        for _ in range(2):
            try:
                chosen: int = await self._ask(who, choose, game_id, view, name, seed)
                return chosen
            except Died:
                LOG.warning("a bot's process has died; starting another")
            except TooSlow:
                LOG.warning("bot %s thought for more than %g s at %s", name, self._patience, game_id)
                break
            except Exception as error:
                LOG.warning("bot %s failed at %s: %r", name, game_id, error)
                break
        return choose(game_id, view, "random", seed)

    async def work(self, who: Who, function: Callable[..., Any], *given: Any) -> Any:
        """What a function finds in a bot's process; raise TooSlow, or what it raises."""
        try:
            return await self._ask(who, function, *given)
        except Died:
            raise TooSlow from None

    async def _ask(self, who: Who, function: Callable[..., Any], *given: Any) -> Any:
        async with self._counted(), self.turns.turn(who):
            process = self._processes.take()
            try:
                return (await process.ask(self._patience, function, *given))[0]
            finally:
                self._processes.give(process)

    @asynccontextmanager
    async def _counted(self) -> AsyncIterator[None]:
        self.busy += 1
        try:
            yield
        finally:
            self.busy -= 1

    def close(self) -> None:
        """Stop the processes."""
        self._processes.close()
