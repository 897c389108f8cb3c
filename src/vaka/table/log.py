"""The lines of the log, for each viewer and language: what that viewer has heard, and nothing else."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

from vaka.table.helping import actor_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.table.room import Room

MANY: Final = 60
"""So many new plies are written in a thread: the others must not wait for them."""


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
        self._plies = 0
        self._basis: tuple[object, ...] = ()

    def backlog(self) -> int:
        """How many plies are still to be written."""
        return len(self.room.history) - (self._plies if self._basis == self._now() else 0)

    def _now(self) -> tuple[object, ...]:
        return (self.room.history.version, bool(self.room.over), *self.room.names(self.lang))

    def catch_up(self) -> None:
        """Write what is not written yet; all of it anew after an undo or a change of name."""
        basis = self._now()
        room, history = self.room, self.room.history
        before = self.lines
        if basis != self._basis:
            self.lines, self._plies, self._basis = [], 0, basis
        names, count = room.names(self.lang), len(room.seats)
        if room.is_frozen:
            self._write_frozen(before)
            return
        while self._plies < len(history.events):
            ply = self._plies
            counted = ply + 1 if room.over else history.heard(self.viewer, ply + 1)
            for event in history.events[ply]:
                if event.heard_by(self.viewer) and event.key not in room.game.quiet:
                    text = room.game.tell(event, count, self.lang, names)
                    self._write_line(counted, text, actor_of(event), event.places)
            self._plies += 1
        if self.lines[: len(before)] != before:  # another's secret order that was taken back leaves the lines as they were
            self.edition += 1

    def _write_line(self, ply: int, text: str, seat: int | None = None, places: Sequence[str] = ()) -> None:
        line = {"entry": len(self.lines) + 1, "ply": ply, "text": text, "seat": seat, "places": list(places)}
        self.lines.append(json.dumps(line, ensure_ascii=False))

    def _write_frozen(self, before: list[str]) -> None:
        """Of a game whose rules are gone: what its events tell, and after them the moves as they were written down."""
        room = self.room
        names, count, self.lines = room.names(self.lang), len(room.seats), []
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
        self.edition += self.lines[: len(before)] != before

    def since(self, count: int) -> str:
        """The lines after the first so many, as a JSON list."""
        return "[" + ",".join(self.lines[count:]) + "]"
