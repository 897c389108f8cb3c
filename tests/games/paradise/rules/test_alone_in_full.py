"""The solitaire game (12): the South Island (11.3), everything face up (12.1), Samoa's cards, and a player who is ruined."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paradise.playing import stack
from tests.games.paradise.rules.test_solitaire import SAMOA, TONGA, chit, evening, found, settle, villages
from tests.games.paradise.rules.test_solitaire_war import attack
from vaka.engine.testing import Table, position

SOUTH = {"south_island": "yes"}
HARD = {"south_island": "yes", "solo": "hard"}
NORTH, ISLE = "0706", "0607"
"""Aotearoa beside Tonga, and Te Waka Maui to the south-west of it, which is as near."""


def both(options: dict[str, str] = SOUTH, at: str = NORTH, **words: Any) -> Table:
    """The player finds Aotearoa, and Te Waka Maui with it: the die for Aotearoa is next."""
    return found("aotearoa", at, options, **words)


def read_again(table: Table) -> Table:
    """The same position, written and read; nothing is lost on the way."""
    again = Table(table.game.load(table.state.dump()))
    assert again.state.dump() == table.state.dump()
    return again


def owed(table: Table) -> int:
    """Chits that are drawn when the exploration is over."""
    return int(table.write()["advanced"]["solo"]["owed"])


# --- 11.3 with 12.4: whose Te Waka Maui is ---


def test_12_4_te_waka_maui_gets_its_own_die() -> None:
    """11.3 (a group like any other), 12.4, ruling 38: Aotearoa is free by its die, then a die is rolled for Te Waka Maui."""
    table = both().chance("die 6")
    assert table.write()["question"] == {"seat": "chance", "about": "occupy", "hex": ISLE}
    assert table.write()["advanced"]["solo"]["isle"] == "now"
    free = read_again(table).chance("die 6")
    assert (free.heard("solo-free")[0]["hex"], free.asked()) == (ISLE, "yellow")
    assert free.write()["advanced"]["solo"]["isle"] is None


def test_12_4_samoas_canoe_villages_and_bands_on_te_waka_maui() -> None:
    """12.4: below the distance it is Samoa's: a Transport Canoe, a die for each of two green boxes, one for each Village."""
    table = both(at="0807", ocean=["0706", "0707"]).chance("die 6")
    where = table.write()["advanced"]["south"]["hex"]
    assert where == "0707"
    table.chance("die 1")
    assert (stack(table, where), table.write()["question"]) == ({"transport": 1}, {"seat": "chance", "about": "box", "hex": where})
    table.chance("die 2").chance("die 3")
    assert villages(table, where) == 1
    read_again(table).chance("die 4")
    table.chance("die 4")
    assert stack(table, where) == {"transport": 1, "warrior": 1}
    assert (table.asked(), table.write()["groups"][where]["control"]) == ("yellow", "red")


def test_12_4_aotearoa_is_finished_before_te_waka_maui() -> None:
    """12.4: all dice for Aotearoa first, its boxes and its Villages too; knots are counted after both."""
    table = both(at="0807", ocean=["0706", "0707"]).chance("die 1")
    assert table.write()["advanced"]["solo"] | {"isle": "waits", "boxes": 3} == table.write()["advanced"]["solo"]
    for _ in range(3):
        assert table.write()["question"]["hex"] == "0807"
        table = read_again(table).chance("die 1")
    assert table.write()["question"] == {"seat": "chance", "about": "occupy", "hex": "0707"}


@pytest.mark.parametrize(("options", "chits"), [(SOUTH, 1), (HARD, 2)])
def test_12_4_in_the_harder_game_te_waka_maui_brings_its_chit(options: dict[str, str], chits: int) -> None:
    """12.4: Aotearoa has four boxes, Te Waka Maui three: free, they bring one chit, in the harder game two."""
    assert owed(both(options).chance("die 6").chance("die 6")) == chits


def test_12_4_no_die_for_te_waka_maui_where_the_player_is() -> None:
    """Rulings 32, 38: your pieces stand in the hex that it takes and stay there: no die, no canoe of Samoa; it is free."""
    words: dict[str, Any] = {"ocean": [ISLE], "stacks": {"yellow": {ISLE: "transport"}}}
    table = both(**words).chance("die 6")
    assert (table.asked(), table.heard("solo-held"), owed(table)) == ("yellow", [{"seat": 1, "hex": ISLE}], 1)
    assert stack(table, ISLE) == {"transport": 1}
    assert table.write()["stacks"][ISLE]["owner"] == "yellow"
    assert owed(both(HARD, **words).chance("die 6")) == 2


def test_12_4_without_room_for_te_waka_maui_there_is_one_die() -> None:
    """11.3: off the map, as in history, it is out of play."""
    table = both(at="0507", ocean=["0506"]).chance("die 6")
    assert table.write()["advanced"]["south"]["out"] is True
    assert table.asked() == "yellow"


def test_12_3_samoa_places_a_canoe_on_both_islands() -> None:
    """12.3, 11.3: each group that Samoa finds gets a Transport Canoe; not where your pieces stand."""
    table = chit(3, options=SOUTH).chance("marker island2").chance("tile aotearoa")
    south = table.write()["advanced"]["south"]
    assert (south["beside"], south["hex"]) == ("0705", "0805")
    assert (stack(table, "0705"), stack(table, "0805")) == ({"transport": 1}, {"transport": 1})
    words: dict[str, Any] = {"ocean": ["0805"], "stacks": {"yellow": {"0805": "transport"}}}
    held = chit(3, options=SOUTH, **words).chance("marker island2").chance("tile aotearoa")
    assert held.write()["stacks"]["0805"]["owner"] == "yellow"


# --- 12.1: everything lies face up ---


def test_12_1_transport_canoes_are_built_face_up() -> None:
    """12.1: none is built face down, and several in a hex as well."""
    table = evening()
    assert f"build transport {TONGA}" not in table.open()
    assert table.refuses(f"build transport {TONGA}").key == "all-face-up"
    table.play("yellow", f"build chain {TONGA}").play("yellow", f"build chain {TONGA}")
    assert read_again(table).write()["orders"]["yellow"]["items"] == {TONGA: {"chain": 2}}
    table.play("yellow", "done")
    built = table.write()["stacks"][TONGA]
    assert (built["pieces"], built["up"]) == ({"transport": 2, "warrior": 2}, True)


def test_12_1_rumours_are_not_offered() -> None:
    """12.1: where all lies face up there is nothing to be mistaken for."""
    table = evening()
    assert not [text for text in table.open() if "rumour" in text]
    assert table.refuses(f"build rumour {TONGA}").key == "all-face-up"


def test_12_1_canoes_lie_face_up_where_they_land_and_no_step_turns_them() -> None:
    """12.1, 7.5: a chain of canoes as soon as they are there; building follows the moves."""
    table = position("paradise", 1, stage="moving", ocean=["0607"], stacks={"yellow": {TONGA: "transport transport"}})
    assert table.write()["stacks"][TONGA]["up"] is True
    table.play("yellow", f"lift transport {TONGA}").play("yellow", "sail 0607").play("yellow", "land")
    assert [table.write()["stacks"][at]["up"] for at in (TONGA, "0607")] == [True, True]
    assert not [text for text in table.open() if text.startswith(("up ", "down "))]
    assert table.play("yellow", "done").write()["stage"] == "building"


def test_12_1_after_a_battle_canoes_lie_face_up_unasked() -> None:
    """12.1, 8.4: the winner's Transport Canoe is laid face up."""
    words: dict[str, Any] = {
        "tiles": {"0607": "midway-is"},
        "stacks": {"yellow": {TONGA: "war transport"}, "red": {"0607": "transport"}},
    }
    table = position("paradise", 1, stage="moving", **words)
    for move in (f"lift war {TONGA}", "load transport", "sail 0607", "land", "done"):
        if move in table.open():
            table.play("yellow", move)
    assert table.write()["stacks"]["0607"] | {"owner": "yellow", "up": True} == table.write()["stacks"]["0607"]
    assert table.write()["stage"] == "building"


def test_12_1_the_players_own_cards_lie_face_up() -> None:
    """12.1, 9.5: a card that is bought is open at once and counts; nobody is asked for one that cannot be used."""
    table = evening().play("yellow", f"buy {TONGA}").play("yellow", "done").chance("card tiki")
    assert table.write()["cards"][0]["open"] is True
    assert table.scores() == [6]
    assert not [text for text in settle(table).open() if text.startswith("show")]


# --- 12.3: Samoa's cards ---

FAR_OFF: dict[str, Any] = {
    "tiles": {"0907": "tahiti"},
    "villages": {"yellow": {TONGA: 0, "0907": 2}},
    "home": {"yellow": "0907"},
    "stacks": {"yellow": {TONGA: ""}, "red": {SAMOA: "warrior"}},
}


def test_12_3_poi_waits_for_an_attack_with_a_war_canoe() -> None:
    """12.3, ruling 65: without a War Canoe nobody attacks, and POI is kept; with one in reach it is used."""
    words: dict[str, Any] = {"cards": {"red": ["poi open"]}, "gone": {"red": " ".join(["war"] * 6)}}
    table = attack(13, **words)
    assert (table.heard("solo-attack"), table.heard("solo-use")) == ([], [])
    assert table.write()["cards"][0]["spent"] is False
    assert attack(13, cards={"red": ["poi open"]}).write()["cards"][0]["spent"] is True
    none_in_reach = attack(13, cards={"red": ["poi open"]}, **FAR_OFF)
    assert (none_in_reach.heard("solo-attack"), none_in_reach.write()["cards"][0]["spent"]) == ([], False)
    assert none_in_reach.write()["poi"] is False


def looked(cards: int = 2, **words: Any) -> Table:
    """The player looks at Samoa's cards."""
    given: dict[str, Any] = {"stage": "moving", "cards": {"yellow": ["kava-ceremony open"]}, "advanced": {"solo": {"cards": cards}}}
    return position("paradise", 1, **(given | words)).play("yellow", "kava red")


def test_12_3_kava_shows_all_face_down_cards_of_samoa() -> None:
    """Ruling 65: they are drawn and known to you, stay face down, and are not used."""
    table = looked()
    assert (table.asked(), table.source()) == ("chance", "arts and culture")
    table = read_again(table.chance("card tapu")).chance("card deforestation")
    assert table.asked() == "yellow"
    red = [card for card in table.write()["cards"] if card["seat"] == "red"]
    assert [(card["card"], card["open"], card["known"]) for card in red] == [
        ("tapu", False, ["yellow"]),
        ("deforestation", False, ["yellow"]),
    ]
    assert (table.write()["advanced"]["solo"]["cards"], villages(table, TONGA)) == (0, 2)
    assert table.census()["cards"] == 28


def test_12_3_kava_needs_a_card_that_nobody_has_seen() -> None:
    """Ruling 65: without one there is nothing to look at; pieces lie face up anyway."""
    table = position("paradise", 1, stage="moving", cards={"yellow": ["kava-ceremony open"]})
    assert not [text for text in table.open() if text.startswith("kava")]


def test_12_3_a_card_that_kava_has_shown_helps_when_you_attack() -> None:
    """12.3: your attack reveals all its cards: TAPU, which you know, brings a Local Warrior, and no card is drawn."""
    table = looked(1, stacks={"yellow": {TONGA: "war war war"}}).chance("card tapu")
    for move in (f"lift war {TONGA}", "load war", "load war", f"sail {SAMOA}", "done"):
        table.play("yellow", move)
    assert table.heard("solo-card") == [{"seat": 1, "card": "tapu"}]
    assert (table.source(), table.write()["battle"]["defence"]["front"]) == ("die", {"warrior": 2, "local": 2})


def test_12_3_a_card_that_kava_has_shown_is_turned_when_samoa_explores() -> None:
    """12.3: Explore! reveals what KAVA has shown, without a draw; DEFORESTATION strikes at once."""
    table = looked(1).chance("card deforestation")
    for move in ("done", "done"):
        table.play("yellow", move)
    table.chance("chit 2")
    assert table.heard("solo-card") == [{"seat": 1, "card": "deforestation"}]
    assert (villages(table, TONGA), table.source()) == (1, "discovery cup")


# --- 12.6: who has lost everything ---


def ruined(**words: Any) -> Table:
    """Samoa is about to take the player's last group."""
    red = {SAMOA: "war war war war warrior warrior warrior warrior"}
    return settle(attack(13, **({"stacks": {"yellow": {TONGA: ""}, "red": red}} | words)), 6)


def test_12_6_whoever_has_lost_everything_is_not_asked_on() -> None:
    """12.6, ruling 24: no group, no Colony, no War Canoe: no point can be made any more, and the game is lost at once."""
    table = ruined()
    assert (table.asked(), table.winners(), table.state.returns()) == ("over", [], [-1.0])
    assert (len(table.heard("solo-ruined")), len(table.heard("all-lost"))) == (1, 1)
    assert table.write()["advanced"]["solo"]["drawn"] == 7


@pytest.mark.parametrize("pieces", ["colony transport", "war"])
def test_12_6_with_a_colony_or_a_war_canoe_it_goes_on(pieces: str) -> None:
    """Ruling 24: a home can be regained by landing a Colony, or by saving a Village."""
    stacks = {"yellow": {TONGA: "", "0607": pieces}, "red": {SAMOA: "war war war war warrior warrior warrior warrior"}}
    table = ruined(tiles={"0607": "midway-is"}, stacks=stacks)
    assert (table.asked(), table.write()["stage"]) == ("yellow", "moving")
