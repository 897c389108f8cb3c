"""The hand limit ("Handkarten-Limit", "Korb")."""

from __future__ import annotations

from tests.games.moorea.playing import held
from vaka.engine.testing import position


def test_more_than_six_cards_are_discarded_down_to_six() -> None:
    """Handkarten-Limit: the player picks, one card at a time, and it is no action."""
    table = position("moorea", 2, hands={"green": "6 wood 2 clay"}).play("green", "pass")
    assert table.asked() == "green"
    assert table.open() == {"discard wood", "discard clay"}
    table.play("green", "discard clay").play("green", "discard wood")
    assert held(table, 0) == 6
    assert table.write()["turn"] == "red"
    assert table.write()["discard"] == {"wood": 1, "clay": 1}


def test_the_limit_is_checked_only_at_the_end_of_the_turn() -> None:
    """Ruling A22: over the limit while the action is chosen."""
    table = position("moorea", 2, hands={"green": "3 wood 3 clay bamboo"}, display="jetty")
    table.play("green", "buy jetty").chance("display hut")
    assert table.write()["turn"] == "red"


def test_intermediates_count_against_the_limit() -> None:
    """Züge, second action: the limit is not extended by them; ruling A22."""
    table = position("moorea", 2, hands={"green": "2 wood 2 fish 2 clay canoe"}, display="canoe")
    table.play("green", "pass")
    assert "discard canoe" in table.open()


def test_a_discarded_canoe_leaves_the_game() -> None:
    """Ruling A8: allowed, and never into the commodity discard."""
    table = position("moorea", 2, hands={"green": "6 wood canoe"}).play("green", "pass").play("green", "discard canoe")
    assert table.write()["gone"] == {"canoe": 1}
    assert table.write()["discard"] == {}


def test_the_limit_holds_after_a_deposit_too() -> None:
    """Handkarten-Limit: also after a pass or a deposit."""
    table = position("moorea", 2, hands={"green": "wood 7 clay"}, products={"green": "woodstore"})
    table.play("green", "lay 1 wood at woodstore")
    assert table.open() == {"discard clay"}


def test_only_what_is_held_can_be_discarded() -> None:
    """Handkarten-Limit."""
    table = position("moorea", 2, hands={"green": "7 wood"}).play("green", "pass")
    assert table.refuses("discard clay").key == "not-held"
    assert table.refuses("pass").key == "not-acting"


# --- Basket ---


def test_the_basket_raises_the_limit_to_eight() -> None:
    """Korb: discard only above 8."""
    table = position("moorea", 2, hands={"green": "8 wood"}, tools={"green": "basket"}).play("green", "pass")
    assert table.write()["turn"] == "red"
    table = position("moorea", 2, hands={"green": "9 wood"}, tools={"green": "basket"}).play("green", "pass")
    assert table.asked() == "green"


def test_a_new_basket_counts_at_the_end_of_this_turn() -> None:
    """Ruling A26: already at this turn's limit check."""
    table = position("moorea", 2, hands={"green": "10 wood"}).play("green", "buy basket with wood")
    assert held(table, 0) == 7
    assert table.write()["turn"] == "red"
