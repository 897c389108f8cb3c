"""Positions as JSON, in the words of the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.names import CHANCE, HIDDEN, NOBODY, OVER
from vaka.games.moorea.rules.box import (
    CARDS,
    DISPLAY,
    NO_CARD,
    PRODUCT_KINDS,
    PRODUCTS,
    ROW,
    STORE_KINDS,
    STORES,
    TOOL_KINDS,
    TOOLS,
    Card,
    Product,
    Seat,
)
from vaka.games.moorea.rules.cards import card_counts
from vaka.games.moorea.rules.hands import (
    VEILED_OLDER,
    VEILED_SLOT,
    newer_count,
    older_doubts,
    open_hand,
    slot_at,
    slot_count,
    surely_older,
)
from vaka.games.moorea.rules.layers import NOT_KNOWN, Layer, doubt_card, doubt_drawn, doubt_seat
from vaka.games.moorea.rules.position import (
    DEALING,
    FIRST_PLAYER,
    NOT_FINAL,
    NOWHERE,
    MooreaPosition,
    display_at,
    has_tool,
    left_in_pile,
    owned,
    row_at,
    stored,
)

PARTS: Final = ("dealing", "drawing", "acting", "discarding")
WANTED: Final = (None, "first player", "hand card", "row card", "display card")


def write(position: MooreaPosition) -> dict[str, Any]:
    """The position as JSON data. What is left in the commodity pile follows from all the rest, so only its size is written."""
    words = position.game.seat_words(position.seats)
    return {
        "pile": position.deck_size,
        "fresh": card_counts(position.fresh),
        "discard": card_counts(position.discard),
        "row": [card_word(row_at(position, place)) for place in range(ROW)],
        "display": [product_word(display_at(position, place)) for place in range(DISPLAY)],
        "gap": None if position.gap == NOWHERE else position.gap,
        "products": {"I": pile_counts(position, 0), "II": pile_counts(position, 1)},
        "gone": card_counts(position.gone),
        "seats": {word: write_mat(position, seat) for seat, word in enumerate(words)},
        "past": [write_layer(layer, words) for layer in position.past],
        "part": PARTS[position.part],
        "chance": WANTED[position.wanted] if position.asked == CHANCE else None,
        "first": None if position.wanted == FIRST_PLAYER else words[position.first],
        "turn": None if position.part == DEALING else words[position.turn],
        "drawn": position.drawn,
        "idle": position.idle,
        "final": None if position.final == NOT_FINAL else position.final,
        "over": position.asked == OVER,
        "last": None if position.last_seat == NOBODY else [words[position.last_seat], position.last_action],
        "last_place": None if position.last_place == NOWHERE else position.last_place,
    }


def card_word(card: Card) -> str | None:
    """The word of a hand card that may not be there."""
    return None if card == NO_CARD else CARDS[card]


def product_word(product: Product) -> str | None:
    """The word of a product that may not be there."""
    return None if product == NO_CARD else PRODUCTS[product]


def pile_counts(position: MooreaPosition, pile: i64) -> dict[str, int]:
    """What is left in a product pile: everybody can count it."""
    return {
        PRODUCTS[product]: left_in_pile(position, pile, product)
        for product in range(PRODUCT_KINDS)
        if left_in_pile(position, pile, product) > 0
    }


def write_mat(position: MooreaPosition, seat: Seat) -> dict[str, Any]:
    """What a seat holds and owns. Everybody knows of the `open` cards; `new` of the `hidden` ones and the `doubts` come from the
    newest pile, and which of the doubts were `older` is the memory of their owner alone. `laid` were surely older."""
    slots = [slot_at(position, seat, number) for number in range(slot_count(position, seat))]
    older = older_doubts(position, seat)
    return {
        "open": card_counts(open_hand(position, seat)),
        "hidden": [HIDDEN if card == VEILED_SLOT else CARDS[card] for card in slots],
        "new": newer_count(position, seat),
        "doubts": write_doubts(position.doubts, seat),
        "older": None if older == VEILED_OLDER else card_counts(older),
        "laid": card_counts(surely_older(position, seat)),
        "tools": [TOOLS[tool] for tool in range(TOOL_KINDS) if has_tool(position, seat, tool)],
        "products": {
            PRODUCTS[product]: owned(position, seat, product) for product in range(PRODUCT_KINDS) if owned(position, seat, product)
        },
        "stored": {
            STORES[store]: card_counts(stored(position, seat, store))
            for store in range(STORE_KINDS)
            if stored(position, seat, store)
        },
    }


def write_doubts(doubts: vec[i64], seat: Seat) -> list[list[Any]]:
    """The cards that a seat laid down in doubt, each with the number of cards of the pile that it had drawn by then."""
    return [[CARDS[doubt_card(doubt)], doubt_drawn(doubt)] for doubt in doubts if doubt_seat(doubt) == seat]


def write_layer(layer: Layer, words: Sequence[str]) -> dict[str, Any]:
    """An earlier pile: how many cards each seat drew blind, what it laid down meanwhile, and what they were, if that is known."""
    return {
        "cards": card_counts(layer.cards),
        "seats": {
            word: {
                "drawn": layer.drawn[seat],
                "laid": card_counts(layer.sure[seat]),
                "doubts": write_doubts(layer.doubts, seat),
                "memory": None if layer.memory[seat] == NOT_KNOWN else card_counts(layer.memory[seat]),
            }
            for seat, word in enumerate(words)
        },
    }
