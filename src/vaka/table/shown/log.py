"""The lines of the log, for each viewer and language: what that viewer has heard, and nothing else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vaka.engine.events import Event
from vaka.engine.registry import game as find_game
from vaka.engine.story import Line, Story, begin
from vaka.table.protocol.encoding import as_json
from vaka.table.shown.answers import actor_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.table.game.room import Room

MANY: Final = 60
"""With so many new plies they are written beside the loop: the others must not wait for them."""
AT_ONCE: Final = 1000
"""Plies that are sent there at once."""


def frozen_lines(room: Room, viewer: int) -> list[str]:
    """The moves of a game whose rules are gone, one a line; those of others are hidden while it is not over."""
    words, lines = room.game.seat_words(len(room.seats)), []
    nth: dict[int, int] = {}
    for seat, action, entry, _ in room.history.moves:
        place = nth[entry] = nth.get(entry, -1) + 1
        said = room.said.get(entry, [])
        spelled = said[place] if place < len(said) else f"#{action}"
        is_open = room.over is not None or seat == viewer
        lines.append(f"{words[seat] if seat >= 0 else 'chance'} {spelled if is_open else '?'}")
    return lines


class Telling(NamedTuple):
    """The lines of each ply, and what the reader knows after them."""

    lines: list[list[Line]]
    known: dict[str, Any]


def told(game_id: str, seats: int, lang: str, names: list[str], known: dict[str, Any], plies: Sequence[Sequence[Event]]) -> Telling:
    """What a reader hears of these plies, in words, by what it knew before; and what it knows afterwards.

    It may run in another process, to which all of this can travel.
    """
    story = Story(find_game(game_id), seats, lang, names, dict(known))
    return Telling([story.tell(events) for events in plies], story.known)


class Draft(NamedTuple):
    """What is still to be put into words: what was heard of each ply, up to one, under these names, by what is known before."""

    basis: tuple[object, ...]
    upto: int
    names: list[str]
    known: dict[str, Any]
    plies: list[int]
    heard: list[list[Event]]


class Log:
    """The log as one viewer reads it in one language. It is written once and grows with the game."""

    def __init__(self, room: Room, viewer: int, lang: str) -> None:
        self.room = room
        self.viewer = viewer
        self.lang = lang
        self.lines: list[str] = []
        """Each line as JSON; `entry` is its number, from 1."""
        self.edition = 0
        """Changes when lines that were there are there no longer."""
        self._drafted = self.lines
        """The same; but while all of it is written anew, what is written so far."""
        self._plies = 0
        self._known: dict[str, Any] = {}
        self._basis: tuple[object, ...] = ()
        self.writing = asyncio.Lock()
        """Held while it is written beside the loop."""

    def backlog(self) -> int:
        """How many plies are still to be written."""
        return len(self.room.history) - (self._plies if self._basis == self._now() else 0)

    def _now(self) -> tuple[object, ...]:
        return (self.room.history.version, bool(self.room.over), *self.room.names(self.lang))

    def catch_up(self) -> None:
        """Write what is not written yet; all of it anew after an undo or a change of name."""
        room, basis = self.room, self._now()
        if basis == self._basis and self._plies == len(room.history) and self._drafted is self.lines and not room.is_frozen:
            return
        before = self.lines
        if room.is_frozen:
            self._drafted, self._basis = [], basis
            self._write_frozen()
        else:
            draft = self.draft(len(room.history), basis)
            story = Story(room.game, len(room.seats), self.lang, draft.names, draft.known)
            self._take(draft, Telling([story.tell(events) for events in draft.heard], story.known))
        if self._drafted is not before:
            if self._drafted[: len(before)] != before:  # another's secret order that was taken back leaves the lines as they were
                self.edition += 1
            self.lines = self._drafted

    def draft(self, most: int = AT_ONCE, basis: tuple[object, ...] | None = None) -> Draft:
        """What comes next, at most so many plies of it; `basis`: what it is written by, if the caller has asked."""
        room, history = self.room, self.room.history
        basis = self._now() if basis is None else basis
        first = self._plies if basis == self._basis else 0
        known = dict(self._known) if first else begin(history.at(0), self.viewer)
        draft = Draft(basis, min(first + most, len(history.events)), room.names(self.lang), known, [], [])
        for ply in range(first, draft.upto):
            heard = [event for event in history.events[ply] if event.heard_by(self.viewer)]
            if heard:
                draft.plies.append(ply + 1 if room.over else history.heard(self.viewer, ply + 1))
                draft.heard.append(heard)
        return draft

    def write(self, draft: Draft, telling: Telling) -> None:
        """Take in what was put into words, unless something was taken back or renamed in the meantime: then it was for nothing.

        Lines that replace others are shown by `catch_up`, when all of them are there.
        """
        if draft.basis == self._now():
            self._take(draft, telling)

    def _take(self, draft: Draft, telling: Telling) -> None:
        if draft.basis != self._basis:
            self._drafted, self._basis = [], draft.basis
        for ply, lines in zip(draft.plies, telling.lines, strict=True):
            for text, event in lines:
                self._write_line(ply, text, actor_of(event), event.places)
        self._plies, self._known = draft.upto, telling.known

    def _write_line(self, ply: int, text: str, seat: int | None = None, places: Sequence[str] = ()) -> None:
        line = {"entry": len(self._drafted) + 1, "ply": ply, "text": text, "seat": seat, "places": list(places)}
        self._drafted.append(as_json(line))

    def _write_frozen(self) -> None:
        """Of a game whose rules are gone: what its events tell, and after them the moves as they were written down."""
        room = self.room
        story = Story(room.game, len(room.seats), self.lang, room.names(self.lang))
        spelled = frozen_lines(room, self.viewer)
        for ply, events in enumerate(room.history.events):
            try:
                heard = [event for event in events if event.heard_by(self.viewer)]
                said = [line.text for line in story.tell(heard)]
            except (LookupError, ValueError):  # words that this version no longer has
                said = [spelled[ply]]
            for text in said or ([spelled[ply]] if not events else []):
                self._write_line(ply + 1, text)
        self._plies = len(room.history)

    def since(self, count: int) -> str:
        """The lines after the first so many, as a JSON list."""
        return "[" + ",".join(self.lines[count:]) + "]"
