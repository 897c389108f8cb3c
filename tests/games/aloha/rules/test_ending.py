"""Winning, and the end after the last round (« L'Arrivée »)."""

from __future__ import annotations

import pytest

import vaka
from vaka.engine.testing import position


def test_arrival_in_ones_own_pirogue_wins_at_once() -> None:
    """« L'Arrivée est la dalle à atteindre avec son propre Tiki embarqué dans une pirogue »: even in mid-turn."""
    table = position("aloha", 2, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red").play("red", "sail b2 a1 with red")
    assert table.asked() == "over"
    assert table.state.winners() == [0]
    assert table.state.scores() == [5, 0]
    assert table.heard("win") == [{"seat": 0}]


def test_arrival_from_an_alize_wins() -> None:
    """The two-tile move may end on the Arrivée."""
    table = position("aloha", 2, tiles={"alize": "c3"}, pirogues={"red": "c3"}, tikis={"red": "red c3"}, turn="red")
    table.play("red", "sail c3 a1 with red")
    assert table.state.winners() == [0]


def test_arrival_by_hop_over_a_dolphin_wins() -> None:
    """« (même adverse) »: the pirogue's colour is irrelevant, and so is the way the Tiki came."""
    table = position(
        "aloha", 2, tiles={"dauphin": "b2"}, pirogues={"red": "c3", "black": "a1"}, tikis={"red": "red c3"}, turn="red"
    )
    table.play("red", "hop black a1")
    assert table.state.winners() == [0]


def test_a_win_in_somebody_elses_turn() -> None:
    """Ruling 15: who sails an adverse Tiki to its Arrivée has lost, foolishly."""
    table = position("aloha", 2, pirogues={"black": "b2"}, tikis={"red": "black b2"}, turn="black")
    table.play("black", "sail b2 a1 with red")
    assert table.state.winners() == [0]


def test_a_pirogue_alone_does_not_win() -> None:
    """It is the Tiki that must arrive."""
    table = position("aloha", 2, pirogues={"red": "b2"}, turn="red").play("red", "sail b2 a1")
    assert table.asked() == "red"


def test_anothers_tiki_on_my_arrival_does_not_win() -> None:
    """« Son propre Tiki »: the black Tiki on the red Arrivée is just in a corner."""
    table = position("aloha", 2, pirogues={"black": "b2"}, tikis={"black": "black b2"}, turn="black")
    table.play("black", "sail b2 a1 with black")
    assert table.asked() == "black"
    assert table.state.winners() == []


def test_nothing_is_open_after_the_end() -> None:
    """No seat is asked, and everything is refused with the reason."""
    table = position("aloha", 2, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red").play("red", "sail b2 a1 with red")
    assert table.state.legal() == []
    assert {obstacle.key for obstacle in table.state.obstacles(0)} == {"game-over"}
    assert table.refuses("pass").rule == "6"
    with pytest.raises(vaka.IllegalAction, match="over"):
        table.state.apply(table.game.action_count - 1)


def test_after_thirty_rounds_the_nearest_tiki_wins() -> None:
    """By king's moves to the Arrivée; the others have no rank."""
    table = position(
        "aloha",
        2,
        pirogues={"red": "c3", "black": "b2"},
        tikis={"red": "red c3", "black": "black b2"},
        turn="black",
        first="red",
        round=30,
    ).play("black", "pass")
    assert table.state.winners() == [0]  # two steps from a1, and the black Tiki is four from f6
    assert table.state.scores() == [3, 1]
    assert [event.key for event in table.events] == ["pass", "last-round", "win"]


def test_after_thirty_rounds_level_tikis_draw() -> None:
    """Both Tikis still on their beaches: nobody is nearer."""
    table = position("aloha", 2, turn="black", first="red", round=30).play("black", "pass")
    assert table.state.winners() == [0, 1]
    assert table.heard("draw") == [{"count": 2, "one_seat": 0, "two_seat": 1}]


def test_a_draw_names_only_the_level_seats() -> None:
    """Three play, two are level in front: the third has not drawn."""
    fleets = {"green": "c4", "red": "d5", "yellow": "d3"}
    tikis = {colour: f"{colour} {place}" for colour, place in fleets.items()}
    table = position("aloha", 3, pirogues=fleets, tikis=tikis, turn="yellow", first="green", round=30).play("yellow", "pass")
    assert table.state.scores() == [2, 1, 2]
    assert table.state.winners() == [0, 2]
    assert table.game.tell(table.events[-1], 3) == "A draw between Green and Yellow."


def test_the_thirtieth_round_is_played_to_its_end() -> None:
    """The first player's last turn does not end the game."""
    table = position("aloha", 2, turn="red", first="red", round=30).play("red", "pass")
    assert table.asked() == "black"


def test_a_reveal_as_the_very_last_action_ends_the_game() -> None:
    """The tile is turned up first, then the rounds are over."""
    table = position("aloha", 2, turn="black", first="red", round=30, left=1).play("black", "reveal c3")
    assert table.asked() == "chance"
    table.chance("tile ocean")
    assert table.asked() == "over"


def test_an_arrival_with_the_very_last_action_wins() -> None:
    """Arriving comes before counting."""
    table = position(
        "aloha",
        2,
        pirogues={"red": "b2", "black": "e5"},
        tikis={"red": "red b2", "black": "black e5"},
        turn="black",
        first="red",
        round=30,
        left=1,
    ).play("black", "sail e5 f6 with black")
    assert table.state.winners() == [1]
    assert not table.heard("last-round")
