"""Judges that learn: the fit finds weights that are there, and samples are what the judge sees."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")


def test_the_fit_finds_the_weights_behind_the_results() -> None:
    from bench.learn import best_scale, fit, surprise

    luck = np.random.default_rng(4)
    true = np.array([0.8, -0.3, 0.0])
    seen = luck.normal(size=(8000, 3))
    won = (luck.random(8000) < 1 / (1 + np.exp(-seen @ true))).astype(float)
    start = best_scale(seen, won, np.array([1.0, 1.0, 1.0]))
    found = fit(seen, won, start)
    assert np.abs(found - true).max() < 0.12
    assert surprise(seen, won, found) < surprise(seen, won, start) < 0.694


def test_samples_have_both_sides_and_a_result() -> None:
    from bench.learn import samples

    found = samples("moorea", 2, "random", 1, 0)
    assert len(found) > 20
    assert {len(own) for own, _, _ in found} == {len(other) for _, other, _ in found} == {10}
    assert {result for _, _, result in found} <= {0.0, 0.5, 1.0}
