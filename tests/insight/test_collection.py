"""The puzzles that come with each game: right in themselves, and without a secret."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path

import pytest

import vaka
from tests.engine.toys import BidsGame
from vaka.bots.levels import levels_of
from vaka.engine.registry import own_games
from vaka.insight.collection import FILE, Collection, Run, position_of, read, shipped
from vaka.insight.decisions import decisions
from vaka.insight.puzzles import SURE, Counts, Puzzle, bounds_of, written

GAMES = [name for name in own_games() if (vaka.game(name).folder / FILE).exists()]
"""Those that ship with puzzles."""


def puzzle(key: str = "one", failed: tuple[str, ...] = (), gap: float = 0.2) -> Puzzle:
    return Puzzle(key, 0, 3, "sail", gap, 0.01, 0.3, (0, 20), {3: ((1, 4),)}, failed, "here", 7, {"seats": 2})


@pytest.mark.parametrize("name", GAMES)
def test_the_puzzles_of_a_game_are_right_in_themselves(name: str) -> None:
    game = vaka.game(name)
    kept = read(game.folder / FILE)
    assert (kept.game, kept.rules) == (game.id, game.version), "the rules have changed: look for puzzles anew"
    assert kept.puzzles
    assert len({one.key for one in kept.puzzles}) == len(kept.puzzles)
    assert kept.puzzles == sorted(kept.puzzles, key=lambda one: (one.difficulty, -one.gap, one.key))
    for one in kept.puzzles:
        view = position_of(game, one)
        open_now = [decision.actions for decision in decisions(view)]
        assert view.viewer == one.seat == view.actor()
        assert sha256(view.key()).hexdigest().startswith(one.key)
        assert len(open_now) == len(one.costs) >= bounds_of(game).fewest
        assert one.solution in open_now
        assert written(view, one.solution) == one.notation
        assert one.gap >= max(bounds_of(game).clear, SURE * one.error) - 0.002, "rounded to thousandths"
        assert one.played > 0
        others = [cost for actions, cost in zip(open_now, one.costs, strict=True) if actions != one.solution]
        assert one.costs[open_now.index(one.solution)] == 0
        assert min(others) >= round(100 * one.gap) - 1
        assert set(one.failed) <= set(levels_of(game))
        assert one.lines.keys() <= set(view.legal())


@pytest.mark.parametrize("name", GAMES)
def test_a_puzzle_hides_what_its_seat_may_not_know(name: str) -> None:
    """Whatever is drawn for what is hidden, the seat sees the same: so nothing stands in the view that it would not see."""
    game = vaka.game(name)
    for key in shipped(game).keys[::3]:
        one = shipped(game).puzzle(key)
        view = position_of(game, one)
        assert view.dump() == one.view
        for seed in range(3):
            assert view.resample(random.Random(seed)).redact(one.seat).key() == view.key()


@pytest.mark.parametrize("name", GAMES)
def test_where_they_come_from_is_written_down(name: str) -> None:
    kept = read(vaka.game(name).folder / FILE)
    assert sum(run.counts.found - run.twice for run in kept.runs) == len(kept.puzzles) + len(kept.struck)
    assert not {one.key for one in kept.puzzles} & set(kept.struck)
    for run in kept.runs:
        assert run.command.startswith(f"vaka puzzles {name} ")
        assert len(run.commit) >= 7
        assert "dirty" not in run.commit
        counts = run.counts
        assert counts.positions >= counts.glanced >= counts.candidates == counts.unproven + counts.refuted + counts.found


def test_a_collection_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    kept = Collection("aloha", 1)
    run = kept.run("vaka puzzles aloha --seed 1", "0.1.0", "abc")
    run.counts.add(Counts(games=1, found=2))
    kept.add([puzzle("hard", ("easy",)), puzzle("easy")], run)
    kept.add([puzzle("easy")], run)
    kept.write(file)
    again = read(file)
    assert again == kept
    assert [one.key for one in again.puzzles] == ["easy", "hard"], "the easiest first"
    assert run.twice == 1
    again.strike("hard")
    again.write(file)
    again = read(file)
    again.add([puzzle("hard")], again.runs[0])
    assert [one.key for one in again.puzzles] == ["easy"], "what was struck out does not come back"
    assert again.run("vaka puzzles aloha --seed 1", "0.1.0").counts.games == 1, "it goes on"
    assert again.run("vaka puzzles aloha --seed 2", "0.1.0") == Run("vaka puzzles aloha --seed 2", "0.1.0")


@pytest.mark.parametrize("text", ["", "{}\n", "nothing\n", '{"game": "aloha", "rules": 1, "runs": []}\n{"key": "one"}\n'])
def test_another_file_is_no_file_of_puzzles(tmp_path: Path, text: str) -> None:
    file = tmp_path / "other.jsonl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="is no file of puzzles"):
        read(file)


def test_a_game_without_a_file_has_none() -> None:
    assert len(shipped(BidsGame())) == 0


def test_a_game_made_from_another_has_puzzles_of_its_own() -> None:
    """Where the class of a game is extended its folder is the same, but its positions are not."""

    class Isles(type(vaka.game("vanuatu"))):  # type: ignore[misc]
        id = "isles"

    assert len(shipped(vaka.game("vanuatu"))) > 0
    assert len(shipped(Isles())) == 0
