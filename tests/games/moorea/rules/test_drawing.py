"""Drawing ("Züge" 1, "Speer", "Karren"), the pile and the open row."""

from __future__ import annotations

from tests.games.moorea.playing import EXHAUSTED, held
from vaka.engine.testing import position


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
    assert held(table, 0) == 6
    assert "pass" in table.open()


def test_with_the_spear_an_open_card_must_be_taken_while_the_piles_are_empty() -> None:
    """Ruling A10: drawing is a duty; the row is not refilled."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear"}, **EXHAUSTED)
    assert table.open() == {"take bamboo", "take fish", "take seashell"}
    assert table.refuses("enough").key == "must-draw"
    table.play("green", "take bamboo")
    assert table.asked() == "green"
    assert table.write()["row"] == [None, "fish", "seashell"]


def test_the_second_card_of_the_cart_is_still_optional_then() -> None:
    """Rulings A10, A25: only the first card is a duty."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear cart"}, **EXHAUSTED)
    table.play("green", "take bamboo")
    assert table.open() == {"take fish", "take seashell", "enough"}


def test_the_row_is_refilled_as_soon_as_cards_are_discarded() -> None:
    """Ruling A10: the gap is closed by what is discarded at the end of the turn."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear"}, **EXHAUSTED)
    table.play("green", "take bamboo").play("green", "pass").play("green", "discard clay")
    assert table.open() == {"row clay"}
    table.chance("row clay")
    assert table.write()["row"] == ["clay", "fish", "seashell"]


# --- Spear ---


def test_with_the_spear_each_draw_is_a_choice() -> None:
    """Speer: the pile, or one of the three open cards."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear"}, row="wood wood fish")
    assert table.open() == {"draw", "take wood", "take fish"}
    assert table.refuses("enough").key == "must-draw"
    assert table.refuses("take clay").key == "not-in-row"


def test_an_open_card_taken_is_replaced_at_once() -> None:
    """Speer: by one of the face-down pile."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear"}, row="wood clay fish")
    table.play("green", "take clay").chance("row bamboo")
    assert table.write()["row"] == ["wood", "bamboo", "fish"]
    assert table.asked() == "green"
    assert "pass" in table.open()


# --- Cart ---


def test_with_the_cart_a_second_card_is_optional() -> None:
    """Karren: at least one, the second as one likes; ruling A20: decided after the first is seen."""
    table = position("moorea", 2, part="drawing", tools={"green": "cart"})
    table.chance("card wood")
    assert table.open() == {"draw", "enough"}
    table.play("green", "draw").chance("card fish")
    assert "pass" in table.open()
    assert held(table, 0) == 2


def test_the_second_card_can_be_declined() -> None:
    """Karren."""
    table = position("moorea", 2, part="drawing", tools={"green": "cart"}).chance("card wood").play("green", "enough")
    assert held(table, 0) == 1
    assert "pass" in table.open()


def test_cart_and_spear_choose_for_each_card() -> None:
    """Karren, ruling A20: each card from the pile or the row, which is refilled between the two."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear cart"}, row="wood clay fish")
    table.play("green", "take clay").chance("row bamboo")
    assert table.open() == {"draw", "take wood", "take bamboo", "take fish", "enough"}
    table.play("green", "take bamboo").chance("row seashell")
    assert table.write()["row"] == ["wood", "seashell", "fish"]
    assert table.write()["seats"]["green"]["open"] == {"clay": 1, "bamboo": 1}
    assert "pass" in table.open()


def test_pile_then_row_with_cart_and_spear() -> None:
    """Karren: one each from the pile and the row, in either order."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear cart"}, row="wood clay fish")
    table.play("green", "draw").chance("card wood").play("green", "take fish").chance("row wood")
    assert held(table, 0) == 2


def test_cart_and_spear_help_from_the_next_turn() -> None:
    """Ruling A26: draw tools act from the next turn."""
    table = position("moorea", 2, hands={"green": "4 wood"}).play("green", "buy cart with wood")
    assert table.write()["turn"] == "red"
    table.chance("card wood").play("red", "pass").chance("card clay")
    assert table.open() == {"draw", "enough"}
