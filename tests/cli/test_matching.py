"""`vaka match`: figures for programs and for readers, errors in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Vaka

BOT_KEYS = ["name", "wins", "share", "low", "high", "mean_score", "rating", "sigma", "cpu_ms_per_decision"]


def test_the_command_prints_json_with_the_promised_keys(vaka_command: Vaka, tmp_path: Path) -> None:
    picture = tmp_path / "match.svg"
    done = vaka_command("match", "aloha", "--bots", "greedy,random", "--games", "4", "--json", "--plot", picture)
    assert done.status == 0
    data = json.loads(done.out)
    assert set(data) == {"game", "options", "seats", "games", "bots"}
    assert [list(bot) for bot in data["bots"]] == [BOT_KEYS] * 2
    assert picture.read_text().startswith("<svg")


def test_the_command_tells_a_reader(vaka_command: Vaka) -> None:
    done = vaka_command("match", "aloha", "--seats", "3", "--bots", "search:iterations=2,plies=0,random", "--games", 3)
    assert "3 games from seed 1, seats in rotation" in done.out
    assert "search:iterations=2,plies=0 " in done.out
    assert done.out.count("random") == 2
    done = vaka_command("match", "aloha", "--bots", "random,greedy", "--games", 100, "--until", "0.6")
    assert "decided: random wins less than 60%" in done.out


@pytest.mark.parametrize(
    ("words", "status", "reason"),
    [
        (["aloha"], 2, "--bots"),
        (["aloha", "--bots", "gredy,random"], 2, "did you mean greedy?"),
        (["aloha", "--bots", "random"], 2, "Aloha is for 2 to 4 players, not 1"),
        (["aloha", "--bots", "random,random,random", "--seats", "2"], 2, "--bots names 3 bots for 2 seats"),
        (["aloha", "--bots", "random,random", "--until", "2"], 2, "between 0 and 1"),
        (["aloha", "--bots", "random,random", "--plot", "x.gif"], 2, "a plot is written to .svg or .png"),
        (["aloha", "--bots", "random,random", "--out", "/no/such/folder/x"], 1, "no such folder"),
    ],
)
def test_the_command_refuses_in_one_line(words: list[str], status: int, reason: str, vaka_command: Vaka) -> None:
    done = vaka_command("match", *words)
    assert done.status == status
    assert reason in done.err
    assert done.err.count("\n") == 1
