"""Launching a pirogue (« Mettre une pirogue à la mer »)."""

from __future__ import annotations

from vaka.engine.testing import position


def test_launch_goes_exactly_two_tiles() -> None:
    """« Une pirogue au départ de la plage est déplacée de deux dalles consécutives »: never one tile, never three."""
    table = position("aloha", 2, turn="red")
    assert {text for text in table.open() if text.startswith("launch") and "with" not in text} == {
        f"launch {square}" for square in ("d6", "d5", "d4", "e4", "f4")
    }
    assert table.refuses("launch e5").key == "launch-two"
    assert table.refuses("launch c3").key == "launch-two"
    assert table.refuses("launch f6").key == "launch-two"


def test_launch_with_or_without_the_tiki() -> None:
    """Every pirogue of the beach may go, the one with the Tiki as well."""
    table = position("aloha", 2, turn="red")
    assert {"launch d4", "launch d4 with red"} <= table.open()
    table.play("red", "launch d4 with red")
    assert table.heard("launch") == [{"seat": 0, "to": "d4", "tiki": "red"}]


def test_launch_may_land_on_an_occupied_tile() -> None:
    """« Une pirogue qui quitte la plage peut aller sur une dalle déjà occupée. »"""
    table = position("aloha", 2, pirogues={"black": "d4"}, turn="red").play("red", "launch d4")
    assert table.asked() == "red"


def test_launch_never_makes_a_third() -> None:
    """« Il ne peut jamais y avoir plus de deux pirogues sur une même dalle ! »"""
    table = position("aloha", 2, pirogues={"black": "d4", "red": "d4"}, turn="red")
    refused = table.refuses("launch d4")
    assert (refused.key, refused.params) == ("crowded", {"to": "d4"})


def test_two_tiki_ban_binds_the_launch() -> None:
    """The launch follows the text of the Alizé, exception included: no Tiki to an adverse pirogue with one."""
    table = position("aloha", 2, pirogues={"black": "d4"}, tikis={"black": "black d4"}, turn="red")
    assert table.refuses("launch d4 with red").key == "two-tikis"
    assert "launch d4" in table.open()


def test_launch_does_not_care_for_what_lies_on_the_way() -> None:
    """Pirogues and tiles that are passed over neither block nor act."""
    table = position("aloha", 2, tiles={"corail": "e5"}, pirogues={"black": "e5 e6 f5"}, turn="red").play("red", "launch d4")
    assert table.refuses("push black e5 d5").key == "no-corail"


def test_ruling_8_a_launch_is_the_move_of_its_pirogue() -> None:
    """« On ne peut pas déplacer deux fois la même pirogue dans son tour »: a launch counts."""
    table = position("aloha", 2, turn="red").play("red", "launch d4")
    assert table.refuses("sail d4 c4").key == "moved"


def test_a_pirogue_that_left_never_returns_to_the_beach() -> None:
    """« Une pirogue qui quitte la plage ne peut plus y retourner »: back in its corner it is on the water."""
    table = position("aloha", 2, pirogues={"red": "e5"}, turn="red").play("red", "sail e5 f6")
    table.play("red", "pass").play("black", "pass")
    assert {text for text in table.open() if text.startswith("sail")} == {"sail f6 e6", "sail f6 e5", "sail f6 f5"}


def test_launch_is_over_when_the_beach_is_empty() -> None:
    """All four at sea: there is nothing to launch, and the reason says so."""
    table = position("aloha", 2, pirogues={"red": "c4 d4 c3 d3"}, turn="red")
    assert not {text for text in table.open() if text.startswith("launch")}
    kinds = {obstacle.params["kind"]: obstacle.key for obstacle in table.state.obstacles(0)}
    assert kinds["launch"] == "beach-empty"


def test_all_launch_tiles_full_blocks_the_launch() -> None:
    """Ten pirogues of three others can close the five tiles before a beach."""
    table = position("aloha", 4, pirogues={"green": "d6 d5 d4 e4", "yellow": "d6 d5 d4 e4", "black": "f4 f4"}, turn="red")
    assert not {text for text in table.open() if text.startswith("launch")}
    assert {obstacle.key for obstacle in table.state.obstacles(1)} == {"all-blocked", "none-afloat", "no-corail", "tiki-on-beach"}
