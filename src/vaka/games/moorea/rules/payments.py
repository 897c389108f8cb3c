"""Everything that can be paid, laid or given: each way has a number, and action ids are made of these numbers.

A site spares one card of its commodity on every product (§6.2), and with the net fish stands for any other commodity (§5.3). What a
seat's sites and net make of the prices is its *rate*; the right payments of every product are worked out once for every rate.
"""

from __future__ import annotations

from itertools import product as every
from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules.box import (
    BOX,
    CARDS,
    COMMODITIES,
    COMMODITY_KINDS,
    FISH,
    MOST_HELD,
    PRODUCT_KINDS,
    SITE_KINDS,
    STORE_KINDS,
    Card,
    Product,
)
from vaka.games.moorea.rules.cards import pack, single
from vaka.games.moorea.rules.packed import has

Rate: TypeAlias = i64
Offer: TypeAlias = i64
Payment: TypeAlias = i64
Deposit: TypeAlias = i64
Pair: TypeAlias = i64

RATES: Final[i64] = 32
PAIR_COUNT: Final[i64] = 15


def rate_of(sites: i64, has_net: bool) -> Rate:
    """What these sites (as bits) and the net, or its lack, make of the prices."""
    return sites * 2 + (1 if has_net else 0)


def offer_of(product: Product, rate: Rate) -> Offer:
    """A product at a rate."""
    return product * RATES + rate


def sites_in(rate: Rate) -> i64:
    """The sites of a rate, as bits."""
    return rate >> 1


def is_netted(rate: Rate) -> bool:
    """Is fish a joker under this rate?"""
    return rate & 1 != 0


# --- Prices ---


def prices_of(product: int, sites: int) -> list[list[int]]:
    """What a product costs with these sites: one price, or for 4 alike one for each commodity that can be named (§6.2).

    One card less is due of the commodities of the sites; a second site of a kind spares nothing more (A11 to A14).
    """
    alike = BOX.alike[product]
    if alike:
        named = [[alike if card == commodity else 0 for card in range(len(CARDS))] for commodity in range(len(COMMODITIES))]
    else:
        named = [list(BOX.cost[product])]
    spared = {BOX.discount[site] for site in range(SITE_KINDS) if has(sites, site)}
    return [[count - 1 if count and card in spared else count for card, count in enumerate(price)] for price in named]


def with_jokers(price: list[int]) -> list[tuple[int, ...]]:
    """A price with fish in the place of any of its other commodities (§5.3, A15, A16): every way, the price itself among them."""
    replaceable = [range(count + 1) if card < FISH else range(1) for card, count in enumerate(price)]
    found = []
    for replaced in every(*replaceable):
        cards = [count - fish for count, fish in zip(price, replaced, strict=True)]
        cards[FISH] += sum(replaced)
        found.append(tuple(cards))
    return found


def payments_at(product: int, rate: int) -> set[tuple[int, ...]]:
    """Every right payment for a product under a rate: exact (A14), and with jokers where there is a net."""
    found: set[tuple[int, ...]] = set()
    for price in prices_of(product, sites_in(rate)):
        found.update(with_jokers(price) if is_netted(rate) else [tuple(price)])
    return found


class Payments:
    """Every way to pay for every product: they are numbered product by product, the least fish first, then the fewest cards."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.product = vec[i64]()
        self.cards = vec[i64]()
        self.rates = vec[i64]()  # a bit for each rate under which the payment is right
        self.first = vec[i64]()  # of each product: its first payment; one more at the end
        self.start = vec[i64]()  # of each offer: where its right payments begin in `right`; they end where the next one's begin
        self.right = vec[i64]()
        for product in range(PRODUCT_KINDS):
            self.first = append(self.first, self.count)
            self._add_product(product)
        self.first = append(self.first, self.count)
        self.start = append(self.start, len(self.right))

    def _add_product(self, product: int) -> None:
        rates: dict[tuple[int, ...], int] = {}
        for rate in range(RATES):
            for cards in payments_at(product, rate):
                rates[cards] = rates.get(cards, 0) | 1 << rate
        ways = sorted(rates, key=lambda cards: (cards[FISH], sum(cards), [-count for count in cards]))
        for cards in ways:
            self.product = append(self.product, product)
            self.cards = append(self.cards, pack(list(cards)))
            self.rates = append(self.rates, rates[cards])
            self.count += 1
        for rate in range(RATES):
            self.start = append(self.start, len(self.right))
            for number, cards in enumerate(ways):
                if rates[cards] >> rate & 1:
                    self.right = append(self.right, self.first[product] + number)

    def is_right(self, payment: Payment, rate: Rate) -> bool:
        """Is this what its product costs under the rate?"""
        return has(self.rates[payment], rate)


class Deposits:
    """Every set of cards that can be laid at every store in one action (§4.4)."""

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


def most_of(card: int) -> int:
    """The most of one card that a hand can hold."""
    if card < len(COMMODITIES):
        return MOST_HELD
    return min(MOST_HELD, sum(BOX.copies[card - len(COMMODITIES)].values()))


class Pairs:
    """Every two commodities that can be exchanged (§4.1)."""

    def __init__(self) -> None:
        self.cards = vec[i64]()
        self._numbers = vec[i64]()
        for first in range(COMMODITY_KINDS):
            for second in range(COMMODITY_KINDS):
                if first <= second:
                    self._numbers = append(self._numbers, len(self.cards))
                    self.cards = append(self.cards, single(first) + single(second))
                else:
                    self._numbers = append(self._numbers, self._numbers[second * COMMODITY_KINDS + first])

    def number(self, one: Card, other: Card) -> Pair:
        """The number of a pair, in whichever order it is said."""
        return self._numbers[one * COMMODITY_KINDS + other]


PAYMENTS: Final = Payments()
DEPOSITS: Final = Deposits()
PAIRS: Final = Pairs()
