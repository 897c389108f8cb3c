"""Where the pieces of the board lie, one small question or change at a time: no rule sees how they are packed into fields."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.vanuatu.rules.box import (
    FIRST_OCEAN,
    GOOD_COUNT,
    ISLAND_COUNT,
    NOWHERE,
    SIDES,
    TABLES,
    Good,
    Island,
    Seat,
    Ship,
    Side,
    Slot,
    Space,
    Tile,
)
from vaka.games.vanuatu.rules.packed import bit, byte, changed, close_gap, field, has, nibble, pair, triple
from vaka.games.vanuatu.rules.position import VanuatuPosition

Huts = i64
"""The huts of one colour on all islands."""

# --- Tiles of the archipelago, and the tokens on oceans ---


def lay(position: VanuatuPosition, tile: Tile, space: Space) -> None:
    """The tile lies there now."""
    position.place = changed(position.place, tile, space)
    if tile < FIRST_OCEAN:
        position.land |= bit(space)
    else:
        position.ocean |= bit(space)


def note_island(position: VanuatuPosition, island: Island) -> None:
    """The island comes after those that were placed before."""
    position.order |= island << (position.land_count * 3)
    position.land_count += 1


def tile_at(position: VanuatuPosition, space: Space) -> Tile:
    """The tile on a space, or NOWHERE."""
    places = position.place
    for tile in range(len(places)):
        if places[tile] == space:
            return tile
    return NOWHERE


def island_in_order(position: VanuatuPosition, number: i64) -> Island:
    """The island that was placed after so many others."""
    return triple(position.order, number)


def is_submerged(position: VanuatuPosition, island: Island) -> bool:
    """Has the sea taken this island?"""
    return has(position.submerged, island)


def island_at(position: VanuatuPosition, island: Island) -> Space:
    """The space of an island that is placed and not submerged, or NOWHERE."""
    return NOWHERE if has(position.submerged, island) else position.place[island]


def is_beside(position: VanuatuPosition, here: Space, island: Island) -> bool:
    """Is a boat on this space adjacent to the island?"""
    space = island_at(position, island)
    return space != NOWHERE and has(TABLES.near[here], space)


def fish_at(position: VanuatuPosition, space: Space) -> i64:
    """Fish tokens on a space."""
    return pair(position.fish, space)


def treasure_at(position: VanuatuPosition, space: Space) -> i64:
    """Treasure tokens on a space."""
    return pair(position.treasure, space)


def put_fish(position: VanuatuPosition, space: Space, count: i64) -> None:
    """So many fish tokens come to a space that has none."""
    position.fish |= count << (space * 2)
    if count > 0:
        position.grounds |= bit(space)


def put_treasure(position: VanuatuPosition, space: Space, count: i64) -> None:
    """So many treasure tokens come to a space that has none."""
    position.treasure |= count << (space * 2)
    if count > 0:
        position.wrecks |= bit(space)


def take_fish_token(position: VanuatuPosition, space: Space) -> None:
    """One returns to the reserve."""
    position.fish -= bit(space * 2)
    position.fish_tokens += 1
    if fish_at(position, space) == 0:
        position.grounds &= ~bit(space)


def take_treasure_token(position: VanuatuPosition, space: Space) -> None:
    """One returns to the reserve."""
    position.treasure -= bit(space * 2)
    position.treasure_tokens += 1
    if treasure_at(position, space) == 0:
        position.wrecks &= ~bit(space)


# --- What lies on an island ---


def goods_on(position: VanuatuPosition, island: Island, good: Good) -> i64:
    """Cubes of a good on an island."""
    return pair(position.goods, island * GOOD_COUNT + good)


def has_goods(position: VanuatuPosition, island: Island) -> bool:
    """Is there any cube on the island?"""
    return position.goods & field(island * GOOD_COUNT * 2, GOOD_COUNT * 2) != 0


def add_goods(position: VanuatuPosition, island: Island, good: Good, count: i64) -> None:
    """So many cubes more (below 0: fewer)."""
    position.goods += count << ((island * GOOD_COUNT + good) * 2)


def drawings_on(position: VanuatuPosition, island: Island) -> i64:
    """Completed drawings on an island."""
    return pair(position.drawings, island)


def add_drawings(position: VanuatuPosition, island: Island, count: i64) -> None:
    """So many more."""
    position.drawings += count << (island * 2)


def tourists_on(position: VanuatuPosition, island: Island) -> i64:
    """Tourists on an island."""
    return triple(position.tourists, island)


def add_tourists(position: VanuatuPosition, island: Island, count: i64) -> None:
    """So many more."""
    position.tourists += count << (island * 3)


def water_on(position: VanuatuPosition, island: Island) -> i64:
    """Water markers on an island."""
    return triple(position.water, island)


def add_water(position: VanuatuPosition, island: Island, count: i64) -> None:
    """So many more."""
    position.water += count << (island * 3)


def dikes_on(position: VanuatuPosition, island: Island) -> i64:
    """The sides of an island that have a dike, as a set."""
    return (position.dikes >> (island * SIDES)) & 63


def add_dike(position: VanuatuPosition, island: Island, side: Side) -> None:
    """One more."""
    position.dikes |= bit(island * SIDES + side)


def huts_in(huts: Huts, island: Island) -> i64:
    """How many of them stand on an island."""
    return pair(huts, island)


def hut_on(island: Island) -> Huts:
    """One hut on an island."""
    return bit(island * 2)


def huts_of(position: VanuatuPosition, seat: Seat, island: Island) -> i64:
    """The seat's huts on an island."""
    return pair(position.huts[seat], island)


def huts_on(position: VanuatuPosition, island: Island) -> i64:
    """Huts of any colour."""
    return nibble(position.built, island)


def huts_standing(position: VanuatuPosition, seat: Seat) -> i64:
    """The seat's huts on all islands."""
    count: i64 = 0
    for island in range(ISLAND_COUNT):
        count += pair(position.huts[seat], island)
    return count


def add_huts(position: VanuatuPosition, seat: Seat, island: Island, count: i64) -> None:
    """So many more."""
    position.huts[seat] += count << (island * 2)
    position.built += count << (island * 4)


def clear_island(position: VanuatuPosition, island: Island) -> None:
    """Nothing lies there any more."""
    position.goods &= ~field(island * GOOD_COUNT * 2, GOOD_COUNT * 2)
    position.tourists &= ~field(island * 3, 3)
    position.drawings &= ~field(island * 2, 2)
    position.water &= ~field(island * 3, 3)
    position.dikes &= ~field(island * SIDES, SIDES)
    position.built &= ~field(island * 4, 4)
    for seat in range(position.seats):
        position.huts[seat] &= ~field(island * 2, 2)


# --- The board beside the archipelago ---


def volcano_tile(position: VanuatuPosition, slot: Slot) -> Tile:
    """The tile in a slot of the volcano, or NOWHERE."""
    return byte(position.volcano, slot) - 1


def put_on_volcano(position: VanuatuPosition, tile: Tile) -> None:
    """Into the first slot that is free."""
    position.volcano |= (tile + 1) << (0 if position.volcano == 0 else 8)


def take_from_volcano(position: VanuatuPosition, slot: Slot) -> None:
    """The slot is empty; the other tile is the first now."""
    position.volcano = (position.volcano >> 8) if slot == 0 else (position.volcano & 255)


def ship_in(position: VanuatuPosition, slot: Slot) -> Ship:
    """The kind of ship in a slot, or NOWHERE."""
    return nibble(position.ships, slot) - 1


def put_ship(position: VanuatuPosition, slot: Slot, kind: Ship) -> None:
    """A ship lies in an empty slot now."""
    position.ships |= (kind + 1) << (slot * 4)


def take_ship(position: VanuatuPosition, slot: Slot) -> None:
    """The ship leaves with all that is aboard, and those below it move up."""
    position.ships = close_gap(position.ships, slot * 4, 4)
    position.holds = close_gap(position.holds, slot * GOOD_COUNT * 2, GOOD_COUNT * 2)


def aboard(position: VanuatuPosition, slot: Slot, good: Good) -> i64:
    """Cubes of a good on the ship in a slot."""
    return pair(position.holds, slot * GOOD_COUNT + good)


def load(position: VanuatuPosition, slot: Slot, good: Good) -> None:
    """One more cube aboard."""
    position.holds += bit((slot * GOOD_COUNT + good) * 2)


def count_of(stack: i64, kind: i64) -> i64:
    """How many of a kind are in a stack: of ships, of tourist tiles, or of cubes in the reserve."""
    return nibble(stack, kind)


def one_of(kind: i64) -> i64:
    """One of this kind, to be added to a stack or taken from it."""
    return bit(kind * 4)


def add_cubes(position: VanuatuPosition, good: Good, count: i64) -> None:
    """So many cubes return to the reserve (below 0: leave it)."""
    position.cubes += count << (good * 4)


def fish_price(position: VanuatuPosition) -> i64:
    """Vatus for a fish."""
    return TABLES.market[position.price]
