"""Planning actions (phase III) and the ban on impossible plans (ruling 1)."""

from __future__ import annotations

from typing import Any

import pytest

from vaka.engine.testing import position
from vaka.engine.testing.table import Table


def planning(**words: Any) -> Table:
    """Purple plans the first markers; there is nothing but the starting tiles unless it is said."""
    return position("vanuatu", 3, **words)


def plannable(**words: Any) -> set[str]:
    """The actions that purple may plan now, some being planned already."""
    mine = words.pop("mine", {})
    table = position("vanuatu", 3, stage="planning", turn="purple", plan={"purple": mine}, lap=1 if mine else 0, **words)
    return {text.removeprefix("plan ") for text in table.open() if text.startswith("plan ")}


def test_three_passes_of_two_two_and_one() -> None:
    """Phase III: in turn order 2 markers each, 2 more, and the last one."""
    table = planning(first="yellow", turn="yellow")
    asked = []
    while table.state.write()["stage"] == "planning":
        asked.append(table.asked())
        table.play(table.asked(), "plan rest")
    assert asked == [*["yellow"] * 2, *["teal"] * 2, *["purple"] * 2] * 2 + ["yellow", "teal", "purple"]
    assert table.state.write()["players"]["teal"]["plan"] == {"rest": 5}
    assert table.asked() == "yellow"


def test_no_sale_without_fish() -> None:
    """Phase III, note: not SELL without fish tiles and without a marker on FISH."""
    assert "sell" not in plannable(huts={"purple": {"efate": 1}})
    assert "sell" in plannable(huts={"purple": {"efate": 1}}, fish_tiles={"purple": [1]})


def test_the_example_sail_fish_sell() -> None:
    """Phase III, note: to sell without fish one must first plan FISH, and SAIL if the boat is in no fishing area."""
    huts: dict[str, Any] = {"huts": {"purple": {"efate": 1}}}
    assert "fish" not in plannable(**huts)
    assert "fish" in plannable(mine={"sail": 1}, **huts)
    assert "sell" not in plannable(mine={"sail": 1}, **huts)
    assert "sell" in plannable(mine={"sail": 1, "fish": 1}, **huts)


def test_the_two_markers_are_checked_one_after_the_other() -> None:
    """Ruling 1: the first marker of a turn can make the second one possible."""
    table = planning(turn="purple")
    assert table.refuses("plan fish").key == "impossible-plan"
    assert table.refuses("plan fish").rule == "6"
    table.play("purple", "plan sail").play("purple", "plan fish")
    assert table.asked() == "yellow"


def test_more_markers_on_a_planned_space_are_always_legal() -> None:
    """Ruling 1: even if the action has become impossible."""
    assert "explore" in plannable(mine={"explore": 1})


def test_rest_can_always_be_planned() -> None:
    """Ruling 1."""
    assert "rest" in plannable(vatus=[0, 0, 0])


def test_money_decides() -> None:
    """No vatus, no voyage; a hut needs three."""
    assert "sail" not in plannable(vatus=[0, 3, 3])
    assert "sail" in plannable(vatus=[1, 3, 3])
    assert "build" not in plannable(vatus=[2, 3, 3])
    assert "build" in plannable(vatus=[3, 3, 3])


def test_reach_is_paid_too() -> None:
    """A voyage of two tiles leaves too little for a hut there."""
    words: dict[str, Any] = {"tiles": {"santo": 12}, "boats": {"purple": 3}, "islands": {"efate": {"goods": []}}}
    assert "buy" in plannable(mine={"sail": 1}, vatus=[2, 0, 0], **words)  # 1 to sail, 1 for kava on Santo
    assert "buy" not in plannable(mine={"sail": 1}, vatus=[1, 0, 0], **words)


def test_bonuses_count() -> None:
    """Ruling 1: the Navigator sails with 0 vatus, the Builder needs 1, the Vendor needs no hut."""
    assert "sail" in plannable(vatus=[0, 0, 0], characters={"purple": "navigator"})
    assert "build" in plannable(vatus=[1, 0, 0], characters={"purple": "builder"})
    assert "sell" in plannable(fish_tiles={"purple": [1]}, characters={"purple": "vendor"})


def test_the_navigator_s_reach_does_not_depend_on_money() -> None:
    """A free voyage of two tiles is open to a Navigator with one vatu as well as to one with none."""
    words: dict[str, Any] = {"mine": {"sail": 1}, "boats": {"purple": 3}, "characters": {"purple": "navigator"}}
    for vatus in (0, 1, 2):
        assert "explore" in plannable(vatus=[vatus, 0, 0], **words)


def test_treasures_and_begging_count() -> None:
    """Ruling 1: treasure sales and the Beggar's points are money."""
    assert "build" in plannable(vatus=[0, 0, 0], treasure_tiles={"purple": [3]})
    assert "build" in plannable(vatus=[1, 0, 0], prosperity=[2, 0, 0], characters={"purple": "beggar"})
    assert "build" not in plannable(vatus=[1, 0, 0], prosperity=[1, 0, 0], characters={"purple": "beggar"})


def test_rest_bonuses_do_not_count() -> None:
    """Ruling 1: they come too late."""
    assert "sail" not in plannable(mine={"rest": 1}, vatus=[0, 0, 0])


def test_a_planned_sale_brings_money() -> None:
    """Ruling 1: selling first makes a hut affordable."""
    words: dict[str, Any] = {"huts": {"purple": {"efate": 1}}, "vatus": [0, 0, 0]}
    assert "build" not in plannable(fish_tiles={"purple": [1]}, **words)
    assert "build" in plannable(mine={"sell": 1}, fish_tiles={"purple": [1]}, **words)


def test_planned_tourists_bring_money() -> None:
    """Ruling 1: 1 vatu for each hut there pays for a voyage."""
    words: dict[str, Any] = {"huts": {"yellow": {"efate": 1}}, "vatus": [0, 0, 0]}
    assert "sail" in plannable(mine={"tourists": 1}, **words)
    assert "sail" not in plannable(mine={"tourists": 1}, vatus=[0, 0, 0])


def test_a_planned_treasure_brings_money() -> None:
    """Ruling 1: a treasure worth 2 can be sold; the Diver has its value twice."""
    words: dict[str, Any] = {"mine": {"explore": 1}, "boats": {"purple": 6}, "vatus": [0, 0, 0]}
    assert "sail" in plannable(**words)
    assert "build" not in plannable(**words)
    assert "build" in plannable(characters={"purple": "diver"}, **words)


def test_a_planned_drawing_feeds_the_beggar() -> None:
    """Ruling 1: three points, begged for, are three vatus."""
    words: dict[str, Any] = {"characters": {"purple": "beggar"}, "vatus": [0, 0, 0]}
    assert "build" not in plannable(**words)
    assert "build" in plannable(mine={"draw": 1}, **words)


def test_the_beggar_may_beg_for_less() -> None:
    """Ruling 1, the Beggar: "up to 3 points". Two pay the voyage to the market at Santo, where a sale of 9 then pays for a hut.

    With three points he would have 1 vatu left there, and lose all ten to the exchange.
    """
    words: dict[str, Any] = {"mine": {"sail": 1, "sell": 1}, "characters": {"purple": "beggar"}, "vatus": [0, 0, 0]}
    words |= {"tiles": {"santo": 5}, "boats": {"purple": 3}, "huts": {"purple": {"santo": 1}, "yellow": {"efate": 3}}}
    assert "build" in plannable(prosperity=[3, 0, 0], fish_tiles={"purple": [3]}, **words)
    assert "build" in plannable(prosperity=[2, 0, 0], fish_tiles={"purple": [3]}, **words)
    assert "build" not in plannable(prosperity=[1, 0, 0], fish_tiles={"purple": [3]}, **words)


def test_a_planned_hut_makes_a_market() -> None:
    """Ruling 1: build first, then sell there."""
    assert "sell" not in plannable(fish_tiles={"purple": [1]})
    assert "sell" in plannable(mine={"build": 1}, fish_tiles={"purple": [1]})


def test_the_exchange_can_spoil_a_plan() -> None:
    """Phase IV box: with 1 vatu and one fish worth 3 at 3 the sale ends at 0 vatus, so it does not pay for a hut."""
    words: dict[str, Any] = {"mine": {"sell": 1}, "huts": {"purple": {"efate": 1}}, "vatus": [1, 0, 0]}
    assert "build" in plannable(fish_tiles={"purple": [2]}, **words)
    assert "build" not in plannable(fish_tiles={"purple": [3]}, **words)


def test_spending_first_can_save_a_plan() -> None:
    """Ruling 1, some order: with a cube bought first, the same sale ends at 9 vatus and pays for a hut."""
    words: dict[str, Any] = {"huts": {"purple": {"efate": 1}}, "vatus": [1, 0, 0], "fish_tiles": {"purple": [3]}}
    assert "build" in plannable(mine={"sell": 1, "buy": 1}, **words)


def test_others_are_ignored() -> None:
    """Ruling 1: that somebody else will take the last tourist is no matter."""
    table = position("vanuatu", 3, stage="planning", turn="yellow", lap=0, tourist_tile=1, plan={"purple": {"tourists": 2}})
    assert "plan tourists" in table.open()


def test_no_tourists_in_a_round_of_zero() -> None:
    """A tourist tile of value 0 makes the action unplannable that round."""
    assert "tourists" not in plannable(tourist_tile=0)


def test_every_impossible_plan_is_explained() -> None:
    """Each action space that is closed has its reason."""
    table = planning(vatus=[0, 0, 0])
    closed = {obstacle.params["action"] for obstacle in table.state.obstacles(0)}
    open_now = {text.removeprefix("plan ") for text in table.open()}
    assert closed | open_now == {"sail", "build", "explore", "fish", "sell", "buy", "draw", "tourists", "rest"}
    assert not closed & open_now


@pytest.mark.parametrize(
    ("words", "space", "why"),
    [
        ({}, "sell", "You have no fish tiles to sell."),
        ({"vatus": [0, 3, 3]}, "sail", "Sailing costs 1 vatu a tile, and you have too few."),
        ({"office": 0, "tourist_tile": 0}, "tourists", "No tourists are waiting."),
        ({"vatus": [2, 3, 3]}, "build", "You have too few vatus for a hut."),
        ({"vatus": [1, 3, 3], "boats": [3, 6, 6]}, "explore", "There is no treasure where your boat is."),
    ],
)
def test_what_stands_in_the_way_of_a_plan_is_named(words: dict[str, Any], space: str, why: str) -> None:
    """Planning help: the reason is what is missing here and now."""
    table = position("vanuatu", 3, {"characters": "no"}, turn="purple", **words)
    refusal = table.refuses(f"plan {space}")
    assert refusal.key == "impossible-plan"
    told = table.game.explain(refusal, 3, "en")
    assert told.endswith(f"You could not carry this out with what you have and have planned so far. {why}")
    [listed] = [one for one in table.state.obstacles(0) if one.params["kind"] == space]
    assert table.game.explain(listed, 3, "en") == told
