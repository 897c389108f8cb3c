"""Positions in words and as JSON: what cannot be is refused with a reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

import vaka
from vaka.engine.testing import Table, position


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"boats": {}}, "written with tiles, pirogues"),
        ({"pirogues": {"green": "c4"}}, "the colours in play are red, black"),
        ({"pirogues": {"red": "c4 c4 c4"}}, "three pirogues on c4"),
        ({"pirogues": {"red": "c4 c5 c6 d1 d2"}}, "red has 4 pirogues, not 5"),
        ({"pirogues": {"red": "c9"}}, "squares are a1 to f6"),
        ({"tikis": {"red": "red c4"}}, "no red pirogue is at 'c4'"),
        ({"tikis": {"red": "black beach"}}, "aboard another's pirogue on the beach"),
        ({"pirogues": {"red": "c4"}, "tikis": {"red": "red c4", "black": "red c4"}}, "two Tikis in one pirogue"),
        ({"pirogues": {"red": "a1"}, "tikis": {"red": "red a1"}}, "has arrived, but the game is not over"),
        ({"turn": "yellow"}, "the colours in play are red, black"),
        ({"left": 0}, "has an action left"),
        ({"left": 4}, "with 4 actions left cannot be"),
        ({"round": 31}, "round 31"),
        ({"tiles": {"wind": "c4"}}, "a tile is one of ocean, alize, dauphin, corail"),
        ({"tiles": {"corail": "b2 b3 b4 b5 c2"}}, "there are only 4 tiles of corail"),
        ({"tiles": {"ocean": "a6"}}, "the corners, and only they"),
        ({"tiles": ["X####X"] * 5}, "six rows of six"),
        ({"tiles": ["X##Z#X", "######", "######", "######", "######", "X####X"]}, "a tile is one of OADC#"),
        ({"corail": True}, "arrived on a Corail"),
        ({"corail": 1}, "neither true nor false"),
        ({"revealing": "a6"}, "only a face-down tile"),
        ({"revealing": "c4", "pirogues": {"red": "c4"}}, "only a face-down tile"),
    ],
)
def test_words_that_make_no_position(words: dict[str, Any], reason: str) -> None:
    """Each fault has its line."""
    with pytest.raises(vaka.BadPosition) as caught:
        position("aloha", 2, **words)
    assert reason in str(caught.value)


def test_nothing_lies_face_down_in_the_expert_game() -> None:
    """The map is open."""
    with pytest.raises(vaka.BadPosition, match="expert"):
        position("aloha", 2, {"mode": "expert"}, tiles={"alize": "c4"})


def test_a_position_needs_a_word() -> None:
    """Without any it would be the start of a game, which `new` gives."""
    with pytest.raises(vaka.BadPosition, match="at least one word"):
        position("aloha", 2)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("left", 0),
        ("round", 0),
        ("round", 99),
        ("corail", "yes"),
        ("moved", [7]),
        ("moved", [-1]),
        ("turn", "green"),
        ("revealing", "z9"),
        ("revealing", "a1"),
        ("last", ["c3"]),
        ("last", None),
        ("won", ["green"]),
        ("tikis", {"red": ["red", 9], "black": ["black", 0]}),
        ("tikis", {"red": ["red", 0]}),
        ("pirogues", {"red": ["beach"], "black": ["beach"] * 4}),
        ("pirogues", {"red": ["beach"] * 4}),
        ("tiles", []),
        ("tiles", 3),
    ],
)
def test_broken_json_is_refused(field: str, value: object) -> None:
    """Whatever is wrong with a saved position, it is one clear line."""
    table = position("aloha", 2, pirogues={"red": "c3"}, turn="red")
    data = json.loads(json.dumps(table.state.dump()))
    data["position"][field] = value
    with pytest.raises(vaka.BadPosition):
        table.game.load(data)


def test_a_tile_under_way_needs_a_turn_and_an_action() -> None:
    """A reveal before the first turn, without an action to pay for it, or after the end cannot be."""
    table = position("aloha", 2, turn="red").play("red", "reveal c3")
    data = json.loads(json.dumps(table.state.dump()))
    for change in ({"left": 0}, {"round": 0, "left": 0}, {"won": ["red"]}):
        with pytest.raises(vaka.BadPosition):
            table.game.load(data | {"position": data["position"] | change})


def won(table: Table, **changes: object) -> dict[str, Any]:
    """The position of a table as JSON data, with other words."""
    data: dict[str, Any] = json.loads(json.dumps(table.state.dump()))
    return data | {"position": data["position"] | changes}


@pytest.mark.parametrize("winners", [[], ["red"], ["red", "black"]])
def test_nobody_has_won_before_a_tiki_arrives(winners: list[str]) -> None:
    """« L'Arrivée »: in an earlier round than the last, only an arrival ends the game."""
    table = position("aloha", 2, pirogues={"red": "c3"}, turn="red")
    with pytest.raises(vaka.BadPosition, match="no Tiki has arrived"):
        table.game.load(won(table, won=winners))


def test_after_an_arrival_whoever_arrived_has_won() -> None:
    """« L'Arrivée »: its own Tiki, in whosever turn; nobody else, and not nobody."""
    table = position("aloha", 2, pirogues={"red": "b2"}, tikis={"red": "red b2"}, turn="red").play("red", "sail b2 a1 with red")
    assert table.game.load(won(table)).winners() == [0]
    for winners in ([], ["black"], ["red", "black"]):
        with pytest.raises(vaka.BadPosition, match="not the winners"):
            table.game.load(won(table, won=winners))
    with pytest.raises(vaka.BadPosition, match="not the winners"):
        table.game.load(won(table, round=0))
    two = {"red": ["a1"] + ["beach"] * 3, "black": ["f6"] + ["beach"] * 3}
    with pytest.raises(vaka.BadPosition, match="two cannot have arrived"):
        table.game.load(won(table, pirogues=two, tikis={"red": ["red", 0], "black": ["black", 0]}))


def test_after_the_last_round_the_nearest_has_won() -> None:
    """« L'Arrivée »: the nearest Tiki wins, level ones draw; partners win together."""
    table = position("aloha", 2, pirogues={"black": "c3"}, tikis={"black": "black c3"}, turn="black", first="red", round=30, left=1)
    table.play("black", "pass")
    assert table.game.load(won(table)).winners() == [1]
    impossible: list[dict[str, object]] = [{"won": ["red"]}, {"won": []}, {"round": 29}, {"left": 1}, {"turn": "black"}]
    for changes in impossible:
        with pytest.raises(vaka.BadPosition):
            table.game.load(won(table, **changes))
    teams = position("aloha", 4, {"teams": "yes"}, first="red", turn="green", round=30, left=1)
    while teams.asked() != "over":
        teams.play(teams.asked(), "pass")
    assert teams.game.load(won(teams)).winners() == teams.state.winners()


def test_a_position_is_read_as_it_was_written() -> None:
    """Through JSON text and back, with everything that the rules need: the coral that waits, who has moved, the last move."""
    table = position("aloha", 2, tiles={"corail": "c4"}, pirogues={"red": "c3", "black": "e2"}, turn="red").play(
        "red", "sail c3 c4"
    )
    again = table.game.load(json.dumps(table.state.dump()))
    assert again.dump() == table.state.dump()
    assert again.legal() == table.state.legal()
    assert again.write()["last"] == ["c3", "c4"]


def test_nothing_is_lost_or_made() -> None:
    """Tiles, pirogues and Tikis are the same in number after every action."""
    table = position(
        "aloha", 2, tiles={"alize": "c3"}, pirogues={"red": "c3 c5", "black": "c5"}, tikis={"red": "red c3"}, turn="red"
    )
    start = table.state.census()
    assert (start["ocean"], start["alize"], start["pirogues"], start["tikis"]) == (12, 8, 8, 2)
    table.play("red", "reveal e1").chance("tile dauphin")
    table.play("red", "sail c3 a5 with red").play("red", "sail c5 c4")
    assert table.state.census() == start
