"""The turn ("Züge", "Handkarten-Limit"): draw, one action or none, the hand limit."""

from __future__ import annotations

from typing import Any

from vaka.engine.testing import position

# Pile and discard are empty: everything lies at stores, in the row and in the hands.
EXHAUSTED: dict[str, Any] = {
    "products": {"green": "woodstore pottery", "red": "bamboostore chest"},
    "stored": {
        "green": {"woodstore": "14 wood", "pottery": "14 clay"},
        "red": {"bamboostore": "14 bamboo", "chest": "14 seashell"},
    },
    "hands": {"green": "4 fish wood clay", "red": "10 fish"},
    "row": "bamboo fish seashell",
    "pile": "",
}


def test_the_draw_comes_first_and_is_from_the_pile() -> None:
    """Züge 1: a card of the face-down pile; nobody is asked, for there is no choice (ruling A25)."""
    table = position("moorea", 2, part="drawing", hands={"green": "6 wood"})
    assert table.asked() == "chance"
    table.chance("card fish")
    assert table.asked() == "green"
    assert table.hand_size(0) == 7
    assert "pass" in table.open()
    assert table.refuses("draw").key == "not-drawing"


def test_the_open_row_is_out_of_reach_without_the_spear() -> None:
    """Züge 1: the card must be a face-down one."""
    table = position("moorea", 2, part="drawing", drawn=1, tools={"green": "cart"}, row="wood clay fish")
    assert table.open() == {"draw", "enough"}
    assert table.refuses("take wood").key == "no-spear"


def test_one_action_and_the_turn_is_over() -> None:
    """Züge 2: exactly one action."""
    table = position("moorea", 2, hands={"green": "3 wood 3 clay"}, display="jetty tiles")
    table.play("green", "buy jetty").chance("display hut")
    assert table.asked() == "chance"
    assert table.write()["turn"] == "red"


def test_passing_is_allowed() -> None:
    """Züge 2: the action is optional."""
    table = position("moorea", 3, hands={"green": "2 wood"}).play("green", "pass")
    assert table.write()["turn"] == "red"


def test_play_goes_clockwise() -> None:
    """Ablauf: after the last seat the first."""
    assert position("moorea", 3, turn="yellow").play("yellow", "pass").write()["turn"] == "green"


# --- Exchanging ---


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


# --- The pile ---


def test_the_discard_is_shuffled_when_a_card_is_needed() -> None:
    """Züge, ruling A9: not before; then the discard is the new pile."""
    table = position("moorea", 2, part="acting", pile="clay", hands={"green": "2 wood"}, row="fish bamboo seashell")
    discarded = table.discard_size
    table.play("green", "exchange wood wood for fish").chance("row clay")
    assert table.heard("shuffle") == [{"count": discarded + 2}]  # red has to draw
    assert table.discard_size == 0
    assert table.deck_size == discarded + 2
    assert table.asked() == "chance"


def test_what_cannot_be_drawn_is_skipped() -> None:
    """Ruling A10: pile and discard are empty, and without the spear no open card may be taken."""
    table = position("moorea", 2, part="drawing", **EXHAUSTED)
    assert table.asked() == "green"
    assert table.hand_size(0) == 6
    assert "pass" in table.open()


def test_with_the_spear_an_open_card_may_be_taken_from_empty_piles() -> None:
    """Ruling A10: may, not must; the row is not refilled."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear"}, **EXHAUSTED)
    assert table.open() == {"take bamboo", "take fish", "take seashell", "enough"}
    table.play("green", "take bamboo")
    assert table.asked() == "green"
    assert table.write()["row"] == [None, "fish", "seashell"]


def test_the_row_is_refilled_as_soon_as_cards_are_discarded() -> None:
    """Ruling A10: the gap is closed by what is discarded at the end of the turn."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear"}, **EXHAUSTED)
    table.play("green", "take bamboo").play("green", "pass").play("green", "discard clay")
    assert table.open() == {"row clay"}
    table.chance("row clay")
    assert table.write()["row"] == ["clay", "fish", "seashell"]


# --- The hand limit ---


def test_more_than_six_cards_are_discarded_down_to_six() -> None:
    """Handkarten-Limit: the player picks, one card at a time, and it is no action."""
    table = position("moorea", 2, hands={"green": "6 wood 2 clay"}).play("green", "pass")
    assert table.asked() == "green"
    assert table.open() == {"discard wood", "discard clay"}
    table.play("green", "discard clay").play("green", "discard wood")
    assert table.hand_size(0) == 6
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
