"""The time that counts. Away times, requests, clocks and lost seats go by it.

It goes on by the machine's monotonic clock while the server runs, and stands still while it does not. So nobody loses by a clock
that is set, a server that was stopped, or a machine that slept. An entry has the time on the wall, for readers, and says how far
that is ahead of the time that counts.
"""

from __future__ import annotations

import time
from math import floor
from typing import TYPE_CHECKING, Final, NamedTuple

from vaka.table.game.entries import Entry

if TYPE_CHECKING:
    from vaka.table.game.entries import Deed

NOTABLE: Final = 60.0
"""Seconds by which the clock on the wall has to be set before the log of the server says so."""


class Beat(NamedTuple):
    """A moment at which a server ran: the time that counts, and the time on the wall."""

    counted: float
    wall: float


class Times:
    """The time of one run of the server."""

    def __init__(self, last: Beat | None = None) -> None:
        """`last`: how far the run before this one came; None: there was none, and the time on the wall counts."""
        self._then: tuple[float, float, float | None] = (time.monotonic(), time.time() if last is None else last.counted, None)
        """A moment: by the machine's monotonic clock, by the time that counts, and on the wall where that is another's."""
        self._ahead = self.ahead()

    def keep(self, beat: Beat, monotonic: float) -> None:
        """So it was at that moment, by the clock that several servers have in common."""
        self._then = (monotonic, beat.counted, beat.wall)

    def now(self) -> float:
        """The time that counts."""
        began, counted, _ = self._then
        return counted + time.monotonic() - began

    def wall(self) -> float:
        """The time on the wall: of this machine, or of the one that the servers have in common."""
        began, _, wall = self._then
        return time.time() if wall is None else wall + time.monotonic() - began

    def ahead(self) -> float:
        """How far the clock on the wall is ahead of the time that counts."""
        return round(self.wall() - self.now(), 3)

    def beat(self) -> Beat:
        """Now, by both."""
        return Beat(self.now(), self.wall())

    def moment(self, wall: float = 0.0, counted: float = 0.0) -> tuple[float, float]:
        """Now on the wall, and how far that is ahead of the time that counts; neither is before what is given."""
        now = max(self.wall(), wall)
        return now, floor((now - max(self.now(), counted)) * 1000) / 1000

    def entry(self, number: int, deed: Deed) -> Entry:
        """Something that happens now."""
        now, ahead = self.moment()
        return Entry(number, deed, now, ahead=ahead)

    def jump(self) -> float:
        """By how much the clock on the wall was set since this was asked last; 0 where that is not worth a word."""
        ahead = self.ahead()
        jump, self._ahead = ahead - self._ahead, ahead
        return jump if abs(jump) > NOTABLE else 0.0
