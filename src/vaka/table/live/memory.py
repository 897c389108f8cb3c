"""Which rooms are in memory: read when somebody asks for them, gone when nobody has for a while."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from vaka.engine.errors import BadPosition, IllegalAction
from vaka.table.game.entries import Acted, Unknown
from vaka.table.game.refusals import Refused
from vaka.table.game.replay import build, build_without
from vaka.table.gate.addresses import PAYER
from vaka.table.live.common import Common
from vaka.table.live.hooks import Hooks
from vaka.table.live.presence import Presence
from vaka.table.live.pushes import Pushes
from vaka.table.live.shared import Shared
from vaka.table.live.table import Live
from vaka.table.seats.owners import Owners
from vaka.table.seats.tokens import TABLE
from vaka.table.store.rows import Rows
from vaka.table.store.schema import StoreFailure
from vaka.table.store.times import Times

if TYPE_CHECKING:
    from vaka.table.game.room import Room
    from vaka.table.game.stored import StoredGame, StoredLog
    from vaka.table.live.writing import Writing
    from vaka.table.settings import Settings
    from vaka.table.shown.boards import Boards
    from vaka.table.store.reader import Store
    from vaka.table.store.writer import Writer
    from vaka.table.workers.bots import Thinking
    from vaka.table.workers.works import Works

LOG = logging.getLogger("vaka.table")
QUIET: Final = 60.0
"""Seconds after which it is written how far the time has come, also where nothing else is."""
LOOK: Final = 0.25
"""Seconds between two looks at how much is in memory."""


class Rooms:
    """All games that are in memory. Other servers may have them too (`shared.py`)."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        writer: Writer,
        thinking: Thinking,
        boards: Boards,
        works: Works,
        times: Times | None = None,
    ) -> None:
        self.settings = settings
        self.times = times or Times()
        self.store = store
        self.writer = writer
        self.thinking = thinking
        self.boards = boards
        self.works = works
        self.hooks = Hooks(settings.hooks, settings.hook_ports)
        self.pushes = Pushes(settings, store, writer)
        self._lives: dict[str, Live] = {}
        self._reading: dict[str, asyncio.Task[Live]] = {}
        self._small_until = 0.0
        self._left: WeakValueDictionary[str, Presence] = WeakValueDictionary()
        """Who is at tables that are to be read anew: other servers were told of them."""
        self.common = Shared(settings, store, writer, self.times) if store.is_shared else Common(store)

    def __len__(self) -> int:
        return len(self._lives)

    def lives(self) -> list[Live]:
        """All games in memory."""
        return list(self._lives.values())

    async def get(self, table: str) -> Live:
        """The game at a table, as new as the store; raise Refused if there is none."""
        self.keep_small()
        if (live := self._lives.get(table)) is not None:
            live.look()
            if self.common.is_shared:
                await self.common.fresh(live)
            if self._lives.get(table) is live:
                return live
        if not TABLE.fullmatch(table):
            raise Refused("no-such-table", 404)
        if table not in self._reading:
            self._reading[table] = asyncio.create_task(self._read(table))
            return await asyncio.shield(self._reading[table])
        live = await asyncio.shield(self._reading[table])
        await self.common.fresh(live)  # it was being read before this was asked
        return live

    async def _read(self, table: str) -> Live:
        try:
            room, owners, stored = await self.works.counted(self._read_room, table)
            live = self.add(room, owners, [seat.seen for seat in stored.seats])
            live.owned = stored.owned
            await self.common.see(live)
            live.wake()
            return live
        finally:
            del self._reading[table]

    def _read_room(self, table: str) -> tuple[Room, Owners, StoredGame]:
        stored = self.store.game(table)
        if stored is None:
            raise Refused("no-such-table", 404)
        room = self._build(stored)
        if room.is_frozen:
            entries = self.store.log_without_snapshot(table).entries
            acted = [(entry.number, entry.deed) for entry in entries if isinstance(entry.deed, Acted)]
            room.said = {number: deed.said for number, deed in acted if deed.said is not None}
        return room, self.store.owners(table), stored

    def _build(self, stored: StoredGame) -> Room:
        """From the newest snapshot, or if that fails from all entries; where these cannot be played any more, to look at."""
        log, kept = self.store.log(stored.id), self.settings.chat_kept
        if self.store.is_shared and any(isinstance(entry.deed, Unknown) for entry in log.entries):
            LOG.warning("table %s: a newer server has written something that this one does not know", stored.id)
            raise Refused("store", 503)
        try:
            return build(stored, log, kept)
        except Refused:
            raise
        except Exception as error:
            LOG.warning("table %s: reading all its entries (%s)", stored.id, error)
        entries = self.store.log_without_snapshot(stored.id).entries
        try:
            room, void = build_without(stored, entries, kept)
        except IllegalAction as error:
            LOG.warning("table %s: its moves cannot be played any more (%s); it can be looked at", stored.id, error)
            return self._freeze(stored, log)
        for number, reason in void.items():
            LOG.warning("table %s: entry %s cannot be folded, and does nothing (%s)", stored.id, number, reason)
        return room

    def _freeze(self, stored: StoredGame, log: StoredLog) -> Room:
        gone, kept = stored._replace(rules=-1), self.settings.chat_kept
        try:
            return build(gone, log, kept)
        except (BadPosition, KeyError):  # the snapshot cannot be read
            return build(gone, self.store.log_without_snapshot(stored.id), kept)

    def loaded(self, table: str) -> Live | None:
        """The game at a table, if it is in memory."""
        return self._lives.get(table)

    def add(self, room: Room, owners: Owners | None = None, seen: list[float | None] | None = None) -> Live:
        """A room that was just made or read."""
        presence = self._left.pop(room.id, None) or Presence(
            seen or [None] * len(room.seats), self.settings.presence_time, self.times
        )
        live = Live(
            room, owners or Owners(), presence, self.settings, self.writer, self.thinking, self.boards, self.works, self._drop
        )
        live.hooks, live.pushes, live.times, live.common = self.hooks, self.pushes, self.times, self.common
        self._lives[room.id] = live
        return live

    def begin(self, room: Room, owners: Owners) -> None:
        """A room that somebody has just opened: its bots think for whoever did."""
        live = self.add(room, owners)
        live.address = PAYER.get()
        live.wake()

    def _drop(self, live: Writing) -> None:
        """What is in memory may no longer be what is stored: read it anew when it is asked for."""
        live.is_gone = True
        if self._lives.get(live.room.id) is live:
            del self._lives[live.room.id]
            if self.common.is_shared:
                self._left[live.room.id] = live.presence
        for watcher in live.watchers:
            watcher.lose()

    def keep_small(self) -> None:
        """Let go of what nobody looks at, should there be too much in memory: first of what is drawn and written, then of games."""
        now = time.monotonic()
        if now < self._small_until:
            return
        self._small_until = now + LOOK
        most, whole = self.settings.plies_kept, sum(live.weight() for live in self._lives.values())
        for live in sorted(self._lives.values(), key=lambda live: live.used) if whole > most else ():
            whole -= live.weight()
            live.forget_drawings()
            whole += live.weight()
            if whole > most and live.may_leave():
                whole -= live.weight()
                self._drop(live)

    async def sweep(self) -> None:
        """Let go of the games that nobody has looked at for a while."""
        for live in list(self._lives.values()):
            live.forget_drawings()
            await live.look_after()
        await self.keep_signs()
        if self.common.is_shared:
            await self.common.forget()
        else:
            await self._notice_others()
        for live in [live for live in self._lives.values() if live.is_idle()]:
            async with live.lock:
                if live.room.entry - live.snapshot_at > self.settings.snapshot_every // 4:
                    await live.take_snapshot()
            if live.is_idle() and self._lives.get(live.room.id) is live:
                del self._lives[live.room.id]
                self.common.changed(live)

    async def _notice_others(self) -> None:
        """An operator has written to a game, or deleted it: read it anew."""
        known = {table: live.room.entry for table, live in self._lives.items() if not live.lock.locked()}
        if not known:
            return
        stored = await asyncio.to_thread(self.store.newest, list(known))
        for table, entry in known.items():
            live = self._lives.get(table)
            if live is not None and live.room.entry == entry and stored.get(table) != entry:
                self._drop(live)

    async def keep_signs(self) -> None:
        """Write down who was here, and how far the time has come: days count, also for games that leave memory in between."""
        rows = Rows()
        for live in self._lives.values():
            rows.signs += [(live.room.id, seat, when) for seat, when in live.presence.unstored()]
        if rows.signs or self.writer.is_quiet(QUIET):
            await self.writer.write(rows)
        if jump := self.times.jump():
            LOG.warning("the clock of this machine was set by %d seconds; at the tables that changes nothing", jump)

    def start(self) -> None:
        """From now on look after what others do."""
        self.common.start(self.loaded, self.lives)

    async def keep_sweeping(self) -> None:
        """Sweep from time to time, for as long as the server runs."""
        while True:
            await asyncio.sleep(max(0.05, min(self.settings.sweep_time, self.settings.idle_time / 4)))
            with contextlib.suppress(Refused, StoreFailure):
                await self.sweep()

    async def close(self) -> None:
        """Stop all games; they go on when the server does."""
        await self.hooks.close()
        await self.pushes.close()
        with contextlib.suppress(StoreFailure):
            await self.keep_signs()
        for live in list(self._lives.values()):
            await live.close()
        await self.common.close()
