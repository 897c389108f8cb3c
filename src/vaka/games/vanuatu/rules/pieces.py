"""Where the pieces of the board lie, one small question or change at a time: no rule sees how they are packed into fields."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.vanuatu.rules.box import (
    FIRST_OCEAN,
    GOOD_COUNT,
    ISLAND_COUNT,
    NOWHERE,
    SIDES,
    SLOTS,
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
from vaka.games.vanuatu.rules.packed import EMPTY, add_field, bit, field, has, with_field
from vaka.games.vanuatu.rules.position import BYTE, FEW, MANY, SOME, VanuatuPosition, changed

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
    position.order = with_field(position.order, SOME, position.land_count, island)
    position.land_count += 1


def island_in_order(position: VanuatuPosition, number: i64) -> Island:
    """The island that was placed after so many others."""
    return field(position.order, SOME, number)


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
    return field(position.fish, FEW, space)


def treasure_at(position: VanuatuPosition, space: Space) -> i64:
    """Treasure tokens on a space."""
    return field(position.treasure, FEW, space)


def put_fish(position: VanuatuPosition, space: Space, count: i64) -> None:
    """So many fish tokens come to a space that has none."""
    position.fish = with_field(position.fish, FEW, space, count)
    if count > 0:
        position.grounds |= bit(space)


def put_treasure(position: VanuatuPosition, space: Space, count: i64) -> None:
    """So many treasure tokens come to a space that has none."""
    position.treasure = with_field(position.treasure, FEW, space, count)
    if count > 0:
        position.wrecks |= bit(space)


def take_fish_token(position: VanuatuPosition, space: Space) -> None:
    """One returns to the reserve."""
    position.fish = add_field(position.fish, FEW, space, -1)
    position.fish_tokens += 1
    if fish_at(position, space) == 0:
        position.grounds &= ~bit(space)


def take_treasure_token(position: VanuatuPosition, space: Space) -> None:
    """One returns to the reserve."""
    position.treasure = add_field(position.treasure, FEW, space, -1)
    position.treasure_tokens += 1
    if treasure_at(position, space) == 0:
        position.wrecks &= ~bit(space)


# --- What lies on an island ---


def goods_on(position: VanuatuPosition, island: Island, good: Good) -> i64:
    """Cubes of a good on an island."""
    return field(position.goods, FEW, island * GOOD_COUNT + good)


def has_goods(position: VanuatuPosition, island: Island) -> bool:
    """Is there any cube on the island?"""
    return field(position.goods, FEW * GOOD_COUNT, island) != 0


def add_goods(position: VanuatuPosition, island: Island, good: Good, count: i64) -> None:
    """So many cubes more (below 0: fewer)."""
    position.goods = add_field(position.goods, FEW, island * GOOD_COUNT + good, count)


def drawings_on(position: VanuatuPosition, island: Island) -> i64:
    """Completed drawings on an island."""
    return field(position.drawings, FEW, island)


def add_drawings(position: VanuatuPosition, island: Island, count: i64) -> None:
    """So many more."""
    position.drawings = add_field(position.drawings, FEW, island, count)


def tourists_on(position: VanuatuPosition, island: Island) -> i64:
    """Tourists on an island."""
    return field(position.tourists, SOME, island)


def add_tourists(position: VanuatuPosition, island: Island, count: i64) -> None:
    """So many more."""
    position.tourists = add_field(position.tourists, SOME, island, count)


def water_on(position: VanuatuPosition, island: Island) -> i64:
    """Water markers on an island."""
    return field(position.water, SOME, island)


def add_water(position: VanuatuPosition, island: Island, count: i64) -> None:
    """So many more."""
    position.water = add_field(position.water, SOME, island, count)


def dikes_on(position: VanuatuPosition, island: Island) -> i64:
    """The sides of an island that have a dike, as a set."""
    return field(position.dikes, SIDES, island)


def add_dike(position: VanuatuPosition, island: Island, side: Side) -> None:
    """One more."""
    position.dikes |= bit(island * SIDES + side)


def huts_in(huts: Huts, island: Island) -> i64:
    """How many of them stand on an island."""
    return field(huts, FEW, island)


def hut_on(island: Island) -> Huts:
    """One hut on an island."""
    return add_field(EMPTY, FEW, island, 1)


def huts_of(position: VanuatuPosition, seat: Seat, island: Island) -> i64:
    """The seat's huts on an island."""
    return field(position.huts[seat], FEW, island)


def huts_on(position: VanuatuPosition, island: Island) -> i64:
    """Huts of any colour."""
    return field(position.built, MANY, island)


def huts_standing(position: VanuatuPosition, seat: Seat) -> i64:
    """The seat's huts on all islands."""
    count: i64 = 0
    for island in range(ISLAND_COUNT):
        count += field(position.huts[seat], FEW, island)
    return count


def add_huts(position: VanuatuPosition, seat: Seat, island: Island, count: i64) -> None:
    """So many more."""
    position.huts[seat] = add_field(position.huts[seat], FEW, island, count)
    position.built = add_field(position.built, MANY, island, count)


def clear_island(position: VanuatuPosition, island: Island) -> None:
    """Nothing lies there any more."""
    position.goods = with_field(position.goods, FEW * GOOD_COUNT, island, 0)
    position.tourists = with_field(position.tourists, SOME, island, 0)
    position.drawings = with_field(position.drawings, FEW, island, 0)
    position.water = with_field(position.water, SOME, island, 0)
    position.dikes = with_field(position.dikes, SIDES, island, 0)
    position.built = with_field(position.built, MANY, island, 0)
    for seat in range(position.seats):
        position.huts[seat] = with_field(position.huts[seat], FEW, island, 0)


# --- The board beside the archipelago ---


def volcano_tile(position: VanuatuPosition, slot: Slot) -> Tile:
    """The tile in a slot of the volcano, or NOWHERE."""
    return field(position.volcano, BYTE, slot) - 1


def put_on_volcano(position: VanuatuPosition, tile: Tile) -> None:
    """Into the first slot that is free."""
    position.volcano = with_field(position.volcano, BYTE, 0 if position.volcano == 0 else 1, tile + 1)


def take_from_volcano(position: VanuatuPosition, slot: Slot) -> None:
    """The slot is empty; the other tile is the first now."""
    position.volcano = field(position.volcano, BYTE, 1 - slot)


def ship_in(position: VanuatuPosition, slot: Slot) -> Ship:
    """The kind of ship in a slot, or NOWHERE."""
    return field(position.ships, MANY, slot) - 1


def put_ship(position: VanuatuPosition, slot: Slot, kind: Ship) -> None:
    """A ship lies in an empty slot now."""
    position.ships = with_field(position.ships, MANY, slot, kind + 1)


def take_ship(position: VanuatuPosition, slot: Slot) -> None:
    """The ship leaves with all that is aboard, and those below it move up."""
    for place in range(slot, SLOTS):  # below the last slot there is nothing
        position.ships = with_field(position.ships, MANY, place, field(position.ships, MANY, place + 1))
        cubes = field(position.holds, FEW * GOOD_COUNT, place + 1)
        position.holds = with_field(position.holds, FEW * GOOD_COUNT, place, cubes)


def aboard(position: VanuatuPosition, slot: Slot, good: Good) -> i64:
    """Cubes of a good on the ship in a slot."""
    return field(position.holds, FEW, slot * GOOD_COUNT + good)


def load(position: VanuatuPosition, slot: Slot, good: Good) -> None:
    """One more cube aboard."""
    position.holds = add_field(position.holds, FEW, slot * GOOD_COUNT + good, 1)


def count_of(stack: i64, kind: i64) -> i64:
    """How many of a kind are in a stack: of ships, of tourist tiles, or of cubes in the reserve."""
    return field(stack, MANY, kind)


def single(kind: i64) -> i64:
    """One of this kind, to be added to a stack or taken from it."""
    return add_field(EMPTY, MANY, kind, 1)


def add_cubes(position: VanuatuPosition, good: Good, count: i64) -> None:
    """So many cubes return to the reserve (below 0: leave it)."""
    position.cubes = add_field(position.cubes, MANY, good, count)


def fish_price(position: VanuatuPosition) -> i64:
    """Vatus for a fish."""
    return TABLES.market[position.price]
