"""The time that counts. Away times, requests, clocks and lost seats go by it.

It goes on by the machine's monotonic clock while the server runs, and stands still while it does not. So nobody loses by a clock
that is set, a server that was stopped, or a machine that slept. An entry has the time on the wall, for readers, and says how far
that is ahead of the time that counts.
"""

from __future__ import annotations

import time
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
        self._began = time.monotonic()
        self._from = time.time() if last is None else last.counted
        self._ahead = self.ahead()

    def now(self) -> float:
        """The time that counts."""
        return self._from + time.monotonic() - self._began

    def ahead(self) -> float:
        """How far the clock on the wall is ahead of it."""
        return round(time.time() - self.now(), 3)

    def beat(self) -> Beat:
        """Now, by both."""
        return Beat(self.now(), time.time())

    def entry(self, number: int, deed: Deed) -> Entry:
        """Something that happens now."""
        return Entry(number, deed, time.time(), ahead=self.ahead())

    def jump(self) -> float:
        """By how much the clock on the wall was set since this was asked last; 0 where that is not worth a word."""
        ahead = self.ahead()
        jump, self._ahead = ahead - self._ahead, ahead
        return jump if abs(jump) > NOTABLE else 0.0
