"""What the plans of a seat may bring in Vanuatu, where its boat is and wherever it can sail, in hundredths of a point."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.judge.appraising import DIKE_PRICE, POINT, dike_prospect, hut_worth, rounds_left
from vaka.games.vanuatu.judge.chances import Chances
from vaka.games.vanuatu.judge.outlook import after_round, character_worth, dry_land, own_land, role_of
from vaka.games.vanuatu.judge.weights import WEIGHTS
from vaka.games.vanuatu.rules.actions import AT_PERFORMING
from vaka.games.vanuatu.rules.box import (
    ALL_ACTIONS,
    ARTIST,
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
    GUIDE,
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
    ActionSpace,
    ActionSpaces,
    Island,
    Seat,
    Space,
    spread,
)
from vaka.games.vanuatu.rules.packed import ZERO, bit, has
from vaka.games.vanuatu.rules.pieces import (
    count_of,
    drawings_on,
    fish_at,
    fish_price,
    goods_on,
    huts_of,
    huts_on,
    island_at,
    treasure_at,
)
from vaka.games.vanuatu.rules.players import neutral_on, planned
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import OPEN
from vaka.games.vanuatu.rules.rounds.ships import export_points, ship_for
from vaka.games.vanuatu.rules.tiles import worth
from vaka.games.vanuatu.rules.turns import building, drawing, touring
from vaka.games.vanuatu.rules.turns.sailing import ring, rings

# Where things stand in a chart's numbers: a row for each space, and what can be had island by island.
SELL_CATCH: Final[i64] = (
    0  # in the row's first place, where no gain of sailing stands: the gain of selling what is yet to be caught
)
DRAWINGS: Final[i64] = 9  # in the row behind the gains: how many drawings there is room for,
PURSE: Final[i64] = 10  # what is left to spend there,
BUILD_COST: Final[i64] = 11  # and what the best building and the best cube cost
BUY_COST: Final[i64] = 12
ROW: Final[i64] = 13
TOLLS: Final[i64] = ROW * CELLS  # what it takes to be at a space, and what being there is worth later
SITE: Final[i64] = TOLLS + CELLS  # the island's space, as a set
HUT: Final[i64] = SITE + ISLAND_COUNT
DIKE: Final[i64] = HUT + ISLAND_COUNT
DRAWING: Final[i64] = DIKE + ISLAND_COUNT
BRINGING: Final[i64] = DRAWING + ISLAND_COUNT
BUYING: Final[i64] = BRINGING + ISLAND_COUNT  # the best cube for nothing, for up to 1, 2 and 3 vatus
PURSES: Final[i64] = 4
NUMBERS: Final[i64] = BUYING + ISLAND_COUNT * PURSES


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


def chart_of(position: VanuatuPosition, seat: Seat) -> Chart:
    """The seat's chart: that of the position before if only markers were placed since, or a new one."""
    kept = cast("Chart | None", position.notes)
    if kept is not None and kept.seat == seat:
        return kept
    made = Chart(position, seat)
    position.notes = made
    return made


def plans(position: VanuatuPosition, seat: Seat, chart: Chart) -> i64:
    """The best that the planned actions may bring, with one voyage if there is one; before planning, a part of what could be."""
    boat = position.boat[seat]
    if boat == NOWHERE:
        return 0
    mine = planned(position, seat)
    before = position.stage < AT_PERFORMING
    if mine == 0 and not before:
        return after_round(position, boat, chart.land, chart.own)
    chart.chart_boat(position, ALL_ACTIONS if before else mine)
    chances = Chances(position, seat, mine)
    found = chart.together(position, boat, mine, chances, before) + chart.numbers[TOLLS + boat]
    sails = has(mine, SAIL)
    if not sails and not before:
        return found
    chart.chart_voyages(position)
    spare = ZERO if sails else WEIGHTS.unplanned
    best = found - WEIGHTS.sail if sails else found
    reach = chart.reach
    space: i64 = 0
    while reach != 0:
        if reach & 1:
            best = max(best, chart.together(position, space, mine, chances, before) + chart.numbers[TOLLS + space] - spare)
        reach >>= 1
        space += 1
    return found + (best - found) * chances.of(SAIL) // 100 if sails else best


class Chart:
    """What a seat can gain by each action at its boat and wherever it can sail. Placing markers does not change it."""

    def __init__(self, position: VanuatuPosition, seat: Seat) -> None:
        self.seat: i64 = seat
        self.value: i64 = 0
        self.is_valued = False
        self.boat: i64 = position.boat[seat]
        self.purse: i64 = position.vatus[seat]
        self.wealth: i64 = self.purse + worth(position.treasure_tiles[seat])  # treasures can be sold at any time
        self.role: i64 = role_of(position, seat)
        self.hut_price: i64 = building.BUILDER_PRICE if self.role == BUILDER else building.HUT_PRICE
        self.extra: i64 = character_worth(position, seat, self.role)
        self.land: i64 = dry_land(position)
        self.own: i64 = own_land(position, seat)
        self.markets: i64 = 65535 if self.role == VENDOR else spread(self.own)
        self.caught: i64 = worth(position.fish_tiles[seat])
        kept = WEIGHTS.fish if rounds_left(position) > 0 else WEIGHTS.last_fish
        self.fish_gain: i64 = max(0, fish_price(position) * (WEIGHTS.vatu + WEIGHTS.fish_sale) - kept)
        self.numbers: vec[i64] = BLANK.numbers
        self.wanted: i64 = 0  # the actions that are charted
        self.reach: i64 = 0  # the spaces, apart from the boat's, that are

    def chart_boat(self, position: VanuatuPosition, wanted: i64) -> None:
        """Enter these actions island by island, and where the boat is."""
        if wanted & ~self.wanted == 0:
            return
        self.wanted = wanted
        self.reach = 0
        self.numbers = BLANK.numbers[:]
        for island in range(ISLAND_COUNT):
            space = island_at(position, island)
            if space != NOWHERE:
                self.numbers[SITE + island] = bit(space)
                self.enter_island(position, island)
        if has(wanted, BUY):
            self.enter_goods(position)
        self.enter_space(position, self.boat, 0)

    def chart_voyages(self, position: VanuatuPosition) -> None:
        """Enter wherever the boat can sail to."""
        if self.reach != 0:
            return
        around = rings(position, self.boat)
        for steps in range(1, 4):
            cost = ZERO if self.role == NAVIGATOR else steps
            if cost > self.wealth:
                break
            ends = ring(around, steps)
            self.reach |= ends
            for space in range(CELLS):
                if has(ends, space):
                    self.enter_space(position, space, cost)

    def enter_island(self, position: VanuatuPosition, island: Island) -> None:
        """What build, draw and tourists would bring there, money apart."""
        seat = self.seat
        numbers = self.numbers
        if has(self.wanted, BUILD):
            if position.with_waters:
                numbers[DIKE + island] = dike_prospect(position, seat, island)
            if building.why_no_site(position, seat, island) == OPEN:
                first = WEIGHTS.market if position.huts[seat] == 0 and rounds_left(position) > 0 else ZERO
                numbers[HUT + island] = max(0, hut_worth(position, island) + first - self.hut_price * WEIGHTS.vatu)
        if has(self.wanted, DRAW) and drawing.why_no_site(position, island) == OPEN:
            numbers[DRAWING + island] = POINT * (drawing.ARTIST_POINTS if self.role == ARTIST else drawing.DRAWING_POINTS)
        if has(self.wanted, TOURISTS) and touring.why_no_room(position, island) == OPEN:
            guided = touring.GUIDE_POINTS * drawings_on(position, island) * POINT if self.role == GUIDE else ZERO
            numbers[BRINGING + island] = (
                huts_on(position, island) * WEIGHTS.vatu + huts_of(position, seat, island) * 2 * POINT + guided
            )

    def enter_goods(self, position: VanuatuPosition) -> None:
        """What the best cube of each island would bring, if a ship wants it, by what is in the purse."""
        numbers = self.numbers
        for good in range(GOOD_COUNT):
            slot = ship_for(position, good)
            if slot == NOWHERE:
                continue
            gain = export_points(position, good, slot) * POINT - TABLES.price[good] * WEIGHTS.vatu
            if self.role == BUYER and count_of(position.cubes, good) > 0:
                gain += TABLES.points[good] * POINT
            for island in range(ISLAND_COUNT):
                if goods_on(position, island, good) > 0:
                    for purse in range(TABLES.price[good], PURSES):
                        place = BUYING + island * PURSES + purse
                        numbers[place] = max(numbers[place], gain)

    def enter_space(self, position: VanuatuPosition, space: Space, cost: i64) -> None:
        """What each wanted action would bring there or where the boat is, whichever is better, after paying for the voyage."""
        numbers = self.numbers
        weights = WEIGHTS
        boat = self.boat
        purse = max(0, self.purse - cost)
        wealth = self.wealth - cost
        build: i64 = 0
        build_cost: i64 = 0
        buy_cost: i64 = 0
        drawings: i64 = 0
        buy: i64 = 0
        draw: i64 = 0
        bring: i64 = 0
        around = TABLES.near[space] & self.land
        if around != 0:
            hut_sale = max(0, self.hut_price - purse) * weights.sale
            dike_sale = max(0, DIKE_PRICE - purse) * weights.sale
            for island in range(ISLAND_COUNT):
                if around & numbers[SITE + island] != 0:
                    if wealth >= self.hut_price and numbers[HUT + island] - hut_sale > build:
                        build = numbers[HUT + island] - hut_sale
                        build_cost = self.hut_price
                    if wealth >= DIKE_PRICE and numbers[DIKE + island] - dike_sale > build:
                        build = numbers[DIKE + island] - dike_sale
                        build_cost = DIKE_PRICE
                    if purse >= self.hut_price + DIKE_PRICE and numbers[HUT + island] + numbers[DIKE + island] > build:
                        build = numbers[HUT + island] + numbers[DIKE + island]
                        build_cost = self.hut_price + DIKE_PRICE
                    for price in range(1, PURSES):
                        gain = numbers[BUYING + island * PURSES + price] - max(0, price - purse) * weights.sale
                        if price <= wealth and gain > buy:
                            buy = gain
                            buy_cost = price
                    if numbers[DRAWING + island] > 0:
                        draw = max(draw, numbers[DRAWING + island])
                        drawings += TABLES.drawing_sites[island] - drawings_on(position, island)
                    bring = max(bring, numbers[BRINGING + island])
        fish = fish_at(position, space)
        to_sell = ZERO if not has(self.markets, space) else self.caught
        to_catch = ZERO if not has(self.markets, space) or self.caught > 0 else max(fish, fish_at(position, boat))
        row = space * ROW
        base = boat * ROW
        numbers[row + SELL_CATCH] = max(numbers[base + SELL_CATCH], (to_sell + to_catch) * self.fish_gain)
        numbers[row + SELL] = max(numbers[base + SELL], to_sell * self.fish_gain)
        treasure = treasure_at(position, space) * (2 * POINT + weights.vatu if self.role == DIVER else 2 * POINT)
        numbers[row + EXPLORE] = max(numbers[base + EXPLORE], treasure)
        numbers[row + FISH] = max(numbers[base + FISH], fish * (weights.fish + POINT if self.role == FISHERMAN else weights.fish))
        numbers[row + BUILD] = max(numbers[base + BUILD], build)
        numbers[row + BUY] = max(numbers[base + BUY], buy)
        numbers[row + DRAW] = max(numbers[base + DRAW], draw)
        numbers[row + TOURISTS] = max(numbers[base + TOURISTS], bring)
        numbers[row + REST] = weights.resting
        numbers[row + DRAWINGS] = drawings if draw > 0 else numbers[base + DRAWINGS]
        numbers[row + PURSE] = wealth
        numbers[row + BUILD_COST] = build_cost if build >= numbers[base + BUILD] else numbers[base + BUILD_COST]
        numbers[row + BUY_COST] = buy_cost if buy >= numbers[base + BUY] else numbers[base + BUY_COST]
        numbers[TOLLS + space] = after_round(position, space, self.land, self.own) - cost * weights.vatu

    def together(self, position: VanuatuPosition, place: i64, planned: ActionSpaces, chances: Chances, before: bool) -> i64:
        """The planned actions from a space; while planning, also a part of the best that could still be planned."""
        numbers = self.numbers
        row = place * ROW
        value: i64 = 0
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        for space in range(1, SPACE_COUNT):
            if has(planned, space):
                value += self.gain(position, place, space, planned, chances) * chances.of(space) // 100
                continue
            if not before:
                continue
            gain = numbers[row + space]
            if position.neutral != 0:
                gain = gain * (4 - min(3, neutral_on(position, space))) // 4
            if gain > third:
                if gain > first:
                    third = second
                    second = first
                    first = gain
                elif gain > second:
                    third = second
                    second = gain
                else:
                    third = gain
        if not before:
            return value
        left = chances.left
        if left > 0:
            value += first * WEIGHTS.best_open // 100
        if left > 1:
            value += second * WEIGHTS.second_open // 100
        if left > 2:
            value += third * WEIGHTS.third_open // 100
        return value + self.extra

    def gain(self, position: VanuatuPosition, place: i64, space: ActionSpace, planned: ActionSpaces, chances: Chances) -> i64:
        """What a planned action brings from there, after those who act there first, and with what other plans cost."""
        numbers = self.numbers
        row = place * ROW
        found = numbers[row + space]
        if found == 0 or space == REST:
            return found
        if space == SELL:
            return numbers[row + SELL_CATCH] if has(planned, FISH) else found
        before = chances.before(space)
        if space == TOURISTS and before >= position.office:
            return 0
        if space == DRAW and before >= numbers[row + DRAWINGS]:
            return found * WEIGHTS.out_of_reach // 100
        if space == FISH and has(chances.fishers, place):
            return max(0, found - before * WEIGHTS.fish)
        if space == EXPLORE and has(chances.divers, place):
            return max(0, found - before * 2 * POINT)
        if (space == FISH or space == EXPLORE) and has(chances.crowded, place):
            return found * WEIGHTS.crowd // 100
        if (space == BUY and has(planned, BUILD)) or (space == BUILD and has(planned, BUY)):
            other = numbers[row + BUILD + BUY - space]
            cost = numbers[row + BUY_COST] + numbers[row + BUILD_COST]
            is_less = other > found or (other == found and space == BUY)
            if is_less and cost > numbers[row + PURSE] and not has(planned, SELL):
                return found * WEIGHTS.out_of_reach // 100
        return found
