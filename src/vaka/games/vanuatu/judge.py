"""What is good in Vanuatu: points, what will become points, and plans that are likely to come true.

Everything is counted in hundredths of a point, in integers, so that a bot plays the same game compiled and interpreted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from vaka.engine.names import OVER
from vaka.games.vanuatu import islands, performing, trading, waters
from vaka.games.vanuatu.archipelago import goods_on
from vaka.games.vanuatu.asides import beggable
from vaka.games.vanuatu.components import BOX
from vaka.games.vanuatu.layout import (
    ARTIST,
    AT_PERFORMING,
    BEG,
    BUILD,
    BUILDER,
    BUY,
    BUYER,
    CELLS,
    DIVER,
    DRAW,
    EXPLORE,
    FISH,
    FISHERMAN,
    GOOD_COUNT,
    GOVERN,
    GOVERNOR,
    GUIDE,
    ISLAND_COUNT,
    NAVIGATOR,
    NOWHERE,
    PREACHER,
    REST,
    RETRIEVE,
    SAIL,
    SELL,
    SPACE_COUNT,
    TABLES,
    TOURISTS,
    VENDOR,
    WAIVE,
    has,
    nibble,
    pair,
    triple,
    worth,
)
from vaka.games.vanuatu.oceans import rings
from vaka.games.vanuatu.state import vanuatu

if TYPE_CHECKING:
    from vaka.engine.state import State
    from vaka.games.vanuatu.state import Vanuatu

POINT: Final[i64] = 100
VATU: Final[i64] = 48
WIN: Final[i64] = 100_000
LIKELY: Final[i64] = 90
"""Per cent: a planned action with the majority comes about."""
UNLIKELY: Final[i64] = 45
"""Per cent: one without it, which has to wait for others."""
SHORE: Final[i64] = 100
"""What an open shore costs everybody, for each flood to come."""
ROUNDS: Final[i64] = BOX.rounds
UNDER: Final[i64] = BOX.water_to_submerge
LOST: Final[i64] = BOX.islands_to_lose


def evaluate(state: State, seat: i64) -> float:
    """How good the position is for a seat: what it stands at, less a share of the best rival's."""
    position = vanuatu(state)
    if position.asked == OVER:
        return float(WIN if has(position.won, seat) else -WIN)
    rival: i64 = -WIN
    for other in range(position.seats):
        if other != seat:
            rival = max(rival, standing(position, other))
    value = standing(position, seat) + plans(position, seat) - rival // 4
    return float(value - danger(position) if position.with_waters else value)


def prefer(state: State, action: i64) -> float:
    """How promising an action looks before it is tried: doing something first, giving up and asides last."""
    if action >= BEG:
        return 1.0
    if action >= RETRIEVE:
        return 5.0 if GOVERN <= action < WAIVE else 3.0
    return 10.0


# --- What a seat has ---


def rounds_left(state: Vanuatu) -> i64:
    """Rounds after this one."""
    return ROUNDS - state.round


def standing(state: Vanuatu, seat: i64) -> i64:
    """Points, and what will become points: vatus, treasures, fish and huts."""
    later = rounds_left(state)
    vatus = state.vatus[seat]
    value = state.prosperity[seat] * POINT + worth(state.treasure_tiles[seat]) * 2 * POINT
    value += vatus * (VATU if later > 0 else 36)
    if later > 0:
        value += min(vatus, 4) * 22  # what is needed to sail and to build at all
    value += worth(state.fish_tiles[seat]) * (95 if later > 0 else 40)
    if state.first == seat:
        value += 60
    return value + huts_worth(state, seat) + rest_worth(state, seat)


def huts_worth(state: Vanuatu, seat: i64) -> i64:
    """Each hut counts its tourists and some of those still to come; the first is worth more, because fish can be sold there."""
    value: i64 = 0
    own = state.huts[seat]
    for island in range(ISLAND_COUNT):
        count = pair(own, island)
        if count > 0:
            value += count * hut_worth(state, island)
    if own != 0 and rounds_left(state) > 0:
        value += 150
    return value


def hut_worth(state: Vanuatu, island: i64) -> i64:
    """What a hut on this island is likely to bring at the end."""
    here = triple(state.tourists, island)
    to_come = (TABLES.tourist_limit[island] - here) * rounds_left(state) * 9
    value = here * 2 * POINT + min(to_come, 500)
    if not state.with_waters:
        return value
    level = triple(state.water, island)
    coming = waters.sides_in(waters.open_shores(state, island)) * ((rounds_left(state) + 1) // 2)
    if level + coming >= BOX.water_to_submerge:
        value = value * 2 // 5
    return value - TABLES.penalty[level] * POINT


def rest_worth(state: Vanuatu, seat: i64) -> i64:
    """The token that the seat has taken, if it is known."""
    value: i64 = 0
    for number in range(state.rests):
        if triple(state.rest_seats, number) == seat:
            token = triple(state.rest_tokens, number)
            value += 140 if token == 1 else 100 if token == 2 else 120 if token == 0 else 60
    return value


# --- Rising Waters ---


def floods_left(state: Vanuatu) -> i64:
    """How often the waters can still rise: in every second round, and in this one if the die says so."""
    return rounds_left(state) // 2 + (rounds_left(state) % 2) + (1 if state.die > 0 else 0)


def sinks(level: i64, shores: i64, floods: i64) -> bool:
    """Will an island go under, if nobody builds another dike?"""
    return level + shores * floods >= UNDER


def danger(state: Vanuatu) -> i64:
    """What everybody stands to lose: every open shore, and above all a third island under water."""
    floods = floods_left(state)
    value: i64 = 0
    under = waters.sides_in(state.submerged)
    soon = under
    for island in range(ISLAND_COUNT):
        if state.island_at(island) == NOWHERE:
            continue
        shores = waters.sides_in(waters.open_shores(state, island))
        level = triple(state.water, island)
        value += shores * floods * SHORE
        if sinks(level, shores, floods):
            under += 1
        if sinks(level, shores, 1):
            soon += 1
    value += max(0, under - 1) * 1_200
    return value + (3_000 if soon >= LOST else 0)


def dike_prospect(state: Vanuatu, island: i64) -> i64:
    """What a dike on this island is worth to everybody."""
    shores = waters.sides_in(waters.open_shores(state, island))
    if shores == 0 or state.dike_stock == 0:
        return 0
    floods = floods_left(state)
    level = triple(state.water, island)
    value = floods * SHORE
    if sinks(level, shores, floods):
        value += 400 if sinks(level, shores - 1, floods) else 900
    return max(0, value - BOX.dike_price * VATU)


# --- What its plans may bring ---


def plans(state: Vanuatu, seat: i64) -> i64:
    """The best that the planned actions may bring, with one voyage if there is one; before planning, a part of what could be."""
    boat = state.boat[seat]
    if boat == NOWHERE:
        return 0
    planned = performing.planned(state, seat)
    sails = has(planned, SAIL)
    before = state.stage < AT_PERFORMING
    best = around(state, seat, boat, boat, planned, before, 0)
    if not sails and not before:
        return best + after_round(state, seat, boat)
    rest = best + after_round(state, seat, boat) - (40 if sails else 0)
    reach = rings(state, boat)
    free = state.helps(seat, NAVIGATOR)
    for steps in range(1, 4):
        cost = 0 if free else steps
        if cost > state.vatus[seat]:
            break
        ring = (reach >> ((steps - 1) * 16)) & 65535
        for space in range(CELLS):
            if has(ring, space):
                value = around(state, seat, boat, space, planned, before, cost) - cost * VATU + after_round(state, seat, space)
                if not sails:
                    value -= 60
                rest = max(rest, value)
    return rest


def around(state: Vanuatu, seat: i64, here: i64, there: i64, planned: i64, before: bool, cost: i64) -> i64:
    """The planned actions, each at the better of two places; while planning, also the three best that could still be planned."""
    value: i64 = 0
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    purse = state.vatus[seat]
    for space in range(1, SPACE_COUNT):
        gain = prospect(state, seat, space, here, purse)
        if there != here:
            gain = max(gain, prospect(state, seat, space, there, purse - cost))
        if has(planned, space):
            value += gain * (LIKELY if performing.holds_majority(state, seat, space) else UNLIKELY) // 100
        elif before:
            if gain > first:
                third = second
                second = first
                first = gain
            elif gain > second:
                third = second
                second = gain
            elif gain > third:
                third = gain
    if before:
        value += (first + second + third) * 2 // 5
        value += character_worth(state, seat)
    return value


def after_round(state: Vanuatu, seat: i64, space: i64) -> i64:
    """A good place for the next round: fish, treasure and land."""
    if rounds_left(state) == 0:
        return 0
    value = pair(state.fish, space) * 12 + pair(state.treasure, space) * 25
    for island in range(ISLAND_COUNT):
        land = state.island_at(island)
        if land != NOWHERE and has(TABLES.near[space], land):
            value += 14
            if pair(state.huts[seat], island) > 0:
                value += 14
    return value


def character_worth(state: Vanuatu, seat: i64) -> i64:
    """Characters that help with no single action."""
    if state.helps(seat, NAVIGATOR):
        return 70
    if state.helps(seat, GOVERNOR):
        return 60
    if state.helps(seat, PREACHER):
        return 75
    return 15 * beggable(state, seat)


def prospect(state: Vanuatu, seat: i64, space: i64, here: i64, purse: i64) -> i64:
    """What an action would bring at a place, with so much in the purse."""
    if space == EXPLORE:
        value = pair(state.treasure, here)
        return value * 2 * POINT + (value * VATU if state.helps(seat, DIVER) else 0)
    if space == FISH:
        value = pair(state.fish, here)
        return value * 95 + (value * POINT if state.helps(seat, FISHERMAN) else 0)
    if space == REST:
        return 90
    if space == SELL:
        return sell_prospect(state, seat, here)
    best: i64 = 0
    for island in range(ISLAND_COUNT):
        land = state.island_at(island)
        if land != NOWHERE and has(TABLES.near[here], land):
            best = max(best, island_prospect(state, seat, space, island, purse))
    return best


def sell_prospect(state: Vanuatu, seat: i64, here: i64) -> i64:
    """Fish turned into money: best while the price is high."""
    fish = worth(state.fish_tiles[seat])
    if fish == 0:
        # A catch planned before may be sold in the same round.
        if state.markers_on(seat, FISH) == 0 or not (has(state.grounds, here) or has(state.grounds, state.boat[seat])):
            return 0
        fish = max(pair(state.fish, here), pair(state.fish, state.boat[seat]))
    if not state.helps(seat, VENDOR):
        found = False
        for island in range(ISLAND_COUNT):
            land = state.island_at(island)
            if land != NOWHERE and pair(state.huts[seat], island) > 0 and has(TABLES.near[here], land):
                found = True
        if not found:
            return 0
    return max(0, fish * (state.fish_price() * (VATU + 8) - (95 if rounds_left(state) > 0 else 40)))


def island_prospect(state: Vanuatu, seat: i64, space: i64, island: i64, purse: i64) -> i64:
    """What build, buy, draw or tourists would bring on this island."""
    if space == BUILD:
        dike = dike_prospect(state, island) if state.with_waters and purse >= BOX.dike_price else 0
        price = islands.BUILDER_PRICE if state.helps(seat, BUILDER) else islands.HUT_PRICE
        if purse < price or state.supply[seat] == 0 or not islands.has_hut_site(state, island):
            return dike
        first = 150 if state.huts[seat] == 0 and rounds_left(state) > 0 else 0
        return max(dike, hut_worth(state, island) + first - price * VATU)
    if space == BUY:
        return buy_prospect(state, seat, island, purse)
    if space == DRAW:
        if not islands.has_drawing_site(state, island):
            return 0
        return POINT * (islands.ARTIST_POINTS if state.helps(seat, ARTIST) else islands.DRAWING_POINTS)
    if space != TOURISTS or state.office == 0 or not islands.has_room(state, island):
        return 0
    own = pair(state.huts[seat], island)
    guided = islands.GUIDE_POINTS * pair(state.drawings, island) * POINT if state.helps(seat, GUIDE) else 0
    return state.huts_on(island) * VATU + own * 2 * POINT + guided


def buy_prospect(state: Vanuatu, seat: i64, island: i64, purse: i64) -> i64:
    """The best cube that is there, affordable and wanted."""
    best: i64 = 0
    for good in range(GOOD_COUNT):
        if goods_on(state, island, good) == 0 or purse < TABLES.price[good]:
            continue
        slot = trading.ship_for(state, good)
        if slot == NOWHERE:
            continue
        gain = trading.export_points(state, good, slot) * POINT - TABLES.price[good] * VATU
        if state.helps(seat, BUYER) and nibble(state.cubes, good) > 0:
            gain += TABLES.points[good] * POINT
        best = max(best, gain)
    return best
