"""`vaka puzzles`: what it writes, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Vaka
from tests.insight.games import short_record


def test_puzzles_are_written_with_where_they_come_from(tmp_path: Path, vaka_command: Vaka) -> None:
    file, out = tmp_path / "game.vaka", tmp_path / "puzzles.json"
    short_record("aloha", plies=4).write(file)
    done = vaka_command("puzzles", "aloha", "--from", file, "--out", out)
    assert done.status == 0
    data = json.loads(out.read_text(encoding="utf-8"))
    assert data["game"] == "aloha"
    assert data["made"].startswith("vaka puzzles aloha, version ")
    assert done.out == f"{out}: {len(data['puzzles'])} puzzles; {data['thrown_away']} did not stand the check\n"


def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path, vaka_command: Vaka) -> None:
    file, out = tmp_path / "game.vaka", tmp_path / "puzzles.json"
    short_record("moorea", plies=4).write(file)
    assert "say where to look" in vaka_command("puzzles", "aloha", "--out", out).err
    assert "is a game of Moorea, not of Aloha" in vaka_command("puzzles", "aloha", "--from", file, "--out", out).err
    assert vaka_command("puzzles", "alloha", "--games", "1", "--out", out).status == 2
    assert "there is no such folder" in vaka_command("puzzles", "aloha", "--games", "1", "--out", "/no/such/p.json").err
    assert not out.exists()
