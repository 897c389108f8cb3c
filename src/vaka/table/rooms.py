"""Which rooms are in memory: read when somebody asks for them, gone when nobody has for a while."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from vaka.engine.errors import BadPosition, IllegalAction, UnknownGame
from vaka.engine.registry import game as find_game
from vaka.table.deciding import Refused
from vaka.table.entries import Acted
from vaka.table.hooks import Hooks
from vaka.table.live import Live
from vaka.table.owners import Owners
from vaka.table.presence import Presence
from vaka.table.room import Room
from vaka.table.seated import Over
from vaka.table.store import StoreFailure
from vaka.table.tokens import TABLE
from vaka.table.writer import Rows

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vaka.engine.game import Game
    from vaka.table.boards import Boards
    from vaka.table.settings import Settings
    from vaka.table.store import Store, StoredGame, StoredLog
    from vaka.table.thinking import Thinking
    from vaka.table.writer import Writer

LOG = logging.getLogger("vaka.table")


def build(stored: StoredGame, log: StoredLog, chat_kept: int) -> Room:
    """The room of a game that was read; raise Refused if this server cannot play it."""
    try:
        game = find_game(stored.game)
    except UnknownGame as error:
        raise Refused("no-such-game", 404, reason=error) from None
    options = options_of(stored, game)
    room = Room(stored if options is None else stored._replace(options=options), game, chat_kept, is_frozen=options is None)
    if log.snapshot is not None:
        room.read(log.snapshot)
    for entry in log.entries:
        room.fold(entry)
    if room.is_frozen and room.over is None and stored.ended is not None:
        room.over = Over("rules", [], [0] * len(room.seats))  # it ended before every end was written down
    return room


def options_of(stored: StoredGame, game: Game) -> dict[str, str] | None:
    """What a stored game is played under; None if its rules are gone.

    Options are stored with every choice, so that another default changes nothing. A game whose ruling has changed keeps the old
    one as a choice, and names in `retired` what games of an older version were played under.
    """
    if stored.rules == game.version:
        return stored.options
    retired: Mapping[int, Mapping[str, str]] = getattr(game, "retired", {})
    return {**retired[stored.rules], **stored.options} if stored.rules in retired else None


class Rooms:
    """All games that are in memory. This process owns them."""

    def __init__(self, settings: Settings, store: Store, writer: Writer, thinking: Thinking, boards: Boards) -> None:
        self.settings = settings
        self.store = store
        self.writer = writer
        self.thinking = thinking
        self.boards = boards
        self.hooks = Hooks(settings.hooks)
        self._lives: dict[str, Live] = {}
        self._reading: dict[str, asyncio.Task[Live]] = {}

    def __len__(self) -> int:
        return len(self._lives)

    def lives(self) -> list[Live]:
        """All games in memory."""
        return list(self._lives.values())

    async def get(self, table: str) -> Live:
        """The game at a table; raise Refused if there is none."""
        if (live := self._lives.get(table)) is not None:
            live.used = time.monotonic()
            return live
        if not TABLE.fullmatch(table):
            raise Refused("no-such-table", 404)
        if table not in self._reading:
            self._reading[table] = asyncio.create_task(self._read(table))
        return await asyncio.shield(self._reading[table])

    async def _read(self, table: str) -> Live:
        try:
            room, owners, seen = await asyncio.to_thread(self._read_room, table)
            live = self.add(room, owners, seen)
            live.wake()
            return live
        finally:
            del self._reading[table]

    def _read_room(self, table: str) -> tuple[Room, Owners, list[float | None]]:
        stored = self.store.game(table)
        if stored is None:
            raise Refused("no-such-table", 404)
        room = self._build(stored)
        if room.is_frozen:
            entries = self.store.log_without_snapshot(table).entries
            acted = [(entry.number, entry.deed) for entry in entries if isinstance(entry.deed, Acted)]
            room.said = {number: deed.said for number, deed in acted if deed.said is not None}
        return room, self.store.owners(table), [seat.seen for seat in stored.seats]

    def _build(self, stored: StoredGame) -> Room:
        """From the newest snapshot, or if it cannot be read from all entries; where these cannot be played any more, to look at."""
        log, kept = self.store.log(stored.id), self.settings.chat_kept
        try:
            return build(stored, log, kept)
        except (BadPosition, KeyError) as error:
            LOG.warning("table %s: its snapshot cannot be read (%s); reading all its entries", stored.id, error)
        except IllegalAction as error:
            return self._freeze(stored, log, error)
        log = self.store.log_without_snapshot(stored.id)
        try:
            return build(stored, log, kept)
        except IllegalAction as error:
            return self._freeze(stored, log, error)

    def _freeze(self, stored: StoredGame, log: StoredLog, error: IllegalAction) -> Room:
        LOG.warning("table %s: its moves cannot be played any more (%s); it can be looked at", stored.id, error)
        return build(stored._replace(rules=-1), log, self.settings.chat_kept)

    def loaded(self, table: str) -> Live | None:
        """The game at a table, if it is in memory."""
        return self._lives.get(table)

    def add(self, room: Room, owners: Owners | None = None, seen: list[float | None] | None = None) -> Live:
        """A room that was just made or read."""
        presence = Presence(seen or [None] * len(room.seats), self.settings.presence_time)
        live = Live(room, owners or Owners(), presence, self.settings, self.writer, self.thinking, self.boards, self._drop)
        live.hooks = self.hooks
        self._lives[room.id] = live
        return live

    def _drop(self, live: Live) -> None:
        """What is in memory may no longer be what is stored: read it anew when it is asked for."""
        if self._lives.get(live.room.id) is live:
            del self._lives[live.room.id]
        for watcher in live.watchers:
            watcher.lose()

    async def sweep(self) -> None:
        """Let go of the games that nobody has looked at for a while."""
        for live in list(self._lives.values()):
            live.forget_drawings()
            await live.look_after()
        await self.keep_signs()
        await self._notice_others()
        for live in [live for live in self._lives.values() if live.is_idle()]:
            async with live.lock:
                if live.room.entry - live.snapshot_at > self.settings.snapshot_every // 4:
                    await live.take_snapshot()
            if live.is_idle() and self._lives.get(live.room.id) is live:
                del self._lives[live.room.id]

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
        """Write down who was here: days count, also for games that leave memory in between."""
        rows = Rows()
        for live in self._lives.values():
            rows.signs += [(live.room.id, seat, when) for seat, when in live.presence.unstored()]
        if rows.signs:
            await self.writer.write(rows)

    async def keep_sweeping(self) -> None:
        """Sweep from time to time, for as long as the server runs."""
        while True:
            await asyncio.sleep(max(0.05, min(self.settings.sweep_time, self.settings.idle_time / 4)))
            with contextlib.suppress(Refused, StoreFailure):
                await self.sweep()

    async def close(self) -> None:
        """Stop all games; they go on when the server does."""
        await self.hooks.close()
        with contextlib.suppress(StoreFailure):
            await self.keep_signs()
        for live in list(self._lives.values()):
            await live.close()
