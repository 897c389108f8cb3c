"""What the plans of a seat may bring in Vanuatu, where its boat is and wherever it can sail, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.judge.appraising import DIKE_PRICE, POINT, VATU, dike_prospect, hut_worth, rounds_left
from vaka.games.vanuatu.rules import islands, performing, trading, waters
from vaka.games.vanuatu.rules.asides import beggable
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.layout import (
    ARTIST,
    AT_PERFORMING,
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
    GOVERNOR,
    GUIDE,
    ISLAND_COUNT,
    NAVIGATOR,
    NO_CHARACTER,
    NOWHERE,
    PREACHER,
    REST,
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
    spread,
    worth,
)
from vaka.games.vanuatu.rules.oceans import rings

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

LIKELY: Final[i64] = 90
"""Per cent: a planned action with the majority comes about."""
UNLIKELY: Final[i64] = 45
"""Per cent: one without it, which has to wait for others."""
FISH_WORTH: Final[i64] = 95
LAST_FISH_WORTH: Final[i64] = 40
RESTING: Final[i64] = 90
HUT_PRICE: Final[i64] = BOX.hut_price[0]
BUILDER_PRICE: Final[i64] = BOX.hut_price[1]
DRAWING_POINTS: Final[i64] = BOX.drawing_points[0]
ARTIST_POINTS: Final[i64] = BOX.drawing_points[1]
GUIDE_POINTS: Final[i64] = BOX.guide_points
ALL_ACTIONS: Final[i64] = 511

# Where things stand in a chart's numbers: a row for each space, and what can be had island by island.
SELL_CATCH: Final[i64] = (
    0  # in the row's first place, where no gain of sailing stands: the gain of selling what is yet to be caught
)
ROW: Final[i64] = 9
TOLLS: Final[i64] = 144  # what it takes to be at a space, and what being there is worth later
SITE: Final[i64] = 160  # the island's space, as a set
HUT: Final[i64] = 165
DIKE: Final[i64] = 170
DRAWING: Final[i64] = 175
BRINGING: Final[i64] = 180
BUYING: Final[i64] = 185  # the best cube for nothing, for up to 1, 2 and 3 vatus
PURSES: Final[i64] = 4
NUMBERS: Final[i64] = 205


def zeros() -> vec[i64]:
    """The numbers of a chart, before anything is entered."""
    found = vec[i64]()
    for _number in range(NUMBERS):
        found = append(found, 0)
    return found


class Blank:
    """Copied for every chart."""

    def __init__(self) -> None:
        self.numbers = zeros()


BLANK: Final = Blank()


def chart_of(state: Vanuatu, seat: i64) -> Chart:
    """The seat's chart: that of the position before if only markers were placed since, or a new one."""
    kept = cast("Chart | None", state.notes)
    if kept is not None and kept.seat == seat:
        return kept
    made = Chart(state, seat)
    state.notes = made
    return made


def plans(state: Vanuatu, seat: i64, chart: Chart) -> i64:
    """The best that the planned actions may bring, with one voyage if there is one; before planning, a part of what could be."""
    boat = state.boat[seat]
    if boat == NOWHERE:
        return 0
    planned = performing.planned(state, seat)
    before = state.stage < AT_PERFORMING
    if planned == 0 and not before:
        return after_round(state, boat, chart.land, chart.own)
    chart.chart_boat(state, ALL_ACTIONS if before else planned)
    likely = likely_ones(state, seat, planned)
    found = chart.together(boat, planned, likely, before) + chart.numbers[TOLLS + boat]
    sails = has(planned, SAIL)
    if not sails and not before:
        return found
    if sails:
        found -= 40
    chart.chart_voyages(state)
    spare = 0 if sails else 60
    reach = chart.reach
    space: i64 = 0
    while reach != 0:
        if reach & 1:
            found = max(found, chart.together(space, planned, likely, before) + chart.numbers[TOLLS + space] - spare)
        reach >>= 1
        space += 1
    return found


def likely_ones(state: Vanuatu, seat: i64, planned: i64) -> i64:
    """The planned actions that the seat holds the majority for, as a set."""
    found: i64 = 0
    for space in range(1, SPACE_COUNT):
        if has(planned, space) and performing.holds_majority(state, seat, space):
            found |= bit(space)
    return found


def dry_land(state: Vanuatu) -> i64:
    """The spaces of the islands that are not submerged."""
    found: i64 = 0
    for island in range(ISLAND_COUNT):
        space = state.island_at(island)
        if space != NOWHERE:
            found |= bit(space)
    return found


def own_land(state: Vanuatu, seat: i64) -> i64:
    """Those with a hut of the seat."""
    found: i64 = 0
    huts = state.huts[seat]
    if huts == 0:
        return found
    for island in range(ISLAND_COUNT):
        if pair(huts, island) > 0:
            space = state.island_at(island)
            if space != NOWHERE:
                found |= bit(space)
    return found


def after_round(state: Vanuatu, space: i64, land: i64, own: i64) -> i64:
    """A good place for the next round: fish, treasure and land."""
    if rounds_left(state) == 0:
        return 0
    around = TABLES.near[space]
    value = pair(state.fish, space) * 12 + pair(state.treasure, space) * 25
    return value + (waters.sides_in(around & land) + waters.sides_in(around & own)) * 14


def role_of(state: Vanuatu, seat: i64) -> i64:
    """The character whose bonus the seat has now, or NO_CHARACTER."""
    return NO_CHARACTER if state.waived or has(state.spent, seat) else state.character[seat]


class Chart:
    """What a seat can gain by each action at its boat and wherever it can sail. Placing markers does not change it."""

    def __init__(self, state: Vanuatu, seat: i64) -> None:
        self.seat: i64 = seat
        self.value: i64 = 0
        self.is_valued = False
        self.boat: i64 = state.boat[seat]
        self.purse: i64 = state.vatus[seat]
        self.role: i64 = role_of(state, seat)
        self.hut_price: i64 = BUILDER_PRICE if self.role == BUILDER else HUT_PRICE
        self.extra: i64 = character_worth(state, seat, self.role)
        self.land: i64 = dry_land(state)
        self.own: i64 = own_land(state, seat)
        self.markets: i64 = 65535 if self.role == VENDOR else spread(self.own)
        self.caught: i64 = worth(state.fish_tiles[seat])
        self.fish_gain: i64 = max(0, state.fish_price() * (VATU + 8) - (FISH_WORTH if rounds_left(state) > 0 else LAST_FISH_WORTH))
        self.numbers: vec[i64] = BLANK.numbers
        self.wanted: i64 = 0  # the actions that are charted
        self.reach: i64 = 0  # the spaces, apart from the boat's, that are

    def chart_boat(self, state: Vanuatu, wanted: i64) -> None:
        """Enter these actions island by island, and where the boat is."""
        if wanted & ~self.wanted == 0:
            return
        self.wanted = wanted
        self.reach = 0
        self.numbers = BLANK.numbers[:]
        for island in range(ISLAND_COUNT):
            space = state.island_at(island)
            if space != NOWHERE:
                self.numbers[SITE + island] = bit(space)
                self.enter_island(state, island)
        if has(wanted, BUY):
            self.enter_goods(state)
        self.enter_space(state, self.boat, 0)

    def chart_voyages(self, state: Vanuatu) -> None:
        """Enter wherever the boat can sail to."""
        if self.reach != 0:
            return
        rounds = rings(state, self.boat)
        for steps in range(1, 4):
            cost = 0 if self.role == NAVIGATOR else steps
            if cost > self.purse:
                break
            ring = (rounds >> ((steps - 1) * 16)) & 65535
            self.reach |= ring
            for space in range(CELLS):
                if has(ring, space):
                    self.enter_space(state, space, cost)

    def enter_island(self, state: Vanuatu, island: i64) -> None:
        """What build, draw and tourists would bring there, money apart."""
        seat = self.seat
        numbers = self.numbers
        if has(self.wanted, BUILD):
            if state.with_waters:
                numbers[DIKE + island] = dike_prospect(state, island)
            if state.supply[seat] > 0 and islands.has_hut_site(state, island):
                first = 150 if state.huts[seat] == 0 and rounds_left(state) > 0 else 0
                numbers[HUT + island] = max(0, hut_worth(state, island) + first - self.hut_price * VATU)
        if has(self.wanted, DRAW) and islands.has_drawing_site(state, island):
            numbers[DRAWING + island] = POINT * (ARTIST_POINTS if self.role == ARTIST else DRAWING_POINTS)
        if has(self.wanted, TOURISTS) and state.office > 0 and islands.has_room(state, island):
            guided = GUIDE_POINTS * pair(state.drawings, island) * POINT if self.role == GUIDE else 0
            numbers[BRINGING + island] = state.huts_on(island) * VATU + pair(state.huts[seat], island) * 2 * POINT + guided

    def enter_goods(self, state: Vanuatu) -> None:
        """What the best cube of each island would bring, if a ship wants it, by what is in the purse."""
        numbers = self.numbers
        for good in range(GOOD_COUNT):
            slot = trading.ship_for(state, good)
            if slot == NOWHERE:
                continue
            gain = trading.export_points(state, good, slot) * POINT - TABLES.price[good] * VATU
            if self.role == BUYER and nibble(state.cubes, good) > 0:
                gain += TABLES.points[good] * POINT
            for island in range(ISLAND_COUNT):
                if pair(state.goods, island * GOOD_COUNT + good) > 0:
                    for purse in range(TABLES.price[good], PURSES):
                        place = BUYING + island * PURSES + purse
                        numbers[place] = max(numbers[place], gain)

    def enter_space(self, state: Vanuatu, space: i64, cost: i64) -> None:
        """What each wanted action would bring there or where the boat is, whichever is better, after paying for the voyage."""
        numbers = self.numbers
        boat = self.boat
        purse = self.purse - cost
        build: i64 = 0
        buy: i64 = 0
        draw: i64 = 0
        bring: i64 = 0
        around = TABLES.near[space] & self.land
        if around != 0:
            can_pay = min(purse, PURSES - 1)
            for island in range(ISLAND_COUNT):
                if around & numbers[SITE + island] != 0:
                    if purse >= self.hut_price:
                        build = max(build, numbers[HUT + island])
                    if purse >= DIKE_PRICE:
                        build = max(build, numbers[DIKE + island])
                    buy = max(buy, numbers[BUYING + island * PURSES + can_pay])
                    draw = max(draw, numbers[DRAWING + island])
                    bring = max(bring, numbers[BRINGING + island])
        fish = pair(state.fish, space)
        to_sell = 0 if not has(self.markets, space) else self.caught
        to_catch = 0 if not has(self.markets, space) or self.caught > 0 else max(fish, pair(state.fish, boat))
        row = space * ROW
        base = boat * ROW
        numbers[row + SELL_CATCH] = max(numbers[base + SELL_CATCH], (to_sell + to_catch) * self.fish_gain)
        numbers[row + SELL] = max(numbers[base + SELL], to_sell * self.fish_gain)
        treasure = pair(state.treasure, space) * (2 * POINT + VATU if self.role == DIVER else 2 * POINT)
        numbers[row + EXPLORE] = max(numbers[base + EXPLORE], treasure)
        numbers[row + FISH] = max(numbers[base + FISH], fish * (FISH_WORTH + POINT if self.role == FISHERMAN else FISH_WORTH))
        numbers[row + BUILD] = max(numbers[base + BUILD], build)
        numbers[row + BUY] = max(numbers[base + BUY], buy)
        numbers[row + DRAW] = max(numbers[base + DRAW], draw)
        numbers[row + TOURISTS] = max(numbers[base + TOURISTS], bring)
        numbers[row + REST] = RESTING
        numbers[TOLLS + space] = after_round(state, space, self.land, self.own) - cost * VATU

    def together(self, place: i64, planned: i64, likely: i64, before: bool) -> i64:
        """The planned actions from a space; while planning, also a part of the three best that could still be planned."""
        numbers = self.numbers
        row = place * ROW
        value: i64 = 0
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        for space in range(1, SPACE_COUNT):
            if not before and not has(planned, space):
                continue
            gain = numbers[row + space]
            if space == SELL and has(planned, FISH):
                gain = numbers[row + SELL_CATCH]
            if has(planned, space):
                value += gain * (LIKELY if has(likely, space) else UNLIKELY) // 100
            elif gain > third:
                if gain > first:
                    third = second
                    second = first
                    first = gain
                elif gain > second:
                    third = second
                    second = gain
                else:
                    third = gain
        return value + (first + second + third) * 2 // 5 + self.extra if before else value


def character_worth(state: Vanuatu, seat: i64, role: i64) -> i64:
    """Characters that help with no single action."""
    if role == NAVIGATOR:
        return 70
    if role == GOVERNOR:
        return 60
    if role == PREACHER:
        return 75
    return 15 * beggable(state, seat)
