"""What lies in the hexes: tiles, Villages, stacks and raids, by functions that hide how they are packed."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.board import hexes, sets
from vaka.games.paradise.rules.board.knowledge import with_a_transport
from vaka.games.paradise.rules.board.pieces import ALL_FIELDS, total, transports
from vaka.games.paradise.rules.board.seats import STOCK, STOCK_UNKNOWN, of_seat
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.packed import bit
from vaka.games.paradise.rules.position import NO_SEAT, TILE_COUNT, ParadisePosition

MOVED_FIELDS: Final[i64] = 4294901760  # of a stack: what may not be taken up any more, 16 bits above the pieces
KNOWN_FIELDS: Final[i64] = 17179869183  # of a site: what others know of the stack, 34 bits
FACE_UP: Final[i64] = 35  # of a stack: the bit that says that a Transport Canoe lies face up

# --- The two numbers of a hex: its site and its stack ---


def tile_in(site: i64) -> i64:
    """The tile, TILE_UNKNOWN on a view, or NO_TILE."""
    return (site & 31) - 1


def found_in(site: i64) -> i64:
    """The seats with a Discovered Island marker on it."""
    return (site >> 5) & 15


def villages_in(site: i64) -> i64:
    """How many Villages stand there."""
    return (site >> 9) & 7


def agriculture_in(site: i64) -> i64:
    """How many brown boxes have Improved Agriculture."""
    return (site >> 12) & 3


def control_in(site: i64) -> Seat:
    """Who controls the group, or NO_SEAT."""
    return ((site >> 14) & 7) - 1


def taken_in(site: i64) -> Seat:
    """Who took the printed group in a battle and must keep a piece there, or NO_SEAT."""
    return ((site >> 17) & 7) - 1


def knots_in(site: i64) -> i64:
    """The knots that lie exposed."""
    return (site >> 20) & 15


def known_in(site: i64) -> i64:
    """What others know of the stack."""
    return (site >> 24) & KNOWN_FIELDS


def boxes_added(site: i64) -> i64:
    """How many green boxes there are besides the printed ones."""
    return (site >> 58) & 3


def boxes_lost(site: i64) -> i64:
    """How many of the printed ones are gone."""
    return (site >> 60) & 1


def stack_in(stack: i64) -> i64:
    """The pieces of a stack."""
    return stack & ALL_FIELDS


def moved_in(stack: i64) -> i64:
    """Those of them that may not be taken up any more; in Building, the pieces ordered."""
    return (stack >> 16) & ALL_FIELDS


def owner_in(stack: i64) -> Seat:
    """Whose stack it is, or NO_SEAT."""
    return ((stack >> 32) & 7) - 1


def is_up_in(stack: i64) -> bool:
    """Does a Transport Canoe lie face up on it?"""
    return (stack >> FACE_UP) & 1 != 0


def with_counts(stack: i64, pieces: i64, moved: i64) -> i64:
    """The stack, with how many pieces it has and how many have moved in their place: what others see of it."""
    return (stack & ~(ALL_FIELDS | MOVED_FIELDS)) | pieces | (moved << 16)


def without_moved(stack: i64, pieces: i64) -> i64:
    """The stack, with these pieces not among those that have moved."""
    return stack - (pieces << 16)


# --- Hexes ---


def tile_at(position: ParadisePosition, where: Hex) -> i64:
    """The tile in a hex, TILE_UNKNOWN on a view, or NO_TILE."""
    return tile_in(position.site[where])


def set_tile(position: ParadisePosition, where: Hex, tile: i64) -> None:
    """Put a tile, or NO_TILE, into a hex."""
    position.site[where] = (position.site[where] & ~31) | (tile + 1)


def found_by(position: ParadisePosition, where: Hex) -> i64:
    """The seats with a Discovered Island marker on the tile."""
    return found_in(position.site[where])


def set_found(position: ParadisePosition, where: Hex, seats: i64) -> None:
    """Put the markers of these seats on the tile."""
    position.site[where] = (position.site[where] & ~(15 << 5)) | (seats << 5)


def villages_at(position: ParadisePosition, where: Hex) -> i64:
    """How many Villages stand in a hex."""
    return villages_in(position.site[where])


def set_villages(position: ParadisePosition, where: Hex, number: i64) -> None:
    """Let so many Villages stand there."""
    position.site[where] = (position.site[where] & ~(7 << 9)) | (number << 9)


def agriculture_at(position: ParadisePosition, where: Hex) -> i64:
    """How many brown boxes have Improved Agriculture."""
    return agriculture_in(position.site[where])


def set_agriculture(position: ParadisePosition, where: Hex, number: i64) -> None:
    """Let so many have it."""
    position.site[where] = (position.site[where] & ~(3 << 12)) | (number << 12)


def control_at(position: ParadisePosition, where: Hex) -> i64:
    """§10.2: who controls the group, or NO_SEAT."""
    return control_in(position.site[where])


def set_control(position: ParadisePosition, where: Hex, seat: Seat) -> None:
    """Give the control of a group to a seat, or to NO_SEAT."""
    before = control_at(position, where)
    if before != NO_SEAT:
        sets.drop_from(position, sets.CONTROL + before, where)
    if seat != NO_SEAT:
        sets.add_to(position, sets.CONTROL + seat, where)
    position.site[where] = (position.site[where] & ~(7 << 14)) | ((seat + 1) << 14)


def taken_by(position: ParadisePosition, where: Hex) -> i64:
    """Who took this printed group in a battle and must keep a piece there, or NO_SEAT."""
    return taken_in(position.site[where])


def set_taken(position: ParadisePosition, where: Hex, seat: Seat) -> None:
    """Note who took it."""
    position.site[where] = (position.site[where] & ~(7 << 17)) | ((seat + 1) << 17)


def knots_at(position: ParadisePosition, where: Hex) -> i64:
    """The knots that lie exposed in a hex."""
    return knots_in(position.site[where])


def set_knots(position: ParadisePosition, where: Hex, knots: i64) -> None:
    """Let so many knots lie there."""
    position.site[where] = (position.site[where] & ~(15 << 20)) | (knots << 20)
    if knots > 0:
        sets.add_to(position, sets.ROPED, where)
    else:
        sets.drop_from(position, sets.ROPED, where)


def green_boxes(position: ParadisePosition, where: Hex) -> i64:
    """Green boxes of the group in a hex: the printed ones, with those that were added or lost."""
    word = position.site[where]
    tile = tile_in(word)
    printed = hexes.CHART.tile_green[tile] if 0 <= tile < TILE_COUNT else hexes.CHART.green[where]
    return printed + boxes_added(word) - boxes_lost(word)


def clear_boxes(position: ParadisePosition) -> None:
    """No group has more or fewer boxes than are printed."""
    for where in range(hexes.HEX_COUNT):
        position.site[where] &= bit(58) - 1


def change_boxes(position: ParadisePosition, where: Hex, more: bool) -> None:
    """A group has a green box more than is printed, or one less."""
    if more:
        position.site[where] += bit(58)
    else:
        position.site[where] |= bit(60)


def brown_boxes(position: ParadisePosition, where: Hex) -> i64:
    """Brown boxes of the group in a hex."""
    tile = tile_at(position, where)
    return hexes.CHART.tile_brown[tile] if 0 <= tile < TILE_COUNT else hexes.CHART.brown[where]


def is_land(position: ParadisePosition, where: Hex) -> bool:
    """Is this a known island, atolls among them?"""
    return sets.in_set(position, sets.KNOWN, where) and not sets.in_set(position, sets.SEA, where)


def is_group(position: ParadisePosition, where: Hex) -> bool:
    """§2.6: is this known land with boxes?"""
    return is_land(position, where) and green_boxes(position, where) + brown_boxes(position, where) > 0


def is_printed_group(where: Hex) -> bool:
    """Is a group printed on this hex?"""
    return hexes.CHART.green[where] + hexes.CHART.brown[where] > 0


def is_unknown_print(where: Hex) -> bool:
    """Is this hex printed as unknown?"""
    return hexes.CHART.kind[where] == hexes.UNKNOWN_KIND


# --- Stacks ---


def pieces_at(position: ParadisePosition, where: Hex) -> i64:
    """The pieces of the stack in a hex."""
    return stack_in(position.stack[where])


def moved_at(position: ParadisePosition, where: Hex) -> i64:
    """Those of them that may not be taken up any more."""
    return moved_in(position.stack[where])


def unmoved_at(position: ParadisePosition, where: Hex) -> i64:
    """Those of them that may."""
    word = position.stack[where]
    return stack_in(word) - moved_in(word)


def size_at(position: ParadisePosition, where: Hex) -> i64:
    """How many there are: on a view of another's pieces that is all that is noted."""
    pieces = position.stack[where] & ALL_FIELDS
    seat = owner_at(position, where)
    return pieces if seat != NO_SEAT and of_seat(position, seat, STOCK) == STOCK_UNKNOWN else total(pieces)


def owner_at(position: ParadisePosition, where: Hex) -> i64:
    """Whose stack it is, or NO_SEAT."""
    return owner_in(position.stack[where])


def is_up(position: ParadisePosition, where: Hex) -> bool:
    """§7.5: does a Transport Canoe lie face up on the stack?"""
    return is_up_in(position.stack[where])


def set_up(position: ParadisePosition, where: Hex, up: bool) -> None:
    """Turn a Transport Canoe of the stack up, or down; alone they all lie face up (§12.1)."""
    seat = owner_at(position, where)
    if up or (position.seats == 1 and transports(pieces_at(position, where)) > 0):
        position.stack[where] |= bit(35)
        sets.add_to(position, sets.CHAIN + seat, where)
    else:
        position.stack[where] &= ~bit(35)
        sets.drop_from(position, sets.CHAIN + seat, where)


def set_moved(position: ParadisePosition, where: Hex, pieces: i64) -> None:
    """Note which of them may not be taken up any more."""
    position.stack[where] = (position.stack[where] & ~MOVED_FIELDS) | (pieces << 16)


def set_pieces(position: ParadisePosition, where: Hex, seat: Seat, pieces: i64) -> None:
    """Let these be the pieces in a hex. Where none is left nothing is known of them either; without a canoe none lies face up.

    §12.1: alone a Transport Canoe lies face up wherever there is one.
    """
    before = owner_at(position, where)
    word = position.stack[where]
    if pieces == 0:
        if before != NO_SEAT:
            sets.drop_from(position, sets.STACKS + before, where)
            sets.drop_from(position, sets.CHAIN + before, where)
            position.stack[where] = (word >> 36) << 36
            set_known(position, where, 0)
        return
    if before == NO_SEAT:
        sets.add_to(position, sets.STACKS + seat, where)
    position.stack[where] = ((word >> 35) << 35) | (word & MOVED_FIELDS) | ((seat + 1) << 32) | pieces
    is_face_up = (word >> 35) & 1 != 0
    if transports(pieces) == 0:
        if is_face_up:
            set_up(position, where, False)
    elif position.seats == 1 and not is_face_up:
        set_up(position, where, True)


def known_at(position: ParadisePosition, where: Hex) -> i64:
    """What others know of the stack (see `knowledge`)."""
    return known_in(position.site[where])


def set_known(position: ParadisePosition, where: Hex, known: i64) -> None:
    """Let this be known of it; alone a Transport Canoe is always seen (§12.1)."""
    if position.seats == 1 and is_up(position, where):
        known = with_a_transport(known)
    position.site[where] = (position.site[where] & ~(KNOWN_FIELDS << 24)) | (known << 24)


# --- Raids: the pieces of the active seat in enemy hexes ---


def raid_hex(raid: i64) -> Hex:
    """Where a raid is."""
    return (raid & 127) - 1


def raiders(raid: i64) -> i64:
    """Its pieces."""
    return (raid >> 7) & ALL_FIELDS


def bands_in(raid: i64) -> i64:
    """How many of its Warrior Bands War Canoes have carried."""
    return raid >> 57


def raid_at(position: ParadisePosition, where: Hex) -> i64:
    """The active seat's pieces in an enemy hex; none if there is no raid."""
    for raid in position.raids:
        if raid_hex(raid) == where:
            return raiders(raid)
    return 0


def raid_known(position: ParadisePosition, where: Hex) -> i64:
    """What others know of a raid."""
    for raid in position.raids:
        if raid_hex(raid) == where:
            return (raid >> 23) & KNOWN_FIELDS
    return 0


def raid_bands(position: ParadisePosition, where: Hex) -> i64:
    """§7.4: how many Warrior Bands of a raid War Canoes have carried there."""
    for raid in position.raids:
        if raid_hex(raid) == where:
            return bands_in(raid)
    return 0


def set_raid(position: ParadisePosition, where: Hex, pieces: i64, known: i64, bands: i64) -> None:
    """Let these pieces be the raid in a hex, so many Warrior Bands of it aboard War Canoes; or end it. In hex order."""
    raids = vec[i64]()
    new = (where + 1) | (pieces << 7) | (known << 23) | (bands << 57)
    is_in = pieces == 0
    for raid in position.raids:
        if raid_hex(raid) >= where and not is_in:
            raids = append(raids, new)
            is_in = True
        if raid_hex(raid) != where:
            raids = append(raids, raid)
    if not is_in:
        raids = append(raids, new)
    position.raids = raids


def raid_hexes(position: ParadisePosition) -> vec[i64]:
    """Where raids are, in hex order."""
    return sets.listed(raided(position))


def raided(position: ParadisePosition) -> sets.Hexes:
    """The same as a set."""
    found = sets.none()
    for raid in position.raids:
        found = sets.join(found, sets.just(raid_hex(raid)))
    return found
