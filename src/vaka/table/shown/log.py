"""The lines of the log, for each viewer and language: what that viewer has heard, and nothing else."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Final, NamedTuple

from vaka.engine.registry import game as find_game
from vaka.table.shown.answers import actor_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.engine.events import Event
    from vaka.table.game.room import Room

MANY: Final = 60
"""With so many new plies they are written beside the loop: the others must not wait for them."""
AT_ONCE: Final = 1000
"""Plies that are sent there at once."""


def frozen_lines(room: Room, viewer: int) -> list[str]:
    """The moves of a game whose rules are gone, one a line; those of others are hidden while it is not over."""
    words, lines = room.game.seat_words(len(room.seats)), []
    nth: dict[int, int] = {}
    for seat, action, entry in room.history.moves:
        place = nth[entry] = nth.get(entry, -1) + 1
        said = room.said.get(entry, [])
        spelled = said[place] if place < len(said) else f"#{action}"
        is_open = room.over is not None or seat == viewer
        lines.append(f"{words[seat] if seat >= 0 else 'chance'} {spelled if is_open else '?'}")
    return lines


def told(game_id: str, seats: int, lang: str, names: list[str], events: Sequence[Event]) -> list[str]:
    """Each of these events in words. It may run in another process, to which all of this can travel."""
    game = find_game(game_id)
    return [game.tell(event, seats, lang, names) for event in events]


class Draft(NamedTuple):
    """What is still to be put into words: events with their plies, up to a ply, under these names."""

    basis: tuple[object, ...]
    upto: int
    names: list[str]
    plies: list[int]
    events: list[Event]


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
        room = self.room
        if room.is_frozen:
            before, self._drafted, self._basis = self.lines, [], self._now()
            self._write_frozen()
        else:
            draft = self.draft(len(room.history))
            self.write(draft, [room.game.tell(event, len(room.seats), self.lang, draft.names) for event in draft.events])
            before = self.lines
        if self._drafted is not before:
            if self._drafted[: len(before)] != before:  # another's secret order that was taken back leaves the lines as they were
                self.edition += 1
            self.lines = self._drafted

    def draft(self, most: int = AT_ONCE) -> Draft:
        """What comes next, at most so many plies of it."""
        room, history, basis = self.room, self.room.history, self._now()
        first = self._plies if basis == self._basis else 0
        draft = Draft(basis, min(first + most, len(history.events)), room.names(self.lang), [], [])
        for ply in range(first, draft.upto):
            counted = ply + 1 if room.over else history.heard(self.viewer, ply + 1)
            for event in history.events[ply]:
                if event.heard_by(self.viewer) and event.key not in room.game.quiet:
                    draft.plies.append(counted)
                    draft.events.append(event)
        return draft

    def write(self, draft: Draft, texts: Sequence[str]) -> None:
        """Take in what was put into words, unless something was taken back or renamed in the meantime: then it was for nothing.

        Lines that replace others are shown by `catch_up`, when all of them are there.
        """
        if draft.basis != self._now():
            return
        if draft.basis != self._basis:
            self._drafted, self._basis = [], draft.basis
        for ply, event, text in zip(draft.plies, draft.events, texts, strict=True):
            self._write_line(ply, text, actor_of(event), event.places)
        self._plies = draft.upto

    def _write_line(self, ply: int, text: str, seat: int | None = None, places: Sequence[str] = ()) -> None:
        line = {"entry": len(self._drafted) + 1, "ply": ply, "text": text, "seat": seat, "places": list(places)}
        self._drafted.append(json.dumps(line, ensure_ascii=False))

    def _write_frozen(self) -> None:
        """Of a game whose rules are gone: what its events tell, and after them the moves as they were written down."""
        room = self.room
        names, count = room.names(self.lang), len(room.seats)
        spelled = frozen_lines(room, self.viewer)
        for ply, events in enumerate(room.history.events):
            try:
                heard = [event for event in events if event.heard_by(self.viewer) and event.key not in room.game.quiet]
                told = [room.game.tell(event, count, self.lang, names) for event in heard]
            except (LookupError, ValueError):  # words that this version no longer has
                told = [spelled[ply]]
            for text in told or ([spelled[ply]] if not events else []):
                self._write_line(ply + 1, text)
        self._plies = len(room.history)

    def since(self, count: int) -> str:
        """The lines after the first so many, as a JSON list."""
        return "[" + ",".join(self.lines[count:]) + "]"
