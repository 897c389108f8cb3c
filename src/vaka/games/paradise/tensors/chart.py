"""The map of Conquest of Paradise as numbers: sets of hexes, what lies there for good, and the stacks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.tensors import NOTHING, Row
from vaka.games.paradise.rules.board.hexes import HEX_COUNT
from vaka.games.paradise.rules.board.pieces import colonies, rumours, total, transports, warriors, wars
from vaka.games.paradise.rules.board.places import (
    agriculture_in,
    control_in,
    found_in,
    is_up_in,
    knots_in,
    moved_in,
    owner_in,
    raid_at,
    raid_hexes,
    stack_in,
    taken_in,
    tile_in,
    villages_in,
)
from vaka.games.paradise.rules.board.seats import STOCK, STOCK_UNKNOWN, of_seat
from vaka.games.paradise.rules.board.sets import FACE_DOWN, INDEPENDENT, LOWERED, RAISED, SEA, SETTLED, UNKNOWN
from vaka.games.paradise.rules.packed import bit, has, lowest, seat_at, seat_number, without_lowest
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.stages import AT_BUILDING

HALF: Final[i64] = 50
SPAN: Final[i64] = (HEX_COUNT + 7) >> 3
"""The words of a field that has a byte for each hex."""
RAIDS: Final[i64] = 24
"""So many raids are told: there are hardly ever more than a few."""
EIGHT: Final[i64] = 8


def write_sets(position: ParadisePosition, row: Row) -> None:
    """Sets of hexes: half a map each, and those that are mostly empty as marks."""
    sets = position.sets
    for which in range(4):
        place = UNKNOWN
        if which == 1:
            place = FACE_DOWN
        elif which == 2:
            place = INDEPENDENT
        elif which == 3:
            place = SEA
        row.spread(sets[place * 2], HALF)
        row.spread(sets[place * 2 + 1], HALF)
        row.align()
    write_marks(row, sets[SETTLED * 2], sets[SETTLED * 2 + 1], 1)
    write_marks(row, sets[RAISED * 2], sets[RAISED * 2 + 1], 2)
    write_marks(row, sets[LOWERED * 2], sets[LOWERED * 2 + 1], 4)
    row.skip(HEX_COUNT)


def write_marks(row: Row, low: i64, high: i64, mark: i64) -> None:
    """A mark in each hex of a set."""
    at = row.at
    while low != 0:
        row.put(at + lowest(low), mark)
        low = without_lowest(low)
    while high != 0:
        row.put(at + HALF + lowest(high), mark)
        high = without_lowest(high)


def turned(mask: i64, first: i64, seats: i64) -> i64:
    """A set of seats, counted from `first` on."""
    if first == 0:
        return mask
    found: i64 = 0
    for number in range(seats):
        if has(mask, seat_at(number, first, seats)):
            found |= bit(number)
    return found


def told(seat: i64, first: i64, seats: i64) -> i64:
    """A seat as a byte: its number + 1, or 0 for nobody."""
    return NOTHING if seat < 0 else seat_number(seat, first, seats) + 1


def write_sites(position: ParadisePosition, row: Row, first: i64) -> None:
    """What lies in each hex for good: eight hexes are a word of each field."""
    seats = position.seats
    site = position.site
    words = row.words
    row.align()
    base = row.at >> 3
    where: i64 = 0
    for at in range(base, base + SPAN):
        tiles: i64 = 0
        found: i64 = 0
        knots: i64 = 0
        villages: i64 = 0
        fields: i64 = 0
        controls: i64 = 0
        taken: i64 = 0
        end = min(where + 8, HEX_COUNT)
        shift: i64 = 0
        while where < end:
            here = site[where]
            if here != 0:
                tiles |= (tile_in(here) + 1) << shift
                found |= turned(found_in(here), first, seats) << shift
                knots |= knots_in(here) << shift
                villages |= villages_in(here) << shift
                fields |= agriculture_in(here) << shift
                controls |= told(control_in(here), first, seats) << shift
                taken |= told(taken_in(here), first, seats) << shift
            where += 1
            shift += 8
        words[at] = tiles
        words[at + SPAN] = found
        words[at + 2 * SPAN] = knots
        words[at + 3 * SPAN] = villages
        words[at + 4 * SPAN] = fields
        words[at + 5 * SPAN] = controls
        words[at + 6 * SPAN] = taken
    row.at = (base + 7 * SPAN) << 3


def handful(pieces: i64) -> i64:
    """Pieces as a word: one byte for each kind, and one for all together."""
    if pieces == 0:
        return 0
    kinds = transports(pieces) | (wars(pieces) << 8) | (warriors(pieces) << 16) | (colonies(pieces) << 24)
    return kinds | (rumours(pieces) << 32) | (total(pieces) << 40)


def counted(pieces: i64, is_hidden: bool) -> i64:
    """The same; of hidden pieces, how many there are."""
    return pieces << 40 if is_hidden else handful(pieces)


def write_stacks(position: ParadisePosition, row: Row, first: i64) -> None:
    """Stacks, what of them has moved or is ordered, and raids."""
    seats = position.seats
    stack = position.stack
    words = row.words
    row.align()
    owners = row.at >> 3
    stacks = owners + SPAN
    moved = stacks + HEX_COUNT
    orders = moved + HEX_COUNT
    raids = (orders + SPAN) << 3
    is_building = position.stage == AT_BUILDING
    veiled: i64 = 0
    for seat in range(seats):
        if of_seat(position, seat, STOCK) == STOCK_UNKNOWN:
            veiled |= bit(seat)
    for where in range(HEX_COUNT):
        word = stack[where]
        if word == 0:
            continue
        shift = (where & 7) << 3
        owner = owner_in(word)
        is_hidden = owner >= 0 and has(veiled, owner)
        if owner >= 0:
            words[owners + (where >> 3)] |= (told(owner, first, seats) + (EIGHT if is_up_in(word) else NOTHING)) << shift
            words[stacks + where] = counted(stack_in(word), is_hidden)
        if is_building:
            words[moved + where] = handful(moved_in(word))
            words[orders + (where >> 3)] |= (((word >> 36) & 63) | ((word >> 50) & 192)) << shift
        else:
            words[moved + where] = counted(moved_in(word), is_hidden)
    if len(position.raids) > 0:
        is_hidden = position.active >= 0 and of_seat(position, position.active, STOCK) == STOCK_UNKNOWN
        at = raids
        for where in raid_hexes(position):
            if at < raids + RAIDS * 16:
                row.put_word(at, where + 1)
                row.put_word(at + 8, counted(raid_at(position, where), is_hidden))
            at += 16
    row.at = raids + RAIDS * 16
