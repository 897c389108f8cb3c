"""Judges say of the golden games what they said before, to the last bit."""

from __future__ import annotations

import pytest

from tests.games.ratings import place, ratings
from vaka.engine.registry import own_games


@pytest.mark.parametrize("name", own_games())
def test_a_judge_rates_the_golden_games_as_before(name: str) -> None:
    assert ratings(name) == place(name).read_text(encoding="utf-8"), "if that is meant: python -m tests.games.ratings"
