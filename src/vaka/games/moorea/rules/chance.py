"""What chance decides: who begins, which commodity and which product comes next. A pile is what is left in it, in no order."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import telling
from vaka.games.moorea.rules.acquiring_products import turn_up_product
from vaka.games.moorea.rules.actions import CARD, FIRST, PRODUCT, Outcome, card_outcome, product_outcome
from vaka.games.moorea.rules.box import COMMODITY_KINDS, PRODUCT_KINDS, Seat
from vaka.games.moorea.rules.cards import count_of
from vaka.games.moorea.rules.drawing import receive, turn_up
from vaka.games.moorea.rules.position import (
    DISPLAY_CARD,
    FIRST_PLAYER,
    HAND_CARD,
    MooreaPosition,
    left_in_pile,
    top_pile,
    uppermost,
)

# Loop variables that nobody reads have names, since mypyc makes an object of a bare underscore.


def outcomes(position: MooreaPosition) -> vec[i64]:
    """Every outcome that can come, sorted."""
    found = vec[i64](capacity=28)
    if position.wanted == FIRST_PLAYER:
        for seat in range(position.seats):
            found = append(found, FIRST + seat)
    elif position.wanted == DISPLAY_CARD:
        piles = position.piles
        first = uppermost(position)
        for product in range(PRODUCT_KINDS):
            if piles[first + product] > 0:
                found = append(found, product_outcome(product))
    else:
        for card in range(COMMODITY_KINDS):
            if count_of(position.deck, card) > 0:
                found = append(found, card_outcome(card))
    return found


def odds(position: MooreaPosition) -> vec[i64]:
    """Every seat alike; every card of the pile alike."""
    found = vec[i64](capacity=28)
    if position.wanted == FIRST_PLAYER:
        for _seat in range(position.seats):
            found = append(found, 1)
    elif position.wanted == DISPLAY_CARD:
        piles = position.piles
        first = uppermost(position)
        for product in range(PRODUCT_KINDS):
            left = piles[first + product]
            if left > 0:
                found = append(found, left)
    else:
        for card in range(COMMODITY_KINDS):
            count = count_of(position.deck, card)
            if count > 0:
                found = append(found, count)
    return found


def can_come_out(position: MooreaPosition, outcome: Outcome) -> bool:
    """Is this an outcome that chance can have now?"""
    if position.wanted == FIRST_PLAYER:
        return FIRST <= outcome < FIRST + position.seats
    if position.wanted == DISPLAY_CARD:
        is_product = PRODUCT <= outcome < PRODUCT + PRODUCT_KINDS
        return is_product and left_in_pile(position, top_pile(position), outcome - PRODUCT) > 0
    return CARD <= outcome < CARD + COMMODITY_KINDS and count_of(position.deck, outcome - CARD) > 0


def come_out(position: MooreaPosition, outcome: Outcome) -> None:
    """What an outcome leads to."""
    if position.wanted == FIRST_PLAYER:
        begin(position, outcome - FIRST)
    elif position.wanted == DISPLAY_CARD:
        turn_up_product(position, outcome - PRODUCT)
    elif position.wanted == HAND_CARD:
        receive(position, position.turn, outcome - CARD)
    else:
        turn_up(position, outcome - CARD)


def begin(position: MooreaPosition, seat: Seat) -> None:
    """§2.5: the first player is drawn by lot (A5)."""
    position.first = seat
    if position.events is not None:
        telling.first(position, seat)
