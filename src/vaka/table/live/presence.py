"""Who is here. A connection is a sign of life for as long as it lasts, and so is every request of a seat."""

from __future__ import annotations

import time
from collections import Counter
from math import inf
from typing import TYPE_CHECKING, Final

from vaka.table.store.times import Times

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

COARSE: Final = 1.0
"""Seconds by which requests have to be apart to be told to other servers."""


class Presence:
    """For each seat, whether its player is here, and since when not."""

    def __init__(self, seen: Sequence[float | None], grace: float, times: Times | None = None) -> None:
        """`seen` is when each was here last, as it was stored; `grace` for how long a request counts as being here."""
        self._times = times or Times()
        now, counted = time.monotonic(), self._times.now()
        self._signs = {seat: now - max(0.0, counted - when) if when else now for seat, when in enumerate(seen)}
        self._requests: dict[int, float] = {}
        self._connections: Counter[int] = Counter()
        self._grace = grace
        self._unstored: set[int] = set()
        self._elsewhere: dict[int, float] = {}
        """By other servers: until when each seat is here, by the time that counts."""
        self._told: dict[int, tuple[float, str]] = {}
        """What other servers were told."""

    def sign(self, seats: Iterable[int]) -> None:
        """A request of these seats."""
        now = time.monotonic()
        for seat in seats:
            self._signs[seat] = self._requests[seat] = now
            self._unstored.add(seat)

    def connect(self, seats: Iterable[int], change: int) -> None:
        """A connection more or less for each of them."""
        now = time.monotonic()
        for seat in seats:
            self._connections[seat] += change
            self._signs[seat] = now
            self._requests.pop(seat, None)
            self._unstored.add(seat)

    def away(self) -> dict[int, float]:
        """For each seat whose player is not here: for how many seconds."""
        now = time.monotonic()
        return {seat: max(0.0, now - sign) for seat, sign in self._signs.items() if not self._is_here(seat, now)}

    def _is_here(self, seat: int, now: float) -> bool:
        return self._is_here_by_us(seat, now) or self._elsewhere.get(seat, -inf) > self._times.now()

    def _is_here_by_us(self, seat: int, now: float) -> bool:
        return self._connections[seat] > 0 or now - self._requests.get(seat, -self._grace) < self._grace

    def online(self) -> list[int]:
        """The seats whose players are here."""
        now = time.monotonic()
        return sorted(seat for seat in self._signs if self._is_here(seat, now))

    def fades(self) -> bool:
        """Is somebody here by a request alone, so that time will take them away?"""
        now, counted = time.monotonic(), self._times.now()
        if any(counted < until < inf for until in self._elsewhere.values()):
            return True
        return any(self._connections[seat] <= 0 and now - when < self._grace for seat, when in self._requests.items())

    def unstored(self) -> list[tuple[int, float]]:
        """The signs of life that the store does not know yet, by the time that counts."""
        now, counted = time.monotonic(), self._times.now()
        self._unstored.update(seat for seat, count in self._connections.items() if count > 0)
        found = [(seat, counted - (0.0 if self._connections[seat] > 0 else now - self._signs[seat])) for seat in self._unstored]
        self._unstored.clear()
        return found

    # --- Other servers ---

    def take(self, elsewhere: Mapping[int, float], seen: Mapping[int, float]) -> None:
        """Who is here by other servers, until when, and when each was last seen, by the time that counts."""
        now, counted = time.monotonic(), self._times.now()
        for seat in self._signs:
            was = max(seen.get(seat, -inf), min(max(elsewhere.get(seat, -inf), self._elsewhere.get(seat, -inf)), counted))
            if was > -inf:
                self._signs[seat] = max(self._signs[seat], now - max(0.0, counted - was))
        self._elsewhere = dict(elsewhere)

    def forget_told(self) -> None:
        """Other servers have forgotten what they were told."""
        self._told.clear()

    def is_watched_elsewhere(self) -> bool:
        """Is somebody connected by another server?"""
        return any(until == inf for until in self._elsewhere.values())

    def to_tell(self, secrets: Mapping[int, str]) -> tuple[dict[int, tuple[float, str]], list[int]]:
        """What other servers do not know yet: until when seats are here, and by which devices; which no longer are."""
        now, counted = time.monotonic(), self._times.now()
        wanted: dict[int, tuple[float, str]] = {}
        for seat in self._signs:
            if self._connections[seat] > 0:
                wanted[seat] = inf, secrets.get(seat, "")
            elif (left := self._grace - (now - self._requests.get(seat, -inf))) > 0:
                wanted[seat] = counted + left, ""
        here = {seat: sign for seat, sign in wanted.items() if _is_news(self._told.get(seat), sign)}
        gone = [seat for seat in self._told if seat not in wanted]
        for seat in gone:
            del self._told[seat]
        self._told |= here
        return here, gone


def _is_news(told: tuple[float, str] | None, sign: tuple[float, str]) -> bool:
    """Do others have to know? Requests that follow each other closely are told once."""
    if told is None or told[1] != sign[1] or (told[0] == inf) != (sign[0] == inf):
        return True
    return sign[0] != inf and sign[0] - told[0] > COARSE
