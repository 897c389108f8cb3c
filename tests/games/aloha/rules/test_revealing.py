"""Revealing a tile (« Révéler une dalle »)."""

from __future__ import annotations

import pytest

import vaka
from vaka.engine.testing import position


def test_ruling_24_reveal_anywhere() -> None:
    """« N'importe quelle dalle du plateau de jeu »: no pirogue need be near."""
    table = position("aloha", 2, turn="red")
    corners = {"a6", "f6", "f1", "a1"}
    squares = {column + row for column in "abcdef" for row in "123456"}
    assert {text for text in table.open() if text.startswith("reveal")} == {f"reveal {square}" for square in squares - corners}


def test_no_reveal_under_a_pirogue() -> None:
    """« ... qui n'est pas occupée par une pirogue »."""
    table = position("aloha", 2, pirogues={"black": "c3"}, turn="red")
    refused = table.refuses("reveal c3")
    assert (refused.key, refused.params, refused.rule) == ("pirogue-on-tile", {"to": "c3"}, "4.5")


@pytest.mark.parametrize("square", ["c3", "a6"])
def test_no_reveal_of_what_lies_face_up(square: str) -> None:
    """« On ne peut pas retourner une dalle qui a déjà été révélée »; corners lie face up from the start."""
    assert position("aloha", 2, tiles={"ocean": "c3"}, turn="red").refuses(f"reveal {square}").key == "face-up"


def test_a_reveal_is_a_draw_from_the_tiles_left() -> None:
    """Chance decides, weighted by what still lies face down."""
    table = position("aloha", 2, tiles={"corail": "b2 b3 b4 b5", "dauphin": "c3"}, turn="red").play("red", "reveal c4")
    assert table.asked() == "chance"
    assert table.state.source() == "face-down tiles"
    assert table.open() == {"tile ocean", "tile alize", "tile dauphin"}  # all four Corail are up
    assert table.state.weights() == [12, 8, 7]
    table.chance("tile dauphin")
    assert table.state.write()["tiles"][2][2] == "D"
    assert table.heard("tile") == [{"tile": "c4", "kind": "dauphin"}]
    assert table.asked() == "red"
    assert table.left == 2


def test_chance_never_turns_up_a_kind_of_which_none_is_left() -> None:
    """All four Corail lie face up: a fifth is no outcome, has no weight, and is refused."""
    table = position("aloha", 2, tiles={"corail": "b2 b3 b4 b5"}, turn="red").play("red", "reveal c4")
    fifth = table.game.parse(table.state, "tile corail")
    assert fifth not in table.state.legal()
    assert not table.state.can(fifth)
    assert table.refuses("tile corail").key == "not-open"
    with pytest.raises(vaka.IllegalAction):
        table.state.apply(fifth)
    assert table.asked() == "chance"
    assert table.state.census()["corail"] == 4


def test_ruling_25_the_order_is_secret_because_there_is_none() -> None:
    """What lies face down has no kind before it is turned up: every viewer's position is the same, and none holds a secret."""
    table = position("aloha", 2, pirogues={"red": "c3"}, turn="red")
    for viewer in (0, 1, vaka.SPECTATOR):
        assert table.state.redact(viewer).write() == table.state.write()
        assert table.state.redact(viewer).hidden() == {}


def test_the_last_tile_is_certain() -> None:
    """One outcome is left when one tile is."""
    rows = ["XOOOOX", "OOOOOO", "OOAAAA", "AAAADD", "DDDDDD", "X#CCCX"]
    table = position("aloha", 2, tiles=rows, turn="red", left=1).play("red", "reveal b1")
    assert table.open() == {"tile corail"}
    table.chance("tile corail")
    assert table.asked() == "black"
    assert ("all-revealed", "reveal") in {(obstacle.key, obstacle.params["kind"]) for obstacle in table.state.obstacles(1)}


def test_no_free_tile_is_explained() -> None:
    """One face-down tile, and a pirogue on it."""
    rows = ["XOOOOX", "OOOOOO", "OOAAAA", "AAAADD", "DDDDDD", "X#CCCX"]
    table = position("aloha", 2, tiles=rows, pirogues={"black": "b1"}, turn="red")
    assert ("no-free-tile", "reveal") in {(obstacle.key, obstacle.params["kind"]) for obstacle in table.state.obstacles(0)}


def test_a_tile_revealed_counts_at_once() -> None:
    """An Alizé turned up beside the Tiki's way changes the turn that goes on."""
    table = (
        position("aloha", 2, pirogues={"red": "c3"}, turn="red")
        .play("red", "sail c3 c4")
        .play("red", "reveal c3")
        .chance("tile alize")
    )
    table.play("red", "pass").play("black", "pass").play("red", "sail c4 c3").play("red", "pass").play("black", "pass")
    assert "sail c3 c5" in table.open()
