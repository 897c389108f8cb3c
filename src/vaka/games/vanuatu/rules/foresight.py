"""The ban on impossible plans (phase III): can this action come true, with what is planned so far?

An action may be planned if some order of the own planned actions, treasure sales and begging, ignoring the others, makes it
possible (ruling 1). Where nothing planned brings money this is a question of reach and purse alone; only otherwise orders are
searched.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from vaka.games.vanuatu.rules import asides, foreseeing, islands, oceans, performing, waters
from vaka.games.vanuatu.rules.archipelago import goods_on
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.layout import (
    BEGGAR,
    BUILD,
    BUY,
    DRAW,
    EXPLORE,
    FISH,
    GOOD_COUNT,
    ISLAND_COUNT,
    NAVIGATOR,
    NOWHERE,
    REST,
    SAIL,
    SELL,
    SPACE_COUNT,
    TABLES,
    TOURISTS,
    VENDOR,
    bit,
    has,
    pair,
    spread,
    worth,
)

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

DIKE_PRICE: Final[i64] = BOX.dike_price
PLENTY: Final[i64] = 99
"""More than anything costs: for the question whether it is only money that is missing."""


def plannable(state: Vanuatu, seat: i64) -> i64:
    """The action spaces where the seat may place a marker, as a set."""
    mine = performing.planned(state, seat)
    begging = asides.beggable(state, seat)
    wealth = state.vatus[seat] + worth(state.treasure_tiles[seat]) + begging
    found = mine | bit(REST) | within_reach(state, seat, mine, wealth)
    sources = mine & (bit(SELL) | bit(TOURISTS) | bit(EXPLORE))
    if is_beggar(state, seat):
        sources |= mine & (bit(DRAW) | bit(BUY))  # points, which can be begged for
    if sources == 0 or found == bit(SPACE_COUNT) - 1:
        return found
    only_money = within_reach(state, seat, mine, PLENTY) & ~found
    if only_money == 0:
        return found
    outlook = foreseeing.Outlook(state, seat)
    for space in range(SPACE_COUNT):
        if has(only_money, space) and foreseeing.comes_true(outlook, space, mine & ~bit(REST)):
            found |= bit(space)
    return found


def is_beggar(state: Vanuatu, seat: i64) -> bool:
    """Could the seat beg in this round, if it had points?"""
    return state.character[seat] == BEGGAR and not has(state.spent, seat)


def within_reach(state: Vanuatu, seat: i64, mine: i64, wealth: i64) -> i64:
    """The actions that can be performed somewhere within reach, for no more than this wealth.

    At most one voyage leads there, so a place at a distance costs its steps; what is done there must be paid from the rest.
    """
    boat = state.boat[seat]
    at0 = bit(boat)
    at1 = at0
    at2 = at0
    at3 = at0
    free = state.helps(seat, NAVIGATOR)
    if has(mine, SAIL):
        around = oceans.rings(state, boat)
        at1 |= around & 65535
        at2 = at1 | ((around >> 16) & 65535)
        at3 = at2 | ((around >> 32) & 65535)
        if free:
            at0 = at1 = at2 = at3
    found: i64 = 0
    if (wealth > 0 or free) and TABLES.near[boat] & state.ocean != 0:
        found |= bit(SAIL)
    anywhere = places(at0, at1, at2, at3, wealth)
    if state.wrecks & anywhere != 0:
        found |= bit(EXPLORE)
    if state.grounds & anywhere != 0:
        found |= bit(FISH)
    price = islands.hut_price(state, seat)
    to_build: i64 = 0
    own: i64 = 0
    for island in range(ISLAND_COUNT):
        space = state.island_at(island)
        if space == NOWHERE:
            continue
        around = TABLES.near[space]
        if around & at3 == 0:
            continue
        if around & anywhere != 0:
            if islands.has_drawing_site(state, island):
                found |= bit(DRAW)
            if state.office > 0 and islands.has_room(state, island):
                found |= bit(TOURISTS)
            if state.with_waters and could_dike_there(state, island, around, at0, at1, at2, at3, wealth):
                found |= bit(BUILD)
        for good in range(GOOD_COUNT):
            if goods_on(state, island, good) > 0 and around & places(at0, at1, at2, at3, wealth - TABLES.price[good]) != 0:
                found |= bit(BUY)
        if pair(state.huts[seat], island) > 0:
            own |= bit(space)
        if state.supply[seat] > 0 and islands.has_hut_site(state, island):
            to_build |= bit(space)
    after_hut = spread(to_build) & places(at0, at1, at2, at3, wealth - price)
    if after_hut != 0:
        found |= bit(BUILD)
    markets = spread(own) & anywhere
    if state.helps(seat, VENDOR):
        markets = anywhere
    elif has(mine, BUILD):
        markets |= after_hut
    if state.fish_tiles[seat] == 0:
        if not has(mine, FISH):
            return found
        if not has(state.grounds, boat):
            markets &= state.grounds
    return found | bit(SELL) if markets != 0 else found


def could_dike_there(state: Vanuatu, island: i64, around: i64, at0: i64, at1: i64, at2: i64, at3: i64, wealth: i64) -> bool:
    """Is there a shore for a dike on this island, and money?"""
    if state.dike_stock == 0 or waters.open_shores(state, island) == 0:
        return False
    return around & places(at0, at1, at2, at3, wealth - DIKE_PRICE) != 0


def places(at0: i64, at1: i64, at2: i64, at3: i64, purse: i64) -> i64:
    """Where the boat can be for this much."""
    if purse >= 3:
        return at3
    if purse == 2:
        return at2
    if purse == 1:
        return at1
    return at0 if purse == 0 else 0
