"""The search behind the ban on impossible plans (§6), for the few cases where something planned could bring the missing money.

It plays on a trial position, in which nobody interferes, and asks the same questions as the rules: each step is tried, and taken
back. What a step changes is only what a later one can depend on: boat, vatus, points, tiles and the new hut of one seat.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.vanuatu.rules import building, buying, drawing, exploring, fishing, sailing, selling, touring, waters
from vaka.games.vanuatu.rules.asides import BEGGAR_LIMIT, why_not_sell_treasure
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
from vaka.games.vanuatu.rules.earning import gain_vatus
from vaka.games.vanuatu.rules.packed import bit, has
from vaka.games.vanuatu.rules.performing import why_no_way
from vaka.games.vanuatu.rules.pieces import add_huts, fish_at, fish_price, huts_on, treasure_at
from vaka.games.vanuatu.rules.players import tile_worth, tiles_worth, worth
from vaka.games.vanuatu.rules.position import VanuatuPosition, copy_fields, helps
from vaka.games.vanuatu.rules.reasons import OPEN
from vaka.games.vanuatu.rules.ships import export_points, ship_for

DEAREST: Final[i64] = 3
"""Nothing costs more than this at once, so no treasure need be sold by who has as much."""
BEGGING: Final[i64] = SPACE_COUNT
"""Stands beside the action spaces in the set of what is still to be done."""


def trial_of(position: VanuatuPosition, seat: Seat) -> VanuatuPosition:
    """A twin to try lines of play on, where no other boat is in the way."""
    trial = VanuatuPosition(position.game, position.seats, position.options)
    copy_fields(position, trial)
    for other in range(position.seats):
        if other != seat:
            trial.boat[other] = NOWHERE
    return trial


def comes_true(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """§6: can the goal be performed after some of what is to do, in some order?"""
    if helps(trial, seat, BEGGAR):
        to_do |= bit(BEGGING)
    return leads_to(trial, seat, goal, to_do & ~bit(goal))


def leads_to(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """Is the goal possible now, or after one more step?"""
    if why_no_way(trial, seat, goal, True) == OPEN:
        return True
    return after_asides(trial, seat, goal, to_do) or after_ocean(trial, seat, goal, to_do) or after_island(trial, seat, goal, to_do)


# --- Treasure sales and begging ---


def after_asides(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """A treasure is sold, or points are begged for, by who has too little."""
    if trial.vatus[seat] >= DEAREST:
        return False
    for value in range(1, VALUES + 1):
        if why_not_sell_treasure(trial, seat, value) == OPEN:
            trial.treasure_tiles[seat] -= tile_worth(value)
            trial.vatus[seat] += value
            found = leads_to(trial, seat, goal, to_do)
            trial.vatus[seat] -= value
            trial.treasure_tiles[seat] += tile_worth(value)
            if found:
                return True
    return has(to_do, BEGGING) and after_begging(trial, seat, goal, to_do & ~bit(BEGGING))


def after_begging(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """One to three points are vatus. Not always the most: with fewer, what is gained later need not be exchanged."""
    for begged in range(1, min(BEGGAR_LIMIT, trial.prosperity[seat]) + 1):
        trial.vatus[seat] += begged
        trial.prosperity[seat] -= begged
        found = leads_to(trial, seat, goal, to_do)
        trial.vatus[seat] -= begged
        trial.prosperity[seat] += begged
        if found:
            return True
    return False


# --- Actions on the ocean, and sales ---


def after_ocean(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """A voyage, a treasure, a catch, or a sale comes first."""
    if has(to_do, SAIL) and after_voyage(trial, seat, goal, to_do & ~bit(SAIL)):
        return True
    if has(to_do, EXPLORE) and after_dive(trial, seat, goal, to_do & ~bit(EXPLORE)):
        return True
    if has(to_do, FISH) and after_catch(trial, seat, goal, to_do & ~bit(FISH)):
        return True
    return has(to_do, SELL) and after_sale(trial, seat, goal, to_do & ~bit(SELL))


def after_voyage(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """To each ocean tile that can be paid. The Navigator may pay all the same, to be rid of vatus before an exchange."""
    if helps(trial, seat, NAVIGATOR) and after_voyage_for(trial, seat, goal, to_do, 0):
        return True
    return after_voyage_for(trial, seat, goal, to_do, 1)


def after_voyage_for(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces, fare: i64) -> bool:
    """The same for so much a tile, by detours too."""
    start = trial.boat[seat]
    vatus = trial.vatus[seat]
    around = sailing.walks(trial, start)
    found = False
    for steps in range(1, sailing.FURTHEST + 1):
        if found or fare * steps > vatus:
            break
        ends = sailing.ring(around, steps)
        trial.vatus[seat] = vatus - fare * steps
        for space in range(CELLS):
            if has(ends, space) and not found:
                trial.boat[seat] = space
                found = leads_to(trial, seat, goal, to_do)
    trial.boat[seat] = start
    trial.vatus[seat] = vatus
    return found


def after_dive(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """A treasure to sell; the Diver may take its value in vatus as well."""
    if exploring.why_not_explore(trial, seat) != OPEN:
        return False
    value = treasure_at(trial, trial.boat[seat])
    trial.treasure_tiles[seat] += tile_worth(value)
    found = leads_to(trial, seat, goal, to_do)
    if not found and helps(trial, seat, DIVER):
        found = after_gain(trial, seat, goal, to_do, value)
    trial.treasure_tiles[seat] -= tile_worth(value)
    return found


def after_catch(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """A fish tile to sell."""
    if fishing.why_not_fish(trial, seat) != OPEN:
        return False
    caught = tile_worth(fish_at(trial, trial.boat[seat]))
    trial.fish_tiles[seat] += caught
    found = leads_to(trial, seat, goal, to_do)
    trial.fish_tiles[seat] -= caught
    return found


def after_sale(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """Any of the fish tiles in hand; the price is today's."""
    if selling.why_no_sale(trial, seat, True) != OPEN:
        return False
    fish = trial.fish_tiles[seat]
    found = False
    for ones in range(tiles_worth(fish, 1) + 1):
        for twos in range(tiles_worth(fish, 2) + 1):
            for threes in range(tiles_worth(fish, 3) + 1):
                if found or ones + twos + threes == 0:
                    continue
                sold = ones * tile_worth(1) + twos * tile_worth(2) + threes * tile_worth(3)
                trial.fish_tiles[seat] = fish - sold
                found = after_gain(trial, seat, goal, to_do, worth(sold) * fish_price(trial))
                trial.fish_tiles[seat] = fish
    return found


def after_gain(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces, vatus: i64) -> bool:
    """So many vatus have come in, with the exchange."""
    before, points = trial.vatus[seat], trial.prosperity[seat]
    gain_vatus(trial, seat, vatus)
    found = leads_to(trial, seat, goal, to_do)
    trial.vatus[seat] = before
    trial.prosperity[seat] = points
    return found


def after_paying(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces, vatus: i64) -> bool:
    """So many vatus are spent, which can save others from the exchange."""
    trial.vatus[seat] -= vatus
    found = leads_to(trial, seat, goal, to_do)
    trial.vatus[seat] += vatus
    return found


# --- Actions on an island ---


def after_island(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces) -> bool:
    """A hut or a dike, tourists, a purchase or, for the Beggar's sake, a drawing comes first."""
    for island in range(ISLAND_COUNT):
        if has(to_do, BUILD) and after_building(trial, seat, goal, to_do & ~bit(BUILD), island):
            return True
        if has(to_do, TOURISTS) and after_tourists(trial, seat, goal, to_do & ~bit(TOURISTS), island):
            return True
        if has(to_do, BUY) and after_purchase(trial, seat, goal, to_do & ~bit(BUY), island):
            return True
        if has(to_do, DRAW) and has(to_do, BEGGING) and after_drawing(trial, seat, goal, to_do & ~bit(DRAW), island):
            return True
    return False


def after_building(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces, island: Island) -> bool:
    """A hut, for the Builder's price or in full; or a dike, which at least spends a vatu."""
    price = building.hut_price(trial, seat, True)
    if after_hut(trial, seat, goal, to_do, island, price):
        return True
    if price < building.HUT_PRICE and after_hut(trial, seat, goal, to_do, island, building.HUT_PRICE):
        return True
    return waters.may_add_dike(trial, seat, island) and after_paying(trial, seat, goal, to_do, waters.DIKE_PRICE)


def after_hut(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces, island: Island, price: i64) -> bool:
    """A hut for this price, where fish can then be sold and tourists pay more; with or without a dike beside it."""
    if building.why_not_build_for(trial, seat, island, price) != OPEN:
        return False
    huts = trial.huts[seat]
    trial.vatus[seat] -= price
    add_huts(trial, seat, island, 1)
    found = leads_to(trial, seat, goal, to_do)
    if not found and waters.may_add_dike(trial, seat, island):
        found = after_paying(trial, seat, goal, to_do, waters.DIKE_PRICE)
    trial.huts[seat] = huts
    trial.vatus[seat] += price
    return found


def after_tourists(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces, island: Island) -> bool:
    """A tourist pays 1 vatu for each hut."""
    pay = huts_on(trial, island)
    if pay == 0 or touring.why_not_bring(trial, seat, island) != OPEN:
        return False
    return after_gain(trial, seat, goal, to_do, pay)


def after_purchase(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces, island: Island) -> bool:
    """A cube costs vatus, and may bring points for the Beggar."""
    for good in range(GOOD_COUNT):
        if buying.why_not_buy(trial, seat, island, good) == OPEN:
            slot = ship_for(trial, good)
            points = 0 if slot == NOWHERE else export_points(trial, good, slot)
            trial.prosperity[seat] += points
            found = after_paying(trial, seat, goal, to_do, buying.good_price(good))
            trial.prosperity[seat] -= points
            if found:
                return True
    return False


def after_drawing(trial: VanuatuPosition, seat: Seat, goal: ActionSpace, to_do: ActionSpaces, island: Island) -> bool:
    """A drawing brings points, for which the Beggar can beg."""
    if drawing.why_not_draw(trial, seat, island) != OPEN:
        return False
    trial.prosperity[seat] += drawing.DRAWING_POINTS
    found = leads_to(trial, seat, goal, to_do)
    trial.prosperity[seat] -= drawing.DRAWING_POINTS
    return found
