"""Clocks: how long each seat may think, by move or over the whole game. What was used follows from the log, as everything does.

They go by the time that counts, and by what everybody notices: a secret order neither stops a clock nor begins it anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class Clock(NamedTuple):
    """A `bank` of seconds for all decisions of a seat together, or so many for each `move`."""

    kind: str
    seconds: float

    @classmethod
    def read(cls, data: list[Any] | None) -> Clock | None:
        """As it is stored."""
        return None if data is None else cls(str(data[0]), float(data[1]))


class Thought:
    """What each seat has used, and since when it has been asked."""

    def __init__(self, seats: int) -> None:
        self.used = [0.0] * seats
        self.since: list[float | None] = [None] * seats

    def turn(self, asked: Iterable[int], acted: int, now: float) -> None:
        """Something has happened: these seats are asked now, and this one has decided something that all have noticed."""
        waiting = set(asked)
        for seat, since in enumerate(self.since):
            if since is not None and (seat == acted or seat not in waiting):
                self.used[seat] += max(0.0, now - since)
                self.since[seat] = None
            if self.since[seat] is None and seat in waiting:
                self.since[seat] = now

    def left(self, clock: Clock, seat: int, now: float) -> float:
        """The seconds that a seat has left, less than nothing if its time is up."""
        since = self.since[seat]
        running = 0.0 if since is None else max(0.0, now - since)
        return clock.seconds - running - (self.used[seat] if clock.kind == "bank" else 0.0)

    def copy(self) -> Thought:
        """A twin that goes its own way."""
        twin = Thought(0)
        twin.used, twin.since = list(self.used), list(self.since)
        return twin

    def write(self) -> list[list[Any]]:
        """As JSON data."""
        return [self.used, self.since]

    def read(self, data: list[list[Any]] | None) -> None:
        """Take over what `write` wrote; snapshots of before there were clocks have nothing."""
        if data is not None:
            self.used, self.since = list(data[0]), list(data[1])
