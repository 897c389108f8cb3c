"""Acquiring a product of the display (§4.2, §5.3, §6): the price, the payment, and the gap that it leaves.

A payment is right under the seat's rate: its sites spare one card of their commodity each (A11 to A14), and with the net fish
stands for any other commodity (A15, A16; see `payments`). Every right payment is an action of its own (A17).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import telling
from vaka.games.moorea.rules.actions import buy_id
from vaka.games.moorea.rules.box import (
    COMMODITY_KINDS,
    DISPLAY,
    FIRST_SITE,
    FIRST_STORE,
    NET,
    NO_CARD,
    PRODUCT_KINDS,
    Product,
    Seat,
)
from vaka.games.moorea.rules.cards import covers
from vaka.games.moorea.rules.ending import is_final, note_building, start_final
from vaka.games.moorea.rules.hands import gain_open, hand, lay_down
from vaka.games.moorea.rules.packed import has
from vaka.games.moorea.rules.payments import PAYMENTS, Payment, Rate, offer_of, rate_of
from vaka.games.moorea.rules.position import (
    DEALING,
    NOWHERE,
    MooreaPosition,
    add_owned,
    add_site,
    display_place,
    gain_points,
    has_tool,
    on_display,
    owned,
    products_left,
    put_away,
    set_display,
    sites_of,
    take_from_pile,
    top_pile,
)
from vaka.games.moorea.rules.reasons import CANNOT_PAY, NO_NET, NOT_IN_DISPLAY, OPEN, OTHER_PRICE
from vaka.games.moorea.rules.scoring import points_of


def rate(position: MooreaPosition, seat: Seat) -> Rate:
    """§5.3, §6.2: what the seat's sites and net make of the prices."""
    return rate_of(sites_of(position, seat), has_tool(position, seat, NET))


def rate_without_net(position: MooreaPosition, seat: Seat) -> Rate:
    """§6.2: what its sites alone make of them: the prices in their own cards."""
    return rate_of(sites_of(position, seat), False)


def rate_with_net(position: MooreaPosition, seat: Seat) -> Rate:
    """§5.3: what its sites would make of them together with the net."""
    return rate_of(sites_of(position, seat), True)


def legal_buy(position: MooreaPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§4.2: every displayed product with every payment that is right and at hand.

    Written out over the right payments, since asking `why_not_buy` of all 307 payments takes ten times as long.
    """
    shown = on_display(position)
    held = hand(position, seat)
    own_rate = rate(position, seat)
    start = PAYMENTS.start
    right = PAYMENTS.right
    cards = PAYMENTS.cards
    for product in range(PRODUCT_KINDS):
        if has(shown, product):
            offer = offer_of(product, own_rate)
            for index in range(start[offer], start[offer + 1]):
                payment = right[index]
                if covers(held, cards[payment]):
                    found = append(found, buy_id(payment))
    return found


def why_not_buy(position: MooreaPosition, seat: Seat, payment: Payment) -> i64:
    """§4.2: why this product cannot be bought with these cards."""
    if not has(on_display(position), PAYMENTS.product[payment]):
        return NOT_IN_DISPLAY
    if not PAYMENTS.is_right(payment, rate(position, seat)):
        return NO_NET if PAYMENTS.is_right(payment, rate_with_net(position, seat)) else OTHER_PRICE
    return OPEN if covers(hand(position, seat), PAYMENTS.cards[payment]) else CANNOT_PAY


def buy(position: MooreaPosition, seat: Seat, payment: Payment) -> None:
    """§4.2: paid commodities go to the discard, intermediates out of the game; the product is the seat's."""
    product = PAYMENTS.product[payment]
    cards = PAYMENTS.cards[payment]
    lay_down(position, seat, cards)
    put_away(position, cards)
    if position.events is not None:
        telling.buy(position, seat, product, cards, display_place(position, product))
    take_from_display(position, product)
    own(position, seat, product)


def own(position: MooreaPosition, seat: Seat, product: Product) -> None:
    """§4.2, §6.1: it lies before the seat and scores; canoe, hut and stoneware go to the hand."""
    if product < FIRST_SITE:
        gain_open(position, seat, COMMODITY_KINDS + product)
        return
    add_owned(position, seat, product)
    gain_points(position, seat, points_of(position, product, owned(position, seat, product)))
    if product < FIRST_STORE:
        add_site(position, seat, product - FIRST_SITE)


# --- The display ---


def take_from_display(position: MooreaPosition, product: Product) -> None:
    """§4.2, §7.1: the card leaves the display and is replaced at once (A1); where that fails, the final round begins (A2)."""
    place = display_place(position, product)
    set_display(position, place, NO_CARD)
    position.last_place = place
    note_building(position)
    if products_left(position) > 0:
        position.gap = place
    elif not is_final(position):
        start_final(position)


def turn_up_product(position: MooreaPosition, product: Product) -> None:
    """§2.4, §4.2: a product comes from the pile into the gap of the display; pile I lies on pile II (A32)."""
    place = position.gap
    pile = top_pile(position)
    take_from_pile(position, product)
    set_display(position, place, product)
    position.gap = NOWHERE
    if position.part == DEALING and place + 1 < DISPLAY:
        position.gap = place + 1
    if position.events is not None:
        telling.turn_up_product(position, product, place, pile)
