"""Set-up (§3): the map, the cup and the lid, homes, and what lies there from the start."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.board import hexes, places, sets
from vaka.games.paradise.rules.board.annex import ANNEX_SIZE
from vaka.games.paradise.rules.board.knowledge import known_exactly
from vaka.games.paradise.rules.board.pieces import ONE_WARRIOR
from vaka.games.paradise.rules.board.seats import CHEST, FULL_STOCK, HOME, NATION, STOCK, of_seat, set_seat, to_stock
from vaka.games.paradise.rules.box import BOX, Seat
from vaka.games.paradise.rules.exploration import voyage
from vaka.games.paradise.rules.packed import bit
from vaka.games.paradise.rules.position import (
    MARKER_COUNT,
    NO_HEXES,
    NO_SEAT,
    TILE_COUNT,
    ParadisePosition,
    in_cup,
    take_marker,
    take_options,
    zeros,
)
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import tell_nation, tell_setup_marker


def lay_map(position: ParadisePosition) -> None:
    """§3, §3.2: an empty map, a full cup, all tiles in the lid but those that are laid out or set aside."""
    take_options(position)
    position.stack = zeros(hexes.HEX_COUNT)
    position.site = zeros(hexes.HEX_COUNT)
    position.sets = zeros(sets.SET_COUNT * 2 + 8)
    position.chest = zeros(position.sides * CHEST)
    position.annex = zeros(ANNEX_SIZE) if position.advanced != 0 else NO_HEXES
    sets.let(position, sets.UNKNOWN, (hexes.CHART.unknown_low, hexes.CHART.unknown_high))
    sets.let(position, sets.KNOWN, (hexes.CHART.known_low, hexes.CHART.known_high))
    sets.let(position, sets.SEA, (hexes.CHART.ocean_low, hexes.CHART.ocean_high))
    sets.let(position, sets.INDEPENDENT, (hexes.CHART.independent_low, hexes.CHART.independent_high))
    position.cup = 0
    for kind in range(MARKER_COUNT):
        position.cup |= BOX.markers[kind] << (kind * 6)
    position.lid = (bit(TILE_COUNT) - 1) & ~bit(BOX.set_aside)
    for seat in range(position.sides):
        set_seat(position, seat, NATION, NO_SEAT)
        set_seat(position, seat, HOME, hexes.NOWHERE)
        set_seat(position, seat, STOCK, FULL_STOCK)


def why_not_choose_home(position: ParadisePosition, nation: i64) -> Reason:
    """§3.2: as many home groups are used as there are players, each by one."""
    if nation >= position.seats:
        return reasons.HOME_TAKEN
    for seat in range(position.seats):
        if of_seat(position, seat, NATION) == nation:
            return reasons.HOME_TAKEN
    return reasons.OPEN


def free_nations(position: ParadisePosition, first: i64) -> vec[i64]:
    """The home groups that are not taken, as actions or outcomes."""
    found = vec[i64]()
    for nation in range(position.seats):
        if why_not_choose_home(position, nation) == reasons.OPEN:
            found = append(found, first + nation)
    return found


def give_home(position: ParadisePosition, seat: Seat, nation: i64) -> None:
    """§3.2: the seat plays this home group."""
    set_seat(position, seat, NATION, nation)
    tell_nation(position, seat, nation)


def lay_out(position: ParadisePosition) -> None:
    """§3.2, §3.3: tiles on their historical places; two Villages and two Warrior Bands on every home, known to all."""
    for tile, where, seats in BOX.laid_out:
        if position.seats >= seats:
            place: i64 = where
            number: i64 = tile
            places.set_tile(position, place, number)
            position.lid &= ~bit(number)
            sets.drop_from(position, sets.UNKNOWN, place)
            sets.add_to(position, sets.KNOWN, place)
    for seat in range(position.sides):
        home: i64 = BOX.nation_hexes[of_seat(position, seat, NATION)]
        set_seat(position, seat, HOME, home)
        places.set_villages(position, home, BOX.starting_villages)
        places.set_control(position, home, seat)
        pieces: i64 = BOX.starting_warriors * ONE_WARRIOR
        to_stock(position, seat, -pieces)
        places.set_pieces(position, home, seat, pieces)
        places.set_known(position, home, known_exactly(pieces))


def setup_outcomes(position: ParadisePosition, odds: bool) -> vec[i64]:
    """§3.2: first Island Group markers, then Open Ocean markers, as they are in the cup; or how many of each there are."""
    first: i64 = 0 if position.place < BOX.islands_removed[int(position.seats)] else 3
    found = vec[i64]()
    for kind in range(first, first + 3):
        if in_cup(position, kind) > 0:
            found = append(found, in_cup(position, kind) if odds else actions.MARKER + kind)
    return found


def draw_setup_marker(position: ParadisePosition, kind: i64) -> None:
    """§3.2: an Island Group marker leaves the game, an Open Ocean marker lies in its hex."""
    take_marker(position, kind)
    ocean = position.place - BOX.islands_removed[int(position.seats)]
    if ocean >= 0:
        voyage.lay_ocean(position, BOX.ocean_laid_out[ocean])
        tell_setup_marker(position, kind, BOX.ocean_laid_out[ocean])
    else:
        tell_setup_marker(position, kind, hexes.NOWHERE)


def is_cup_ready(position: ParadisePosition) -> bool:
    """Have all markers of the set-up been drawn?"""
    removed = BOX.islands_removed[int(position.seats)]
    return position.place >= (removed + len(BOX.ocean_laid_out) if removed > 0 else 0)
