"""What can be done in a Movement without a fleet in hand (§7.3-7.6), in one look at all stacks of a seat."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions
from vaka.games.paradise.rules.board import hexes, places, sets
from vaka.games.paradise.rules.board.pieces import RUMOUR, RUMOUR_FIELD, TRANSPORT, WAR, WAR_FIELD
from vaka.games.paradise.rules.box import Seat
from vaka.games.paradise.rules.movement import fleets, lifting, trips
from vaka.games.paradise.rules.packed import bit, lowest
from vaka.games.paradise.rules.position import ParadisePosition

Look = tuple[i64, i64, i64, i64]
"""Sets of hexes of one half of the map: with a Transport Canoe and none face up; with Transport Canoes, War Canoes and Rumours that
can sail."""


def look_at_stacks(position: ParadisePosition, seat: Seat, half: i64) -> Look:
    """What has not moved in this turn can sail."""
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
    return down, transport, war, fresh


def look_at_trips(position: ParadisePosition, seat: Seat, half: i64, look: Look) -> Look:
    """The same with what has moved, and has come less far than it may."""
    down, transport, war, fresh = look
    reach = fleets.speed(position, seat)
    rumour_reach = lifting.reach_of(position, seat, RUMOUR)
    for word in position.trips:
        where = trips.hex_of(word) - hexes.HALF * half
        if 0 <= where < hexes.HALF:
            steps = trips.steps_of(word)
            if steps < reach:
                if trips.transports_in(word) > 0:
                    transport |= bit(where)
                if trips.wars_in(word) > 0:
                    war |= bit(where)
            if steps < rumour_reach and trips.rumours_in(word) > 0:
                fresh |= bit(where)
    return down, transport, war, fresh


def legal_at_rest(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """Canoes are turned up or down (alone all lie face up, §12.1), canoes and Rumours lifted."""
    low = look_at_stacks(position, seat, 0)
    high = look_at_stacks(position, seat, 1)
    if len(position.trips) > 0:
        low = look_at_trips(position, seat, 0, low)
        high = look_at_trips(position, seat, 1, high)
    if position.seats > 1:
        found = sets.ids(actions.UP, sets.without((low[0], high[0]), sets.of(position, sets.RAISED)), found)
        found = sets.ids(actions.DOWN, sets.without(sets.of(position, sets.CHAIN + seat), sets.of(position, sets.LOWERED)), found)
    found = legal_lift(position, TRANSPORT, (low[1], high[1]), found)
    found = legal_lift(position, WAR, (low[2], high[2]), found)
    return legal_lift(position, RUMOUR, (low[3], high[3]), found)


def legal_lift(position: ParadisePosition, kind: i64, ready: sets.Hexes, found: vec[i64]) -> vec[i64]:
    """One kind, where such a piece can sail and no Event closes the hex."""
    if position.advanced != 0:
        ready = sets.without(ready, sets.of(position, sets.BARRED))
    return sets.ids(actions.LIFT + kind * 100, ready, found)
