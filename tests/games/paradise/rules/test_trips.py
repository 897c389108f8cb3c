"""Canoes with hexes of their own (7.3), what carries a piece (7.4), and turning canoes (7.5)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.paradise.playing import open_with, play_all, stack
from vaka.engine.testing import Table, position

TONGA, SAMOA, FIJI, NIUE = "0606", "0605", "0505", "0705"
SOUTH = ["0607", "0705", "0706", "0707", "0806"]
BESIDE = ("lift war 0606", "sail 0705", "land")
"""A War Canoe waits beside Samoa, with a hex left."""


def moving(**words: Any) -> Table:
    """Yellow (Tonga) moves; ocean lies to the south and east, and between Tonga and Samoa."""
    return position("paradise", 2, **({"stage": "moving", "active": "yellow", "ocean": SOUTH} | words))


def lines(table: Table) -> dict[str, dict[str, int]]:
    """The attacker's lines."""
    found: dict[str, dict[str, int]] = table.write()["battle"]["attack"]
    return found


# --- Hexes of its own ---


def test_7_3_a_canoe_that_was_put_down_may_go_on() -> None:
    """7.3, ruling 48: each canoe has two hexes, in one move or in two."""
    table = moving(stacks={"yellow": {TONGA: "transport"}})
    play_all(table, "yellow", "lift transport 0606", "sail 0607", "land", "lift transport 0607", "sail 0707")
    assert table.write()["fleet"] is None
    assert stack(table, "0707") == {"transport": 1}
    assert table.refuses("lift transport 0707").key == "has-moved"


def test_7_3_canoes_from_two_hexes_meet_and_go_on_together() -> None:
    """7.3, ruling 48: an escort and a transport from two hexes enter an enemy hex together."""
    table = moving(stacks={"yellow": {TONGA: "war", "0706": "transport colony"}})
    play_all(table, "yellow", *BESIDE, "lift transport 0706", "load colony", "sail 0705")
    assert table.refuses("sail 0605").key == "needs-war-canoe"
    play_all(table, "yellow", "load war", "sail 0605")
    assert table.write()["raids"][SAMOA]["pieces"] == {"transport": 1, "war": 1, "colony": 1}


def test_7_3_an_escort_that_comes_last_takes_the_laden_canoe_along() -> None:
    """7.3, 7.4: the Colony stays aboard the canoe that it came with."""
    table = moving(stacks={"yellow": {TONGA: "war", "0706": "transport colony"}})
    play_all(table, "yellow", "lift transport 0706", "load colony", "sail 0705", "land", "lift war 0606", "sail 0705")
    play_all(table, "yellow", "load transport", "load colony", "sail 0605")
    assert table.write()["raids"][SAMOA]["count"] == 3


def test_7_3_a_fleet_goes_as_far_as_each_of_its_canoes_can() -> None:
    """7.3, ruling 48: hexes are not transferred; who has one left may go on without the others."""
    table = moving(stacks={"yellow": {TONGA: "transport", "0607": "war"}})
    play_all(table, "yellow", "lift transport 0606", "sail 0607", "land", "lift transport 0607", "load war", "sail 0707")
    assert table.write()["fleet"] is None
    assert open_with(table, "lift") == {"war 0707"}
    assert table.write()["trips"] == [
        {"hex": "0707", "steps": 1, "war": 1},
        {"hex": "0707", "steps": 2, "transport": 1},
    ]


def test_7_3_the_canoe_that_has_come_least_far_is_lifted_first() -> None:
    """7.3: and another one, if the player says so."""
    table = moving(stacks={"yellow": {TONGA: "transport", "0607": "transport"}})
    play_all(table, "yellow", "lift transport 0606", "sail 0607", "land", "lift transport 0607")
    assert table.write()["fleet"]["crew"] == [{"steps": 0, "transport": 1}]
    table.play("yellow", "other transport")
    assert table.write()["fleet"]["crew"] == [{"steps": 1, "transport": 1}]
    assert table.refuses("other transport").key == "no-other-canoe"
    play_all(table, "yellow", "sail 0707", "lift transport 0607", "sail 0606", "sail 0706")
    assert stack(table, "0706") == {"transport": 1}


def test_7_3_a_fleet_that_does_not_sail_stays() -> None:
    """7.3, ruling 49: turns are bounded; what is lifted and put down again stays where it is."""
    table = moving(stacks={"yellow": {TONGA: "transport transport"}})
    play_all(table, "yellow", "lift transport 0606", "land", "lift transport 0606", "land")
    assert table.refuses("lift transport 0606").key == "has-moved"


def test_poi_gives_a_hex_to_canoes_that_have_sailed() -> None:
    """7.3: POI gives all canoes one hex more, those that were put down too."""
    table = moving(stacks={"yellow": {TONGA: "transport"}}, cards={"yellow": ["poi"]})
    play_all(table, "yellow", "lift transport 0606", "sail 0607", "sail 0707")
    assert open_with(table, "lift") == set()
    play_all(table, "yellow", "use poi", "lift transport 0707", "sail 0706")
    assert stack(table, "0706") == {"transport": 1}


def test_7_3_a_raid_does_not_go_on() -> None:
    """7.3, ruling 14: to stop in an enemy hex is to attack."""
    table = moving(stacks={"yellow": {TONGA: "war"}, "red": {"0607": "transport"}})
    play_all(table, "yellow", "lift war 0606", "sail 0607", "land")
    assert table.refuses("lift war 0607").key == "not-your-stack"


# --- One canoe for each piece ---


def test_7_4_what_was_put_down_stays() -> None:
    """7.4, ruling 48: put down, no other canoe takes it up in this turn."""
    table = moving(tiles={"0506": "rapa"}, stacks={"yellow": {TONGA: "transport colony", "0506": "transport"}})
    play_all(table, "yellow", "lift transport 0606", "load colony", "sail 0506", "drop colony", "sail 0606", "lift transport 0506")
    assert table.refuses("load colony").key == "carried"


def test_7_4_cargo_goes_on_with_its_canoe() -> None:
    """7.4, ruling 48: unless it stays aboard its canoe; that one comes for another which was lifted."""
    table = moving(stacks={"yellow": {TONGA: "transport colony", "0607": "transport"}})
    play_all(table, "yellow", "lift transport 0606", "load colony", "sail 0607", "land", "lift transport 0607", "load colony")
    assert table.write()["fleet"]["crew"] == [{"steps": 1, "transport": 1, "colonies": 1}]
    table.play("yellow", "sail 0707")
    assert table.write()["fleet"] is None
    assert stack(table, "0607") == {"transport": 1}


def test_7_4_a_canoe_that_passes_does_not_take_over_the_cargo_of_another() -> None:
    """7.4: two canoes have come equally far; the Colony belongs to the one that brought it."""
    table = moving(stacks={"yellow": {TONGA: "transport colony", "0706": "transport"}})
    play_all(table, "yellow", "lift transport 0606", "load colony", "sail 0705", "land", "lift transport 0706", "sail 0705")
    assert table.refuses("load colony").key == "carried"
    play_all(table, "yellow", "load transport", "load colony")
    assert table.refuses("load transport").key == "no-such-piece"


def test_7_4_the_canoe_that_is_exchanged_is_an_empty_one() -> None:
    """7.4, rulings 48 and 50: of two canoes that have come equally far one carries a Warrior Band; a Colony comes with a third.

    Both are in hand, with nothing aboard yet. The Colony's canoe comes for the empty one, and the Warrior Band follows its own.
    """
    stacks = {"yellow": {TONGA: "transport transport transport warrior colony"}}
    table = moving(stacks=stacks, cards={"yellow": ["double-hulled-canoes open"]})
    play_all(table, "yellow", "lift transport 0606", "load colony", "sail 0607", "sail 0706", "land")
    play_all(table, "yellow", "lift transport 0606", "load warrior", "sail 0706", "land")
    play_all(table, "yellow", "lift transport 0606", "sail 0706", "land")
    play_all(table, "yellow", "lift transport 0706", "load transport", "load colony")
    assert table.write()["trips"] == [{"hex": "0706", "steps": 1, "transport": 1, "warriors": 1, "free_transport": 1}]
    play_all(table, "yellow", "load warrior", "sail 0707")
    assert table.write()["trips"] == [
        {"hex": "0706", "steps": 1, "transport": 1},
        {"hex": "0707", "steps": 2, "transport": 1, "warriors": 1},
        {"hex": "0707", "steps": 3, "transport": 1, "colonies": 1},
    ]


def test_7_4_a_laden_canoe_is_put_down_with_its_cargo() -> None:
    """7.4: and goes on with it later."""
    table = moving(stacks={"yellow": {TONGA: "transport war colony"}})
    play_all(table, "yellow", "lift war 0606", "load transport", "load colony", "sail 0607", "drop transport", "sail 0707")
    assert stack(table, "0607") == {"transport": 1, "colony": 1}
    play_all(table, "yellow", "lift transport 0607", "load colony", "sail 0706")
    assert stack(table, "0706") == {"transport": 1, "colony": 1}


# --- What carries a band ---


def test_7_4_a_war_canoe_with_room_takes_a_band_first() -> None:
    """7.4, ruling 50: what carries a band is settled when it is loaded."""
    table = moving(stacks={"yellow": {TONGA: "transport war warrior warrior"}})
    play_all(table, "yellow", "lift transport 0606", "load war", "load warrior")
    assert table.write()["fleet"]["crew"] == [{"steps": 0, "transport": 1, "war": 1, "fighters": 1}]
    table.play("yellow", "load warrior")
    assert table.write()["fleet"]["crew"] == [{"steps": 0, "transport": 1, "war": 1, "warriors": 1, "fighters": 1}]
    play_all(table, "yellow", "sail 0505", "done")
    assert lines(table) == {"front": {"war": 1, "warrior": 1}, "back": {"transport": 1, "warrior": 1}}


def test_7_4_unless_the_player_says_otherwise() -> None:
    """7.4, ruling 50: a band aboard a Transport Canoe stands behind although a War Canoe had room."""
    table = moving(stacks={"yellow": {TONGA: "transport war warrior"}})
    play_all(table, "yellow", "lift war 0606", "load transport", "load warrior transport", "sail 0505", "done")
    assert lines(table) == {"front": {"war": 1}, "back": {"transport": 1, "warrior": 1}}


def test_7_4_there_is_nothing_to_say_where_there_is_no_choice() -> None:
    """7.4: no question more where only one kind of canoe has room."""
    table = moving(stacks={"yellow": {TONGA: "transport war warrior"}})
    table.play("yellow", "lift war 0606")
    assert table.refuses("load warrior transport").key == "no-other-berth"


def test_8_2_a_war_canoe_that_joins_later_carries_nobody() -> None:
    """7.4, 8.2: a band aboard a Transport Canoe stands behind, whatever War Canoes joined on the way."""
    table = moving(stacks={"yellow": {TONGA: "transport warrior", NIUE: "war"}})
    play_all(table, "yellow", "lift transport 0606", "load warrior", "sail 0705", "load war", "sail 0605", "done")
    assert lines(table) == {"front": {"war": 1}, "back": {"transport": 1, "warrior": 1}}


def test_8_2_a_war_canoe_of_another_fleet_carries_nobody_of_this_one() -> None:
    """7.4, 8.2: nor those that came with another fleet."""
    table = moving(stacks={"yellow": {TONGA: "war transport warrior war"}})
    play_all(table, "yellow", "lift transport 0606", "load warrior", "load war", "sail 0505", "lift war 0606", "sail 0505", "done")
    assert lines(table) == {"front": {"war": 2}, "back": {"transport": 1, "warrior": 1}}


def test_7_4_a_band_does_not_change_canoes_on_the_way() -> None:
    """7.4: not with three hexes either; the War Canoe that it meets does not take it over."""
    stacks = {"yellow": {TONGA: "transport warrior", NIUE: "war"}}
    table = moving(stacks=stacks, cards={"yellow": ["double-hulled-canoes open"]})
    play_all(table, "yellow", "lift transport 0606", "load warrior", "sail 0705", "land", "lift war 0705")
    assert table.refuses("load warrior").key == "carried"
    play_all(table, "yellow", "load transport", "load warrior")
    assert table.write()["fleet"]["crew"] == [{"steps": 0, "war": 1}, {"steps": 1, "transport": 1, "warriors": 1}]


def test_8_2_defenders_at_sea_stand_in_front_beside_their_war_canoes() -> None:
    """7.4, 8.2, ruling 50: as many bands as War Canoes; on a group all of them."""
    table = moving(stacks={"yellow": {TONGA: "war"}, "red": {"0607": "war transport warrior warrior"}})
    play_all(table, "yellow", "lift war 0606", "sail 0607", "done")
    assert table.write()["battle"]["defence"] == {"front": {"war": 1, "warrior": 1}, "back": {"transport": 1, "warrior": 1}}


def carried() -> Table:
    """A raid, a stack under way and a fleet in hand, with cargo aboard each."""
    stacks = {"yellow": {TONGA: "war war transport transport warrior warrior warrior colony"}}
    table = moving(stacks=stacks)
    play_all(table, "yellow", "lift war 0606", "load transport", "load warrior transport", "sail 0505")
    play_all(table, "yellow", "lift war 0606", "load warrior", "sail 0607", "land")
    return play_all(table, "yellow", "lift transport 0606", "load colony", "sail 0706")


def test_7_4_what_carries_a_piece_is_part_of_the_position() -> None:
    """7.4: it is written and read, copied and counted; positions that differ in it alone are different."""
    table = carried()
    data = table.write()
    assert data["raids"][FIJI]["fighters"] == 0
    assert data["trips"] == [{"hex": "0607", "steps": 1, "war": 1, "fighters": 1}]
    assert data["fleet"]["crew"] == [{"steps": 1, "transport": 1, "colonies": 1}]
    state = table.state
    assert state.game.load(state.dump()).dump() == state.dump()
    assert state.copy().key() == state.key()
    data["raids"][FIJI]["fighters"] = 1
    other = state.game.load(state.dump() | {"position": data})
    assert other.key() != state.key()
    other.check_position()


def test_7_4_what_carries_a_piece_is_the_owners_secret() -> None:
    """7.4, 7.5: others see it in the battle; a position dealt to what they know is a possible one."""
    state = carried().state
    mine, theirs = state.redact(0).write(), state.redact(1)
    assert mine["trips"] == state.write()["trips"]
    shown = theirs.write()
    assert (shown["trips"], shown["fleet"]["crew"], shown["raids"][FIJI]["fighters"]) == ("?", "?", "?")
    assert {"trips", "fleet/crew", f"raids/{FIJI}/fighters"} <= set(theirs.hidden())
    for seed in range(20):
        dealt = theirs.resample(random.Random(seed))
        dealt.check_position()
        assert dealt.redact(1).dump() == theirs.dump()


@pytest.mark.parametrize(
    "crew",
    [
        {"steps": 1, "war": 1, "fighters": 2},
        {"steps": 1, "war": 1, "colonies": 1},
        {"steps": 1, "transport": 1},
        {"steps": 0, "war": 1},
        {"steps": 1, "war": 1, "canoe": 1},
    ],
)
def test_7_4_positions_that_cannot_be_are_refused(crew: dict[str, Any]) -> None:
    """7.4: cargo without a canoe, canoes that are not there."""
    state = carried().state
    data = state.write()
    data["trips"] = [{"hex": "0607"} | crew]
    with pytest.raises(ValueError, match=r".+"):
        state.game.load(state.dump() | {"position": data}).check_position()


# --- Turning canoes ---


def test_7_5_canoes_are_turned_at_any_moment_of_the_movement() -> None:
    """7.3, 7.5, ruling 41: before, between and after moves; no step of its own."""
    table = moving(stacks={"yellow": {TONGA: "transport transport", "0607": "transport"}})
    play_all(table, "yellow", "up 0606", "lift transport 0607", "sail 0706", "land", "up 0706", "down 0606", "done")
    assert [table.write()["stacks"][at]["up"] for at in (TONGA, "0706")] == [False, True]
    assert table.write()["active"] == "red"


def test_7_5_in_each_hex_once_each_way() -> None:
    """Ruling 49: a canoe is turned at most once in each direction a turn."""
    table = moving(stacks={"yellow": {TONGA: "transport"}})
    play_all(table, "yellow", "up 0606", "down 0606")
    assert table.refuses("up 0606").key == "turned-already"
    assert table.write()["turned"] == {"up": [TONGA], "down": [TONGA]}


def test_7_5_not_with_a_fleet_in_hand() -> None:
    """Ruling 41: between moves, not inside one."""
    table = moving(stacks={"yellow": {TONGA: "transport transport"}})
    assert table.play("yellow", "lift transport 0606").refuses("up 0606").key == "fleet-in-hand"


def test_7_5_a_canoe_that_lies_face_up_stays_so_when_it_moves() -> None:
    """7.3, 7.5, ruling 41: canoes move face up or down; everybody sees the one that is up."""
    table = moving(stacks={"yellow": {TONGA: "transport war up"}})
    play_all(table, "yellow", "lift transport 0606", "load war", "sail 0607")
    shown = table.state.redact(1).write()
    assert shown["fleet"]["up"] is True
    assert shown["fleet"]["known"] == {"public": {"transport": 1}}
    table.play("yellow", "land")
    assert table.write()["stacks"]["0607"]["up"] is True
    assert table.heard("lies-up")


def test_7_5_the_canoe_that_stays_lies_face_up() -> None:
    """7.5: of several in a hex the one that lies face up stays, as long as one does."""
    table = moving(stacks={"yellow": {TONGA: "transport transport up"}})
    play_all(table, "yellow", "lift transport 0606", "sail 0607", "land")
    assert [table.write()["stacks"][at]["up"] for at in (TONGA, "0607")] == [True, False]


def test_7_5_put_down_on_the_way_it_lies_face_up() -> None:
    """7.5: the last Transport Canoe of a fleet is the one that lies face up."""
    table = moving(stacks={"yellow": {TONGA: "transport war up"}})
    play_all(table, "yellow", "lift transport 0606", "load war", "sail 0607", "drop transport", "sail 0707")
    assert table.write()["stacks"]["0607"]["up"] is True


def test_a_fleet_that_did_not_sail_is_put_down_unseen() -> None:
    """7.5: nobody else knows that it was lifted; and of one that has sailed they see how many came, not what joined there."""
    table = moving(stacks={"yellow": {TONGA: "transport transport colony", "0607": "war"}})
    before = table.state.redact(1).dump()
    play_all(table, "yellow", "lift transport 0606", "load colony", "land")
    assert table.state.redact(1).dump() == before
    assert all(set(event.audience or ()) == {0} for event in table.events if event.key == "stay")
    play_all(table, "yellow", "lift transport 0606", "sail 0607", "load war", "land")
    assert [event.params["count"] for event in table.events if event.key == "land"] == [1]


def test_7_4_everybody_sees_how_many_are_put_down_on_the_way() -> None:
    """7.4, 7.5: not which; an exchange of one for another is seen too, until the Movement ends."""
    table = moving(tiles={"0506": "rapa"}, stacks={"yellow": {TONGA: "transport colony", "0506": "warrior"}})
    play_all(table, "yellow", "lift transport 0606", "load colony", "sail 0506", "drop colony", "load warrior")
    assert table.state.redact(1).write()["unloaded"] == 0
    table.play("yellow", "sail 0606")
    assert table.state.redact(1).write()["unloaded"] == 1
    assert table.play("yellow", "done").write()["unloaded"] == 0


def test_7_4_a_canoe_that_is_taken_in_hand_and_put_back_keeps_its_cargo() -> None:
    """7.4, ruling 48: what carries a piece is kept until it is put down; a canoe that never left has put nothing down."""
    table = moving(stacks={"yellow": {TONGA: "transport transport warrior warrior"}})
    play_all(table, "yellow", "lift transport 0606", "load warrior", "sail 0706", "land")
    play_all(table, "yellow", "lift transport 0606", "sail 0706", "load transport", "land")
    table.play("yellow", "lift transport 0706")
    assert "load warrior" in table.open()
