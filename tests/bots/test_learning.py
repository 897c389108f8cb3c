"""Judges that learn: weights are data, the fit finds weights that are there, and a judge with other weights rates otherwise."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import vaka
from vaka.engine.provenance import learned
from vaka.engine.registry import own_games

np = pytest.importorskip("numpy")

LEARNING = sorted(file.parts[-3] for file in (Path(vaka.__file__).parent / "games").glob("*/judge/weights.py"))


def test_every_judge_can_learn() -> None:
    assert sorted(own_games()) == LEARNING


class Weights:
    """Of a judge that counts two things."""

    def __init__(self) -> None:
        self.fish = 1
        self.shells = 3


def test_what_was_learned_stands_in_a_file_that_says_how(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    assert vars(learned(Weights(), tmp_path)) == {"fish": 1, "shells": 3}
    file.write_text('made = "by matches"\n[weights]\nfish = 2\n', encoding="utf-8")
    assert vars(learned(Weights(), tmp_path)) == {"fish": 2, "shells": 3}
    for wrong in ('made = ""\n[weights]\nfish = 2\n', 'made = "by matches"\n[weights]\nfishes = 2\n'):
        file.write_text(wrong, encoding="utf-8")
        with pytest.raises(AssertionError, match=r"weights\.toml"):
            learned(Weights(), tmp_path)


def test_what_learning_writes_a_judge_reads(tmp_path: Path) -> None:
    from bench.learn import write

    write(tmp_path / "weights.toml", "python -m bench.learn", {"fish": 5, "shells": 0})
    assert vars(learned(Weights(), tmp_path)) == {"fish": 5, "shells": 0}


@pytest.mark.parametrize("name", LEARNING)
def test_learning_finds_every_weight_where_it_is_declared(name: str) -> None:
    """What is compiled has forgotten their order: it is read from the source, and must be what the judge has."""
    from bench.learn import Subject

    subject = Subject(name)
    kept: Any = import_module(f"vaka.games.{name}.judge.weights")
    assert sorted(subject.names) == [weight for weight in dir(kept.WEIGHTS) if not weight.startswith("_")]
    assert subject.weights == subject.start, "nothing was learned so far"
    assert subject.start[subject.names[0]] == 100, "the first is the unit"
    assert all(subject.start[weight] <= most for weight, most in subject.most.items())
    assert name == "moorea" or subject.most


@pytest.mark.parametrize("name", LEARNING)
def test_a_judge_with_other_weights_rates_otherwise(name: str) -> None:
    from bench.learn import Subject, play, samples_of

    subject = Subject(name)
    samples = samples_of(name, 2, play(name, 2, "random", 3, 0))[:40]
    kept, before = subject.weights, subject.ratings(samples)
    subject.weigh({feature: weight * 2 + 1 for feature, weight in kept.items()})
    other = subject.ratings(samples)
    subject.weigh(kept)
    assert (other != before).any()
    assert (subject.ratings(samples) == before).all()


@pytest.mark.parametrize("name", LEARNING)
def test_a_judge_may_learn_that_something_counts_for_nothing(name: str) -> None:
    from bench.learn import Subject, play, samples_of

    subject = Subject(name)
    samples = samples_of(name, 2, play(name, 2, "random", 3, 1))[:20]
    kept = subject.weights
    subject.weigh(dict.fromkeys(subject.names[1:], 0))
    try:
        assert np.isfinite(subject.ratings(samples)).all()
    finally:
        subject.weigh(kept)


def test_the_fit_finds_the_weights_behind_the_results() -> None:
    from bench.learn import best_scale, fit, surprise

    luck = np.random.default_rng(4)
    true = np.array([0.8, -0.3, 0.0])
    seen = luck.normal(size=(8000, 3))
    won = (luck.random(8000) < 1 / (1 + np.exp(-seen @ true))).astype(float)
    start = best_scale(seen @ np.ones(3), won)[0] * np.ones(3)
    found, level = fit(seen, won, start)[:-1], fit(seen, won, start)[-1]
    assert np.abs(found - true).max() < 0.12
    assert abs(level) < 0.1
    assert surprise(seen @ found + level, won) < surprise(seen @ start, won) < 0.694


def test_a_weight_that_was_lost_is_found_again() -> None:
    """Who is rated better by the judge as it is wins more often; one that forgot what cards are worth learns it from that."""
    from bench.learn import Subject, play, refit, samples_of

    subject = Subject("moorea")
    kept = subject.weights
    samples = [sample for index in range(6) for sample in samples_of("moorea", 2, play("moorea", 2, "random", 1, index))]
    luck = np.random.default_rng(5)
    chances = 1 / (1 + np.exp(-subject.ratings(samples) / 300))
    samples = [sample._replace(won=float(luck.random() < chance)) for sample, chance in zip(samples, chances, strict=True)]
    try:
        subject.weigh({"cards": kept["cards"] // 4})
        found = refit(subject, samples, rounds=3)
    finally:
        subject.weigh(kept)
    assert abs(found["cards"] - kept["cards"]) < kept["cards"] // 3
