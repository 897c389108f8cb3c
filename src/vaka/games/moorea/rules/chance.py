"""What chance decides: who begins, which commodity and which product comes next. A pile is what is left in it, in no order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import drawing, turn
from vaka.games.moorea.rules.layout import (
    CARD,
    DISPLAY_CARD,
    FIRST,
    FIRST_PLAYER,
    HAND_CARD,
    KINDS,
    LANE,
    LANE_MASK,
    PRODUCT,
    PRODUCT_KINDS,
    count_of,
)

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea


# Loop variables that nobody reads have names, since mypyc makes an object of a bare underscore.


def outcomes(state: Moorea) -> vec[i64]:
    """Every outcome that can come, sorted."""
    found = vec[i64](capacity=28)
    if state.wanted == FIRST_PLAYER:
        for seat in range(state.seats):
            found = append(found, FIRST + seat)
    elif state.wanted == DISPLAY_CARD:
        offset = top_pile(state)
        piles = state.piles
        for product in range(PRODUCT_KINDS):
            if piles[offset + product] > 0:
                found = append(found, PRODUCT + product)
    else:
        deck = state.deck
        for card in range(KINDS):
            if deck & LANE_MASK:
                found = append(found, CARD + card)
            deck >>= LANE
    return found


def outcome_odds(state: Moorea) -> vec[i64]:
    """Every seat alike; every card of the pile alike."""
    found = vec[i64](capacity=28)
    if state.wanted == FIRST_PLAYER:
        for _seat in range(state.seats):
            found = append(found, 1)
    elif state.wanted == DISPLAY_CARD:
        offset = top_pile(state)
        piles = state.piles
        for product in range(PRODUCT_KINDS):
            if piles[offset + product] > 0:
                found = append(found, piles[offset + product])
    else:
        deck = state.deck
        for _card in range(KINDS):
            if deck & LANE_MASK:
                found = append(found, deck & LANE_MASK)
            deck >>= LANE
    return found


def top_pile(state: Moorea) -> i64:
    """Where the counts of the uppermost product pile begin: pile I while it lasts."""
    if state.first_left > 0:
        return 0
    return PRODUCT_KINDS


def can_come_out(state: Moorea, outcome: i64) -> bool:
    """Is this an outcome that chance can have now?"""
    if state.wanted == FIRST_PLAYER:
        return FIRST <= outcome < FIRST + state.seats
    if state.wanted == DISPLAY_CARD:
        return PRODUCT <= outcome < PRODUCT + PRODUCT_KINDS and state.piles[top_pile(state) + outcome - PRODUCT] > 0
    return CARD <= outcome < CARD + KINDS and count_of(state.deck, outcome - CARD) > 0


def come_out(state: Moorea, outcome: i64) -> None:
    """One outcome."""
    if state.wanted == FIRST_PLAYER:
        turn.begin(state, outcome - FIRST)
    elif state.wanted == DISPLAY_CARD:
        turn.turn_up_product(state, outcome - PRODUCT)
    elif state.wanted == HAND_CARD:
        drawing.receive(state, outcome - CARD)
    else:
        drawing.turn_up(state, outcome - CARD)
