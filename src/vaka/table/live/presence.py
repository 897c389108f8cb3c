"""Who is here. A connection is a sign of life for as long as it lasts, and so is every request of a seat."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from vaka.table.store.times import Times

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


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
        return {seat: now - sign for seat, sign in self._signs.items() if not self._is_here(seat, now)}

    def _is_here(self, seat: int, now: float) -> bool:
        return self._connections[seat] > 0 or now - self._requests.get(seat, -self._grace) < self._grace

    def online(self) -> list[int]:
        """The seats whose players are here."""
        now = time.monotonic()
        return sorted(seat for seat in self._signs if self._is_here(seat, now))

    def fades(self) -> bool:
        """Is somebody here by a request alone, so that time will take them away?"""
        now = time.monotonic()
        return any(self._connections[seat] <= 0 and now - when < self._grace for seat, when in self._requests.items())

    def unstored(self) -> list[tuple[int, float]]:
        """The signs of life that the store does not know yet, by the time that counts."""
        now, counted = time.monotonic(), self._times.now()
        self._unstored.update(seat for seat, count in self._connections.items() if count > 0)
        found = [(seat, counted - (0.0 if self._connections[seat] > 0 else now - self._signs[seat])) for seat in self._unstored]
        self._unstored.clear()
        return found
