"""Tools ("Werkzeug-Karten"): acquiring them."""

from __future__ import annotations

import pytest

from vaka.engine.testing import position


@pytest.mark.parametrize("kind", ["seashell", "wood", "bamboo", "clay", "fish"])
def test_a_tool_costs_alike_commodities_of_any_kind(kind: str) -> None:
    """Züge, fourth action: the kind does not matter, but it must be one kind."""
    table = position("moorea", 2, hands={"green": f"3 {kind}"})
    assert {action for action in table.open() if action.startswith("buy basket")} == {f"buy basket with {kind}"}
    table.play("green", f"buy basket with {kind}")
    assert table.write()["seats"]["green"]["tools"] == ["basket"]
    assert table.write()["discard"] == {kind: 3}


def test_mixed_commodities_do_not_pay_for_a_tool() -> None:
    """Züge, fourth action."""
    table = position("moorea", 2, hands={"green": "2 wood 2 clay"})
    obstacle = table.refuses("buy basket with wood")
    assert obstacle.key == "too-few-alike"
    assert obstacle.params["cards"] == {"wood": 1}


def test_one_of_each_tool() -> None:
    """Züge, fourth action: at most one of each for every player."""
    table = position("moorea", 2, hands={"green": "4 wood"}, tools={"green": "basket"})
    assert table.refuses("buy basket with wood").key == "has-tool"
    assert "buy spear with wood" in table.open()


def test_tools_in_any_order_from_the_first_turn() -> None:
    """Züge, fourth action: all four stacks are open to everybody."""
    table = position("moorea", 5, hands={"green": "4 wood"})
    assert {"buy basket with wood", "buy spear with wood", "buy net with wood", "buy cart with wood"} <= table.open()


def test_fish_is_no_joker_for_tools() -> None:
    """Fischernetz, first ban: real fish count as a kind, joker fish never."""
    table = position("moorea", 2, hands={"green": "3 fish 2 wood"}, tools={"green": "net"})
    assert "buy basket with fish" in table.open()
    assert table.refuses("buy basket with wood").key == "too-few-alike"


def test_sites_do_not_make_tools_cheaper() -> None:
    """Ruling A11: never tools."""
    table = position("moorea", 2, hands={"green": "2 wood"}, products={"green": "forest"})
    assert table.refuses("buy basket with wood").params["cards"] == {"wood": 1}


@pytest.mark.parametrize(("price", "enough"), [("4", 4), ("5", 5)])
def test_the_price_of_the_cart_is_an_option(price: str, enough: int) -> None:
    """The card list: 4, or 5 with the option."""
    short = position("moorea", 2, {"cart": price}, hands={"green": f"{enough - 1} wood"})
    assert short.refuses("buy cart with wood").params["cards"] == {"wood": 1}
    table = position("moorea", 2, {"cart": price}, hands={"green": f"{enough} wood"}).play("green", "buy cart with wood")
    assert table.write()["discard"] == {"wood": enough}


def test_a_tool_does_not_bring_the_end_nearer() -> None:
    """Ruling A31: it is building, so the idle turns are counted anew."""
    table = position("moorea", 2, hands={"green": "3 wood"}, idle=4).play("green", "buy basket with wood")
    assert table.write()["idle"] == 0
