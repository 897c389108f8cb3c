"""Matches of a search with a network against the judge's, and what a leaf's value is worth."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from bench import duel, leaves
from bench.training.inputs import inputs_of
from bench.training.plan import plan_of
from bench.training.weights import first_weights, in_whole_numbers

import vaka
from vaka.bots import bot, registry


@pytest.fixture
def network(tmp_path: Path) -> Path:
    """A network of Aloha that has learned nothing yet."""
    game, plan = vaka.game("aloha"), plan_of("aloha", 2)
    inputs = inputs_of(game, plan)
    file = tmp_path / "aloha-2.bin"
    file.write_bytes(in_whole_numbers(plan, inputs, first_weights(plan, inputs), game, {"games": 0}))
    return file


def test_a_duel_goes_on_where_it_stopped(
    network: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(duel, "FOLDER", tmp_path / "duels")
    for games in ("1", "2", "2"):
        words = ["duel", "aloha", "--network", str(network), "--seconds", "0.001", "--set", "entrants=2", "--games", games]
        monkeypatch.setattr(sys, "argv", words)
        duel.main()
    (kept,) = (tmp_path / "duels").iterdir()
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 3
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == lines[2], "nothing was played again"
    assert "seconds=0.001,entrants=2 against judging:seconds=0.001" in lines[0]


def test_the_opponent_has_no_network() -> None:
    registry.register(duel.Patient)
    assert "learned=0" in repr(bot("judging:seconds=0.1"))


def test_an_error_is_measured_as_it_stands_and_stretched() -> None:
    wanted = np.array([0.1, 0.5, 0.9])
    off, stretched, slope, told = leaves.error(0.5 * wanted, wanted)
    assert off == pytest.approx(float(np.mean((0.5 * wanted) ** 2)))
    assert (stretched, slope, told) == pytest.approx((0.0, 2.0, 1.0))


def test_ways_to_rate_a_leaf_are_compared(
    network: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A network that repeats the judge is right where the judge is; where they differ most, long searches are asked."""
    monkeypatch.setattr(leaves, "LINES", ((0, 0), (4, 0)))
    monkeypatch.setattr(leaves, "LONG", 0.01)
    monkeypatch.setattr(leaves, "SMALL", {"iterations": 2})
    monkeypatch.setattr(leaves, "GAMES", 1)
    words = ["leaves", "aloha", "--network", str(network), "--player", "random", "--games", "3", "--each", "4"]
    monkeypatch.setattr(sys, "argv", words)
    leaves.main()
    rows = [line.split("|") for line in capsys.readouterr().out.splitlines() if line.startswith(("| judge", "| network"))]
    assert [row[2].strip() for row in rows] == ["0, 0", "0, 0", "4, 0", "4, 0"]
    assert float(rows[0][6]) == pytest.approx(float(rows[1][6]), abs=0.05)
    monkeypatch.setattr(sys, "argv", [*words, "--differ", "2"])
    leaves.main()
    assert capsys.readouterr().out.count("played on") == 2
