"""The turn ("Ablauf", "Züge"): draw, one action or none, the hand limit; then the next seat."""

from __future__ import annotations

from tests.games.moorea.playing import held
from vaka.engine.testing import position


def test_the_draw_comes_first_and_is_from_the_pile() -> None:
    """Züge 1: a card of the face-down pile; nobody is asked, for there is no choice (ruling A25)."""
    table = position("moorea", 2, part="drawing", hands={"green": "6 wood"})
    assert table.asked() == "chance"
    table.chance("card fish")
    assert table.asked() == "green"
    assert held(table, 0) == 7
    assert "pass" in table.open()
    assert table.refuses("draw").key == "not-drawing"


def test_the_open_row_is_out_of_reach_without_the_spear() -> None:
    """Züge 1: the card must be a face-down one."""
    table = position("moorea", 2, part="drawing", drawn=1, tools={"green": "cart"}, row="wood clay fish")
    assert table.open() == {"draw", "enough"}
    assert table.refuses("take wood").key == "no-spear"


def test_one_action_and_the_turn_is_over() -> None:
    """Züge 2: exactly one action."""
    table = position("moorea", 2, hands={"green": "3 wood 3 clay"}, display="jetty tiles")
    table.play("green", "buy jetty").chance("display hut")
    assert table.asked() == "chance"
    assert table.write()["turn"] == "red"


def test_passing_is_allowed() -> None:
    """Züge 2: the action is optional."""
    table = position("moorea", 3, hands={"green": "2 wood"}).play("green", "pass")
    assert table.write()["turn"] == "red"


def test_play_goes_clockwise() -> None:
    """Ablauf: after the last seat the first."""
    assert position("moorea", 3, turn="yellow").play("yellow", "pass").write()["turn"] == "green"
