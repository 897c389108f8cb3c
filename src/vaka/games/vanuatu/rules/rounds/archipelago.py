"""Archipelago tiles: what comes with a new one (§4.7), how islands are filled again (§4.4), and what a boat is next to (§8)."""

from __future__ import annotations

from vaka.games.vanuatu.rules.box import FIRST_OCEAN, GOOD_COUNT, NOWHERE, TABLES, Island, Space, Tile
from vaka.games.vanuatu.rules.pieces import (
    add_cubes,
    add_goods,
    count_of,
    has_goods,
    is_beside,
    is_submerged,
    island_in_order,
    lay,
    note_island,
    put_fish,
    put_treasure,
)
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import NOT_ADJACENT, NOT_PLACED, OPEN, SUBMERGED, Reason


def lay_tile(position: VanuatuPosition, tile: Tile, space: Space) -> None:
    """§4.7: a new ocean gets its fish and treasures, a new island its goods."""
    lay(position, tile, space)
    if tile < FIRST_OCEAN:
        note_island(position, tile)
        fill_island(position, tile)
        return
    fish = TABLES.fish[tile]
    treasures = TABLES.treasures[tile]
    put_fish(position, space, fish)
    put_treasure(position, space, treasures)
    position.fish_tokens -= fish
    position.treasure_tokens -= treasures


def fill_island(position: VanuatuPosition, island: Island) -> None:
    """§4.4: goods as the tile shows them, as far as the reserve goes."""
    for good in range(GOOD_COUNT):
        count = min(TABLES.produce[island * GOOD_COUNT + good], count_of(position.cubes, good))
        add_goods(position, island, good, count)
        add_cubes(position, good, -count)


def refill_islands(position: VanuatuPosition) -> None:
    """§4.4: every island without any cube is filled, the printed one first, then in the order of placement."""
    for number in range(position.land_count):
        island = island_in_order(position, number)
        if not is_submerged(position, island) and not has_goods(position, island):
            fill_island(position, island)


def why_not_beside(position: VanuatuPosition, here: Space, island: Island) -> Reason:
    """§8: why a boat on this space is not adjacent to the island."""
    if is_beside(position, here, island):
        return OPEN
    if position.place[island] == NOWHERE:
        return NOT_PLACED
    return SUBMERGED if is_submerged(position, island) else NOT_ADJACENT
