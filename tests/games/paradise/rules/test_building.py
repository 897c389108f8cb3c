"""Building (9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paradise.playing import open_with, pass_until, play_all, stack
from vaka.engine.testing import Table, position
from vaka.games.paradise.rules.box import CARDS

TONGA, SAMOA = "0606", "0605"


def building(**words: Any) -> Table:
    """All build; the stacks of the start are there unless others are named."""
    return position("paradise", 2, **({"stage": "building", "first": "yellow"} | words))


def points(table: Table, seat: str = "yellow") -> dict[str, int]:
    """The Build Points of each pool."""
    found: dict[str, int] = table.write()["orders"][seat]["points"]
    return found


def finish(table: Table) -> Table:
    """All orders are in."""
    for seat in ("yellow", "red"):
        if not table.write()["orders"] or table.write()["orders"][seat]["done"]:
            continue
        table.play(seat, "done")
    return table


def test_9_1_a_point_for_each_village() -> None:
    """9.1: each Village gives one Build Point each turn."""
    assert points(building(villages={"yellow": {TONGA: 2}})) == {TONGA: 2}
    assert points(building(villages={"yellow": {TONGA: 4}}, agriculture={TONGA: 2})) == {TONGA: 4}


@pytest.mark.parametrize(
    ("item", "cost"),
    [("village", 2), ("agriculture", 1), ("transport", 1), ("chain", 1), ("warrior", 2), ("war", 3), ("colony", 2), ("rumour", 0)],
)
def test_9_1_the_building_table(item: str, cost: int) -> None:
    """9.1: what each item costs."""
    table = (
        building(villages={"yellow": {TONGA: 3}}, agriculture={TONGA: 2})
        if item != "agriculture"
        else building(villages={"yellow": {TONGA: 2}})
    )
    before = points(table)[TONGA]
    table.play("yellow", f"build {item} {TONGA}")
    assert points(table)[TONGA] == before - cost


def test_9_2_focusing_inwards() -> None:
    """9.2: one more point at home; the Explorer goes to the Lost Box, and is fetched next turn."""
    table = building().play("yellow", "focus")
    assert points(table) == {TONGA: 3}
    assert "focus" not in table.open("yellow")
    finish(table)
    assert table.write()["seats"]["yellow"]["lost"]


def test_9_2_not_with_a_lost_explorer() -> None:
    """9.2, ruling 27: only if the Explorer is not lost already."""
    assert building(lost=["yellow"]).refuses("focus", "yellow").key == "explorer-lost"


def test_9_3_orders_are_secret_until_all_are_in() -> None:
    """9.3: nobody sees what others build before all have built."""
    table = building()
    before = table.state.redact(1).dump()
    table.play("yellow", "build warrior 0606")
    assert table.state.redact(1).dump() == before
    table.play("yellow", "done")
    assert stack(table, TONGA) == {"warrior": 2}
    table.play("red", "done")
    assert stack(table, TONGA) == {"warrior": 3}


def test_9_3_connected_groups_build_together() -> None:
    """9.3: all groups on one chain combine their points, and build in any of them."""
    words = {"tiles": {"0607": "chatham-is"}, "villages": {"yellow": {"0607": 1}}}
    chain = {TONGA: "transport up", "0607": "transport up"}
    table = building(**words, stacks={"yellow": chain})
    assert points(table) == {TONGA: 3}
    assert {f"war {TONGA}", "war 0607"} <= {text.removeprefix("build ") for text in table.open("yellow")}


def test_9_3_isolated_groups_build_for_themselves() -> None:
    """9.3: an isolated group spends no more than its own Villages give."""
    table = building(tiles={"0607": "chatham-is"}, villages={"yellow": {"0607": 1}})
    assert points(table) == {TONGA: 2, "0607": 1}
    assert table.refuses("build warrior 0607", "yellow").key == "no-points"


def test_9_3_the_chain_counts_as_it_is_at_the_start() -> None:
    """9.3: a canoe that is built now connects nothing in this step."""
    words = {"tiles": {"0607": "chatham-is"}, "villages": {"yellow": {"0607": 1}}, "stacks": {"yellow": {"0607": "transport up"}}}
    table = building(**words).play("yellow", "build chain 0606")
    assert points(table) == {TONGA: 1, "0607": 1}
    finish(table)
    assert table.write()["stacks"][TONGA]["up"]


def test_9_3_new_items_need_a_village_there() -> None:
    """9.3: everything new stands in a hex with a Village."""
    table = building(tiles={"0607": "chatham-is"}, stacks={"yellow": {"0607": "transport"}})
    assert table.refuses("build warrior 0607", "yellow").key == "not-your-group"


def test_9_3_pieces_are_limited() -> None:
    """9.3: the number of pieces of a colour is a limit."""
    table = building(stacks={"yellow": {TONGA: "war " * 6}}, villages={"yellow": {TONGA: 4}}, agriculture={TONGA: 2})
    assert table.refuses("build war 0606", "yellow").key == "no-stock"


def test_9_4_no_more_villages_than_boxes() -> None:
    """9.4: a green box for each Village, or a brown one with Improved Agriculture, which may be built in the same turn."""
    table = building(villages={"yellow": {TONGA: 2}}, tiles={"0607": "rapa-nui"})
    assert table.refuses("build village 0606", "yellow").key == "no-box"
    rich = building(
        tiles={"0607": "rapa-nui"},
        villages={"yellow": {"0607": 2, TONGA: 1}},
        stacks={"yellow": {TONGA: "transport up", "0607": "transport up"}},
    )
    play_all(rich, "yellow", "build agriculture 0607", "build village 0607")
    finish(rich)
    assert rich.write()["groups"]["0607"] == {"control": "yellow", "villages": 3, "agriculture": 1, "taken": None}


def test_9_4_not_on_atolls() -> None:
    """9.4: a Colony on an atoll founds nothing."""
    table = building(tiles={"0607": "midway-is"}, stacks={"yellow": {"0607": "colony transport"}})
    assert table.refuses("settle 0607", "yellow").key == "no-group"


def test_9_4_a_colony_founds_the_first_village() -> None:
    """9.4: after everything else, Colonies become Villages without cost."""
    table = building(tiles={"0607": "chatham-is"}, stacks={"yellow": {"0607": "colony transport"}})
    table.play("yellow", "settle 0607")
    assert points(table) == {TONGA: 2}
    finish(table)
    assert table.write()["groups"]["0607"]["control"] == "yellow"
    assert stack(table, "0607") == {"transport": 1}


def test_9_4_a_new_group_receives_nothing_that_turn() -> None:
    """9.4: Colonies settle after everything else, so nothing is built there yet."""
    table = building(tiles={"0607": "chatham-is"}, stacks={"yellow": {"0607": "colony transport"}}).play("yellow", "settle 0607")
    assert table.refuses("build rumour 0607", "yellow").key == "not-your-group"


def test_9_4_one_new_village_for_each_group_and_turn() -> None:
    """9.4: by building or by a Colony, one in all."""
    words = {
        "tiles": {"0607": "hawaii"},
        "villages": {"yellow": {"0607": 1}},
        "stacks": {"yellow": {"0607": "colony transport up", TONGA: "transport up"}},
    }
    table = building(**words).play("yellow", "settle 0607")
    assert table.refuses("build village 0607", "yellow").key == "one-village"
    other = building(**words).play("yellow", "build village 0607")
    assert other.refuses("settle 0607", "yellow").key == "one-village"


def test_9_5_a_card_costs_two_points_and_one_is_enough() -> None:
    """9.5: two Build Points; one card a turn; only its owner sees it."""
    table = building(villages={"yellow": {TONGA: 4}}, agriculture={TONGA: 2}).play("yellow", f"buy {TONGA}")
    assert points(table) == {TONGA: 2}
    assert table.refuses(f"buy {TONGA}", "yellow").key == "one-card"
    finish(table).chance("card haka")
    assert table.write()["cards"] == [{"seat": "yellow", "card": "haka", "open": False, "spent": False, "known": []}]
    assert table.state.redact(1).write()["cards"][0]["card"] == "?"


def test_9_5_from_one_pool() -> None:
    """Ruling 26: the price of a card comes from one pool."""
    table = building(tiles={"0607": "chatham-is"}, villages={"yellow": {"0607": 1, TONGA: 1}})
    assert open_with(table, "buy") == set()


def test_9_5_cards_are_shown_at_will() -> None:
    """9.5: at any time, also in another's turn; what is revealed stays so."""
    table = position("paradise", 2, cards={"red": ["tiki"]}).play("red", "show tiki")
    assert table.write()["cards"][0]["open"]
    assert table.scores()[1] == 6


def test_9_5_not_in_building() -> None:
    """Ruling 53: no asides in building."""
    table = building(cards={"red": ["tiki"]})
    assert table.state.asides(1) == []


def test_ruling_54_when_cards_run_short() -> None:
    """Ruling 54: with one card left only the first in turn order may order one."""
    names = [card for card in CARDS if card != "haka"]
    table = building(first="red", cards={"yellow": names})
    assert open_with(table, "buy") == set()
    assert "buy 0605" in table.open("red")


def test_makahiki_gives_two_points() -> None:
    """MAKAHIKI: two Build Points at home, in one Building Step."""
    table = building(cards={"yellow": ["makahiki"]}).play("yellow", "use makahiki")
    assert points(table) == {TONGA: 4}
    finish(table)
    assert table.write()["cards"][0]["spent"]


def test_breadfruit_feeds_two_villages() -> None:
    """BREADFRUIT: two Villages in one group, both paid."""
    words = {"tiles": {"0607": "hawaii"}, "villages": {"yellow": {"0607": 1, TONGA: 3}}, "agriculture": {TONGA: 2}}
    table = building(**words, stacks={"yellow": {"0607": "transport up", TONGA: "transport up"}}, cards={"yellow": ["breadfruit"]})
    table.play("yellow", "build village 0607")
    assert table.refuses("build village 0607", "yellow").key == "one-village"
    play_all(table, "yellow", "use breadfruit", "build village 0607")
    assert points(table) == {TONGA: 0}
    finish(table)
    assert table.write()["groups"]["0607"]["villages"] == 3


def test_taro_makes_agriculture_free() -> None:
    """TARO TERRACES: Improved Agriculture costs nothing, whether shown now or before."""
    for card in ("taro-terraces", "taro-terraces open"):
        table = building(cards={"yellow": [card]})
        if card == "taro-terraces":
            table.play("yellow", "use taro-terraces")
        table.play("yellow", "build agriculture 0606")
        assert points(table) == {TONGA: 2}


def test_toki_gives_two_canoes() -> None:
    """TOKI: up to two Transport Canoes for nothing."""
    table = building(cards={"yellow": ["toki"]})
    play_all(table, "yellow", "use toki", "build transport 0606", "build chain 0606", "build transport 0606")
    assert points(table) == {TONGA: 1}


def test_new_pieces_end_what_was_known() -> None:
    """Ruling 67: building clears the flag *no War Canoe*."""
    table = building()
    assert table.write()["stacks"][TONGA]["no_war"] == ["public"]
    table.play("yellow", "build rumour 0606")
    finish(table)
    assert table.write()["stacks"][TONGA]["no_war"] == []
    pass_until(table, "order")


def test_8_5_the_last_piece_on_a_printed_group_does_not_settle() -> None:
    """8.5, 10.2: a conquered group that is printed on the map keeps a piece, and a Village is none."""
    words: dict[str, Any] = {"conquered": ["0505"], "taken": {"0505": "yellow"}}
    table = position("paradise", 2, stage="building", stacks={"yellow": {"0505": "colony"}}, **words)
    assert table.refuses("settle 0505", "yellow").key == "last-piece"
    table = position("paradise", 2, stage="building", stacks={"yellow": {"0505": "colony warrior"}}, **words)
    assert "settle 0505" in table.open("yellow")


def test_8_5_a_piece_that_is_built_there_is_enough() -> None:
    """8.5, 9.4: Colonies become Villages after everything else is built."""
    words: dict[str, Any] = {"conquered": ["0505"], "taken": {"0505": "yellow"}, "villages": {"yellow": {"0505": 1}}}
    table = position("paradise", 2, stage="building", stacks={"yellow": {"0505": "colony"}}, **words)
    assert table.refuses("settle 0505", "yellow").key == "last-piece"
    table.play("yellow", "build transport 0505").play("yellow", "settle 0505")


def test_8_5_only_who_conquered_a_printed_group_keeps_a_piece_there() -> None:
    """9.4, 10.2: on every other group the last Colony becomes a Village."""
    table = position("paradise", 2, stage="building", tiles={"0607": "rapa"}, stacks={"yellow": {"0607": "colony"}})
    assert "settle 0607" in table.open("yellow")
