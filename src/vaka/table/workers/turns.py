"""Whose turn it is, where many wait for a few processes: the address that has had the least goes next, then its table.

What somebody has had fades with time. Hints wait until no move does, but not for ever.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

HALF: Final = 60.0
"""Seconds after which half of what somebody has had is forgotten."""
LONG: Final = 5.0
"""Seconds after which a hint no longer stands behind moves."""
MANY: Final = 2000
"""So many addresses and tables are remembered."""


class Who(NamedTuple):
    """For whom a process works: an address, a table of theirs, and whether it is a move that others wait for."""

    address: str = ""
    table: str = ""
    is_hint: bool = False


class _Waiting(NamedTuple):
    who: Who
    since: float
    turn: asyncio.Future[None]


class Turns:
    """So many places, and those who wait for one. Where there are several, no address takes all of them."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.places = places
        self._clock = clock
        self._waiting: list[_Waiting] = []
        self._running: list[tuple[Who, float]] = []
        self._had: dict[tuple[str, ...], tuple[float, float]] = {}

    def waiting(self, address: str, *, hints: bool = False) -> int:
        """How many of an address wait; of its hints alone, if only these are meant."""
        return sum(one.who.address == address and (one.who.is_hint or not hints) for one in self._waiting)

    @asynccontextmanager
    async def turn(self, who: Who) -> AsyncIterator[None]:
        """Wait for a place; it is given on at the end, and the time in between is what was had."""
        mine = _Waiting(who, self._clock(), asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        self._call()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:  # it had just been called
                self._leave(who)
            raise
        try:
            yield
        finally:
            self._leave(who)

    def _call(self) -> None:
        """Give free places to those whose turn it is."""
        while len(self._running) < self.places and (one := self._next()) is not None:
            self._waiting.remove(one)
            self._running.append((one.who, self._clock()))
            one.turn.set_result(None)

    def _next(self) -> _Waiting | None:
        now = self._clock()
        most = max(1, self.places - 1)
        able = [
            one
            for one in self._waiting
            if not one.turn.done() and sum(who.address == one.who.address for who, _ in self._running) < most
        ]
        return min(able, key=lambda one: self._rank(one, now), default=None)

    def _rank(self, one: _Waiting, now: float) -> tuple[bool, float, float, float]:
        who = one.who
        is_behind = who.is_hint and now - one.since < LONG
        return is_behind, self._has_had((who.address,), now), self._has_had((who.address, who.table), now), one.since

    def _has_had(self, key: tuple[str, ...], now: float) -> float:
        had, when = self._had.get(key, (0.0, now))
        running = sum(now - began for who, began in self._running if who[: len(key)] == key)
        return float(had * 0.5 ** ((now - when) / HALF) + running)

    def _leave(self, who: Who) -> None:
        now = self._clock()
        began = next(began for other, began in self._running if other is who)
        self._running.remove((who, began))
        for key in ((who.address,), (who.address, who.table)):
            had = self._has_had(key, now) + now - began
            self._had.pop(key, None)
            self._had[key] = (had, now)  # the last in the order in which they are forgotten
        while len(self._had) > MANY:
            del self._had[next(iter(self._had))]
        self._call()
