"""A room with life in it: watchers who are told, bots who think, orders that wait to be opened."""

from __future__ import annotations

import asyncio
import logging
import time
from datetime import UTC, datetime
from math import inf
from typing import TYPE_CHECKING

from vaka.table.game.decisions import Decided, decide, declining, overdue, release
from vaka.table.game.lost_seats import returned
from vaka.table.game.refusals import Refused
from vaka.table.game.whole_moves import play
from vaka.table.gate.addresses import PAYER
from vaka.table.live.presence import Presence
from vaka.table.live.screens import Watcher
from vaka.table.live.writing import Writing
from vaka.table.protocol.messages import clean
from vaka.table.seats.owners import Change, Owners
from vaka.table.store.together import Heard
from vaka.table.workers.turns import Who

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from vaka.table.game.room import Room
    from vaka.table.protocol.messages import Command
    from vaka.table.seats.owners import Shown
    from vaka.table.settings import Settings
    from vaka.table.shown.boards import Boards
    from vaka.table.store.together import Elsewhere
    from vaka.table.store.writer import Writer
    from vaka.table.workers.bots import Thinking
    from vaka.table.workers.works import Works

LOG = logging.getLogger("vaka.table")


APART = 1.0
"""Seconds by which the clocks of servers may differ."""
EARLY = 0.05
"""Seconds by which clocks may differ where orders are opened."""
FROZEN = 60.0
"""Seconds within which a line may be dead without anybody knowing: who is gone so soon after being asked may not have seen it."""
RECENT = 5.0
"""Seconds in which whoever has asked for a game has been answered."""


class Live(Writing):
    """One game in play."""

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
        on_failure: Callable[[Writing], None],
    ) -> None:
        super().__init__(room, owners, presence, settings, writer, boards, works, on_failure)
        self.used = time.monotonic()
        self.looked = self.used
        """When somebody last looked."""
        self.address = ""
        """Of the owner who was here last, or of whoever opened the table: for them its bots think."""
        self.watching_elsewhere = 0
        """How many look on by other servers."""
        self.saw = -inf
        """When it was last looked who is here by other servers."""
        self._told_watching = 0
        self._thinking = thinking
        self._driver: asyncio.Task[None] | None = None
        self._opener: asyncio.Task[None] | None = None
        self._noticing: asyncio.TimerHandle | None = None
        self.murmured = 0
        """The number of the last thing that was heard from those who look on."""

    # --- Changing ---

    async def perform(self, seat: int, command: Command, shown: Shown | None = None) -> None:
        """Do what a seat asks for; raise Refused if it is not done.

        `shown`: by which secrets it is theirs. They may have been ended by the time that it is their turn.
        """

        async def attempt() -> None:
            if shown is not None and seat not in self.owners.held(shown):
                raise Refused("not-your-seat", 403)
            if command.key is not None and command.key in self.room.done.get(seat, ()):
                return  # it was done, and the answer was lost
            decided = decide(self.room, seat, command, self.context())
            if command.key is not None:
                decided.entries[0] = decided.entries[0]._replace(key=command.key, speaker=seat)
            await self.commit(decided)

        await self.in_turn(attempt)
        self.wake()

    async def arrive(self, seats: list[int]) -> None:
        """A sign of life of these seats: whoever took their place makes room, and whoever else is away is noticed."""
        before = self.presence.online()
        if seats:
            self.address = PAYER.get()
        self.presence.sign(seats)
        if seats:
            self.common.changed(self)
        if self.pushes is not None:
            self.pushes.came(self, set(seats), before)
        self._tell_presence(before)
        self._notice_later()
        if any(returned(self.room, seat) for seat in seats):
            await self.in_turn(lambda: self._welcome(seats))
        if seats:
            await self.look_after()

    async def _welcome(self, seats: list[int]) -> None:
        deeds = [deed for seat in seats for deed in returned(self.room, seat)]
        lapsed = [one for one in self.owners.invitations if one.kind == "anew" and one.seat in seats]
        if lapsed:  # in one commit: where a seat is not open, no way into it may be left
            await self.hand_on(Change(used=lapsed), *deeds)
        elif deeds:
            await self.commit(Decided(self.entries(*deeds)))

    async def look_after(self) -> None:
        """Do in place of owners who are away what the table's policy says."""
        if not overdue(self.room, self.context()):
            return
        await self.common.see(self)  # they may be here by another server

        async def attempt() -> None:
            if entries := overdue(self.room, self.context()):
                await self.commit(Decided(entries))

        await self.in_turn(attempt)
        self.wake()

    async def murmur(self, name: str, text: str) -> None:
        """What somebody who looks on says: heard by those who look on, and kept by nobody."""
        said = clean(text, self.settings.chat_length)
        if not said:
            raise Refused("empty", 422)
        name = clean(name, self.settings.name_length)
        if self.common.is_shared:
            await self.common.murmur(self, name, said)
        else:
            self.hear(Heard(self.murmured + 1, name, said, time.time()))

    def hear(self, heard: Heard) -> None:
        """Tell those who look on, once."""
        if heard.number <= self.murmured:
            return
        self.murmured = heard.number
        when = datetime.fromtimestamp(heard.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        line = {"entry": heard.number, "seat": -1, "name": heard.name, "text": heard.text, "time": when, "notice": None}
        for watcher in self.watchers:
            if watcher.viewer < 0:
                watcher.tell({"type": "chat", **line})

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
        is_watched = self.is_watched() or time.monotonic() - self.looked < self.settings.watch_time
        return not is_watched and self.room.is_bots_alone()

    def is_watched(self) -> bool:
        """Does anybody watch, by whichever server?"""
        return bool(self.watchers) or self.watching_elsewhere > 0 or self.presence.is_watched_elsewhere()

    def needs_us(self) -> bool:
        """Is there something to do that no person does, and is nobody at it here?"""
        return (self._driver is None and self._next_automatic() is not None and not self.is_paused()) or (
            self._opener is None and self.room.held is not None
        )

    def _next_automatic(self) -> tuple[int, int | None] | None:
        """The next seat that no person answers for, with its action if that is settled."""
        return next(self._automatic(), None)

    def _automatic(self) -> Iterator[tuple[int, int | None]]:
        """All such seats."""
        room = self.room
        for seat in () if room.is_paused else room.waiting():
            if room.held is not None and room.held[0] == seat:
                continue
            if not room.seats[seat].is_human:
                yield seat, None
            elif seat in room.declined and (battle := declining(room, seat)) is not None and battle[0] == room.declined[seat]:
                yield seat, battle[1]

    async def _drive(self) -> None:
        try:
            if not await self.common.claim(self):
                return  # another server does it; if it dies, it is asked again (`shared.py`)
            try:
                while (asked := self._next_automatic()) is not None and not self.is_paused():
                    await self._play_for(*asked)
            finally:
                await self.common.give(self)
        except Refused:
            return  # the store failed: the game leaves memory and is read anew
        except Exception:
            LOG.exception("table %s: bots stopped", self.room.id)
        finally:
            self._driver = None

    async def _play_for(self, seat: int, settled: int | None) -> None:
        room, began, decision = self.room, time.monotonic(), self.room.asked_since[seat]
        action = settled
        if action is None:
            name = room.seats[seat].bot or "random"
            seed = self.settings.luck(room.entry).getrandbits(62)
            who = Who(self.address or next((watcher.address for watcher in self.watchers), ""), room.id)
            action = await self._thinking.choose(room.game.id, room.view(seat).dump(), name, seed, who)
        if self.is_watched():
            await asyncio.sleep(self.settings.bot_pause - (time.monotonic() - began))

        async def attempt() -> None:
            if room.asked_since[seat] != decision or (seat, settled) not in self._automatic():
                return  # something else is asked, or whoever it was for decides again
            drafted = play(room, seat, [action], self.context())
            await self.commit(Decided(self.entries(*(deed for deed, _ in drafted)), tuple(ahead for _, ahead in drafted)))

        await self.in_turn(attempt)
        self.wake()

    async def _open_in_time(self) -> None:
        room = self.room
        await asyncio.sleep(max(0.0, self.settings.opening_time - self.step_age()))

        async def attempt() -> None:
            if room.held is not None and self.step_age() >= self.settings.opening_time - EARLY:
                await self.commit(release(room, self.context()))

        try:
            await self.in_turn(attempt)
        except Refused as refused:
            LOG.warning("table %s: the step was not opened: %s", room.id, refused)
        finally:
            self._opener = None
        self.wake()

    # --- Who is here ---

    def join(self, watcher: Watcher) -> None:
        """Somebody begins to watch."""
        if watcher.viewer < 0 and self.common.is_shared and not self.spectators_here():
            self.murmured = max(self.murmured, int((self.times.wall() - APART) * 1000))  # who comes hears what is said now
        self.watchers.add(watcher)
        self.count(watcher, 1)
        watcher.show()
        self.looked = time.monotonic()
        self.wake()

    def leave(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        self.used = self.looked = time.monotonic()
        self.watchers.discard(watcher)
        self.count(watcher, -1)
        self.forget_drawings()

    def spectators(self) -> int:
        """How many look on, by whichever server."""
        return self.spectators_here() + self.watching_elsewhere

    def spectators_here(self) -> int:
        """How many look on by this server."""
        return sum(watcher.viewer < 0 for watcher in self.watchers)

    def to_tell(self) -> tuple[list[tuple[int, float, int, str]], list[int]]:
        """What other servers do not know yet: who is here until when, how often and by which devices; who no longer is."""
        by: dict[int, list[str]] = {}
        for watcher in self.watchers:
            for seat in _sitting(watcher):
                by.setdefault(seat, []).append(watcher.shown.browser or watcher.shown.program or "")
        here, gone = self.presence.to_tell({seat: " ".join(sorted({*found} - {""})) for seat, found in by.items()})
        told = [(seat, until, len(by.get(seat, ())), secrets) for seat, (until, secrets) in here.items()]
        if (watching := self.spectators_here()) != self._told_watching:
            if watching:
                told.append((-1, inf, watching, ""))
            else:
                gone.append(-1)
            self._told_watching = watching
        return told, gone

    def forget_told(self) -> None:
        """Other servers do not know what they were told."""
        self.presence.forget_told()
        self._told_watching = 0

    def see(self, elsewhere: Elsewhere) -> None:
        """Who is here by other servers."""
        self.saw = time.monotonic()
        before, watched = self.presence.online(), self.spectators()
        self.presence.take(elsewhere.until, elsewhere.seen)
        self.watching_elsewhere, self.secrets_elsewhere = elsewhere.watching, elsewhere.secrets
        self._tell_presence(before)
        if self.spectators() != watched:
            self.forget_rests()
        self._notice_later()

    def count(self, watcher: Watcher, change: int) -> None:
        """A connection more or less for everybody who sits there; if that makes a difference, all are told."""
        self.common.changed(self)
        before = self.presence.online() if watcher.viewer >= 0 else []
        self.presence.connect(_sitting(watcher), change)
        self._tell_presence(before)
        if self.pushes is not None and change > 0:
            self.pushes.came(self, _sitting(watcher), before)
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
        self.common.changed(self)
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
