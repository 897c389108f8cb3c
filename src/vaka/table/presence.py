"""Who is here. A connection is a sign of life for as long as it lasts, and so is every request of a seat."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vaka.table.clocks import Clock
from vaka.table.times import Times

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

DAY: Final = 24 * 3600.0
LONGEST: Final = 30 * DAY


class Away(NamedTuple):
    """What happens at a table when an owner is away: it waits, or a bot plays after a while until they are back."""

    then: str
    after: float | None = None
    """Seconds; also the time within which a request has to be answered."""
    bot: str = "greedy"
    clock: Clock | None = None
    """For how long everybody may think; who has no time left counts as away."""
    hook: str | None = None
    """An address that is told when somebody is asked who is not here."""

    @classmethod
    def read(cls, data: dict[str, Any] | None) -> Away:
        """As it is stored; tables of before there was a choice give their players time."""
        if data is None:
            return cls("bot", 3 * DAY)
        return cls(data["then"], data.get("after"), data.get("bot") or "greedy", Clock.read(data.get("clock")), data.get("hook"))

    def write(self) -> dict[str, Any]:
        """As JSON data."""
        told: dict[str, Any] = {"then": self.then}
        if self.then != "wait":
            told |= {"after": self.after, "bot": self.bot}
        if self.clock is not None:
            told["clock"] = list(self.clock)
        return told if self.hook is None else told | {"hook": self.hook}


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
