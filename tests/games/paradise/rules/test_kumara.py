"""Kumara (11.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paradise.playing import open_with
from vaka.engine.testing import Table, position

TONGA, SAMOA = "0606", "0605"
YES = {"kumara": "yes"}
GALAPAGOS, UNFORTUNATE, AMERICA = "1504", "1606", "1705"


def near(seats: int = 2, options: dict[str, str] | None = None, **words: Any) -> Table:
    """Yellow controls Rapa Nui at its place; both hexes beside it are known."""
    given: dict[str, Any] = {"active": "yellow", "tiles": {"1306": "rapa-nui"}, "ocean": ["1406", "1407"]}
    given["villages"] = {"yellow": {"1306": 1}}
    return position("paradise", seats, options or YES, **(given | words))


def searching(*places: str, **words: Any) -> Table:
    """Yellow has steered along these hexes by rolls of 5."""
    table = near(**words).play("yellow", "search 1406")
    for at in places:
        table.chance("die 5").play("yellow", f"steer {at}")
    return table


def test_11_5_a_search_begins_in_one_of_two_hexes() -> None:
    """11.5: the pre-move must reach a known hex that leads to South America."""
    assert open_with(near(), "search") == {"1406", "1407"}
    assert near().refuses("search 1306").key == "no-search-there"
    assert near(ocean=["1406"]).refuses("search 1407").key == "not-known"
    far = near(villages={}, tiles={})
    assert far.refuses("search 1406").key == "out-of-reach"


def test_11_5_the_pre_move_avoids_the_printed_ocean_of_the_east() -> None:
    """11.5, ruling 34: 1406 touches printed ocean, but that way is closed for this pre-move."""
    words: dict[str, Any] = {"tiles": {"1206": "rapa-nui"}, "villages": {"yellow": {"1206": 1}}, "ocean": ["1406", "1407"]}
    assert near(**words).refuses("search 1406").key == "out-of-reach"
    joined = near(**(words | {"ocean": ["1305", "1406"]}))
    assert open_with(joined, "search") == {"1406"}


def test_11_5_enemies_are_in_the_way() -> None:
    """11.5, 6.2: the pre-move does not enter enemy hexes."""
    table = near(stacks={"red": {"1406": "war"}})
    assert table.refuses("search 1406").key == "out-of-reach"


def test_11_5_the_search_is_the_whole_step() -> None:
    """11.5: instead of any other activity."""
    table = near().play("yellow", "search 1406")
    assert (table.asked(), table.source(), table.write()["stage"]) == ("chance", "die", "search")
    table.chance("die 2")
    assert table.asked() == "red"
    assert table.write()["stage"] == "explore"


@pytest.mark.parametrize(
    ("pips", "result"), [(1, "lost"), (2, "return"), (3, "return"), (4, "off-course"), (5, "explore"), (6, "explore")]
)
def test_11_5_the_table(pips: int, result: str) -> None:
    """11.5: 1 lost, 2 and 3 return, 4 off course, 5 and 6 one hex further."""
    table = near().play("yellow", "search 1406").chance(f"die {pips}")
    assert table.heard("search-roll") == [{"seat": 0, "pips": pips, "total": pips, "result": result}]
    assert table.write()["seats"]["yellow"]["lost"] == (result == "lost")
    assert (table.asked() == "yellow") == (result in ("off-course", "explore"))


def test_11_5_off_course_leads_no_nearer() -> None:
    """11.5, ruling 64: any known hex beside that is not nearer to South America; the searcher chooses."""
    table = near().play("yellow", "search 1406").chance("die 4")
    assert {"steer 1306", "steer 1407"} <= table.open()
    assert table.refuses("steer 1505").key == "too-near"
    table.play("yellow", "steer 1306")
    assert table.asked() == "chance"
    assert table.write()["voyage"]["at"] == "1306"


def test_11_5_exploring_leads_to_any_hex_beside() -> None:
    """11.5: printed ocean is what is unknown in this rule."""
    table = near().play("yellow", "search 1406").chance("die 5")
    assert {"steer 1505", "steer 1306", "steer 1407"} <= table.open()
    assert table.refuses("steer 1305").key == "not-known"
    assert table.refuses("steer 1606").key == "not-adjacent"


def test_11_5_enemies_do_not_close_the_way() -> None:
    """11.5, ruling 64: "n’importe quel hex adjacent": one enemy canoe does not bar the sea to America."""
    table = near(stacks={"red": {"1505": "war", "1407": "transport"}}).play("yellow", "search 1406").chance("die 5")
    assert {"steer 1505", "steer 1407"} <= table.open()
    assert table.play("yellow", "steer 1505").write()["voyage"]["at"] == "1505"
    astray = near(stacks={"red": {"1407": "transport"}}).play("yellow", "search 1406").chance("die 4")
    assert "steer 1407" in astray.open()


def test_11_5_what_an_event_closes_stays_closed() -> None:
    """11.5, 11.2: nothing enters a hex with TANIWHA."""
    events = {"events": {"begun": True, "markers": {"taniwha": "1505"}}}
    table = near(options=YES | {"events": "yes"}, advanced={"kumara": [], "galapagos": []} | events)
    table.play("yellow", "search 1406").chance("die 5")
    assert table.refuses("steer 1505").key == "closed"


def test_11_5_cards_are_shown_between_two_rolls() -> None:
    """11.5, ruling 64: a card that is shown after a roll counts for the next one; the others wait."""
    cards = {"yellow": ["navigation", "kava-ceremony"], "red": ["tiki"]}
    table = near(cards=cards).play("yellow", "search 1406").chance("die 5")
    assert table.refuses("show tiki", "red").key == "not-now"
    assert "kava red" in table.open()
    table.play("yellow", "show navigation")
    assert table.asked() == "yellow"
    table.play("yellow", "steer 1505").chance("die 3")
    assert [roll["total"] for roll in table.heard("search-roll")] == [5, 4]


def test_11_5_it_goes_on_until_it_ends() -> None:
    """Ruling 34: no voluntary return."""
    table = searching("1505")
    assert table.asked() == "chance"
    table.chance("die 6")
    assert "return" not in table.open()


@pytest.mark.parametrize("stone", [GALAPAGOS, UNFORTUNATE])
def test_11_5_the_stepping_stones(stone: str) -> None:
    """11.5: the Galapagos and the Unfortunate Islands give one marker, +1 on every later roll."""
    table = searching("1505", stone)
    assert table.write()["advanced"]["galapagos"] == ["yellow"]
    table.chance("die 1")
    assert table.heard("search-roll")[-1] == {"seat": 0, "pips": 1, "total": 2, "result": "return"}
    assert table.write()["seats"]["yellow"]["lost"] is False


def test_11_5_only_one_galapagos_marker() -> None:
    """11.5: one marker, whatever is found."""
    table = searching(advanced={"galapagos": ["yellow"], "kumara": []})
    table.chance("die 4").play("yellow", "steer 1407").chance("die 3")
    assert [roll["total"] for roll in table.heard("search-roll")] == [5, 4]


@pytest.mark.parametrize("card", ["navigation", "poi", "double-hulled-canoes"])
def test_11_5_cards_help(card: str) -> None:
    """11.5: +1 with one of three cards face up; face down it does not count."""
    hidden = near(cards={"yellow": [card]}).play("yellow", "search 1406").chance("die 4")
    assert hidden.heard("search-roll")[0]["total"] == 4
    shown = near(cards={"yellow": [f"{card} open"]}).play("yellow", "search 1406").chance("die 4")
    assert shown.heard("search-roll")[0]["total"] == 5


def test_11_5_several_cards_do_not_add_up() -> None:
    """11.5: more than one of them gives no more; the marker does."""
    table = near(cards={"yellow": ["navigation open", "poi spent"]}, advanced={"galapagos": ["yellow"], "kumara": []})
    table.play("yellow", "search 1406").chance("die 4")
    assert table.heard("search-roll")[0]["total"] == 6


def test_11_5_ocean_chart_saves_the_lost() -> None:
    """11.5: with OCEAN CHART face up lost becomes return."""
    table = near(cards={"yellow": ["ocean-chart open"]}).play("yellow", "search 1406").chance("die 1")
    assert table.write()["seats"]["yellow"]["lost"] is False
    assert table.heard("return")


def test_11_5_reaching_south_america() -> None:
    """11.5: the Explorer returns with the marker, worth two points."""
    table = searching("1505", UNFORTUNATE)
    before = table.scores()[0]
    table.chance("die 4").play("yellow", f"steer {AMERICA}")
    assert table.write()["advanced"]["kumara"] == ["yellow"]
    assert table.scores()[0] == before + 4
    assert table.write()["seats"]["yellow"]["lost"] is False
    assert table.asked() == "red"
    assert dict(table.game.points(table.state, 0))["Kumara"] == 4


def test_11_5_off_course_does_not_reach_it() -> None:
    """11.5: South America is nearer than any hex beside it."""
    table = searching("1505", "1605", advanced={"galapagos": [], "kumara": []})
    table.chance("die 4")
    assert table.refuses(f"steer {AMERICA}").key == "too-near"


def test_11_5_one_marker_for_each_player() -> None:
    """11.5: who has Kumara searches no more."""
    table = near(advanced={"kumara": ["yellow"], "galapagos": []})
    assert table.refuses("search 1406").key == "has-kumara"


def capture(save: bool, kumara: list[str]) -> Table:
    """Yellow takes Samoa from red."""
    words: dict[str, Any] = {"stage": "moving", "active": "yellow", "raids": {SAMOA: "war war war warrior warrior"}}
    table = position("paradise", 2, YES, stacks={"red": {SAMOA: ""}}, advanced={"kumara": kumara, "galapagos": []}, **words)
    table.play("yellow", "done").chance("die 6")
    if save:
        table.play("yellow", "save warrior")
    return table.play("yellow", "done")


def test_11_5_capturing_kumara() -> None:
    """11.5: who conquers a group of a player with Kumara and saves a Village has it too; the other keeps it."""
    assert capture(True, ["red"]).write()["advanced"]["kumara"] == ["yellow", "red"]


def test_11_5_without_a_saved_village_nothing_is_captured() -> None:
    """11.5: at least one Village must be saved."""
    assert capture(False, ["red"]).write()["advanced"]["kumara"] == ["red"]


def test_11_5_only_who_has_it_can_lose_the_secret() -> None:
    """11.5: there is nothing to capture from a player without it."""
    assert capture(True, []).write()["advanced"]["kumara"] == []


def test_11_5_is_an_option() -> None:
    """11: without it there is no search."""
    assert near(options={"kumara": "no"}).refuses("search 1406").key == "rule-off"
