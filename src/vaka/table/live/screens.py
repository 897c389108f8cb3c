"""How a game is shown: drawn and written once for each change, viewer, language and shape, and kept until the next."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from vaka.engine.errors import IllegalAction
from vaka.engine.names import SPECTATOR
from vaka.table.game.refusals import Refused
from vaka.table.live.chores import LONG_GAME
from vaka.table.protocol.encoding import as_json
from vaka.table.seats.owners import Shown
from vaka.table.shown import views
from vaka.table.shown.boards import shape_for
from vaka.table.shown.changes import Changes, Composed, changes
from vaka.table.shown.log import MANY, Log, told
from vaka.table.store.times import Times

if TYPE_CHECKING:
    from vaka.engine.state import State
    from vaka.table.game.room import Room
    from vaka.table.live.presence import Presence
    from vaka.table.protocol.shapes import RestShape, SeatShape, TableShape, ViewShape
    from vaka.table.seats.owners import Owners
    from vaka.table.settings import Settings
    from vaka.table.shown.boards import Boards, Static
    from vaka.table.workers.works import Works

FRESH = 0.5
"""Seconds for which it is told alike for how long somebody has been away."""
KEPT = 64
"""So many changes are kept for others who have seen the same. Who comes and goes makes new ones, also while nothing happens."""


class Watcher:
    """Somebody who is told: a viewer, a language, a shape of the picture, and what they have been sent."""

    def __init__(
        self,
        viewer: int,
        lang: str,
        held: list[int],
        shape: str | None = None,
        patience: int = 500,
        shown: Shown | None = None,
        *,
        keeps: bool = False,
        words: bool = True,
    ) -> None:
        """`keeps`: it keeps the last view, and is sent what has changed; `words`: it wants the position as text as well."""
        self.viewer = viewer
        self.lang = lang
        self.held = held
        self.shown = shown or Shown()
        self.address = ""
        self.shape = shape
        self.patience = patience
        self.most = 64 * 1024
        self.news = asyncio.Event()
        self.outbox: list[str] = []
        self.size = 0
        """Characters that were told and not yet sent."""
        self.is_lost = False
        self.is_out = False
        self.wants_view = True
        self.edition = -1
        self.lines = 0
        self.keeps = keeps
        self.words = words
        self.core: Composed | None = None
        self.rest: Composed | None = None
        """What it was sent last."""
        self.is_new = True

    def tell(self, message: dict[str, Any]) -> None:
        """Send a message beside the views; who does not take them in is shown everything anew."""
        if not self.outbox:
            self.size = 0
        if len(self.outbox) >= self.patience or self.size > self.most:
            self.outbox.clear()
            self.size = 0
            self.is_new = self.wants_view = True
            self.edition, self.core = -1, None
        self.outbox.append(as_json(message))
        self.size += len(self.outbox[-1])
        self.news.set()

    def show(self) -> None:
        """Send the view, if it has changed; several changes may go in one."""
        self.wants_view = True
        self.news.set()

    def lose(self) -> None:
        """The game in memory is no longer the true one: the client has to come again."""
        self.is_lost = True
        self.news.set()

    def is_gone(self) -> bool:
        """Is nothing more to be sent, since it has to come again, or lost the seat?"""
        return self.is_lost or self.is_out

    def turn_out(self) -> None:
        """The seat is no longer theirs."""
        self.is_out = True
        self.news.set()


class Showing:
    """A room, who holds its seats and who is here, as each viewer is shown it."""

    def __init__(self, room: Room, owners: Owners, presence: Presence, settings: Settings, boards: Boards, works: Works) -> None:
        self.room = room
        self.owners = owners
        self.presence = presence
        self.settings = settings
        self.times = Times()
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self._boards = boards
        self._works = works
        self._cores: dict[tuple[int, str, str | None, bool], Composed] = {}
        self._rests: dict[tuple[object, ...], tuple[Composed, float]] = {}
        self._seats: dict[tuple[object, ...], tuple[list[SeatShape], float]] = {}
        self._changes: dict[tuple[int, int], Changes] = {}
        self._views: dict[int, State] = {}
        self._statics: dict[tuple[int, str, str | None], Static | None] = {}
        self._logs: dict[tuple[int, str], Log] = {}

    def step_age(self) -> float:
        """For how many seconds the step has lasted, by the time that counts."""
        return self.times.now() - self.room.step_began

    def forget_shown(self) -> None:
        """Something has changed."""
        self._cores.clear()
        self._views.clear()
        self._changes.clear()
        self.forget_rests()

    def forget_rests(self) -> None:
        """Somebody has come or gone."""
        self._rests.clear()
        self._seats.clear()

    def weight(self) -> int:
        """How much memory this takes, in plies: of the game, and of its log as often as it is kept."""
        return len(self.room.history) + sum(len(log.lines) for log in self._logs.values())

    def forget_logs(self) -> None:
        """Nobody reads them."""
        self._logs.clear()

    async def log(self, viewer: int, lang: str) -> Log:
        """The log of a viewer, written up to now."""
        log = self._logs.get((viewer, lang))
        if log is None:
            log = self._logs[viewer, lang] = Log(self.room, viewer, lang)
        async with log.writing:
            while (
                len(self.room.history) > MANY and log.backlog() > MANY and not self.room.is_frozen
            ):  # the others do not wait for it, nor does this table
                draft = log.draft()
                does = self._works.elsewhere if log.backlog() > LONG_GAME else self._works.aside
                args = (self.room.game.id, len(self.room.seats), lang, draft.names, draft.known, draft.heard)
                log.write(draft, await does(told, *args))
            log.catch_up()
        return log

    def _view(self, viewer: int) -> State:
        """The position as a viewer may know it, for all who are shown it until something changes: nothing is played on it."""
        if viewer not in self._views:
            self._views[viewer] = self.room.view(viewer)
        return self._views[viewer]

    def _static(self, viewer: int, lang: str, shape: str | None) -> Static | None:
        key = (viewer, lang, shape)
        if key not in self._statics:
            self._statics[key] = self._boards.static(self._view(viewer), lang, shape)
        return self._statics[key]

    def _core(self, watcher: Watcher) -> Composed:
        """What a viewer is shown, drawn once for each change."""
        viewer, lang, shape = watcher.viewer, watcher.lang, shape_for(self.room.game, watcher.shape)
        key = (viewer, lang, shape, watcher.words)
        if key not in self._cores:
            pieces: list[str] = []
            static = self._static(viewer, lang, shape)
            core = views.core(self.room, viewer, lang, static, words=watcher.words, pieces=pieces, view=self._view(viewer))
            self._cores[key] = Composed(core, pieces)
        return self._cores[key]

    async def message(self, watcher: Watcher) -> str | None:
        """The view as it is sent to a watcher, with the lines that are new to it; None if there is nothing new."""
        log = await self.log(watcher.viewer, watcher.lang)
        first = 0 if watcher.edition != log.edition else watcher.lines
        core, last = self._core(watcher), watcher.core
        if last is not None and core.is_same(last) and first == len(log.lines):
            return None  # whatever happened, this viewer must not notice: not even that something did
        rest, before = self._rest(watcher), watcher.rest
        watcher.core, watcher.rest = core, rest
        watcher.edition, watcher.lines = log.edition, len(log.lines)
        chat = [views.chat_line(self.room, line, watcher.lang) for line in self.room.chat] if watcher.is_new else None
        watcher.is_new = False
        if not watcher.keeps:
            return f'{{{core.written},{rest.written},"log":{log.since(first)},"log_from":{first + 1},"chat":{as_json(chat)}}}'
        new, beside = self._changed(last, core), self._changed(last and before, rest)
        told = ['"type":"changes"', f'"parts":{{{",".join(filter(None, (new.parts, beside.parts)))}}}', new.some, beside.some]
        if first < len(log.lines) or first == 0:
            told.append(f'"log":{log.since(first)},"log_from":{first + 1}')
        if chat is not None:
            told.append(f'"chat":{as_json(chat)}')
        return f"{{{','.join(filter(None, told))}}}"

    def _changed(self, old: Composed | None, new: Composed) -> Changes:
        """What has changed, found once for all who have seen the same."""
        key = old.number if old is not None else 0, new.number
        found = self._changes.get(key)
        if found is None:
            while len(self._changes) >= KEPT:
                del self._changes[next(iter(self._changes))]
            found = self._changes[key] = changes(old, new)
        return found

    def _rest(self, watcher: Watcher) -> Composed:
        """What changes with who is here; written once for all who see the same, however many they are."""
        is_host = self.owners.is_host(watcher.shown)
        key = (watcher.viewer, watcher.lang, *watcher.held, is_host)
        kept = self._rests.get(key)
        if kept is not None and time.monotonic() - kept[1] <= FRESH:
            return kept[0]
        written = self._write_rest(watcher, is_host)
        self._rests[key] = (written, time.monotonic())
        return written

    def _write_rest(self, watcher: Watcher, is_host: bool) -> Composed:
        room, viewer = self.room, watcher.viewer
        rest: RestShape = {
            "seats": self._all_seats(viewer, watcher.lang),
            "held": watcher.held,
            "curtain": views.hides_something(room, watcher.held),
            "held_order": views.held_order(room, viewer, watcher.lang, self.settings.opening_time - self.step_age()),
            "rematch": self.rematch(viewer),
            "away_time": room.away.after,
            "paused": room.is_paused,
            "host": is_host,
            "public": room.is_public,
            "removes": is_host and room.was_public and room.over is None,
            "watching": self.spectators(),
        }
        return Composed(rest)

    def _all_seats(self, viewer: int, lang: str) -> list[SeatShape]:
        """The panels, written once for all who know the same scores: what else they tell is in the open."""
        room = self.room
        scores = room.over.scores if room.over else list(map(int, self._view(viewer).scores()))
        key = (lang, *scores)
        kept = self._seats.get(key)
        if kept is not None and time.monotonic() - kept[1] <= FRESH:
            return kept[0]
        own = views.Own(scores, views.panels(room, self._view(SPECTATOR), lang))
        seats = views.seats(room, viewer, lang, self.presence.away(), self.times.now(), own)
        self._seats[key] = (seats, time.monotonic())
        return seats

    def spectators(self) -> int:
        """How many look on."""
        return 0

    def rematch(self, viewer: int) -> TableShape | None:
        """Where the next game of this table is played."""
        if self.room.next_table is None:
            return None
        link = f"/t/{self.room.id}/next?seat={viewer}" if viewer >= 0 else f"/t/{self.room.next_table}"
        return {"table": self.room.next_table, "link": link}

    async def past(self, viewer: int, lang: str, ply: int, held: list[int], wanted: str | None = None) -> ViewShape:
        """How it stood after so many plies of a viewer; raise Refused if there are fewer."""
        static = self._static(viewer, lang, shape_for(self.room.game, wanted))
        try:
            shown, then = await self._works.aside(views.past, self.room, viewer, lang, ply, static)
        except (IndexError, IllegalAction):  # or taken back while it was being drawn
            raise Refused("no-such-ply", 404) from None
        return {
            **shown,
            "seats": views.seats(self.room, viewer, lang, self.presence.away(), self.times.now(), then),
            "held": held,
            "curtain": False,
            "held_order": None,
            "rematch": self.rematch(viewer),
            "away_time": self.room.away.after,
            "paused": self.room.is_paused,
            "host": False,
            "public": self.room.is_public,
            "removes": False,
            "watching": self.spectators(),
            "log": [],
            "log_from": 1,
            "chat": None,
        }
