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
SEEDS = {"first": 1, "same": 1, "other": 2}


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
    monkeypatch.setitem(sys.modules, "openskill", None)  # not every machine has it
    matches_all.main()
    assert (tmp_path / "out" / "matches.jsonl").read_text().splitlines() == lines


def test_a_match_that_cannot_be_played_stops_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "matches.toml"
    bots = {"wrong": "nobody", "right": "random"}
    file.write_text("".join(f'[{name}]\ngame = "aloha"\nbots = ["{bot}", "random"]\ngames = 2\n' for name, bot in bots.items()))
    monkeypatch.setattr(sys, "argv", ["matches_all", str(file), "--into", str(tmp_path / "out")])
    matches_all.main()
    told = capsys.readouterr().out
    assert told.count("wrong: ") == 1
    assert "right: " in told


def test_alone_two_bots_play_the_same_games(tmp_path: Path) -> None:
    file = tmp_path / "matches.toml"
    file.write_text("".join(f'[{name}]\ngame = "paradise"\nbots = ["random"]\nseed = {SEEDS[name]}\n' for name in SEEDS))
    first, same, other = (matches_all.play_one(match, 0)._replace(seconds=[0.0]) for match in matches_all.wanted_in(file))
    assert first == same
    assert first != other
    match = matches_all.wanted_in(file)[0]
    assert matches_all.told(match, {0: first}).startswith(f"first: {len(first.winners)} of 1 = ")
