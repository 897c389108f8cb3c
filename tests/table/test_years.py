"""Games outlive the rules and the server that they were begun with."""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.engine.toys import lei
from tests.table.served import Opened, Served, play_out, serving
from tests.table.store.test_old_tables import known, old
from vaka.engine.registry import game as find_game

__all__ = ["known", "old"]


def payloads(served: Served, kind: str) -> list[dict[str, object]]:
    with served.server.store.engine.connect() as connection:
        rows = connection.execute(text("SELECT payload FROM entries WHERE kind = :kind ORDER BY entry"), {"kind": kind})
        return [json.loads(row.payload) for row in rows]


def begun(path: Path, game: str = "lei", acts: int = 4) -> Opened:
    """A game that was begun on a server that has ended since."""
    with serving(path) as served:
        table = served.open(game, "hh")
        with table.sit(0) as ana, table.sit(1) as ben:
            play_out([ana, ben], random.Random(1), acts=acts)
    return table


def test_an_action_is_written_with_its_notation_and_those_of_its_draws(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db") as served:
        table = served.open("aloha", "hh")
        seat = table.view()["waiting"][0]
        table.post(seat, "act", entry=table.view(seat)["entry"], notation="reveal c3")
        (act,) = payloads(served, "act")
    assert isinstance(act["said"], list)
    assert isinstance(act["chance"], list)
    assert act["said"][0] == "reveal c3"
    assert len(act["said"]) == 1 + len(act["chance"])


def test_every_end_is_written_down(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db") as served:
        table = served.open("aloha", "hr")
        table.post(0, "request", what="concede")
        with served.server.store.engine.connect() as connection:
            rows = connection.execute(text("SELECT payload FROM snapshots WHERE game_id = :id"), {"id": table.table}).all()
    assert json.loads(rows[0].payload)["over"][0] == "conceded"


def test_a_changed_default_touches_no_stored_game(old: Served, known: dict[str, dict[str, dict[str, str]]]) -> None:
    """Aloha was played with hops within a tile; now it is not, unless one asks for it."""
    assert find_game("aloha").options["same_tile"].default == "no"
    game = old.server.store.game(known["secrets"]["opened"]["table"])
    assert game is not None
    assert game.options["same_tile"] == "yes"
    view = old.http.get(f"/api/v1/tables/{game.id}")
    assert view.status_code == 200
    live = old.server.rooms.loaded(game.id)
    assert live is not None
    assert live.room.options["same_tile"] == "yes"


def test_a_game_of_older_rules_is_looked_at_taken_along_and_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(tmp_path / "vaka.db")
    monkeypatch.setattr(lei.LeiGame, "version", 2)
    with serving(tmp_path / "vaka.db") as served:
        table.served = served
        view = table.view(0)
        assert view["frozen"]
        assert "older rules" in view["ask"]
        assert view["actions"] == []
        assert len(view["log"]) > 0
        assert table.post(0, "act", entry=view["entry"], action=0).status_code == 409
        record = table.get("/record", 0).text
        assert "Rules: 1\n" in record
        assert "?" in record, "what others did is still theirs"
        table.post(0, "request", what="agree", winners=[0])
        assert table.post(1, "answer", agree=True).json()["over"]["winners"] == [0]
        assert " ?\n" not in table.get("/record").text
    with serving(tmp_path / "vaka.db") as served:
        table.served = served
        assert table.view(0)["over"]["how"] == "agreement"


def test_a_changed_ruling_stays_as_a_retired_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(tmp_path / "vaka.db")
    monkeypatch.setattr(lei.LeiGame, "version", 2)
    monkeypatch.setattr(lei.LeiGame, "retired", {1: {}}, raising=False)
    with serving(tmp_path / "vaka.db") as served:
        table.served = served
        view = table.view(0)
        assert not view["frozen"]
        with table.sit(0) as ana, table.sit(1) as ben:
            play_out([ana, ben], random.Random(2))
            assert ana.view["over"]


def test_moves_that_are_no_longer_open_freeze_the_game_and_nothing_else(tmp_path: Path) -> None:
    """Somebody forgot to count the version up: the table says so instead of failing."""
    table = begun(tmp_path / "vaka.db")
    with sqlite3.connect(tmp_path / "vaka.db") as connection:
        connection.execute("UPDATE entries SET payload = replace(payload, '\"action\":', '\"action\":9') WHERE kind = 'act'")
        connection.execute("DELETE FROM snapshots")
    connection.close()
    with serving(tmp_path / "vaka.db") as served:
        table.served = served
        assert table.view(0)["frozen"]
