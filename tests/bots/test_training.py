"""Networks that learn: the data, what they are told, and a whole training with a toy budget."""

from __future__ import annotations

import json
import random
import sys
import tarfile
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from bench import curves, train, train_all
from bench.training.by_numpy import NumpyLearner
from bench.training.inputs import inputs_of
from bench.training.plan import Plan, plan_of
from bench.training.playing import Data, Player, compare, play, play_noted, practice_of, traced, urged_to, words_of
from bench.training.weights import Weights, first_weights, in_whole_numbers

import vaka
from vaka.bots import Bot
from vaka.bots.greedy import GreedyBot
from vaka.bots.networks import read

PLAN = replace(plan_of("aloha", 2), player="step", guided=0.0, games=4, hidden=16, middle=8, match=2, every=1, batch=64)
"""One step ahead and without guides: a turn thought through takes long in plain Python."""


def start(plan: Plan) -> tuple[Weights, bytes]:
    game = vaka.game(plan.game)
    inputs = inputs_of(game, plan)
    weights = first_weights(plan, inputs)
    return weights, in_whole_numbers(plan, inputs, weights, game, {"generation": 0})


def equal(one: Data, other: Data) -> bool:
    return all(np.array_equal(np.asarray(first), np.asarray(second)) for first, second in zip(one, other, strict=True))


def test_the_same_network_and_seed_give_the_same_data() -> None:
    _, data = start(PLAN)
    first = play(PLAN, data, 3, 2)
    assert equal(first, play(PLAN, data, 3, 2))
    assert not np.array_equal(first.inputs, play(PLAN, data, 5, 2).inputs)
    assert not np.array_equal(first.inputs, play(replace(PLAN, seed=2), data, 3, 2).inputs)


def test_a_position_is_told_by_what_came_of_it() -> None:
    """Half by the result, half by what was thought of the next position; a whim says nothing of what was before it."""
    values = [[0.5, 0.5], [0.6, 0.4], [0.2, 0.8]]
    wanted, usable = traced(values, [False, False, False], [1.0, 0.0], 0.5)
    assert usable == [0, 1, 2]
    assert np.allclose(wanted, [[0.6, 0.4], [0.6, 0.4], [1.0, 0.0]])
    wanted, usable = traced(values, [False, False, True], [1.0, 0.0], 0.5)
    assert usable == [0, 2]
    assert np.allclose(wanted[0], [0.6, 0.4])
    wanted, usable = traced(values, [False, False, True], [1.0, 0.0], 1.0)
    assert usable == [0, 1, 2], "where the result alone tells, it tells of all that was played"
    assert np.allclose(wanted, [[1.0, 0.0]] * 3)


class Watched(Bot):
    """The greedy bot, with a list of who was asked."""

    def __init__(self, asked: list[int]) -> None:
        self.player, self.asked = GreedyBot(), asked

    def choose(self, view: vaka.State, rng: random.Random) -> int:
        self.asked.append(int(view.viewer))
        return self.player.choose(view, rng)


def test_positions_are_noted_where_turns_end() -> None:
    plan = replace(PLAN, whim=0.0)
    _, data = start(plan)
    practice, asked = practice_of(plan, data), list[int]()
    first = vaka.game("aloha").new(2)
    play_noted(practice, first, random.Random(1), plan, [Watched(asked)] * 2, [{}, {}])
    ends = sum(one != other for one, other in pairwise(asked))
    assert ends <= len(practice.values) <= ends + 2, "a turn may pass without a choice"
    every = len(asked)
    practice_of_all = practice_of(plan, data)
    play_noted(practice_of_all, first, random.Random(1), replace(plan, ends=False), [Watched([])] * 2, [{}, {}])
    assert len(practice_of_all.values) > every * 0.9 > 2 * ends


def test_alone_a_step_of_the_game_is_a_turn() -> None:
    plan = replace(plan_of("paradise", 1), whim=0.0)
    _, data = start(plan)
    practice = practice_of(plan, data)
    play_noted(practice, vaka.game("paradise").new(1), random.Random(1), plan, [GreedyBot()], [{}])
    assert 20 < len(practice.values) < 60, "about three steps in each of thirteen turns"


@pytest.mark.parametrize("player", ["turn", "search:iterations=4"])
def test_a_network_plays_its_turn_or_a_search(player: str) -> None:
    plan = replace(PLAN, player=player, guided=0.0)
    _, data = start(plan)
    first = play(plan, data, 3, 1)
    assert first.games == 1
    assert equal(first, play(plan, data, 3, 1))


def test_what_is_liked_or_avoided() -> None:
    """Paradise alone: the Explorer may go out or stay at home."""
    state, luck = vaka.game("paradise").new(1), random.Random(2)
    while "explore" not in {words_of("paradise")[action] for action in state.legal()}:
        state.apply(luck.choice(state.legal()))
    rest = next(action for action in state.legal() if words_of("paradise")[action] == "rest")
    out = next(action for action in state.legal() if words_of("paradise")[action] == "explore")
    assert urged_to(state, 0, out, {"rest": 1.0}, luck) == rest
    assert urged_to(state, 0, rest, {"rest": 1.0}, luck) == rest
    assert words_of("paradise")[urged_to(state, 0, rest, {"-rest": 1.0}, luck)] == "explore"
    assert urged_to(state, 0, out, {"rest": 0.0}, luck) == out


def test_what_is_explained() -> None:
    wanted = np.array([0.0, 1.0, 0.0, 1.0])
    assert train.explained(wanted * 0.1 + 0.3, wanted) == pytest.approx(1)
    assert train.explained(np.array([0.0, 0.0, 1.0, 1.0]), wanted) == pytest.approx(0)


def test_numpy_learns_what_it_is_told() -> None:
    weights, data = start(PLAN)
    games = play(PLAN, data, 0, 3)
    told = games._replace(targets=np.tile(np.array([0.9, 0.1], np.float32), (len(games.counts), 1)))
    learner = NumpyLearner(PLAN, weights)
    losses = [learner.learn(told, seed, 0.01) for seed in range(30)]
    assert losses[-1] < 0.4 < losses[0]


def test_pytorch_learns_the_same() -> None:
    pytest.importorskip("torch")
    from bench.training.by_torch import TorchLearner

    weights, data = start(PLAN)
    games = play(PLAN, data, 0, 3)
    learners: list[train.Learner] = [NumpyLearner(PLAN, weights), TorchLearner(PLAN, weights, "cpu")]
    first, second = (learner.learn(games, 1, 0.001) for learner in learners)
    assert first == pytest.approx(second, abs=0.02)


def test_whoever_plays_against_itself_wins_its_share() -> None:
    _, data = start(PLAN)
    score = compare(PLAN, (Player("network", data), Player("network", data)), 7, 0, 4)
    assert score.games == 4
    assert score.won == 2


def test_a_training_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "plan_of", lambda *_: PLAN)
    for generations in ("1", "2"):
        monkeypatch.setattr(sys, "argv", ["train", "aloha", "--numpy", "--run", str(tmp_path), "--generations", generations])
        train.main()
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line["games"] for line in lines if "loss" in line] == [4, 8]
    assert [line["of"] for line in lines if "gate" in line] == [10, 10]
    assert read((tmp_path / "adopted.bin").read_bytes()).about["made"]["plan"]["game"] == "aloha"
    assert (tmp_path / "network-00002.bin").exists()


def test_trainings_that_take_too_long_are_broken_off_and_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine may be had for a while only: what was kept by then is not lost."""
    into = tmp_path / "into"
    (tmp_path / "runs" / "aloha-2").mkdir(parents=True)
    (tmp_path / "runs" / "aloha-2" / "log.jsonl").write_text("{}")
    command = ["train_all", "--minutes", "0", "--grace", "0", "--jobs", "1", "--only", "aloha-2", "--set", "games=1000000"]
    monkeypatch.setattr(sys, "argv", [*command, "--runs", str(tmp_path / "runs"), "--into", str(into)])
    with pytest.raises(SystemExit) as stopped:
        train_all.main()
    assert stopped.value.code == 9
    with tarfile.open(into / "aloha-2.tar") as tar:
        assert "aloha-2/log.jsonl" in tar.getnames()


def test_a_plan_with_a_wrong_number_is_refused() -> None:
    with pytest.raises(SystemExit, match="knows no wimh"):
        plan_of("aloha", 2, {"wimh": 1})


def test_a_curve_is_measured_once_and_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    weights, _ = start(PLAN)
    game = vaka.game("aloha")
    for games in (0, 40):
        data = in_whole_numbers(PLAN, inputs_of(game, PLAN), weights, game, {"games": games})
        (tmp_path / f"network-{games:05}.bin").write_bytes(data)
    out = tmp_path / "curve.svg"
    monkeypatch.setattr(sys, "argv", ["curves", "aloha", "--run", str(tmp_path), "--games", "3", "--out", str(out)])
    curves.main()
    found = curves.measured(tmp_path / "strength.jsonl")
    assert [(point.learned, point.against, point.games) for point in found] == [
        (0, "random", 4),
        (0, "greedy", 4),
        (40, "random", 4),
        (40, "greedy", 4),
    ]
    assert [point.won for point in found[:2]] == [point.won for point in found[2:]], "the same network, the same games"
    assert out.read_text(encoding="utf-8").count("<circle") == 4
    curves.main()
    assert curves.measured(tmp_path / "strength.jsonl") == found, "nothing was measured again"
    assert capsys.readouterr().out.count("won") == 4


def test_a_curve_without_networks_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["curves", "aloha", "--run", str(tmp_path)])
    with pytest.raises(SystemExit, match="no training has kept a network here"):
        curves.main()
