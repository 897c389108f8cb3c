"""Clocks: how long each seat may think, by move or over the whole game. What was used follows from the log, as everything does.

They go by the time that counts, and by what everybody notices: a secret order neither stops a clock nor begins it anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable


class Clock(NamedTuple):
    """A `bank` of seconds for all decisions of a seat together, or so many for each `move`.

    A bank may grow by an `increment` with every turn (Fischer).
    """

    kind: str
    seconds: float
    increment: float = 0.0

    @classmethod
    def read(cls, data: list[Any] | None) -> Clock | None:
        """As it is stored; before there were increments it was a kind and seconds."""
        return None if data is None else cls(str(data[0]), *map(float, data[1:]))

    def write(self) -> list[Any]:
        """As JSON data, as short as it can be."""
        return [self.kind, self.seconds, self.increment] if self.increment else [self.kind, self.seconds]


class Thought:
    """What each seat has used, since when it has been asked, and how many turns it has ended."""

    def __init__(self, seats: int) -> None:
        self.used = [0.0] * seats
        self.since: list[float | None] = [None] * seats
        self.turns = [0] * seats
        self.ended_at = [-1] * seats
        """The floor when each seat last ended a turn: until it has risen, the turn can be taken back and ended again."""

    def turn(self, asked: Iterable[int], acted: int, now: float, floor: int = 0) -> None:
        """Something has happened: these seats are asked now, and this one has decided something that all have noticed.

        A turn ends when whoever decided is no longer asked. It counts once, however often it is taken back and played again.
        """
        waiting = set(asked)
        for seat, since in enumerate(self.since):
            if since is not None and (seat == acted or seat not in waiting):
                self.used[seat] += max(0.0, now - since)
                self.since[seat] = None
                if seat == acted and seat not in waiting and floor > self.ended_at[seat]:
                    self.turns[seat] += 1
                    self.ended_at[seat] = floor
            if self.since[seat] is None and seat in waiting:
                self.since[seat] = now

    def left(self, clock: Clock, seat: int, now: float) -> float:
        """The seconds that a seat has left, less than nothing if its time is up."""
        since = self.since[seat]
        running = 0.0 if since is None else max(0.0, now - since)
        return clock.seconds - running - (self.used[seat] - clock.increment * self.turns[seat] if clock.kind == "bank" else 0.0)

    def copy(self) -> Thought:
        """A twin that goes its own way."""
        twin = Thought(0)
        twin.used, twin.since, twin.turns, twin.ended_at = list(self.used), list(self.since), list(self.turns), list(self.ended_at)
        return twin

    def write(self) -> list[list[Any]]:
        """As JSON data."""
        return [self.used, self.since, self.turns, self.ended_at]

    def read(self, data: list[list[Any]] | None) -> None:
        """Take over what `write` wrote; snapshots of before there were clocks have nothing, those of before increments no turns."""
        if data is not None:
            self.used, self.since = list(data[0]), list(data[1])
        if data is not None and len(data) > 2:
            self.turns, self.ended_at = list(data[2]), list(data[3])
