"""Placing archipelago tiles (phase I, step 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import round_setup, telling
from vaka.games.vanuatu.rules.archipelago import lay_tile
from vaka.games.vanuatu.rules.layout import AT_PLACING, CELLS, FIRST_OCEAN, NOWHERE, PLACE, TABLES, bit, has, spread
from vaka.games.vanuatu.rules.reasons import (
    NO_TILE_THERE,
    NOT_NOW,
    OPEN,
    OTHER_TILE_FIRST,
    SPACE_TAKEN,
    TOUCHES_ISLAND,
    TOUCHES_NO_ISLAND,
    TOUCHES_TOO_FEW,
)

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

ALL_CELLS: Final[i64] = 65535


def beside_two(placed: i64) -> i64:
    """The empty spaces that touch at least two placed tiles."""
    found: i64 = 0
    empty = ALL_CELLS & ~placed
    for space in range(CELLS):
        if has(empty, space):
            around = TABLES.near[space] & placed
            if around & (around - 1) != 0:
                found |= bit(space)
    return found


def proper_spaces(state: Vanuatu, tile: i64) -> i64:
    """Next to two placed tiles; an island not next to an island, an ocean next to one (a submerged island still counts)."""
    spaces = beside_two(state.ocean | state.land)
    beside_land = spread(state.land)
    return spaces & ~beside_land if tile < FIRST_OCEAN else spaces & beside_land


def spaces_for(state: Vanuatu, slot: i64) -> i64:
    """Where the tile of a slot may go: properly, else after the other tile, else next to any two placed tiles."""
    tile = state.volcano_tile(slot)
    if tile == NOWHERE:
        return 0
    spaces = proper_spaces(state, tile)
    if spaces != 0:
        return spaces
    other = state.volcano_tile(1 - slot)
    if other != NOWHERE and proper_spaces(state, other) != 0:
        return 0
    return beside_two(state.ocean | state.land)


def legal_place(state: Vanuatu, found: vec[i64]) -> vec[i64]:
    """Either tile of the volcano, in any order."""
    for slot in range(2):
        spaces = spaces_for(state, slot)
        for space in range(CELLS):
            if has(spaces, space):
                found = append(found, PLACE + slot * CELLS + space)
    return found


def why_not_place(state: Vanuatu, slot: i64, space: i64) -> i64:
    """Why the tile of this slot cannot go there."""
    if state.stage != AT_PLACING:
        return NOT_NOW
    tile = state.volcano_tile(slot)
    if tile == NOWHERE:
        return NO_TILE_THERE
    spaces = spaces_for(state, slot)
    if has(spaces, space):
        return OPEN
    placed = state.ocean | state.land
    if has(placed, space):
        return SPACE_TAKEN
    if not has(beside_two(placed), space):
        return TOUCHES_TOO_FEW
    if spaces == 0:
        return OTHER_TILE_FIRST
    return TOUCHES_ISLAND if tile < FIRST_OCEAN else TOUCHES_NO_ISLAND


def place(state: Vanuatu, seat: i64, slot: i64, space: i64) -> None:
    """The tile is laid and filled; after the second, new tiles are revealed."""
    tile = state.volcano_tile(slot)
    proper = has(proper_spaces(state, tile), space)
    state.volcano = (state.volcano >> 8) if slot == 0 else (state.volcano & 255)
    lay_tile(state, tile, space)
    if state.events is not None:
        telling.placed(state, seat, tile, space, proper)
    if state.volcano == 0:
        round_setup.await_tiles(state)
