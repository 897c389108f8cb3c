"""Moving one's pirogues, plainly and from an Alizé (« Déplacer une de ses pirogues », « Alizé »)."""

from __future__ import annotations

from typing import Any

import pytest

from vaka.engine.testing import Table, position
from vaka.games.aloha.rules.sea import SQUARES, square_of


def goes(table: Table, square: str) -> set[str]:
    """Where the pirogue on this square may go."""
    return {text.split()[2] for text in table.open() if text.startswith(f"sail {square} ")}


def test_move_is_one_tile_in_eight_directions() -> None:
    """« On déplace une pirogue sur une dalle adjacente dans n'importe quelle direction, y compris en diagonale. »"""
    table = position("aloha", 2, pirogues={"red": "c3"}, turn="red")
    assert goes(table, "c3") == {"b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"}
    assert table.refuses("sail c3 c5").key == "one-tile"
    assert table.refuses("sail c3 c3").key == "one-tile"


def test_the_same_pirogue_does_not_move_twice() -> None:
    """« On ne peut pas déplacer deux fois la même pirogue dans son tour. »"""
    table = position("aloha", 2, pirogues={"red": "c3 e3"}, turn="red").play("red", "sail c3 c4")
    assert table.refuses("sail c4 c5").key == "moved"
    assert goes(table, "e3")


def test_moved_is_forgotten_in_the_next_turn() -> None:
    """The limit is for one's turn."""
    table = (
        position("aloha", 2, pirogues={"red": "c3"}, turn="red").play("red", "sail c3 c4").play("red", "pass").play("black", "pass")
    )
    assert goes(table, "c4")


def test_a_plain_move_needs_an_empty_tile() -> None:
    """« Une dalle ne peut accueillir qu'une seule pirogue à la fois », one's own as well."""
    table = position("aloha", 2, pirogues={"red": "c3 c4", "black": "d4"}, turn="red")
    assert {table.refuses("sail c3 c4").key, table.refuses("sail c3 d4").key} == {"occupied"}
    assert table.refuses("sail c3 c4").rule == "5"


def test_hemmed_in_pirogues_are_explained() -> None:
    """All eight neighbours taken, the beach empty: the kind is closed, with its reason."""
    fleets = {"red": "b2", "black": "a1 a2 a3 b3", "green": "b1 c1 c2 c3"}
    table = position("aloha", 4, pirogues=fleets, turn="red")
    assert not goes(table, "b2")
    assert ("all-blocked", "sail") in {(obstacle.key, obstacle.params["kind"]) for obstacle in table.state.obstacles(1)}


def test_all_moved_is_explained() -> None:
    """Nothing at sea that has not moved yet."""
    table = position("aloha", 2, pirogues={"red": "c3"}, turn="red").play("red", "sail c3 c4")
    assert ("all-moved", "sail") in {(obstacle.key, obstacle.params["kind"]) for obstacle in table.state.obstacles(0)}


def test_ruling_7_entering_a_face_down_tile() -> None:
    """A pirogue may go onto a face-down tile: it stays face down, acts as Océan, and cannot be revealed while occupied."""
    table = position("aloha", 2, pirogues={"red": "c3"}, turn="red").play("red", "sail c3 c4")
    assert table.state.write()["tiles"][2][2] == "#"
    assert table.refuses("reveal c4").key == "pirogue-on-tile"
    table.play("red", "pass").play("black", "pass")
    assert goes(table, "c4") == {"b3", "b4", "b5", "c3", "c5", "d3", "d4", "d5"}


def test_leaving_an_alize_is_two_tiles_or_nothing() -> None:
    """« Une pirogue quittant une dalle Alizé doit se déplacer de deux dalles »: no step of one tile."""
    table = position("aloha", 2, tiles={"alize": "c3"}, pirogues={"red": "c3"}, turn="red")
    refused = table.refuses("sail c3 c4")
    assert (refused.key, refused.rule) == ("wind-two", "5.2")


def test_ruling_3_two_tiles_with_bends_and_never_back() -> None:
    """« Deux dalles consécutives dans n'importe quelle direction »: distance exactly 2, bends allowed; never 0 or 1."""
    table = position("aloha", 2, tiles={"alize": "c3"}, pirogues={"red": "c3"}, turn="red")
    ring = {column + row for column in "abcde" for row in "12345"} - {column + row for column in "bcd" for row in "234"}
    assert goes(table, "c3") == ring
    assert table.refuses("sail c3 c3").key == "wind-two"


def test_an_alize_face_down_does_nothing() -> None:
    """Only a tile that was revealed has its effect."""
    assert "c4" in goes(position("aloha", 2, pirogues={"red": "c3"}, turn="red"), "c3")


def test_the_alize_move_is_one_action() -> None:
    """« Le déplacement spécial de 2 dalles ... compte comme une seule action », and it is that pirogue's move (ruling 8)."""
    table = position("aloha", 2, tiles={"alize": "c3 c5"}, pirogues={"red": "c3"}, turn="red").play("red", "sail c3 c5")
    assert table.left == 2
    assert table.refuses("sail c5 c3").key == "moved"


def test_from_an_alize_a_second_pirogue_may_come_and_stay() -> None:
    """« Peut aller sur une dalle contenant déjà une autre pirogue, et y rester tant que l'on veut ! »"""
    table = position("aloha", 2, tiles={"alize": "c3"}, pirogues={"red": "c3", "black": "c5"}, turn="red")
    table.play("red", "sail c3 c5").play("red", "pass").play("black", "pass").play("red", "pass").play("black", "pass")
    assert table.state.write()["pirogues"]["red"][0] == "c5"


def test_never_a_third_pirogue() -> None:
    """« Il ne peut jamais y avoir plus de deux pirogues sur une même dalle ! »"""
    table = position("aloha", 2, tiles={"alize": "c3"}, pirogues={"red": "c3 c5", "black": "c5"}, turn="red")
    assert table.refuses("sail c3 c5").key == "crowded"


def test_a_plain_move_never_makes_a_pair() -> None:
    """Only the beach and the Alizé allow a second pirogue; an ordinary move needs an empty tile."""
    table = position("aloha", 2, tiles={"alize": "c4"}, pirogues={"red": "c3", "black": "c4"}, turn="red")
    assert table.refuses("sail c3 c4").key == "occupied"


def test_what_lies_on_the_way_never_matters() -> None:
    """« ... même si une pirogue se trouve déjà sur ces dalles ou sur le trajet »: all eight neighbours are taken, and it leaves."""
    fleets = {"red": "c3", "black": "b2 b3 b4 c2", "green": "c4 d2 d3 d4"}
    table = position("aloha", 4, tiles={"alize": "c3", "corail": "b4"}, pirogues=fleets, turn="red")
    assert len(goes(table, "c3")) == 16
    table.play("red", "sail c3 a5")
    assert table.refuses("push black b3 a3").key == "no-corail"


def test_ruling_21_leaving_a_shared_tile_is_an_ordinary_move() -> None:
    """One tile to an empty one; two from a face-up Alizé."""
    plain = position("aloha", 2, pirogues={"red": "c3", "black": "c3"}, turn="red")
    assert goes(plain, "c3") == {"b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"}
    windy = position("aloha", 2, tiles={"alize": "c3"}, pirogues={"red": "c3", "black": "c3"}, turn="red")
    assert not goes(windy, "c3") & goes(plain, "c3")
    plain.play("red", "sail c3 c4")
    assert plain.refuses("reveal c3").key == "pirogue-on-tile"  # the other is still there


def test_ruling_12_any_tiki_counts_in_the_exception() -> None:
    """« Une pirogue contenant un Tiki ne peut pas aller sur une dalle avec une pirogue adverse contenant également un
    Tiki »: whosever."""
    words: dict[str, Any] = {"tiles": {"alize": "c3"}, "pirogues": {"red": "c3 d1", "black": "c5 d2"}, "turn": "red"}
    crossed = position("aloha", 2, tikis={"red": "black c5", "black": "red c3"}, **words)
    assert crossed.refuses("sail c3 c5 with black").key == "two-tikis"


def test_ruling_11_own_and_own_is_legal() -> None:
    """The exception is about an adverse pirogue: two of one's own, each with a Tiki, may share a tile."""
    table = position(
        "aloha", 2, tiles={"alize": "c3"}, pirogues={"red": "c3 c5"}, tikis={"red": "red c3", "black": "red c5"}, turn="red"
    ).play("red", "sail c3 c5 with red")
    table.play("red", "pass").play("black", "pass")
    assert {"sail c5 c4 with red", "sail c5 c4 with black"} <= table.open()


def test_a_pirogue_without_tiki_joins_any_other() -> None:
    """Only two Tikis are too many."""
    table = position(
        "aloha", 2, tiles={"alize": "c3"}, pirogues={"red": "c3", "black": "c5"}, tikis={"black": "black c5"}, turn="red"
    )
    assert "c5" in goes(table, "c3")


@pytest.mark.parametrize("aboard", ["red c3", "red beach"])
def test_a_dolphin_does_nothing_for_a_pirogue(aboard: str) -> None:
    """« Une pirogue ne rebondit pas sur un Dauphin. »"""
    table = position("aloha", 2, tiles={"dauphin": "c4"}, pirogues={"red": "c3"}, tikis={"red": aboard}, turn="red")
    assert "c4" in goes(table, "c3")
    assert "c5" not in goes(table, "c3")


def test_ruling_15_a_pirogue_sails_with_whatever_tiki_is_aboard() -> None:
    """Its owner moves it freely, with an adverse Tiki aboard too."""
    table = position("aloha", 2, pirogues={"red": "c3"}, tikis={"black": "red c3"}, turn="red").play("red", "sail c3 c4 with black")
    assert table.heard("sail") == [{"seat": 0, "from": "c3", "to": "c4", "tiki": "black"}]
    assert table.state.write()["tikis"]["black"] == ["red", 0]


def test_two_pirogues_alike_are_offered_once() -> None:
    """Which of two equal pirogues moves makes no difference: one action, and the other says so."""
    table = position("aloha", 2, pirogues={"red": "c3 c3"}, turn="red")
    assert len([action for action in table.state.legal() if table.game.notation(table.state, action) == "sail c3 c4"]) == 1
    twin = table.state.obstacle(SQUARES + square_of("c4"))  # the second pirogue of the colour
    assert twin is not None
    assert twin.key == "twin"
    table.play("red", "sail c3 c4")
    assert "sail c3 c2" in table.open()  # the other has not moved
