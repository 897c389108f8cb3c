"""The set-up of a round (phase I) and the placing of tiles."""

from __future__ import annotations

from typing import Any

from vaka.engine.testing import position
from vaka.engine.testing.table import Table
from vaka.games.vanuatu.rules.box import CELLS
from vaka.games.vanuatu.rules.packed import bit
from vaka.games.vanuatu.rules.rounds.placing import beside_two


def last_action(**words: Any) -> Table:
    """A position where one retrieval ends the round."""
    return position("vanuatu", 3, {"characters": "no"}, **({"plan": {"purple": {"build": 1}}, "vatus": [0, 0, 0]} | words))


def test_1_2_tourists_who_were_not_fetched_leave() -> None:
    """I.1, I.2: the round advances; pawns and tile leave, the next tile brings as many as it shows."""
    table = last_action(tourist_tile=3, office=2).play("purple", "retrieve build")
    assert table.state.write()["round"] == 2
    assert table.state.source() == "tourist tiles"
    table.chance("tourists 1")
    assert table.office == 1
    assert table.state.write()["tourist_gone"] == [3]


def test_3_a_full_ship_leaves_and_the_others_move_up() -> None:
    """I.3: cubes return to the reserve, tiles below move up, the new one comes in at the bottom."""
    full = {"wants": "KKC", "aboard": ["kava", "kava", "copra"]}
    table = last_action(ships=["KBB", full, "KKK"]).play("purple", "retrieve build")
    table.chance("tourists 1")
    assert table.state.source() == "ships"
    table.chance("ship kcb")
    assert [ship["wants"] for ship in table.state.write()["ships"]] == ["KBB", "KKK", "KCB"]
    assert table.state.write()["discards"] == ["KKC"]
    assert table.state.write()["reserve"]["cubes"] == [9, 7, 5]


def test_3_an_exhausted_stack_is_made_of_the_discards() -> None:
    """I.3: the ship that has just left is among them."""
    full = {"wants": "KKC", "aboard": ["kava", "kava", "copra"]}
    discards = ["KKC", "KKB", "KCC", "KCB", "KCB", "CCB", "CBB"]
    table = last_action(ships=["KBB", full, "KKK"], deck=[], discards=discards).play("purple", "retrieve build")
    table.chance("tourists 1")
    assert dict(zip(sorted(table.open()), table.state.weights(), strict=True))["ship kkc"] >= 1
    assert sum(table.state.weights()) == 8


def test_4_only_islands_without_any_cube_are_refilled() -> None:
    """I.4: one cube left means no refill."""
    islands = {"efate": {"goods": ["beef"]}, "santo": {"goods": []}}
    table = last_action(tiles={"santo": 12}, islands=islands).play("purple", "retrieve build").chance("tourists 1")
    data = table.state.write()["islands"]
    assert data["efate"]["goods"] == ["beef"]
    assert data["santo"]["goods"] == ["kava", "beef"]


def test_4_a_scarce_cube_goes_to_the_printed_island_first() -> None:
    """Ruling: what the reserve has, Efate first, then in the order of placement; a part-filled island waits."""
    beef = {"wants": "KBB", "aboard": ["beef", "beef"]}
    also = {"wants": "CBB", "aboard": ["beef", "beef"]}
    words: dict[str, Any] = {"ships": [beef, also, {"wants": "KCB", "aboard": ["beef"]}]}
    words |= {"tiles": {"santo": 12}, "islands": {"efate": {"goods": []}, "santo": {"goods": []}}}
    table = last_action(**words).play("purple", "retrieve build").chance("tourists 1")
    data = table.state.write()["islands"]
    assert data["efate"]["goods"] == ["kava", "copra", "beef"]
    assert data["santo"]["goods"] == ["kava"]


def test_5_the_fish_price_is_reset() -> None:
    """I.5: back to 3."""
    assert last_action(price=1).play("purple", "retrieve build").chance("tourists 1").state.write()["price"] == 3


def test_6_tiles_touch_two_and_islands_keep_apart() -> None:
    """I.6: next to two placed tiles; an island touches no island, an ocean touches one; either tile first."""
    table = position("vanuatu", 3, stage="placing", round=2, volcano=["santo", "b1"])
    assert table.open() == {"place santo 8", "place santo 12", "place b1 1"}
    assert table.refuses("place santo 1").key == "touches-island"
    assert table.refuses("place b1 12").key == "touches-no-island"
    assert table.refuses("place santo 16").key == "touches-too-few"
    assert table.refuses("place b1 7").key == "space-taken"


def test_6_the_first_player_places_both_in_any_order() -> None:
    """I.6: and the second tile may use what the first has opened."""
    table = position("vanuatu", 3, stage="placing", round=2, volcano=["santo", "b1"], first="teal", turn="teal")
    table.play("teal", "place santo 12").play("teal", "place b1 11")
    assert table.state.write()["tiles"]["b1"] == 11
    assert table.state.source() == "archipelago tiles"


def test_6_if_a_tile_fits_nowhere_the_other_comes_first() -> None:
    """I.6: and then it may fit."""
    tiles = {"c1": 1, "c2": 10, "f1": 5, "e1": 11, "santo": 12, "b1": 13, "malekula": 8, "b2": 4}
    table = position("vanuatu", 3, stage="placing", round=6, tiles=tiles, volcano=["tanna", "e2"])
    assert not {text for text in table.open() if text.startswith("place tanna")}
    assert table.refuses("place tanna 9").key == "other-tile-first"


def test_6_the_fallback_is_any_space_beside_two_tiles() -> None:
    """I.6: "If it still cannot be legally placed (this is very rare), then place it next to any 2 already-placed tiles"."""
    tiles = {"c1": 1, "c2": 10, "f1": 5, "e1": 11, "santo": 12, "b1": 13, "malekula": 8, "b2": 4}
    table = position("vanuatu", 3, stage="placing", round=6, tiles=tiles, volcano=["tanna"], left=0)
    open_now = table.open()
    assert open_now == {"place tanna 9", "place tanna 14", "place tanna 16"}
    table.play(0, "place tanna 9")
    assert table.heard("place-anyhow")


def test_no_placement_ever_ends_in_a_dead_end() -> None:
    """Whatever is placed: while a space is empty, one of them touches two tiles. All 4096 sets beyond the first four tiles."""
    start = bit(1) | bit(2) | bit(5) | bit(6)
    rest = [space for space in range(CELLS) if not (start >> space) & 1]
    for chosen in range(2 ** len(rest) - 1):
        placed = start
        for number, space in enumerate(rest):
            if (chosen >> number) & 1:
                placed |= bit(space)
        assert beside_two(placed) != 0


def test_7_new_tiles_are_filled() -> None:
    """I.7: fish and treasures on an ocean, goods on an island."""
    table = position("vanuatu", 3, stage="placing", round=2, volcano=["santo", "b1"])
    table.play(0, "place santo 12").play(0, "place b1 11")
    assert table.state.write()["oceans"]["b1"] == [1, 3]
    assert table.state.write()["islands"]["santo"]["goods"] == ["kava", "beef"]


def test_8_two_new_tiles_are_revealed() -> None:
    """I.8."""
    table = position("vanuatu", 3, stage="placing", round=2, volcano=["santo", "b1"])
    table.play(0, "place santo 12").play(0, "place b1 11").chance("tile c2").chance("tile tanna")
    assert table.state.write()["volcano"] == ["c2", "tanna"]
    assert table.asked() == "purple"


def test_the_last_round_has_no_tiles_to_place() -> None:
    """Note to I.6: in round 8 the volcano is empty."""
    tiles = {
        "b1": 1,
        "b2": 5,
        "c1": 4,
        "c2": 8,
        "e1": 9,
        "e2": 13,
        "f1": 11,
        "f2": 10,
        "santo": 12,
        "malekula": 14,
        "tanna": 15,
        "ambrym": 16,
    }
    table = position("vanuatu", 3, {"characters": "no"}, round=7, tiles=tiles, plan={"purple": {"build": 1}}, vatus=[0, 0, 0])
    table.play("purple", "retrieve build")
    while table.asked() == "chance":
        table.state.apply(table.state.legal()[0])
    assert table.state.write()["round"] == 8
    assert "plan rest" in table.open()
