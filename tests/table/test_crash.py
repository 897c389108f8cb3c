"""Every acknowledged action survives a server that is killed."""

from __future__ import annotations

from pathlib import Path

from tools.strikes import Postgres

from tests.table.crash import MOVES, crash_once, restart_once


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    outcome = crash_once(tmp_path, games=10)
    assert outcome.lost == []
    assert outcome.twice == []
    assert outcome.games == 10
    assert outcome.acknowledged >= 2 * 10 * MOVES


def test_a_store_that_is_restarted_has_lost_nothing(tmp_path: Path) -> None:
    with Postgres(tmp_path / "pg") as postgres:
        outcome = restart_once(postgres.url, postgres.restart, games=5)
    assert outcome.lost == []
    assert outcome.twice == []
    assert outcome.acknowledged >= 2 * 5 * MOVES
