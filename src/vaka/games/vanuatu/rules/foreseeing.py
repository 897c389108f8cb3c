"""The search behind the ban on impossible plans, for the few cases where something planned could bring the missing money."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from vaka.games.vanuatu.rules import islands, oceans, trading, waters
from vaka.games.vanuatu.rules.archipelago import goods_on
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.layout import (
    BEGGAR,
    BUILD,
    BUY,
    CELLS,
    DIVER,
    DRAW,
    EXPLORE,
    FISH,
    GOOD_COUNT,
    ISLAND_COUNT,
    NAVIGATOR,
    NOWHERE,
    SAIL,
    SELL,
    SPACE_COUNT,
    TABLES,
    TOURISTS,
    VENDOR,
    bit,
    has,
    nibble,
    pair,
    worth,
)

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

DRAWING_POINTS: Final[i64] = BOX.drawing_points[0]
DIKE_PRICE: Final[i64] = BOX.dike_price
HUT_PRICE: Final[i64] = BOX.hut_price[0]
EXCHANGE: Final[i64] = BOX.exchange[0]
EXCHANGE_POINTS: Final[i64] = BOX.exchange[1]
BEGGAR_LIMIT: Final[i64] = BOX.beggar_limit
DEAREST: Final[i64] = 3
"""Nothing costs more than this at once, so no treasure need be sold by who has as much."""
BEGGING: Final[i64] = SPACE_COUNT
"""Stands beside the action spaces in the set of what is still to be done."""


class Outlook:
    """How a seat stands in a line of play that nobody interferes with."""

    def __init__(self, state: Vanuatu, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.space: i64 = state.boat[seat]
        self.vatus: i64 = state.vatus[seat]
        self.points: i64 = state.prosperity[seat]
        self.fish: i64 = state.fish_tiles[seat]
        self.treasures: i64 = state.treasure_tiles[seat]
        self.new_hut: i64 = NOWHERE  # the island where one is built on the way
        self.free: bool = state.helps(seat, NAVIGATOR)
        self.vends: bool = state.helps(seat, VENDOR)
        self.dives: bool = state.helps(seat, DIVER)
        self.begs: bool = state.helps(seat, BEGGAR)

    def is_beside(self, island: i64) -> bool:
        """Is the boat adjacent to this island?"""
        space = self.state.island_at(island)
        return space != NOWHERE and has(TABLES.near[self.space], space)

    def has_site(self, island: i64) -> bool:
        """Is there room for a hut?"""
        huts = self.state.huts_on(island) + (1 if self.new_hut == island else 0)
        return huts < TABLES.hut_sites[island]

    def could_dike(self, island: i64) -> bool:
        """Could a dike be built on this island?"""
        state = self.state
        if not state.with_waters or state.dike_stock == 0 or self.vatus < DIKE_PRICE:
            return False
        return waters.open_shores(state, island) != 0

    def has_market(self) -> bool:
        """Could fish be sold here?"""
        if self.vends:
            return True
        for island in range(ISLAND_COUNT):
            if (island == self.new_hut or pair(self.state.huts[self.seat], island) > 0) and self.is_beside(island):
                return True
        return False

    def gain(self, count: i64) -> None:
        """Vatus, with the exchange."""
        self.vatus += count
        while self.vatus >= EXCHANGE:
            self.vatus -= EXCHANGE
            self.points += EXCHANGE_POINTS


def comes_true(outlook: Outlook, goal: i64, to_do: i64) -> bool:
    """Can the goal be performed after some of what is to do, in some order?"""
    if outlook.begs:
        to_do |= bit(BEGGING)
    return leads_to(outlook, goal, to_do & ~bit(goal))


def leads_to(at: Outlook, goal: i64, to_do: i64) -> bool:
    """Is the goal possible now, or after one more step? Each step is taken back afterwards."""
    if is_possible(at, goal):
        return True
    return after_sales(at, goal, to_do) or after_ocean(at, goal, to_do) or after_island(at, goal, to_do)


def is_possible(at: Outlook, goal: i64) -> bool:
    """Could the goal be performed here with what is in the purse?"""
    state = at.state
    if goal == SAIL:
        return (at.free or at.vatus > 0) and TABLES.near[at.space] & state.ocean != 0
    if goal == EXPLORE:
        return has(state.wrecks, at.space)
    if goal == FISH:
        return has(state.grounds, at.space)
    if goal == SELL:
        return at.fish != 0 and at.has_market()
    return any(at.is_beside(island) and is_possible_on(at, goal, island) for island in range(ISLAND_COUNT))


def is_possible_on(at: Outlook, goal: i64, island: i64) -> bool:
    """Could it be performed on this adjacent island?"""
    state = at.state
    if goal == BUILD:
        if state.supply[at.seat] > 0 and at.vatus >= islands.hut_price(state, at.seat) and at.has_site(island):
            return True
        return at.could_dike(island)
    if goal == BUY:
        return any(goods_on(state, island, good) > 0 and at.vatus >= TABLES.price[good] for good in range(GOOD_COUNT))
    if goal == DRAW:
        return islands.has_drawing_site(state, island)
    return state.office > 0 and islands.has_room(state, island)


def after_sales(at: Outlook, goal: i64, to_do: i64) -> bool:
    """A treasure is sold, or points are begged for, by who has too little."""
    if at.vatus >= DEAREST:
        return False
    treasures = at.treasures
    vatus = at.vatus
    for value in range(1, 4):
        if nibble(treasures, value - 1) > 0:
            at.treasures = treasures - bit((value - 1) * 4)
            at.vatus = vatus + value
            found = leads_to(at, goal, to_do)
            at.treasures = treasures
            at.vatus = vatus
            if found:
                return True
    return has(to_do, BEGGING) and after_begging(at, goal, to_do & ~bit(BEGGING))


def after_begging(at: Outlook, goal: i64, to_do: i64) -> bool:
    """One to three points are vatus. Not always the most: with fewer, what is gained later need not be exchanged."""
    vatus, points = at.vatus, at.points
    found = False
    for begged in range(1, min(BEGGAR_LIMIT, points) + 1):
        if not found:
            at.vatus = vatus + begged
            at.points = points - begged
            found = leads_to(at, goal, to_do)
    at.vatus = vatus
    at.points = points
    return found


def after_ocean(at: Outlook, goal: i64, to_do: i64) -> bool:
    """A voyage, a treasure, a catch, or a sale comes first."""
    state = at.state
    if has(to_do, SAIL) and after_voyage(at, goal, to_do & ~bit(SAIL)):
        return True
    if has(to_do, EXPLORE) and has(state.wrecks, at.space) and after_dive(at, goal, to_do & ~bit(EXPLORE)):
        return True
    if has(to_do, FISH) and has(state.grounds, at.space):
        fish = at.fish
        at.fish += bit((pair(state.fish, at.space) - 1) * 4)
        found = leads_to(at, goal, to_do & ~bit(FISH))
        at.fish = fish
        if found:
            return True
    return has(to_do, SELL) and at.fish != 0 and at.has_market() and after_sale(at, goal, to_do & ~bit(SELL))


def after_voyage(at: Outlook, goal: i64, to_do: i64) -> bool:
    """To each ocean tile that can be paid. The Navigator may pay all the same, to be rid of vatus before an exchange."""
    if at.free and after_voyage_for(at, goal, to_do, 0):
        return True
    return after_voyage_for(at, goal, to_do, 1)


def after_voyage_for(at: Outlook, goal: i64, to_do: i64, fare: i64) -> bool:
    """The same for so much a tile, by detours too."""
    start = at.space
    vatus = at.vatus
    around = oceans.walks(at.state, start)
    found = False
    for steps in range(1, 4):
        if fare * steps > vatus:
            break
        ring = (around >> ((steps - 1) * 16)) & 65535
        at.vatus = vatus - fare * steps
        for space in range(CELLS):
            if has(ring, space):
                at.space = space
                if leads_to(at, goal, to_do):
                    found = True
                    break
        if found:
            break
    at.space = start
    at.vatus = vatus
    return found


def after_dive(at: Outlook, goal: i64, to_do: i64) -> bool:
    """A treasure to sell; the Diver may take its value in vatus as well."""
    vatus, points, treasures = at.vatus, at.points, at.treasures
    value = pair(at.state.treasure, at.space)
    at.treasures += bit((value - 1) * 4)
    found = leads_to(at, goal, to_do)
    if not found and at.dives:
        at.gain(value)
        found = leads_to(at, goal, to_do)
    at.vatus = vatus
    at.points = points
    at.treasures = treasures
    return found


def after_sale(at: Outlook, goal: i64, to_do: i64) -> bool:
    """Any of the fish tiles in hand; the price is today's."""
    vatus, points, fish = at.vatus, at.points, at.fish
    price = at.state.fish_price()
    found = False
    for ones in range(nibble(fish, 0) + 1):
        for twos in range(nibble(fish, 1) + 1):
            for threes in range(nibble(fish, 2) + 1):
                if found or ones + twos + threes == 0:
                    continue
                sold = ones | (twos << 4) | (threes << 8)
                at.fish = fish - sold
                at.gain(worth(sold) * price)
                found = leads_to(at, goal, to_do)
                at.vatus = vatus
                at.points = points
                at.fish = fish
    return found


def after_island(at: Outlook, goal: i64, to_do: i64) -> bool:
    """A hut or a dike, tourists, a purchase or, for the Beggar's sake, a drawing comes first."""
    for island in range(ISLAND_COUNT):
        if at.is_beside(island):
            if has(to_do, BUILD) and after_building(at, goal, to_do & ~bit(BUILD), island):
                return True
            if has(to_do, TOURISTS) and after_tourists(at, goal, to_do & ~bit(TOURISTS), island):
                return True
            if has(to_do, BUY) and after_purchase(at, goal, to_do & ~bit(BUY), island):
                return True
            if has(to_do, DRAW) and has(to_do, BEGGING) and after_drawing(at, goal, to_do & ~bit(DRAW), island):
                return True
    return False


def after_building(at: Outlook, goal: i64, to_do: i64, island: i64) -> bool:
    """A hut, where fish can then be sold and tourists pay more; or a dike, which at least spends a vatu."""
    state = at.state
    price = islands.hut_price(state, at.seat)
    if after_hut(at, goal, to_do, island, price) or (price < HUT_PRICE and after_hut(at, goal, to_do, island, HUT_PRICE)):
        return True
    if not at.could_dike(island):
        return False
    at.vatus -= DIKE_PRICE
    found = leads_to(at, goal, to_do)
    at.vatus += DIKE_PRICE
    return found


def after_hut(at: Outlook, goal: i64, to_do: i64, island: i64, price: i64) -> bool:
    """A hut for this price, with or without a dike beside it."""
    state = at.state
    if at.new_hut != NOWHERE or at.vatus < price or state.supply[at.seat] == 0 or not at.has_site(island):
        return False
    vatus = at.vatus
    at.vatus = vatus - price
    at.new_hut = island
    found = leads_to(at, goal, to_do)
    if (
        not found
        and state.with_waters
        and state.dike_stock > 0
        and at.vatus >= DIKE_PRICE
        and waters.open_shores(state, island) != 0
    ):
        at.vatus -= DIKE_PRICE
        found = leads_to(at, goal, to_do)
    at.vatus = vatus
    at.new_hut = NOWHERE
    return found


def after_tourists(at: Outlook, goal: i64, to_do: i64, island: i64) -> bool:
    """A tourist pays 1 vatu for each hut."""
    state = at.state
    pay = state.huts_on(island) + (1 if at.new_hut == island else 0)
    if pay == 0 or state.office == 0 or not islands.has_room(state, island):
        return False
    vatus, points = at.vatus, at.points
    at.gain(pay)
    found = leads_to(at, goal, to_do)
    at.vatus = vatus
    at.points = points
    return found


def after_purchase(at: Outlook, goal: i64, to_do: i64, island: i64) -> bool:
    """A cube spends vatus, which can save others from the exchange, and may bring points for the Beggar."""
    state = at.state
    vatus, points = at.vatus, at.points
    found = False
    for good in range(GOOD_COUNT):
        price = TABLES.price[good]
        if not found and goods_on(state, island, good) > 0 and vatus >= price:
            slot = trading.ship_for(state, good)
            at.vatus = vatus - price
            if slot != NOWHERE:
                at.points = points + trading.export_points(state, good, slot)
            found = leads_to(at, goal, to_do)
            at.vatus = vatus
            at.points = points
    return found


def after_drawing(at: Outlook, goal: i64, to_do: i64, island: i64) -> bool:
    """A drawing brings points, for which the Beggar can beg."""
    if not islands.has_drawing_site(at.state, island):
        return False
    at.points += DRAWING_POINTS
    found = leads_to(at, goal, to_do)
    at.points -= DRAWING_POINTS
    return found
