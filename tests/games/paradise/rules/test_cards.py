"""Cards in battle and elsewhere (9.5, ruling 53)."""

from __future__ import annotations

from typing import Any

from tests.games.paradise.playing import pass_until, play_all, stack
from vaka.engine.testing import Table, position

TONGA, SAMOA, SOUTH = "0606", "0605", "0607"


def battle(attack: str, **words: Any) -> Table:
    """Yellow attacks Samoa."""
    words = {"raids": {SAMOA: attack}, "stage": "moving", "active": "yellow"} | words
    words["stacks"] = {"yellow": {TONGA: "transport"}} | words.get("stacks", {})
    return position("paradise", 2, **words).play("yellow", "done")


def test_9_5_each_roll_is_changed_by_one_card_the_defender_first() -> None:
    """9.5: one card for each roll; the defender chooses or declines before the attacker."""
    table = battle("war war", cards={"yellow": ["haka open"], "red": ["patu open"]}).chance("die 4")
    assert table.asked() == "red"
    assert table.open() == {"no card", "use patu"}
    table.play("red", "no card")
    assert table.asked() == "yellow"
    table.play("yellow", "no card")
    assert table.asked() == "red"  # who panics
    again = battle("war war", cards={"yellow": ["haka open"], "red": ["patu open"]}).chance("die 4").play("red", "use patu")
    assert again.write()["battle"]["attack"] == {"front": {"war": 1}, "back": {"war": 1}}


def test_arioi_stops_an_attack() -> None:
    """ARIOI: the attack is cancelled before the first roll; the attackers retreat without loss."""
    table = battle("war warrior transport colony", cards={"red": ["arioi"]})
    assert table.asked() == "red"
    table.play("red", "use arioi")
    assert table.write()["battle"] is None
    assert stack(table, TONGA) == {"transport": 2, "war": 1, "warrior": 1, "colony": 1}
    assert table.write()["groups"][SAMOA]["control"] == "red"


def test_tapu_brings_a_local_warrior_to_the_home() -> None:
    """TAPU: one Local Warrior more at home, shown now or before."""
    assert battle("war", cards={"red": ["tapu open"]}).write()["battle"]["defence"]["front"]["local"] == 2
    table = battle("war", cards={"red": ["tapu"]}).play("red", "use tapu")
    assert table.write()["battle"]["defence"]["front"]["local"] == 2


def test_makutu_silences_the_other_side() -> None:
    """MAKUTU: the opponent uses no card in this battle."""
    table = battle("war war", cards={"yellow": ["makutu"], "red": ["patu open", "haka"]})
    table.play("red", "no card").play("yellow", "use makutu").chance("die 1")
    assert table.write()["battle"]["silenced"] == ["red"]
    assert table.write()["battle"]["attack"]["front"] == {"war": 1}


def test_haka_rolls_again_and_the_second_roll_stands() -> None:
    """HAKA: once per battle; no card changes the second roll."""
    table = battle("war war", cards={"yellow": ["haka"], "red": ["patu open"]}).play("yellow", "no card").chance("die 1")
    table.play("red", "no card") if table.asked() == "red" else None
    table.play("yellow", "use haka")
    assert table.asked() == "chance"
    table.chance("die 6")
    assert table.asked() == "red"
    assert table.open() == {"lose warrior", "lose local"}


def test_patu_moves_the_die() -> None:
    """PATU: plus one for the attacker, minus one for the defender, once per battle."""
    table = battle("war war", cards={"yellow": ["patu open"]}).chance("die 5").play("yellow", "use patu")
    assert table.write()["battle"]["die"] == 6
    table.play("red", "lose local").chance("die 5")
    assert table.asked() == "red" or table.write()["battle"]["die"] == 5


def test_cannibalism_eats_who_panics() -> None:
    """CANNIBALISM: an enemy that would panic is eliminated."""
    table = battle("war", cards={"red": ["cannibalism open"]}).chance("die 3").play("red", "use cannibalism")
    assert stack(table, TONGA) == {"transport": 1}


def test_kahuna_healing_heals() -> None:
    """KAHUNA HEALING: an own piece that would be eliminated panics."""
    table = battle("war", cards={"yellow": ["kahuna-healing open"]}).chance("die 1").play("yellow", "use kahuna-healing")
    assert stack(table, TONGA) == {"transport": 1, "war": 1}


def test_kava_shows_a_stack_to_one_seat() -> None:
    """KAVA CEREMONY: the seat alone learns what a stack is; the others see at which it looks."""
    table = position("paradise", 3, cards={"yellow": ["kava-ceremony"]}, stacks={"red": {SAMOA: "war rumour transport"}})
    table.play("yellow", "kava 0605")
    known = table.write()["stacks"][SAMOA]["known"]
    assert known == {"yellow": {"transport": 1, "war": 1, "rumour": 1}}
    assert table.state.redact(2).write()["stacks"][SAMOA]["known"] == {}
    assert table.state.redact(2).write()["looked"] == SAMOA
    assert table.write()["cards"][0]["spent"]


def test_the_owner_does_not_keep_what_another_saw_over_the_kava() -> None:
    """KAVA CEREMONY: what was seen is known to who looked alone, also while the pieces are under way."""
    words: dict[str, Any] = {"cards": {"yellow": ["kava-ceremony"]}, "stacks": {"red": {SAMOA: "transport"}}, "ocean": ["0604"]}
    table = position("paradise", 2, **words)
    pass_until(table.play("yellow", "kava 0605"), "moving", "red")
    play_all(table, "red", "lift transport 0605", "sail 0604")
    assert table.write()["fleet"]["known"] == {"yellow": {"transport": 1}}
    assert table.state.redact(1).write()["fleet"]["known"] == {}
    assert table.state.redact(0).write()["fleet"]["known"] == {"yellow": {"transport": 1}}


def test_kava_shows_the_cards_of_a_player() -> None:
    """KAVA CEREMONY: or all face-down cards of one player."""
    table = position("paradise", 3, cards={"yellow": ["kava-ceremony"], "red": ["haka", "tiki open", "moai"]}).play(
        "yellow", "kava red"
    )
    shown = [card["card"] for card in table.state.redact(0).write()["cards"]]
    assert shown == ["kava-ceremony", "haka", "tiki", "moai"]
    assert [card["card"] for card in table.state.redact(2).write()["cards"]] == ["kava-ceremony", "?", "tiki", "?"]


def test_deforestation_takes_a_village() -> None:
    """DEFORESTATION: another player's Village, never the last one; at any time."""
    table = position("paradise", 2, cards={"red": ["deforestation"]}).play("red", "deforest 0606")
    assert table.write()["groups"][TONGA]["villages"] == 1
    poor = position("paradise", 2, cards={"red": ["deforestation"]}, villages={"yellow": {TONGA: 1}})
    assert poor.refuses("deforest 0606", "red").key == "last-village"


def test_deforestation_of_a_home() -> None:
    """Ruling 24: a home that loses its last Village is replaced."""
    tiles = {"0607": "rapa", "0706": "mangareva"}
    villages = {"yellow": {TONGA: 1, "0607": 1, "0706": 1}}
    table = position("paradise", 2, cards={"red": ["deforestation"]}, tiles=tiles, villages=villages).play("red", "deforest 0606")
    assert table.open("yellow") == {"disc 0607", "disc 0706"}
    table.play("yellow", "disc 0607")
    assert table.write()["seats"]["yellow"]["home"] == "0607"
    assert table.write()["stage"] == "explore"


def test_double_hulled_canoes_and_poi() -> None:
    """DOUBLE HULLED CANOES: three hexes; POI: one more in one step."""
    words: dict[str, Any] = {
        "stage": "moving",
        "ocean": ["0607", "0707", "0807", "0907"],
        "stacks": {"yellow": {TONGA: "transport"}},
    }
    cards = {"yellow": ["double-hulled-canoes open", "poi"]}
    table = position("paradise", 2, **words, cards=cards).play("yellow", "use poi")
    play_all(table, "yellow", "lift transport 0606", "sail 0607", "sail 0707", "sail 0807", "sail 0907")
    assert stack(table, "0907") == {"transport": 1}
    assert table.write()["fleet"] is None


def test_cards_are_not_shown_inside_anothers_move() -> None:
    """Ruling 53: plain revealing is an aside, but not inside a battle, a building step, or another's unfinished move."""
    table = position("paradise", 2, stage="moving", stacks={"yellow": {TONGA: "war"}}, cards={"red": ["tiki"]})
    assert table.state.asides(1)
    table.play("yellow", "lift war 0606")
    assert table.state.asides(1) == []
    table.play("yellow", "sail 0605")
    pass_until(table, "battles")
    assert table.state.asides(1) == []
