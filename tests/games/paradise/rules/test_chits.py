"""The solitaire game: every chit by its number (12.3), and what the other tests of Samoa leave out."""

from __future__ import annotations

from typing import Any

from tests.games.paradise.playing import stack
from tests.games.paradise.rules.test_solitaire import SAMOA, TONGA, chit, evening, found, settle, villages
from tests.games.paradise.rules.test_solitaire_war import attack
from vaka.engine.testing import Table, position

LAND = "0803"
"""An atoll of Samoa, three hexes from its home by sea."""
APART: dict[str, Any] = {"ocean": ["0704", "0703"], "tiles": {LAND: "midway-is"}, "stacks": {"red": {LAND: "transport up"}}}
FULL: dict[str, Any] = {"villages": {"red": {SAMOA: 4}}, "agriculture": {SAMOA: 2}}


def parts(table: Table) -> list[str]:
    """What the Expand side gave, as it was told, from left to right."""
    return [part["expansion"] for part in table.heard("solo-expand")]


def explores(table: Table) -> bool:
    """Does Samoa draw from the discovery cup now?"""
    return bool(table.source() == "discovery cup")


def rests(table: Table) -> bool:
    """Is the player asked to explore, and has Samoa neither explored nor attacked?"""
    told = [*table.heard("solo-ocean"), *table.heard("solo-island"), *table.heard("solo-attack")]
    return table.asked() == "yellow" and table.write()["stage"] == "explore" and not told


# --- The fifteen chits ---


def test_chit_1_a_card_a_village_and_explore() -> None:
    """12.3: the card is seen as Samoa explores at once."""
    table = chit(1)
    assert parts(table) == ["card", "village"]
    assert (table.source(), villages(table, SAMOA)) == ("arts and culture", 3)
    assert explores(table.chance("card tiki"))


def test_chit_2_a_village_a_war_canoe_and_explore() -> None:
    """12.3."""
    table = chit(2)
    assert parts(table) == ["village", "war"]
    assert (villages(table, SAMOA), stack(table, SAMOA)) == (3, {"war": 1, "warrior": 2})
    assert explores(table)


def test_chit_3_a_village_on_each_island_and_explore() -> None:
    """12.3."""
    table = chit(3, tiles={"0704": "tuamotu"}, stacks={"red": {"0704": "transport up"}})
    assert parts(table) == ["village-each"]
    assert (villages(table, SAMOA), villages(table, "0704")) == (3, 1)
    assert explores(table)


def test_chit_4_the_chain_a_warrior_band_and_explore() -> None:
    """12.3."""
    table = settle_chain(chit(4, **APART))
    assert parts(table) == ["chain", "warrior"]
    assert chain(table) == [SAMOA, "0703", "0704", LAND]
    assert stack(table, LAND) == {"transport": 1, "warrior": 1}
    assert explores(table)


def test_chit_5_a_village_on_each_island_a_card_and_no_more() -> None:
    """12.3: Build does nothing more."""
    table = chit(5, tiles={"0704": "tuamotu"}, stacks={"red": {"0704": "transport up"}})
    assert parts(table) == ["village-each", "card"]
    assert (villages(table, SAMOA), villages(table, "0704"), table.write()["advanced"]["solo"]["cards"]) == (3, 1, 1)
    assert rests(table)


def test_chit_6_a_village_a_war_canoe_and_no_more() -> None:
    """12.3: Build does nothing more."""
    table = chit(6)
    assert parts(table) == ["village", "war"]
    assert (villages(table, SAMOA), stack(table, SAMOA)) == (3, {"war": 1, "warrior": 2})
    assert rests(table)


def test_chit_7_the_chain_a_village_and_no_more() -> None:
    """12.3: Build does nothing more."""
    table = settle_chain(chit(7, **APART))
    assert parts(table) == ["chain", "village"]
    assert (chain(table), villages(table, SAMOA)) == ([SAMOA, "0703", "0704", LAND], 3)
    assert rests(table)


def test_chit_8_a_card_a_war_canoe_and_no_more() -> None:
    """12.3: Build does nothing more; the card stays unseen."""
    table = chit(8)
    assert parts(table) == ["card", "war"]
    assert (table.write()["advanced"]["solo"]["cards"], stack(table, SAMOA)) == (1, {"war": 1, "warrior": 2})
    assert rests(table)


def test_chit_9_two_warrior_bands_and_no_more() -> None:
    """12.3: Defend does nothing more."""
    table = chit(9)
    assert parts(table) == ["two-warriors"]
    assert stack(table, SAMOA) == {"warrior": 4}
    assert rests(table)


def test_chit_10_a_warrior_band_for_each_village_and_no_more() -> None:
    """12.3: Defend does nothing more."""
    table = chit(10, **FULL)
    assert parts(table) == ["warrior-each"]
    assert stack(table, SAMOA) == {"warrior": 4}
    assert rests(table)


def test_chit_11_a_war_canoe_a_warrior_band_and_no_more() -> None:
    """12.3: Defend does nothing more."""
    table = chit(11)
    assert parts(table) == ["war", "warrior"]
    assert stack(table, SAMOA) == {"war": 1, "warrior": 3}
    assert rests(table)


def test_chit_12_a_war_canoe_two_warrior_bands_and_attack() -> None:
    """12.3, 12.5: the new canoe attacks at once, with one of the bands."""
    table = attack(12)
    assert parts(table) == ["war", "two-warriors"]
    assert table.heard("solo-attack")[0] | {"hex": TONGA, "war": 1, "warrior": 1} == table.heard("solo-attack")[0]
    assert table.write()["battle"]["attack"]["front"] == {"war": 1, "warrior": 1}
    assert stack(table, SAMOA) == {"warrior": 3}


def test_chit_13_a_war_canoe_a_warrior_band_and_attack() -> None:
    """12.3, 12.5: one band fewer stays at home."""
    table = attack(13)
    assert parts(table) == ["war", "warrior"]
    assert table.write()["battle"]["attack"]["front"] == {"war": 1, "warrior": 1}
    assert stack(table, SAMOA) == {"warrior": 2}


def test_chit_14_two_warrior_bands_the_chain_and_attack() -> None:
    """12.3, 12.5: it brings no canoe: who has none attacks nobody; the first band joins the canoe that is there."""
    assert rests(attack(14))
    table = attack(14, stacks={"red": {SAMOA: "war"}})
    assert parts(table) == ["two-warriors", "chain"]
    assert [entry["why"] for entry in table.heard("solo-piece")] == ["canoe", "villages"]
    assert table.write()["battle"]["attack"]["front"] == {"war": 1, "warrior": 1}
    assert stack(table, SAMOA) == {"warrior": 1}


def test_chit_14_the_new_chain_carries_the_attack() -> None:
    """12.5: War Canoes use the chain that the same chit has laid: from its end they sail two hexes."""
    far: dict[str, Any] = {"villages": {"yellow": {TONGA: 0, "1004": 2}}, "home": {"yellow": "1004"}, "ocean": ["0704", "0804"]}
    far |= {"tiles": {"1004": "tahiti", "0903": "midway-is"}}
    stacks = {"yellow": {TONGA: ""}, "red": {SAMOA: "war", "0903": "transport up"}}
    table = settle_chain(attack(14, stacks=stacks, **far))
    assert table.write()["battle"]["hex"] == "1004"


def test_chit_15_a_war_canoe_a_card_and_attack() -> None:
    """12.3, 12.5: the card is revealed before the attack, and may help in it."""
    table = attack(15)
    assert parts(table) == ["war", "card"]
    assert (table.source(), table.heard("solo-attack")) == ("arts and culture", [])
    table.chance("card tiki")
    assert table.write()["battle"]["attack"]["front"] == {"war": 1, "warrior": 1}
    assert stack(table, SAMOA) == {"warrior": 1}


def settle_chain(table: Table) -> Table:
    """The die decides between equal ways, until somebody else is asked."""
    while any(word.startswith("pick ") for word in table.open()):
        table.chance(sorted(table.open())[0])
    return table


def chain(table: Table) -> list[str]:
    """Where a Transport Canoe of Samoa lies face up."""
    return sorted(at for at, entry in table.write()["stacks"].items() if entry["owner"] == "red" and entry["up"])


# --- 12.3: what is ignored ---


def test_12_3_without_an_empty_box_no_village_comes() -> None:
    """12.3: 1 Village and 1 Village per Island are ignored."""
    assert villages(chit(6, **FULL), SAMOA) == 4
    assert villages(chit(5, **FULL), SAMOA) == 4


def test_12_3_groups_with_enough_warriors_get_none() -> None:
    """12.3: 1 Warrior per Village is ignored where there are as many or more."""
    assert stack(chit(10, stacks={"red": {SAMOA: "warrior warrior warrior"}}), SAMOA) == {"warrior": 3}


def test_12_3_never_a_second_warrior_band_on_an_atoll() -> None:
    """12.3: the second band of chit 9 goes where most Villages are."""
    table = chit(9, tiles={"0704": "midway-is"}, stacks={"red": {"0704": "transport up"}})
    assert (stack(table, "0704"), stack(table, SAMOA)) == ({"transport": 1, "warrior": 1}, {"warrior": 3})


def test_12_3_what_is_not_in_stock_is_not_placed() -> None:
    """12.3, ruling 46: with all Transport Canoes out of the game the chain does not grow."""
    table = settle_chain(chit(7, **(APART | {"gone": {"red": " ".join(["transport"] * 13)}})))
    assert chain(table) == [LAND]


def test_12_3_connected_lands_need_no_chain() -> None:
    """12.3: the chain is ignored if everything is connected already."""
    up = {SAMOA: "warrior warrior transport up", "0704": "transport up"}
    table = chit(7, tiles={"0704": "midway-is"}, stacks={"red": up}, **FULL)
    assert chain(table) == [SAMOA, "0704"]
    assert table.heard("solo-piece") == []


def test_12_3_the_chain_goes_around_the_player() -> None:
    """12.3: no canoe where the player has a piece, so the way is longer."""
    blocked = APART | {
        "ocean": ["0704", "0703", "0604"],
        "stacks": {"red": {LAND: "transport up"}, "yellow": {"0704": "transport"}},
    }
    assert chain(settle_chain(chit(7, **FULL, **blocked))) == ["0604", SAMOA, "0703", LAND]


def test_12_3_bird_signs_carry_samoa_on() -> None:
    """12.3: the card is used when the exploration would end: two knots fewer, once."""
    table = chit(3, cards={"red": ["bird-signs open"]}).chance("marker ocean3").chance("marker ocean2")
    assert table.heard("solo-use") == [{"seat": 1, "card": "bird-signs"}]
    assert explores(table)
    assert table.chance("marker ocean2").asked() == "yellow"


def test_12_3_deforestation_spares_the_last_village() -> None:
    """12.3: who has one Village keeps it."""
    table = chit(1, villages={"yellow": {TONGA: 1}}).chance("card deforestation")
    assert villages(table, TONGA) == 1


# --- 12.4, 12.5 ---


def test_12_4_an_atoll_of_samoa_gets_its_canoe_too() -> None:
    """12.4: a Transport Canoe, and no dice for boxes that are not there."""
    table = found("midway-is", "0704", ocean=["0705"]).chance("die 1")
    assert stack(table, "0704") == {"transport": 1}
    assert table.asked() == "yellow"


def test_12_4_brown_boxes_are_not_rolled_for() -> None:
    """12.4: one die for each of the two green boxes of Rapa Nui, none for the brown one."""
    table = found("rapa-nui", "0704", ocean=["0705"]).chance("die 1")
    rolled = 0
    while table.source() == "die":
        table.chance("die 1")
        rolled += 1
    assert (rolled, villages(table, "0704")) == (2, 0)


def test_12_4_two_large_groups_bring_two_chits() -> None:
    """12.4: one for each; they are drawn together when the exploration is over."""
    table = found("hawaii").chance("die 6").play("yellow", "explore 0706").chance("marker island1").chance("tile aotearoa")
    assert table.chance("die 6").write()["advanced"]["solo"]["owed"] == 2


def test_12_5_the_player_retreats_as_in_any_battle() -> None:
    """12.5: who loses a group to Samoa takes what is left to the nearest group; Samoa stays."""
    words: dict[str, Any] = {"tiles": {"0607": "hawaii"}, "villages": {"yellow": {"0607": 3}}}
    stacks = {
        "red": {SAMOA: "war war war warrior warrior warrior"},
        "yellow": {TONGA: "war warrior", "0607": "warrior warrior warrior"},
    }
    table = attack(stacks=stacks, **words)
    assert table.write()["battle"]["hex"] == TONGA
    while table.write()["battle"] is not None and table.asked() != "over":
        if table.asked() == "chance":
            table.chance("die 4")
        else:
            table.play("yellow", next(word for word in sorted(table.open(), reverse=True)))
    assert table.write()["groups"][TONGA]["control"] == "red"
    assert stack(table, "0607") == {"war": 1, "warrior": 4}


def test_12_5_samoa_saves_a_village_with_a_canoe_where_it_has_no_band() -> None:
    """12.5: only one is saved."""
    words: dict[str, Any] = {"red": {SAMOA: "war war war war"}, "yellow": {TONGA: ""}}
    table = settle(attack(15, stacks=words, gone={"red": " ".join(["warrior"] * 12)}).chance("card tiki"), 6)
    assert (villages(table, TONGA), stack(table, TONGA)) == (1, {"war": 4})


def test_12_3_cannibalism_of_samoa() -> None:
    """12.3: used on the first roll that it fits, when Samoa attacks."""
    table = attack(cards={"red": ["cannibalism open"]}, stacks={"red": {SAMOA: "war war war warrior warrior warrior"}})
    assert table.chance("die 4").write()["battle"]["used"] == ["cannibalism"]


# --- Advanced rules that go with it ---


def test_11_6_malaria_comes_before_the_chit() -> None:
    """11.6, 12: the die is rolled at the start of the turn, then the chit is drawn."""
    table = evening(None, {"malaria": "yes"}, conquered=["0204"], villages={"yellow": {"0204": 2}}, taken={"0204": "yellow"})
    table.play("yellow", "done")
    assert table.source() == "die"
    assert table.chance("die 1").source() == "chits"
    assert villages(table, "0204") == 1


def test_11_3_samoa_finds_both_islands() -> None:
    """11.3, 12: found by Samoa, Te Waka Maui lies north-east of Aotearoa; a canoe lies on each."""
    table = chit(3, options={"south_island": "yes"}).chance("marker island2").chance("tile aotearoa")
    south = table.write()["advanced"]["south"]
    assert (south["beside"], stack(table, "0705"), stack(table, south["hex"])) == ("0705", {"transport": 1}, {"transport": 1})


def test_11_4_a_point_is_saved_alone_too() -> None:
    """11.4, 12: put aside in one turn, spent at home in another."""
    table = evening(None, {"saved": "yes"}).play("yellow", f"store {TONGA}").play("yellow", "done")
    assert table.write()["advanced"]["saved"] == ["yellow"]
    later = position("paradise", 1, {"saved": "yes"}, stage="building", advanced={"saved": ["yellow"]})
    assert "spend" in later.open()
