"""A room with life in it: watchers who are told, bots who think, orders that wait to be opened."""

from __future__ import annotations

import asyncio
import logging
import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from vaka.table.game import snapshots
from vaka.table.game.context import Context
from vaka.table.game.decisions import Decided, decide, declining, overdue, release
from vaka.table.game.entries import Deed, Entry, Said, SeatChanged, written
from vaka.table.game.lost_seats import returned
from vaka.table.game.refusals import Refused
from vaka.table.game.replay import rehearse
from vaka.table.game.whole_moves import play
from vaka.table.gate.addresses import PAYER
from vaka.table.live.presence import Presence
from vaka.table.live.screens import Showing, Watcher
from vaka.table.protocol.messages import clean
from vaka.table.protocol.phrases import say
from vaka.table.seats.owners import Change, Owners
from vaka.table.shown import views
from vaka.table.store.reader import StoreFailure
from vaka.table.store.writer import Rows
from vaka.table.workers.turns import Who

if TYPE_CHECKING:
    from collections.abc import Callable

    from vaka.table.game.room import Room
    from vaka.table.live.hooks import Hooks
    from vaka.table.live.pushes import Pushes
    from vaka.table.protocol.messages import Command
    from vaka.table.settings import Settings
    from vaka.table.shown.boards import Boards
    from vaka.table.store.writer import Writer
    from vaka.table.workers.bots import Thinking
    from vaka.table.workers.works import Works

LOG = logging.getLogger("vaka.table")


RECENT = 5.0
"""Seconds in which whoever has asked for a game has been answered."""
FROZEN = 60.0
"""Seconds within which a line may be dead without anybody knowing: who is gone so soon after being asked may not have seen it."""


class Live(Showing):
    """One game in play. Whatever changes it goes through the lock, is played ahead, written, and only then folded and shown."""

    def __init__(
        self,
        room: Room,
        owners: Owners,
        presence: Presence,
        settings: Settings,
        writer: Writer,
        thinking: Thinking,
        boards: Boards,
        works: Works,
        on_failure: Callable[[Live], None],
    ) -> None:
        super().__init__(room, owners, presence, settings, boards, works)
        self.used = time.monotonic()
        self.looked = self.used
        """When somebody last looked."""
        self.address = ""
        """Of the owner who was here last, or of whoever opened the table: for them its bots think."""
        self.snapshot_at = room.entry
        self._writer = writer
        self._thinking = thinking
        self._on_failure = on_failure
        self._driver: asyncio.Task[None] | None = None
        self._opener: asyncio.Task[None] | None = None
        self._noticing: asyncio.TimerHandle | None = None
        self._murmurs = 0
        self.hooks: Hooks | None = None
        self.pushes: Pushes | None = None
        self._asked_at: dict[int, float] = {}

    # --- Changing ---

    async def perform(self, seat: int, command: Command) -> None:
        """Do what a seat asks for; raise Refused if it is not done."""
        async with self.lock:
            if command.key is not None and command.key in self.room.done.get(seat, ()):
                return  # it was done, and the answer was lost
            decided = decide(self.room, seat, command, self._context())
            if command.key is not None:
                decided.entries[0] = decided.entries[0]._replace(key=command.key, speaker=seat)
            await self._commit(decided)
        self.wake()

    async def append(self, deed: Deed, rows: Rows) -> None:
        """Write one entry of the server's own, with other rows in the same commit. The caller holds the lock."""
        await self._commit(Decided(self._entries(deed)), rows)

    async def hand_on(self, change: Change, *deeds: Deed) -> None:
        """Change whose seats are whose, with what is told of it. The caller holds the lock."""
        entries = self._entries(*deeds)
        rows = Rows().own(self.room.id, change)
        await (self._commit(Decided(entries), rows) if entries else self._write(rows))
        self.owners.take(change)
        self.forget_rests()
        for watcher in self.watchers:  # before anybody is shown anything more
            held = self.owners.held(watcher.shown)
            if watcher.viewer >= 0 and watcher.viewer not in held:
                watcher.turn_out()
            elif held != watcher.held:
                self._count(watcher, -1)
                watcher.held = held
                self._count(watcher, 1)

    async def arrive(self, seats: list[int]) -> None:
        """A sign of life of these seats: whoever took their place makes room, and whoever else is away is noticed."""
        before = self.presence.online()
        if seats:
            self.address = PAYER.get()
        self.presence.sign(seats)
        if self.pushes is not None:
            self.pushes.came(self.room.id, set(seats))
        self._tell_presence(before)
        self._notice_later()
        if any(returned(self.room, seat) for seat in seats):
            async with self.lock:
                if deeds := [deed for seat in seats for deed in returned(self.room, seat)]:
                    await self._commit(Decided(self._entries(*deeds)))
                lapsed = [one for one in self.owners.invitations if one.kind == "anew" and one.seat in seats]
                if lapsed:
                    await self.hand_on(Change(used=lapsed))
        if seats:
            await self.look_after()

    async def look_after(self) -> None:
        """Do in place of owners who are away what the table's policy says."""
        if self.room.away.after is None or not overdue(self.room, self._context()):
            return
        async with self.lock:
            if entries := overdue(self.room, self._context()):
                await self._commit(Decided(entries))
        self.wake()

    def _context(self) -> Context:
        luck, away, ahead = self.settings.luck(self.room.entry), self.presence.away(), self.times.ahead()
        return Context(time.time(), luck, self.settings, away, self.step_age(), self.owners.people(), ahead)

    def _entries(self, *deeds: Deed) -> list[Entry]:
        """What happens now, as the next entries."""
        return [self.times.entry(self.room.entry + 1 + place, deed) for place, deed in enumerate(deeds)]

    async def _commit(self, decided: Decided, rows: Rows | None = None) -> None:
        room, was_over, chat, entries = self.room, self.room.over, self.room.chat_lines, decided.entries
        asked = set(room.waiting())
        take_effect = rehearse(room, decided)
        rows = (rows or Rows()).log(room.id, entries)
        if decided.ends:
            rows.ended.append((room.id, entries[-1].created))
        await self._write(rows)
        take_effect()
        self.step_age()
        self.forget_shown()
        if room.chat_lines > chat:
            self._tell_chat(room.chat_lines - chat)
        self._tell_hook(set(room.waiting()) - asked)
        self._push(set(room.waiting()) - asked, entries, ended=room.over is not None and was_over is None)
        if not all(isinstance(entry.deed, Said) for entry in entries) or room.over is not was_over:
            for watcher in sorted(self.watchers, key=lambda watcher: watcher.viewer < 0):  # those who play see it first
                watcher.show()
        if room.entry - self.snapshot_at >= self.settings.snapshot_every or (room.over is not None and was_over is None):
            await self.take_snapshot()

    async def _write(self, rows: Rows) -> None:
        try:
            await self._writer.write(rows)
        except StoreFailure as error:
            LOG.error("table %s: %s", self.room.id, error)
            self._on_failure(self)
            raise Refused("store", 503) from error
        except asyncio.CancelledError:  # the rows will be there, and nobody is left to fold them
            self._on_failure(self)
            raise

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
            if isinstance(entry.deed, SeatChanged) and entry.deed.what == "sat":
                self.pushes.sat_down(self, entry.deed.seat)

    def murmur(self, name: str, text: str) -> None:
        """What somebody who looks on says: heard by those who look on, and kept by nobody."""
        said = clean(text, self.settings.chat_length)
        if not said:
            raise Refused("empty", 422)
        self._murmurs += 1
        when = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        line = {"entry": self._murmurs, "seat": -1, "name": clean(name, self.settings.name_length), "text": said, "time": when}
        for watcher in self.watchers:
            if watcher.viewer < 0:
                watcher.tell({"type": "chat", **line, "notice": None})

    async def take_snapshot(self) -> None:
        """Write how it stands, so that the game opens quickly. The caller holds the lock."""
        room = self.room
        try:
            payload = await asyncio.to_thread(lambda: written(snapshots.write(room)))
            await self._writer.write(Rows().snapshot(room.id, room.entry, payload))
        except (StoreFailure, TypeError) as error:  # a game opens without it as well, only more slowly
            LOG.warning("no snapshot of table %s: %s", room.id, error)
        self.snapshot_at = room.entry

    # --- Bots and openings ---

    def wake(self) -> None:
        """Let bots think and orders be opened, if it is time."""
        self.used = time.monotonic()
        if (self._driver is None or self._driver.done()) and self._next_automatic() is not None and not self.is_paused():
            self._driver = asyncio.create_task(self._drive())
        if self.room.held is not None and (self._opener is None or self._opener.done()):
            self._opener = asyncio.create_task(self._open_in_time())

    def look(self) -> None:
        """Somebody looks: bots alone, who had paused, go on."""
        was_paused = self.is_paused()
        self.used = self.looked = time.monotonic()
        if was_paused:
            self.wake()

    def is_paused(self) -> bool:
        """Do bots alone wait here until somebody watches?"""
        is_watched = self.watchers or time.monotonic() - self.looked < self.settings.watch_time
        return not is_watched and self.room.is_bots_alone()

    def _next_automatic(self) -> tuple[int, int | None] | None:
        """The next seat that no person answers for, with its action if that is settled."""
        room = self.room
        for seat in () if room.is_paused else room.waiting():
            if room.held is not None and room.held[0] == seat:
                continue
            if not room.seats[seat].is_human:
                return seat, None
            if seat in room.declined and (battle := declining(room, seat)) is not None and battle[0] == room.declined[seat]:
                return seat, battle[1]
        return None

    async def _drive(self) -> None:
        try:
            while (asked := self._next_automatic()) is not None and not self.is_paused():
                await self._play_for(*asked)
        except Refused:
            return  # the store failed: the game leaves memory and is read anew
        except Exception:
            LOG.exception("table %s: bots stopped", self.room.id)
        finally:
            self._driver = None

    async def _play_for(self, seat: int, action: int | None) -> None:
        room, began, decision = self.room, time.monotonic(), self.room.asked_since[seat]
        if action is None:
            name = room.seats[seat].bot or "random"
            seed = self.settings.luck(room.entry).getrandbits(62)
            who = Who(self.address or next((watcher.address for watcher in self.watchers), ""), room.id)
            action = await self._thinking.choose(room.game.id, room.view(seat).dump(), name, seed, who)
        if self.watchers:
            await asyncio.sleep(self.settings.bot_pause - (time.monotonic() - began))
        async with self.lock:
            asked = self._next_automatic()
            if asked is None or seat not in room.waiting() or room.asked_since[seat] != decision:
                return
            if room.seats[seat].is_human and seat not in room.declined:
                return
            drafted = play(room, seat, [action], self._context())
            await self._commit(Decided(self._entries(*(deed for deed, _ in drafted)), tuple(ahead for _, ahead in drafted)))
        self.wake()

    async def _open_in_time(self) -> None:
        room = self.room
        await asyncio.sleep(max(0.0, self.settings.opening_time - self.step_age()))
        try:
            async with self.lock:
                if room.held is not None:
                    await self._commit(release(room, self._context()))
        except Refused as refused:
            LOG.warning("table %s: the step was not opened: %s", room.id, refused)
        finally:
            self._opener = None
        self.wake()

    # --- Who is here ---

    def join(self, watcher: Watcher) -> None:
        """Somebody begins to watch."""
        self.watchers.add(watcher)
        self._count(watcher, 1)
        watcher.show()
        self.looked = time.monotonic()
        self.wake()

    def leave(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        self.used = self.looked = time.monotonic()
        self.watchers.discard(watcher)
        self._count(watcher, -1)
        self.forget_drawings()

    def spectators(self) -> int:
        """How many look on."""
        return sum(watcher.viewer < 0 for watcher in self.watchers)

    def _count(self, watcher: Watcher, change: int) -> None:
        """A connection more or less for everybody who sits there; if that makes a difference, all are told."""
        before = self.presence.online() if watcher.viewer >= 0 else []
        self.presence.connect(_sitting(watcher), change)
        self._tell_presence(before)
        if self.pushes is not None and change > 0:
            self.pushes.came(self.room.id, _sitting(watcher))
        elif self.pushes is not None and not self.room.is_paused:  # a phone that sleeps is gone long before its line is
            lately = {seat for seat, when in self._asked_at.items() if time.monotonic() - when < FROZEN}
            self.pushes.turn(self, _sitting(watcher) & lately & set(self.room.waiting()))

    def _notice_later(self) -> None:
        """A request is a sign of life for a while only: when that has passed, the others are told, though nothing happens."""
        if self._noticing is None and self.watchers and self.presence.fades():
            later = asyncio.get_running_loop().call_later(self.settings.presence_time, self._notice, self.presence.online())
            self._noticing = later

    def _notice(self, before: list[int]) -> None:
        self._noticing = None
        self._tell_presence(before)
        self._notice_later()

    def _tell_presence(self, before: list[int]) -> None:
        online = self.presence.online()
        if online != before:
            self.forget_rests()
            for other in self.watchers:
                other.tell({"type": "presence", "online": online, "watching": self.spectators()})

    def forget_drawings(self) -> None:
        """Let go of what can be drawn again, while nobody watches."""
        if not self.watchers:
            self.forget_shown()
            self.forget_logs()

    def is_idle(self) -> bool:
        """May it leave memory?"""
        busy = self.watchers or self.lock.locked() or self._driver or self._opener
        return not busy and time.monotonic() - self.used > self.settings.idle_time

    def may_leave(self) -> bool:
        """May it leave memory at once, where that is short? Nobody plays here now: whoever looks on comes again.

        Nothing is ever written to a record; elsewhere a request may be on its way.
        """
        is_played = self._driver or self._opener or self.lock.locked() or any(watcher.viewer >= 0 for watcher in self.watchers)
        return self.room.is_record or (not is_played and time.monotonic() - self.used > RECENT)

    async def close(self) -> None:
        """Stop everything that goes on."""
        tasks = [task for task in (self._driver, self._opener) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _sitting(watcher: Watcher) -> set[int]:
    """Who sits at the screen of a watcher: everybody whose seat that browser holds, whoever's view it shows."""
    return {seat for seat in (watcher.viewer, *watcher.held) if seat >= 0}
