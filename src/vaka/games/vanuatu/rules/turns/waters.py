"""Rising Waters (§12): dikes, the flood, and islands that go under."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import BUILD_DIKE
from vaka.games.vanuatu.rules.box import BOX, GOOD_COUNT, ISLAND_COUNT, NOWHERE, SIDES, Island, Seat, Side, Space, faced
from vaka.games.vanuatu.rules.packed import bit, has, size_of
from vaka.games.vanuatu.rules.pieces import (
    add_cubes,
    add_dike,
    add_water,
    clear_island,
    dikes_on,
    drawings_on,
    goods_on,
    huts_of,
    island_at,
    tourists_on,
    water_on,
)
from vaka.games.vanuatu.rules.players import drown_huts
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import (
    DIKE_THERE,
    NO_DIKES_LEFT,
    NO_VATUS_FOR_DIKE,
    NO_WATERS,
    NOT_A_SHORE,
    NOT_PLACED,
    OPEN,
    OTHER_ISLAND,
    Reason,
)
from vaka.games.vanuatu.rules.rounds.archipelago import why_not_beside

DIKE_PRICE: Final[i64] = BOX.dike_price
UNDER: Final[i64] = BOX.water_to_submerge
LOST: Final[i64] = BOX.islands_to_lose


# --- Dikes ---


def is_shore(position: VanuatuPosition, island: Island, side: Side) -> bool:
    """§12: does this side of an island border an ocean tile?"""
    other = faced(position.place[island], side)
    return other != NOWHERE and has(position.ocean, other)


def shores(position: VanuatuPosition, island: Island) -> i64:
    """§12: the sides of an island that border an ocean tile, as a set."""
    found: i64 = 0
    for side in range(SIDES):
        if is_shore(position, island, side):
            found |= bit(side)
    return found


def open_shores(position: VanuatuPosition, island: Island) -> i64:
    """§12: those of its shores that no dike protects, as a set."""
    return shores(position, island) & ~dikes_on(position, island)


def why_no_shore(position: VanuatuPosition, island: Island) -> Reason:
    """§12: why no dike can stand on any side of this island, wherever the boat is and whatever can be paid."""
    if not position.with_waters:
        return NO_WATERS
    if position.dike_stock == 0:
        return NO_DIKES_LEFT
    if open_shores(position, island) != 0:
        return OPEN
    return DIKE_THERE if shores(position, island) != 0 else NOT_A_SHORE


def why_no_dike_beside(position: VanuatuPosition, island: Island, here: Space) -> Reason:
    """§12: why a boat on this space can build a dike on no side of this island; after a hut only on the same island."""
    if not position.with_waters:
        return NO_WATERS
    reason = why_not_beside(position, here, island)
    if reason != OPEN:
        return reason
    return OTHER_ISLAND if position.building != NOWHERE and position.building != island else OPEN


def why_not_side(position: VanuatuPosition, island: Island, side: Side, purse: i64) -> Reason:
    """§12: why with this purse no dike can be built on this side, wherever the boat is."""
    if not is_shore(position, island, side):
        return NOT_A_SHORE
    if has(dikes_on(position, island), side):
        return DIKE_THERE
    if position.dike_stock == 0:
        return NO_DIKES_LEFT
    return NO_VATUS_FOR_DIKE if purse < DIKE_PRICE else OPEN


def why_no_dike_on(position: VanuatuPosition, island: Island, here: Space, purse: i64) -> Reason:
    """§12: why it can build a dike on no side of this island: the reason of the side that is nearest to being open."""
    nearest = why_no_dike_beside(position, island, here)
    if nearest != OPEN:
        return nearest
    for side in range(SIDES):
        reason = why_not_side(position, island, side, purse)
        if reason == OPEN:
            return OPEN
        nearest = max(nearest, reason)
    return nearest


def why_no_dike(position: VanuatuPosition, here: Space, purse: i64) -> Reason:
    """§12: why it can build a dike nowhere: the reason of the island that is nearest to being open."""
    nearest: i64 = NOT_PLACED
    for island in range(ISLAND_COUNT):
        reason = why_no_dike_on(position, island, here, purse)
        if reason == OPEN:
            return OPEN
        nearest = max(nearest, reason)
    return nearest


def legal_dike(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§12: any open shore of an adjacent island, with or without an own hut there."""
    if not position.with_waters:
        return found
    for island in range(ISLAND_COUNT):
        if why_no_dike_beside(position, island, position.boat[seat]) != OPEN:
            continue
        for side in range(SIDES):
            if why_not_side(position, island, side, position.vatus[seat]) == OPEN:
                found = append(found, BUILD_DIKE + island * SIDES + side)
    return found


def why_not_dike(position: VanuatuPosition, seat: Seat, island: Island, side: Side) -> Reason:
    """§12: why the seat cannot build a dike on this side."""
    reason = why_no_dike_beside(position, island, position.boat[seat])
    return reason if reason != OPEN else why_not_side(position, island, side, position.vatus[seat])


def build_dike(position: VanuatuPosition, seat: Seat, island: Island, side: Side) -> None:
    """§12: a dike for 1 vatu, alone or after a hut."""
    position.vatus[seat] -= DIKE_PRICE
    position.dike_stock -= 1
    add_dike(position, island, side)
    position.building = NOWHERE
    telling.dike(position, seat, island, faced(position.place[island], side))


def build_no_dike(position: VanuatuPosition, seat: Seat) -> None:
    """§12: the hut was all."""
    telling.on_island(position, "no-dike", "dikes", seat, position.building, 0, 0)
    position.building = NOWHERE


# --- The flood ---


def count_action(position: VanuatuPosition) -> bool:
    """§12: a performed action counts for the waters. Was it the last before they rise?"""
    if position.die == 0:
        return False
    position.die -= 1
    return position.die == 0


def rise(position: VanuatuPosition) -> None:
    """§12: one water marker for each open shore of each island; the fifth submerges it."""
    telling.flood(position)
    for island in range(ISLAND_COUNT):
        if island_at(position, island) == NOWHERE:
            continue
        more = size_of(open_shores(position, island))
        level = water_on(position, island) + more
        if level >= UNDER:
            submerge(position, island)
        elif more > 0:
            add_water(position, island, more)
            position.water_stock -= more
            telling.water(position, island, more, level)


def submerge(position: VanuatuPosition, island: Island) -> None:
    """§12: everything on the island goes: goods, tourists, drawings, dikes and water to the reserve, huts out of the game."""
    position.submerged |= bit(island)
    for good in range(GOOD_COUNT):
        add_cubes(position, good, goods_on(position, island, good))
    position.pawns += tourists_on(position, island)
    position.drawing_stock += drawings_on(position, island)
    position.water_stock += water_on(position, island)
    position.dike_stock += size_of(dikes_on(position, island))
    for seat in range(position.seats):
        drown_huts(position, seat, huts_of(position, seat, island))
    clear_island(position, island)
    telling.submerged(position, island)


def is_lost(position: VanuatuPosition) -> bool:
    """§12: three islands are submerged, and everybody has lost."""
    return size_of(position.submerged) >= LOST
