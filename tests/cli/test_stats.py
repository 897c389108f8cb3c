"""`vaka stats`: the figures of many games, from records and from tables."""

from __future__ import annotations

import json
from pathlib import Path

import vaka
from tests.cli.conftest import Vaka
from vaka.arena import random_record, simulate, write_games
from vaka.arena.stats import stats_of


def test_records_and_tables_tell_the_same(tmp_path: Path, vaka_command: Vaka) -> None:
    table, records = tmp_path / "games.parquet", tmp_path / "games.vaka"
    write_games(table, "moorea", 2, games=4, seed=3)
    vaka.Record.write_all(records, (random_record(vaka.game("moorea"), 2, seed=3, index=index) for index in range(4)))
    by_table, by_records = (json.loads(vaka_command("stats", file, "--json").out) for file in (table, records))
    assert by_table == by_records
    found = by_table[0]
    assert (found["game"], found["seats"], found["games"]) == ("moorea", 2, 4)
    assert found["wins"] == simulate("moorea", 2, games=4, seed=3).wins
    assert sum(row["games"] for row in found["openings"]) <= 4
    assert found["points"], "Moorea's points have several sources"


def test_the_figures_are_told_and_drawn(tmp_path: Path, vaka_command: Vaka) -> None:
    records, picture = tmp_path / "games.vaka", tmp_path / "games.svg"
    vaka.Record.write_all(records, (random_record(vaka.game("aloha"), 2, seed=seed) for seed in range(3)))
    done = vaka_command("stats", records, "--plot", picture)
    assert done.status == 0
    assert "Aloha, 2 seats: 3 games" in done.out
    assert "opening" in done.out
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert "3 games" in picture.read_text(encoding="utf-8")


def test_games_that_were_broken_off_do_not_count(tmp_path: Path, vaka_command: Vaka) -> None:
    file = tmp_path / "game.vaka"
    record = vaka.Record(vaka.game("aloha"), 2)
    record.play(record.start(), 0)
    record.write(file)
    assert stats_of([file]) == []
    done = vaka_command("stats", file)
    assert (done.status, done.err) == (1, "vaka: no game in these files was played to its end\n")


def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path, vaka_command: Vaka) -> None:
    file = tmp_path / "game.vaka"
    file.write_text("nonsense", encoding="utf-8")
    assert "a record begins with" in vaka_command("stats", file).err
    assert vaka_command("stats", tmp_path / "nothing.vaka").status == 1
    assert vaka_command("stats", file, "--plot", "games.gif").status == 2
    two = [random_record(vaka.game("aloha"), seats) for seats in (2, 3)]
    vaka.Record.write_all(file, two)
    assert "one game with one number of seats" in vaka_command("stats", file, "--plot", tmp_path / "x.svg").err
    assert [(found.seats, found.games) for found in stats_of([file])] == [(2, 1), (3, 1)]
