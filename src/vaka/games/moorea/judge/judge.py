"""What is good in Moorea: points, tools and sites while there are turns left to use them, and a hand that is close to a purchase.

Integers throughout, so that a bot plays the same game compiled and interpreted. A point is worth 100.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.judge import Judge
from vaka.engine.state import State
from vaka.games.moorea.judge.weights import WEIGHTS, Weights
from vaka.games.moorea.rules.acquiring_products import rate_without_net
from vaka.games.moorea.rules.actions import (
    BUYS,
    BUYS_TOOL,
    DISCARDS,
    EXCHANGES,
    LAYS,
    card_discarded,
    deposit_made,
    kind_of,
    pair_given,
    payment_made,
    tool_acquired,
)
from vaka.games.moorea.rules.box import (
    BASKET,
    CARD_KINDS,
    CART,
    COMMODITY_KINDS,
    FIRST_SITE,
    FIRST_STORE,
    FIRST_WORK,
    FISH,
    NECKLACE,
    NET,
    PRODUCT_KINDS,
    SITE_KINDS,
    SPEAR,
    STORE_KINDS,
    TABLES,
    TOOL_KINDS,
    Product,
    Seat,
    Tool,
)
from vaka.games.moorea.rules.cards import Cards, count_of, covers, single, size_of
from vaka.games.moorea.rules.ending import is_final
from vaka.games.moorea.rules.hands import hand, held
from vaka.games.moorea.rules.laying import has_store
from vaka.games.moorea.rules.packed import ZERO, has
from vaka.games.moorea.rules.payments import DEPOSITS, PAIRS, PAYMENTS, offer_of
from vaka.games.moorea.rules.position import (
    ACTING,
    HAND_CARD,
    ROW_CARD,
    MooreaPosition,
    has_tool,
    moorea,
    on_display,
    owned,
    points,
    products_left,
    sites_of,
    tool_cost,
    tools_of,
)
from vaka.games.moorea.rules.scoring import points_laid, points_of

POINT: Final[i64] = 100
CARD_WORTH: Final[i64] = 70
"""A commodity in the hand, while there is a turn left to use it in."""
MADE_WORTH: Final[i64] = 230
"""A canoe, hut or stoneware, of which the dearest products are made."""
USEFUL: Final[i64] = 4
"""No price asks for more of one commodity."""
SURPLUS_WORTH: Final[i64] = 25
"""A commodity beyond those."""
JOKER_WORTH: Final[i64] = 85
"""A fish with the net."""
ALIKE_WORTH: Final[i64] = 7
"""For each pair of alike commodities while a tool is missing."""
ALL_TOOLS: Final[i64] = 15
LONGEST: Final[i64] = 24
"""No more turns than these are counted on."""
FADING: Final[i64] = 60
"""Cards in the hand begin to lose their worth when there are fewer products left than this, times the players, through 16."""


def evaluate(position: MooreaPosition, seat: Seat, weights: Weights) -> float:
    """How good the position is for a seat, in hundredths of a point: its own table and hand, less the best rival's table.

    The rival counts in full, since every purchase brings the end nearer for both: who has the better tools wants it late.
    """
    best: i64 = 0
    for other in range(position.seats):
        if other != seat:
            best = max(best, table_worth(position, other, turns_left(position, other), weights))
    turns = turns_left(position, seat)
    return float(table_worth(position, seat, turns, weights) + hand_worth(position, seat, turns, weights) - best)


def prefer(position: MooreaPosition, action: i64, weights: Weights) -> float:
    """How promising an action looks before it is tried: products and tools by their worth, stores, then the cheapest exchanges."""
    seat = position.turn
    turns = turns_left(position, seat)
    kind = kind_of(action)
    if kind == LAYS:
        cards = DEPOSITS.cards[deposit_made(action)]
        return float(points_laid(DEPOSITS.store[deposit_made(action)], cards) * POINT - size_of(cards) * (CARD_WORTH // 2))
    if kind == BUYS:
        payment = payment_made(action)
        worth = product_worth(position, seat, PAYMENTS.product[payment], turns, weights)
        return float(worth - cards_worth(position, seat, PAYMENTS.cards[payment]))
    if kind == BUYS_TOOL:
        tool = tool_acquired(action)
        return float(tool_worth(tool, turns, weights) - tool_cost(position, tool) * CARD_WORTH)
    if kind == EXCHANGES:
        return float(-cards_worth(position, seat, PAIRS.cards[pair_given(action)]))
    if kind == DISCARDS:
        return float(-cards_worth(position, seat, single(card_discarded(action))))
    return 0.0


# --- What lies on the table ---


def turns_left(position: MooreaPosition, seat: Seat) -> i64:
    """How many turns this seat can still count on, the present one not included."""
    if is_final(position):
        away = (seat - position.turn + position.seats) % position.seats
        if away == 0:
            return 1 if position.final > position.seats else 0
        return 1 if away < position.final else 0
    left = products_left(position)
    idle = TABLES.idle_rounds * position.seats - position.idle
    if idle <= 2 * position.seats:  # unless somebody buys from the display, the final round is near
        return 1 + idle // position.seats
    return min(LONGEST, 1 + left * 8 // (5 * position.seats))  # with the pile empty, the next purchase begins the final round


def table_worth(position: MooreaPosition, seat: Seat, turns: i64, weights: Weights) -> i64:
    """Points, and what tools, sites and stores will still bring."""
    worth = points(position, seat) * weights.points
    if turns == 0:
        return worth
    tools = tools_of(position, seat)
    for tool in range(TOOL_KINDS):
        if has(tools, tool):
            worth += tool_use(tool, turns, weights)
    sites = sites_of(position, seat)
    for site in range(SITE_KINDS):
        if has(sites, site):
            worth += turns * weights.sites
    each = TABLES.points_each
    for store in range(STORE_KINDS):
        if has_store(position, seat, store):
            worth += turns * weights.stores * each[store]
    return worth


def tool_use(tool: Tool, turns: i64, weights: Weights) -> i64:
    """What a tool brings in so many turns."""
    if tool == CART:
        return turns * weights.cart
    if tool == SPEAR:
        return turns * weights.spear
    if tool == NET:
        return turns * weights.net
    return turns * weights.basket if tool == BASKET else ZERO


def tool_worth(tool: Tool, turns: i64, weights: Weights) -> i64:
    """What acquiring a tool is worth now."""
    return TABLES.tool_points[tool] * weights.points + tool_use(tool, turns, weights)


def product_worth(position: MooreaPosition, seat: Seat, product: Product, turns: i64, weights: Weights) -> i64:
    """What acquiring a product is worth now."""
    if product < FIRST_SITE:
        return MADE_WORTH if turns > 0 else ZERO
    copies = owned(position, seat, product)
    worth = points_of(position, product, copies + 1) * weights.points
    if product == NECKLACE:
        return worth + (60 if turns > 3 else 0)
    if product >= FIRST_WORK or copies > 0:
        return worth
    if product < FIRST_STORE:
        return worth + turns * weights.sites
    return worth + turns * weights.stores * TABLES.points_each[product - FIRST_STORE]


# --- What is in the hand ---


def hand_worth(position: MooreaPosition, seat: Seat, turns: i64, weights: Weights) -> i64:
    """Cards are worth what they can still become: nothing after the last turn, no more than the next purchase before it."""
    if turns == 0:
        return 0
    hopes = purchase_hopes(position, seat, turns, weights)
    worth = hopes.best * weights.hope + hopes.second * weights.second + fading_cards(position, seat) * weights.cards
    return worth // 100


def fading_cards(position: MooreaPosition, seat: Seat) -> i64:
    """The hand by itself, while there is time to use it."""
    if is_final(position):
        return 0
    left = min(FADING, products_left(position) * 16 // position.seats)
    return cards_worth(position, seat, hand(position, seat)) * left // FADING


def cards_worth(position: MooreaPosition, seat: Seat, cards: Cards) -> i64:
    """A set of cards by itself."""
    return worth_of(cards, habits(position, seat))


def habits(position: MooreaPosition, seat: Seat) -> i64:
    """What the worth of a card depends on: with the net 1, with every tool 2, added up."""
    return (1 if has_tool(position, seat, NET) else 0) + (2 if tools_of(position, seat) == ALL_TOOLS else 0)


def worth_of(cards: Cards, habit: i64) -> i64:
    """The same for somebody with such tools."""
    worth: i64 = 0
    alike = ZERO if habit >= 2 else ALIKE_WORTH
    for card in range(CARD_KINDS):
        count = count_of(cards, card)
        if count == 0:
            continue
        if card >= COMMODITY_KINDS:
            worth += count * MADE_WORTH
        elif card == FISH and habit & 1:
            worth += count * JOKER_WORTH
        else:
            useful = min(count, USEFUL)
            worth += useful * CARD_WORTH + useful * (useful - 1) * alike + (count - useful) * SURPLUS_WORTH
    return worth


def price_worths() -> vec[i64]:
    """The worth of the cards of every payment, for each of the four habits."""
    found = vec[i64]()
    for cards in PAYMENTS.cards:
        for habit in range(4):
            found = append(found, worth_of(cards, habit))
    return found


class Prices:
    """What never changes: what one gives away with each payment."""

    def __init__(self) -> None:
        self.worth = price_worths()


PRICES: Final = Prices()


class Hopes:
    """The best purchase that a hand is close to, and the second best."""

    def __init__(self, best: i64, second: i64) -> None:
        self.best: i64 = best
        self.second: i64 = second


def purchase_hopes(position: MooreaPosition, seat: Seat, turns: i64, weights: Weights) -> Hopes:
    """What the hand is close to."""
    best: i64 = 0
    second: i64 = 0
    shown = on_display(position)
    tools = tools_of(position, seat)
    for number in range(PRODUCT_KINDS + TOOL_KINDS):
        if number < PRODUCT_KINDS:
            if not has(shown, number):
                continue
            hope = product_hope(position, seat, number, turns, weights)
        else:
            if has(tools, number - PRODUCT_KINDS):
                continue
            hope = tool_hope(position, seat, number - PRODUCT_KINDS, turns, weights)
        if hope > best:
            second = best
            best = hope
        elif hope > second:
            second = hope
    return Hopes(best, second)


def product_hope(position: MooreaPosition, seat: Seat, product: Product, turns: i64, weights: Weights) -> i64:
    """The gain of a purchase, by how many cards are missing for it."""
    cards = hand(position, seat)
    habit = habits(position, seat)
    right = PAYMENTS.right
    prices = PAYMENTS.cards
    worths = PRICES.worth
    start = PAYMENTS.start
    offer = offer_of(product, rate_without_net(position, seat))
    worth = product_worth(position, seat, product, turns, weights)
    best: i64 = 0
    for index in range(start[offer], start[offer + 1]):
        payment = right[index]
        gain = worth - worths[payment * 4 + habit]
        if gain > best:  # what is near is worth less than it will be
            best = max(best, near(position, seat, gain, missing_for(cards, prices[payment], habit), turns))
    return best


def missing_for(cards: Cards, price: Cards, habit: i64) -> i64:
    """How many cards a hand lacks for a price, an intermediate counting double; with the net, spare fish fill in."""
    if covers(cards, price):
        return 0
    spare = count_of(cards, FISH) - count_of(price, FISH) if habit & 1 else ZERO
    missing: i64 = 0
    for card in range(CARD_KINDS):
        lack = count_of(price, card) - count_of(cards, card)
        if lack > 0:
            if card < FISH and spare > 0:
                used = min(spare, lack)
                spare -= used
                lack -= used
            missing += lack if card < COMMODITY_KINDS else 2 * lack
    return missing


def tool_hope(position: MooreaPosition, seat: Seat, tool: Tool, turns: i64, weights: Weights) -> i64:
    """The same for a tool, paid with the commodity of which most are held."""
    most: i64 = 0
    for card in range(COMMODITY_KINDS):
        most = max(most, held(position, seat, card))
    cost = tool_cost(position, tool)
    paid = single(0) * cost  # whichever commodity it is, but not joker fish
    gain = tool_worth(tool, turns, weights) - cards_worth(position, seat, paid)
    return near(position, seat, gain, max(0, cost - most), turns)


def near(position: MooreaPosition, seat: Seat, gain: i64, missing: i64, turns: i64) -> i64:
    """A gain discounted by the cards that are missing for it; what can be had in this very turn is nearly certain."""
    if gain <= 0 or missing > 3 or missing > 2 * turns:
        return 0
    if missing == 0:
        return gain * 49 // 50 if position.turn == seat and position.part <= ACTING else gain * 7 // 10
    return gain * 4 // 10 if missing == 1 else gain * 2 // 10 if missing == 2 else gain // 10


class MooreaJudge(Judge):
    """The judge of Moorea."""

    def __init__(self, scale: float, weights: Weights) -> None:
        super().__init__(scale)
        self.weights = weights

    def rate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat."""
        return evaluate(moorea(state), seat, self.weights)

    def appeal(self, state: State, action: i64) -> float:
        """How promising an action looks before it is tried."""
        return prefer(moorea(state), action, self.weights)

    def is_indifferent(self, state: State, seat: i64) -> bool:
        """The judge sees neither the row nor what another draws."""
        position = moorea(state)
        return position.wanted == ROW_CARD or (position.wanted == HAND_CARD and position.turn != seat)


JUDGE: Final = MooreaJudge(500.0, WEIGHTS)
