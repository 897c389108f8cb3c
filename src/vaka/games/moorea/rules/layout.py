"""Cards, ids and tables: the only place that knows how things are numbered and packed.

A set of hand cards (a hand, a price, a payment, what lies in a store) is one integer with a lane of seven bits for each of the
eight cards, so that "does this hand cover that price?" is one subtraction. Nothing here is a rule.
"""

from __future__ import annotations

from itertools import product as every
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules.box import BOX, CARDS, COMMODITIES, PRODUCTS

# Hand cards.
FISH: Final[i64] = 4
KINDS: Final[i64] = 5  # commodities; the intermediates follow them
ALL_CARDS: Final[i64] = 8
NO_CARD: Final[i64] = -1
LANE: Final[i64] = 7
LANE_MASK: Final[i64] = 63  # the seventh bit of a lane is the guard of `covers`
MOST_HELD: Final[i64] = 10  # eight at the end of a turn and two drawn

# Products.
PRODUCT_KINDS: Final[i64] = 27
FIRST_SITE: Final[i64] = 3
FIRST_STORE: Final[i64] = 7
FIRST_WORK: Final[i64] = 15
NECKLACE: Final[i64] = 26
STORE_KINDS: Final[i64] = 8

BASKET: Final[i64] = 0
SPEAR: Final[i64] = 1
NET: Final[i64] = 2
CART: Final[i64] = 3
TOOL_KINDS: Final[i64] = 4

ROW: Final[i64] = 3
DISPLAY: Final[i64] = 10
NOWHERE: Final[i64] = -1

# A seat's mat: offsets into the flat array of all mats.
HAND: Final[i64] = 0  # cards, as far as they are known
OPEN: Final[i64] = 1  # those of them that everybody knows of
SLOTS: Final[i64] = 2  # the others, in the order in which they came, four bits each
SLOT_COUNT: Final[i64] = 3
NEW_COUNT: Final[i64] = 4  # how many of the slots and the doubts come from the pile as it was last shuffled
SIZE: Final[i64] = 5
TOOLS: Final[i64] = 6  # bits
SITES: Final[i64] = 7  # bits
POINTS: Final[i64] = 8
OWNED: Final[i64] = 9  # + product
STORED: Final[i64] = 36  # + store
DOUBTS: Final[i64] = 44  # how many cards were laid down that could be older or newer (see origins)
OLDER: Final[i64] = 45  # those of them that were older: the owner knows
MAT: Final[i64] = 46
VEILED_SLOT: Final[i64] = 15
VEILED_OLDER: Final[i64] = -1

# What chance is asked for.
NOTHING: Final[i64] = 0
FIRST_PLAYER: Final[i64] = 1
HAND_CARD: Final[i64] = 2
ROW_CARD: Final[i64] = 3
DISPLAY_CARD: Final[i64] = 4

# The parts of a game and of a turn.
DEALING: Final[i64] = 0
DRAWING: Final[i64] = 1
ACTING: Final[i64] = 2
DISCARDING: Final[i64] = 3
NOT_FINAL: Final[i64] = -1

# Action ids.
DRAW: Final[i64] = 0
TAKE: Final[i64] = 1  # + commodity
ENOUGH: Final[i64] = 6
PASS: Final[i64] = 7
DISCARD: Final[i64] = 8  # + card
EXCHANGE: Final[i64] = 16  # + pair * 5 + commodity
TOOL: Final[i64] = 91  # + tool * 5 + commodity
BUY: Final[i64] = 111  # + payment
# and then LAY + deposit, which depends on how many payments there are.

# Outcome ids.
FIRST: Final[i64] = 0  # + seat
CARD: Final[i64] = 5  # + commodity
PRODUCT: Final[i64] = 10  # + product
VEILED: Final[i64] = 37
OUTCOMES: Final[i64] = 38


class Tables:
    """Everything that never changes, in flat arrays."""

    def __init__(self) -> None:
        self.nothing = vec[i64]()
        self.one = vec[i64]()  # a single card, packed
        for card in range(ALL_CARDS):
            self.one = append(self.one, bit(card * LANE))
        self.bits = vec[i64]()
        for place in range(32):
            self.bits = append(self.bits, bit(place))
        guards: i64 = 0
        for card in range(ALL_CARDS):
            guards |= bit(card * LANE + LANE - 1)
        self.guards: i64 = guards
        self.total: i64 = pack(list(BOX.commodities))  # all commodities of the box
        self.hand: i64 = BOX.hand
        self.limit: i64 = BOX.hand_limit
        self.limit_basket: i64 = BOX.hand_limit_basket
        self.idle_rounds: i64 = BOX.idle_rounds
        self.tool_cost = vec[i64](list(BOX.tool_cost))
        self.cart_dear: i64 = BOX.cart_dear
        self.tool_points = vec[i64](list(BOX.tool_points))
        self.points = vec[i64](list(BOX.points))
        self.necklace_points = vec[i64](list(BOX.necklace_points))
        self.points_each = vec[i64](list(BOX.points_each))
        self.accepts = vec[i64]()  # of each store: a bit for each card
        for cards in BOX.accepts:
            self.accepts = append(self.accepts, sum([bit(card) for card in cards]))
        self.pair_first = vec[i64]()
        self.pair_second = vec[i64]()
        self.pair_cards = vec[i64]()
        for first in range(KINDS):
            for second in range(first, KINDS):
                self.pair_first = append(self.pair_first, first)
                self.pair_second = append(self.pair_second, second)
                self.pair_cards = append(self.pair_cards, self.one[first] + self.one[second])
        self.payments = Payments()
        self.deposits = Deposits()
        self.lay: i64 = BUY + self.payments.count
        self.action_count: i64 = self.lay + self.deposits.count


class Payments:
    """Every way to pay for every product: payment ids run product by product, the least fish first, then the fewest cards.

    A rate is what a seat's sites and net make of the prices: `sites * 2 + net`, 32 of them.
    """

    def __init__(self) -> None:
        self.count: i64 = 0
        self.product = vec[i64]()
        self.cards = vec[i64]()
        self.rates = vec[i64]()  # a bit for each rate under which the payment is right
        self.first = vec[i64]()  # of each product: its first payment; one more at the end
        self.start = vec[i64]()  # product * 32 + rate: where its right payments begin in `right`
        self.right = vec[i64]()
        for kind in range(PRODUCT_KINDS):
            self.first = append(self.first, self.count)
            self._add_product(kind)
        self.first = append(self.first, self.count)
        self.start = append(self.start, len(self.right))

    def _add_product(self, kind: int) -> None:
        rates: dict[tuple[int, ...], int] = {}
        for rate in range(32):
            for cards in payments_at(kind, rate):
                rates[cards] = rates.get(cards, 0) | 1 << rate
        ways = sorted(rates, key=lambda cards: (cards[FISH], sum(cards), [-count for count in cards]))
        for cards in ways:
            self.product = append(self.product, kind)
            self.cards = append(self.cards, pack(list(cards)))
            self.rates = append(self.rates, rates[cards])
            self.count += 1
        for rate in range(32):
            self.start = append(self.start, len(self.right))
            for number, cards in enumerate(ways):
                if rates[cards] >> rate & 1:
                    self.right = append(self.right, self.first[kind] + number)


class Deposits:
    """Every set of cards that can be laid at every store in one action."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.store = vec[i64]()
        self.cards = vec[i64]()
        self.first = vec[i64]()  # of each store: its first deposit; one more at the end
        for store in range(STORE_KINDS):
            self.first = append(self.first, self.count)
            self._add_store(store)
        self.first = append(self.first, self.count)

    def _add_store(self, store: int) -> None:
        accepted = BOX.accepts[store]
        sets = [counts for counts in every(*[range(most_of(card) + 1) for card in accepted]) if 0 < sum(counts) <= MOST_HELD]
        for counts in sorted(sets, key=lambda counts: (sum(counts), [-count for count in counts])):
            cards = [0] * len(CARDS)
            for card, count in zip(accepted, counts, strict=True):
                cards[card] = count
            self.store = append(self.store, store)
            self.cards = append(self.cards, pack(cards))
            self.count += 1


def payments_at(kind: int, rate: int) -> list[tuple[int, ...]]:
    """Every right payment for a product under a rate, each once."""
    sites, net = rate // 2, rate % 2 == 1
    spared = {BOX.discount[site] for site in range(4) if sites >> site & 1}
    found: set[tuple[int, ...]] = set()
    for price in prices_of(kind, spared):
        jokers = [range(price[card] + 1) if net and card != FISH else range(1) for card in range(len(COMMODITIES))]
        for replaced in every(*jokers):
            cards = [count - replaced[card] if card < len(COMMODITIES) else count for card, count in enumerate(price)]
            cards[FISH] += sum(replaced)
            found.add(tuple(cards))
    return sorted(found)


def prices_of(kind: int, spared: set[int]) -> list[list[int]]:
    """What a product costs when one card less is due of the spared commodities: one price, or one for each commodity named."""
    alike = BOX.alike[kind]
    if alike:
        named = [[alike if card == commodity else 0 for card in range(len(CARDS))] for commodity in range(len(COMMODITIES))]
    else:
        named = [list(BOX.cost[kind])]
    return [[count - 1 if count and card in spared else count for card, count in enumerate(price)] for price in named]


def most_of(card: int) -> int:
    """The most of one card that a hand can hold."""
    if card < len(COMMODITIES):
        return MOST_HELD
    return min(MOST_HELD, sum(BOX.copies[card - len(COMMODITIES)].values()))


# --- Packed cards ---


def bit(place: i64) -> i64:
    """The number with this one bit."""
    one = place - place + 1  # mypyc writes a literal 1 as a 32-bit number, and high bits would fall off
    return one << place


def has(mask: i64, place: i64) -> bool:
    """Is this bit set?"""
    return (mask >> place) & 1 != 0


def count_of(cards: i64, card: i64) -> i64:
    """How many of one card are in the set."""
    return (cards >> (card * LANE)) & LANE_MASK


def size_of(cards: i64) -> i64:
    """How many cards are in the set."""
    total: i64 = 0
    while cards:
        total += cards & LANE_MASK
        cards >>= LANE
    return total


def covers(cards: i64, price: i64, guards: i64) -> bool:
    """Are there at least as many of every card as in the price?"""
    return ((cards | guards) - price) & guards == guards


def pack(counts: list[int]) -> i64:
    """A set of cards from its counts, commodities first.

    >>> pack([0, 2]) == 2 << 7
    True
    """
    packed: i64 = 0
    for card, count in enumerate(counts):
        number: i64 = count
        packed += number * bit(card * LANE)
    return packed


def product_number(name: str) -> int:
    """The number of a product; raise ValueError if there is none."""
    if name not in PRODUCTS:
        raise ValueError(f"no product is called {name!r}")
    return PRODUCTS.index(name)


TABLES: Final = Tables()
