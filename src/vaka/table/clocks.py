"""Clocks: how long each seat may think, by move or over the whole game. What was used follows from the log, as everything does.

They go by the time that counts, and by what everybody notices: a secret order neither stops a clock nor begins it anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vaka.table.room import Room
    from vaka.table.shapes import ClockShape


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


def thinking(room: Room) -> list[int]:
    """The seats whose clock runs: somebody sits there, and is asked."""
    return [seat for seat in room.waiting() if room.seats[seat].owned and room.seats[seat].is_human]


def left(room: Room, seat: int, now: float) -> float | None:
    """The seconds that a seat has left, less than nothing if its time is up; None at a table without clocks."""
    clock, since = room.away.clock, room.thought.since[seat]
    if clock is None:
        return None
    running = 0.0 if since is None else max(0.0, now - since)
    return clock.seconds - running - (room.thought.used[seat] if clock.kind == "bank" else 0.0)


def shown(room: Room, seat: int, now: float) -> ClockShape | None:
    """The clock of a seat, as its panel shows it."""
    clock, seconds = room.away.clock, left(room, seat, now)
    if clock is None or seconds is None or room.seats[seat].kind == "bot" or room.is_record:
        return None
    runs = room.thought.since[seat] is not None and room.over is None
    return {"kind": cast('Literal["bank", "move"]', clock.kind), "left": round(seconds, 1), "runs": runs}
