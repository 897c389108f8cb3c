"""What the parts of a running server share."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from vaka.table.gate.limits import Limits
from vaka.table.live.memory import Rooms
from vaka.table.metrics import Metrics
from vaka.table.shown.boards import Boards
from vaka.table.store.reader import Store
from vaka.table.store.times import NOTABLE, Times
from vaka.table.store.writer import Writer
from vaka.table.workers.analyses import Analysing
from vaka.table.workers.beliefs import Believing
from vaka.table.workers.bots import Thinking
from vaka.table.workers.hints import Hinting
from vaka.table.workers.processes import load_modules
from vaka.table.workers.works import Works

if TYPE_CHECKING:
    from vaka.table.settings import Settings

LOG = logging.getLogger("vaka.table")


def prepare(settings: Settings) -> None:
    """Make sure that servers with these settings can be started: the modules load, and the database is as it should be."""
    load_modules(settings.modules, settings.programs)
    Store(settings.database_url()).close()


class Server:
    """The store, the rooms, the bots and the limits of one process."""

    def __init__(self, settings: Settings) -> None:
        load_modules(settings.modules, settings.programs)
        self.settings = settings
        self.limits = Limits(settings)
        self.boards = Boards()
        self.store = Store(settings.database_url(), serves=True)
        self.metrics = Metrics()
        last = self.store.last_beat()
        self.times = Times(last)
        if not self.store.is_shared and last is not None and abs(gap := time.time() - last.wall) > NOTABLE:
            LOG.info("the last run of this server was %d seconds ago by the clock; at the tables they do not count", gap)
        self.writer = Writer(self.store.engine, self.metrics, self.times)
        self.thinking = Thinking(
            settings.worker_count(), settings.modules, settings.bot_time, self.metrics.thoughts, settings.programs
        )
        self.hinting = Hinting(self.thinking)
        self.believing = Believing(self.thinking)
        self.analysing = Analysing(self.limits, settings.modules, settings.analysis_level)
        self.works = Works(self.limits, settings.modules)
        self.rooms = Rooms(settings, self.store, self.writer, self.thinking, self.boards, self.works, self.times)

    async def close(self) -> None:
        """Stop the games, write what is waiting, and let go of everything."""
        await self.rooms.close()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.thinking.close)
        await asyncio.to_thread(self.analysing.close)
        await asyncio.to_thread(self.works.close)
        self.store.close()
