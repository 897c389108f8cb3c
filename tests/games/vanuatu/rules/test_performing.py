"""Performing actions (phase IV): majority, forced play, retrieving."""

from __future__ import annotations

from typing import Any

from vaka.engine.testing import position

ALL_ON_FISH = {"purple": 3, "yellow": 3, "teal": 3}


def test_the_majority_example() -> None:
    """Phase IV, example: PURPLE has two markers on FISH, YELLOW and TEAL one each; then they follow in turn order."""
    plan = {"purple": {"fish": 2}, "yellow": {"fish": 1, "rest": 1}, "teal": {"fish": 1, "rest": 2}}
    table = position("vanuatu", 3, plan=plan, boats=ALL_ON_FISH, first="yellow")
    assert table.refuses("fish").key == "no-majority"
    table.play("yellow", "retrieve rest")  # neither fish nor rest: teal has more there
    table.play("teal", "rest").play("teal", "token vatu").play("purple", "fish")
    assert table.open() == {"fish"}  # yellow, level with teal, is higher in turn order
    table.play("yellow", "fish")
    assert table.open() == {"retrieve fish"}  # both fish are caught
    assert table.state.write()["players"]["purple"]["fish"] == [2]


def test_ties_go_by_the_turn_order_of_the_round() -> None:
    """Phase IV: the tied player who is highest in turn order, whoever is acting."""
    plan = {"purple": {"fish": 1}, "yellow": {"fish": 1}, "teal": {"fish": 1}}
    table = position("vanuatu", 3, plan=plan, boats=ALL_ON_FISH, first="teal", turn="purple")
    assert table.open() == {"retrieve fish"}
    assert position("vanuatu", 3, plan=plan, boats=ALL_ON_FISH, first="teal", turn="teal").open() == {"fish"}


def test_without_a_majority_one_stack_of_choice_comes_back() -> None:
    """Ruling 3: all markers of one action space, without performing it."""
    plan = {"purple": {"fish": 1, "rest": 2}, "yellow": {"fish": 2, "rest": 3}}
    table = position("vanuatu", 3, plan=plan, boats=ALL_ON_FISH)
    assert table.open() == {"retrieve fish", "retrieve rest"}
    table.play("purple", "retrieve rest")
    assert table.state.write()["players"]["purple"]["plan"] == {"fish": 1}
    assert table.asked() == "yellow"


def test_with_a_majority_no_other_stack_comes_back() -> None:
    """Phase IV: a player may not pass; one of the spaces with a majority is resolved."""
    plan = {"purple": {"fish": 1, "draw": 1}, "yellow": {"fish": 2}}
    table = position("vanuatu", 3, plan=plan)
    assert table.open() == {"draw efate"}
    assert table.refuses("retrieve fish").key == "has-majority"
    assert table.refuses("retrieve draw").key == "must-perform"


def test_several_majorities_are_a_choice() -> None:
    """Phase IV: the player chooses which of those spaces to resolve."""
    table = position("vanuatu", 3, plan={"purple": {"draw": 1, "rest": 1, "buy": 1}})
    assert table.open() == {"draw efate", "rest", "buy kava efate", "buy copra efate", "buy beef efate"}


def test_ruling_2_an_impossible_majority_may_be_retrieved() -> None:
    """Ruling 2: even if another action is possible; a possible one must be performed once it is chosen."""
    table = position("vanuatu", 3, plan={"purple": {"explore": 1, "draw": 1}})
    assert table.open() == {"retrieve explore", "draw efate"}


def test_a_voyage_must_be_made_if_it_can_be_paid() -> None:
    """Phase IV: a player selecting SAIL must move at least one space if they can afford it."""
    assert "retrieve sail" not in position("vanuatu", 3, plan={"purple": {"sail": 1}}, vatus=[1, 0, 0]).open()
    assert position("vanuatu", 3, plan={"purple": {"sail": 1}}, vatus=[0, 0, 0]).open() == {"retrieve sail"}


def test_ruling_4_nobody_must_sell_treasure_to_afford_an_action() -> None:
    """Note to action 3: never obligated to sell; but it may be done, and then the action must be."""
    table = position("vanuatu", 3, plan={"purple": {"sail": 1}}, vatus=[0, 0, 0], treasure_tiles={"purple": [1]})
    assert table.open() == {"retrieve sail", "treasure 1"}
    table.play("purple", "treasure 1")
    assert table.open() == {"sail 3", "sail 6"}


def test_the_whole_stack_is_retrieved() -> None:
    """Phase IV: all markers come back from the action space, however many."""
    table = position("vanuatu", 3, plan={"purple": {"draw": 4, "rest": 1}, "yellow": {"rest": 2}})
    table.play("purple", "draw efate")
    assert table.state.write()["players"]["purple"]["plan"] == {"rest": 1}


def test_who_has_no_markers_is_skipped() -> None:
    """Phase IV: the turn of a player without markers on the board is skipped."""
    table = position("vanuatu", 3, plan={"purple": {"draw": 1, "build": 1}, "teal": {"rest": 1}})
    table.play("purple", "draw efate")
    assert table.asked() == "teal"


def test_the_majority_is_judged_anew_at_every_turn() -> None:
    """Phase IV: when a stack leaves, the next player is eligible in the same go-round."""
    plan = {"purple": {"draw": 2}, "yellow": {"draw": 1, "rest": 1}, "teal": {"rest": 1}}
    table = position("vanuatu", 3, plan=plan, tiles={"santo": 12})
    table.play("purple", "draw efate")
    assert "draw santo" in table.open("yellow")


def test_an_action_that_is_not_planned_is_refused() -> None:
    """And the refusal says so, with its paragraph."""
    refused = position("vanuatu", 3, plan={"purple": {"draw": 1}}).refuses("fish")
    assert (refused.key, refused.params["action"], refused.rule) == ("not-planned", "fish", "7")


def test_the_conversion_example() -> None:
    """Conversion, p. 7: 3 vatus, three fish at 3 each: 12, so 2 vatus are left and 5 points are scored."""
    words: dict[str, Any] = {"vatus": [3, 0, 0], "fish_tiles": {0: [1, 1, 1]}, "price": 3, "huts": {0: {"efate": 1}}}
    table = position("vanuatu", seats=3, plan={0: {"sell": 1}, 1: {"rest": 1}}, **words)
    table.play(0, "sell 1 1 1")
    assert table.vatus[0] == 2
    assert table.prosperity[0] == 5


def test_the_conversion_is_forced() -> None:
    """Conversion, note: immediately, even if the player still has actions that need the money."""
    words: dict[str, Any] = {"vatus": [9, 0, 0], "huts": {"yellow": {"efate": 1}}}
    table = position("vanuatu", 3, plan={"purple": {"tourists": 1, "build": 1}, "yellow": {"rest": 1}}, **words)
    table.play("purple", "tourists efate")
    assert (table.vatus[0], table.prosperity[0]) == (0, 5)
    table.play("yellow", "rest").play("yellow", "token vatu")
    assert table.open("purple") == {"retrieve build"}


def test_ruling_7_the_lump_sum_is_exchanged() -> None:
    """Ruling 7: twenty vatus at once are ten points."""
    words: dict[str, Any] = {"vatus": [3, 0, 0], "fish_tiles": {0: [3, 3]}, "huts": {0: {"efate": 1}}}
    table = position("vanuatu", 3, plan={0: {"sell": 1}, 1: {"rest": 1}}, **words).play(0, "sell 3 3")
    assert (table.vatus[0], table.prosperity[0]) == (1, 10)


def test_a_treasure_is_sold_in_another_s_turn() -> None:
    """Action 3: at any time, no action required."""
    table = position("vanuatu", 3, plan={"purple": {"draw": 1}}, treasure_tiles={"teal": [2, 3]}, vatus=[0, 0, 9])
    table.play("teal", "treasure 3")
    assert (table.vatus[2], table.prosperity[2]) == (2, 5)
    assert table.asked() == "purple"
    assert table.state.write()["reserve"]["treasure_gone"] == [0, 0, 1]
