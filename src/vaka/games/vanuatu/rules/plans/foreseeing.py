"""The search behind the ban on impossible plans (§6), for the few cases where something planned could bring the missing money.

It asks the same questions as the rules, for a boat that is somewhere else with another purse: each step is tried, and taken back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.vanuatu.rules.asides import BEGGAR_LIMIT
from vaka.games.vanuatu.rules.box import (
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
    TOURISTS,
    VALUES,
    ActionSpace,
    ActionSpaces,
    Island,
    Seat,
)
from vaka.games.vanuatu.rules.packed import bit, has
from vaka.games.vanuatu.rules.pieces import fish_at, fish_price, hut_on, huts_on, is_beside, treasure_at
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps
from vaka.games.vanuatu.rules.reasons import OPEN
from vaka.games.vanuatu.rules.rounds.ships import export_points, ship_for
from vaka.games.vanuatu.rules.tiles import tile_worth, tiles_of, tiles_worth, worth
from vaka.games.vanuatu.rules.turns import building, buying, drawing, exploring, fishing, sailing, selling, touring, waters
from vaka.games.vanuatu.rules.turns.earning import EXCHANGE_POINTS, EXCHANGE_VATUS, exchanges
from vaka.games.vanuatu.rules.turns.performing import DEEDS

DEAREST: Final[i64] = 3
"""Nothing costs more than this at once, so no treasure need be sold by who has as much."""
BEGGING: Final[i64] = SPACE_COUNT
"""Stands beside the action spaces in the set of what is still to be done."""


class Outlook:
    """How a seat stands in a line of play that nobody interferes with."""

    def __init__(self, position: VanuatuPosition, seat: Seat) -> None:
        self.position = position
        self.seat: i64 = seat
        self.here: i64 = position.boat[seat]
        self.vatus: i64 = position.vatus[seat]
        self.points: i64 = position.prosperity[seat]
        self.fish: i64 = position.fish_tiles[seat]
        self.treasures: i64 = position.treasure_tiles[seat]
        self.huts: i64 = position.huts[seat]
        self.new_hut: i64 = NOWHERE  # the island where one is built on the way

    def helps(self, character: i64) -> bool:
        """Does the seat have this character's bonus?"""
        return helps(self.position, self.seat, character)


def comes_true(at: Outlook, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """§6: can the goal be performed after some of what is to do, in some order?"""
    if at.helps(BEGGAR):
        to_do |= bit(BEGGING)
    return leads_to(at, goal, to_do & ~bit(goal))


def leads_to(at: Outlook, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """Is the goal possible now, or after one more step?"""
    return is_possible(at, goal) or after_asides(at, goal, to_do) or after_ocean(at, goal, to_do) or after_island(at, goal, to_do)


def is_possible(at: Outlook, goal: ActionSpace) -> bool:
    """§6: could the goal be performed here with what is in the purse?"""
    if goal == SAIL:
        steps = sailing.steps_for(at.position, at.seat, at.vatus, True)
        return sailing.why_no_voyage(at.position, at.here, steps, sailing.barred(at.position, at.seat)) == OPEN
    return DEEDS[goal].why_no_way(at.position, at.seat, at.here, at.vatus, at.fish, at.huts, True) == OPEN


# --- Treasure sales and begging ---


def after_asides(at: Outlook, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """A treasure is sold, or points are begged for, by who has too little."""
    if at.vatus >= DEAREST:
        return False
    treasures = at.treasures
    if treasures != 0:
        for value in range(1, VALUES + 1):
            if tiles_worth(treasures, value) > 0:
                at.treasures = treasures - tile_worth(value)
                found = after_paying(at, goal, to_do, -value)
                at.treasures = treasures
                if found:
                    return True
    return has(to_do, BEGGING) and after_begging(at, goal, to_do & ~bit(BEGGING))


def after_begging(at: Outlook, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """One to three points are vatus. Not always the most: with fewer, what is gained later need not be exchanged."""
    points = at.points
    found = False
    for begged in range(1, min(BEGGAR_LIMIT, points) + 1):
        if not found:
            at.points = points - begged
            found = after_paying(at, goal, to_do, -begged)
    at.points = points
    return found


def after_paying(at: Outlook, goal: ActionSpace, to_do: ActionSpaces, vatus: i64) -> bool:
    """So many vatus are spent, which can save others from the exchange (below 0: they come in, too few to be exchanged)."""
    at.vatus -= vatus
    found = leads_to(at, goal, to_do)
    at.vatus += vatus
    return found


def after_gain(at: Outlook, goal: ActionSpace, to_do: ActionSpaces, vatus: i64) -> bool:
    """So many vatus have come in, with the exchange (§3)."""
    before, points = at.vatus, at.points
    times = exchanges(before + vatus)
    at.vatus = before + vatus - times * EXCHANGE_VATUS
    at.points = points + times * EXCHANGE_POINTS
    found = leads_to(at, goal, to_do)
    at.vatus = before
    at.points = points
    return found


# --- Actions on the ocean, and sales ---


def after_ocean(at: Outlook, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """A voyage, a treasure, a catch, or a sale comes first."""
    if has(to_do, SAIL) and after_voyage(at, goal, to_do & ~bit(SAIL)):
        return True
    if has(to_do, EXPLORE) and after_dive(at, goal, to_do & ~bit(EXPLORE)):
        return True
    if has(to_do, FISH) and after_catch(at, goal, to_do & ~bit(FISH)):
        return True
    return has(to_do, SELL) and after_sale(at, goal, to_do & ~bit(SELL))


def after_voyage(at: Outlook, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """To each ocean tile that can be paid. The Navigator may pay all the same, to be rid of vatus before an exchange."""
    if at.helps(NAVIGATOR) and after_voyage_for(at, goal, to_do, 0):
        return True
    return after_voyage_for(at, goal, to_do, 1)


def after_voyage_for(at: Outlook, goal: ActionSpace, to_do: ActionSpaces, fare: i64) -> bool:
    """The same for so much a tile, by detours too."""
    start = at.here
    vatus = at.vatus
    around = sailing.walks(at.position, start)
    open_ends = ~sailing.barred(at.position, at.seat)
    found = False
    for steps in range(1, sailing.FURTHEST + 1):
        if found or fare * steps > vatus:
            break
        ends = sailing.ring(around, steps) & open_ends
        at.vatus = vatus - fare * steps
        for space in range(CELLS):
            if has(ends, space) and not found:
                at.here = space
                found = leads_to(at, goal, to_do)
    at.here = start
    at.vatus = vatus
    return found


def after_dive(at: Outlook, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """A treasure to sell; the Diver may take its value in vatus as well."""
    if exploring.why_not_explore_from(at.position, at.here) != OPEN:
        return False
    treasures = at.treasures
    value = treasure_at(at.position, at.here)
    at.treasures = treasures + tile_worth(value)
    found = leads_to(at, goal, to_do) or (at.helps(DIVER) and after_gain(at, goal, to_do, value))
    at.treasures = treasures
    return found


def after_catch(at: Outlook, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """A fish tile to sell."""
    if fishing.why_not_fish_from(at.position, at.here) != OPEN:
        return False
    fish = at.fish
    at.fish = fish + tile_worth(fish_at(at.position, at.here))
    found = leads_to(at, goal, to_do)
    at.fish = fish
    return found


def after_sale(at: Outlook, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """Any of the fish tiles in hand; the price is today's."""
    fish = at.fish
    if selling.why_no_sale_from(at.position, at.seat, at.here, fish, at.huts, True) != OPEN:
        return False
    price = fish_price(at.position)
    found = False
    for ones in range(tiles_worth(fish, 1) + 1):
        for twos in range(tiles_worth(fish, 2) + 1):
            for threes in range(tiles_worth(fish, 3) + 1):
                if found or ones + twos + threes == 0:
                    continue
                sold = tiles_of(ones, twos, threes)
                at.fish = fish - sold
                found = after_gain(at, goal, to_do, worth(sold) * price)
    at.fish = fish
    return found


# --- Actions on an island ---


def after_island(at: Outlook, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """A hut or a dike, tourists, a purchase or, for the Beggar's sake, a drawing comes first."""
    for island in range(ISLAND_COUNT):
        if not is_beside(at.position, at.here, island):
            continue  # all of them would refuse
        if has(to_do, BUILD) and after_building(at, goal, to_do & ~bit(BUILD), island):
            return True
        if has(to_do, TOURISTS) and after_tourists(at, goal, to_do & ~bit(TOURISTS), island):
            return True
        if has(to_do, BUY) and after_purchase(at, goal, to_do & ~bit(BUY), island):
            return True
        if has(to_do, DRAW) and has(to_do, BEGGING) and after_drawing(at, goal, to_do & ~bit(DRAW), island):
            return True
    return False


def after_building(at: Outlook, goal: ActionSpace, to_do: ActionSpaces, island: Island) -> bool:
    """A hut, for the Builder's price or in full; or a dike, which at least spends a vatu."""
    price = building.hut_price(at.position, at.seat, True)
    if after_hut(at, goal, to_do, island, price):
        return True
    if price < building.HUT_PRICE and after_hut(at, goal, to_do, island, building.HUT_PRICE):
        return True
    return after_dike(at, goal, to_do, island)


def after_hut(at: Outlook, goal: ActionSpace, to_do: ActionSpaces, island: Island, price: i64) -> bool:
    """A hut for this price, where fish can then be sold and tourists pay more; with or without a dike beside it."""
    if building.why_not_build_from(at.position, at.seat, island, at.here, at.vatus, price) != OPEN:
        return False
    huts = at.huts
    at.vatus -= price
    at.huts = huts + hut_on(island)
    at.new_hut = island
    found = leads_to(at, goal, to_do) or after_dike(at, goal, to_do, island)
    at.vatus += price
    at.huts = huts
    at.new_hut = NOWHERE
    return found


def after_dike(at: Outlook, goal: ActionSpace, to_do: ActionSpaces, island: Island) -> bool:
    """A dike costs a vatu."""
    if not at.position.with_waters or waters.why_no_dike_on(at.position, island, at.here, at.vatus) != OPEN:
        return False
    return after_paying(at, goal, to_do, waters.DIKE_PRICE)


def after_tourists(at: Outlook, goal: ActionSpace, to_do: ActionSpaces, island: Island) -> bool:
    """A tourist pays 1 vatu for each hut."""
    pay = huts_on(at.position, island) + (1 if at.new_hut == island else 0)
    if pay == 0 or touring.why_not_bring_from(at.position, island, at.here) != OPEN:
        return False
    return after_gain(at, goal, to_do, pay)


def after_purchase(at: Outlook, goal: ActionSpace, to_do: ActionSpaces, island: Island) -> bool:
    """A cube costs vatus, and may bring points for the Beggar."""
    points = at.points
    found = False
    for good in range(GOOD_COUNT):
        if not found and buying.why_not_good(at.position, island, good, at.vatus) == OPEN:
            slot = ship_for(at.position, good)
            if slot != NOWHERE:
                at.points = points + export_points(at.position, good, slot)
            found = after_paying(at, goal, to_do, buying.good_price(good))
            at.points = points
    return found


def after_drawing(at: Outlook, goal: ActionSpace, to_do: ActionSpaces, island: Island) -> bool:
    """A drawing brings points, for which the Beggar can beg."""
    if drawing.why_not_draw_from(at.position, island, at.here) != OPEN:
        return False
    at.points += drawing.DRAWING_POINTS
    found = leads_to(at, goal, to_do)
    at.points -= drawing.DRAWING_POINTS
    return found
