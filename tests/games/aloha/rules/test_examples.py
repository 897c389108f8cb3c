"""The worked examples of the rulebook's figure, on a sea that satisfies every sentence of them.

The figure's numbers stand on these squares: 1 a1, 2 e5, 3 c3, 4 d4, 5 a5, 6 c6, 7 c5, 8 b6, 9 d6, 10 b5, 11 b3, 12 b4,
13 c4, 14 f6, 15 d5.
"""

from __future__ import annotations

from typing import Any

import pytest

from vaka.engine.testing import Table, position

SEA = ["X#C##X", "A#A###", "###D##", "#A####", "######", "X####X"]
FLEETS = {"yellow": "e5", "green": "c3 c4 d5", "black": "a5 c4", "red": "c5 b3 b4"}


def figure(turn: str, **words: Any) -> Table:
    """The figure with one colour to play; the green and the black Tiki wait on their beaches."""
    tikis = {"yellow": "yellow e5", "red": "red c5"} | words.pop("tikis", {})
    return position("aloha", 4, tiles=SEA, pirogues=FLEETS | words.pop("pirogues", {}), tikis=tikis, turn=turn, **words)


def targets(table: Table, start: str) -> set[str]:
    """What is open and begins with these words, without them."""
    return {text.removeprefix(start).strip() for text in table.open() if text.startswith(start)}


def test_black_pirogue_on_the_beach_goes_two_tiles_in_every_direction() -> None:
    """« La pirogue noire sur la plage (en 1) peut se déplacer de 2 dalles dans toutes les directions. »"""
    launches = {text for text in targets(figure("black"), "launch") if "with" not in text}
    assert launches == {"a3", "b3", "c3", "c2", "c1"}


def test_yellow_tiki_reaches_the_green_pirogue_over_the_dolphin() -> None:
    """« Le Tiki jaune (en 2) peut aller sur la pirogue verte (en 3) grâce au Dauphin (en 4). »"""
    table = figure("yellow")
    assert "hop green c3" in table.open()
    table.play("yellow", "hop green c3")
    assert table.heard("hop") == [{"seat": 2, "owner_seat": 0, "from": "e5", "to": "c3", "moved": "no"}]
    assert table.left == 2  # the rebound costs nothing more


def test_without_the_dolphin_the_yellow_tiki_stays() -> None:
    """The Dauphin is what carries it: with the tile face down the hop is out of reach."""
    table = position("aloha", 4, tiles={"alize": "a5"}, pirogues=FLEETS, tikis={"yellow": "yellow e5"}, turn="yellow")
    assert table.refuses("hop green c3").key == "out-of-reach"


def test_black_pirogue_goes_to_the_coral_and_pushes_the_red_one() -> None:
    """« La pirogue noire (en 5) peut aller sur le Corail magique (en 6) ... la pirogue rouge avec le Tiki rouge (en 7) peut être
    déplacée en 8, en 4, en 9 ou en 10. »"""
    table = figure("black").play("black", "sail a5 c6")
    assert targets(table, "push red c5") == {"b6 with red", "d4 with red", "d6 with red", "b5 with red"}
    table.play("black", "push red c5 d4 with red")
    assert table.left == 1  # the push took an action of its own


@pytest.mark.parametrize("square", ["d5", "c5", "a5"])
def test_red_pirogue_on_the_alize_may_join_another(square: str) -> None:
    """« La pirogue rouge (en 11) placée sur une dalle Alizé peut se rendre en 15, en 7 et en 5, même si une pirogue
    se trouve déjà sur ces dalles ou sur le trajet. »"""
    table = figure("red")
    assert square in targets(table, "sail b3")
    table.play("red", f"sail b3 {square}")
    assert table.heard("sail") == [{"seat": 1, "from": "b3", "to": square, "tiki": "none"}]


def test_red_tiki_has_four_pirogues_in_reach() -> None:
    """« Le Tiki rouge (en 7) peut aller en 15 dans la pirogue verte, en 12 dans la pirogue rouge ou en 13 dans la pirogue verte ou
    noire. »"""
    assert targets(figure("red"), "hop") == {"green d5", "red b4", "green c4", "black c4"}


def test_red_pirogue_with_its_tiki_may_not_join_the_yellow_one() -> None:
    """« La pirogue rouge avec le Tiki rouge (en 7) ne peut aller en 2, car la pirogue adverse contient aussi un Tiki. »"""
    refused = figure("red").refuses("sail c5 e5 with red")
    assert (refused.key, refused.params["to"], refused.rule) == ("two-tikis", "e5", "5.2")


def test_the_same_move_without_a_tiki_is_legal() -> None:
    """It is the two Tikis that forbid it, not the pirogue that is there."""
    assert "sail c5 e5" in figure("red", tikis={"red": "red b4"}).open()


def test_black_tiki_in_a_red_pirogue_on_the_black_arrival_has_won() -> None:
    """« Le joueur avec le Tiki noir dans la pirogue rouge (en 14) a gagné, même si son Tiki est dans une pirogue d'une autre
    couleur que la sienne. »"""
    table = figure("black", pirogues={"red": "f6 b3 b4", "black": "e6 c4"}, tikis={"red": "red b4", "black": "black e6"})
    table.play("black", "hop red f6")
    assert table.asked() == "over"
    assert table.state.winners() == [table.seat("black")]


def test_a_turn_of_three_moves() -> None:
    """« Un joueur peut durant son tour déplacer 3 de ses pirogues. »"""
    table = figure("green").play("green", "sail c3 c2").play("green", "sail c4 c3").play("green", "sail d5 d6")
    assert table.asked() == "red"


def test_a_turn_of_three_reveals() -> None:
    """« ... ou révéler 3 dalles »."""
    table = figure("green")
    for tile in ("e1", "e2", "e3"):
        assert table.asked() == "green"
        table.play("green", f"reveal {tile}").chance("tile ocean")
    assert table.asked() == "red"


def test_a_turn_of_two_moves_and_a_hop() -> None:
    """« ... ou déplacer 2 de ses pirogues + déplacer son Tiki d'une pirogue à une autre »."""
    table = figure("red").play("red", "sail b4 b5").play("red", "sail b3 a5").play("red", "hop red b5")
    assert table.asked() == "yellow"


def test_a_turn_of_a_move_a_hop_and_a_reveal() -> None:
    """« ... ou déplacer 1 de ses pirogues + déplacer son Tiki d'une pirogue à une autre + révéler 1 dalle, etc. »"""
    table = figure("red").play("red", "sail b4 b5").play("red", "hop red b5").play("red", "reveal e1").chance("tile corail")
    assert table.asked() == "yellow"
