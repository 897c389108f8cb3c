"""Figures of a running server, in the text format of Prometheus."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from vaka.table.server import Server

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
        self.refused = 0
        self.failed_commits = 0

    def request(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self.requests[method if method in ("GET", "POST", "HEAD") else "other", status] += 1
        self.latency.add(seconds)

    def text(self, server: Server) -> str:
        """All figures."""
        lives = server.rooms.lives()
        lines = _family("vaka_requests_total", "counter", "Requests answered, by method and status.")
        lines += [
            f'vaka_requests_total{{method="{method}",status="{status}"}} {count}'
            for (method, status), count in sorted(self.requests.items())
        ]
        lines += _family("vaka_request_seconds", "histogram", "How long requests took.") + self.latency.lines(
            "vaka_request_seconds"
        )
        lines += _family("vaka_entries_total", "counter", "Entries written to the logs of games, by kind; act is an action.")
        lines += [f'vaka_entries_total{{kind="{kind}"}} {count}' for kind, count in sorted(self.entries.items())]
        lines += _family("vaka_commit_seconds", "histogram", "How long the store took to make changes durable.")
        lines += self.commits.lines("vaka_commit_seconds")
        lines += _family("vaka_bot_seconds", "histogram", "How long bots thought, waiting for a process included.")
        lines += self.thoughts.lines("vaka_bot_seconds")
        lines += _family("vaka_hooks_total", "counter", "Web hooks, by what became of them.")
        lines += [f'vaka_hooks_total{{result="{result}"}} {count}' for result, count in server.rooms.hooks.counts.items()]
        for name, kind, value, meaning in (
            ("vaka_rooms", "gauge", len(lives), "Games in memory."),
            ("vaka_connections", "gauge", sum(len(live.watchers) for live in lives), "WebSockets that are open."),
            ("vaka_bots_thinking", "gauge", server.thinking.busy, "Bots that think now."),
            ("vaka_store_waiting", "gauge", server.writer.waiting(), "Changes that wait for the store."),
            ("vaka_store_failures_total", "counter", self.failed_commits, "Commits that failed."),
            ("vaka_start_time_seconds", "gauge", round(self.began, 3), "When the server started."),
        ):
            lines += [*_family(name, kind, meaning), f"{name} {value}"]
        return "\n".join(lines) + "\n"


def _family(name: str, kind: str, meaning: str) -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]
