"""A game of 2,000 actions opens, from its snapshot and from its entries alone; bench/load.py prints how fast."""

from __future__ import annotations

from pathlib import Path

from bench.long_game import opening_times


def test_a_long_game_opens(tmp_path: Path) -> None:
    with_snapshot, without = opening_times(tmp_path / "long.db")
    assert 0 < with_snapshot < without
