"""What each address may do, and what is counted of it."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from vaka.table.gate.garbage import Leavings

if TYPE_CHECKING:
    from asyncio import WriteTransport

    from vaka.table.settings import Settings


ANALYSES_PER_HOUR: Final = 12
"""Of one address."""


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("left", "rate", "room", "when")

    def __init__(self, rate: float, room: float) -> None:
        self.rate = rate
        self.room = room
        self.left = room
        self.when = time.monotonic()

    def take(self, price: float = 1.0) -> bool:
        """Is there so much left? Then take it."""
        if self.now() < price:
            return False
        self.left -= price
        return True

    def now(self) -> float:
        """What is left; less than nothing is owed."""
        now = time.monotonic()
        self.left = min(self.room, self.left + (now - self.when) * self.rate)
        self.when = now
        return self.left

    def charge(self, price: float) -> None:
        """Take what was spent, whether it is there or not."""
        self.left = self.now() - price


class Limits:
    """What each address may do. Addresses that have not been heard of for long are forgotten."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._analyses: OrderedDict[str, Bucket] = OrderedDict()
        self._tries: OrderedDict[str, Bucket] = OrderedDict()
        self._joins: OrderedDict[str, Bucket] = OrderedDict()
        self._work: OrderedDict[str, Bucket] = OrderedDict()
        self._watches: OrderedDict[str, Bucket] = OrderedDict()
        self._connections: dict[str, int] = {}
        self._lines: dict[str, set[WriteTransport]] = {}
        self._most_lying: dict[str, int] = {}
        self._uploads: dict[str, int] = {}
        self.leavings = Leavings()

    def may_change(self, address: str) -> bool:
        """One more request that changes something?"""
        return self._bucket(self._requests, address, self.settings.requests_per_second, self.settings.request_burst).take()

    def may_open(self, address: str) -> bool:
        """One more table?"""
        hourly = self.settings.tables_per_hour
        return self._bucket(self._tables, address, hourly / 3600, hourly).take()

    def may_analyse(self, address: str) -> bool:
        """One more game to be analysed? It keeps a process busy for a minute or more."""
        return self._bucket(self._analyses, address, ANALYSES_PER_HOUR / 3600, ANALYSES_PER_HOUR).take()

    def may_work(self, address: str, price: float) -> bool:
        """Something that costs so much?"""
        return self._bucket(self._work, address, self.settings.work_per_second, self.settings.work_burst).take(price)

    def charge(self, address: str, price: float) -> None:
        """Something has cost so much more than was paid; nobody pays for what the server does by itself."""
        if address:
            self._bucket(self._work, address, self.settings.work_per_second, self.settings.work_burst).charge(price)

    def owes(self, address: str) -> bool:
        """Has an address had more than it may?"""
        return address in self._work and self._work[address].now() < 0

    def may_watch(self, address: str) -> bool:
        """Once more what is free?"""
        return self._bucket(self._watches, address, self.settings.watches_per_second, self.settings.watch_burst).take()

    def may_try(self, address: str) -> bool:
        """One more code? Nobody finds one of 50 bits by trying, least of all at this pace."""
        return self._bucket(self._tries, address, self.settings.codes_per_minute / 60, self.settings.codes_per_minute).take()

    def may_join(self, address: str) -> bool:
        """Sit down at one more open table?"""
        hourly = self.settings.joins_per_hour
        return self._bucket(self._joins, address, hourly / 3600, hourly).take()

    def connect(self, address: str) -> bool:
        """One more connection?"""
        count = self._connections.get(address, 0)
        if count >= self.settings.connections_per_address:
            return False
        self._connections[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        """One connection less."""
        left = self._connections.get(address, 1) - 1
        if left > 0:
            self._connections[address] = left
        else:
            self._connections.pop(address, None)

    def open_line(self, address: str, line: WriteTransport) -> None:
        """A connection on which answers may lie ready."""
        self._lines.setdefault(address, set()).add(line)

    def close_line(self, address: str, line: WriteTransport) -> None:
        """It is closed, or another's."""
        lines = self._lines.get(address, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(address, None)
            self._most_lying.pop(address, None)

    def may_lie(self, address: str, size: int) -> bool:
        """May so many bytes more lie ready for an address? Not if it does not fetch what there is already.

        An address with many connections is looked at seldom: no more can lie there than did then, and was sent since.
        """
        most, enough = self._most_lying.get(address, 0) + size, self.settings.unsent_bytes
        if most > enough // 2:
            lying = sum(line.get_write_buffer_size() for line in self._lines.get(address, ()))
            if lying and lying + size > enough:
                return False
            most = lying + size
        if address in self._lines:
            self._most_lying[address] = most
        return True

    def told(self, address: str, size: int) -> None:
        """So many bytes more were sent, however many lie there."""
        if address in self._most_lying:
            self._most_lying[address] += size

    def begin_upload(self, address: str) -> bool:
        """One more record on its way?"""
        if self._uploads.get(address, 0) >= self.settings.uploads:
            return False
        self._uploads[address] = self._uploads.get(address, 0) + 1
        return True

    def end_upload(self, address: str) -> None:
        """It is here, or will not be."""
        self._uploads[address] -= 1
        if not self._uploads[address]:
            del self._uploads[address]

    @staticmethod
    def _bucket(buckets: OrderedDict[str, Bucket], address: str, rate: float, room: float) -> Bucket:
        if address not in buckets:
            buckets[address] = Bucket(rate, room)
            if len(buckets) > 10_000:
                buckets.popitem(last=False)
        buckets.move_to_end(address)
        return buckets[address]
