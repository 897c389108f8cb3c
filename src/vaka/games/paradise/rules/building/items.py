"""Building (§9): points and pools, what can be ordered, and what comes of the orders."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.board import places, seats, sets
from vaka.games.paradise.rules.board.hexes import NOWHERE, row_of
from vaka.games.paradise.rules.board.pieces import COLONY, RUMOUR, TRANSPORT, WAR, WARRIOR, colonies, count, total
from vaka.games.paradise.rules.box import BOX, Card, Hex, Seat
from vaka.games.paradise.rules.building import harvest, orders
from vaka.games.paradise.rules.cards import BREADFRUIT, MAKAHIKI, TARO_TERRACES, TOKI, cards_free, hand, lies_open, why_not_hold
from vaka.games.paradise.rules.movement import fleets
from vaka.games.paradise.rules.options import RULE_EVENTS
from vaka.games.paradise.rules.packed import has, lowest, without_lowest
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import tell_at, tell_order_card, tell_order_item

CARD_COST: Final[i64] = BOX.card_cost
MOST_COLONIES: Final[i64] = BOX.pieces[3]
BUILDING_CARDS: Final[i64] = 150_999_044  # the bits of BREADFRUIT, MAKAHIKI, TARO TERRACES and TOKI


class Prices:
    """What each item costs, and the piece that it is; -1 for what is no piece."""

    def __init__(self) -> None:
        self.cost = row_of(list(BOX.item_costs))
        self.piece = row_of([-1, -1, TRANSPORT, TRANSPORT, WARRIOR, WAR, COLONY, RUMOUR])


PRICES: Final = Prices()


# --- Points and pools ---


def begin_building(position: ParadisePosition) -> None:
    """§9.1, §9.3: count the Villages; groups on one chain build together, every other group for itself."""
    for seat in range(position.seats):
        find_pools(position, seat)


def find_pools(position: ParadisePosition, seat: Seat) -> None:
    """§9.3: the pools of one seat, with their points; nothing is ordered yet."""
    orders.clear_plan(position, seat)
    groups = sets.of(position, sets.CONTROL + seat)
    while not sets.is_none(groups):
        first = sets.first(groups)
        linked = sets.join(sets.meet(fleets.chain_of(position, seat, first), groups), sets.just(first))
        for where in sets.listed(linked):
            orders.set_pool(position, where, first)
            orders.add_points(
                position,
                first,
                places.villages_at(position, where) if position.advanced == 0 else harvest.yield_of(position, where),
            )
        groups = sets.without(groups, linked)
    if position.advanced & RULE_EVENTS != 0:
        harvest.adjust_pools(position, seat)


def home_pool(position: ParadisePosition, seat: Seat) -> i64:
    """§9.2: the pool of the home group, or NOWHERE."""
    home = seats.of_seat(position, seat, seats.HOME)
    return NOWHERE if home == NOWHERE else orders.pool_of(position, home)


def cost_of(position: ParadisePosition, seat: Seat, item: i64) -> i64:
    """§9.1: the Building Table, with TARO TERRACES and TOKI."""
    if item == actions.AGRICULTURE and (
        orders.is_planned(position, seat, orders.PLAN_TARO) or lies_open(position, seat, TARO_TERRACES)
    ):
        return 0
    if (item == actions.BUILD_TRANSPORT or item == actions.BUILD_CHAIN) and orders.free_transports(position, seat) > 0:
        return 0
    if item == actions.VILLAGE and position.advanced != 0 and orders.is_planned(position, seat, orders.PLAN_FREE_VILLAGE):
        return 0
    return PRICES.cost[item]


# --- Items ---


def room_for_village(position: ParadisePosition, where: Hex) -> bool:
    """§9.4: is a green box free, or a brown one with Improved Agriculture, orders included?"""
    standing = (
        places.villages_at(position, where)
        + orders.ordered_villages(position, where)
        + (1 if orders.is_settled(position, where) else 0)
    )
    return standing < places.green_boxes(position, where) + places.agriculture_at(position, where) + orders.ordered_agriculture(
        position, where
    )


def why_not_build(position: ParadisePosition, seat: Seat, item: i64, where: Hex) -> Reason:
    """§9.3: everything new stands in a hex with a Village, and is paid by its pool."""
    if places.control_at(position, where) != seat:
        return reasons.NOT_YOUR_GROUP
    reason = why_not_have(position, seat, item, where)
    if reason != reasons.OPEN:
        return reason
    return (
        reasons.OPEN
        if orders.points_in(position, orders.pool_of(position, where)) >= cost_of(position, seat, item)
        else reasons.NO_POINTS
    )


def why_not_have(position: ParadisePosition, seat: Seat, item: i64, where: Hex) -> Reason:
    """§9.3, §9.4: boxes, the limit of one new Village, and the limit of pieces. §12.1: alone nothing is built face down."""
    if item == actions.VILLAGE:
        return why_not_grow(position, seat, where)
    if item == actions.AGRICULTURE:
        improved = places.agriculture_at(position, where) + orders.ordered_agriculture(position, where)
        return reasons.OPEN if improved < places.brown_boxes(position, where) else reasons.NO_BROWN_BOX
    if position.seats == 1 and (item == actions.BUILD_TRANSPORT or item == actions.BUILD_RUMOUR):
        return reasons.ALL_FACE_UP
    if (
        item == actions.BUILD_CHAIN
        and position.seats > 1
        and (places.is_up(position, where) or orders.is_chain_ordered(position, where))
    ):
        return reasons.CHAIN_THERE
    return reasons.OPEN if count(unbuilt(position, seat), PRICES.piece[item]) > 0 else reasons.NO_STOCK


def unbuilt(position: ParadisePosition, seat: Seat) -> i64:
    """The pieces that can still be ordered."""
    return seats.of_seat(position, seat, seats.STOCK) + orders.rumours_back(position, seat) - orders.total_ordered(position, seat)


def why_not_grow(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§9.4: one new Village for each group and turn; with BREADFRUIT one group has two."""
    if position.advanced != 0 and harvest.is_stunted(position, seat, where):
        return reasons.STUNTED_GROUP
    if not room_for_village(position, where):
        return reasons.NO_BOX
    if orders.is_settled(position, where):
        return reasons.ONE_VILLAGE
    ordered = orders.ordered_villages(position, where)
    if ordered == 0:
        return reasons.OPEN
    doubled = (
        ordered == 1
        and orders.is_planned(position, seat, orders.PLAN_BREADFRUIT)
        and orders.doubled_group(position, seat) == NOWHERE
    )
    return reasons.OPEN if doubled else reasons.ONE_VILLAGE


def build(position: ParadisePosition, seat: Seat, item: i64, where: Hex) -> None:
    """An item is ordered and paid; it is placed when all orders are in."""
    orders.add_points(position, orders.pool_of(position, where), -cost_of(position, seat, item))
    place_order(position, seat, item, where)
    if (item == actions.BUILD_TRANSPORT or item == actions.BUILD_CHAIN) and orders.free_transports(position, seat) > 0:
        orders.set_free_transports(position, seat, orders.free_transports(position, seat) - 1)
    elif item == actions.VILLAGE:
        orders.unplan(position, seat, orders.PLAN_FREE_VILLAGE)
    tell_order_item(position, seat, item, where)


def place_order(position: ParadisePosition, seat: Seat, item: i64, where: Hex) -> None:
    """Note the item among the orders of its hex."""
    if item == actions.VILLAGE:
        if orders.ordered_villages(position, where) == 1:
            orders.set_doubled_group(position, seat, where)
        orders.order_village(position, where)
    elif item == actions.AGRICULTURE:
        orders.order_agriculture(position, where)
    else:
        orders.order_piece(position, seat, where, PRICES.piece[item])
        if item == actions.BUILD_CHAIN:
            orders.order_chain(position, where)


def legal_build(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """Item by item; those that the stock or no pool allows are passed over at once."""
    hexes = sets.hexes_in(position, sets.CONTROL + seat)
    left = unbuilt(position, seat)
    most: i64 = 0
    for where in hexes:
        most = max(most, orders.points_in(position, orders.pool_of(position, where)))
    for item in range(actions.ITEM_COUNT):
        cost = cost_of(position, seat, item)
        kind = PRICES.piece[item]
        if cost > most or (kind >= 0 and count(left, kind) == 0):
            continue
        for where in hexes:
            if (
                orders.points_in(position, orders.pool_of(position, where)) >= cost
                and why_not_have(position, seat, item, where) == reasons.OPEN
            ):
                found = append(found, actions.BUILD + item * 100 + where)
    return found


# --- Colonies ---


def why_not_settle(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§9.4: a Colony on a group becomes its one new Village, without cost; not the last piece of a printed one (§8.5, §10.2)."""
    if places.owner_at(position, where) != seat or colonies(places.pieces_at(position, where)) == 0:
        return reasons.NO_COLONY
    if not places.is_group(position, where) or sets.in_set(position, sets.INDEPENDENT, where):
        return reasons.NO_GROUP
    if position.advanced != 0 and harvest.is_stunted(position, seat, where):
        return reasons.STUNTED_GROUP
    if orders.ordered_villages(position, where) > 0 or orders.is_settled(position, where):
        return reasons.ONE_VILLAGE
    last = (
        places.taken_by(position, where) == seat
        and total(orders.left_by_orders(position, where) + orders.ordered_pieces(position, where)) == 1
    )
    return reasons.LAST_PIECE if last else reasons.OPEN if room_for_village(position, where) else reasons.NO_BOX


def settle(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """It is ordered."""
    orders.order_settling(position, where)
    tell_at(position, "order-settle", seat, where, secret=True)


def legal_settle(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """Every Colony that can."""
    if colonies(seats.of_seat(position, seat, seats.STOCK)) == MOST_COLONIES:
        return found
    stacks = sets.of(position, sets.STACKS + seat)
    while not sets.is_none(stacks):
        where = sets.first(stacks)
        stacks = sets.rest(stacks)
        if colonies(places.pieces_at(position, where)) > 0 and why_not_settle(position, seat, where) == reasons.OPEN:
            found = append(found, actions.SETTLE + where)
    return found


# --- Cards and focusing inwards ---


def why_not_buy(position: ParadisePosition, seat: Seat, pool: Hex) -> Reason:
    """§9.5: one card a turn, paid by one pool (ruling 26); with few cards left only the first in turn order buy (ruling 54)."""
    if places.control_at(position, pool) != seat or orders.pool_of(position, pool) != pool:
        return reasons.NO_POOL
    if orders.card_pool(position, seat) != NOWHERE:
        return reasons.ONE_CARD
    if seats.place_in_order(position, seat) >= cards_free(position):
        return reasons.NO_CARDS_LEFT
    return reasons.OPEN if orders.points_in(position, pool) >= CARD_COST else reasons.NO_POINTS


def buy(position: ParadisePosition, seat: Seat, pool: Hex) -> None:
    """It is ordered and paid."""
    orders.set_card_pool(position, seat, pool)
    orders.add_points(position, pool, -CARD_COST)
    tell_at(position, "order-card", seat, pool, secret=True)


def legal_buy(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """Every pool that can pay."""
    if orders.card_pool(position, seat) != NOWHERE or seats.place_in_order(position, seat) >= cards_free(position):
        return found
    for where in sets.hexes_in(position, sets.CONTROL + seat):
        if why_not_buy(position, seat, where) == reasons.OPEN:
            found = append(found, actions.BUY + where)
    return found


def why_not_focus(position: ParadisePosition, seat: Seat) -> Reason:
    """§9.2: the Explorer stays at home next turn for one more point at home."""
    if has(position.lost, seat):
        return reasons.EXPLORER_LOST
    if home_pool(position, seat) == NOWHERE:
        return reasons.NO_HOME
    return reasons.ONCE_ONLY if orders.is_planned(position, seat, orders.PLAN_FOCUS) else reasons.OPEN


def focus(position: ParadisePosition, seat: Seat) -> None:
    """§9.2: one point more."""
    orders.plan(position, seat, orders.PLAN_FOCUS)
    orders.add_points(position, home_pool(position, seat), 1)
    tell_at(position, "order-focus", seat, NOWHERE, secret=True)


def plan_bit(card: Card) -> i64:
    """The bit of a card in a plan; -1 if it is no card for building."""
    if card == MAKAHIKI:
        return orders.PLAN_MAKAHIKI
    if card == BREADFRUIT:
        return orders.PLAN_BREADFRUIT
    if card == TOKI:
        return orders.PLAN_TOKI
    return orders.PLAN_TARO if card == TARO_TERRACES else -1


def why_not_plan_card(position: ParadisePosition, seat: Seat, card: Card) -> Reason:
    """Ruling 53: MAKAHIKI, BREADFRUIT, TOKI and TARO TERRACES are part of the orders."""
    place = plan_bit(card)
    if place < 0:
        return reasons.CARD_USELESS if has(hand(position, seat), card) else reasons.NOT_HELD
    reason = why_not_hold(position, seat, card)
    if reason != reasons.OPEN:
        return reason
    if orders.is_planned(position, seat, place):
        return reasons.ONCE_ONLY
    if card == TARO_TERRACES and has(position.opened, card):
        return reasons.CARD_OPEN
    return reasons.NO_HOME if card == MAKAHIKI and home_pool(position, seat) == NOWHERE else reasons.OPEN


def plan_card(position: ParadisePosition, seat: Seat, card: Card) -> None:
    """MAKAHIKI gives two points at home, TOKI two Transport Canoes; the others change what may be built."""
    orders.plan(position, seat, plan_bit(card))
    if card == MAKAHIKI:
        orders.add_points(position, home_pool(position, seat), 2)
    elif card == TOKI:
        orders.set_free_transports(position, seat, 2)
    tell_order_card(position, seat, card)


def legal_plan_card(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """Those that the seat holds."""
    cards = hand(position, seat) & ~position.spent & BUILDING_CARDS
    while cards != 0:
        card = lowest(cards)
        cards = without_lowest(cards)
        if why_not_plan_card(position, seat, card) == reasons.OPEN:
            found = append(found, actions.USE + card)
    return found
