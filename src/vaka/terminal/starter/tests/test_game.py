"""The whole game: the contract of Vaka, the table of kinds, the fields."""

from __future__ import annotations

from vaka.engine.testing import check_fields, check_game, check_kinds
from vaka.terminal.starter.game import StarterGame
from vaka.terminal.starter.rules.actions import FIRST, GATHER, KINDS, OUTCOMES

GAME = StarterGame()


def test_it_keeps_the_contract() -> None:
    check_game(GAME, games=2)


def test_the_table_of_kinds_agrees_with_the_code() -> None:
    check_kinds(GAME, KINDS, {"gather": GATHER, "first": FIRST}, OUTCOMES)


def test_no_field_is_forgotten() -> None:
    assert "shells" in check_fields(GAME)
