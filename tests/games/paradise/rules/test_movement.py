"""Movement (7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paradise.playing import open_with, pass_until, play_all, stack
from vaka.engine.testing import Table, position

TONGA, SAMOA, FIJI = "0606", "0605", "0505"
SOUTH = ["0607", "0706", "0707"]


def moving(**words: Any) -> Table:
    """Yellow (Tonga) moves; three hexes of ocean lie to the south."""
    return position("paradise", 2, **({"stage": "moving", "active": "yellow", "ocean": SOUTH} | words))


def test_7_1_transit_then_movement_then_battles() -> None:
    """7.1: transit, movement, battles, in this order."""
    table = position(
        "paradise", 2, stage="transit", ocean=SOUTH, stacks={"yellow": {TONGA: "transport war up", "0607": "transport up"}}
    )
    assert table.play("yellow", "done").write()["stage"] == "moving"
    play_all(table, "yellow", "lift war 0606", "sail 0505")
    assert table.play("yellow", "done").write()["stage"] == "battles"


def test_7_2_the_chain_has_a_canoe_face_up_in_each_hex() -> None:
    """7.2: a line of Transport Canoes face up, one in each hex, the home group included; others are not connected."""
    stacks = {TONGA: "transport warrior up", "0607": "transport up", "0506": "transport up", "0807": "transport warrior up"}
    table = position("paradise", 2, stage="transit", tiles={"0506": "tuamotu"}, ocean=["0607", "0807"], stacks={"yellow": stacks})
    assert open_with(table, "lift") == {"warrior 0606"}
    table.play("yellow", "lift warrior 0606")
    assert open_with(table, "sail") == {"0607", "0506"}
    table.play("yellow", "sail 0506")
    assert stack(table, "0506") == {"transport": 1, "warrior": 1}


def test_7_2_the_example_of_tonga() -> None:
    """7.2: Tuamotu and Kermadec are connected by Tonga's chain; Pitcairn, without a canoe of it, is not."""
    tiles = {"0706": "tuamotu", "0506": "kermadec-is", "0807": "pitcairn-is"}
    chain = dict.fromkeys((TONGA, "0706", "0506"), "transport up")
    villages = {"yellow": dict.fromkeys(tiles, 1)}
    table = position("paradise", 2, stage="building", tiles=tiles, villages=villages, stacks={"yellow": chain})
    assert table.write()["orders"]["yellow"]["points"] == {"0506": 4, "0807": 1}


def test_7_2_capacity_is_unlimited_in_transit() -> None:
    """7.2: any number of pieces goes along the chain, as far as one likes."""
    pieces = "transport warrior warrior warrior colony colony war rumour up"
    table = position(
        "paradise", 2, stage="transit", tiles={"0607": "rapa"}, stacks={"yellow": {TONGA: pieces, "0607": "transport up"}}
    )
    play_all(
        table, "yellow", "lift warrior 0606", *["load warrior"] * 2, *["load colony"] * 2, "load war", "load rumour", "sail 0607"
    )
    assert stack(table, TONGA) == {"transport": 1}
    assert stack(table, "0607") == {"transport": 1, "war": 1, "warrior": 3, "colony": 2, "rumour": 1}


def test_7_2_the_canoes_of_the_chain_stay_during_transit() -> None:
    """7.2: those that take part in the chain do not move in this step; others do."""
    table = position(
        "paradise", 2, stage="transit", ocean=SOUTH, stacks={"yellow": {TONGA: "transport up", "0607": "transport transport up"}}
    )
    assert open_with(table, "lift") == {"transport 0607"}
    assert table.refuses("lift transport 0606").key == "chain-stays"


def test_7_2_the_canoe_of_the_chain_stays_when_another_has_come() -> None:
    """7.2: what came by the chain lies face down; the one that makes the chain is the other."""
    stacks = {"yellow": {TONGA: "transport transport up", "0607": "transport up"}}
    table = position("paradise", 2, stage="transit", ocean=SOUTH, stacks=stacks)
    play_all(table, "yellow", "lift transport 0606", "sail 0607")
    assert table.refuses("lift transport 0607").key == "chain-stays"


def test_7_2_one_transit_for_each_piece() -> None:
    """Ruling 49: what has come by the chain goes no further by it."""
    stacks = {TONGA: "transport warrior up", "0607": "transport up", "0707": "transport up"}
    table = position("paradise", 2, stage="transit", ocean=SOUTH, stacks={"yellow": stacks})
    play_all(table, "yellow", "lift warrior 0606", "sail 0607")
    assert table.refuses("lift warrior 0607").key == "has-moved"
    assert table.play("yellow", "done").open() >= {"lift transport 0607"}


def test_7_2_canoes_are_turned_only_after_transit() -> None:
    """7.2: a canoe is turned up only after the transit."""
    stacks = {TONGA: "transport up", "0607": "transport up", "0706": "transport"}
    table = position("paradise", 2, stage="transit", ocean=SOUTH, stacks={"yellow": stacks})
    assert table.refuses("up 0706").key == "not-now"
    pass_until(table, "moving")
    table.play("yellow", "up 0706")
    assert table.write()["stacks"]["0706"]["up"]


def test_7_3_canoes_move_two_hexes() -> None:
    """7.3: one or two hexes; then the move is over."""
    table = moving(stacks={"yellow": {TONGA: "transport"}})
    play_all(table, "yellow", "lift transport 0606", "sail 0706", "sail 0707")
    assert table.write()["fleet"] is None
    assert stack(table, "0707") == {"transport": 1}
    assert open_with(table, "lift") == set()


def test_7_3_only_known_hexes() -> None:
    """7.3: canoes never enter the unknown, nor a tile face down."""
    table = moving(face_down={"0506": ["rapa", "yellow"]}, stacks={"yellow": {TONGA: "war"}})
    table.play("yellow", "lift war 0606")
    assert table.refuses("sail 0705").key == "not-known" if "sail 0705" in table.open() else True
    assert table.refuses("sail 0506").key == "not-known"
    table.play("yellow", "turn 0506").play("yellow", "sail 0506")
    assert stack(table, "0506") == {} or table.write()["fleet"]["at"] == "0506"


def test_7_3_transport_canoes_do_not_enter_enemy_hexes() -> None:
    """7.3: a Transport Canoe enters an enemy hex only in a stack with a War Canoe."""
    table = moving(stacks={"yellow": {TONGA: "transport war"}})
    table.play("yellow", "lift transport 0606")
    assert table.refuses("sail 0605").key == "needs-war-canoe"
    play_all(table, "yellow", "load war", "sail 0605")
    assert table.write()["raids"][SAMOA]["pieces"] == {"transport": 1, "war": 1}


def test_7_3_an_enemy_piece_alone_closes_a_hex_to_transport_canoes() -> None:
    """7.3, ruling 15: whatever the enemy piece is."""
    table = moving(stacks={"yellow": {TONGA: "transport"}, "red": {"0607": "rumour"}})
    table.play("yellow", "lift transport 0606")
    assert table.refuses("sail 0607").key == "needs-war-canoe"


def test_7_3_war_canoes_stop_at_enemy_groups() -> None:
    """7.3: they stop in an enemy-controlled group, and attack."""
    table = moving(stacks={"yellow": {TONGA: "war"}})
    play_all(table, "yellow", "lift war 0606", "sail 0505")
    assert table.write()["fleet"] is None
    assert FIJI in table.write()["raids"]


def test_7_3_war_canoes_stop_at_enemy_war_canoes() -> None:
    """7.3: they stop where an enemy War Canoe is; everybody sees that there is one (ruling 13)."""
    table = moving(stacks={"yellow": {TONGA: "war"}, "red": {"0607": "war transport"}})
    play_all(table, "yellow", "lift war 0606", "sail 0607")
    data = table.write()
    assert data["raids"]["0607"]["count"] == 1
    assert data["stacks"]["0607"]["known"] == {"public": {"war": 1}}


def test_7_3_war_canoes_pass_enemy_transport_canoes() -> None:
    """7.3: they may pass, without effect; everybody sees that there is no War Canoe (ruling 67)."""
    table = moving(stacks={"yellow": {TONGA: "war"}, "red": {"0607": "transport"}})
    play_all(table, "yellow", "lift war 0606", "sail 0607")
    assert table.write()["stacks"]["0607"]["no_war"] == ["public"]
    table.play("yellow", "sail 0707")
    assert stack(table, "0607") == {"transport": 1}
    assert not table.write()["raids"]


def test_7_3_or_stop_and_attack_them() -> None:
    """7.3: or they stop and attack."""
    table = moving(stacks={"yellow": {TONGA: "war"}, "red": {"0607": "transport"}})
    play_all(table, "yellow", "lift war 0606", "sail 0607", "land")
    assert list(table.write()["raids"]) == ["0607"]


def test_7_3_canoes_may_stay_at_sea() -> None:
    """7.3: canoes may be left in Open Ocean."""
    table = moving(stacks={"yellow": {TONGA: "transport"}})
    play_all(table, "yellow", "lift transport 0606", "sail 0607", "land")
    assert stack(table, "0607") == {"transport": 1}


@pytest.mark.parametrize(
    ("fleet", "cargo", "reason"),
    [
        ("transport", ["warrior"], "warrior"),
        ("transport", ["colony"], "warrior"),
        ("war", ["warrior"], "warrior"),
        ("war", [], "colony"),
    ],
)
def test_7_4_capacity(fleet: str, cargo: list[str], reason: str) -> None:
    """7.4: a Transport Canoe carries a Warrior Band or a Colony, a War Canoe a Warrior Band."""
    table = moving(stacks={"yellow": {TONGA: "transport war warrior warrior colony colony"}})
    play_all(table, "yellow", f"lift {fleet} 0606", *[f"load {piece}" for piece in cargo])
    assert table.refuses(f"load {reason}").key == "over-capacity"


def test_7_4_pieces_are_taken_and_put_down_on_the_way() -> None:
    """7.4: canoes take and put down Warrior Bands and Colonies as they move."""
    table = moving(tiles={"0506": "rapa"}, stacks={"yellow": {TONGA: "transport colony", "0506": "warrior"}})
    play_all(table, "yellow", "lift transport 0606", "load colony", "sail 0506", "drop colony", "load warrior", "sail 0606")
    assert stack(table, "0506") == {"colony": 1}
    assert stack(table, TONGA) == {"transport": 1, "warrior": 1}


def test_7_4_no_piece_is_carried_by_two_canoes_in_a_turn() -> None:
    """7.4: what one canoe has brought no other takes on."""
    table = moving(stacks={"yellow": {TONGA: "transport colony", "0707": "transport"}})
    play_all(table, "yellow", "lift transport 0606", "load colony", "sail 0607", "sail 0707", "lift transport 0707")
    assert table.refuses("load colony").key == "carried"


def test_7_4_nobody_stays_at_sea_without_a_canoe() -> None:
    """7.4: Warrior Bands and Colonies are carried."""
    table = moving(stacks={"yellow": {"0607": "transport warrior"}})
    table.play("yellow", "lift transport 0607")
    assert table.refuses("sail 0606").key == "stranded"
    play_all(table, "yellow", "load warrior", "sail 0606")


def test_7_5_stacks_lie_face_down() -> None:
    """7.5: others see the number of pieces, not their kinds, and a canoe that lies face up."""
    table = moving(stacks={"yellow": {TONGA: "transport war up"}})
    shown = table.state.redact(1).write()["stacks"][TONGA]
    assert (shown["count"], shown["pieces"], shown["up"]) == (2, "?", True)


def test_7_5_no_limit_to_stacks() -> None:
    """7.5: any number of pieces."""
    table = moving(stacks={"yellow": {TONGA: " ".join(["transport"] * 14 + ["war"] * 6 + ["warrior"] * 12 + ["colony"] * 5)}})
    assert table.write()["stacks"][TONGA]["count"] == 37


def test_7_6_rumours_as_an_option_move_like_canoes() -> None:
    """7.6, ruling 17: as an option up to two hexes, alone."""
    words: dict[str, Any] = {"stage": "moving", "ocean": ["0706", "0707"], "stacks": {"yellow": {TONGA: "rumour"}}}
    table = position("paradise", 2, {"rumours": "two"}, **words)
    play_all(table, "yellow", "lift rumour 0606", "sail 0706", "sail 0707")
    assert stack(table, "0707") == {"rumour": 1}


def test_7_6_rumours_go_as_their_owner_likes() -> None:
    """7.6: "comme bon leur semblent": any distance through known hexes without enemies; by default (ruling 17)."""
    words: dict[str, Any] = {"stage": "moving", "ocean": ["0607", "0707", "0807", "0907"], "stacks": {"yellow": {TONGA: "rumour"}}}
    table = position("paradise", 2, **words)
    table.play("yellow", "lift rumour 0606").play("yellow", "sail 0907")
    assert stack(table, "0907") == {"rumour": 1}


def test_7_6_rumours_are_taken_back_at_will() -> None:
    """7.6: a Rumour returns to its owner and can be built again."""
    table = moving(stacks={"yellow": {TONGA: "rumour transport"}}).play("yellow", "dismiss 0606")
    assert stack(table, TONGA) == {"transport": 1}
    pass_until(table, "building")
    assert "build rumour 0606" in table.open("yellow")


def test_7_6_rumours_in_a_battle_are_removed() -> None:
    """7.6: a Rumour that is involved in a battle goes."""
    table = moving(stacks={"yellow": {TONGA: "war"}, "red": {"0607": "rumour"}})
    play_all(table, "yellow", "lift war 0606", "sail 0607", "land", "done")
    assert stack(table, "0607") == {"war": 1}


def test_ruling_67_what_leaves_and_what_stays() -> None:
    """Ruling 67: of three known pieces one leaves: of the rest so much is still known."""
    table = moving(stacks={"yellow": {TONGA: "transport transport war"}}, seen=[TONGA])
    play_all(table, "yellow", "lift war 0606", "sail 0607", "land")
    data = table.write()["stacks"]
    assert data[TONGA]["known"] == {"public": {"transport": 1}}
    assert data["0607"]["known"] == {}


def test_a_fleet_in_hand_is_a_secret_until_it_sails() -> None:
    """What is lifted and loaded nobody else hears of."""
    table = moving(stacks={"yellow": {TONGA: "transport colony"}})
    before = table.state.redact(1).dump()
    play_all(table, "yellow", "lift transport 0606", "load colony")
    assert table.state.redact(1).dump() == before
    table.play("yellow", "sail 0607")
    assert table.state.redact(1).write()["fleet"]["count"] == 2
