"""Selling fish (5), buying and exporting goods (6), and the ships."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import performing, telling
from vaka.games.vanuatu.rules.archipelago import goods_on, why_not_beside
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.layout import (
    BUY,
    BUY_GOOD,
    BUYER,
    FROM_EXPORTS,
    GOOD_COUNT,
    ISLAND_COUNT,
    NOWHERE,
    SELL,
    TABLES,
    VENDOR,
    bit,
    nibble,
    pair,
    sale_id,
    worth,
)
from vaka.games.vanuatu.rules.reasons import NO_FISH_TILES, NO_GOOD, NO_HUT_HERE, NO_SUCH_SALE, NO_VATUS_FOR_GOOD, OPEN

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

SHIP_BONUS: Final[i64] = BOX.ship_bonus
SLOTS: Final[i64] = BOX.ships_shown
LAST_PRICE: Final[i64] = len(BOX.fish_market) - 1


# --- 5: sell fish ---


def is_beside_own_hut(state: Vanuatu, seat: i64) -> bool:
    """Is the boat adjacent to an island with a hut of the seat's colour?"""
    return any(pair(state.huts[seat], island) > 0 and state.is_beside(seat, island) for island in range(ISLAND_COUNT))


def has_market(state: Vanuatu, seat: i64) -> bool:
    """Can the seat sell where its boat is? The Vendor can anywhere."""
    return state.helps(seat, VENDOR) or is_beside_own_hut(state, seat)


def legal_sell(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """One or more of the own fish tiles, whichever."""
    tiles = state.fish_tiles[seat]
    if tiles == 0 or not has_market(state, seat):
        return found
    for ones in range(nibble(tiles, 0) + 1):
        for twos in range(nibble(tiles, 1) + 1):
            for threes in range(nibble(tiles, 2) + 1):
                if ones + twos + threes > 0:
                    found = append(found, sale_id(ones, twos, threes))
    return found


def why_not_sell(state: Vanuatu, seat: i64, counts: i64) -> i64:
    """Why these tiles cannot be sold."""
    reason = performing.why_not_act(state, seat, SELL)
    if reason != OPEN:
        return reason
    tiles = state.fish_tiles[seat]
    if tiles == 0:
        return NO_FISH_TILES
    if not has_market(state, seat):
        return NO_HUT_HERE
    if counts == 0:
        return NO_SUCH_SALE
    for value in range(3):
        if nibble(counts, value) > nibble(tiles, value):
            return NO_SUCH_SALE
    return OPEN


def sell(state: Vanuatu, seat: i64, counts: i64) -> None:
    """Action 5: each tile brings its value times the price; after all sales the price falls one step, never below 1."""
    vatus = worth(counts) * state.fish_price()
    performing.begin_action(state, seat, SELL)
    state.fish_tiles[seat] -= counts
    state.fish_gone += counts
    if state.price < LAST_PRICE:
        state.price += 1
    if state.events is not None:
        telling.sale(state, seat, counts, vatus)
    state.gain_vatus(seat, vatus)
    performing.end_action(state)


# --- 6: buy and export goods ---


def could_buy(state: Vanuatu, seat: i64) -> bool:
    """Is there a cube that the seat could buy now?"""
    for island in range(ISLAND_COUNT):
        if state.is_beside(seat, island):
            for good in range(GOOD_COUNT):
                if goods_on(state, island, good) > 0 and state.vatus[seat] >= TABLES.price[good]:
                    return True
    return False


def legal_buy(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """Any affordable cube of an adjacent island, even one that no ship wants (ruling 6)."""
    for island in range(ISLAND_COUNT):
        if state.is_beside(seat, island):
            for good in range(GOOD_COUNT):
                if goods_on(state, island, good) > 0 and state.vatus[seat] >= TABLES.price[good]:
                    found = append(found, BUY_GOOD + island * GOOD_COUNT + good)
    return found


def why_not_buy(state: Vanuatu, seat: i64, island: i64, good: i64) -> i64:
    """Why this good cannot be bought there."""
    reason = performing.why_not_act(state, seat, BUY)
    if reason == OPEN:
        reason = why_not_beside(state, seat, island)
    if reason != OPEN:
        return reason
    if goods_on(state, island, good) == 0:
        return NO_GOOD
    return NO_VATUS_FOR_GOOD if state.vatus[seat] < TABLES.price[good] else OPEN


def buy(state: Vanuatu, seat: i64, island: i64, good: i64) -> None:
    """Action 6: the cube is paid and exported; the Buyer exports a second one from the reserve, free."""
    second = state.helps(seat, BUYER)
    performing.begin_action(state, seat, BUY)
    state.vatus[seat] -= TABLES.price[good]
    state.goods -= bit((island * GOOD_COUNT + good) * 2)
    if state.events is not None:
        telling.purchase(state, seat, island, good)
    export(state, seat, good)
    if second and nibble(state.cubes, good) > 0:
        state.cubes -= bit(good * 4)
        export(state, seat, good)
    performing.end_action(state)


def export(state: Vanuatu, seat: i64, good: i64) -> None:
    """Onto the topmost ship that still wants it, for points and a bonus for the last cube; without demand it is lost."""
    slot = ship_for(state, good)
    if slot == NOWHERE:
        state.cubes += bit(good * 4)
        if state.events is not None:
            telling.export(state, seat, good, slot, 0)
        return
    points = export_points(state, good, slot)
    state.holds += bit((slot * GOOD_COUNT + good) * 2)
    state.gain_prosperity(seat, points, FROM_EXPORTS)
    if state.events is not None:
        telling.export(state, seat, good, slot, points)


def export_points(state: Vanuatu, good: i64, slot: i64) -> i64:
    """The points for a cube that goes onto the ship in this slot."""
    left: i64 = 0
    for other in range(GOOD_COUNT):
        left += wants(state, slot, other)
    return TABLES.points[good] + (SHIP_BONUS if left == 1 else 0)


# --- Ships ---


def ship_in(state: Vanuatu, slot: i64) -> i64:
    """The kind of ship in a slot, or NOWHERE."""
    return nibble(state.ships, slot) - 1


def wants(state: Vanuatu, slot: i64, good: i64) -> i64:
    """How many more cubes of a good the ship in this slot wants."""
    kind = ship_in(state, slot)
    if kind == NOWHERE:
        return 0
    return TABLES.wanted[kind * GOOD_COUNT + good] - pair(state.holds, slot * GOOD_COUNT + good)


def ship_for(state: Vanuatu, good: i64) -> i64:
    """The topmost ship with unfulfilled demand for a good, or NOWHERE."""
    for slot in range(SLOTS):
        if wants(state, slot, good) > 0:
            return slot
    return NOWHERE


def is_full(state: Vanuatu, slot: i64) -> bool:
    """Does the ship in this slot want nothing more?"""
    return all(wants(state, slot, good) <= 0 for good in range(GOOD_COUNT))


def has_berth(state: Vanuatu) -> bool:
    """Is a slot empty? New ships come in at the bottom."""
    return ship_in(state, SLOTS - 1) == NOWHERE


def moor(state: Vanuatu, kind: i64) -> None:
    """The ship takes the first empty slot."""
    for slot in range(SLOTS):
        if ship_in(state, slot) == NOWHERE:
            state.ships |= (kind + 1) << (slot * 4)
            return


def dismiss_full_ship(state: Vanuatu) -> bool:
    """I.3: the first full ship leaves, its cubes return to the reserve, and those below it move up; was there one?"""
    for slot in range(SLOTS):
        kind = ship_in(state, slot)
        if kind != NOWHERE and is_full(state, slot):
            for good in range(GOOD_COUNT):
                state.cubes += pair(state.holds, slot * GOOD_COUNT + good) << (good * 4)
            state.discards += bit(kind * 4)
            state.ships = close_gap(state.ships, slot * 4, 4)
            state.holds = close_gap(state.holds, slot * 6, 6)
            return True
    return False


def close_gap(packed: i64, start: i64, width: i64) -> i64:
    """Take out a field of bits: those above it move down."""
    below = packed & (bit(start) - 1)
    return below | ((packed >> (start + width)) << start)
