"""Exploration (6)."""

from __future__ import annotations

import pytest

from tests.games.paradise.playing import open_with, pass_until, play_all
from vaka.engine.testing import position

NIUE = "0705"


def test_6_1_a_lost_explorer_is_fetched_and_does_not_explore() -> None:
    """6.1: an Explorer in the Lost Box is taken out of it; that ends the step."""
    table = position("paradise", 2, stage="order", lost=["yellow"])
    table.play("yellow", "first yellow")
    assert table.write()["active"] == "red"
    assert not table.write()["seats"]["yellow"]["lost"]


def test_6_1_only_explorers_enter_the_unknown() -> None:
    """6.1, ruling 1: canoes never do."""
    table = position("paradise", 2, stage="moving", stacks={"yellow": {"0606": "transport"}})
    table.play("yellow", "lift transport 0606")
    assert table.refuses("sail 0607").key == "not-known"


def test_6_1_exploring_is_a_choice() -> None:
    """6.1: the Explorer may explore."""
    table = position("paradise", 2, stage="explore")
    table.play("yellow", "rest")
    assert table.write()["active"] == "red"


def test_6_2_tonga_begins_beside_tonga_niue_or_the_ocean() -> None:
    """6.2, the example: Tonga may begin in any unknown hex beside Tonga, Niue, or the ocean hex north-east of Niue."""
    table = position("paradise", 2, tiles={NIUE: "niue-island"}, ocean=["0805"])
    beside_tonga = {"0506", "0607", "0706"}
    beside_niue = {"0704", "0706", "0806"}
    beside_ocean = {"0704", "0804", "0806", "0904", "0905"}
    assert open_with(table, "explore") == beside_tonga | beside_niue | beside_ocean


def test_6_2_enemy_hexes_are_not_crossed() -> None:
    """6.2: a hex with another player's piece is an enemy hex."""
    free = position("paradise", 3, stage="explore")
    held = position("paradise", 3, stacks={"red": {NIUE: "transport"}})
    assert "0806" in open_with(free, "explore")
    assert "0704" in open_with(free, "explore")
    assert "0704" not in open_with(held, "explore")


def test_6_2_face_down_tiles_are_not_known() -> None:
    """6.2, ruling 2: the pre-move does not cross a tile that lies face down, one's own included."""
    table = position("paradise", 2, face_down={"0607": ["rapa", "yellow"]})
    assert "0707" not in open_with(table, "explore")
    table.play("yellow", "turn 0607")
    assert "0707" in open_with(table, "explore")


def test_6_2_the_explorer_starts_from_any_controlled_group() -> None:
    """6.2: on any group with an own Village."""
    table = position("paradise", 2, tiles={"1306": "rapa-nui"}, villages={"yellow": {"1306": 1}})
    assert {"1305", "1307", "1406"} <= open_with(table, "explore")


def test_6_3_open_ocean_lies_where_it_is_found() -> None:
    """6.3: an Open Ocean marker lies in its hex, its knots count."""
    table = position("paradise", 2, stage="explore").play("yellow", "explore 0607").chance("marker ocean2")
    assert table.write()["hexes"]["0607"] == {"ocean": True, "knots": 2}
    assert table.write()["voyage"] == {"at": "0607", "knots": 2}


def test_6_3_an_island_group_is_drawn_and_kept_secret() -> None:
    """6.3: a tile is drawn, laid face down with a Discovered Island marker; others do not know it."""
    table = position("paradise", 2, stage="explore").play("yellow", "explore 0607").chance("marker island2").chance("tile hawaii")
    table.play("yellow", "keep")
    assert table.write()["hexes"]["0607"] == {"tile": "hawaii", "up": False, "found": ["yellow"], "knots": 2}
    assert table.state.redact(1).write()["hexes"]["0607"]["tile"] == "?"
    assert table.state.redact(0).write()["hexes"]["0607"]["tile"] == "hawaii"


def test_6_3_or_revealed_at_once() -> None:
    """6.3: or it is laid face up."""
    table = position("paradise", 2, stage="explore").play("yellow", "explore 0607").chance("marker island1").chance("tile tahiti")
    table.play("yellow", "reveal")
    assert table.state.redact(1).write()["hexes"]["0607"] == {"tile": "tahiti", "up": True, "found": [], "knots": 1}


def test_6_3_the_example_of_tonga() -> None:
    """6.3: by Niue to the south-east: ocean with 1 knot, further south-east an Island Group with 2: 3 knots."""
    table = position("paradise", 3, stage="explore").play("yellow", "explore 0806").chance("marker ocean1")
    table.play("yellow", "explore 0906").chance("marker island2").chance("tile rapa").play("yellow", "keep")
    assert table.write()["voyage"] == {"at": "0906", "knots": 3}


def test_6_3_a_tile_may_be_turned_up_at_any_time() -> None:
    """6.3: by any player who has discovered it, also unasked."""
    table = position("paradise", 2, face_down={"0607": ["rapa", "red"]})
    table.play("red", "turn 0607")
    assert table.write()["hexes"]["0607"]["up"]
    assert table.asked() == "yellow"


def test_6_3_off_course_is_steered_by_the_left_neighbour() -> None:
    """6.3: the player on the left moves the Explorer to an adjacent hex that it can explore; the marker leaves the game."""
    table = position("paradise", 3, stage="explore").play("yellow", "explore 0706").chance("marker off")
    assert table.asked() == "red"
    assert open_with(table, "drift") == {"0607", "0707", "0806", "0807"}
    table.play("red", "drift 0807").chance("marker ocean1")
    data = table.write()
    assert data["voyage"] == {"at": "0807", "knots": 1}
    assert "0706" not in data["hexes"]
    assert data["cup"]["off"] == 3
    assert "0706" in open_with(table, "explore")


def test_6_3_off_course_to_a_face_down_tile_of_another() -> None:
    """6.3: a tile that another has explored is eligible; one's own is not (ruling 4)."""
    table = position("paradise", 3, face_down={"0807": ["rapa", "red"], "0707": ["mangareva", "yellow"]})
    table.play("yellow", "explore 0706").chance("marker off")
    assert open_with(table, "drift") == {"0607", "0806", "0807"}
    table.play("red", "drift 0807")
    assert table.write()["voyage"]["knots"] == 2
    assert table.open() == {"keep", "reveal", "turn 0707"}


def test_6_3_off_course_with_nothing_unknown_around() -> None:
    """6.3: then the Explorer stays, with 2 knots as penalty, and may try again."""
    table = position("paradise", 2, ocean=["0306", "0407", "0506"])
    table.play("yellow", "explore 0307").chance("marker off")
    assert table.write()["voyage"] == {"at": "0307", "knots": 2}
    table.play("yellow", "explore 0307").chance("marker ocean1")
    assert table.write()["hexes"]["0307"] == {"ocean": True, "knots": 3}


def test_6_4_four_knots_or_fewer_explore_on_or_return() -> None:
    """6.4: with 4 knots one may go on or return."""
    table = position("paradise", 2, stage="voyage", voyage=["0607", 4], ocean=["0607"])
    assert "return" in table.open()
    assert open_with(table, "explore")


def test_6_4_five_knots_must_return() -> None:
    """6.4: with 5 knots the Explorer returns."""
    table = position("paradise", 2, stage="voyage", voyage=["0607", 4], ocean=["0607"])
    table.play("yellow", "explore 0707").chance("marker ocean1")
    assert table.write()["active"] == "red"
    assert not table.write()["seats"]["yellow"]["lost"]


def test_6_4_six_knots_are_lost_after_the_hex_is_resolved() -> None:
    """6.4: with 6 the hex is resolved, then the Explorer goes to the Lost Box."""
    table = position("paradise", 2, stage="voyage", voyage=["0607", 4], ocean=["0607"])
    table.play("yellow", "explore 0707").chance("marker island2").chance("tile rapa").play("yellow", "keep")
    assert table.write()["seats"]["yellow"]["lost"]
    assert table.write()["hexes"]["0707"]["found"] == ["yellow"]


def test_6_5_looking_at_anothers_tile_costs_two_knots() -> None:
    """6.5: two knots, a look, then one's own marker or the tile face up."""
    table = position("paradise", 3, face_down={"0607": ["rapa", "red"]}).play("yellow", "explore 0607")
    assert table.write()["voyage"] == {"at": "0607", "knots": 2}
    assert table.state.redact(0).write()["hexes"]["0607"]["tile"] == "rapa"
    assert table.state.redact(2).write()["hexes"]["0607"]["tile"] == "?"
    table.play("yellow", "keep")
    assert table.write()["hexes"]["0607"]["found"] == ["yellow", "red"]


def test_6_5_a_tile_found_by_all_is_turned_up() -> None:
    """6.5: when all have discovered it."""
    table = position("paradise", 2, face_down={"0607": ["rapa", "red"]}).play("yellow", "explore 0607")
    assert table.write()["hexes"]["0607"] == {"tile": "rapa", "up": True, "found": [], "knots": 2}
    assert table.write()["stage"] == "voyage"


def test_6_5_three_markers_at_most() -> None:
    """6.5: a fourth tile is revealed, or another is turned up first."""
    found = {"0506": ["rapa", "yellow"], "0706": ["mangareva", "yellow"], "0707": ["tubuai", "yellow"]}
    table = position("paradise", 2, face_down=found).play("yellow", "explore 0607").chance("marker island1").chance("tile rapa-nui")
    assert table.open() == {"reveal", "turn 0506", "turn 0706", "turn 0707"}
    assert table.refuses("keep").key == "no-marker-left"
    play_all(table, "yellow", "turn 0706", "keep")
    assert table.write()["hexes"]["0607"]["found"] == ["yellow"]


def test_6_5_crossing_a_known_hex_costs_two_knots() -> None:
    """6.5: after exploring, known hexes without enemies may be crossed for two knots."""
    table = position("paradise", 2, stage="voyage", voyage=["0607", 1], ocean=["0607"])
    table.play("yellow", "explore 0606")
    assert table.write()["voyage"] == {"at": "0606", "knots": 3}


def test_6_5_enemy_hexes_are_not_crossed() -> None:
    """6.5: no enemy hexes."""
    table = position("paradise", 2, stage="voyage", voyage=["0506", 1], ocean=["0506"])
    assert table.refuses("explore 0505").key == "enemy-there"


def test_6_6_resolution_clears_the_knots() -> None:
    """6.6: ocean markers stay with their plain side up, knots are taken away."""
    table = position("paradise", 2, stage="explore").play("yellow", "explore 0607").chance("marker ocean2").play("yellow", "return")
    assert table.write()["hexes"] == {"0607": {"ocean": True}}
    assert table.write()["voyage"] is None


def test_6_6_markers_never_return_to_the_cup() -> None:
    """6.6: island markers leave the game, ocean markers stay on the map."""
    table = position("paradise", 2, stage="explore")
    before = table.write()["cup"]
    table.play("yellow", "explore 0607").chance("marker island2").chance("tile rapa").play("yellow", "keep").play(
        "yellow", "return"
    )
    assert table.write()["cup"] == before | {"island2": before["island2"] - 1}


@pytest.mark.parametrize("card", ["navigation", "ocean-chart", "bird-signs"])
def test_6_4_cards_against_knots(card: str) -> None:
    """Ruling 53: at 5 knots and more the explorer is asked for a card."""
    table = position("paradise", 2, stage="voyage", voyage=["0607", 4], ocean=["0607"], cards={"yellow": [card]})
    table.play("yellow", "explore 0707").chance("marker ocean2")
    assert table.open() == {"no card", f"use {card}"}
    table.play("yellow", f"use {card}")
    assert not table.write()["seats"]["yellow"]["lost"]
    assert table.write()["stage"] == ("voyage" if card == "bird-signs" else "explore")


def test_6_4_without_the_right_card_one_is_asked_all_the_same() -> None:
    """Whether somebody is asked never depends on a secret."""
    table = position("paradise", 2, stage="voyage", voyage=["0607", 4], ocean=["0607"], cards={"yellow": ["tiki"]})
    table.play("yellow", "explore 0707").chance("marker ocean2")
    assert table.open() == {"no card"}
    pass_until(table, "explore", "red")
    assert table.write()["seats"]["yellow"]["lost"]
