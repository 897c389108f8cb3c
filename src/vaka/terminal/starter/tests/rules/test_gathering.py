"""Gathering and the end, as the rules have it. Positions are written in words, moves in notation."""

from __future__ import annotations

from typing import Any

import pytest

from vaka.engine.errors import BadPosition
from vaka.engine.names import OVER
from vaka.engine.testing import position
from vaka.terminal.starter.game import StarterGame

GAME = StarterGame()


def test_up_to_three_shells_are_gathered_from_one_pool() -> None:
    """Paragraph 3.1: a pool with two shells gives one or two."""
    table = position(GAME, 2, shells={"reef": 2, "cove": 5})
    assert table.open() == {"gather 1 reef", "gather 2 reef", "gather 1 cove", "gather 2 cove", "gather 3 cove"}
    table.play("green", "gather 3 cove")
    assert table.scores()[0] == 3


def test_what_is_not_there_is_not_gathered() -> None:
    """Paragraph 3.1, and the reason is told."""
    table = position(GAME, 2, shells={"reef": 2})
    assert table.refuses("gather 3 reef").key == "too-few"
    assert table.refuses("gather 1 creek").key == "pool-empty"


def test_the_most_shells_win() -> None:
    """Chapter 4: the last shell ends the game."""
    table = position(GAME, 2, shells={"reef": 2}, gathered={"green": 9, "red": 8})
    table.play("green", "gather 2 reef")
    assert table.state.actor() == OVER
    assert table.state.winners() == [0]


def test_level_seats_share_the_victory() -> None:
    """Chapter 4."""
    table = position(GAME, 3, shells={"creek": 1}, gathered={"green": 8, "red": 9, "yellow": 1})
    table.play("green", "gather 1 creek")
    assert table.state.winners() == [0, 1]


@pytest.mark.parametrize("words", [{"shells": {"reef": 30}}, {"gathered": {"green": 1}}, {"turn": "purple"}, {"boats": 1}])
def test_a_position_that_cannot_be_is_refused(words: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        position(GAME, 2, **words)
