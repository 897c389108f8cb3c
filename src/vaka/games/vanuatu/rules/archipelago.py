"""Archipelago tiles: laying them, and filling islands with goods."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vaka.games.vanuatu.rules.layout import FIRST_OCEAN, GOOD_COUNT, NOWHERE, TABLES, bit, changed, has, nibble, pair, triple
from vaka.games.vanuatu.rules.reasons import NOT_ADJACENT, NOT_PLACED, OPEN, SUBMERGED

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu


def lay_tile(state: Vanuatu, tile: i64, space: i64) -> None:
    """I.7: a new ocean gets its fish and treasures, a new island its goods."""
    state.place = changed(state.place, tile, space)
    if tile < FIRST_OCEAN:
        state.land |= bit(space)
        state.order |= tile << (state.land_count * 3)
        state.land_count += 1
        fill_island(state, tile)
        return
    state.ocean |= bit(space)
    fish = TABLES.fish[tile]
    treasures = TABLES.treasures[tile]
    state.fish |= fish << (space * 2)
    state.treasure |= treasures << (space * 2)
    state.fish_tokens -= fish
    state.treasure_tokens -= treasures
    if fish > 0:
        state.grounds |= bit(space)
    if treasures > 0:
        state.wrecks |= bit(space)


def fill_island(state: Vanuatu, island: i64) -> None:
    """Goods as the tile shows them, as far as the reserve goes."""
    for good in range(GOOD_COUNT):
        count = min(TABLES.produce[island * GOOD_COUNT + good], nibble(state.cubes, good))
        state.goods += count << ((island * GOOD_COUNT + good) * 2)
        state.cubes -= count << (good * 4)


def refill_islands(state: Vanuatu) -> None:
    """I.4: every island without any cube is filled, the printed one first, then in the order of placement."""
    for number in range(state.land_count):
        island = triple(state.order, number)
        if not has(state.submerged, island) and (state.goods >> (island * 6)) & 63 == 0:
            fill_island(state, island)


def goods_on(state: Vanuatu, island: i64, good: i64) -> i64:
    """Cubes of a good on an island."""
    return pair(state.goods, island * GOOD_COUNT + good)


def tile_at(state: Vanuatu, space: i64) -> i64:
    """The tile on a space, or NOWHERE."""
    places = state.place
    for tile in range(len(places)):
        if places[tile] == space:
            return tile
    return NOWHERE


def why_not_beside(state: Vanuatu, seat: i64, island: i64) -> i64:
    """Why the boat is not adjacent to this island."""
    if state.place[island] == NOWHERE:
        return NOT_PLACED
    if has(state.submerged, island):
        return SUBMERGED
    return OPEN if state.is_beside(seat, island) else NOT_ADJACENT
