"""`vaka replay`, `vaka check`, `vaka board`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import vaka
from tests.cli.conftest import Vaka
from tests.engine.lei import load
from vaka.arena import random_record
from vaka.engine import registry

lei = load()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished random game."""
    file = tmp_path / "game.vaka"
    random_record(vaka.game("aloha"), 2, {"mode": "expert"}, seed=2).write(file)
    return file


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Path]:
    """A game of Lei, with hidden hands, in its middle."""
    vaka.register(lei.LeiGame())
    full = random_record(vaka.game("lei"), 2, seed=2)
    full.take_back(3)
    file = tmp_path / "lei.vaka"
    full.write(file)
    yield file
    registry._registered.pop("lei")


def test_a_record_is_told_line_by_line(record: Path, vaka_command: Vaka) -> None:
    done = vaka_command("replay", record, "--lang", "fr")
    assert done.status == 0
    lines = done.out.splitlines()
    assert lines[0].startswith("Aloha, 2 joueurs, ")
    assert any(line.strip().startswith("1 ") and "commence." in line for line in lines)


def test_a_record_is_stepped_through_at_a_terminal(record: Path, vaka_command: Vaka) -> None:
    plies = len(vaka.Record.read(record))
    done = vaka_command("replay", record, typed="\n\nb\ne\nzzz\n3\n99999999999\nq\n", terminal=True)
    shown = [int(ply) for ply in re.findall(r"Step (\d+) of", done.out)]
    assert done.status == 0
    assert shown == [0, 1, 2, 1, plies, plies, 3, plies]


def test_a_viewers_replay_hides_what_it_does_not_know(running: Path, vaka_command: Vaka) -> None:
    out = vaka_command("replay", running, "--viewer", "p1").out
    assert "draw-hidden seat=1" in out
    assert "draw seat=1" not in out
    assert '"?"' in out
    assert "draw seat=1" in vaka_command("replay", running).out


def test_a_sound_record_is_ok(record: Path, vaka_command: Vaka) -> None:
    done = vaka_command("check", record)
    assert done.status == 0
    assert done.out.startswith("ok: ")
    assert done.err == ""


def test_a_wrong_line_is_named(record: Path, vaka_command: Vaka) -> None:
    lines = record.read_text().splitlines()
    place = lines.index("") + 3
    word, _, _ = lines[place].partition(" ")
    lines[place] = f"{word} sail a1 f6"
    record.write_text("\n".join(lines) + "\n")
    done = vaka_command("check", record)
    assert done.status == 1
    assert f"line {place + 1}: " in done.err
    assert done.err.count("\n") == 1
    for command in ("replay", "board"):
        again = vaka_command(command, record)
        assert again.status == 1
        assert f"line {place + 1}: " in again.err
        assert again.err.count("\n") == 1


def test_several_records_for_programs(record: Path, tmp_path: Path, vaka_command: Vaka) -> None:
    bad = tmp_path / "bad.vaka"
    bad.write_text("nonsense\n")
    done = vaka_command("check", record, bad, tmp_path / "none.vaka", "--json")
    assert done.status == 1
    good, wrong, missing = json.loads(done.out)
    assert (good["ok"], wrong["ok"], missing["ok"]) == (True, False, False)
    assert wrong["line"] == 1
    assert missing["reason"] == "No such file or directory"


def test_a_record_that_is_not_text(tmp_path: Path, vaka_command: Vaka) -> None:
    file = tmp_path / "noise.vaka"
    file.write_bytes(b"\xff\xfe\x00\x81")
    done = vaka_command("check", file)
    assert done.status == 1
    assert done.err.count("\n") == 1


def test_a_position_is_drawn(record: Path, tmp_path: Path, vaka_command: Vaka) -> None:
    svg, png = tmp_path / "board.svg", tmp_path / "board.png"
    assert vaka_command("board", record, "--ply", 12, "-o", svg).status == 0
    assert svg.read_text().startswith("<svg")
    dark = ("--viewer", "spectator", "--theme", "dark", "--width", 200)
    assert vaka_command("board", record, "--ply", 12, *dark, "-o", png).status == 0
    assert png.read_bytes().startswith(b"\x89PNG")
    assert vaka_command("board", record).out.startswith("<svg")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--ply", "9999"], "not 9999"),
        (["--viewer", "green"], "the seats are red, black, spectator"),
        (["--width", "0", "-o", "x.png"], "pixels wide"),
    ],
)
def test_a_picture_that_cannot_be_is_refused(
    words: list[str], reason: str, record: Path, vaka_command: Vaka, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    done = vaka_command("board", record, *words)
    assert done.status == 2
    assert reason in done.err
    assert not (tmp_path / "x.png").exists()


def test_a_game_without_a_picture(running: Path, vaka_command: Vaka) -> None:
    done = vaka_command("board", running)
    assert (done.status, done.err) == (1, "vaka: Lei has no picture\n")
