"""`vaka analyse`: figures, JSON and a picture of finished games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import vaka
from tests.cli.conftest import Vaka
from tests.insight.games import short_record

QUICK = ("--level", "0.2")


def test_a_game_is_told_and_drawn(tmp_path: Path, vaka_command: Vaka) -> None:
    file, picture = tmp_path / "game.vaka", tmp_path / "curve.svg"
    short_record("aloha", plies=6).write(file)
    done = vaka_command("analyse", file, "--svg", picture, *QUICK)
    assert (done.status, done.err) == (0, "")
    assert "Ana (Red): luck " in done.out
    assert "level 0.2, in " in done.out
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert "Analysiert von Vaka" in vaka_command("analyse", file, "--lang", "de", *QUICK).out


def test_many_games_over_processes(tmp_path: Path, vaka_command: Vaka) -> None:
    files = [tmp_path / f"{seed}.vaka" for seed in range(2)]
    for seed, file in enumerate(files):
        short_record("aloha", plies=6, seed=seed).write(file)
    done = vaka_command("analyse", *files, "--json", "--jobs", "2", *QUICK)
    found = json.loads(done.out)
    assert [one["file"] for one in found] == [str(file) for file in files]
    assert [one["plies"] for one in found] == [len(vaka.Record.read(file)) for file in files]


def test_one_game_as_json(tmp_path: Path, vaka_command: Vaka) -> None:
    file = tmp_path / "game.vaka"
    short_record("moorea").write(file)
    found = json.loads(vaka_command("analyse", file, "--json", *QUICK).out)
    assert found["game"] == "moorea"
    assert found["points"][-1]["chances"] == [1.0, 0.0]


def test_a_running_game_is_refused(tmp_path: Path, vaka_command: Vaka) -> None:
    file = tmp_path / "game.vaka"
    record = vaka.Record(vaka.game("aloha"), 2)
    record.play(record.start(), 0)
    record.write(file)
    for more in ([], ["--json"], ["--svg", str(tmp_path / "curve.svg")]):
        done = vaka_command("analyse", file, *more)
        assert (done.status, done.out, done.err) == (1, "", "vaka: only a finished game can be analysed\n")
    assert not (tmp_path / "curve.svg").exists()


@pytest.mark.parametrize(
    ("words", "status", "reason"),
    [
        (["--level", "easy"], 2, "hard, expert or a number of seconds"),
        (["--svg", "curve.gif"], 2, "a picture is written to .svg or .png"),
        (["--svg", "/no/such/folder/curve.svg"], 1, "there is no such folder"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    words: list[str], status: int, reason: str, tmp_path: Path, vaka_command: Vaka
) -> None:
    file = tmp_path / "game.vaka"
    short_record("aloha", plies=6).write(file)
    done = vaka_command("analyse", file, *words)
    assert done.status == status
    assert reason in done.err
    assert vaka_command("analyse", tmp_path / "nothing.vaka").status == 1
    assert "name one file" in vaka_command("analyse", file, file, "--svg", tmp_path / "curve.svg").err
