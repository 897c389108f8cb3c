"""Rising Waters: dikes, the flood, and islands that go under."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import ending, performing, telling
from vaka.games.vanuatu.rules.archipelago import why_not_beside
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.layout import (
    AT_DIKE,
    BUILD,
    BUILD_DIKE,
    ISLAND_COUNT,
    NOWHERE,
    SIDES,
    STOP,
    TABLES,
    bit,
    field,
    has,
    nibble,
    pair,
    triple,
)
from vaka.games.vanuatu.rules.reasons import (
    DIKE_THERE,
    NO_DIKES_LEFT,
    NO_VATUS_FOR_DIKE,
    NO_WATERS,
    NOT_A_SHORE,
    OPEN,
    OTHER_ISLAND,
)

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

DIKE_PRICE: Final[i64] = BOX.dike_price
UNDER: Final[i64] = BOX.water_to_submerge
LOST: Final[i64] = BOX.islands_to_lose


def is_flood_round(number: i64) -> bool:
    """Does the threat occur in this round?"""
    return int(number) in BOX.flood_rounds


# --- Dikes ---


def shores(state: Vanuatu, island: i64) -> i64:
    """The sides of an island that border an ocean tile, as a set."""
    found: i64 = 0
    space = state.place[island]
    for side in range(SIDES):
        other = TABLES.side[space * SIDES + side]
        if other != NOWHERE and has(state.ocean, other):
            found |= bit(side)
    return found


def open_shores(state: Vanuatu, island: i64) -> i64:
    """Those of its shores that no dike protects."""
    return shores(state, island) & ~(state.dikes >> (island * SIDES))


def could_dike(state: Vanuatu, seat: i64) -> bool:
    """Is there a shore where the seat could build a dike now?"""
    if not state.with_waters or state.vatus[seat] < DIKE_PRICE or state.dike_stock == 0:
        return False
    return any(state.is_beside(seat, island) and open_shores(state, island) != 0 for island in range(ISLAND_COUNT))


def legal_dike(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """Any open shore of an adjacent island, with or without an own hut there."""
    if not state.with_waters or state.vatus[seat] < DIKE_PRICE or state.dike_stock == 0:
        return found
    for island in range(ISLAND_COUNT):
        if state.is_beside(seat, island) and (state.building == NOWHERE or state.building == island):
            sides = open_shores(state, island)
            for side in range(SIDES):
                if has(sides, side):
                    found = append(found, BUILD_DIKE + island * SIDES + side)
    return found


def why_not_dike(state: Vanuatu, seat: i64, island: i64, side: i64) -> i64:
    """Why no dike can be built on this side."""
    if not state.with_waters:
        return NO_WATERS
    reason = OPEN if state.stage == AT_DIKE else performing.why_not_act(state, seat, BUILD)
    if reason == OPEN:
        reason = why_not_beside(state, seat, island)
    if reason != OPEN:
        return reason
    if state.building != NOWHERE and state.building != island:
        return OTHER_ISLAND
    if not has(shores(state, island), side):
        return NOT_A_SHORE
    if not has(open_shores(state, island), side):
        return DIKE_THERE
    if state.dike_stock == 0:
        return NO_DIKES_LEFT
    return NO_VATUS_FOR_DIKE if state.vatus[seat] < DIKE_PRICE else OPEN


def offer_dike(state: Vanuatu, seat: i64, island: i64) -> bool:
    """After a hut: a dike on the same island may follow, if it can; is the seat asked?"""
    if not could_dike(state, seat) or open_shores(state, island) == 0:
        return False
    state.building = island
    state.stage = AT_DIKE
    return True


def build_dike(state: Vanuatu, seat: i64, island: i64, side: i64) -> None:
    """Action 2 with Rising Waters: a dike for 1 vatu, alone or after a hut."""
    if state.stage != AT_DIKE:
        performing.begin_action(state, seat, BUILD)
    state.vatus[seat] -= DIKE_PRICE
    state.dike_stock -= 1
    state.dikes |= bit(island * SIDES + side)
    state.building = NOWHERE
    if state.events is not None:
        telling.dike(state, seat, island, TABLES.side[state.place[island] * SIDES + side])
    performing.end_action(state)


def build_no_dike(state: Vanuatu, seat: i64) -> None:
    """The hut was all."""
    if state.events is not None:
        telling.on_island(state, "no-dike", seat, state.building, 0, 0)
    state.building = NOWHERE
    performing.end_action(state)


def legal_after_hut(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """A dike, or nothing more."""
    return append(legal_dike(state, seat, found), STOP)


# --- The flood ---


def rise(state: Vanuatu) -> bool:
    """One water marker for each open shore of each island; the fifth submerges it. Are all lost?"""
    if state.events is not None:
        state.report("flood", {})
    for island in range(ISLAND_COUNT):
        if state.island_at(island) == NOWHERE:
            continue
        more = sides_in(open_shores(state, island))
        level = triple(state.water, island) + more
        if level >= UNDER:
            submerge(state, island)
        elif more > 0:
            state.water += more << (island * 3)
            state.water_stock -= more
            if state.events is not None:
                telling.water(state, island, more, level)
    if sides_in(state.submerged) < LOST:
        return False
    ending.lose_together(state)
    return True


def sides_in(mask: i64) -> i64:
    """How many there are in a small set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def submerge(state: Vanuatu, island: i64) -> None:
    """Everything on the island goes: goods, tourists, drawings, dikes and water to the reserve, huts out of the game."""
    state.submerged |= bit(island)
    for good in range(3):
        state.cubes += pair(state.goods, island * 3 + good) << (good * 4)
    state.goods &= ~field(island * 6, 6)
    state.pawns += triple(state.tourists, island)
    state.tourists &= ~field(island * 3, 3)
    state.drawing_stock += pair(state.drawings, island)
    state.drawings &= ~field(island * 2, 2)
    state.water_stock += triple(state.water, island)
    state.water &= ~field(island * 3, 3)
    state.dike_stock += sides_in((state.dikes >> (island * SIDES)) & 63)
    state.dikes &= ~field(island * SIDES, SIDES)
    for seat in range(state.seats):
        lost = pair(state.huts[seat], island)
        state.drowned += lost << (seat * 4)
        state.huts[seat] &= ~field(island * 2, 2)
    if state.events is not None:
        telling.on_island(state, "submerged", NOWHERE, island, 0, 0)


def drowned_huts(state: Vanuatu, seat: i64) -> i64:
    """Huts of a seat that the sea has taken."""
    return nibble(state.drowned, seat)
