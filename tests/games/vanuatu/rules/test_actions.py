"""The nine actions (Actions, 1 to 9; resting has a file of its own)."""

from __future__ import annotations

from typing import Any

import pytest

from vaka.engine.testing import position
from vaka.engine.testing.table import Table


def acting(plan: dict[str, int], **words: Any) -> Table:
    """Purple acts without a character; the others rest."""
    return position("vanuatu", 3, plan={"purple": plan, "yellow": {"rest": 1}, "teal": {"rest": 1}}, **words)


# --- 1: sail ---


def test_1_sail_pays_a_vatu_for_each_tile() -> None:
    """Action 1: 1 to 3 vatus, an equal number of ocean tiles, any direction."""
    table = acting({"sail": 1}, boats={"purple": 3}, vatus=[3, 0, 0])
    assert table.open() == {"sail 3", "sail 6", "sail 7", "sail 7 +2"}
    table.play("purple", "sail 6")
    assert (table.boat[0] + 1, table.vatus[0]) == (6, 1)


def test_1_a_boat_never_enters_an_island() -> None:
    """Action 1: nor a space without a tile."""
    table = acting({"sail": 1})
    assert table.refuses("sail 2").key == "not-ocean"
    assert table.refuses("sail 8").key == "not-ocean"


def test_1_three_tiles_at_most() -> None:
    """Action 1: a tile further away is out of reach."""
    tiles = {"b1": 8, "c1": 9, "santo": 13}
    table = acting({"sail": 1}, boats={"purple": 6}, tiles=tiles, vatus=[9, 0, 0])
    assert "sail 8" in table.open()  # 7, 8
    assert "sail 9" in table.open()  # 7, 8, 9
    far = acting({"sail": 1}, boats={"purple": 6}, tiles=tiles | {"e1": 15, "f1": 14}, vatus=[9, 0, 0])
    assert far.refuses("sail 15").key == "too-far"


def test_1_too_few_vatus() -> None:
    """Action 1: two tiles cost two."""
    table = acting({"sail": 1}, boats={"purple": 3}, vatus=[1, 0, 0])
    assert table.open() == {"sail 7"}
    assert table.refuses("sail 6").key == "no-vatus-to-sail"


def test_ruling_5_out_and_back() -> None:
    """Ruling 5: boats share spaces, and a voyage may end where it began, for two vatus."""
    table = acting({"sail": 1}, vatus=[2, 0, 0]).play("purple", "sail 7")
    assert (table.boat[0] + 1, table.vatus[0]) == (7, 0)


def test_ruling_5_a_voyage_may_be_longer_than_need_be() -> None:
    """Action 1: so many vatus, an equal number of tiles. With fewer vatus left, what is gained later need not be exchanged."""
    words: dict[str, Any] = {"boats": {"purple": 3}, "vatus": [9, 0, 0], "treasure_tiles": {"purple": [3]}}
    thrifty = acting({"sail": 1, "build": 1}, **words).play("purple", "sail 7").play("purple", "treasure 3")
    assert (thrifty.vatus[0], thrifty.prosperity[0]) == (1, 5)  # 8 and 3: exchanged, and too little for the hut that was planned
    spender = acting({"sail": 1, "build": 1}, **words).play("purple", "sail 7 +2").play("purple", "treasure 3")
    assert (spender.boat[0] + 1, spender.vatus[0], spender.prosperity[0]) == (7, 9, 0)


def test_ruling_5_a_detour_is_a_way_of_just_so_many_tiles() -> None:
    """Two tiles lead to a neighbour only past a third that touches both; nobody sails more than three, or without money."""
    table = acting({"sail": 1}, boats={"purple": 3}, vatus=[9, 0, 0])
    assert table.refuses("sail 7 +1").key == "no-detour"
    assert table.refuses("sail 6 +2").key == "too-far"
    triangle = acting({"sail": 1}, boats={"purple": 3}, tiles={"b1": 8}, vatus=[2, 0, 0])
    assert {"sail 7 +1", "sail 8 +1"} <= triangle.open()
    assert triangle.refuses("sail 7 +2").key == "no-vatus-to-sail"


def test_the_navigator_needs_no_detour() -> None:
    """Free of charge all ways are alike; who leaves the bonus unused pays, and may choose."""
    words: dict[str, Any] = {"characters": {"purple": "navigator"}, "boats": {"purple": 3}, "vatus": [9, 0, 0]}
    table = acting({"sail": 1, "rest": 1}, **words)
    assert table.refuses("sail 7 +2").key == "no-detour"
    assert "sail 7 +2" in table.play("purple", "waive").open()


# --- 2: build ---


def test_2_a_hut_costs_three() -> None:
    """Action 2: next to an island with an available location, for 3 vatus."""
    table = acting({"build": 1}, vatus=[4, 0, 0]).play("purple", "build efate")
    assert table.vatus[0] == 1
    assert table.state.write()["players"]["purple"]["supply"] == 7


def test_2_several_own_huts_on_an_island() -> None:
    """Action 2, note: a player may have multiple huts there."""
    table = acting({"build": 1}, huts={"purple": {"efate": 2}}).play("purple", "build efate")
    assert table.state.write()["players"]["purple"]["huts"] == {"efate": 3}


def test_2_no_hut_without_a_location() -> None:
    """Action 2: three locations, three huts."""
    table = acting({"build": 1}, huts={"purple": {"efate": 1}, "yellow": {"efate": 2}})
    assert table.open() == {"retrieve build"}
    assert table.refuses("build efate").key == "no-hut-site"


def test_2_no_hut_on_an_island_that_is_not_adjacent() -> None:
    """General note: the boat must be adjacent to the island."""
    table = acting({"build": 1}, boats={"purple": 3}, tiles={"santo": 12})
    assert table.refuses("build santo").key == "not-adjacent"
    assert table.refuses("build tanna").key == "not-placed"


def test_2_no_hut_without_vatus_or_huts() -> None:
    """Action 2: three vatus, and a hut in hand."""
    assert acting({"build": 1}, vatus=[2, 0, 0]).refuses("build efate").key == "no-vatus-for-hut"
    tiles = {"santo": 12, "malekula": 8, "tanna": 16, "b1": 11, "b2": 13}
    huts = {"purple": {"santo": 3, "malekula": 3, "tanna": 2}}
    assert acting({"build": 1}, tiles=tiles, huts=huts).refuses("build efate").key == "no-huts-left"


# --- 3: explore ---


def test_3_a_treasure_worth_the_tokens() -> None:
    """Action 3: value as many treasure discs as there are, then one of them leaves."""
    table = acting({"explore": 1}, boats={"purple": 6}).play("purple", "explore")
    assert table.state.write()["players"]["purple"]["treasures"] == [2]
    assert table.state.write()["oceans"]["s2"] == [1, 1]


def test_3_the_boat_must_be_on_the_wreck() -> None:
    """General note: on the ocean tile in question."""
    assert acting({"explore": 1}).refuses("explore").key == "no-treasure"


# --- 4: fish ---


@pytest.mark.parametrize(("left", "value"), [(3, 3), (2, 2), (1, 1)])
def test_4_a_fish_tile_worth_the_tokens(left: int, value: int) -> None:
    """Action 4: the first catch of a ground is the best."""
    table = acting({"fish": 1}, tiles={"b2": 12}, oceans={"b2": [left, 0]}, boats={"purple": 12}).play("purple", "fish")
    assert table.state.write()["players"]["purple"]["fish"] == [value]
    assert table.state.write()["oceans"]["b2"] == [left - 1, 0]


def test_4_no_fish_left() -> None:
    """Action 4: an empty ground has none."""
    table = acting({"fish": 1}, boats={"purple": 3}, oceans={"s1": [0, 0]})
    assert table.open() == {"retrieve fish"}
    assert table.refuses("fish").key == "no-fish"


# --- 5: sell fish ---


def test_5_the_seller_chooses_the_tiles() -> None:
    """Action 5: one or more tiles, each value times the price."""
    table = acting({"sell": 1}, fish_tiles={"purple": [1, 3]}, huts={"purple": {"efate": 1}}, vatus=[0, 0, 0], price=2)
    assert table.open() == {"sell 1", "sell 3", "sell 1 3"}
    table.play("purple", "sell 3")
    assert table.vatus[0] == 6
    assert table.state.write()["players"]["purple"]["fish"] == [1]


def test_5_the_price_falls_once_for_each_sale() -> None:
    """Action 5, section 6 row 1: after all sales one step, whatever the number of tiles, never below 1."""
    words: dict[str, Any] = {"fish_tiles": {"purple": [1, 1]}, "huts": {"purple": {"efate": 1}}}
    assert acting({"sell": 1}, **words).play("purple", "sell 1 1").state.write()["price"] == 2
    assert acting({"sell": 1}, price=1, **words).play("purple", "sell 1 1").state.write()["price"] == 1


def test_5_an_own_hut_next_to_the_boat() -> None:
    """Action 5: a hut of another does not do."""
    table = acting({"sell": 1}, fish_tiles={"purple": [1]}, huts={"yellow": {"efate": 1}})
    assert table.open() == {"retrieve sell"}
    assert table.refuses("sell 1").key == "no-hut-here"


def test_5_sold_tiles_leave_the_game() -> None:
    """Action 5: removed from the game."""
    table = acting({"sell": 1}, fish_tiles={"purple": [2]}, huts={"purple": {"efate": 1}}).play("purple", "sell 2")
    assert table.state.write()["reserve"]["fish_gone"] == [0, 1, 0]
    assert table.state.write()["reserve"]["fish_tiles"] == [8, 3, 2]


def test_5_no_sale_without_tiles() -> None:
    """Action 5."""
    table = acting({"sell": 1}, huts={"purple": {"efate": 1}})
    assert table.refuses("sell 1").key == "no-fish-tiles"


# --- 6: buy and export goods ---


@pytest.mark.parametrize(("good", "price", "points"), [("kava", 1, 1), ("copra", 2, 3), ("beef", 3, 5)])
def test_6_prices_and_points(good: str, price: int, points: int) -> None:
    """Action 6: 1, 2, 3 vatus; 1, 3, 5 points."""
    table = acting({"buy": 1}, ships=["KCB", "KKK", "KKC"]).play("purple", f"buy {good} efate")
    assert (table.vatus[0], table.prosperity[0]) == (3 - price, points)


def test_6_the_topmost_ship_that_wants_it() -> None:
    """Action 6: and 2 more points for the last good on a ship."""
    ships: list[Any] = ["CCB", {"wants": "KKC", "aboard": ["kava", "copra"]}, "KKK"]
    table = acting({"buy": 1}, ships=ships).play("purple", "buy kava efate")
    assert table.heard("export") == [{"seat": 0, "good": "kava", "slot": 2, "points": 3}]
    assert table.prosperity[0] == 3


def test_6_a_good_without_demand_is_lost() -> None:
    """Action 6, note: no points, and the cube returns to the reserve. Ruling 6: yet it must be bought."""
    full = {"wants": "KBB", "aboard": ["beef", "beef"]}
    table = acting({"buy": 1}, ships=[full, "KKK", "KCC"], islands={"efate": {"goods": ["beef"]}})
    assert table.open() == {"buy beef efate"}
    table.play("purple", "buy beef efate")
    assert (table.vatus[0], table.prosperity[0]) == (0, 0)
    assert table.state.write()["reserve"]["cubes"][2] == 4


def test_6_a_full_ship_stays_until_the_next_set_up() -> None:
    """Ruling 7: it leaves in the next round."""
    ships: list[Any] = [{"wants": "KKK", "aboard": ["kava", "kava"]}, "CCB", "KCC"]
    table = acting({"buy": 1}, ships=ships).play("purple", "buy kava efate")
    assert table.state.write()["ships"][0]["aboard"] == ["kava"] * 3


def test_6_no_cube_no_money() -> None:
    """Action 6."""
    table = acting({"buy": 1}, vatus=[1, 0, 0], islands={"efate": {"goods": ["beef"]}})
    assert table.refuses("buy beef efate").key == "no-vatus-for-good"
    assert table.refuses("buy kava efate").key == "no-good"
    assert table.open() == {"retrieve buy"}


# --- 7: draw ---


def test_7_a_drawing_is_three_points() -> None:
    """Action 7: at an uncompleted site, 3 points at once."""
    table = acting({"draw": 1}).play("purple", "draw efate")
    assert table.prosperity[0] == 3
    assert table.state.write()["islands"]["efate"]["drawings"] == 1


def test_7_no_drawing_on_a_completed_site() -> None:
    """Action 7."""
    table = acting({"draw": 1}, islands={"efate": {"drawings": 1}})
    assert table.refuses("draw efate").key == "no-drawing-site"


# --- 8: transport tourists ---


def test_8_a_tourist_pays_for_every_hut() -> None:
    """Action 8: 1 vatu for each hut of any colour on the island."""
    huts = {"purple": {"efate": 1}, "teal": {"efate": 2}}
    table = acting({"tourists": 1}, huts=huts, vatus=[0, 0, 0], tourist_tile=2).play("purple", "tourists efate")
    assert table.vatus[0] == 3
    assert table.office == 1
    assert table.state.write()["islands"]["efate"]["tourists"] == 1


def test_8_no_own_hut_is_needed() -> None:
    """Action 8, note: even on an island with no huts at all."""
    table = acting({"tourists": 1}, vatus=[0, 0, 0]).play("purple", "tourists efate")
    assert table.vatus[0] == 0


def test_8_the_limit_of_the_island() -> None:
    """Action 8: five on Efate."""
    table = acting({"tourists": 1}, islands={"efate": {"tourists": 5}})
    assert table.refuses("tourists efate").key == "no-room"


def test_8_nobody_waits() -> None:
    """Action 8: a pawn must be there."""
    assert acting({"tourists": 1}, office=0).refuses("tourists efate").key == "no-tourists"
