"""How much thinking a piece of an analysis may cost: so many trials, or a share of the time that is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vaka.bots.search import Clock

if TYPE_CHECKING:
    from collections.abc import Callable

FIRST: Final = 4
"""So many trials are done before it is known what one costs."""
MOST: Final = 4000
"""More trials than this tell nothing new."""


class Purse:
    """The budget of several pieces of work that are done one after the other."""

    def __init__(self, seconds: float | None, trials: int | None) -> None:
        self.seconds = seconds
        self.trials = trials
        self.clock = Clock()

    def share(self, part: float) -> Purse:
        """A purse with a part of what is in this one, counted from now."""
        left = None if self.seconds is None else max(0.0, (self.seconds - self.clock.spent()) * part)
        return Purse(left, self.trials)

    def spend(self, work: Callable[[int, int], object], pieces: int, part: float = 1.0, times: int = 1) -> int:
        """Work so many trials: all that are given, or as many as fit into one piece's share of the time; how many there were.

        `work` is called with the first trial and their count; `pieces` are still to be paid for, this one included. `part` of
        a piece's share goes to this work; where trials are given, it has so many `times` as many.
        """
        if self.seconds is None:
            trials = times * (self.trials or FIRST)
            work(0, trials)
            return trials
        began = self.clock.spent()
        until = began + max(0.0, self.seconds - began) / max(1, pieces) * part
        done, count = 0, FIRST
        while True:
            work(done, count)
            done += count
            spent = self.clock.spent()
            if spent >= until or done >= MOST:
                return done
            pace = done / max(spent - began, 1e-6)
            count = min(MOST - done, int(pace * (until - spent)), 4 * done)
            if count < 1:
                return done
