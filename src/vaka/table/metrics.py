"""What is counted while a server runs."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds."""


class Spread:
    """How long things took: a histogram."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.total += seconds
        place = next((place for place, bound in enumerate(BUCKETS) if seconds <= bound), len(BUCKETS))
        self.counts[place] += 1

    def lines(self, name: str) -> list[str]:
        """As they are scraped."""
        found, below = [], 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            below += count
            found.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*found, f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.began = time.time()
        self.requests: Counter[tuple[str, int]] = Counter()
        self.latency = Spread()
        self.entries: Counter[str] = Counter()
        self.commits = Spread()
        self.thoughts = Spread()
        self.failed_commits = 0
        self.overtaken = 0

    def request(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self.requests[method if method in ("GET", "POST", "HEAD") else "other", status] += 1
        self.latency.add(seconds)
