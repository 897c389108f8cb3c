"""Malaria (11.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.paradise.rules.test_solitaire import SAMOA, chit
from vaka.engine.testing import Table, position

TONGA, VANUATU, SANTA_CRUZ, SOLOMON, BISMARCK = "0606", "0406", "0405", "0304", "0204"
ZONE = (BISMARCK, SOLOMON, SANTA_CRUZ, VANUATU)


def held(*hexes: str, loose: bool = False, each: int = 1, **words: Any) -> Table:
    """Yellow controls these groups, late in a turn."""
    given: dict[str, Any] = {
        "stage": "building",
        "first": "yellow",
        "conquered": list(hexes),
        "taken": dict.fromkeys(hexes, "yellow"),
    }
    given["villages"] = {"yellow": dict.fromkeys(hexes, each)}
    given["stacks"] = {"yellow": dict.fromkeys(hexes, "warrior")}
    return position("paradise", 2, {"malaria": "yes"}, advanced={"malaria": loose}, **(given | words))


def next_turn(table: Table) -> Table:
    return table.play("yellow", "done").play("red", "done")


def test_11_6_begins_the_turn_after_somebody_controls_a_group_there() -> None:
    """11.6, ruling 33: with nobody in Melanesia there is no roll."""
    assert next_turn(position("paradise", 2, {"malaria": "yes"}, stage="building", first="yellow")).asked() == "yellow"
    table = next_turn(held(VANUATU))
    assert table.asked() == "chance"
    assert table.source() == "die"
    assert table.write()["advanced"]["malaria"] is True


def test_11_6_it_does_not_end_again() -> None:
    """11.6: once begun, the die is rolled every turn."""
    table = next_turn(position("paradise", 2, {"malaria": "yes"}, stage="building", first="yellow", advanced={"malaria": True}))
    assert table.asked() == "chance"


@pytest.mark.parametrize("pips", range(1, 7))
def test_11_6_each_roll_strikes_its_group(pips: int) -> None:
    """11.6: 1, 2 Bismarck Archipelago; 3, 4 Solomon Islands; 5 Santa Cruz; 6 Vanuatu."""
    table = next_turn(held(*ZONE)).chance(f"die {pips}")
    struck = (BISMARCK, BISMARCK, SOLOMON, SOLOMON, SANTA_CRUZ, VANUATU)[pips - 1]
    assert table.write()["groups"][struck]["villages"] == 0
    assert table.write()["groups"][struck]["control"] is None
    assert all(table.write()["groups"][other]["villages"] == 1 for other in ZONE if other != struck)
    assert table.asked() == "red"
    assert table.write()["stage"] == "order"


def test_11_6_one_village_is_lost() -> None:
    """11.6: one Village, not all."""
    table = next_turn(held(VANUATU, each=3)).chance("die 6")
    assert table.write()["groups"][VANUATU]["villages"] == 2
    assert table.heard("malaria-strikes") == [{"seat": 0, "hex": VANUATU}]


def test_11_6_independent_and_empty_groups_do_not_suffer() -> None:
    """11.6: no effect on a group that is still independent, or has no Village."""
    table = next_turn(held(VANUATU)).chance("die 1")
    assert table.heard("malaria-strikes") == []
    assert table.write()["stage"] == "order"


def test_11_6_the_last_two_villages_are_not_safe() -> None:
    """11.6: the safeguard of Events (11.2) is not for malaria."""
    words: dict[str, Any] = {"home": {"yellow": VANUATU}, "villages": {"yellow": {TONGA: 0, VANUATU: 1}}}
    table = next_turn(held(VANUATU, **words)).chance("die 6")
    assert table.write()["groups"][VANUATU]["villages"] == 0
    assert table.write()["seats"]["yellow"]["home"] is None


def test_11_6_a_lost_home_is_replaced_at_once() -> None:
    """11.6, 8.4, ruling 24: who loses the home so chooses another."""
    words: dict[str, Any] = {"home": {"yellow": VANUATU}, "villages": {"yellow": {TONGA: 1, VANUATU: 1, SOLOMON: 1}}}
    table = next_turn(held(VANUATU, SOLOMON, **words)).chance("die 6")
    assert table.open() == {f"disc {TONGA}", f"disc {SOLOMON}"}
    table.play("yellow", f"disc {SOLOMON}")
    assert table.write()["seats"]["yellow"]["home"] == SOLOMON
    assert table.write()["stage"] == "order"


def test_11_6_control_that_was_lost_again_counts() -> None:
    """11.6: whoever has taken control starts it, even if the group is lost in the same turn."""
    raids = {SANTA_CRUZ: "war war war war war warrior warrior"}
    table = position("paradise", 2, {"malaria": "yes"}, stage="moving", active="yellow", raids=raids)
    table.play("yellow", "done")
    while table.asked() == "chance":
        table.chance("die 6")
    while "save warrior" in table.open():
        table.play("yellow", "save warrior")
    assert table.write()["advanced"]["malaria"] is True


def test_11_6_is_an_option() -> None:
    """11: without it nobody rolls."""
    words: dict[str, Any] = {"stage": "building", "first": "yellow", "conquered": [VANUATU], "taken": {VANUATU: "yellow"}}
    words |= {"villages": {"yellow": {VANUATU: 1}}, "stacks": {"yellow": {VANUATU: "warrior"}}}
    assert next_turn(position("paradise", 2, None, **words)).asked() == "red"


def test_11_6_a_group_that_was_held_for_less_than_a_turn_has_brought_malaria() -> None:
    """11.6: from the turn after somebody has *taken* control: Samoa's new Village there may be gone before that (chit 6)."""
    words: dict[str, Any] = {"conquered": [VANUATU], "taken": {VANUATU: "red"}, "stacks": {"red": {VANUATU: "warrior"}}}
    words |= {"villages": {"red": {SAMOA: 4}}, "agriculture": {SAMOA: 2}, "cards": {"yellow": ["deforestation"]}}
    table = chit(6, options={"malaria": "yes"}, **words).play("yellow", f"deforest {VANUATU}")
    assert table.write()["groups"][VANUATU]["control"] is None
    assert table.write()["advanced"]["malaria"] is True
