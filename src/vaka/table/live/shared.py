"""A server beside others of the same store.

Notices say which tables others have written to. They may be lost, so twice a second it is looked after every table that somebody
watches here, and before a request is answered after the one that it is about.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import TYPE_CHECKING, Any, Final, TypeVar

from vaka.table.game.refusals import Refused
from vaka.table.live.common import Common
from vaka.table.seats.tokens import new_table
from vaka.table.store.notices import Claims, Notices
from vaka.table.store.rows import Murmur, Rows, Sign
from vaka.table.store.schema import StoreFailure
from vaka.table.store.together import Together

if TYPE_CHECKING:
    from vaka.table.game.stored import News
    from vaka.table.live.common import Game
    from vaka.table.settings import Settings
    from vaka.table.store.reader import Store
    from vaka.table.store.times import Times
    from vaka.table.store.writer import Writer

LOG = logging.getLogger("vaka.table")
LOOK: Final = 0.5
"""Seconds between two looks at everything that is watched."""
BEAT: Final = 1.0
"""Seconds between two beats."""
CURRENT: Final = 2.0
"""Seconds after which a server that could not look shows nothing more: a seat may have another owner by now."""
TOGETHER: Final = 0.02
"""Seconds for which comings and goings are collected before others are told."""
GATHERED: Final = 0.005
"""Seconds for which notices are collected before it is read what has come."""
PRESENCE: Final = 5.0
"""Seconds between two looks at who is here by other servers, where no notice tells of it."""
ANY: Final = -1
"""No table has changed hands so often."""
HANGS: Final = 15.0
"""Seconds beyond the time of a bot after which whoever has claimed its turn is no longer waited for."""
T = TypeVar("T")


class Shared(Common):
    """A server beside others."""

    is_shared = True

    def __init__(self, settings: Settings, store: Store, writer: Writer, times: Times) -> None:
        super().__init__(store)
        self.settings = settings
        self.times = times
        self.name = writer.server = new_table()
        self._writer = writer
        self._together = Together(store.engine, self.name)
        self._claims = Claims(store.engine)
        self._claiming: dict[str, tuple[int, float]] = {}
        self._aside_of = ThreadPoolExecutor(2, "vaka-common")
        self._thread_of_claims = ThreadPoolExecutor(1, "vaka-claims")
        self._asked: dict[str, asyncio.Future[None]] = {}
        self._noticed: set[str] = set()
        self._gatherer: asyncio.TimerHandle | None = None
        self._to_see: set[str] = set()
        self._saw_all = -inf
        self._reader: asyncio.Task[None] | None = None
        self._changed: set[Game] = set()
        self._teller: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._looked = -inf
        self._has_beaten = False
        self._notices: Notices | None = None
        self._beat(self._together.beat())

    def start(self, loaded: Callable[[str], Game | None], lives: Callable[[], Sequence[Game]]) -> None:
        """Listen to the others, and look after everything that is watched."""
        self._loaded, self._lives = loaded, lives
        loop = asyncio.get_running_loop()

        def tell(function: Callable[..., None], *given: object) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has closed
                loop.call_soon_threadsafe(function, *given)

        self._notices = Notices(
            self.store.engine, self.name, lambda told: tell(self.take_notice, told), lambda: tell(self._look_at_all)
        )
        self._notices.start()
        self._keep(self._keep_looking())

    # --- What others have written ---

    def take_notice(self, told: list[str]) -> None:
        """Another server has written to these tables."""
        for word in told:
            kind, table = word[0], word[1:]
            if self._loaded(table) is None:
                continue
            if kind == "h":
                self._to_see.add(table)
            self._noticed.add(table)
        if self._noticed and self._gatherer is None:
            self._gatherer = asyncio.get_running_loop().call_later(GATHERED, self._ask_noticed)

    def _ask_noticed(self) -> None:
        noticed, self._noticed, self._gatherer = self._noticed, set(), None
        for table in noticed:
            self._ask(table)

    def _look_at_all(self) -> None:
        for live in self._lives():
            self._to_see.add(live.room.id)
            self._ask(live.room.id)

    async def news(self, table: str, entry: int) -> News:
        """What has come to a table since this entry."""
        return (await self._aside(self._together.news, {table: (entry, ANY)}))[table]

    async def fresh(self, live: Game) -> None:
        """Let a game be as new as the store, or newer; raise StoreFailure if that cannot be known."""
        if time.monotonic() - live.saw > LOOK:
            self._to_see.add(live.room.id)
        await self._ask(live.room.id)

    async def see(self, live: Game) -> None:
        """Who is at this table by other servers? As far as is known, if the store does not answer."""
        with contextlib.suppress(StoreFailure):
            live.see((await self._aside(self._together.elsewhere, [live.room.id]))[live.room.id])

    def _ask(self, table: str) -> asyncio.Future[None]:
        """Read soon what came to a table; all that are asked for meanwhile, at once."""
        future = self._asked.get(table)
        if future is None:
            future = self._asked[table] = asyncio.get_running_loop().create_future()
            future.add_done_callback(lambda done: done.cancelled() or done.exception())  # not everybody wants to know
        if self._reader is None:
            self._reader = self._keep(self._read())
        return future

    async def _read(self) -> None:
        try:
            while self._asked:
                asked, self._asked = self._asked, {}
                to_see, self._to_see = self._to_see, set()
                await self._read_once(asked, to_see)
        finally:
            self._reader = None

    async def _read_once(self, asked: dict[str, asyncio.Future[None]], to_see: set[str]) -> None:
        lives = {table: live for table in asked if (live := self._loaded(table)) is not None}
        known = {table: (live.room.entry, live.owned) for table, live in lives.items()}
        heard = {table: lives[table].murmured for table in lives if lives[table].spectators_here()}
        try:
            found = await self._aside(self._together.news, known) if known else {}
            murmurs = await self._aside(self._together.murmurs, heard) if heard else {}
            elsewhere = await self._aside(self._together.elsewhere, to_see & lives.keys()) if to_see else {}
        except StoreFailure as error:
            for future in asked.values():
                _settle(future, error)
            return
        for table, seen in elsewhere.items():
            lives[table].see(seen)
        for table, several in murmurs.items():
            for one in several:
                lives[table].hear(one)
        for table, future in asked.items():
            live, news = lives.get(table), found.get(table)
            if live is None or news is None:
                _settle(future, None)
            else:
                self._keep(self._take_in(live, news, future))

    async def _take_in(self, live: Game, news: News, future: asyncio.Future[None]) -> None:
        try:
            async with live.lock:
                await live.take_in(news)
        except (Refused, StoreFailure) as error:
            _settle(future, error)
        else:
            _settle(future, None)
        finally:
            _settle(future, StoreFailure("this server stops"))

    # --- Again and again ---

    async def _keep_looking(self) -> None:
        beaten = -inf
        while True:
            try:
                if time.monotonic() - beaten > BEAT - LOOK / 2:
                    beaten = time.monotonic()
                    self._beat(await self._aside(self._together.beat))
                await self._look()
            except StoreFailure as error:
                LOG.warning("%s", error)
            await asyncio.sleep(LOOK)

    def _beat(self, pulse: Any) -> None:
        self.times.keep(pulse.beat, pulse.monotonic)
        if pulse.is_new and self._has_beaten:  # the others took this server for dead, and have cleared up after it
            for live in self._lives():
                live.forget_told()
                self.changed(live)
        self._has_beaten = True
        if pulse.left:
            self.take_notice([f"h{table}" for table in pulse.left])

    async def _look(self) -> None:
        """A notice may have been lost: what is watched here is looked at all the same."""
        began = time.monotonic()
        lives = [live for live in self._lives() if live.watchers or live.needs_us()]
        if began - self._saw_all > PRESENCE:
            self._to_see |= {live.room.id for live in lives}
            self._saw_all = began
        for answer in await asyncio.gather(*(self._ask(live.room.id) for live in lives), return_exceptions=True):
            if isinstance(answer, StoreFailure):
                raise answer
        self._looked = began
        for live in lives:
            if live.needs_us():
                live.wake()

    def is_current(self) -> bool:
        """Is it known here who may see what?"""
        return time.monotonic() - self._looked < CURRENT

    # --- Who is here ---

    def changed(self, live: Game) -> None:
        """Somebody has come or gone: the others are told soon."""
        self._changed.add(live)
        if self._teller is None:
            self._teller = self._keep(self._tell())

    async def _tell(self) -> None:
        await asyncio.sleep(TOGETHER)
        changed, self._changed, self._teller = self._changed, set(), None
        rows = Rows()
        for live in changed:
            here, gone = live.to_tell()
            table = live.room.id
            rows.here += [Sign(table, seat, self.name, None if until == inf else until, many, by) for seat, until, many, by in here]
            rows.gone += [(table, seat, self.name) for seat in gone]
            rows.signs += [(table, seat, self.times.now()) for seat in gone if seat >= 0]
        if rows.here or rows.gone:
            try:
                await self._writer.write(rows)
            except StoreFailure:
                for live in changed:
                    live.forget_told()

    async def murmur(self, live: Game, name: str, text: str) -> None:
        """Let all hear who look on, by whichever server."""
        await self._writer.write(Rows(murmurs=[Murmur(live.room.id, name, text, self.times.wall())]))
        await self.fresh(live)

    # --- Once among all servers ---

    async def claim(self, live: Game) -> bool:
        """Is it this server that plays for the bots of a table? One that has claimed it and hangs is not waited for for ever."""
        table, now = live.room.id, time.monotonic()
        loop = asyncio.get_running_loop()
        if await loop.run_in_executor(self._thread_of_claims, self._claims.take, table):
            self._claiming.pop(table, None)
            return True
        entry, since = self._claiming.get(table, (-1, now))
        if entry != live.room.entry:
            self._claiming[table] = (live.room.entry, now)
            return False
        return now - since > self.settings.bot_time + HANGS

    async def give(self, live: Game) -> None:
        """It has done so."""
        loop = asyncio.get_running_loop()
        await asyncio.shield(loop.run_in_executor(self._thread_of_claims, self._claims.give, live.room.id))

    async def is_new(self, table: str, seat: int, what: str) -> bool:
        """Was this not told before, by any server?"""
        return await self._aside(self._together.is_told, table, seat, what)

    def came(self, table: str, seats: set[int]) -> None:
        """These players are here: what comes next is told anew."""
        self._keep(self._came(table, seats))

    async def _came(self, table: str, seats: set[int]) -> None:
        with contextlib.suppress(StoreFailure):
            await self._aside(self._together.came, table, seats)

    async def forget(self) -> None:
        """Let go of what is kept for a while only."""
        await self._aside(self._together.forget, self.times.now())

    async def close(self) -> None:
        """Others go on."""
        if self._notices is not None:
            await asyncio.to_thread(self._notices.close)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(StoreFailure):
            await self._aside(self._together.leave, self.times.now())
        self._aside_of.shutdown(wait=False, cancel_futures=True)
        self._thread_of_claims.shutdown(wait=False, cancel_futures=True)
        self._claims.close()
        self._together.close()

    async def _aside(self, function: Callable[..., T], *given: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._aside_of, function, *given)

    def _keep(self, doing: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _settle(future: asyncio.Future[None], error: Exception | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
