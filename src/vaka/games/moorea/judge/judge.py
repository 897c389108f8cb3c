"""What is good in Moorea: points, tools and sites while there are turns left to use them, and a hand that is close to a purchase.

Integers throughout, so that a bot plays the same game compiled and interpreted. A point is worth 100.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.judge import Judge
from vaka.engine.state import State
from vaka.games.moorea.rules.acquiring import on_display, points_of
from vaka.games.moorea.rules.layout import (
    ACTING,
    ALL_CARDS,
    BASKET,
    BUY,
    CART,
    DISCARD,
    EXCHANGE,
    FIRST_SITE,
    FIRST_STORE,
    FIRST_WORK,
    FISH,
    HAND,
    HAND_CARD,
    KINDS,
    LANE,
    LANE_MASK,
    MAT,
    NECKLACE,
    NET,
    NOT_FINAL,
    OWNED,
    POINTS,
    PRODUCT_KINDS,
    ROW_CARD,
    SITES,
    SPEAR,
    STORE_KINDS,
    TABLES,
    TOOL,
    TOOL_KINDS,
    TOOLS,
    count_of,
    covers,
    has,
    size_of,
)

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea

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


def evaluate(state: State, seat: i64) -> float:
    """How good the position is for a seat, in hundredths of a point: its own table and hand, less the best rival's table.

    The rival counts in full, since every purchase brings the end nearer for both: who has the better tools wants it late.
    """
    position = cast("Moorea", state)
    best: i64 = 0
    for other in range(position.seats):
        if other != seat:
            best = max(best, table_worth(position, other, turns_left(position, other)))
    turns = turns_left(position, seat)
    return float(table_worth(position, seat, turns) + hand_worth(position, seat, turns) - best)


def prefer(state: State, action: i64) -> float:
    """How promising an action looks before it is tried: products and tools by their worth, stores, then the cheapest exchanges."""
    position = cast("Moorea", state)
    seat = position.turn
    turns = turns_left(position, seat)
    if action >= TABLES.lay:
        deposit = action - TABLES.lay
        store = TABLES.deposits.store[deposit]
        return float(size_of(TABLES.deposits.cards[deposit]) * (TABLES.points_each[store] * POINT - CARD_WORTH // 2))
    if action >= BUY:
        payment = action - BUY
        product = TABLES.payments.product[payment]
        return float(product_worth(position, seat, product, turns) - cards_worth(position, seat, TABLES.payments.cards[payment]))
    if action >= TOOL:
        tool = (action - TOOL) // KINDS
        return float(tool_worth(tool, turns) - position.tool_cost(tool) * CARD_WORTH)
    if action >= EXCHANGE:
        pair = (action - EXCHANGE) // KINDS
        return float(-cards_worth(position, seat, TABLES.pair_cards[pair]))
    if action >= DISCARD:
        return float(-cards_worth(position, seat, TABLES.one[action - DISCARD]))
    return 0.0


# --- What lies on the table ---


def turns_left(state: Moorea, seat: i64) -> i64:
    """How many turns this seat can still count on, the present one not included."""
    if state.final != NOT_FINAL:
        away = (seat - state.turn + state.seats) % state.seats
        if away == 0:
            return 1 if state.final > state.seats else 0
        return 1 if away < state.final else 0
    left = state.first_left + state.second_left
    idle = TABLES.idle_rounds * state.seats - state.idle
    if idle <= 2 * state.seats:  # unless somebody buys from the display, the final round is near
        return 1 + idle // state.seats
    return min(LONGEST, 1 + left * 8 // (5 * state.seats))  # with the pile empty, the next purchase begins the final round


def table_worth(state: Moorea, seat: i64, turns: i64) -> i64:
    """Points, and what tools, sites and stores will still bring."""
    base = seat * MAT
    mat = state.mat
    worth = mat[base + POINTS] * POINT
    if turns == 0:
        return worth
    tools = mat[base + TOOLS]
    for tool in range(TOOL_KINDS):
        if has(tools, tool):
            worth += tool_use(tool, turns)
    sites = mat[base + SITES]
    while sites != 0:
        sites &= sites - 1
        worth += turns * 22
    points = TABLES.points_each
    for store in range(STORE_KINDS):
        if mat[base + OWNED + FIRST_STORE + store] > 0:
            worth += turns * 9 * points[store]
    return worth


def tool_use(tool: i64, turns: i64) -> i64:
    """What a tool brings in so many turns."""
    if tool == CART:
        return turns * 75
    if tool == SPEAR:
        return turns * 30
    if tool == NET:
        return turns * 24
    return turns * 14 if tool == BASKET else 0


def tool_worth(tool: i64, turns: i64) -> i64:
    """What acquiring a tool is worth now."""
    return TABLES.tool_points[tool] * POINT + tool_use(tool, turns)


def product_worth(state: Moorea, seat: i64, product: i64, turns: i64) -> i64:
    """What acquiring a product is worth now."""
    base = seat * MAT
    if product < FIRST_SITE:
        return MADE_WORTH if turns > 0 else 0
    copies = state.mat[base + OWNED + product]
    worth = points_of(state, product, copies + 1) * POINT
    if product == NECKLACE:
        return worth + (60 if turns > 3 else 0)
    if product >= FIRST_WORK or copies > 0:
        return worth
    if product < FIRST_STORE:
        return worth + turns * 22
    return worth + turns * 9 * TABLES.points_each[product - FIRST_STORE]


# --- What is in the hand ---


def hand_worth(state: Moorea, seat: i64, turns: i64) -> i64:
    """Cards are worth what they can still become: nothing after the last turn, no more than the next purchase before it."""
    if turns == 0:
        return 0
    hopes = purchase_hopes(state, seat, turns)
    if state.final != NOT_FINAL:
        return hopes
    left = min(FADING, (state.first_left + state.second_left) * 16 // state.seats)
    return hopes + cards_worth(state, seat, state.hand(seat)) * left // FADING


def cards_worth(state: Moorea, seat: i64, cards: i64) -> i64:
    """A set of cards by itself."""
    return worth_of(cards, habits(state.mat[seat * MAT + TOOLS]))


def habits(tools: i64) -> i64:
    """What the worth of a card depends on: with the net 1, with every tool 2, added up."""
    return ((tools >> NET) & 1) + (2 if tools == ALL_TOOLS else 0)


def worth_of(cards: i64, habit: i64) -> i64:
    """The same for somebody with such tools."""
    worth: i64 = 0
    alike = 0 if habit >= 2 else ALIKE_WORTH
    card: i64 = 0
    while cards:
        count = cards & LANE_MASK
        if count > 0:
            if card >= KINDS:
                worth += count * MADE_WORTH
            elif card == FISH and habit & 1:
                worth += count * JOKER_WORTH
            else:
                useful = min(count, USEFUL)
                worth += useful * CARD_WORTH + useful * (useful - 1) * alike + (count - useful) * SURPLUS_WORTH
        cards >>= LANE
        card += 1
    return worth


def price_worths() -> vec[i64]:
    """The worth of the cards of every payment, for each of the four habits."""
    found = vec[i64]()
    for cards in TABLES.payments.cards:
        for habit in range(4):
            found = append(found, worth_of(cards, habit))
    return found


class Prices:
    """What never changes: what one gives away with each payment."""

    def __init__(self) -> None:
        self.worth = price_worths()


PRICES: Final = Prices()


def purchase_hopes(state: Moorea, seat: i64, turns: i64) -> i64:
    """The best that the hand is close to, and half of the second best."""
    best: i64 = 0
    second: i64 = 0
    shown = on_display(state)
    tools = state.mat[seat * MAT + TOOLS]
    for number in range(PRODUCT_KINDS + TOOL_KINDS):
        if number < PRODUCT_KINDS:
            if not has(shown, number):
                continue
            hope = product_hope(state, seat, number, turns)
        else:
            if has(tools, number - PRODUCT_KINDS):
                continue
            hope = tool_hope(state, seat, number - PRODUCT_KINDS, turns)
        if hope > best:
            second = best
            best = hope
        elif hope > second:
            second = hope
    return best + second // 2


def product_hope(state: Moorea, seat: i64, product: i64, turns: i64) -> i64:
    """The gain of a purchase, by how many cards are missing for it."""
    base = seat * MAT
    hand = state.mat[base + HAND]
    habit = habits(state.mat[base + TOOLS])
    payments = TABLES.payments
    start = payments.start
    right = payments.right
    cards = payments.cards
    worths = PRICES.worth
    place = product * 32 + state.mat[base + SITES] * 2  # the price in its own cards, without the joker
    worth = product_worth(state, seat, product, turns)
    best: i64 = 0
    for index in range(start[place], start[place + 1]):
        payment = right[index]
        gain = worth - worths[payment * 4 + habit]
        if gain > best:  # what is near is worth less than it will be
            best = max(best, near(state, seat, gain, missing_for(hand, cards[payment], habit), turns))
    return best


def missing_for(hand: i64, price: i64, habit: i64) -> i64:
    """How many cards a hand lacks for a price, an intermediate counting double; with the net, spare fish fill in."""
    guards = TABLES.guards
    if covers(hand, price, guards):
        return 0
    spare = count_of(hand, FISH) - count_of(price, FISH) if habit & 1 else 0
    missing: i64 = 0
    for card in range(ALL_CARDS):
        lack = (price & LANE_MASK) - (hand & LANE_MASK)
        if lack > 0:
            if card < FISH and spare > 0:
                used = min(spare, lack)
                spare -= used
                lack -= used
            missing += lack if card < KINDS else 2 * lack
        price >>= LANE
        hand >>= LANE
    return missing


def tool_hope(state: Moorea, seat: i64, tool: i64, turns: i64) -> i64:
    """The same for a tool, paid with the commodity of which most are held."""
    most: i64 = 0
    hand = state.mat[seat * MAT + HAND]
    for _card in range(KINDS):
        most = max(most, hand & LANE_MASK)
        hand >>= LANE
    cost = state.tool_cost(tool)
    return near(state, seat, tool_worth(tool, turns) - cards_worth(state, seat, cost), max(0, cost - most), turns)


def near(state: Moorea, seat: i64, gain: i64, missing: i64, turns: i64) -> i64:
    """A gain discounted by the cards that are missing for it; what can be had in this very turn is nearly certain."""
    if gain <= 0 or missing > 3 or missing > 2 * turns:
        return 0
    if missing == 0:
        return gain * 49 // 50 if state.turn == seat and state.part <= ACTING else gain * 7 // 10
    return gain * 4 // 10 if missing == 1 else gain * 2 // 10 if missing == 2 else gain // 10


class MooreaJudge(Judge):
    """The judge of Moorea."""

    def rate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat."""
        return evaluate(state, seat)

    def appeal(self, state: State, action: i64) -> float:
        """How promising an action looks before it is tried."""
        return prefer(state, action)

    def is_indifferent(self, state: State, seat: i64) -> bool:
        """The judge sees neither the row nor what another draws."""
        position = cast("Moorea", state)
        return position.wanted == ROW_CARD or (position.wanted == HAND_CARD and position.turn != seat)


JUDGE: Final = MooreaJudge(500.0)
