"""Exchanging two commodities for an open one ("Züge", first action)."""

from __future__ import annotations

from tests.games.moorea.playing import EXHAUSTED
from vaka.engine.testing import position


def test_two_commodities_for_an_open_one() -> None:
    """Züge, first action; ruling A7: discard two, take one, and the row is refilled at once, in its place."""
    table = position("moorea", 2, hands={"green": "wood clay"}, row="fish bamboo seashell")
    table.play("green", "exchange wood clay for fish")
    assert table.source() == "commodity pile"
    table.chance("row wood")
    data = table.write()
    assert data["row"] == ["wood", "bamboo", "seashell"]
    assert data["discard"] == {"wood": 1, "clay": 1}
    assert data["seats"]["green"]["open"] == {"fish": 1}


def test_two_of_a_kind_may_be_exchanged() -> None:
    """Züge, first action: any two commodities."""
    table = position("moorea", 2, hands={"green": "2 wood"}, row="fish clay clay")
    assert {"exchange wood wood for fish", "exchange wood wood for clay"} <= table.open()


def test_intermediates_are_not_exchanged() -> None:
    """Ruling A6: two commodity cards; canoe, hut and stoneware may not be exchanged."""
    table = position("moorea", 2, hands={"green": "wood canoe hut"}, row="fish clay bamboo")
    assert not [action for action in table.open() if action.startswith("exchange")]
    assert table.refuses("exchange wood wood for fish").params["cards"] == {"wood": 1}


def test_own_discards_come_back_only_by_a_shuffle() -> None:
    """Ruling A7: with an empty pile the two exchanged cards are shuffled, and one of them is turned up."""
    table = position("moorea", 2, **EXHAUSTED)
    table.play("green", "exchange wood clay for fish")
    assert table.heard("shuffle") == [{"count": 2}]
    assert table.open() == {"row wood", "row clay"}


def test_only_what_lies_in_the_row_can_be_had() -> None:
    """Züge, first action: one of the open ones."""
    table = position("moorea", 2, hands={"green": "wood clay"}, row="fish bamboo seashell")
    assert table.refuses("exchange wood clay for wood").key == "not-in-row"
