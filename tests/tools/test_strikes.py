"""What the table goes through in the soak goes on where it stopped."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import crash
from tools import strikes


def outcomes(monkeypatch: pytest.MonkeyPatch, name: str) -> list[int]:
    """Instead of playing: each strike has lost one thing of ten. The seeds that are asked for."""
    seeds: list[int] = []

    def strike(*_: Any, seed: int, **__: Any) -> crash.Outcome:
        seeds.append(seed)
        return crash.Outcome(20, 10, ["one"], [])

    monkeypatch.setattr(crash, name, strike)
    monkeypatch.setitem(strikes.TIMES, "kills", 5)
    return seeds


def test_a_run_that_was_broken_off_goes_on_with_the_next_strike(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds, noted = outcomes(monkeypatch, "crash_once"), list[dict[str, Any]]()
    sums = strikes.strike(
        "kills", {"times": 3, "acknowledged": 100, "lost": 0, "twice": 1}, 60, lambda sums: noted.append(dict(sums))
    )
    assert seeds == [3, 4]
    assert noted == [
        {"times": 4, "acknowledged": 110, "lost": 1, "twice": 1},
        {"times": 5, "acknowledged": 120, "lost": 2, "twice": 1},
    ]
    assert sums == noted[-1]


def test_a_run_that_came_to_its_end_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = outcomes(monkeypatch, "crash_once")
    sums = strikes.strike("kills", {"times": 5, "acknowledged": 100, "lost": 9, "twice": 9}, 60, lambda _: None)
    assert (seeds, sums["acknowledged"], sums["lost"]) == ([0, 1, 2, 3, 4], 50, 5)


def test_nothing_begins_after_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = outcomes(monkeypatch, "crash_once")
    assert strikes.strike("kills", {}, 0, lambda _: None)["times"] == 0
    assert seeds == []
