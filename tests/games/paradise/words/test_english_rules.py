"""The English rules: every value is that of the box, every form can be typed, and the worked examples come true."""

from __future__ import annotations

import re
from typing import Any

from tests.games.paradise.words.rulebook import GAME, Rulebook, play
from vaka.engine.testing import position
from vaka.games.paradise.rules.box import ADVANCED_BOX, BOX, CARDS, CHIT_ACTIONS, EVENTS, HEXES, ITEMS, PIECES, TILES
from vaka.games.paradise.rules.events.deck import KEPT_EVENTS

RULES = Rulebook("en")
rows, said = RULES.rows, RULES.said


# --- Tables ---


def test_2_1_printed_groups() -> None:
    told = {}
    for names, hexes, green, brown, local in rows("2.1", "2.2")[1:]:
        for name, where in zip(names.partition(" (")[0].split(", "), hexes.split(", "), strict=True):
            assert name == said(f"name-{where}")
            told[where] = (int(green), int(brown), 0 if local == "–" else int(local))
    assert told == {HEXES[where]: tuple(found[1:]) for where, found in BOX.printed.items()}


def test_2_2_and_9_1_pieces_and_prices() -> None:
    told = {row[0]: row[1:3] for row in rows("2.2", "2.3")[1:]}
    prices = {row[0]: row[1] for row in rows("9.1", "9.2")[1:]}
    costs = dict(zip(ITEMS, BOX.item_costs, strict=True))
    for piece, word in enumerate(PIECES):
        called = said(f"piece-{word}")
        assert told[called] == [str(BOX.pieces[piece]), str(costs[word])]
        assert prices[called] == str(costs[word])
    assert told["Local Warrior"] == [str(BOX.own_locals), "–"]
    assert (prices["Village"], prices["Improved Agriculture"]) == (str(costs["village"]), str(costs["agriculture"]))
    assert prices["Arts & Culture card"] == str(BOX.card_cost)


def test_2_5_markers() -> None:
    told = {row[0]: row[1:] for row in rows("2.5", "2.6")[1:]}
    assert told["Island Group"] == [*map(str, BOX.markers[:3]), str(sum(BOX.markers[:3]))]
    assert told["Open Ocean"] == [*map(str, BOX.markers[3:6]), str(sum(BOX.markers[3:6]))]
    assert told["Off Course (no knots)"][3] == str(BOX.markers[6])


def test_2_6_tiles() -> None:
    told = {}
    for boxes, names in rows("2.6", "3")[1:]:
        green, brown = (re.search(rf"(\d) {colour}", boxes) for colour in ("green", "brown"))
        for name in names.split(", "):
            told[name] = (int(green[1]) if green else 0, int(brown[1]) if brown else 0)
    assert told == {said(f"name-{tile}"): (BOX.tile_green[at], BOX.tile_brown[at]) for at, tile in enumerate(TILES)}


def test_9_5_cards() -> None:
    told = {name: row[1] for row in rows("9.5", "10")[1:] for name in row[0].split(", ")}
    assert told == {said(f"card-{word}"): str(points) for word, points in zip(CARDS, BOX.card_points, strict=True)}


def test_11_2_events() -> None:
    told = {name: row[1].startswith("Kept") for row in rows("11.2", "11.3")[1:] for name in row[0].split(", ")}
    assert told == {said(f"fortune-name-{word}"): event in KEPT_EVENTS for event, word in enumerate(EVENTS)}


def test_12_2_chits() -> None:
    actions = {"explore": "Explore!", "build": "Build", "defend": "Defend", "attack": "Attack!"}
    told = [row[1] for row in rows("12.2", "12.3")[1:]]
    assert told == [actions[CHIT_ACTIONS[action]] for action in ADVANCED_BOX.chit_actions]


def test_13_notation_can_be_typed() -> None:
    """Every form in the first column."""
    options = {"events": "yes", "kumara": "yes", "saved": "yes", "south_island": "yes"}
    several, alone = position("paradise", 4, options, stage="explore").state, position("paradise", 1, stage="explore").state
    written = [text for row in rows("13", "14")[1:] for text in re.findall(r"`([^`]+)`", row[0])]
    assert len(written) > 40
    for text in written:
        state = alone if text.startswith("resolve") else several
        assert GAME.typed(state, GAME.parse(state, text), "en") == text


# --- Worked examples ---


def test_4_the_worked_turn() -> None:
    stacks = {"yellow": {"0606": "warrior warrior transport colony"}}
    words: dict[str, Any] = {"tiles": {"0705": "rarotonga"}, "ocean": ["0604"], "track": {"yellow": 4, "red": 4}}
    table = position("paradise", 2, stage="order", turn=3, stacks=stacks, **words)
    play(table, "yellow first yellow", "yellow explore 0706", "! marker ocean2", "yellow explore 0807", "! marker island1")
    play(table, "! tile tubuai", "yellow keep", "yellow return", "red explore 0504", "! marker off")
    assert table.open() == {"drift 0503"}
    play(table, "yellow drift 0503", "! marker ocean3", "red explore 0502", "! marker island3", "! tile hawaiki", "red keep")
    play(table, "yellow lift transport 0606", "yellow load colony", "yellow sail 0705", "yellow land", "yellow done", "red done")
    play(table, "yellow build chain 0606", "yellow build transport 0606", "yellow settle 0705", "yellow done")
    play(table, "red build colony 0605", "red done")
    assert table.state.scores() == [8, 4]
    assert table.asked() == "red"
    assert table.state.write()["seats"]["red"]["lost"]


def test_6_2_and_6_4_the_worked_voyages() -> None:
    """Over the ocean and Tahiti; and home with exactly five knots."""
    words: dict[str, Any] = {"stage": "explore", "active": "red", "first": "red", "tiles": {"0804": "tahiti"}, "ocean": ["0704"]}
    assert "explore 0903" in position("paradise", 2, **words).open()
    assert "explore 0903" not in position("paradise", 2, stacks={"yellow": {"0704": "transport"}}, **words).open()
    table = position("paradise", 2, stage="explore")
    play(
        table, "yellow explore 0607", "! marker ocean1", "yellow explore 0507", "! marker island2", "! tile nihoa", "yellow reveal"
    )
    play(table, "yellow explore 0407", "! marker ocean2")
    assert table.asked() == "red"
    assert not table.state.write()["seats"]["yellow"]["lost"]


def test_7_2_the_worked_transit() -> None:
    """Five Warrior Bands at once along three canoes; Kuporu, whose canoe lies face down, is not in the chain."""
    chain = {"0704": "transport up", "0804": "transport up", "0903": "transport"}
    stacks = {"red": {"0605": "warrior warrior warrior warrior warrior transport up"} | chain}
    tiles = {"0804": "tahiti", "0903": "kuporu"}
    table = position("paradise", 2, stage="transit", active="red", first="red", tiles=tiles, ocean=["0704"], stacks=stacks)
    play(table, "red lift warrior 0605", *["red load warrior"] * 4)
    assert "sail 0804" in table.open()
    assert "sail 0903" not in table.open()
    play(table, "red sail 0804", "red done")
    assert "up 0903" in table.open()


def test_7_3_the_worked_fleet() -> None:
    """A Transport Canoe is left behind with its Colony, and sails on after the War Canoe has been stopped."""
    stacks = {"red": {"0605": "war warrior transport colony warrior"}, "yellow": {"0703": "war transport"}}
    table = position(
        "paradise", 2, stage="moving", active="red", first="red", tiles={"0804": "tahiti"}, ocean=["0704", "0703"], stacks=stacks
    )
    play(table, "red lift war 0605", "red load warrior", "red load transport", "red load colony", "red sail 0704")
    play(table, "red drop transport", "red sail 0703")
    play(table, "red lift transport 0704", "red load colony", "red sail 0804", "red done")
    written = table.state.write()
    assert written["battle"]["hex"] == "0703"
    assert written["stacks"]["0804"]["pieces"] == {"transport": 1, "colony": 1}


def test_8_3_the_worked_retreat() -> None:
    """Two canoes for three: a Warrior Band or the Colony stays behind."""
    stacks = {"yellow": {"0706": "war transport warrior warrior colony"}, "red": {"0605": "warrior"}}
    words: dict[str, Any] = {"tiles": {"0706": "midway-is"}, "raids": {"0706": "war war"}}
    table = position("paradise", 2, stage="moving", active="red", first="red", stacks=stacks, **words)
    play(table, "red done", "! die 4", "yellow lose war", "! die 4", "! die 4")
    assert table.asked() == "yellow"
    assert table.open() == {"leave warrior", "leave colony"}


def test_8_4_the_worked_battle() -> None:
    stacks = {"yellow": {"0606": "warrior"}, "red": {"0605": "warrior", "0705": "warrior transport"}}
    words: dict[str, Any] = {"tiles": {"0705": "tokelau"}, "villages": {"red": {"0605": 2, "0705": 1}}}
    raid = {"0705": "war war warrior warrior transport colony"}
    table = position("paradise", 2, stage="moving", stacks=stacks, raids=raid, **words)
    play(table, "yellow done", "! die 2", "yellow lose warrior", "! die 6", "red lose local", "! die 1", "yellow lose war")
    play(table, "! die 5")
    assert table.open() == {"save war", "save warrior", "done"}
    play(table, "yellow save warrior", "yellow face up")
    written = table.state.write()["stacks"]
    assert written["0705"]["pieces"] == {"transport": 1, "war": 1, "warrior": 1, "colony": 1}
    assert written["0605"]["pieces"] == {"transport": 1, "warrior": 2}


def test_8_5_the_worked_conquest() -> None:
    table = position("paradise", 2, stage="moving", raids={"0406": "war war war"})
    play(table, "yellow done", "! die 6", "yellow save war", "yellow save war")
    assert table.state.write()["stacks"]["0406"]["pieces"] == {"war": 1}


def test_9_3_and_9_4_the_worked_orders() -> None:
    """Six points for Samoa and Kuporu together, one for Hiva; two Villages in one step, one of them from a Colony."""
    words: dict[str, Any] = {"tiles": {"0705": "kuporu", "0506": "hiva"}, "agriculture": {"0605": 2}}
    villages = {"red": {"0605": 4, "0705": 2, "0506": 1}}
    stacks = {"red": {"0605": "transport up", "0705": "transport up"}}
    table = position("paradise", 2, stage="building", villages=villages, stacks=stacks, **words)
    play(table, "yellow done", "red build war 0705", "red build colony 0605", "red build transport 0605", "red build chain 0506")
    assert not {text for text in table.open() if text.startswith("build") and not text.startswith("build rumour")}
    words = {"tiles": {"0705": "rarotonga"}, "agriculture": {"0606": 1}, "stacks": {"yellow": {"0705": "transport colony"}}}
    table = position("paradise", 2, stage="building", **words)
    play(table, "yellow build village 0606", "yellow settle 0705")
    assert not {text for text in table.open() if text.startswith("build village")}


def test_10_1_the_worked_points() -> None:
    """15 Villages, five groups and an atoll in the chain, and two cards: 22½."""
    tiles = {"0705": "kuporu", "0706": "hawaii", "0607": "hawaiki", "0506": "tahiti", "0507": "midway-is"}
    villages = {"yellow": {"0606": 4, "0705": 2, "0706": 4, "0607": 4, "0506": 1}}
    words: dict[str, Any] = {"agriculture": {"0606": 2, "0706": 1, "0607": 1}, "cards": {"yellow": ["tiki open", "toki open"]}}
    stacks = {"yellow": dict.fromkeys(("0606", "0705", "0706", "0607", "0506", "0507"), "transport up")}
    table = position("paradise", 3, stage="explore", tiles=tiles, villages=villages, stacks=stacks, **words)
    assert GAME.write_score(table.state.scores()[0], "en") == "22½"


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
