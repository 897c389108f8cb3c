"""The South Island (§11.3): Te Waka Maui lies beside Aotearoa, if there is room, and one walks from one to the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.advanced import BURIED, PEEKED, RULE_SOUTH, SOUTH
from vaka.games.paradise.rules.advanced_actions import WALK
from vaka.games.paradise.rules.advanced_box import ADVANCED_BOX
from vaka.games.paradise.rules.annex import annex, annexed
from vaka.games.paradise.rules.box import BOX
from vaka.games.paradise.rules.fleets import is_enemy, join_stack, leave_hex, put_down
from vaka.games.paradise.rules.hexes import AMERICA, CHART, NOWHERE, SIDES
from vaka.games.paradise.rules.knowledge import NO_WAR
from vaka.games.paradise.rules.pieces import COLONY, WARRIOR, count, one
from vaka.games.paradise.rules.places import (
    found_by,
    is_land,
    is_unknown_print,
    moved_at,
    owner_at,
    pieces_at,
    set_found,
    set_moved,
    set_tile,
    tile_at,
    unmoved_at,
)
from vaka.games.paradise.rules.position import (
    FACE_DOWN,
    KNOWN,
    NATION,
    SEA,
    STACKS,
    UNKNOWN,
    ParadisePosition,
    add_to,
    drop_from,
    hexes_in,
    in_set,
    of_seat,
)
from vaka.games.paradise.rules.reasons import ENEMY_THERE, HAS_MOVED, NO_SUCH_PIECE, NOT_NOW, NOT_WALKABLE, NOT_YOUR_STACK, OPEN
from vaka.games.paradise.rules.telling_advanced import tell_south_island, tell_walk

AOTEAROA: Final[i64] = BOX.tiles.index("aotearoa")
TE_WAKA_MAUI: Final[i64] = BOX.set_aside
OUT_OF_PLAY: Final[i64] = 127  # in the place of the hex
REPLACED_OCEAN: Final[i64] = 1
REPLACED_TILE: Final[i64] = 2


# --- Where it lies ---


def south_hex(position: ParadisePosition) -> i64:
    """Where Te Waka Maui lies, or NOWHERE."""
    place = annexed(position, SOUTH) & 127
    return NOWHERE if place == OUT_OF_PLAY else place - 1


def north_hex(position: ParadisePosition) -> i64:
    """Where Aotearoa lies, if Te Waka Maui lies beside it, or NOWHERE."""
    return ((annexed(position, SOUTH) >> 7) & 127) - 1


def is_south_decided(position: ParadisePosition) -> bool:
    """Has Te Waka Maui been laid out, or put out of play?"""
    return annexed(position, SOUTH) != 0


def is_south_out(position: ParadisePosition) -> bool:
    """Was there no room for it?"""
    return annexed(position, SOUTH) & 127 == OUT_OF_PLAY


def replaced(position: ParadisePosition) -> i64:
    """What left the game for it: nothing, an Open Ocean marker, or a tile face down."""
    return annexed(position, SOUTH) >> 14


def note_south(position: ParadisePosition, where: i64, north: i64, gone: i64) -> None:
    """Note where both lie, and what it replaced."""
    annex(position, SOUTH, (where + 1) | ((north + 1) << 7) | (gone << 14))


def beside(where: i64, bearing: i64) -> i64:
    """The hex on this side of another, or NOWHERE."""
    right, down = SIDES[bearing]
    east = CHART.east[where] + right
    south = CHART.south[where] + down
    for other in range(len(BOX.places)):
        at: i64 = other
        if CHART.east[at] == east and CHART.south[at] == south:
            return NOWHERE if CHART.kind[at] == AMERICA else at
    return NOWHERE


def lay_south_island(position: ParadisePosition, seat: i64, where: i64) -> None:
    """§11.3: with Aotearoa comes Te Waka Maui, on the side that the home of who turns it up says; not where land lies already."""
    if position.advanced & RULE_SOUTH == 0 or tile_at(position, where) != AOTEAROA or is_south_decided(position):
        return
    nation = int(of_seat(position, seat, NATION))
    there = beside(where, ADVANCED_BOX.south_bearings[nation])
    if there == NOWHERE or is_land(position, there):
        annex(position, SOUTH, OUT_OF_PLAY)
        tell_south_island(position, "south-out", seat, where)
        return
    gone: i64 = 0
    if in_set(position, FACE_DOWN, there):
        gone = REPLACED_TILE
        bury(position, there)
    elif is_unknown_print(there) and in_set(position, SEA, there):
        gone = REPLACED_OCEAN
    drop_from(position, UNKNOWN, there)
    drop_from(position, SEA, there)
    add_to(position, KNOWN, there)
    set_tile(position, there, TE_WAKA_MAUI)
    note_south(position, there, where, gone)
    position.raise_floor()
    tell_south_island(position, "south-island", seat, there)


# --- A tile that leaves the game unseen (ruling 63) ---


def bury(position: ParadisePosition, where: i64) -> None:
    """§11.3: a tile face down leaves the game, its markers come back; who has seen it still knows it."""
    seats = found_by(position, where)
    if position.is_pending() and position.pending_one() == where:
        seats |= 1 << position.pending_seat()  # it is about this very tile, which the seat has drawn or looked at
    peeked = annexed(position, PEEKED)
    if peeked & 255 == where + 1:
        seats |= 1 << (peeked >> 8)
    note_buried(position, tile_at(position, where), seats)
    set_found(position, where, 0)
    drop_from(position, FACE_DOWN, where)


def note_buried(position: ParadisePosition, tile: i64, seats: i64) -> None:
    """Note the tile, and who knows it."""
    annex(position, BURIED, (tile + 1) | (seats << 8))


def buried_tile(position: ParadisePosition) -> i64:
    """The tile that left the game, TILE_UNKNOWN on a view, or NO_TILE."""
    return (annexed(position, BURIED) & 255) - 1


def buried_known_by(position: ParadisePosition) -> i64:
    """The seats that know it."""
    return annexed(position, BURIED) >> 8


# --- Walking ---


def sister_of(position: ParadisePosition, where: i64) -> i64:
    """The other of the two islands, or NOWHERE."""
    if position.advanced & RULE_SOUTH == 0 or where == NOWHERE:
        return NOWHERE
    south = south_hex(position)
    if south == NOWHERE:
        return NOWHERE
    if where == south:
        return north_hex(position)
    return south if where == north_hex(position) else NOWHERE


def why_not_walk(position: ParadisePosition, seat: i64, kind: i64, where: i64) -> i64:
    """§11.3: Warrior Bands and Colonies need no canoe between the two islands; ruling 43: not to a side that an enemy holds."""
    if position.advanced & RULE_SOUTH == 0:
        return NOT_NOW
    there = sister_of(position, where)
    if there == NOWHERE:
        return NOT_WALKABLE
    if owner_at(position, where) != seat:
        return NOT_YOUR_STACK
    if count(unmoved_at(position, where), kind) == 0:
        return HAS_MOVED if count(pieces_at(position, where), kind) > 0 else NO_SUCH_PIECE
    return ENEMY_THERE if is_enemy(position, seat, there) else OPEN


def walk(position: ParadisePosition, seat: i64, kind: i64, where: i64) -> None:
    """§11.3: one piece walks over, and moves no more in this turn. Everybody sees that it is no canoe."""
    there = sister_of(position, where)
    position.fleet_at = where
    position.loaded = one(kind)
    leave_hex(position, seat)
    join_stack(position, seat, there, one(kind), position.fleet_known | NO_WAR)
    set_moved(position, there, moved_at(position, there) + one(kind))
    put_down(position)
    position.raise_floor()
    tell_walk(position, seat, kind, where, there)


def legal_walk(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """Warrior Bands, then Colonies."""
    if south_hex(position) == NOWHERE:
        return found
    for step in range(2):
        kind = WARRIOR if step == 0 else COLONY
        for where in hexes_in(position, STACKS + seat):
            if sister_of(position, where) != NOWHERE and why_not_walk(position, seat, kind, where) == OPEN:
                found = append(found, WALK + step * 100 + where)
    return found
