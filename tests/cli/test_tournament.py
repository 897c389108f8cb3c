"""`vaka tournament`: figures for programs and for readers, errors in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Vaka


def test_the_command_prints_json_with_the_promised_keys(vaka_command: Vaka, tmp_path: Path) -> None:
    picture = tmp_path / "bots.svg"
    done = vaka_command("tournament", "aloha", "--bots", "greedy,random,easy", "--games", "2", "--json", "--svg", picture)
    assert done.status == 0, done.err
    data = json.loads(done.out)
    assert set(data) == {"game", "options", "seats", "seed", "duplicate", "games", "standings", "bots", "against"}
    assert data["bots"] == ["greedy", "random", "easy"]
    assert picture.read_text().startswith("<svg")


def test_the_command_tells_a_reader(vaka_command: Vaka) -> None:
    done = vaka_command("tournament", "aloha", "--bots", "greedy,random", "--games", "4", "--duplicate")
    assert "4 games at 1 table from seed 1, duplicate" in done.out
    assert "came in ahead of the one above" in done.out


@pytest.mark.parametrize(
    ("words", "status", "reason"),
    [
        (["aloha"], 2, "--bots"),
        (["aloha", "--bots", "greedy,gredy"], 2, "did you mean greedy?"),
        (["aloha", "--bots", "greedy"], 2, "needs at least 2 bots"),
        (["aloha", "--bots", "greedy,random", "--svg", "x.gif"], 2, "a picture is written to .svg or .png"),
        (["aloha", "--bots", "greedy,random", "--svg", "/no/such/folder/x.svg"], 1, "no such folder"),
    ],
)
def test_the_command_refuses_in_one_line(words: list[str], status: int, reason: str, vaka_command: Vaka) -> None:
    done = vaka_command("tournament", *words)
    assert done.status == status
    assert reason in done.err
    assert done.err.count("\n") == 1
