"""What can be done in a Movement without a fleet in hand (§7.3-7.6), in one look at all stacks of a seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions
from vaka.games.paradise.rules.board import hexes, places, sets
from vaka.games.paradise.rules.board.pieces import RUMOUR, RUMOUR_FIELD, WAR_FIELD
from vaka.games.paradise.rules.box import Seat
from vaka.games.paradise.rules.movement import fleets, lifting, trips
from vaka.games.paradise.rules.packed import bit, lowest
from vaka.games.paradise.rules.position import ParadisePosition

SETS: Final[i64] = 4  # of each half of the map, one after the other
LIE_DOWN: Final[i64] = 0  # a Transport Canoe, and none face up
READY: Final[i64] = 1  # Transport Canoes, War Canoes and Rumours that can sail


def look_at_stacks(position: ParadisePosition, seat: Seat) -> vec[i64]:
    """Sets of hexes; what has not moved in this turn can sail, and what has come less far than it may."""
    found = vec[i64](capacity=8)
    for half in range(2):
        rest = position.sets[(sets.STACKS + seat) * 2 + half]
        first = hexes.HALF * half
        down: i64 = 0
        transport: i64 = 0
        war: i64 = 0
        fresh: i64 = 0
        while rest != 0:
            one_hex = rest & -rest
            word = position.stack[first + lowest(rest)]
            rest &= rest - 1
            moved = word >> 16
            if word & 15 != 0:
                if (word >> places.FACE_UP) & 1 == 0:
                    down |= one_hex
                if word & 15 > moved & 15:
                    transport |= one_hex
            if word & WAR_FIELD > moved & WAR_FIELD:
                war |= one_hex
            if word & RUMOUR_FIELD > moved & RUMOUR_FIELD:
                fresh |= one_hex
        found = append(append(append(append(found, down), transport), war), fresh)
    if len(position.trips) > 0:
        look_at_trips(position, seat, found)
    return found


def look_at_trips(position: ParadisePosition, seat: Seat, look: vec[i64]) -> None:
    """Enter where canoes have moved and have a hex left."""
    reach = fleets.speed(position, seat)
    rumour_reach = lifting.reach_of(position, seat, RUMOUR)
    for word in position.trips:
        steps = trips.steps_of(word)
        where = trips.hex_of(word)
        half: i64 = 1 if where >= hexes.HALF else 0
        one_hex = bit(where - hexes.HALF * half)
        ready = half * SETS + READY
        if steps < reach:
            if trips.transports_in(word) > 0:
                look[ready] |= one_hex
            if trips.wars_in(word) > 0:
                look[ready + 1] |= one_hex
        if steps < rumour_reach and trips.rumours_in(word) > 0:
            look[ready + 2] |= one_hex


def legal_at_rest(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """Canoes are turned up or down (alone all lie face up, §12.1), canoes and Rumours lifted."""
    look = look_at_stacks(position, seat)
    if position.seats > 1:
        found = sets.ids(actions.UP, sets.without(looked(look, LIE_DOWN), sets.of(position, sets.RAISED)), found)
        found = sets.ids(actions.DOWN, sets.without(sets.of(position, sets.CHAIN + seat), sets.of(position, sets.LOWERED)), found)
    for place in range(3):
        ready = looked(look, READY + place)
        if position.advanced != 0:
            ready = sets.without(ready, sets.of(position, sets.BARRED))
        found = sets.ids(actions.LIFT + lifting.swapped(place) * 100, ready, found)
    return found


def looked(look: vec[i64], which: i64) -> sets.Hexes:
    """One of the sets that a look gives."""
    return look[which], look[SETS + which]
