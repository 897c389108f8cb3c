"""The solitaire game (12.5): Samoa attacks and is attacked."""

from __future__ import annotations

from typing import Any

from tests.games.paradise.playing import stack
from tests.games.paradise.rules.test_solitaire import SAMOA, TONGA, chit, settle, villages
from vaka.engine.testing import Table, position

FLEET = "war war war warrior warrior warrior"


def attack(number: int = 13, **words: Any) -> Table:
    """Samoa draws an Attack! chit (13: a War Canoe and a Warrior Band first)."""
    return chit(number, {"cup": list(range(1, 16)), "drawn": 6}, **words)


def test_12_5_the_fewest_defenders_are_attacked() -> None:
    """12.5: of the player's groups in reach the one with the fewest defenders."""
    words: dict[str, Any] = {"tiles": {"0705": "tuamotu"}, "villages": {"yellow": {"0705": 1}}}
    table = attack(**words)
    assert table.heard("solo-attack")[0] | {"hex": "0705", "count": 1} == table.heard("solo-attack")[0]
    assert table.write()["battle"]["hex"] == "0705"
    assert table.write()["battle"]["attacker"] == "red"


def test_12_5_of_equals_the_nearest_to_samoa() -> None:
    """12.5: a tie goes to the nearer one."""
    words: dict[str, Any] = {"tiles": {"0705": "tuamotu", "0706": "rapa"}, "villages": {"yellow": {"0705": 1, "0706": 1}}}
    assert attack(**words).write()["battle"]["hex"] == "0705"


def test_12_5_of_equals_at_the_same_distance_the_die_decides() -> None:
    """12.2, 12.5: the rest is chance."""
    words: dict[str, Any] = {"tiles": {"0705": "tuamotu", "0704": "rapa"}, "villages": {"yellow": {"0705": 1, "0704": 1}}}
    assert attack(**words).open() == {"pick 0705", "pick 0704"}


def test_12_5_a_warrior_band_on_each_canoe() -> None:
    """12.5: War Canoes with a Warrior Band each, as far as there are; the others stay."""
    table = attack(stacks={"red": {SAMOA: "war war warrior warrior warrior warrior warrior"}})
    assert table.write()["battle"]["attack"]["front"] == {"war": 3, "warrior": 3}
    assert stack(table, SAMOA) == {"warrior": 3}


def test_12_5_out_of_reach_nobody_is_attacked() -> None:
    """12.5: two hexes; with the chain in transit, and cards, further."""
    far: dict[str, Any] = {"tiles": {"0907": "tahiti"}, "villages": {"yellow": {TONGA: 0, "0907": 2}}, "home": {"yellow": "0907"}}
    table = attack(**far, stacks={"yellow": {TONGA: ""}})
    assert table.heard("solo-attack") == []
    assert table.asked() == "yellow"


def test_12_5_poi_and_double_hulled_canoes_carry_further() -> None:
    """12.5: POI is used at the first attack; both give a hex."""
    near: dict[str, Any] = {"tiles": {"0807": "tahiti"}, "villages": {"yellow": {TONGA: 0, "0807": 2}}, "home": {"yellow": "0807"}}
    near |= {"ocean": ["0705", "0706", "0806"], "stacks": {"yellow": {TONGA: ""}}}
    assert attack(**near).heard("solo-attack") == []
    assert attack(**near, cards={"red": ["double-hulled-canoes open"]}).heard("solo-attack")
    table = attack(**near, cards={"red": ["poi open"]})
    assert table.heard("solo-use") == [{"seat": 1, "card": "poi"}]
    assert table.heard("solo-attack")


def test_12_5_each_place_chooses_for_itself() -> None:
    """12.5: canoes in several places may attack together."""
    words: dict[str, Any] = {"tiles": {"0705": "tuamotu"}, "stacks": {"red": {"0705": "war transport up", SAMOA: "war warrior"}}}
    table = attack(**words, villages={"red": {"0705": 1}}).chance(f"pick {SAMOA}")  # where the new Warrior Band goes
    assert [entry["hex"] for entry in table.heard("solo-attack")] == [TONGA, TONGA]


def test_12_5_samoa_saves_one_village_and_stays() -> None:
    """12.5: one Village, by a Warrior Band; the other pieces stay in the hex."""
    table = settle(attack(stacks={"red": {SAMOA: FLEET}, "yellow": {TONGA: ""}}), 6)
    assert villages(table, TONGA) == 1
    assert table.write()["groups"][TONGA]["control"] == "red"
    assert stack(table, TONGA) == {"war": 4, "warrior": 3}
    assert table.write()["seats"]["yellow"]["home"] is None


def test_12_5_arioi_stops_samoa() -> None:
    """12.5: a card of the player ends the attack."""
    table = attack(cards={"yellow": ["arioi"]}, stacks={"red": {SAMOA: FLEET}})
    assert "use arioi" in table.open()
    table.play("yellow", "use arioi")
    assert stack(table, SAMOA) == {"war": 4, "warrior": 4}


def defence(pips: int, **words: Any) -> Table:
    """The player attacks Samoa, and rolls."""
    given: dict[str, Any] = {"stage": "moving", "active": "yellow", "raids": {SAMOA: "war war war war"}}
    given["stacks"] = {"red": {SAMOA: "war warrior"}}
    table = position("paradise", 1, None, **(given | words)).play("yellow", "done")
    return table.chance(f"die {pips}") if table.source() == "die" else table


def test_12_5_what_samoa_loses_first() -> None:
    """12.5: Local Warriors fall first, then Warrior Bands, then War Canoes."""
    table = defence(6)
    assert table.write()["battle"]["defence"]["front"] == {"war": 1, "warrior": 1}
    table.chance("die 6")
    assert table.write()["battle"]["defence"]["front"] == {"war": 1}


def test_12_5_what_panics_first() -> None:
    """12.5: War Canoes panic first, then Warrior Bands, then Local Warriors."""
    table = defence(4)
    assert table.write()["battle"]["defence"]["front"] == {"warrior": 1, "local": 1}
    table.chance("die 5")
    assert table.write()["battle"]["defence"]["front"] == {"local": 1}


def test_12_3_samoas_cards_are_revealed_when_it_is_attacked() -> None:
    """12.3: all its cards are drawn then, and used at the first chance: ARIOI stops the attack."""
    table = defence(6, advanced={"solo": {"cards": 1}})
    assert table.source() == "arts and culture"
    table.chance("card arioi")
    assert table.write()["battle"] is None
    assert stack(table, TONGA)["war"] == 4


def test_12_3_tapu_and_makutu() -> None:
    """12.3: TAPU brings a Local Warrior at once, MAKUTU silences the player."""
    table = defence(6, advanced={"solo": {"cards": 2}}, cards={"yellow": ["haka"]}).chance("card tapu").chance("card makutu")
    assert table.write()["battle"]["defence"]["front"]["local"] == 2
    assert table.write()["battle"]["silenced"] == ["yellow"]


def test_12_3_battle_cards_help_at_the_first_chance() -> None:
    """12.3: KAHUNA HEALING turns a loss into panic, HAKA repeats a roll that hits Samoa, PATU where it helps."""
    healed = defence(6, cards={"red": ["kahuna-healing open"]})
    assert healed.write()["battle"]["used"] == ["kahuna-healing"]
    again = defence(4, cards={"red": ["haka open"]})
    assert again.write()["battle"]["die"] == "again"
    assert defence(2, cards={"red": ["haka open"]}).write()["battle"]["used"] == []
    lower = defence(4, cards={"red": ["patu open"]})
    assert lower.write()["battle"]["die"] == 3
    assert defence(5, cards={"red": ["patu open"]}).write()["battle"]["used"] == []


def test_12_5_a_new_home_for_samoa() -> None:
    """12.5: its group with the most Villages; a tie is for the die."""
    words: dict[str, Any] = {"tiles": {"0704": "tahiti", "0703": "hawaii"}, "villages": {"red": {"0704": 1, "0703": 2}}}
    table = defence(6, stacks={"red": {SAMOA: ""}}, **words)
    table.play("yellow", "done")
    assert table.write()["seats"]["red"]["home"] == "0703"
    equal = {"tiles": {"0704": "tahiti", "0703": "hawaii"}, "villages": {"red": {"0704": 1, "0703": 1}}}
    other = defence(6, stacks={"red": {SAMOA: ""}}, **equal).play("yellow", "done")
    assert other.open() == {"pick 0704", "pick 0703"}


def test_12_5_without_a_group_the_next_village_is_the_home() -> None:
    """12.5: then the next group given to Samoa with a Village becomes its home."""
    words: dict[str, Any] = {"villages": {"red": {SAMOA: 0}}, "home": {"red": None}, "tiles": {"0704": "tahiti"}}
    table = chit(6, stacks={"red": {SAMOA: "", "0704": "transport up"}}, **words)
    assert table.write()["seats"]["red"]["home"] == "0704"


def test_12_5_a_tie_of_refuges_can_be_saved_and_read() -> None:
    """12.2, 8.3: while the die decides where Samoa retreats, the position is written and read like any other."""
    words: dict[str, Any] = {"tiles": {"0704": "tahiti", "0705": "hawaii"}, "villages": {"red": {SAMOA: 2, "0704": 1, "0705": 1}}}
    table = defence(4, stacks={"red": {SAMOA: "war"}}, **words).chance("die 4")
    assert table.open() == {"pick 0704", "pick 0705"}
    again = Table(table.game.load(table.state.dump()))
    assert again.state.dump() == table.state.dump()
    assert stack(again.chance("pick 0705"), "0705") == {"war": 1}


def test_12_3_deforestation_strikes_when_the_player_attacks() -> None:
    """12.3: its cards are used at the first chance: revealed by an attack DEFORESTATION strikes before the first die."""
    words: dict[str, Any] = {"tiles": {"0706": "tahiti"}, "villages": {"yellow": {TONGA: 2, "0706": 1}}}
    table = defence(6, advanced={"solo": {"cards": 2}}, **words).chance("card deforestation")
    assert villages(table, TONGA) == 2
    table.chance("card hui")
    assert villages(table, TONGA) == 1
    assert table.source() == "die"


def test_12_3_a_tie_of_deforestation_in_a_battle_can_be_saved_and_read() -> None:
    """12.2, 12.3: the die chooses between equal groups; the player's last Village of its home brings a new home, then dice roll."""
    words: dict[str, Any] = {
        "tiles": {"0706": "tahiti", "0707": "hawaii"},
        "villages": {"yellow": {TONGA: 1, "0706": 1, "0707": 1}},
    }
    table = defence(6, advanced={"solo": {"cards": 1}}, **words).chance("card deforestation")
    assert table.open() == {f"pick {TONGA}", "pick 0706", "pick 0707"}
    again = Table(table.game.load(table.state.dump()))
    assert again.state.dump() == table.state.dump()
    again.chance(f"pick {TONGA}")
    assert again.open() == {"disc 0706", "disc 0707"}
    again.play("yellow", "disc 0707")
    assert (again.source(), again.write()["seats"]["yellow"]["home"]) == ("die", "0707")
