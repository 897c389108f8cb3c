"""The balance series: sums that add up, whatever the batches and wherever it was broken off."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench import balance


def told(out: Path) -> dict[str, object]:
    """What the file holds."""
    data: dict[str, object] = json.loads(out.read_text(encoding="utf-8"))
    return data


def series(capsys: pytest.CaptureFixture[str], out: Path, games: int, *more: str) -> dict[str, object]:
    """Play so many games of Aloha at random and read the figures."""
    words = ["aloha", "--seats", "2", "--bot", "random", "--games", str(games), "--out", str(out), *more]
    assert balance.main(words) == 0
    printed: dict[str, object] = json.loads(capsys.readouterr().out)
    return printed


def test_a_series_goes_on_where_it_was_broken_off(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    at_once = series(capsys, tmp_path / "one.json", 75)
    series(capsys, tmp_path / "two.json", 30)
    assert series(capsys, tmp_path / "two.json", 75, "--jobs", "2") == at_once
    assert told(tmp_path / "one.json") == told(tmp_path / "two.json")
    assert at_once["games"] == 75


def test_the_figures_fit_together(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    found = series(capsys, tmp_path / "sums.json", 40)
    for name in ("seat wins", "wins in order of play"):
        wins = found[name]
        assert isinstance(wins, list)
        assert sum(wins) == pytest.approx(40)
    by_seat, by_place = found["mean score by seat"], found["mean score by place"]
    assert isinstance(by_seat, list)
    assert isinstance(by_place, list)
    assert sum(by_seat) == pytest.approx(sum(by_place), abs=0.02)
    assert by_place == sorted(by_place, reverse=True)
    for name in ("decisions", "rounds"):
        length = found[f"{name}: mean, least, most"]
        assert isinstance(length, list)
        assert length[1] <= length[0] <= length[2]


def test_points_by_source_add_up_to_the_score() -> None:
    sums = balance.play_batch("vanuatu", 2, {}, "random", 3, range(3))
    assert sum(sums.sources.values()) == sum(sums.scores.values()) == sum(sums.places.values())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["alloha"], "did you mean aloha?"),
        (["aloha", "--seats", "9"], "9"),
        (["aloha", "--option", "mode=hard"], "hard"),
        (["aloha", "--bot", "greedi"], "did you mean greedy?"),
        (["aloha", "--games", "0"], "at least 1 game"),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.main(words) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_file_of_another_series_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    series(capsys, tmp_path / "sums.json", 10)
    before = told(tmp_path / "sums.json")
    assert balance.main(["aloha", "--seats", "3", "--games", "10", "--out", str(tmp_path / "sums.json")]) == 2
    assert "another series" in capsys.readouterr().err
    assert told(tmp_path / "sums.json") == before
