"""How a game changes: whatever happens is played ahead, written, and only then folded and shown.

Other servers may write to the same game. Where one of them was quicker, what came is read and folded, and what was to be done is
decided anew: it is done if it is still right, and refused if it is not.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final, TypeVar

from vaka.table.game import snapshots
from vaka.table.game.context import Context
from vaka.table.game.decisions import Decided, result_of
from vaka.table.game.entries import Said, SeatChanged, Unknown, written
from vaka.table.game.refusals import Refused
from vaka.table.game.replay import rehearse
from vaka.table.live.screens import Showing
from vaka.table.protocol.phrases import say
from vaka.table.shown import views
from vaka.table.store.people import Result
from vaka.table.store.rows import Overtaken, Rows
from vaka.table.store.schema import StoreFailure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from vaka.table.game.entries import Deed, Entry
    from vaka.table.game.room import Room
    from vaka.table.game.stored import News
    from vaka.table.live.common import Common
    from vaka.table.live.hooks import Hooks
    from vaka.table.live.presence import Presence
    from vaka.table.live.pushes import Pushes
    from vaka.table.live.screens import Watcher
    from vaka.table.seats.owners import Change, Owners
    from vaka.table.settings import Settings
    from vaka.table.shown.boards import Boards
    from vaka.table.store.writer import Writer
    from vaka.table.workers.works import Works

LOG = logging.getLogger("vaka.table")
T = TypeVar("T")
TRIES: Final = 100
"""So many others may be quicker, one after the other, before somebody is told to try again."""


class Writing(Showing):
    """A game that changes, here and by other servers."""

    common: Common

    def __init__(
        self,
        room: Room,
        owners: Owners,
        presence: Presence,
        settings: Settings,
        writer: Writer,
        boards: Boards,
        works: Works,
        on_failure: Callable[[Writing], None],
    ) -> None:
        super().__init__(room, owners, presence, settings, boards, works)
        self.owned = 0
        """How often it has changed whose the seats are, as far as is known here."""
        self.secrets_elsewhere: frozenset[str] = frozenset()
        """The devices that are connected by other servers."""
        self.is_gone = False
        """Has it left memory? Then nothing more is done here: the game is read anew, and whoever waited comes again."""
        self.snapshot_at = room.entry
        self._writer = writer
        self._on_failure = on_failure
        self.hooks: Hooks | None = None
        self.pushes: Pushes | None = None
        self._asked_at: dict[int, float] = {}

    # --- In turn ---

    async def in_turn(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Do something that writes, with the lock held; anew, where it was decided on what is no longer so."""
        for _ in range(TRIES):
            async with self.lock:
                if self.is_gone:
                    break
                known = self.room.entry, self.owned
                try:
                    return await attempt()
                except Overtaken:
                    await self.catch_up()
                except Refused as refused:  # it must be refused as things stand, not as they stood
                    if refused.status == 503 or not self.common.is_shared:
                        raise
                    await self.catch_up()
                    if known == (self.room.entry, self.owned):
                        raise
        raise Refused("store", 503)

    async def catch_up(self) -> None:
        """Read what came meanwhile. The caller holds the lock."""
        try:
            news = await self.common.news(self.room.id, self.room.entry)
        except StoreFailure as error:
            raise Refused("store", 503) from error
        await self.take_in(news)

    async def take_in(self, news: News) -> None:
        """Fold and show what others wrote; raise Refused where this server cannot go on. The caller holds the lock."""
        room = self.room
        entries = [entry for entry in news.entries if entry.number > room.entry]
        if news.owned is None:
            self._on_failure(self)
            raise Refused("no-such-table", 404)
        was_over, chat, asked, following = room.over, room.chat_lines, set(room.waiting()), room.next_table
        try:
            for entry in entries:
                room.fold(entry)
        except Exception as error:  # read anew, if this server knows what it is
            kinds = [entry.kind for entry in entries if isinstance(entry.deed, Unknown)]
            LOG.warning("table %s: let go of, since an entry cannot be folded (%s)", room.id, ", ".join(kinds) or error)
            self._on_failure(self)
            raise Refused("store", 503) from error
        if news.owned != self.owned:
            await self.read_owners()
        if entries:
            self._asked_at.update(dict.fromkeys(set(room.waiting()) - asked, time.monotonic()))
            self._show(entries, chat, is_over_now=room.over is not was_over)
            if room.next_table != following:
                self.tell_rematch()
            self.wake()

    async def read_owners(self) -> None:
        """Whose the seats are by now. The caller holds the lock."""
        try:
            self.owned, self.owners = await self.common.owners(self.room.id)
        except StoreFailure as error:
            raise Refused("store", 503) from error
        self._owners_changed()

    # --- Writing ---

    async def append(self, deed: Deed, rows: Rows) -> None:
        """Write one entry of the server's own, with other rows in the same commit. The caller holds the lock."""
        await self.commit(Decided(self.entries(deed)), rows)

    async def hand_on(self, change: Change, *deeds: Deed, rows: Rows | None = None) -> None:
        """Change whose seats are whose, with what is told of it, and other rows. The caller holds the lock."""
        entries = self.entries(*deeds)
        rows = (rows or Rows()).own(self.room.id, change)
        await (self.commit(Decided(entries), rows) if entries else self._write(rows))
        self.owned += 1
        self.owners.take(change)
        self._owners_changed()

    def _owners_changed(self) -> None:
        self.forget_rests()
        for watcher in self.watchers:  # before anybody is shown anything more
            held = self.owners.held(watcher.shown)
            if watcher.viewer >= 0 and watcher.viewer not in held:
                watcher.turn_out()
            elif held != watcher.held:
                self.count(watcher, -1)
                watcher.held = held
                self.count(watcher, 1)

    def context(self) -> Context:
        """What a decision needs beside the room."""
        now, ahead = self._moment()
        luck, away = self.settings.luck(self.room.entry), self.presence.away()
        return Context(now, luck, self.settings, away, self.step_age(), self.owners.people(), ahead)

    def entries(self, *deeds: Deed) -> list[Entry]:
        """What happens now, as the next entries."""
        now, ahead = self._moment()
        made = [self.times.entry(self.room.entry + 1 + place, deed) for place, deed in enumerate(deeds)]
        return [entry._replace(created=now, ahead=ahead) for entry in made]

    def _moment(self) -> tuple[float, float]:
        """Now; where several servers write, never before what another has written."""
        return self.times.moment(self.room.date, self.room.counted) if self.common.is_shared else self.times.moment()

    async def commit(self, decided: Decided, rows: Rows | None = None) -> None:
        """Write what was decided, fold it and show it; raise Overtaken or Refused where it is not written."""
        room, was_over, chat, entries = self.room, self.room.over, self.room.chat_lines, decided.entries
        asked = set(room.waiting())
        take_effect = rehearse(room, decided)
        rows = (rows or Rows()).log(room.id, entries)
        if decided.ends:
            rows.ended.append((room.id, entries[-1].created))
            rows.results.append((room.id, Result(*result_of(decided))))
        await self._write(rows)
        take_effect()
        self._show(entries, chat, is_over_now=room.over is not was_over)
        self._tell_hook(set(room.waiting()) - asked)
        self._push(set(room.waiting()) - asked, entries, ended=room.over is not None and was_over is None)
        if room.entry - self.snapshot_at >= self.settings.snapshot_every or (room.over is not None and was_over is None):
            await self.take_snapshot()

    async def _write(self, rows: Rows) -> None:
        rows.based[self.room.id] = self.owned
        try:
            await self._writer.write(rows)
        except Overtaken:
            raise
        except StoreFailure as error:
            LOG.error("table %s: %s", self.room.id, error)
            self._on_failure(self)
            raise Refused("store", 503) from error
        except asyncio.CancelledError:  # the rows will be there, and nobody is left to fold them
            self._on_failure(self)
            raise

    async def take_snapshot(self) -> None:
        """Write how it stands, so that the game opens quickly. The caller holds the lock."""
        room = self.room
        try:
            payload = await asyncio.to_thread(lambda: written(snapshots.write(room)))
            await self._writer.write(Rows().snapshot(room.id, room.entry, payload))
        except (StoreFailure, TypeError) as error:  # a game opens without it as well, only more slowly
            LOG.warning("no snapshot of table %s: %s", room.id, error)
        self.snapshot_at = room.entry

    # --- Telling ---

    def _show(self, entries: Sequence[Entry], chat: int, *, is_over_now: bool) -> None:
        """Something has happened: the chat had so many lines before it."""
        self.forget_shown()
        if self.room.chat_lines > chat:
            self._tell_chat(self.room.chat_lines - chat)
        if is_over_now or not all(isinstance(entry.deed, Said) for entry in entries):
            for watcher in sorted(self.watchers, key=lambda watcher: watcher.viewer < 0):  # those who play see it first
                watcher.show()

    def tell_rematch(self) -> None:
        """The next game of this table has been opened."""
        for watcher in self.watchers:
            watcher.tell({"type": "rematch", **(self.rematch(watcher.viewer) or {})})

    def _tell_chat(self, lines: int) -> None:
        for watcher in self.watchers:
            for line in self.room.chat[-lines:]:
                watcher.tell({"type": "chat", **views.chat_line(self.room, line, watcher.lang)})

    def _tell_hook(self, asked: set[int]) -> None:
        """Somebody is asked who is not here: the table's own address is told, if it has one."""
        room, url = self.room, self.room.away.hook
        if url is None or self.hooks is None:
            return
        for seat in sorted(asked & self.presence.away().keys()):
            if room.seats[seat].owned and room.seats[seat].is_human:
                name = room.names("en")[seat]
                text = say("hook", "en", name=name, game=room.game.title)
                told = {"text": text, "content": text, "table": room.id, "game": room.game.id, "seat": seat, "name": name}
                self.hooks.tell(url, told | {"link": f"/t/{room.id}?seat={seat}"})

    def _push(self, asked: set[int], entries: list[Entry], *, ended: bool) -> None:
        """Browsers of those who are not here are told."""
        if self.pushes is None:
            return
        self._asked_at.update(dict.fromkeys(asked, time.monotonic()))
        if ended:
            self.pushes.over(self)
        elif not self.room.is_paused:
            self.pushes.turn(self, asked)
        for entry in entries:
            if isinstance(entry.deed, SeatChanged) and entry.deed.what in ("sat", "joined"):
                self.pushes.sat_down(self, entry.deed.seat)

    # --- What a game in play adds ---

    def wake(self) -> None:
        """Let bots think and orders be opened, if it is time."""

    def count(self, watcher: Watcher, change: int) -> None:
        """A connection more or less for everybody who sits there."""
