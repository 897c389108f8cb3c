"""Every acknowledged action survives a server that is killed."""

from __future__ import annotations

from pathlib import Path

from tests.table.crash import crash_once


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    outcome = crash_once(tmp_path, games=50)
    assert outcome.lost == []
    assert outcome.games == 50
    assert outcome.acknowledged > 50
