"""Many games in one file: they are the games of `simulate`, and played again they give what positions give."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest
from pyarrow import parquet

import vaka
from tests.cli.conftest import Vaka, vaka_command
from vaka.arena import dataset, random_record, read_games, write_games
from vaka.arena.tables import series_of
from vaka.engine.errors import BadOption, BadRecord

assert vaka_command  # a fixture


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_games_of_a_file_are_those_of_simulate(jobs: int, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    write_games(file, "aloha", 2, {"mode": "expert"}, games=5, seed=3, jobs=jobs)
    assert series_of(file) == ("aloha", 1, 2, {"mode": "expert", "teams": "no", "same_tile": "no"}, 3, None)
    rows = list(read_games(file))
    assert [row["index"] for row in rows] == [0, 1, 2, 3, 4]
    for row in rows:
        record = random_record(vaka.game("aloha"), 2, {"mode": "expert"}, seed=3, index=row["index"])
        assert row["actions"] == [move.action for move in record.moves]
        assert (row["winners"], row["scores"], row["returns"]) == (record.winners, record.scores, record.replay().returns())


@pytest.mark.parametrize("relative", [False, True], ids=["absolute", "relative"])
@pytest.mark.parametrize("size", [7, 4096])
def test_a_data_set_has_every_decision_with_what_was_known_and_open(size: int, relative: bool, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    write_games(file, "moorea", 3, games=2, seed=1)
    parts = list(dataset(file, size=size, relative=relative))
    rows = np.concatenate([part.observations for part in parts])
    masks = np.concatenate([part.masks for part in parts])
    actions, actors, games, returns = (
        np.concatenate([getattr(part, name) for part in parts]) for name in ("actions", "actors", "games", "returns")
    )
    at = 0
    for row in read_games(file):
        state = vaka.game("moorea").new(3)
        for action in row["actions"]:
            seat = state.actor()
            if seat >= 0:
                assert (rows[at] == state.observe(seat, relative=relative)).all()
                assert (masks[at] == state.action_mask(relative=relative)).all()
                assert masks[at][actions[at]] == 1
                assert (actors[at], games[at], returns[at]) == (seat, row["index"], np.float32(row["returns"][seat]))
                at += 1
            state.apply(action)
    assert at == len(rows)


def test_games_among_bots_are_kept_with_their_names(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    write_games(file, "aloha", 2, games=1, bots=["random", "random"])
    assert series_of(file).bots == ["random", "random"]
    assert sum(len(part.actions) for part in dataset(file)) > 10
    with pytest.raises(BadOption, match="1 bots for 2 seats"):
        write_games(file, "aloha", 2, games=1, bots=["random"])


def test_what_is_no_file_of_games_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    parquet.write_table(pa.table({"a": [1]}), file)
    with pytest.raises(BadRecord, match="no file of games"):
        series_of(file)
    file.write_text("no table at all")
    with pytest.raises(BadRecord, match="no file of games"):
        list(dataset(file))


def test_a_game_that_breaks_the_rules_is_named(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    write_games(file, "aloha", 2, games=2)
    table = parquet.read_table(file)
    actions = table.column("actions").to_pylist()
    actions[1][4] = 99
    spoiled = table.set_column(1, table.schema.field("actions"), pa.array(actions, table.schema.field("actions").type))
    parquet.write_table(spoiled, file)
    with pytest.raises(BadRecord, match="game 1, ply 4: 99 is not open"):
        list(dataset(file))


def test_the_command_writes_a_table_or_records(vaka_command: Vaka, tmp_path: Path) -> None:
    file, folder = tmp_path / "games.parquet", tmp_path / "records"
    done = vaka_command("simulate", "aloha", "--games", 3, "--out", file)
    assert done.status == 0
    assert "3 games" in done.out
    assert len(list(read_games(file))) == 3
    done = vaka_command("simulate", "aloha", "--games", 2, "--seed", 4, "--records", folder)
    assert done.status == 0
    records = [vaka.Record.read(path) for path in sorted(folder.iterdir())]
    assert [record.moves for record in records] == [random_record(vaka.game("aloha"), 2, seed=4, index=k).moves for k in range(2)]
    done = vaka_command("simulate", "aloha", "--out", tmp_path / "nowhere" / "games.parquet")
    assert done.status == 1
    assert "there is no such folder" in done.err
