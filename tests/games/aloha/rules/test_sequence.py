"""The first player, the turn of three actions, and the rounds."""

from __future__ import annotations

import pytest

import vaka
from vaka.engine.testing import Table, position


def test_the_first_player_is_drawn() -> None:
    """Every seat alike, by chance, before anything else."""
    state = vaka.game("aloha").new(3)
    assert state.actor() == vaka.CHANCE
    assert state.source() == "first player"
    assert state.weights() == [1, 1, 1]
    table = Table(state).chance("first yellow")
    assert table.asked() == "yellow"
    assert table.heard("first") == [{"seat": 2}]


def test_play_goes_clockwise() -> None:
    """Green, red, yellow, black, and round again."""
    table = position("aloha", 4, turn="yellow")
    order = []
    for _ in range(5):
        order.append(table.asked())
        table.play(order[-1], "pass")
    assert order == ["yellow", "black", "green", "red", "yellow"]


def test_three_actions_in_a_turn() -> None:
    """In any order and combination."""
    table = position("aloha", 2, turn="red").play("red", "launch d4").play("red", "launch e4").play("red", "launch f4")
    assert table.asked() == "black"
    assert table.left == 3


def test_ruling_22_the_rest_of_a_turn_may_be_passed() -> None:
    """Nobody has to use all three actions, nor any."""
    table = position("aloha", 2, turn="red").play("red", "pass")
    assert table.heard("pass") == [{"seat": 0, "left": 3}]
    table.play("black", "launch c3").play("black", "pass")
    assert table.heard("pass")[1] == {"seat": 1, "left": 2}
    assert table.asked() == "red"


def test_a_round_is_complete_when_the_first_player_is_asked_again() -> None:
    """Rounds are counted from whoever began."""
    table = position("aloha", 3, turn="red", first="red")
    for colour, number in (("red", 1), ("yellow", 1), ("green", 2), ("red", 2)):
        table.play(colour, "pass")
        assert table.round == (number if colour != "green" else 2)


def test_a_player_with_nothing_else_to_do_passes() -> None:
    """Hemmed in with everything revealed: pass is open, as always, and the reasons are told."""
    rows = ["XOOOOX", "OOOOOO", "OOAAAA", "AAAADD", "DDDDDD", "XCCCCX"]
    fleets = {"red": "b5 b4 b2 a1", "black": "a3 a4 a5 a6", "green": "b6 c6 c5 c4", "yellow": "b3 c3 c2 c1"}
    table = position("aloha", 4, tiles=rows, pirogues=fleets, tikis={"red": "red b5"}, turn="red", moved=["b2", "a1", "b4"])
    assert "pass" in table.open()
    assert ("all-blocked", "sail") in {(obstacle.key, obstacle.params["kind"]) for obstacle in table.state.obstacles(1)}


def test_who_is_not_asked_hears_why() -> None:
    """One reason for each kind of action: it is another's turn, the game is over, or chance decides."""
    table = position("aloha", 2, turn="red")
    assert [obstacle.key for obstacle in table.state.obstacles(1)] == ["not-your-turn"] * 6
    assert table.refuses("pass", "black").rule == "3"
    table.play("red", "reveal c3")
    assert {obstacle.key for obstacle in table.state.obstacles(0)} == {"chance"}


def test_an_illegal_action_changes_nothing() -> None:
    """It raises with the sentence of the reason, and the position stays as it was."""
    table = position("aloha", 2, pirogues={"red": "c3 c4"}, turn="red")
    before = table.state.dump()
    with pytest.raises(vaka.IllegalAction, match="There is a pirogue on c4 already") as caught:
        table.play("red", "sail c3 c4")
    assert caught.value.obstacle is not None
    assert table.state.dump() == before
    assert table.events == []


def test_undo_stops_at_chance_and_at_the_turn() -> None:
    """What one did oneself can be taken back; a revealed tile and another's turn cannot."""
    table = position("aloha", 2, turn="red").play("red", "launch d4")
    assert table.state.floor == 0
    table.play("red", "reveal c3").chance("tile ocean")
    assert table.state.floor == table.state.ply
    table.play("red", "launch e4")
    assert table.asked() == "black"
    assert table.state.floor == table.state.ply
