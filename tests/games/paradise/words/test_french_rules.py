"""The French rules: every value is that of the box, every form can be typed, and the worked examples come true."""

from __future__ import annotations

import re
from typing import Any

from tests.games.paradise.words.rulebook import GAME, Rulebook, play
from vaka.engine.testing import position
from vaka.games.paradise.rules.box import ADVANCED_BOX, BOX, EVENTS, HEXES, ITEMS, PIECES, TILES
from vaka.games.paradise.rules.events.deck import KEPT_EVENTS

RULES = Rulebook("fr")
rows, said = RULES.rows, RULES.said


def name(word: str) -> str:
    return said(f"name-{word}")


# --- Tables ---


def test_2_2_and_9_1_pieces_and_prices() -> None:
    told = {row[0]: row[1:3] for row in rows("2.2", "2.3")[1:]}
    prices = {row[0]: row[1] for row in rows("9.1", "9.2")[1:]}
    costs = {word: str(cost) for word, cost in zip(ITEMS, BOX.item_costs, strict=True)}
    for piece, word in enumerate(PIECES):
        called = said(f"piece-{word}")
        assert told[called] == [str(BOX.pieces[piece]), costs[word]]
        assert prices[called] == costs[word]
    assert told["Guerrier Local"] == [str(BOX.own_locals), "–"]
    assert (prices["Village"], prices["Agriculture Améliorée"]) == (costs["village"], costs["agriculture"])
    assert prices["carte Arts & Culture"] == str(BOX.card_cost)


def test_2_5_markers() -> None:
    told = {row[0]: row[1:4] for row in rows("2.5", "2.6")[1:]}
    assert told["Groupe d’Îles"] == [str(count) for count in BOX.markers[:3]]
    assert told["Océan Ouvert"] == [str(count) for count in BOX.markers[3:6]]


def test_2_6_tiles() -> None:
    told = {tile: (int(green), int(brown)) for names, green, brown in rows("2.6", "3")[1:] for tile in names.split(", ")}
    assert told == {name(tile): (BOX.tile_green[at], BOX.tile_brown[at]) for at, tile in enumerate(TILES)}


def test_8_5_independent_groups() -> None:
    told = rows("8.5", "9")[1:]
    printed = {HEXES[where]: found for where, found in BOX.printed.items() if found[3]}
    assert {row[1]: tuple(map(int, row[2:])) for row in told} == {at: tuple(found[1:]) for at, found in printed.items()}
    assert all(name(row[1]).endswith(row[0]) for row in told)


def test_9_5_cards() -> None:
    told = {row[0].partition(" (")[0]: row[1] for row in rows("9.5", "10")[1:]}
    assert told == {name: str(points) for name, points in zip(BOX.card_names, BOX.card_points, strict=True)}


def test_11_2_events() -> None:
    told = {row[0]: row[1] for row in rows("11.2", "11.3")[1:]}
    names = [said(f"fortune-name-{word}").strip("«» \u00a0") for word in EVENTS]
    printed = [ADVANCED_BOX.event_names[event].replace("'", "’") for event in range(len(EVENTS))]
    kept = ["gardé" if event in KEPT_EVENTS else "immédiat" for event in range(len(EVENTS))]
    assert told == {f"{name} ({title})": how for name, title, how in zip(names, printed, kept, strict=True)}


def test_13_notation_can_be_typed() -> None:
    """Every form, and the same in the words of the records."""
    table = position("paradise", 4, {"events": "yes", "kumara": "yes", "saved": "yes", "south_island": "yes"}, stage="explore")
    written = [(row[0].strip("`"), row[1].strip("`")) for row in rows("13", "14")[1:]]
    assert len(written) > 30
    for french, english in written:
        assert GAME.notation(table.state, GAME.parse(table.state, french)) == english
    for text in re.findall(r"`([^`]+)`", RULES.text[RULES.text.index("# 7.3 ") : RULES.text.index("# 8 ")]):
        GAME.parse(table.state, text)


# --- Worked examples ---


def test_4_the_worked_turn() -> None:
    words = {"yellow": {"0606": "warrior warrior transport colony"}}
    table = position("paradise", 2, stage="order", turn=3, stacks=words, track={"yellow": 4, "red": 4})
    assert table.asked() == "yellow"
    play(table, "yellow first red", "red explore 0604", "! marker ocean2", "red return")
    play(table, "yellow explore 0705", "! marker island3", "! tile rarotonga", "yellow reveal", "yellow return", "red done")
    play(table, "yellow lift transport 0606", "yellow load colony", "yellow sail 0705", "yellow land", "yellow up 0705")
    play(table, "yellow done", "red buy 0605", "red done")
    play(table, "yellow build chain 0606", "yellow build agriculture 0606", "yellow settle 0705", "yellow done", "! card tiki")
    play(table, "red no card")
    assert table.state.scores() == [10, 4]
    assert table.asked() == "red"


def test_8_4_the_worked_battle() -> None:
    words: dict[str, Any] = {"villages": {"yellow": {"0606": 3}, "red": {"0605": 3, "0705": 3}}, "tiles": {"0705": "tahiti"}}
    stacks = {"yellow": {"0606": "war war warrior warrior"}, "red": {"0605": "warrior", "0705": "warrior"}}
    agriculture = {"0605": 1, "0606": 1, "0705": 1}
    table = position("paradise", 2, stage="moving", agriculture=agriculture, stacks=stacks, **words)
    play(table, "yellow lift war 0606", "yellow load war", "yellow load warrior", "yellow load warrior", "yellow sail 0705")
    play(table, "yellow done", "! die 5", "red lose local", "! die 2", "yellow lose warrior", "! die 6", "red lose local")
    play(table, "! die 1", "yellow lose war", "! die 4")
    assert table.open() == {"save war", "save warrior", "done"}
    play(table, "yellow save warrior")
    assert table.open() == {"save war", "done"}
    play(table, "yellow done")
    assert table.state.write()["stacks"]["0705"]["pieces"] == {"war": 1, "warrior": 1}


def test_12_3_and_12_4_the_worked_turns_of_samoa() -> None:
    solo = {"cup": [1, 2, 4, 6, 7, 8, 9, 10], "drawn": 3}
    stacks = {"red": {"0605": "warrior warrior", "0705": "transport up"}}
    table = position(
        "paradise", 1, stage="building", turn=4, tiles={"0705": "tokelau"}, ocean=["0604"], stacks=stacks, advanced={"solo": solo}
    )
    play(table, "yellow done", "! chit 2", "! marker ocean2", "! marker island3", "! tile tuvalu")
    written = table.state.write()
    assert written["stacks"]["0605"]["pieces"] == {"war": 1, "warrior": 2}
    assert written["stacks"]["0504"]["pieces"] == {"transport": 1}
    table = position("paradise", 1, stage="explore", turn=4, ocean=["0706"], advanced={"solo": solo})
    play(table, "yellow explore 0807", "! marker island2", "! tile tahiti", "! die 1", "! die 4", "! die 3", "! die 2")
    assert table.state.write()["stacks"]["0807"]["pieces"] == {"transport": 1, "warrior": 1}


def test_7_3_the_worked_fleet() -> None:
    """A War Canoe and a laden Transport Canoe meet at sea and enter an enemy hex together."""
    stacks = {"yellow": {"0606": "war", "0705": "transport colony"}, "red": {"0807": "transport"}}
    words: dict[str, Any] = {"tiles": {"0705": "rarotonga"}, "ocean": ["0706", "0807"], "stacks": stacks}
    table = position("paradise", 2, stage="moving", villages={"yellow": {"0705": 1}}, **words)
    play(table, "yellow lift transport 0705", "yellow load colony", "yellow sail 0706")
    assert "sail 0807" not in table.open()
    play(table, "yellow land", "yellow lift war 0606", "yellow sail 0706", "yellow load transport", "yellow load colony")
    assert "sail 0807" in table.open()


def test_8_5_the_worked_conquest() -> None:
    table = position("paradise", 2, stage="moving", raids={"0505": "war warrior"})
    play(table, "yellow done", "! die 3", "yellow lose war", "! die 6")
    assert table.open() == {"save warrior", "done"}
    play(table, "yellow save warrior")
    assert table.state.write()["stacks"]["0505"]["pieces"] == {"war": 1}


def test_11_5_the_worked_search() -> None:
    words = {
        "tiles": {"1306": "rapa-nui"},
        "villages": {"yellow": {"1306": 1}},
        "ocean": ["1407"],
        "cards": {"yellow": ["poi open"]},
    }
    table = position("paradise", 2, {"kumara": "yes"}, stage="explore", **words)
    play(
        table, "yellow search 1407", "! die 4", "yellow steer 1506", "! die 5", "yellow steer 1606", "! die 3", "yellow steer 1705"
    )
    assert table.state.write()["advanced"]["kumara"] == ["yellow"]


def test_6_2_to_6_4_the_worked_voyages() -> None:
    """Over Rarotonga and the ocean behind it; driven off course; and lost with six knots."""
    words: dict[str, Any] = {"tiles": {"0705": "rarotonga"}, "ocean": ["0806"], "villages": {"yellow": {"0606": 2, "0705": 1}}}
    assert "explore 0906" in position("paradise", 2, stage="explore", **words).open()
    assert "explore 0906" not in position("paradise", 2, stage="explore", stacks={"red": {"0806": "transport"}}, **words).open()
    table = position("paradise", 4, stage="explore", active="green", first="green", ocean=["0806", "1003", "0904", "0805"])
    play(table, "green explore 0807", "! marker off")
    assert table.asked() == "black"
    play(table, "black drift 0907", "! marker island2", "! tile mangareva", "green keep")
    assert "explore 0807" in table.open()
    table = position("paradise", 2, stage="explore")
    play(table, "yellow explore 0607", "! marker ocean1", "yellow explore 0507", "! marker island3", "! tile rapa", "yellow keep")
    play(table, "yellow explore 0407", "! marker island2", "! tile nihoa", "yellow keep")
    assert table.state.write()["seats"]["yellow"]["lost"]


def test_7_2_the_worked_transit() -> None:
    """From Samoa to Hawaii at once, but not to Tuvalu, where no canoe lies."""
    chain = {"0605": "warrior transport up", "0704": "transport up", "0804": "transport up"}
    villages = {"red": {"0605": 2, "0504": 1}}
    words: dict[str, Any] = {"tiles": {"0804": "hawaii", "0504": "tuvalu"}, "ocean": ["0704"], "stacks": {"red": chain}}
    table = position("paradise", 2, stage="transit", active="red", first="red", villages=villages, **words)
    play(table, "red lift warrior 0605")
    assert "sail 0804" in table.open()
    assert "sail 0504" not in table.open()


def test_8_3_the_worked_retreat() -> None:
    """Two canoes for three: a Warrior Band or the Colony stays behind."""
    stacks = {"yellow": {"0706": "war transport warrior warrior colony"}, "red": {"0605": "warrior"}}
    words: dict[str, Any] = {"tiles": {"0706": "midway-is"}, "raids": {"0706": "war war"}}
    table = position("paradise", 2, stage="moving", active="red", first="red", stacks=stacks, **words)
    play(table, "red done", "! die 4", "yellow lose war", "! die 4", "! die 4")
    assert table.open() == {"leave warrior", "leave colony"}


def test_9_3_and_9_4_the_worked_orders() -> None:
    """Five points for Hiva and Tahiti together, one for Tokelau; and three new Villages in one turn."""
    words: dict[str, Any] = {"tiles": {"0705": "hiva", "0706": "tahiti", "0506": "tokelau"}, "agriculture": {"0706": 1, "0606": 1}}
    villages = {"yellow": {"0705": 2, "0706": 3, "0506": 1}, "red": {"0605": 2}}
    stacks = {"yellow": {"0705": "transport up", "0706": "transport up"}}
    table = position("paradise", 2, stage="building", villages=villages, home={"yellow": "0705"}, stacks=stacks, **words)
    play(table, "yellow build war 0706", "yellow build colony 0705", "yellow build transport 0506")
    assert not {text for text in table.open() if re.fullmatch(r"build (?!rumour)\w+ 0[57]0[56]", text)}
    tiles = {"0705": "raiatea", "0706": "flint-is", "0506": "rapa", "0607": "mangareva"}
    villages = {"yellow": {"0705": 2, "0706": 1}, "red": {"0605": 2}}
    stacks = {"yellow": {"0705": "transport up", "0706": "transport up", "0506": "colony", "0607": "colony"}}
    table = position("paradise", 2, stage="building", tiles=tiles, villages=villages, home={"yellow": "0705"}, stacks=stacks)
    play(table, "yellow build agriculture 0705", "yellow build village 0705", "yellow settle 0506", "yellow settle 0607")
    assert not {text for text in table.open() if re.fullmatch(r"build village 0[57]0[56]", text)}


def test_10_1_the_worked_points() -> None:
    """Eleven Villages, four groups, an atoll and two cards: 18½."""
    tiles = {"0604": "hawaii", "0504": "tuvalu", "0704": "malden-is", "0804": "tahiti", "0706": "rapa"}
    villages = {"red": {"0605": 2, "0604": 4, "0504": 1, "0804": 3, "0706": 1}}
    stacks = {"red": dict.fromkeys(("0605", "0604", "0504", "0704", "0804"), "transport up")}
    words: dict[str, Any] = {"agriculture": {"0604": 1, "0804": 1}, "cards": {"red": ["tiki open", "surfing open"]}}
    table = position("paradise", 2, stage="explore", tiles=tiles, villages=villages, stacks=stacks, **words)
    assert GAME.write_score(table.state.scores()[1], "fr") == "18½"


def test_12_5_the_worked_attack() -> None:
    """Samoa strikes where there are fewest defenders, with three War Canoes and a Warrior Band for each."""
    solo = {"cup": [13], "drawn": 7}
    stacks = {"yellow": {"0606": "warrior warrior warrior"}, "red": {"0605": "war war warrior warrior"}}
    words: dict[str, Any] = {"tiles": {"0705": "tahiti"}, "villages": {"yellow": {"0606": 3, "0705": 2}, "red": {"0605": 2}}}
    table = position(
        "paradise", 1, stage="building", turn=8, agriculture={"0606": 1}, stacks=stacks, advanced={"solo": solo}, **words
    )
    play(table, "yellow done", "! chit 13")
    assert table.state.write()["battle"]["hex"] == "0705"
