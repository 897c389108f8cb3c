"""Acquiring a product of the display (second and third action bullet of "Züge", "Produktkarten", "Fischernetz").

A payment is right under the seat's rate: its sites spare one card of their commodity each (A11 to A14), and with the net fish
stands for any other commodity (A15, A16). Every right payment is an action of its own (A17).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import telling, turn
from vaka.games.moorea.rules.layout import (
    BUY,
    DISPLAY,
    FIRST_SITE,
    FIRST_STORE,
    FIRST_WORK,
    KINDS,
    MAT,
    NECKLACE,
    OWNED,
    POINTS,
    PRODUCT_KINDS,
    SITES,
    TABLES,
    covers,
    has,
)
from vaka.games.moorea.rules.reasons import ALLOWED, CANNOT_PAY, NO_NET, NOT_IN_DISPLAY, OTHER_PRICE

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea


def on_display(state: Moorea) -> i64:
    """The products that lie in the display, as bits."""
    shown: i64 = 0
    bits = TABLES.bits
    cards = state.display
    for _place in range(DISPLAY):
        product = cards & 31
        if product:
            shown |= bits[product - 1]
        cards >>= 5
    return shown


def legal_buy(state: Moorea, seat: i64, found: vec[i64]) -> vec[i64]:
    """Every displayed product with every payment that is right and at hand."""
    shown = on_display(state)
    hand = state.hand(seat)
    rate = state.rate(seat)
    guards = TABLES.guards
    payments = TABLES.payments
    start = payments.start
    right = payments.right
    cards = payments.cards
    for product in range(PRODUCT_KINDS):
        if (shown >> product) & 1:
            place = product * 32 + rate
            for index in range(start[place], start[place + 1]):
                payment = right[index]
                if covers(hand, cards[payment], guards):
                    found = append(found, BUY + payment)
    return found


def why_not_buy(state: Moorea, seat: i64, payment: i64) -> i64:
    """Why this product cannot be bought with these cards."""
    payments = TABLES.payments
    if not has(on_display(state), payments.product[payment]):
        return NOT_IN_DISPLAY
    rate = state.rate(seat)
    if not has(payments.rates[payment], rate):
        return NO_NET if has(payments.rates[payment], rate | 1) else OTHER_PRICE
    return ALLOWED if covers(state.hand(seat), payments.cards[payment], TABLES.guards) else CANNOT_PAY


def buy(state: Moorea, seat: i64, payment: i64) -> None:
    """Paid commodities go to the discard, intermediates out of the game; what is bought lies on the mat, or goes to the hand."""
    product = TABLES.payments.product[payment]
    cards = TABLES.payments.cards[payment]
    state.lay_down(seat, cards)
    state.put_away(cards)
    if state.events is not None:
        telling.buy(state, seat, product, cards)
    turn.take_from_display(state, product)
    own(state, seat, product)
    turn.act_done(state)


def own(state: Moorea, seat: i64, product: i64) -> None:
    """The product is the seat's."""
    if product < FIRST_SITE:
        state.gain_open(seat, KINDS + product)
        return
    base = seat * MAT
    state.mat[base + OWNED + product] += 1
    state.mat[base + POINTS] += points_of(state, product, state.mat[base + OWNED + product])
    if product < FIRST_STORE:
        state.mat[base + SITES] |= TABLES.bits[product - FIRST_SITE]


def points_of(state: Moorea, product: i64, copies: i64) -> i64:
    """What the last of so many copies adds to the score (A24, A30)."""
    if product == NECKLACE:
        scale = TABLES.necklace_points
        if copies > 5:
            return 0
        return scale[copies] - scale[copies - 1]
    if state.strict and product < FIRST_WORK:
        return 0
    return TABLES.points[product]
