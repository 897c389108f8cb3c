"""The slow twin of Conquest of Paradise alone: the examples of the rulebook, and games in which nothing is lost or untrue."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.games.paradise import twin_building, twin_exploring, twin_game, twin_winning
from tests.games.paradise.twin_box import CUP, HEXES, KIND, PIECES, TILES
from tests.games.paradise.twin_crews import Crews
from tests.games.paradise.twin_knowing import all_seen
from tests.games.paradise.twin_positions import scattered
from tests.games.paradise.twin_table import Fleet, Group, Knowledge, Raid, Stack, Table, Tile, in_capacity

OPTIONS = {"homes": "agreed", "home_point": "yes", "rumours": "two", "given_up": "gone", "turns": "20"}


def play(table: Table, *texts: str) -> None:
    """Each by whoever is asked; it must be open."""
    for text in texts:
        (seat,) = twin_game.asked(table)
        open_ones = twin_game.odds(table) if seat == "chance" else twin_game.open_to(table, seat)
        assert text in open_ones, (text, sorted(open_ones))
        twin_game.play(table, text, seat)


def four_players() -> Table:
    """Yellow plays Tonga, red Samoa, green Hiva, black Raiatea."""
    table = twin_game.new(4, OPTIONS)
    play(table, "home tonga", "home samoa", "home hiva", *["marker island2"] * 4, "marker ocean1", "marker ocean2")
    return table


def two_players() -> Table:
    """Yellow plays Tonga, red Samoa; the exploration of the first turn is over."""
    table = twin_game.new(2, OPTIONS)
    play(table, "home tonga", "first yellow", "rest", "rest")
    return table


def put(table: Table, seat: str, hex_: str, up: bool = False, **pieces: int) -> None:
    """Pieces that nobody knows."""
    table.stacks[hex_] = Stack(seat, Counter(pieces), Knowledge(), up)


# --- The examples of the rulebook ---


def test_the_pre_move_of_tonga() -> None:
    """RB 6.2: beside Tonga, or after a pre-move to Niue or the ocean north-east of it; not through Fiji, nor through Samoa."""
    table = four_players()
    play(table, "first yellow clockwise")
    reached = table.reachable("yellow", ["0606"])
    assert {"0606", "0705", "0805"} <= reached
    assert not {"0505", "0605"} & reached
    for beside in ("0506", "0607", "0706", "0704", "0806", "0804"):
        assert f"explore {beside}" in twin_game.open_to(table, "yellow")
    assert "explore 0604" not in twin_game.open_to(table, "yellow")  # beside Samoa and Manihiki only


def test_the_voyage_of_tonga() -> None:
    """RB 6.3: south-east of Niue Open Ocean with one knot, then an Island Group with two: three knots."""
    table = four_players()
    play(table, "first yellow clockwise", "explore 0806", "marker ocean1", "explore 0906", "marker island2", "tile tubuai", "keep")
    assert table.knots == 3
    assert table.tiles["0906"] == Tile("tubuai", up=False, found={"yellow"})
    assert table.is_sea("0806")
    play(table, "return")
    assert not table.players["yellow"].lost
    assert table.hex_knots.total() == 0


def test_off_course_and_lost() -> None:
    """RB 6.3, 6.4: the left neighbour moves the Explorer; six knots are one too many, and the tile stays found."""
    table = two_players_exploring()
    play(table, "explore 0506", "marker off", "drift 0507", "marker island3", "tile rapa", "keep", "explore 0506", "marker island3")
    play(table, "tile nihoa", "reveal")
    assert table.players["yellow"].lost
    assert table.tiles["0507"].found == {"yellow"}
    assert table.active == "red"


def two_players_exploring() -> Table:
    table = twin_game.new(2, OPTIONS)
    play(table, "home tonga", "first yellow")
    return table


def test_the_chain_of_tonga() -> None:
    """RB 7.2: Tuamotu and Kermadec are connected, Pitcairn is not: one hex between has no canoe face up."""
    table = two_players()
    for hex_, name in {"0706": "tuamotu", "0506": "kermadec-is", "0707": "pitcairn-is"}.items():
        table.tiles[hex_] = Tile(name)
        table.groups[hex_] = Group("yellow", 1)
    for hex_ in ("0606", "0706", "0506"):
        put(table, "yellow", hex_, up=True, transport=1)
    put(table, "yellow", "0707", transport=1)
    assert table.chain_at("yellow", "0606") == {"0606", "0706", "0506"}
    assert twin_winning.points(table, "yellow") == 2 * 5 + 2 * 3
    assert sorted(map(sorted, twin_building.pools(table, "yellow"))) == [["0506", "0606", "0706"], ["0707"]]


def test_the_canoe_of_the_chain_stays_in_transit() -> None:
    """RB 7.2: also when another canoe has joined it in transit."""
    table = two_players()
    table.tiles["0706"] = Tile("tuamotu")
    put(table, "yellow", "0606", up=True, transport=2, warrior=1)
    put(table, "yellow", "0706", up=True, transport=1)
    table.stage = "transit"
    assert twin_game.open_to(table, "yellow") == {"lift transport 0606", "lift warrior 0606", "done"}
    play(table, "lift transport 0606", "sail 0706")
    assert twin_game.open_to(table, "yellow") == {"lift warrior 0606", "done"}


def attack(table: Table, hex_: str, **pieces: int) -> None:
    """Yellow has moved these there and begins the Battle."""
    table.raids[hex_] = Raid(Counter(pieces), Knowledge(), pieces.get("warrior", 0))
    table.stage, table.active = "moved", "yellow"
    twin_game.go_on(table)


def test_the_retreat() -> None:
    """RB 8.3: one canoe, two Warrior Bands: one of them is eliminated."""
    table = two_players()
    table.tiles["0703"] = Tile()
    put(table, "red", "0703", transport=1, warrior=2)
    before = table.on_map("red")
    attack(table, "0703", war=1)
    assert table.battle is None
    assert before - table.on_map("red") == Counter(warrior=1)
    assert table.stacks["0605"].pieces == Counter(warrior=3, transport=1)
    assert table.stacks["0605"].up


def test_the_combat() -> None:
    """RB 8.4: the whole example, roll by roll."""
    table = two_players()
    table.tiles["0706"], table.groups["0706"] = Tile("tuamotu"), Group("red", 2)
    put(table, "red", "0706", up=True, transport=1, warrior=1)
    attack(table, "0706", warrior=1, war=2, transport=1)
    battle: Any = table.battle
    assert battle.attack_front == Counter(warrior=1, war=2)
    assert battle.attack_back == Counter(transport=1)
    assert battle.defence_front == Counter(warrior=1, local=1)
    assert battle.defence_back == Counter(transport=1)
    play(table, "die 3", "lose warrior", "die 4", "lose warrior", "die 1", "die 4")
    assert table.stacks["0605"].pieces == Counter(warrior=3, transport=1)
    assert twin_game.open_to(table, "yellow") == {"save war", "done"}
    play(table, "done", "face down")
    assert table.stacks["0706"].pieces == Counter(warrior=1, war=1, transport=1)
    assert table.groups["0706"] == Group(None, 0, 0)


def test_saving_a_village() -> None:
    """RB 8.4: a War Canoe given up saves one; it is out of the game, and the home is lost."""
    table = two_players()
    table.tiles["0604"], table.groups["0604"] = Tile("tokelau"), Group("red", 1)
    del table.stacks["0605"]
    attack(table, "0605", war=2)
    play(table, "die 6", "save war")
    assert table.groups["0605"] == Group("yellow", 1, 0, taken="yellow")
    assert table.players["yellow"].gone == Counter(war=1)
    assert table.players["red"].home == "0604"
    assert table.stacks["0605"].pieces == Counter(war=1)


def test_an_independent_group() -> None:
    """RB 8.5: Fiji has three Villages to save and one Local Warrior; the last piece stays."""
    table = two_players()
    attack(table, "0505", war=3, warrior=3)
    play(table, "die 6", "save war", "save war", "save warrior")
    assert table.groups["0505"] == Group("yellow", 3, 0, taken="yellow")
    assert not table.is_independent("0505")
    table.fleet = Fleet("0505", Knowledge(), loaded=Counter(war=1), crews=Crews({0: Counter(war=1)}))
    table.stacks["0505"].pieces = Counter(war=1)
    table.stage = "moving"
    assert twin_game.open_to(table, "yellow") == {"land"}


def test_building() -> None:
    """RB 9: a card and a Village cost more than two Villages give, but for focusing inwards."""
    table = two_players()
    play(table, "done", "done")
    assert table.stage == "building"
    for text in ("focus", "build agriculture 0606", "build village 0606", "done"):
        assert text in twin_game.open_to(table, "yellow")
        twin_game.play(table, text, "yellow")
    twin_game.play(table, "buy 0605", "red")
    twin_game.play(table, "done", "red")
    assert table.groups["0606"] == Group("yellow", 3, 1)
    assert table.players["yellow"].lost
    play(table, "card hui", "no card")
    assert table.turn == 2
    assert table.track == {"yellow": 6, "red": 4}
    assert table.marker == "red"


# --- Whole games ---


def check(table: Table) -> None:
    """Nothing is lost, nothing lies where it must not, and what the others know is true."""
    south = table.south
    oceans = sum(tile.name == "" for tile in table.tiles.values()) + (south.replaced == "ocean")
    assert oceans == sum(CUP[name] - table.cup[name] for name in CUP if name.startswith("ocean"))
    names = [tile.name for tile in table.tiles.values() if tile.name not in ("", "te-waka-maui")]
    names += [south.buried] if south.buried else []
    assert (south.hex is not None) == any(tile.name == "te-waka-maui" for tile in table.tiles.values())
    assert table.lid | set(names) == set(TILES) - {"te-waka-maui"}
    assert len(table.lid) + len(names) == len(TILES) - 1
    assert min(table.cup.values()) >= 0
    check_advanced(table)
    for seat in table.colours:
        out = table.on_map(seat) + table.players[seat].gone
        assert all(0 <= out[kind] <= count for kind, count in PIECES.items())
        assert twin_exploring.markers_on_map(table, seat) <= 3
        home = table.players[seat].home
        chooses = any(question.about in ("home", "pick") for question in table.questions)
        assert chooses or (home in table.controlled(seat) if table.controlled(seat) else home is None) or table.stage == "homes"
    for hex_ in HEXES:
        group = table.groups[hex_]
        assert group.villages <= table.boxes(hex_)[0] + group.agriculture
        assert (group.control is None) == (group.villages == 0)
        assert group.agriculture <= table.boxes(hex_)[1]
    for hex_, stack in table.stacks.items():
        assert table.is_known(hex_)
        assert KIND[hex_] != "south america"
        assert min(stack.pieces.values()) >= 0 < stack.pieces.total()
        assert not table.is_sea(hex_) or in_capacity(stack.pieces)
        assert not table.is_hostile_group(stack.owner, hex_)
        assert stack.pieces["transport"] > 0 or not stack.up
        assert stack.moved <= stack.pieces
        assert not stack.known.no_war or stack.pieces["war"] == 0
        assert all(bounds <= stack.pieces for bounds in stack.known.bounds.values())
        assert not stack.up or all(stack.known.bounds[observer]["transport"] for observer in table.observers(stack.owner))
    for raid in table.raids.values():
        assert raid.pieces["war"] > 0
        assert all(bounds <= raid.pieces for bounds in raid.known.bounds.values())


def check_advanced(table: Table) -> None:
    """RB 11, 12: no Event is twice, no chit is lost, what lasts one turn is gone, and nothing lies in a hex that is barred."""
    kept = [event for _, event in table.events.kept]
    assert len(kept) == len(set(kept))
    assert not table.events.played & set(kept)
    assert set(table.events.markers) <= table.events.played
    assert table.saved | table.kumara | table.galapagos <= set(table.seats)
    if table.stage == "order":
        assert not {"typhoon", "taniwha", "drought", "peles-wrath"} & set(table.events.markers)
    if table.alone:
        solo = table.solo
        assert len(solo.cup) + solo.drawn == (11 if solo.drawn < 6 else 15)
        assert all(stack.up == (stack.pieces["transport"] > 0) for stack in table.stacks.values() if stack.owner == "red")


def play_out(table: Table, rng: random.Random, steps: int) -> None:
    """Random play, everything checked after each action."""
    for _ in range(steps):
        asked = twin_game.asked(table)
        if not asked:
            assert table.won or table.alone
            return
        seat = rng.choice(asked)
        odds = twin_game.odds(table) if seat == "chance" else dict.fromkeys(twin_game.open_to(table, seat), 1)
        assert odds
        texts = sorted(odds)
        twin_game.play(table, rng.choices(texts, [odds[text] for text in texts])[0], seat)
        check(table)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(4))
def test_random_games_lose_nothing(seats: int, number: int) -> None:
    """From the start, and from a late position."""
    rng = random.Random(f"{seats} {number}")
    options = OPTIONS | {"rumours": rng.choice(["two", "any"]), "given_up": rng.choice(["gone", "stock"])}
    play_out(twin_game.new(seats, options), rng, 99_999)
    play_out(scattered(rng, seats, options), rng, 400)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_games_of_the_advanced_rules_lose_nothing(seats: int) -> None:
    """RB 11, 12: from late positions, and alone from the start."""
    rng = random.Random(f"advanced {seats}")
    rules = ("saved", "south_island", "malaria") if seats == 1 else ("saved", "south_island", "malaria", "kumara", "events")
    options = OPTIONS | dict.fromkeys(rules, "yes") | {"solo": "hard"}
    if seats == 1:
        play_out(twin_game.new(seats, options), rng, 99_999)
    play_out(scattered(rng, seats, options), rng, 400)


def test_all_is_seen_after_a_battle() -> None:
    """Ruling 67: who has looked knows everything."""
    known = all_seen(four_players(), "red", Counter(transport=2, warrior=1))
    assert set(known.bounds) == {"yellow", "green", "black", "public"} == known.no_war
