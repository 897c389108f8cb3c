"""`vaka puzzles`: what it writes, and what it refuses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Vaka
from tests.insight.games import short_record
from vaka.engine.record import Record
from vaka.insight.collection import read
from vaka.insight.puzzles import Counts, Puzzle


def test_puzzles_are_written_with_where_they_come_from(tmp_path: Path, vaka_command: Vaka) -> None:
    file, out = tmp_path / "game.vaka", tmp_path / "puzzles.jsonl"
    short_record("aloha", plies=4).write(file)
    done = vaka_command("puzzles", "aloha", "--from", file, "--out", out)
    assert done.status == 0
    head = json.loads(out.read_text(encoding="utf-8").splitlines()[0])
    assert head["game"] == "aloha"
    (run,) = head["runs"]
    assert run["command"] == "vaka puzzles aloha --from game.vaka"
    assert run["counts"]["games"] == 1
    thrown = run["counts"]["unproven"] + run["counts"]["refuted"]
    assert done.out == f"{out}: {len(read(out).puzzles)} puzzles; {thrown} did not stand the check\n"


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, vaka_command: Vaka, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game and then another come to the same as two at once; asked for no more, it looks through none."""
    looked: list[str] = []

    def find(record: Record, source: str, seed: int, counts: Counts) -> Iterator[Puzzle]:
        looked.append(f"{source} ({record.seats} players, {' '.join(record.names)})")
        counts.add(Counts(games=1, found=1))
        yield Puzzle(f"key{seed}", 0, 3, "sail", 0.2, 0.01, 0.3, (0, 20), {3: ()}, (), source, 7, {})

    monkeypatch.setattr("vaka.insight.puzzles.puzzles_in", find)
    monkeypatch.setattr("vaka.arena.games.bot_record", lambda game, bots, **_: Record(game, len(bots), names=bots))
    out, once = tmp_path / "puzzles.jsonl", tmp_path / "once.jsonl"
    for games in (1, 2, 2):
        assert vaka_command("puzzles", "aloha", "--games", games, "--out", out).status == 0
    assert looked == [
        "bots, seed 1, game 0 (2 players, medium easy)",
        "bots, seed 1, game 1 (3 players, easy medium easy)",
    ]
    assert vaka_command("puzzles", "aloha", "--games", "2", "--out", once).status == 0
    assert out.read_text(encoding="utf-8") == once.read_text(encoding="utf-8")
    (run,) = read(out).runs
    assert (run.counts.games, run.counts.found, len(read(out).puzzles)) == (2, 2, 2)


def test_more_processes_find_the_same_puzzles(tmp_path: Path, vaka_command: Vaka) -> None:
    """Games are looked through side by side, and what is written does not tell."""
    files = [tmp_path / f"{seed}.vaka" for seed in range(3)]
    for seed, file in enumerate(files):
        short_record("aloha", plies=6 + seed, seed=seed).write(file)
    told = []
    for jobs in (1, 2):
        out = tmp_path / f"{jobs}.jsonl"
        assert vaka_command("puzzles", "aloha", "--from", *files, "--jobs", jobs, "--out", out).status == 0
        told.append(out.read_text(encoding="utf-8"))
    assert told[0] == told[1]
    assert read(tmp_path / "2.jsonl").runs[0].counts.games == len(files)


@pytest.mark.parametrize("jobs", [1, 2])
def test_after_so_many_seconds_no_game_is_begun(tmp_path: Path, vaka_command: Vaka, jobs: int) -> None:
    """What was done before is kept, and the command without the limit goes on there."""
    file, out = tmp_path / "game.vaka", tmp_path / "puzzles.jsonl"
    short_record("aloha", plies=4).write(file)
    assert vaka_command("puzzles", "aloha", "--from", file, "--jobs", jobs, "--stop", -1, "--out", out).status == 0
    assert read(out).runs[0].counts.games == 0
    assert vaka_command("puzzles", "aloha", "--from", file, "--jobs", jobs, "--stop", 600, "--out", out).status == 0
    (run,) = read(out).runs
    assert run.counts.games == 1


def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path, vaka_command: Vaka) -> None:
    file, out = tmp_path / "game.vaka", tmp_path / "puzzles.jsonl"
    short_record("moorea", plies=4).write(file)
    assert "say where to look" in vaka_command("puzzles", "aloha", "--out", out).err
    assert "is a game of Moorea, not of Aloha" in vaka_command("puzzles", "aloha", "--from", file, "--out", out).err
    assert vaka_command("puzzles", "alloha", "--games", "1", "--out", out).status == 2
    assert "there is no such folder" in vaka_command("puzzles", "aloha", "--games", "1", "--out", "/no/such/p.json").err
    assert not out.exists()
    out.write_text('{"game": "moorea", "rules": 2, "runs": []}\n', encoding="utf-8")
    assert "name another file" in vaka_command("puzzles", "aloha", "--games", "1", "--out", out).err
    out.write_text("notes\n", encoding="utf-8")
    assert "is no file of puzzles" in vaka_command("puzzles", "aloha", "--games", "1", "--out", out).err
    assert out.read_text(encoding="utf-8") == "notes\n"
