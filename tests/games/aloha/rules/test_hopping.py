"""The Tiki and its dolphins (« Le Tiki », « Le Dauphin »)."""

from __future__ import annotations

from typing import Any

import pytest

from vaka.engine.testing import Table, position


def hops(table: Table) -> set[str]:
    """Every hop that is open."""
    return {text.removeprefix("hop ") for text in table.open() if text.startswith("hop")}


def test_tiki_hops_to_adjacent_pirogues_own_or_adverse() -> None:
    """« Un Tiki peut être déplacé de pirogue en pirogue (à condition qu'elles soient sur des dalles adjacentes) », même adverse."""
    table = position("aloha", 2, pirogues={"red": "c3 d4 f6", "black": "b2"}, tikis={"red": "red c3"}, turn="red")
    assert hops(table) == {"red d4", "black b2"}
    assert table.refuses("hop red f6").key == "out-of-reach"


def test_tiki_leaves_an_adverse_pirogue_as_freely() -> None:
    """« Un Tiki peut même être déplacé vers ou depuis une pirogue adverse. »"""
    table = position("aloha", 2, pirogues={"red": "c3", "black": "c4"}, tikis={"red": "black c4"}, turn="red")
    table.play("red", "hop red c3")
    assert table.state.write()["tikis"]["red"] == ["red", 0]


def test_tiki_on_the_beach_cannot_hop() -> None:
    """The corner ruling: sand is no tile, so a Tiki there has no neighbours."""
    table = position("aloha", 2, pirogues={"red": "e5"}, turn="red")
    refused = table.refuses("hop red e5")
    assert (refused.key, refused.rule) == ("tiki-on-beach", "5.5")


def test_a_pirogue_on_the_beach_cannot_be_boarded() -> None:
    """The corner ruling again, the other way round."""
    table = position("aloha", 2, pirogues={"red": "e5"}, tikis={"red": "red e5"}, turn="red")
    refused = table.refuses("hop red beach")
    assert refused.key == "pirogue-on-beach"
    assert refused.params["to"] == "beach-red"  # a place that there is
    assert refused.params["to"] in table.game.places(table.state)


def test_ruling_10_one_tiki_in_a_pirogue() -> None:
    """A pirogue that carries a Tiki has no room, whosever it is."""
    table = position("aloha", 2, pirogues={"red": "c3", "black": "c4"}, tikis={"red": "red c3", "black": "black c4"}, turn="red")
    assert table.refuses("hop black c4").key == "carries-tiki"
    assert table.refuses("hop red c3").key == "already-aboard"


@pytest.mark.parametrize(("dolphin", "there"), [("d3", "e3"), ("d4", "e5"), ("c4", "c5"), ("b4", "a5"), ("b3", "a3"), ("b2", "a1")])
def test_ruling_4_the_dolphin_lies_in_the_exact_middle(dolphin: str, there: str) -> None:
    """« Le Dauphin doit se trouver entre la pirogue de départ et la pirogue où atterrit le Tiki »: in a straight line."""
    table = position("aloha", 2, tiles={"dauphin": dolphin}, pirogues={"red": f"c3 {there}"}, tikis={"red": "red c3"}, turn="red")
    if there == "a1":  # that is the red arrival
        table.play("red", "hop red a1")
        assert table.state.winners() == [0]
    else:
        assert hops(table) == {f"red {there}"}


def test_ruling_4_a_dolphin_beside_the_line_does_not_serve() -> None:
    """Next to both pirogues is not between them."""
    table = position("aloha", 2, tiles={"dauphin": "c4 d4 d3"}, pirogues={"red": "c3 d5"}, tikis={"red": "red c3"}, turn="red")
    assert table.refuses("hop red d5").key == "out-of-reach"


def test_only_one_dolphin_per_hop() -> None:
    """« Une dalle Dauphin (et une seule) »: no chain."""
    table = position("aloha", 2, tiles={"dauphin": "c3 d3"}, pirogues={"red": "b3 e3"}, tikis={"red": "red b3"}, turn="red")
    assert table.refuses("hop red e3").key == "out-of-reach"


def test_the_rebound_costs_no_further_action() -> None:
    """« Ce “rebond” ne nécessite pas d'action supplémentaire. »"""
    table = position("aloha", 2, tiles={"dauphin": "d3"}, pirogues={"red": "c3 e3"}, tikis={"red": "red c3"}, turn="red")
    table.play("red", "hop red e3")
    assert table.left == 2


def test_ruling_5_the_dolphin_must_lie_face_up() -> None:
    """A tile that nobody has seen carries nobody."""
    table = position("aloha", 2, pirogues={"red": "c3 e3"}, tikis={"red": "red c3"}, turn="red")
    assert not hops(table)
    table.play("red", "reveal d3").chance("tile dauphin")
    assert hops(table) == {"red e3"}


def test_ruling_5_a_pirogue_on_the_dolphin_makes_no_difference() -> None:
    """Nothing forbids the rebound on an occupied Dauphin; the pirogue there can be boarded as well."""
    table = position(
        "aloha", 2, tiles={"dauphin": "d3"}, pirogues={"red": "c3 e3", "black": "d3"}, tikis={"red": "red c3"}, turn="red"
    )
    assert hops(table) == {"red e3", "black d3"}


def test_ruling_6_no_stop_on_a_dolphin() -> None:
    """« Il doit toujours être embarqué dans une pirogue »: a Dauphin without a pirogue is no place to stay."""
    table = position("aloha", 2, tiles={"dauphin": "d3"}, pirogues={"red": "c3"}, tikis={"red": "red c3"}, turn="red")
    assert not hops(table)
    assert ("no-hop", "hop") in {(obstacle.key, obstacle.params["kind"]) for obstacle in table.state.obstacles(0)}


def test_ruling_9_several_hops_are_several_actions() -> None:
    """Only pirogues are limited to one move."""
    table = position("aloha", 2, pirogues={"red": "b3 c3 d3 e3"}, tikis={"red": "red b3"}, turn="red")
    for square in ("c3", "d3", "e3"):
        table.play("red", f"hop red {square}")
    assert table.asked() == "black"
    assert table.state.scores()[0] == 1  # e3 is four steps from a1


def test_a_tiki_hops_out_of_a_pirogue_that_has_moved_and_into_one() -> None:
    """The move of a pirogue does not bind the Tiki."""
    table = position("aloha", 2, pirogues={"red": "c3 e4"}, tikis={"red": "red c3"}, turn="red")
    table.play("red", "sail c3 c4 with red").play("red", "sail e4 d4").play("red", "hop red d4")
    assert table.state.write()["tikis"]["red"] == ["red", 1]


def test_ruling_11_a_hop_into_the_second_pirogue_of_a_tile() -> None:
    """The ban on two Tikis is about pirogues that move: a Tiki may hop to where an adverse one already is."""
    table = position(
        "aloha", 2, pirogues={"red": "c3 c4", "black": "c4"}, tikis={"red": "red c3", "black": "black c4"}, turn="red"
    ).play("red", "hop red c4")
    assert table.state.write()["tikis"] == {"red": ["red", 1], "black": ["black", 0]}


def test_ruling_13_hop_within_a_tile() -> None:
    """Between two pirogues of one tile: « placées sur des dalles adjacentes » forbids it, unless the option is chosen."""
    words: dict[str, Any] = {"pirogues": {"red": "c3", "black": "c3"}, "tikis": {"red": "red c3"}, "turn": "red"}
    usual = position("aloha", 2, **words)
    assert not hops(usual)
    refused = usual.refuses("hop black c3")
    assert (refused.key, refused.rule) == ("same-tile", "4.4")
    assert hops(position("aloha", 2, {"same_tile": "yes"}, **words)) == {"black c3"}


def test_ruling_14_nobody_moves_anothers_tiki() -> None:
    """« On déplace son Tiki »: the hops that are open are those of one's own."""
    table = position(
        "aloha", 2, pirogues={"red": "c3", "black": "c4 d4"}, tikis={"black": "black c4", "red": "red beach"}, turn="red"
    )
    assert not hops(table)
    table.play("red", "sail c3 c2")
    assert table.state.write()["tikis"]["black"] == ["black", 0]


def test_ruling_8_boarding_tells_moved_from_unmoved() -> None:
    """Two own pirogues on a tile, one of which has moved: which one is boarded makes a difference, so both are offered."""
    table = position("aloha", 2, tiles={"alize": "c1"}, pirogues={"red": "c3 d4 c1"}, tikis={"red": "red d4"}, turn="red").play(
        "red", "sail c1 c3"
    )
    assert hops(table) == {"red c3", "red c3 moved"}
    table.play("red", "hop red c3 moved")
    assert table.refuses("sail c3 b3 with red").key == "moved"
    assert "sail c3 b3" in table.open()
