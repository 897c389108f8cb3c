"""The German rules: every value is that of the box, every form can be typed, and the worked examples come true."""

from __future__ import annotations

import re
from typing import Any

from tests.games.paradise.words.rulebook import GAME, Rulebook, play
from vaka.engine.testing import position
from vaka.games.paradise.rules.box import ADVANCED_BOX, BOX, CARDS, CHIT_ACTIONS, EVENTS, HEXES, ITEMS, PIECES, TILES
from vaka.games.paradise.rules.events.deck import KEPT_EVENTS

RULES = Rulebook("de")
rows, said = RULES.rows, RULES.said


def without_printed(names: str) -> list[str]:
    """Several names of one row, each without what is printed on the box."""
    return re.sub(r" \([^)]*\)", "", names).split(", ")


# --- Tables ---


def test_2_1_printed_groups() -> None:
    told = {}
    for names, hexes, green, brown, local in rows("2.1", "2.2")[1:]:
        for name, where in zip(without_printed(names.partition(" –")[0]), hexes.split(", "), strict=True):
            assert name == said(f"name-{where}")
            told[where] = (int(green), int(brown), 0 if local == "–" else int(local))
    assert told == {HEXES[where]: tuple(found[1:]) for where, found in BOX.printed.items()}


def test_2_2_and_9_1_pieces_and_prices() -> None:
    told = {row[0]: row[1:3] for row in rows("2.2", "2.3")[1:]}
    prices = {row[0]: row[1] for row in rows("9.1", "9.2")[1:]}
    costs = dict(zip(ITEMS, BOX.item_costs, strict=True))
    for piece, word in enumerate(PIECES):
        called, cost = said(f"piece-{word}"), costs[word]
        price = f"{cost} Baupunkt{'e' if cost > 1 else ''}" if cost else "nichts"
        assert told[called] == [str(BOX.pieces[piece]), price]
        assert prices[called] == str(cost)
    assert told["Inselkrieger"] == [str(BOX.own_locals), "nichts"]
    assert (prices["Dorf"], prices["Ackerbau"]) == (str(costs["village"]), str(costs["agriculture"]))
    assert prices["Kulturkarte"] == str(BOX.card_cost)


def test_2_5_markers() -> None:
    told = {row[0]: row[1:] for row in rows("2.5", "2.6")[1:]}
    assert told["Inselgruppe"] == [*map(str, BOX.markers[:3]), str(sum(BOX.markers[:3]))]
    assert told["Offener Ozean"] == [*map(str, BOX.markers[3:6]), str(sum(BOX.markers[3:6]))]
    assert told["Kursverlust (ohne Knoten)"][3] == str(BOX.markers[6])


def test_2_6_tiles() -> None:
    told = {}
    for boxes, names in rows("2.6", "3")[1:]:
        green, brown = (re.search(rf"(\d) {colour}", boxes) for colour in ("grün", "braun"))
        for name in without_printed(names):
            told[name] = (int(green[1]) if green else 0, int(brown[1]) if brown else 0)
    assert told == {said(f"name-{tile}"): (BOX.tile_green[at], BOX.tile_brown[at]) for at, tile in enumerate(TILES)}


def test_9_5_cards() -> None:
    told = {name: row[1] for row in rows("9.5", "10")[1:] for name in without_printed(row[0])}
    assert told == {said(f"card-{word}"): str(points) for word, points in zip(CARDS, BOX.card_points, strict=True)}


def test_11_2_events() -> None:
    told = {name: row[1].startswith("Behalten") for row in rows("11.2", "11.3")[1:] for name in without_printed(row[0])}
    assert told == {said(f"fortune-name-{word}"): event in KEPT_EVENTS for event, word in enumerate(EVENTS)}


def test_12_2_chits() -> None:
    actions = {"explore": "Erkunden!", "build": "Bauen", "defend": "Verteidigen", "attack": "Angriff!"}
    told = [row[1] for row in rows("12.2", "12.3")[1:]]
    assert told == [actions[CHIT_ACTIONS[action]] for action in ADVANCED_BOX.chit_actions]


def test_13_notation_can_be_typed() -> None:
    """Every form in the first column."""
    options = {"events": "yes", "kumara": "yes", "saved": "yes", "south_island": "yes"}
    several, alone = position("paradise", 4, options, stage="explore").state, position("paradise", 1, stage="explore").state
    written = [text for row in rows("13", "14")[1:] for text in re.findall(r"`([^`]+)`", row[0])]
    assert len(written) > 40
    for text in written:
        state = alone if text.startswith("ausführen") else several
        assert GAME.typed(state, GAME.parse(state, text), "de") == text


# --- Worked examples ---


def test_4_the_worked_turn() -> None:
    stacks = {"yellow": {"0606": "warrior warrior transport colony"}}
    words: dict[str, Any] = {"tiles": {"0705": "rarotonga"}, "ocean": ["0604"], "track": {"yellow": 4, "red": 4}}
    table = position("paradise", 2, stage="order", turn=3, stacks=stacks, **words)
    play(table, "yellow first yellow", "yellow explore 0805", "! marker ocean1", "yellow explore 0905", "! marker island2")
    play(table, "! tile tahiti", "yellow keep", "yellow return", "red explore 0704", "! marker off")
    assert table.open() == {"drift 0703", "drift 0804"}
    play(table, "yellow drift 0804", "! marker ocean3", "red explore 0903", "! marker island3", "! tile hawaii", "red keep")
    play(table, "yellow lift transport 0606", "yellow load colony", "yellow sail 0705", "yellow land", "yellow done", "red done")
    play(table, "yellow build agriculture 0606", "yellow build chain 0606", "yellow settle 0705", "yellow done")
    play(table, "red buy 0605", "red done", "! card tiki", "red no card")
    assert table.state.scores() == [8, 4]
    assert table.asked() == "red"
    assert table.state.write()["seats"]["red"]["lost"]


def test_6_2_and_6_4_the_worked_voyages() -> None:
    """Over Tubuai and the ocean behind it; and lost with six knots."""
    words: dict[str, Any] = {"tiles": {"0706": "tubuai"}, "ocean": ["0807"]}
    assert "explore 0906" in position("paradise", 2, stage="explore", **words).open()
    closed = position("paradise", 2, stage="explore", stacks={"red": {"0706": "transport"}}, **words)
    assert "explore 0906" not in closed.open()
    table = position("paradise", 2, stage="explore")
    play(table, "yellow explore 0607", "! marker ocean2", "yellow explore 0507", "! marker island1", "! tile rapa", "yellow keep")
    play(table, "yellow explore 0407", "! marker island3", "! tile hiva", "yellow keep")
    assert table.state.write()["seats"]["yellow"]["lost"]


def test_7_2_the_worked_transit() -> None:
    """Five pieces at once along three canoes; Hawaii, whose canoe lies face down, is not in the chain."""
    chain = {"0706": "transport up", "0707": "transport up", "0807": "transport"}
    stacks = {"yellow": {"0606": "warrior warrior warrior warrior colony transport up"} | chain}
    tiles = {"0707": "aotearoa", "0807": "hawaii"}
    table = position("paradise", 2, stage="transit", tiles=tiles, ocean=["0706"], stacks=stacks)
    play(table, "yellow lift warrior 0606", *["yellow load warrior"] * 3, "yellow load colony")
    assert "sail 0707" in table.open()
    assert "sail 0807" not in table.open()
    play(table, "yellow sail 0707", "yellow done")
    assert "up 0807" in table.open()


def test_7_3_the_worked_fleet() -> None:
    stacks = {"yellow": {"0606": "transport colony", "0705": "war warrior"}, "red": {"0706": "transport warrior"}}
    table = position("paradise", 2, stage="moving", tiles={"0705": "rarotonga"}, ocean=["0706"], stacks=stacks)
    play(table, "yellow lift war 0705", "yellow load warrior", "yellow sail 0606", "yellow land", "yellow lift transport 0606")
    assert "sail 0706" not in table.open()
    play(table, "yellow load war", "yellow load warrior", "yellow load colony", "yellow sail 0706", "yellow done")
    assert table.state.write()["battle"]["hex"] == "0706"


def test_8_3_the_worked_retreat() -> None:
    """One Colony is lost at once; then a Warrior Band or the other Colony stays behind."""
    stacks = {"yellow": {"0706": "war transport warrior warrior colony colony"}, "red": {"0605": "warrior"}}
    words: dict[str, Any] = {"tiles": {"0706": "midway-is"}, "raids": {"0706": "war war"}}
    table = position("paradise", 2, stage="moving", active="red", first="red", stacks=stacks, **words)
    play(table, "red done", "! die 4", "yellow lose war", "! die 4", "! die 4")
    assert table.asked() == "yellow"
    assert table.open() == {"leave warrior", "leave colony"}


def test_8_4_the_worked_battle() -> None:
    stacks = {"red": {"0605": "warrior"}, "yellow": {"0606": "warrior", "0706": "war warrior colony"}}
    words: dict[str, Any] = {"tiles": {"0706": "hawaii"}, "villages": {"yellow": {"0606": 2, "0706": 3}}}
    raid = {"0706": "war war war warrior warrior transport"}
    table = position("paradise", 2, stage="moving", active="red", first="red", stacks=stacks, raids=raid, **words)
    play(table, "red done", "! die 5", "yellow lose local", "! die 6", "yellow lose local", "! die 2", "red lose warrior")
    play(table, "! die 6", "yellow lose warrior", "! die 3", "red lose war", "! die 4")
    assert table.open() == {"save war", "save warrior", "done"}
    play(table, "red save warrior", "red done", "red face up")
    written = table.state.write()["stacks"]
    assert written["0706"]["pieces"] == {"transport": 1, "war": 3, "warrior": 1}
    assert written["0606"]["pieces"] == {"war": 1, "warrior": 1}


def test_8_5_the_worked_conquest() -> None:
    table = position("paradise", 2, stage="moving", raids={"0505": "war war warrior"})
    play(table, "yellow done", "! die 6", "yellow save war", "yellow save warrior")
    assert table.state.write()["stacks"]["0505"]["pieces"] == {"war": 1}


def test_9_3_and_9_4_the_worked_orders() -> None:
    """Five points for Tahiti and Tonga together, one for Rapa; and a brown box that is improved and settled in one turn."""
    words: dict[str, Any] = {"tiles": {"0705": "tahiti", "0607": "rapa"}, "agriculture": {"0606": 1}}
    villages = {"yellow": {"0606": 3, "0705": 2, "0607": 1}}
    stacks = {"yellow": {"0606": "transport up", "0705": "transport up"}}
    table = position("paradise", 2, stage="building", villages=villages, stacks=stacks, **words)
    play(table, "yellow build war 0705", "yellow build colony 0606", "yellow build transport 0607")
    assert not {text for text in table.open() if text.startswith("build") and not text.startswith("build rumour")}
    stacks = {"yellow": {"0606": "transport up", "0705": "transport up", "0706": "transport colony"}}
    tiles = {"0705": "rarotonga", "0706": "tubuai"}
    villages = {"yellow": {"0606": 2, "0705": 1}}
    table = position("paradise", 2, stage="building", tiles=tiles, villages=villages, stacks=stacks)
    play(table, "yellow build agriculture 0606", "yellow build village 0606", "yellow settle 0706")


def test_12_3_and_12_4_the_worked_turns_of_samoa() -> None:
    solo = {"cup": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], "drawn": 1, "cards": 1}
    stacks = {"red": {"0604": "transport up"}}
    table = position("paradise", 1, stage="building", turn=2, tiles={"0604": "tokelau"}, stacks=stacks, advanced={"solo": solo})
    play(table, "yellow done", "! chit 2", "! card navigation", "! marker ocean2", "! marker off", "! marker island3")
    play(table, "! tile manihiki", "! marker ocean1")
    written = table.state.write()
    assert written["stacks"]["0605"]["pieces"]["war"] == 1
    assert written["stacks"]["0704"]["pieces"] == {"transport": 1}
    assert table.asked() == "yellow"
    words: dict[str, Any] = {"ocean": ["0706", "0705"], "advanced": {"solo": solo}}
    table = position("paradise", 1, stage="explore", turn=4, **words)
    play(table, "yellow explore 0805", "! marker island2", "! tile tuamotu", "! die 2", "! die 4", "! die 5", "! die 3")
    assert table.state.write()["stacks"]["0805"]["pieces"] == {"transport": 1}
