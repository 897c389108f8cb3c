"""Many matches side by side: what is played first, and that a second run goes on where the first stopped."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from bench import matches_all

FILE = """
[later]
game = "aloha"
bots = ["random", "random"]
games = 2
turn = 1

[sooner]
game = "moorea"
bots = ["random", "greedy"]
games = 3
"""


def test_the_most_wanted_games_are_played_first(tmp_path: Path) -> None:
    file = tmp_path / "matches.toml"
    file.write_text(FILE)
    tasks = matches_all.missing(matches_all.wanted_in(file), {"sooner": {1: None}})  # type: ignore[dict-item]
    assert [(match.name, index) for match, index in tasks] == [("sooner", 0), ("sooner", 2), ("later", 0), ("later", 1)]


def test_a_second_run_plays_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "matches.toml"
    file.write_text(FILE)
    monkeypatch.setattr(sys, "argv", ["matches_all", str(file), "--jobs", "2", "--into", str(tmp_path / "out")])
    matches_all.main()
    lines = (tmp_path / "out" / "matches.jsonl").read_text().splitlines()
    assert sorted((json.loads(line)["match"], json.loads(line)["number"]) for line in lines) == [
        ("later", 0), ("later", 1), ("sooner", 0), ("sooner", 1), ("sooner", 2),
    ]  # fmt: skip
    assert "sooner: " in capsys.readouterr().out
    monkeypatch.setitem(sys.modules, "openskill", None)  # a lent machine need not have it
    matches_all.main()
    assert (tmp_path / "out" / "matches.jsonl").read_text().splitlines() == lines
