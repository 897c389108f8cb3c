"""Fleets (§7.2-7.4): pieces are lifted, loaded, dropped, sail and land.

A fleet in hand is what came to its hex, less what is dropped there, with what is loaded there. All that happens in a hex stays in
hand, and the owner's secret, until the fleet sails on or lands.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.actions import DROP, LIFT, LOAD
from vaka.games.paradise.rules.box import BOX
from vaka.games.paradise.rules.cards import DOUBLE_HULLED_CANOES, lies_open
from vaka.games.paradise.rules.event_notes import pace
from vaka.games.paradise.rules.hexes import CHART, HALF, NOWHERE
from vaka.games.paradise.rules.knowledge import joined, known_of_fleet, known_of_rest, with_a_transport
from vaka.games.paradise.rules.packed import EMPTY, bit
from vaka.games.paradise.rules.pieces import (
    NO_RUMOURS,
    ONE_TRANSPORT,
    PIECE_KINDS,
    RUMOUR,
    TRANSPORT,
    WAR,
    count,
    in_capacity,
    one,
    total,
    transports,
)
from vaka.games.paradise.rules.places import (
    control_at,
    is_up,
    known_at,
    moved_at,
    owner_at,
    pieces_at,
    raid_at,
    set_known,
    set_moved,
    set_pieces,
    taken_by,
    unmoved_at,
)
from vaka.games.paradise.rules.position import (
    AT_TRANSIT,
    BARRED,
    CHAIN,
    INDEPENDENT,
    NO_SEAT,
    SEA,
    STACKS,
    ParadisePosition,
    hexes_in,
    in_set,
)
from vaka.games.paradise.rules.reach import spread
from vaka.games.paradise.rules.reasons import (
    CHAIN_STAYS,
    CLOSED,
    GARRISON,
    HAS_MOVED,
    IN_ENEMY_HEX,
    LAST_OF_FLEET,
    LOADED_HERE,
    NO_CANOE,
    NO_SUCH_PIECE,
    NOT_ON_CHAIN,
    NOT_SAILED,
    NOT_YOUR_STACK,
    OPEN,
    OVER_CAPACITY,
    STRANDED,
)
from vaka.games.paradise.rules.telling import tell_aboard, tell_chain_gone

CANOE_SPEED: Final[i64] = BOX.canoe_speed


# --- Small questions ---


def crew(position: ParadisePosition) -> i64:
    """The fleet in hand."""
    return position.fleet - position.dropped + position.loaded


def speed(position: ParadisePosition, seat: i64) -> i64:
    """§7.3: two hexes; DOUBLE HULLED CANOES and POI give one more each."""
    hexes = CANOE_SPEED
    if lies_open(position, seat, DOUBLE_HULLED_CANOES):
        hexes += 1
    if position.poi:
        hexes += 1
    return pace(position, seat, hexes) if position.advanced != 0 else hexes


def is_enemy(position: ParadisePosition, seat: i64, where: i64) -> bool:
    """§6.2, §7.3: is the hex an independent group, or another's group, or does it hold another's pieces?"""
    if in_set(position, INDEPENDENT, where) or (len(position.raids) > 0 and raid_at(position, where) != 0):
        return True
    control = control_at(position, where)
    owner = owner_at(position, where)
    return (control != NO_SEAT and control != seat) or (owner != NO_SEAT and owner != seat)


def is_enemy_group(position: ParadisePosition, seat: i64, where: i64) -> bool:
    """§7.3: an independent group, or one that another player controls."""
    if in_set(position, INDEPENDENT, where):
        return True
    control = control_at(position, where)
    return control != NO_SEAT and control != seat


def chain_of(position: ParadisePosition, seat: i64, where: i64) -> tuple[i64, i64]:
    """§7.2: the hexes that the seat's Transport Canoe Chain connects with this one."""
    if not in_set(position, CHAIN + seat, where) or (position.advanced != 0 and in_set(position, BARRED, where)):
        return 0, 0
    sets = position.sets
    start = bit(where - HALF) if where >= HALF else bit(where)
    chain_low = sets[(CHAIN + seat) * 2] & ~sets[BARRED * 2]
    chain_high = sets[(CHAIN + seat) * 2 + 1] & ~sets[BARRED * 2 + 1]
    return spread(EMPTY if where >= HALF else start, start if where >= HALF else EMPTY, chain_low, chain_high)


def is_linked(position: ParadisePosition, seat: i64, where: i64) -> bool:
    """§7.2: is there a chain here that leads anywhere?"""
    if not in_set(position, CHAIN + seat, where) or (position.advanced != 0 and in_set(position, BARRED, where)):
        return False
    sets = position.sets
    low = CHART.near_low[where] & sets[(CHAIN + seat) * 2] & ~sets[BARRED * 2]
    high = CHART.near_high[where] & sets[(CHAIN + seat) * 2 + 1] & ~sets[BARRED * 2 + 1]
    return low != 0 or high != 0


def has_chain(position: ParadisePosition, seat: i64) -> bool:
    """§7.2: has the seat a chain of at least two hexes?"""
    if position.sets[(CHAIN + seat) * 2] == 0 and position.sets[(CHAIN + seat) * 2 + 1] == 0:
        return False
    for where in hexes_in(position, CHAIN + seat):  # noqa: SIM110 (a generator is slow where it is compiled)
        if is_linked(position, seat, where):
            return True
    return False


def why_not_stay(position: ParadisePosition, seat: i64, where: i64, rest: i64) -> i64:
    """§7.4: nobody stays at sea without a canoe. §8.5, §10.2: a printed group that was conquered keeps a piece."""
    if in_set(position, SEA, where) and not in_capacity(rest):
        return STRANDED
    if taken_by(position, where) == seat and rest & NO_RUMOURS == 0:
        return GARRISON
    return OPEN


# --- Lifting and loading ---


def liftable(position: ParadisePosition, seat: i64, where: i64) -> i64:
    """What can still be taken up in a hex: what has not moved; §7.2: in transit the canoe that makes the chain stays."""
    pieces = unmoved_at(position, where) - position.loaded
    if position.stage == AT_TRANSIT and transports(pieces) > 0:
        pieces -= ONE_TRANSPORT
    return pieces


def why_not_take(position: ParadisePosition, seat: i64, kind: i64, where: i64) -> i64:
    """§7.2-7.4: an own piece that has not moved in this turn."""
    if owner_at(position, where) != seat:
        return NOT_YOUR_STACK
    if position.advanced != 0 and in_set(position, BARRED, where):
        return CLOSED
    if count(liftable(position, seat, where), kind) > 0:
        return OPEN
    if count(pieces_at(position, where) - position.loaded, kind) == 0:
        return NO_SUCH_PIECE
    return CHAIN_STAYS if position.stage == AT_TRANSIT and kind == TRANSPORT and is_up(position, where) else HAS_MOVED


def why_not_lift(position: ParadisePosition, seat: i64, kind: i64, where: i64) -> i64:
    """§7.2: transit begins in a chain. §7.3: only canoes and Rumours move by themselves."""
    if position.stage == AT_TRANSIT:
        if not is_linked(position, seat, where):
            return NOT_ON_CHAIN
    elif kind != TRANSPORT and kind != WAR and kind != RUMOUR:
        return NO_CANOE
    return why_not_take(position, seat, kind, where)


def lift(position: ParadisePosition, seat: i64, kind: i64, where: i64) -> None:
    """A fleet is formed."""
    position.fleet_at = where
    position.fleet_steps = 0
    position.fleet = 0
    position.fleet_known = 0
    position.dropped = 0
    position.loaded = one(kind)
    tell_aboard(position, "lift", seat, kind, where)


def legal_lift(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """Kind by kind, where such a piece can be lifted."""
    hexes = hexes_in(position, STACKS + seat)
    in_transit = position.stage == AT_TRANSIT
    for kind in range(PIECE_KINDS):
        if in_transit or kind == TRANSPORT or kind == WAR or kind == RUMOUR:
            for where in hexes:
                if in_transit:
                    if why_not_lift(position, seat, kind, where) == OPEN:
                        found = append(found, LIFT + kind * 100 + where)
                elif count(unmoved_at(position, where), kind) > 0 and not (
                    position.advanced != 0 and in_set(position, BARRED, where)
                ):
                    found = append(found, LIFT + kind * 100 + where)
    return found


def why_not_load(position: ParadisePosition, seat: i64, kind: i64) -> i64:
    """§7.4: canoes take pieces aboard as they move, within their capacity; in transit there is no limit (§7.2)."""
    reason = why_not_take(position, seat, kind, position.fleet_at)
    if reason != OPEN:
        return reason
    if position.stage == AT_TRANSIT:
        return OPEN
    if is_enemy(position, seat, position.fleet_at):
        return IN_ENEMY_HEX
    return OPEN if in_capacity(crew(position) + one(kind)) else OVER_CAPACITY


def load(position: ParadisePosition, seat: i64, kind: i64) -> None:
    """One more piece is aboard."""
    position.loaded += one(kind)
    tell_aboard(position, "load", seat, kind, position.fleet_at)


def why_not_drop(position: ParadisePosition, seat: i64, kind: i64) -> i64:
    """§7.4: canoes put pieces down as they move; first what is put down, then what is taken aboard; something must sail on."""
    if count(position.fleet - position.dropped, kind) == 0:
        return NO_SUCH_PIECE if position.fleet_steps > 0 else NOT_SAILED
    if position.loaded != 0:
        return LOADED_HERE
    if is_enemy(position, seat, position.fleet_at):
        return IN_ENEMY_HEX
    rest = crew(position) - one(kind)
    if rest == 0:
        return LAST_OF_FLEET
    return OPEN if in_capacity(rest) else OVER_CAPACITY


def drop(position: ParadisePosition, seat: i64, kind: i64) -> None:
    """One piece stays here."""
    position.dropped += one(kind)
    tell_aboard(position, "drop", seat, kind, position.fleet_at)


def legal_cargo(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """What can be loaded, and what can be dropped."""
    for kind in range(PIECE_KINDS):
        if why_not_load(position, seat, kind) == OPEN:
            found = append(found, LOAD + kind)
    if position.stage != AT_TRANSIT and position.fleet_steps > 0 and position.loaded == 0:
        for kind in range(PIECE_KINDS):
            if why_not_drop(position, seat, kind) == OPEN:
                found = append(found, DROP + kind)
    return found


# --- Leaving and joining ---


def leave_hex(position: ParadisePosition, seat: i64) -> None:
    """The fleet leaves: what it dropped stays, what it loaded goes, and everybody sees how many."""
    here = position.fleet_at
    owner = owner_at(position, here)
    if owner == seat or owner == NO_SEAT:
        before = pieces_at(position, here)
        fleet_size = total(position.fleet)
        known = known_at(position, here)
        size = total(before)
        dropped = total(position.dropped)
        loaded = total(position.loaded)
        moved = moved_at(position, here) + position.dropped
        rest = before - position.loaded + position.dropped
        rest_known = known_of_rest(position.fleet_known, fleet_size, known, size, dropped, loaded)
        position.fleet_known = known_of_fleet(position.fleet_known, fleet_size, known, size, dropped, loaded)
        was_up = is_up(position, here)
        set_pieces(position, here, seat, rest)
        if rest != 0:
            set_moved(position, here, moved)
            set_known(position, here, with_a_transport(rest_known) if is_up(position, here) else rest_known)
            if was_up and not is_up(position, here):
                tell_chain_gone(position, seat, here)


def join_stack(position: ParadisePosition, seat: i64, where: i64, pieces: i64, known: i64) -> None:
    """Pieces join a stack, or make one."""
    there = pieces_at(position, where)
    together = joined(known, known_at(position, where), total(there))
    set_pieces(position, where, seat, there + pieces)
    set_known(position, where, together)


def put_down(position: ParadisePosition) -> None:
    """No fleet is in hand any more."""
    position.fleet_at = NOWHERE
    position.fleet_steps = 0
    position.fleet = 0
    position.fleet_known = 0
    position.dropped = 0
    position.loaded = 0
