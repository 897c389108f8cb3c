"""The ban on impossible plans (§6): can this action come true, with what is planned so far?

An action may be planned if some order of the own planned actions, treasure sales and begging, ignoring the others, makes it
possible (ruling 1). Where nothing planned brings money this is a question of reach and purse alone; only otherwise orders are
searched (see `foreseeing`).

What an island or an ocean allows is asked of the chapters. Where the boat can be is a set of spaces here, since asking for each of
them is several times slower; tests hold the answers equal to what the rules allow when it is played out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.vanuatu.rules.asides import beggable, is_beggar
from vaka.games.vanuatu.rules.box import (
    ALL_ACTIONS,
    ALL_CELLS,
    BUILD,
    BUY,
    CELLS,
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
    ActionSpaces,
    Seat,
    Spaces,
    spread,
)
from vaka.games.vanuatu.rules.packed import bit, has
from vaka.games.vanuatu.rules.pieces import huts_of, island_at
from vaka.games.vanuatu.rules.plans import foreseeing
from vaka.games.vanuatu.rules.players import planned
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps
from vaka.games.vanuatu.rules.reasons import OPEN
from vaka.games.vanuatu.rules.tiles import worth
from vaka.games.vanuatu.rules.turns import building, buying, drawing, exploring, fishing, sailing, touring, waters

PLENTY: Final[i64] = 99
"""More than anything costs: for the question whether it is only money that is missing."""
FURTHEST: Final[i64] = 3
"""More vatus than this take a boat no further."""
Reach = i64
"""Four sets of spaces: where a boat can be for nothing, for up to one vatu, for two and for three."""


def plannable(position: VanuatuPosition, seat: Seat) -> ActionSpaces:
    """§6: the action spaces where the seat may place a marker."""
    mine = planned(position, seat)
    wealth = position.vatus[seat] + worth(position.treasure_tiles[seat]) + beggable(position, seat)
    found = mine | bit(REST) | within_reach(position, seat, mine, wealth)
    sources = mine & (bit(SELL) | bit(TOURISTS) | bit(EXPLORE))
    if is_beggar(position, seat):
        sources |= mine & (bit(DRAW) | bit(BUY))  # points, which can be begged for
    if sources == 0 or found == ALL_ACTIONS:
        return found
    only_money = within_reach(position, seat, mine, PLENTY) & ~found
    if only_money == 0:
        return found
    outlook = foreseeing.Outlook(position, seat)
    for space in range(SPACE_COUNT):
        if has(only_money, space) and foreseeing.comes_true(outlook, space, mine & ~bit(REST)):
            found |= bit(space)
    return found


def reach_of(position: VanuatuPosition, seat: Seat, mine: ActionSpaces) -> Reach:
    """§8.1: where the boat can be. At most one voyage leads there, so a place at a distance costs its steps.

    Between two players it ends anywhere but where the other's boat is (§13).
    """
    boat = position.boat[seat]
    at0 = bit(boat)
    at1 = at0
    at2 = at0
    at3 = at0
    if has(mine, SAIL):
        around = sailing.rings(position, boat)
        ends = ~sailing.barred(position, seat)
        at1 |= sailing.ring(around, 1) & ends
        at2 = at1 | (sailing.ring(around, 2) & ends)
        at3 = at2 | (sailing.ring(around, 3) & ends)
        if helps(position, seat, NAVIGATOR):
            at0 = at1 = at2 = at3
    return at0 | (at1 << CELLS) | (at2 << (2 * CELLS)) | (at3 << (3 * CELLS))


def can_sail(position: VanuatuPosition, seat: Seat, wealth: i64) -> bool:
    """§6: is there a voyage for this wealth? Only between two players another boat is in the way (§13)."""
    boat = position.boat[seat]
    if position.seats == 2:
        steps = sailing.steps_for(position, seat, wealth, True)
        return sailing.why_no_voyage(position, boat, steps, sailing.barred(position, seat)) == OPEN
    return (wealth > 0 or helps(position, seat, NAVIGATOR)) and not sailing.is_landlocked(position, boat)


def places(reach: Reach, purse: i64) -> Spaces:
    """Where the boat can be for this much."""
    if purse < 0:
        return 0
    return (reach >> (min(purse, FURTHEST) * CELLS)) & ALL_CELLS


def within_reach(position: VanuatuPosition, seat: Seat, mine: ActionSpaces, wealth: i64) -> ActionSpaces:
    """§6: the actions that can be performed somewhere within reach, for no more than this wealth.

    What is done there must be paid from what the voyage leaves.
    """
    reach = reach_of(position, seat, mine)
    anywhere = places(reach, wealth)
    found: i64 = 0
    if can_sail(position, seat, wealth):
        found |= bit(SAIL)
    if exploring.wrecks(position) & anywhere != 0:
        found |= bit(EXPLORE)
    if fishing.grounds(position) & anywhere != 0:
        found |= bit(FISH)
    all_over = places(reach, PLENTY)
    to_build: i64 = 0
    own: i64 = 0
    for island in range(ISLAND_COUNT):
        space = island_at(position, island)
        if space == NOWHERE:
            continue
        around = TABLES.near[space]
        if around & all_over == 0:
            continue
        if around & anywhere != 0:
            if drawing.why_no_site(position, island) == OPEN:
                found |= bit(DRAW)
            if touring.why_no_room(position, island) == OPEN:
                found |= bit(TOURISTS)
            if around & places(reach, wealth - waters.DIKE_PRICE) != 0 and waters.why_no_shore(position, island) == OPEN:
                found |= bit(BUILD)
        for good in range(GOOD_COUNT):
            if buying.why_no_cube(position, island, good) == OPEN and around & places(reach, wealth - buying.good_price(good)) != 0:
                found |= bit(BUY)
        if huts_of(position, seat, island) > 0:
            own |= bit(space)
        if building.why_no_site(position, seat, island) == OPEN:
            to_build |= bit(space)
    after_hut = spread(to_build) & places(reach, wealth - building.hut_price(position, seat, True))
    if after_hut != 0:
        found |= bit(BUILD)
    markets = spread(own) & anywhere
    if helps(position, seat, VENDOR):
        markets = anywhere
    elif has(mine, BUILD):
        markets |= after_hut
    if position.fish_tiles[seat] == 0:
        if not has(mine, FISH):
            return found
        if fishing.why_not_fish(position, seat) != OPEN:
            markets &= fishing.grounds(position)
    return found | bit(SELL) if markets != 0 else found
