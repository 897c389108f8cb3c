"""The South Island (11.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paradise.playing import open_with, stack
from vaka.engine.testing import Table, position

TONGA, SAMOA = "0606", "0605"
YES = {"south_island": "yes"}


def found(at: str, seat: str = "yellow", seats: int = 2, **words: Any) -> Table:
    """A seat has found Aotearoa in this hex, and is about to explore."""
    face_down = {at: ["aotearoa", seat]} | words.pop("face_down", {})
    return position("paradise", seats, YES, **({"active": seat, "face_down": face_down} | words))


def laid(**words: Any) -> Table:
    """Aotearoa in 0807, Te Waka Maui to the south-west of it in 0707, turned up by Tonga, in the movement of yellow."""
    south = {"out": False, "hex": "0707", "beside": "0807", "replaced": None, "buried": None, "known": []}
    tiles = {"0807": "aotearoa", "0707": "te-waka-maui"}
    given: dict[str, Any] = {"stage": "moving", "active": "yellow", "tiles": tiles, "advanced": {"south": south}}
    return position("paradise", 2, YES, **(given | words))


@pytest.mark.parametrize(
    ("seat", "at", "there"),
    [("yellow", "0806", "0706"), ("red", "0705", "0805"), ("green", "0804", "0703"), ("black", "0704", "0805")],
)
def test_11_3_it_lies_as_the_home_of_who_turns_it_up(seat: str, at: str, there: str) -> None:
    """11.3: south-west of Aotearoa for Tonga, north-east for Samoa, north-west for Hiva, south-east for Raiatea."""
    table = found(at, seat, 4 if seat in ("green", "black") else 2).play(seat, f"turn {at}")
    south = table.write()["advanced"]["south"]
    assert (south["hex"], south["beside"]) == (there, at)
    assert table.write()["hexes"][there]["tile"] == "te-waka-maui"


def test_11_3_it_takes_the_place_of_an_unknown_hex() -> None:
    """11.3: the hex is known now, with its boxes."""
    table = found("0807").play("yellow", "turn 0807")
    assert table.write()["hexes"]["0707"] == {"tile": "te-waka-maui", "up": True, "found": []}
    assert "explore 0707" not in table.open()


def test_11_3_it_takes_the_place_of_discovered_ocean() -> None:
    """11.3: the Open Ocean marker leaves the game; ruling 32: pieces there stay on the new tile."""
    table = found("0807", ocean=["0707"], stacks={"yellow": {"0707": "transport warrior"}})
    census = table.census()
    table.play("yellow", "turn 0807")
    assert table.write()["advanced"]["south"]["replaced"] == "ocean"
    assert stack(table, "0707") == {"transport": 1, "warrior": 1}
    assert table.census() == census


def test_11_3_it_takes_the_place_of_printed_ocean() -> None:
    """11.3: printed on the map or explored before."""
    table = found("0701", "red").play("red", "turn 0701")
    assert table.write()["advanced"]["south"]["hex"] == "0801"
    assert table.write()["hexes"]["0801"]["tile"] == "te-waka-maui"
    assert table.game.load(table.state.dump()).dump() == table.state.dump()


def test_11_3_it_takes_the_place_of_a_tile_face_down() -> None:
    """11.3, ruling 63: that tile leaves the game unseen, and its markers come back."""
    table = found("0807", face_down={"0707": ["rapa", "red"]})
    census = table.census()
    table.play("yellow", "turn 0807")
    south = table.write()["advanced"]["south"]
    assert (south["replaced"], south["buried"], south["known"]) == ("tile", "rapa", ["red"])
    assert table.census() == census
    assert table.state.redact(1).write()["advanced"]["south"]["buried"] == "rapa"
    assert table.state.redact(0).write()["advanced"]["south"]["buried"] == "?"
    assert table.state.redact(0).hidden()["advanced/south/buried"].count("rapa") == 1


def test_11_3_a_tile_that_is_asked_about_may_be_replaced() -> None:
    """11.3: with a new tile in hand another is turned up, and the South Island takes the place of the new one."""
    table = found("0807", cup={"island1": 3}, ocean=["0607"])
    table.play("yellow", "explore 0707").chance("marker island1").chance("tile tahiti").play("yellow", "turn 0807")
    assert table.write()["advanced"]["south"] | {"buried": "tahiti", "known": ["yellow"]} == table.write()["advanced"]["south"]
    assert table.write()["stage"] == "voyage"
    assert "return" in table.open()


@pytest.mark.parametrize("tiles", [{"0707": "rapa"}, {"0707": "midway-is"}])
def test_11_3_a_tile_face_up_is_in_its_way(tiles: dict[str, str]) -> None:
    """11.3: where a tile lies face up, the South Island leaves the game."""
    table = found("0807", tiles=tiles).play("yellow", "turn 0807")
    assert table.write()["advanced"]["south"]["out"] is True
    assert table.write()["advanced"]["south"]["hex"] is None
    assert table.heard("south-out")


def test_11_3_printed_land_is_in_its_way() -> None:
    """Ruling 32: a home, an independent group or an atoll is like a tile face up."""
    assert found("0705").play("yellow", "turn 0705").write()["advanced"]["south"]["out"] is True


def test_11_3_off_the_map_it_is_out_of_play() -> None:
    """11.3: as in the atlas, where Aotearoa lies at the edge."""
    assert found("0507").play("yellow", "turn 0507").write()["advanced"]["south"]["out"] is True


def test_11_3_revealing_at_once_lays_it_too() -> None:
    """11.3, 6.3: whether the tile is turned later or revealed at once."""
    table = position("paradise", 2, YES, active="yellow", cup={"island1": 3}, ocean=["0706"])
    table.play("yellow", "explore 0807").chance("marker island1").chance("tile aotearoa").play("yellow", "reveal")
    assert table.write()["advanced"]["south"]["hex"] == "0707"


def test_11_3_found_by_all_it_is_laid_too() -> None:
    """11.3, 6.5: the last finder turns it up."""
    table = position("paradise", 2, YES, active="red", face_down={"0704": ["aotearoa", "yellow"]}).play("red", "explore 0704")
    assert table.write()["advanced"]["south"]["hex"] == "0804"


def test_11_3_warriors_and_colonies_walk() -> None:
    """11.3: between the two islands they need no canoe."""
    table = laid(stacks={"yellow": {"0807": "warrior colony", "0707": "transport"}})
    assert open_with(table, "walk") == {"warrior 0807", "colony 0807"}
    table.play("yellow", "walk warrior 0807")
    assert stack(table, "0707") == {"transport": 1, "warrior": 1}
    assert open_with(table, "walk") == {"colony 0807"}


def test_11_3_a_walk_is_no_canoe() -> None:
    """11.3, ruling 48: who has walked may still board a canoe."""
    table = laid(stacks={"yellow": {"0807": "colony", "0707": "transport"}}, ocean=["0607"])
    table.play("yellow", "walk colony 0807").play("yellow", "lift transport 0707")
    table.play("yellow", "load colony").play("yellow", "sail 0607")
    assert table.write()["fleet"]["pieces"] == {"transport": 1, "colony": 1}


def test_11_3_who_was_put_down_may_walk() -> None:
    """11.3, ruling 48: after a canoe has carried it, a piece may walk; then nothing more in this turn."""
    table = laid(stacks={"yellow": {"0607": "transport warrior"}}, ocean=["0607"])
    for move in ("lift transport 0607", "load warrior", "sail 0707", "land", "walk warrior 0707"):
        table.play("yellow", move)
    assert stack(table, "0807") == {"warrior": 1}
    assert table.refuses("walk warrior 0807").key == "has-walked"
    table.play("yellow", "lift transport 0707").play("yellow", "sail 0807")
    assert table.write()["stacks"].get("0707") is None
    assert table.refuses("lift transport 0807").key == "has-moved"


def test_11_3_who_has_walked_and_was_carried_walks_no_more() -> None:
    """11.3, ruling 48: one walk in a turn, before or after the canoe."""
    table = laid(stacks={"yellow": {"0807": "warrior", "0707": "transport"}}, ocean=["0607"])
    for move in ("walk warrior 0807", "lift transport 0707", "load warrior", "sail 0807", "land"):
        table.play("yellow", move)
    assert table.refuses("walk warrior 0807").key == "has-walked"


def test_11_3_who_walks_into_an_attack_stands_behind() -> None:
    """11.3, 7.4, rulings 43, 50: where a War Canoe attacks one may walk there, but no canoe has carried who did."""
    stacks = {"yellow": {"0807": "warrior colony", "0706": "war warrior"}}
    table = laid(stacks=stacks, villages={"red": {"0707": 1}}, ocean=["0706"])
    assert table.refuses("walk warrior 0807").key == "enemy-there"
    for move in ("lift war 0706", "load warrior", "sail 0707", "walk warrior 0807", "walk colony 0807", "done"):
        table.play("yellow", move)
    lines = table.write()["battle"]["attack"]
    assert lines == {"front": {"war": 1, "warrior": 1}, "back": {"warrior": 1, "colony": 1}}


def test_11_3_nobody_walks_elsewhere() -> None:
    """11.3: only between these two."""
    table = laid(stacks={"yellow": {TONGA: "warrior"}})
    assert table.refuses(f"walk warrior {TONGA}").key == "not-walkable"
    assert table.refuses("walk warrior 0807").key == "not-your-stack"


def test_11_3_nobody_walks_into_an_enemy_side() -> None:
    """Ruling 43: without a War Canoe no one enters a side that an enemy holds."""
    table = laid(stacks={"yellow": {"0807": "warrior"}}, villages={"red": {"0707": 1}})
    assert table.refuses("walk warrior 0807").key == "enemy-there"


def test_11_3_others_see_that_somebody_walks_not_who() -> None:
    """11.3, 7.5: others notice one piece that is no canoe."""
    table = laid(stacks={"yellow": {"0807": "warrior colony"}})
    action = table.game.parse(table.state, "walk warrior 0807")
    assert table.game.notation(table.state, table.state.seen(action, 1, 0)) == "walk ? 0807"
    table.play("yellow", "walk warrior 0807")
    view = table.state.redact(1).write()["stacks"]["0707"]
    assert (view["count"], view["pieces"], view["no_war"]) == (1, "?", ["public"])
    heard = {event.key for event in table.events if event.audience is None or 1 in event.audience}
    assert "walk-hidden" in heard
    assert "walk" not in heard


def attacked(villages: dict[str, int], **words: Any) -> Table:
    """Red attacks yellow on Aotearoa; yellow's two Warrior Bands and a Colony there have no canoe."""
    stacks = {"yellow": {"0807": "warrior warrior colony"}}
    given: dict[str, Any] = {"stage": "moving", "active": "red", "raids": {"0807": "war war war"}, "stacks": stacks}
    given["villages"] = {"yellow": villages}
    return laid(**(given | words)).play("red", "done")


def lose_all(table: Table) -> Table:
    while table.asked() in ("chance", "yellow") and table.write()["battle"]["stage"] == "rounds":
        if table.asked() == "chance":
            table.chance("die 4")
        else:
            table.play("yellow", sorted(table.open())[0])
    return table


def test_11_3_they_retreat_on_foot() -> None:
    """11.3: after a lost battle they retreat to the other island without a canoe."""
    table = lose_all(attacked({"0807": 1, "0707": 1}))
    assert stack(table, "0707") == {"warrior": 2, "colony": 1}


def test_11_3_another_group_as_near_needs_canoes() -> None:
    """11.3, 8.3: the owner chooses among the nearest; only to the other island one walks."""
    tiles = {"0807": "aotearoa", "0707": "te-waka-maui", "0706": "tahiti"}
    villages = {"0807": 1, "0707": 1, "0706": 1}
    table = lose_all(attacked(villages, tiles=tiles))
    assert table.open() == {"retreat 0707", "retreat 0706"}
    other = table.state.copy()
    table.play("yellow", "retreat 0707")
    assert stack(table, "0707") == {"warrior": 2, "colony": 1}
    lost = Table(other).play("yellow", "retreat 0706")
    assert stack(lost, "0706") == {}


def test_11_3_with_canoes_somebody_may_be_left_behind() -> None:
    """11.3, 8.3: the choice of who has no canoe comes after the choice of the refuge."""
    tiles = {"0807": "aotearoa", "0707": "te-waka-maui", "0706": "tahiti"}
    stacks = {"yellow": {"0807": "warrior colony transport"}}
    table = lose_all(attacked({"0807": 1, "0707": 1, "0706": 1}, tiles=tiles, stacks=stacks))
    table.play("yellow", "retreat 0706")
    assert table.open() == {"leave warrior", "leave colony"}
    table.play("yellow", "leave warrior")
    assert stack(table, "0706") == {"colony": 1, "transport": 1}


def test_11_3_is_an_option() -> None:
    """3.1: without it the tile stays in the box."""
    table = position("paradise", 2, None, active="yellow", face_down={"0807": ["aotearoa", "yellow"]}).play("yellow", "turn 0807")
    assert "0707" not in table.write()["hexes"]
    assert table.refuses("walk warrior 0807").key == "rule-off"
