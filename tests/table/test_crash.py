"""Every acknowledged action survives a server that is killed."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tools.strikes import Postgres

from tests.table.crash import MOVES, crash_once, restart_once
from tests.table.faults import faults_once, upgrade_once


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


def test_three_servers_that_are_struck_tell_one_history() -> None:
    """One is killed, one hears no notices, and the store is restarted."""
    with tempfile.TemporaryDirectory() as folder, Postgres(Path(folder) / "pg") as postgres:
        outcome = faults_once(postgres.url, postgres.restart, games=6, strikes=3, deaf=3.0)
    assert outcome.lost == []
    assert outcome.twice == []
    assert outcome.acknowledged >= 4 * 6 * MOVES // 2


def test_an_upgrade_while_people_play_loses_nothing() -> None:
    with tempfile.TemporaryDirectory() as folder, Postgres(Path(folder) / "pg") as postgres:
        outcome, ended = upgrade_once(postgres.url)
    assert ended == [0, 0], "they stop as they are told"
    assert outcome.lost == []
    assert outcome.twice == []
