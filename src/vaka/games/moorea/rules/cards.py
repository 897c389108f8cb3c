"""Sets of hand cards: a hand, a price, a payment, what lies at a store.

A set is one number with a lane of seven bits for each of the eight cards, so that "does this hand cover that price?" is one
subtraction. Sets can be added and subtracted; everything else about them is asked here.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from vaka.games.moorea.rules.box import BOX, CARD_KINDS, CARDS, COMMODITY_KINDS, Card
from vaka.games.moorea.rules.packed import bit

Cards: TypeAlias = i64
"""A set of hand cards."""

NO_CARDS: Final[i64] = 0
LANE: Final[i64] = 7
_COUNT: Final[i64] = 63  # of a lane; its seventh bit is the guard of `covers`
_GUARDS: Final[i64] = 0x81020408102040
_COMMODITIES: Final[i64] = 0x7FFFFFFFF


def single(card: Card) -> Cards:
    """The set of this one card."""
    return bit(card * LANE)


def count_of(cards: Cards, card: Card) -> i64:
    """How many of one card are in the set."""
    return (cards >> (card * LANE)) & _COUNT


def size_of(cards: Cards) -> i64:
    """How many cards are in the set."""
    total: i64 = 0
    while cards > 0:
        total += cards & _COUNT
        cards >>= LANE
    return total


def covers(cards: Cards, price: Cards) -> bool:
    """Are there at least as many of every card as in the price?"""
    return ((cards | _GUARDS) - price) & _GUARDS == _GUARDS


def commodities_of(cards: Cards) -> Cards:
    """The set without its canoes, huts and stoneware."""
    return cards & _COMMODITIES


def least_of(one: Cards, other: Cards) -> Cards:
    """Of each commodity the smaller number."""
    found: i64 = 0
    for card in range(COMMODITY_KINDS):
        found += single(card) * min(count_of(one, card), count_of(other, card))
    return found


def pack(counts: list[int]) -> Cards:
    """A set of cards from its counts, commodities first.

    >>> count_of(pack([0, 2]), 1)
    2
    """
    packed: i64 = 0
    for card, count in enumerate(counts):
        number: i64 = count
        packed += number * single(card)
    return packed


def card_counts(cards: Cards) -> dict[str, int]:
    """A set of cards as words and numbers."""
    return {CARDS[card]: count_of(cards, card) for card in range(CARD_KINDS) if count_of(cards, card) > 0}


ALL_COMMODITIES: Final[i64] = pack(list(BOX.commodities))
"""Every commodity of the box."""
