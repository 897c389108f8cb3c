"""Placing archipelago tiles (§4.6)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import PLACE
from vaka.games.vanuatu.rules.box import ALL_CELLS, CELLS, FIRST_OCEAN, NOWHERE, TABLES, Seat, Slot, Space, Spaces, Tile, spread
from vaka.games.vanuatu.rules.packed import bit, has
from vaka.games.vanuatu.rules.pieces import take_from_volcano, volcano_tile
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import (
    NO_TILE_THERE,
    OPEN,
    OTHER_TILE_FIRST,
    SPACE_TAKEN,
    TOUCHES_ISLAND,
    TOUCHES_NO_ISLAND,
    TOUCHES_TOO_FEW,
    Reason,
)
from vaka.games.vanuatu.rules.rounds.archipelago import lay_tile


def beside_two(placed: Spaces) -> Spaces:
    """§4.6: the empty spaces that touch at least two placed tiles."""
    found: i64 = 0
    empty = ALL_CELLS & ~placed
    for space in range(CELLS):
        if has(empty, space):
            around = TABLES.near[space] & placed
            if around & (around - 1) != 0:
                found |= bit(space)
    return found


def proper_spaces(position: VanuatuPosition, tile: Tile) -> Spaces:
    """§4.6: next to two placed tiles; an island not next to an island, an ocean next to one (a submerged island still counts)."""
    spaces = beside_two(position.ocean | position.land)
    beside_land = spread(position.land)
    return spaces & ~beside_land if tile < FIRST_OCEAN else spaces & beside_land


def spaces_for(position: VanuatuPosition, slot: Slot) -> Spaces:
    """§4.6: where the tile of a slot may go: properly, else after the other tile, else next to any two placed tiles."""
    tile = volcano_tile(position, slot)
    if tile == NOWHERE:
        return 0
    spaces = proper_spaces(position, tile)
    if spaces != 0:
        return spaces
    other = volcano_tile(position, 1 - slot)
    if other != NOWHERE and proper_spaces(position, other) != 0:
        return 0
    return beside_two(position.ocean | position.land)


def legal_place(position: VanuatuPosition, found: vec[i64]) -> vec[i64]:
    """§4.6: either tile of the volcano, in any order.

    Space by space the same as `why_not_place`, which would look for the spaces of the tile each time.
    """
    for slot in range(2):
        spaces = spaces_for(position, slot)
        for space in range(CELLS):
            if has(spaces, space):
                found = append(found, PLACE + slot * CELLS + space)
    return found


def why_not_place(position: VanuatuPosition, slot: Slot, space: Space) -> Reason:
    """§4.6: why the tile of this slot cannot go there."""
    tile = volcano_tile(position, slot)
    if tile == NOWHERE:
        return NO_TILE_THERE
    spaces = spaces_for(position, slot)
    if has(spaces, space):
        return OPEN
    placed = position.ocean | position.land
    if has(placed, space):
        return SPACE_TAKEN
    if not has(beside_two(placed), space):
        return TOUCHES_TOO_FEW
    if spaces == 0:
        return OTHER_TILE_FIRST
    return TOUCHES_ISLAND if tile < FIRST_OCEAN else TOUCHES_NO_ISLAND


def place(position: VanuatuPosition, seat: Seat, slot: Slot, space: Space) -> None:
    """§4.6: the tile is laid and filled."""
    tile = volcano_tile(position, slot)
    proper = has(proper_spaces(position, tile), space)
    take_from_volcano(position, slot)
    lay_tile(position, tile, space)
    telling.placed(position, seat, tile, space, proper)
