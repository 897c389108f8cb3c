"""Judges that learn: weights are data, the fit finds weights that are there, and a judge with other weights rates otherwise."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import vaka
from vaka.engine.provenance import read_weights
from vaka.engine.registry import own_games

np = pytest.importorskip("numpy")

LEARNING = sorted(file.parts[-3] for file in (Path(vaka.__file__).parent / "games").glob("*/judge/weights.toml"))


def test_every_judge_can_learn() -> None:
    assert sorted(own_games()) == LEARNING


def test_weights_say_how_they_were_made_and_what_learning_starts_from(tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    file.write_text('made = "by hand"\n[weights]\nfish = 2\n[start]\nfish = 1\n', encoding="utf-8")
    assert read_weights(tmp_path) == {"fish": 2}
    for wrong in ('made = ""\n[weights]\nfish = 2\n[start]\nfish = 1\n', 'made = "by hand"\n[weights]\nfish = 2\n[start]\n'):
        file.write_text(wrong, encoding="utf-8")
        with pytest.raises(AssertionError, match=r"weights\.toml"):
            read_weights(tmp_path)


@pytest.mark.parametrize("name", LEARNING)
def test_the_file_names_every_weight_and_no_other(name: str) -> None:
    kept: Any = import_module(f"vaka.games.{name}.judge.weights")
    data = tomllib.loads((Path(kept.__file__).parent / "weights.toml").read_text(encoding="utf-8"))
    assert data["made"]
    assert tuple(data["weights"]) == tuple(data["start"]) == kept.FEATURES
    assert data["weights"] == {feature: getattr(kept.WEIGHTS, feature) for feature in kept.FEATURES}
    assert data["weights"][kept.FEATURES[0]] == data["start"][kept.FEATURES[0]], "the unit stays"
    assert all(data[title][feature] <= 100 for title in ("weights", "start") for feature in getattr(kept, "PER_CENT", ()))


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
