"""What the plans of a seat may bring in Vanuatu, where its boat is and wherever it can sail, in hundredths of a point."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu import islands, performing, trading, waters
from vaka.games.vanuatu.appraising import DIKE_PRICE, POINT, VATU, dike_prospect, hut_worth, rounds_left
from vaka.games.vanuatu.asides import beggable
from vaka.games.vanuatu.components import BOX
from vaka.games.vanuatu.layout import (
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
from vaka.games.vanuatu.oceans import rings

if TYPE_CHECKING:
    from vaka.games.vanuatu.state import Vanuatu

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

# Where things stand in a Chart's numbers: gains of the actions at the boat and elsewhere, then island by island.
HERE: Final[i64] = 0
THERE: Final[i64] = 9
CHANCES: Final[i64] = 18
GOODS: Final[i64] = 27
SITE: Final[i64] = 30  # the island's space, as a set
HUT: Final[i64] = 35
DIKE: Final[i64] = 40
DRAWING: Final[i64] = 45
BRINGING: Final[i64] = 50
NUMBERS: Final[i64] = 55


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


def plans(state: Vanuatu, seat: i64) -> i64:
    """The best that the planned actions may bring, with one voyage if there is one; before planning, a part of what could be."""
    boat = state.boat[seat]
    if boat == NOWHERE:
        return 0
    planned = performing.planned(state, seat)
    before = state.stage < AT_PERFORMING
    land = dry_land(state)
    own = own_land(state, seat)
    if planned == 0 and not before:
        return after_round(state, boat, land, own)
    chart = Chart(state, seat, boat, planned, before, own)
    purse = state.vatus[seat]
    chart.look(boat, purse, HERE)
    sails = has(planned, SAIL)
    found = chart.together(HERE) + after_round(state, boat, land, own)
    if not sails and not before:
        return found
    if sails:
        found -= 40
    reach = rings(state, boat)
    free = chart.role == NAVIGATOR
    for steps in range(1, 4):
        cost = 0 if free else steps
        if cost > purse:
            break
        ring = (reach >> ((steps - 1) * 16)) & 65535
        for space in range(CELLS):
            if has(ring, space):
                chart.look(space, purse - cost, THERE)
                value = chart.together(THERE) - cost * VATU + after_round(state, space, land, own)
                if not sails:
                    value -= 60
                found = max(found, value)
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
    """What a seat can gain by each action on each island, and with that at each place."""

    def __init__(self, state: Vanuatu, seat: i64, boat: i64, planned: i64, before: bool, own: i64) -> None:
        self.state = state
        self.boat: i64 = boat
        self.planned: i64 = planned
        self.before = before
        self.wanted: i64 = ALL_ACTIONS if before else planned
        self.role: i64 = role_of(state, seat)
        self.hut_price: i64 = BUILDER_PRICE if self.role == BUILDER else HUT_PRICE
        self.extra: i64 = character_worth(state, seat, self.role) if before else 0
        self.markets: i64 = 65535 if self.role == VENDOR else spread(own)
        self.caught: i64 = worth(state.fish_tiles[seat])
        self.fishes = has(planned, FISH)
        self.fish_gain: i64 = max(0, state.fish_price() * (VATU + 8) - (FISH_WORTH if rounds_left(state) > 0 else LAST_FISH_WORTH))
        self.numbers: vec[i64] = BLANK.numbers[:]
        self.enter_chances(seat)
        for island in range(ISLAND_COUNT):
            space = state.island_at(island)
            if space != NOWHERE:
                self.numbers[SITE + island] = bit(space)
                self.enter_island(seat, island)
        if has(self.wanted, BUY):
            self.enter_goods()

    def enter_chances(self, seat: i64) -> None:
        """How likely each planned action is to come about, in per cent."""
        for space in range(1, SPACE_COUNT):
            if has(self.planned, space):
                self.numbers[CHANCES + space] = LIKELY if performing.holds_majority(self.state, seat, space) else UNLIKELY

    def enter_island(self, seat: i64, island: i64) -> None:
        """What build, draw and tourists would bring there, money apart."""
        state = self.state
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

    def enter_goods(self) -> None:
        """What a cube of each good would bring, if a ship wants it."""
        state = self.state
        for good in range(GOOD_COUNT):
            slot = trading.ship_for(state, good)
            if slot != NOWHERE:
                gain = trading.export_points(state, good, slot) * POINT - TABLES.price[good] * VATU
                if self.role == BUYER and nibble(state.cubes, good) > 0:
                    gain += TABLES.points[good] * POINT
                self.numbers[GOODS + good] = max(0, gain)

    def look(self, place: i64, purse: i64, side: i64) -> None:
        """Enter what each wanted action would bring at a place, with so much in the purse."""
        state = self.state
        numbers = self.numbers
        tokens = pair(state.treasure, place)
        numbers[side + EXPLORE] = tokens * (2 * POINT + VATU if self.role == DIVER else 2 * POINT)
        tokens = pair(state.fish, place)
        numbers[side + FISH] = tokens * (FISH_WORTH + POINT if self.role == FISHERMAN else FISH_WORTH)
        numbers[side + REST] = RESTING
        numbers[side + SELL] = self.to_sell(place) * self.fish_gain if has(self.markets, place) else 0
        numbers[side + BUILD] = 0
        numbers[side + BUY] = 0
        numbers[side + DRAW] = 0
        numbers[side + TOURISTS] = 0
        around = TABLES.near[place]
        for island in range(ISLAND_COUNT):
            if around & numbers[SITE + island] != 0:
                self.look_at_island(island, purse, side)

    def to_sell(self, place: i64) -> i64:
        """Fish: those caught, or a catch planned before that may be sold in the same round."""
        if self.caught > 0 or not self.fishes:
            return self.caught
        return max(pair(self.state.fish, place), pair(self.state.fish, self.boat))

    def look_at_island(self, island: i64, purse: i64, side: i64) -> None:
        """The better of this island and those before."""
        numbers = self.numbers
        if purse >= self.hut_price:
            numbers[side + BUILD] = max(numbers[side + BUILD], numbers[HUT + island])
        if purse >= DIKE_PRICE:
            numbers[side + BUILD] = max(numbers[side + BUILD], numbers[DIKE + island])
        numbers[side + DRAW] = max(numbers[side + DRAW], numbers[DRAWING + island])
        numbers[side + TOURISTS] = max(numbers[side + TOURISTS], numbers[BRINGING + island])
        cubes = (self.state.goods >> (island * GOOD_COUNT * 2)) & 63
        if cubes == 0 or not has(self.wanted, BUY):
            return
        for good in range(GOOD_COUNT):
            if pair(cubes, good) > 0 and purse >= TABLES.price[good]:
                numbers[side + BUY] = max(numbers[side + BUY], numbers[GOODS + good])

    def together(self, side: i64) -> i64:
        """The planned actions, each at the better of two places; while planning, also the three best that could yet be planned."""
        numbers = self.numbers
        value: i64 = 0
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        for space in range(1, SPACE_COUNT):
            gain = max(numbers[HERE + space], numbers[side + space])
            likely = numbers[CHANCES + space]
            if likely > 0:
                value += gain * likely // 100
            elif gain > first:
                third = second
                second = first
                first = gain
            elif gain > second:
                third = second
                second = gain
            elif gain > third:
                third = gain
        return value + (first + second + third) * 2 // 5 + self.extra if self.before else value


def character_worth(state: Vanuatu, seat: i64, role: i64) -> i64:
    """Characters that help with no single action."""
    if role == NAVIGATOR:
        return 70
    if role == GOVERNOR:
        return 60
    if role == PREACHER:
        return 75
    return 15 * beggable(state, seat)
