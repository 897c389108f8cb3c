"""The slow twin of Conquest of Paradise alone: rules that random games seldom meet, each from a position of its own."""

from __future__ import annotations

from collections import Counter

from tests.games.paradise import (
    twin_building,
    twin_cards,
    twin_events,
    twin_game,
    twin_kumara,
    twin_solo,
    twin_solo_war,
    twin_winning,
)
from tests.games.paradise.test_twin import OPTIONS, play, put, two_players
from tests.games.paradise.twin_knowing import all_seen
from tests.games.paradise.twin_table import Card, Group, Stack, Table, Tile


def begun(table: Table) -> Table:
    """Building begins, with everything on the table as it lies."""
    twin_building.begin_building(table)
    return table


def test_the_last_piece_on_a_conquered_group_does_not_become_a_village() -> None:
    """RB 8.5, 9.4, 10.2: a lone Colony on Fiji stays; with any other Piece there, a Rumour too, it settles."""
    table = two_players()
    table.conquered.add("0505")
    table.groups["0505"] = Group(None, 0, 0, taken="yellow")
    put(table, "yellow", "0505", colony=1)
    assert "settle 0505" not in twin_building.orders_open(begun(table), "yellow")
    put(table, "yellow", "0505", colony=1, rumour=1)
    assert "settle 0505" in twin_building.orders_open(begun(table), "yellow")


def test_what_is_built_first_may_be_the_piece_that_stays() -> None:
    """RB 9.4: Colonies become Villages after everything else is built."""
    table = two_players()
    table.conquered.add("0505")
    table.groups["0505"] = Group("yellow", 1, 0, taken="yellow")
    put(table, "yellow", "0505", colony=1)
    begun(table)
    assert "settle 0505" not in twin_building.orders_open(table, "yellow")
    twin_building.order(table, "yellow", ["build", "transport", "0505"])
    assert "settle 0505" in twin_building.orders_open(table, "yellow")


def test_a_saved_point_is_spent_and_another_one_saved() -> None:
    """RB 11.4: in the same step; never more than one is kept."""
    table = two_players()
    table.options = OPTIONS | {"saved": "yes"}
    table.saved = {"yellow"}
    begun(table)
    assert not any(text.startswith("store") for text in twin_building.orders_open(table, "yellow"))
    twin_building.order(table, "yellow", ["spend"])
    assert "store 0606" in twin_building.orders_open(table, "yellow")
    twin_building.order(table, "yellow", ["store", "0606"])
    assert not {"spend", "store 0606"} & twin_building.orders_open(table, "yellow")
    twin_building.carry_out(table, "yellow", twin_building.orders_of(table, "yellow"))
    assert table.saved == {"yellow"}


def near_the_end(villages: dict[str, int]) -> Table:
    """Victory is counted; each has so many Villages on one large group, and no chain."""
    table = two_players()
    for seat, hex_ in (("yellow", "0606"), ("red", "0605")):
        table.groups[hex_] = Group(seat, villages[seat], 0)
    return table


def test_everybody_is_counted_after_a_declaration() -> None:
    """RB 10.4: a refuted declaration ends the game if anybody else has enough, with cards that were not shown."""
    table = near_the_end({"yellow": 28, "red": 27})
    table.cards = [Card("red", "tiki"), Card("red", "deforestation", open=True)]
    twin_winning.begin_victory(table)
    play(table, "declare", "deforest 0606", "no card")
    assert table.stage == "over"
    assert table.won == ["red"]


def test_the_track_is_counted_anew_after_a_refuted_declaration() -> None:
    """RB 10.1, 10.4: the cards that were shown count, and the Village that is gone does not."""
    table = near_the_end({"yellow": 27, "red": 20})
    table.cards = [Card("yellow", "tiki"), Card("red", "deforestation", open=True)]
    twin_winning.begin_victory(table)
    assert table.track["yellow"] == 54
    play(table, "declare", "deforest 0606", "no card")
    assert table.track["yellow"] == 2 * 26 + 2
    assert table.turn == 2


def test_enemies_do_not_close_the_way_to_south_america() -> None:
    """RB 11.5: Explore leads to any adjacent hex, Off Course to any that is no nearer."""
    table = two_players()
    table.options = OPTIONS | {"kumara": "yes"}
    table.voyage, table.active = "1504", "yellow"
    beside = twin_kumara.steerable(table)
    put(table, "red", "1604", war=1)
    assert "1604" in beside
    assert twin_kumara.steerable(table) == beside


def test_no_event_touches_a_conquered_group_without_villages() -> None:
    """RB 11.2: a printed Independent group only while somebody controls it; Samoa is printed, but not Independent."""
    table = two_players()
    table.events.drawer = "yellow"
    table.conquered.add("0505")
    table.groups["0605"] = Group()
    for event in ("castaways", "severe-erosion"):
        table.events.current = event
        table.stacks.clear()
        assert "0505" not in twin_events.places(table, "yellow")
        assert "0605" in twin_events.places(table, "yellow")


def test_tsunami_strikes_canoes_on_a_group_that_nobody_controls() -> None:
    """RB 11.2: their owner is hit; not on a printed Independent group, and not where everybody knows that there is none."""
    table = two_players()
    table.events.drawer, table.events.current = "yellow", "tsunami"
    table.conquered.add("0505")
    table.tiles |= {"0706": Tile("tuamotu"), "0707": Tile("rapa")}
    put(table, "red", "0505", transport=1)
    put(table, "red", "0706", transport=1, warrior=1)
    table.stacks["0707"] = Stack("red", Counter(warrior=1), all_seen(table, "red", Counter(warrior=1)))
    found = twin_events.places(table, "yellow")
    assert "0706" in found
    assert not {"0505", "0707"} & set(found)
    assert twin_events.victim(table, "0706") == "red"
    twin_events.take_effect(table, "0706")
    assert table.stacks["0706"].pieces == Counter(warrior=1)


ALONE = OPTIONS | {"homes": "drawn", "south_island": "yes", "solo": "hard"}


def answered(table: Table, *answers: str) -> None:
    """Chance answers, one after the other."""
    for answer in answers:
        table.questions.pop()
        twin_solo.run(table, answer)
    table.questions.clear()


def finding_aotearoa() -> Table:
    """Alone: Aotearoa was found south of Tonga, and the South Island lies beside it."""
    table = twin_game.new(1, ALONE)
    table.voyage, table.active, table.stage = "0607", "yellow", "voyage"
    table.tiles["0607"] = Tile("aotearoa")
    table.south.hex, table.south.beside = "0507", "0607"
    table.tiles["0507"] = Tile("te-waka-maui")
    return table


def test_the_south_island_has_its_own_die_alone() -> None:
    """RB 11.3, 12: Aotearoa is free and brings a chit; Te Waka Maui, three hexes off, is Samoa's and gets its canoe."""
    table = finding_aotearoa()
    table.samoa = twin_solo.discover(table, "0607")
    twin_solo.run(table)
    answered(table, "6", "1", "1", "1")
    assert "0607" not in table.stacks
    assert table.stacks["0507"].pieces == Counter(transport=1)
    assert table.solo.owed == 1


def test_the_south_island_under_ones_own_canoes_is_not_samoas() -> None:
    """Ruling 38: no die and no canoe; the chit of the harder game is due all the same."""
    table = finding_aotearoa()
    put(table, "yellow", "0507", transport=1)
    table.samoa = twin_solo.discover(table, "0607")
    twin_solo.run(table)
    answered(table, "6")
    assert table.stacks["0507"].owner == "yellow"
    assert table.solo.owed == 2


def test_kava_shows_samoas_cards_alone() -> None:
    """Ruling 65: they are drawn and known, and stay face down; turned up later they are the same."""
    table = twin_game.new(1, ALONE)
    table.cards = [Card("yellow", "kava-ceremony", open=True)]
    table.solo.cards = 1
    assert twin_cards.kava(table, "yellow") == {"kava red"}
    play(table, "kava red", "card poi")
    assert table.cards[1] == Card("red", "poi", known={"yellow"})
    assert not list(twin_solo.reveal(table))
    assert table.cards[1].open


def test_poi_is_kept_without_a_war_canoe() -> None:
    """Ruling 65: an attack without a War Canoe is none."""
    table = twin_game.new(1, ALONE)
    table.cards = [Card("red", "poi", open=True)]
    assert not list(twin_solo_war.attack(table))
    assert not table.cards[0].spent


# --- Canoes with hexes of their own, and what they carry ---


def at_sea() -> Table:
    """Yellow moves; south-east of Tonga lies Open Ocean, and beyond it too."""
    table = two_players()
    table.tiles |= {"0706": Tile(), "0707": Tile(), "0607": Tile()}
    table.stage = "moving"
    return table


def test_canoes_of_two_hexes_meet_and_go_on_together() -> None:
    """RB 7.3, ruling 48: each has two hexes; one that was put down after the first goes on with the other."""
    table = at_sea()
    put(table, "yellow", "0606", transport=1)
    put(table, "yellow", "0607", war=1)
    play(table, "lift transport 0606", "sail 0706", "land", "lift war 0607", "sail 0706", "load transport", "sail 0707")
    assert table.stacks["0707"].pieces == Counter(war=1, transport=1)
    assert table.fleet is None
    assert "lift war 0707" not in twin_game.open_to(table, "yellow")


def test_a_warrior_band_aboard_a_transport_canoe_stands_behind() -> None:
    """RB 7.4, 8.2, ruling 50: whatever War Canoe joins on the way."""
    table = at_sea()
    table.tiles["0706"] = Tile("tuamotu")
    table.groups["0706"] = Group("red", 1)
    put(table, "yellow", "0606", transport=1, war=1, warrior=2)
    play(table, "lift transport 0606", "load warrior", "load war", "load warrior", "sail 0706")
    assert table.raids["0706"].pieces == Counter(transport=1, war=1, warrior=2)
    assert table.raids["0706"].fighters == 1


def test_a_canoe_that_is_taken_in_hand_and_put_back_keeps_its_cargo() -> None:
    """RB 7.4, ruling 48: what stays aboard its canoe goes on with it."""
    table = at_sea()
    put(table, "yellow", "0606", transport=2, warrior=2)
    play(table, "lift transport 0606", "load warrior", "sail 0706", "land")
    play(table, "lift transport 0606", "sail 0706", "load transport", "land")
    play(table, "lift transport 0706", "load warrior", "sail 0707")
    assert table.stacks["0707"].pieces == Counter(transport=1, warrior=1)


def test_what_was_put_down_no_other_canoe_takes_up() -> None:
    """RB 7.4: a piece is moved by one canoe in a turn."""
    table = at_sea()
    table.tiles["0706"] = Tile("tuamotu")
    put(table, "yellow", "0606", transport=2, warrior=1)
    play(table, "lift transport 0606", "load warrior", "sail 0706", "drop warrior", "sail 0607", "lift transport 0606", "sail 0706")
    assert "load warrior" not in twin_game.open_to(table, "yellow")


def test_a_piece_walks_after_it_was_carried() -> None:
    """RB 11.3, ruling 48: a walk is no canoe; once a turn. Into an attack of a War Canoe, and there it stands behind."""
    table = at_sea()
    table.tiles |= {"0706": Tile("aotearoa"), "0707": Tile("te-waka-maui")}
    table.south.hex, table.south.beside = "0707", "0706"
    put(table, "yellow", "0606", transport=1, war=1, warrior=1)
    put(table, "red", "0707", transport=1)
    play(table, "lift transport 0606", "load warrior", "sail 0706", "land")
    assert "walk warrior 0706" not in twin_game.open_to(table, "yellow")
    play(table, "lift war 0606", "sail 0706", "sail 0707", "walk warrior 0706")
    assert table.raids["0707"].pieces == Counter(war=1, warrior=1)
    assert table.raids["0707"].fighters == 0
