"""A room with life in it: watchers who are told, bots who think, orders that wait to be opened."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import TYPE_CHECKING, Any

from vaka.engine.errors import IllegalAction
from vaka.engine.names import OVER
from vaka.table import views
from vaka.table.boards import shape_for
from vaka.table.deciding import Context, Refused, decide, declining, overdue, play, release, returned
from vaka.table.entries import Entry, written
from vaka.table.log import MANY, Log
from vaka.table.owners import Change, Owners, Shown
from vaka.table.presence import Presence
from vaka.table.store import StoreFailure
from vaka.table.writer import Rows

if TYPE_CHECKING:
    from collections.abc import Callable

    from vaka.table.boards import Boards, Static
    from vaka.table.messages import Command
    from vaka.table.room import Room
    from vaka.table.settings import Settings
    from vaka.table.thinking import Thinking
    from vaka.table.writer import Writer

LOG = logging.getLogger("vaka.table")
FRESH = 0.5
"""Seconds for which it is told alike for how long somebody has been away."""


class Watcher:
    """Somebody who is told: a viewer, a language, a shape of the picture, and what they have been sent."""

    def __init__(
        self, viewer: int, lang: str, held: list[int], shape: str | None = None, patience: int = 500, shown: Shown | None = None
    ) -> None:
        self.viewer = viewer
        self.lang = lang
        self.held = held
        self.shown = shown or Shown()
        self.address = ""
        self.shape = shape
        self.patience = patience
        self.news = asyncio.Event()
        self.outbox: list[str] = []
        self.is_lost = False
        self.is_out = False
        self.wants_view = True
        self.edition = -1
        self.lines = 0
        self.last = ""
        self.is_new = True

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message beside the views; who does not take them in is shown everything anew."""
        if len(self.outbox) >= self.patience:
            self.outbox.clear()
            self.is_new = self.wants_view = True
            self.edition, self.last = -1, ""
        self.outbox.append(json.dumps(message, ensure_ascii=False))
        self.news.set()

    def show(self) -> None:
        """Send the view, if it has changed; several changes may go in one."""
        self.wants_view = True
        self.news.set()

    def lose(self) -> None:
        """The game in memory is no longer the true one: the client has to come again."""
        self.is_lost = True
        self.news.set()

    def turn_out(self) -> None:
        """The seat is no longer theirs."""
        self.is_out = True
        self.news.set()


class Live:
    """One game in play. Whatever changes it goes through the lock, is written, and only then folded and shown."""

    def __init__(
        self,
        room: Room,
        owners: Owners,
        presence: Presence,
        settings: Settings,
        writer: Writer,
        thinking: Thinking,
        boards: Boards,
        on_failure: Callable[[Live], None],
    ) -> None:
        self.room = room
        self.owners = owners
        self.presence = presence
        self.settings = settings
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self.snapshot_at = room.entry
        self._writer = writer
        self._thinking = thinking
        self._boards = boards
        self._on_failure = on_failure
        self._cores: dict[tuple[int, str, str | None], str] = {}
        self._rests: dict[tuple[object, ...], tuple[str, float]] = {}
        self._statics: dict[tuple[int, str | None], Static | None] = {}
        self._writing_log = asyncio.Lock()
        self._logs: dict[tuple[int, str], Log] = {}
        self._step = (room.steps, self.used)
        self._driver: asyncio.Task[None] | None = None
        self._opener: asyncio.Task[None] | None = None

    # --- Changing ---

    async def perform(self, seat: int, command: Command) -> None:
        """Do what a seat asks for; raise Refused if it is not done."""
        async with self.lock:
            if command.key is not None and command.key in self.room.done.get(seat, ()):
                return  # it was done, and the answer was lost
            entries = decide(self.room, seat, command, self._context())
            if command.key is not None:
                entries[0].payload.update(key=command.key, speaker=seat)
            await self._commit(entries)
        self.wake()

    async def append(self, draft: tuple[str, dict[str, Any]], rows: Rows) -> None:
        """Write one entry of the server's own, with other rows in the same commit. The caller holds the lock."""
        await self._commit([Entry(self.room.entry + 1, *draft, time.time())], rows)

    async def hand_on(self, change: Change, *drafts: tuple[str, dict[str, Any]]) -> None:
        """Change whose seats are whose, with what is told of it. The caller holds the lock."""
        now = time.time()
        entries = [Entry(self.room.entry + 1 + place, *draft, now) for place, draft in enumerate(drafts)]
        rows = Rows().own(self.room.id, change)
        await (self._commit(entries, rows) if entries else self._write(rows))
        self.owners.take(change)
        self._rests.clear()
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
        self.presence.sign(seats)
        self._tell_presence(before)
        if any(self.room.seats[seat].is_guest or self.room.seats[seat].is_open for seat in seats):
            async with self.lock:
                if entries := returned(self.room, seats, self._context()):
                    await self._commit(entries)
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
                await self._commit(entries)
        self.wake()

    def _context(self) -> Context:
        return Context(time.time(), self.settings.luck(self.room.entry), self.settings, self.presence.away(), self._step_age())

    def _step_age(self) -> float:
        """For how many seconds the step has lasted, or been in memory: a clock that is set changes nothing about it."""
        now = time.monotonic()
        if self._step[0] != self.room.steps:
            self._step = (self.room.steps, now)
        return now - self._step[1]

    async def _commit(self, entries: list[Entry], rows: Rows | None = None) -> None:
        room, was_over, chat = self.room, self.room.over, self.room.chat_lines
        rows = (rows or Rows()).log(room.id, entries)
        if _may_end(room, entries):
            rows.ended.append((room.id, entries[-1].created))
        await self._write(rows)
        for entry in entries:
            room.fold(entry)
        self._step_age()
        self._forget_shown()
        if room.chat_lines > chat:
            self._tell_chat(room.chat_lines - chat)
        if any(entry.kind != "chat" for entry in entries) or room.over is not was_over:
            for watcher in sorted(self.watchers, key=lambda watcher: watcher.viewer < 0):  # those who play see it first
                watcher.show()
        if room.entry - self.snapshot_at >= self.settings.snapshot_every:
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

    async def take_snapshot(self) -> None:
        """Write how it stands, so that the game opens quickly. The caller holds the lock."""
        room = self.room
        try:
            payload = await asyncio.to_thread(lambda: written(room.write()))
            await self._writer.write(Rows().snapshot(room.id, room.entry, payload))
        except (StoreFailure, TypeError) as error:  # a game opens without it as well, only more slowly
            LOG.warning("no snapshot of table %s: %s", room.id, error)
        self.snapshot_at = room.entry

    # --- Bots and openings ---

    def wake(self) -> None:
        """Let bots think and orders be opened, if it is time."""
        self.used = time.monotonic()
        if (self._driver is None or self._driver.done()) and self._next_automatic() is not None:
            self._driver = asyncio.create_task(self._drive())
        if self.room.held is not None and (self._opener is None or self._opener.done()):
            self._opener = asyncio.create_task(self._open_in_time())

    def _next_automatic(self) -> tuple[int, int | None] | None:
        """The next seat that no person answers for, with its action if that is settled."""
        room = self.room
        for seat in room.waiting():
            if room.held is not None and room.held[0] == seat:
                continue
            if not room.seats[seat].is_human:
                return seat, None
            if seat in room.declined and (battle := declining(room, seat)) is not None and battle[0] == room.declined[seat]:
                return seat, battle[1]
        return None

    async def _drive(self) -> None:
        try:
            while (asked := self._next_automatic()) is not None:
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
            action = await self._thinking.choose(room.game.id, room.view(seat).dump(), name, seed)
        if self.watchers:
            await asyncio.sleep(self.settings.bot_pause - (time.monotonic() - began))
        async with self.lock:
            asked = self._next_automatic()
            if asked is None or seat not in room.waiting() or room.asked_since[seat] != decision:
                return
            if room.seats[seat].is_human and seat not in room.declined:
                return
            drafts = play(room, seat, action, self._context())
            await self._commit([Entry(room.entry + 1, *drafts[0], time.time())])
        self.wake()

    async def _open_in_time(self) -> None:
        room = self.room
        await asyncio.sleep(max(0.0, self.settings.opening_time - self._step_age()))
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
        self.wake()

    def leave(self, watcher: Watcher) -> None:
        """Somebody has gone."""
        self.used = time.monotonic()
        self.watchers.discard(watcher)
        self._count(watcher, -1)
        self.forget_drawings()

    def _count(self, watcher: Watcher, change: int) -> None:
        """A connection more or less for everybody who sits there; if that makes a difference, all are told."""
        before = self.presence.online()
        self.presence.connect(_sitting(watcher), change)
        self._tell_presence(before)

    def _forget_shown(self) -> None:
        self._cores.clear()
        self._rests.clear()

    def _tell_presence(self, before: list[int]) -> None:
        online = self.presence.online()
        if online != before:
            self._rests.clear()
            for other in self.watchers:
                other.tell({"type": "presence", "online": online})

    def forget_drawings(self) -> None:
        """Let go of what can be drawn again, while nobody watches."""
        if not self.watchers:
            self._forget_shown()
            self._logs.clear()

    def is_idle(self) -> bool:
        """May it leave memory?"""
        busy = self.watchers or self.lock.locked() or self._driver or self._opener
        return not busy and time.monotonic() - self.used > self.settings.idle_time

    async def close(self) -> None:
        """Stop everything that goes on."""
        tasks = [task for task in (self._driver, self._opener) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- Showing ---

    async def log(self, viewer: int, lang: str) -> Log:
        """The log of a viewer, written up to now."""
        log = self._logs.get((viewer, lang))
        if log is None:
            log = self._logs[viewer, lang] = Log(self.room, viewer, lang)
        async with self._writing_log:
            if log.backlog() > MANY:
                async with self.lock:
                    await asyncio.to_thread(log.catch_up)
            log.catch_up()
        return log

    def _static(self, viewer: int, shape: str | None) -> Static | None:
        key = (viewer, shape)
        if key not in self._statics:
            self._statics[key] = self._boards.static(self.room.view(viewer), shape)
        return self._statics[key]

    def _core(self, viewer: int, lang: str, wanted: str | None) -> str:
        """What a viewer is shown, drawn once for each change."""
        key = (viewer, lang, shape_for(self.room.game, wanted))
        if key not in self._cores:
            shown = views.core(self.room, viewer, lang, self._static(viewer, key[2]))
            self._cores[key] = json.dumps(shown, ensure_ascii=False)[:-1]
        return self._cores[key]

    async def message(self, watcher: Watcher) -> str | None:
        """The view as it is sent to a watcher, with the lines that are new to it; None if there is nothing new."""
        viewer, lang = watcher.viewer, watcher.lang
        log = await self.log(viewer, lang)
        first = 0 if watcher.edition != log.edition else watcher.lines
        core = self._core(viewer, lang, watcher.shape)
        if core == watcher.last and first == len(log.lines):
            return None  # whatever happened, this viewer must not notice: not even that something did
        watcher.last, watcher.edition, watcher.lines = core, log.edition, len(log.lines)
        chat = [views.chat_line(self.room, line, lang) for line in self.room.chat] if watcher.is_new else None
        watcher.is_new = False
        talk = json.dumps(chat, ensure_ascii=False)
        return f'{core}{self._rest(watcher)},"log":{log.since(first)},"log_from":{first + 1},"chat":{talk}}}'

    def _rest(self, watcher: Watcher) -> str:
        """What changes with who is here; written once for all who see the same, however many they are."""
        key = (watcher.viewer, watcher.lang, *watcher.held, self.owners.is_host(watcher.shown))
        written, when = self._rests.get(key, ("", 0.0))
        if time.monotonic() - when > FRESH:
            written = self._write_rest(watcher)
            self._rests[key] = (written, time.monotonic())
        return written

    def _write_rest(self, watcher: Watcher) -> str:
        room, viewer = self.room, watcher.viewer
        rest = {
            "seats": views.seats(room, viewer, watcher.lang, self.presence.away()),
            "held": watcher.held,
            "curtain": views.hides_something(room, watcher.held),
            "held_order": views.held_order(room, viewer, watcher.lang, self.settings.opening_time - self._step_age()),
            "rematch": self.rematch(viewer),
            "away_time": room.away.after,
            "host": self.owners.is_host(watcher.shown),
        }
        return "," + json.dumps(rest, ensure_ascii=False)[1:-1]

    def rematch(self, viewer: int) -> dict[str, Any] | None:
        """Where the next game of this table is played."""
        if self.room.next_table is None:
            return None
        link = f"/t/{self.room.id}/next?seat={viewer}" if viewer >= 0 else f"/t/{self.room.next_table}"
        return {"table": self.room.next_table, "link": link}

    async def past(self, viewer: int, lang: str, ply: int, held: list[int], wanted: str | None = None) -> dict[str, Any]:
        """How it stood after so many plies of a viewer; raise Refused if there are fewer."""
        static = self._static(viewer, shape_for(self.room.game, wanted))
        try:
            shown = await asyncio.to_thread(views.past, self.room, viewer, lang, ply, static)
        except (IndexError, IllegalAction):  # or taken back while it was being drawn
            raise Refused("no-such-ply", 404) from None
        more = {
            "log": [],
            "log_from": 1,
            "chat": None,
            "held": held,
            "curtain": False,
            "held_order": None,
            "rematch": self.rematch(viewer),
            "away_time": self.room.away.after,
            "host": False,
        }
        return {**shown, **more, "seats": views.seats(self.room, viewer, lang, self.presence.away(), shown.pop("own"))}


def _sitting(watcher: Watcher) -> set[int]:
    """Who sits at the screen of a watcher: everybody whose seat that browser holds, whoever's view it shows."""
    return {seat for seat in (watcher.viewer, *watcher.held) if seat >= 0}


def _may_end(room: Room, entries: list[Entry]) -> bool:
    """Do these entries end the game?"""
    if any(entry.kind == "end" for entry in entries):
        return True
    acts = [entry for entry in entries if entry.kind == "act"]
    if not acts:
        return False
    after = room.state.copy()
    for entry in acts:
        after.apply(entry.payload["action"], None, entry.payload["seat"])
        for outcome in entry.payload["chance"]:
            after.apply(outcome)
    return after.actor() == OVER
