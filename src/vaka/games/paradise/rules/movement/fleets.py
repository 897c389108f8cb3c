"""Fleets and chains (§7.2-7.4): what a fleet in hand is, where it may stay, and how it leaves a hex and joins a stack.

A fleet in hand is what came to its hex, less what is dropped there, with what is loaded there. All that happens in a hex stays in
hand, and the owner's secret, until the fleet sails on or lands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules.board import places
from vaka.games.paradise.rules.board.hexes import CHART, HALF, NOWHERE
from vaka.games.paradise.rules.board.knowledge import joined, known_of_fleet, known_of_rest, with_a_transport
from vaka.games.paradise.rules.board.pieces import in_capacity, total, transports
from vaka.games.paradise.rules.board.reach import spread
from vaka.games.paradise.rules.box import BOX
from vaka.games.paradise.rules.cards import DOUBLE_HULLED_CANOES, lies_open
from vaka.games.paradise.rules.events.notes import pace
from vaka.games.paradise.rules.movement.trips import clear_hand
from vaka.games.paradise.rules.packed import EMPTY, bit
from vaka.games.paradise.rules.position import BARRED, CHAIN, INDEPENDENT, NO_SEAT, SEA, ParadisePosition, hexes_in, in_set
from vaka.games.paradise.rules.reasons import GARRISON, OPEN, STRANDED
from vaka.games.paradise.rules.stages import AT_TRANSIT
from vaka.games.paradise.rules.telling.turn import tell_chain_gone

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
    if in_set(position, INDEPENDENT, where) or (len(position.raids) > 0 and places.raid_at(position, where) != 0):
        return True
    control = places.control_at(position, where)
    owner = places.owner_at(position, where)
    return (control != NO_SEAT and control != seat) or (owner != NO_SEAT and owner != seat)


def is_enemy_group(position: ParadisePosition, seat: i64, where: i64) -> bool:
    """§7.3: an independent group, or one that another player controls."""
    if in_set(position, INDEPENDENT, where):
        return True
    control = places.control_at(position, where)
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
    """§7.4: nobody stays at sea without a canoe. §8.5, §10.2: a printed group that was conquered keeps a piece; a Rumour is one."""
    if in_set(position, SEA, where) and not in_capacity(rest):
        return STRANDED
    if places.taken_by(position, where) == seat and rest == 0:
        return GARRISON
    return OPEN


# --- Leaving and joining ---


def leave_hex(position: ParadisePosition, seat: i64) -> None:
    """The fleet leaves: what it dropped stays, what it loaded goes, and everybody sees how many."""
    here = position.fleet_at
    owner = places.owner_at(position, here)
    if owner == seat or owner == NO_SEAT:
        before = places.pieces_at(position, here)
        fleet_size = total(position.fleet)
        known = places.known_at(position, here)
        size = total(before)
        dropped = total(position.dropped)
        position.unloaded += dropped
        loaded = total(position.loaded)
        rest = before - position.loaded + position.dropped
        rest_known = known_of_rest(position.fleet_known, fleet_size, known, size, dropped, loaded)
        position.fleet_known = known_of_fleet(position.fleet_known, fleet_size, known, size, dropped, loaded)
        was_up = places.is_up(position, here)
        places.set_pieces(position, here, seat, rest)
        if rest != 0:
            if position.fleet_up and transports(crew(position)) == 0:
                position.fleet_up = False
                places.set_up(position, here, True)
            places.set_known(position, here, with_a_transport(rest_known) if places.is_up(position, here) else rest_known)
        if was_up and (rest == 0 or not places.is_up(position, here)):
            position.fleet_up = True
            tell_chain_gone(position, seat, here)
        if position.fleet_up:
            position.fleet_known = with_a_transport(position.fleet_known)


def join_stack(position: ParadisePosition, seat: i64, where: i64, pieces: i64, known: i64) -> None:
    """Pieces join a stack, or make one."""
    there = places.pieces_at(position, where)
    together = joined(known, places.known_at(position, where), total(there))
    places.set_pieces(position, where, seat, there + pieces)
    places.set_known(position, where, together)


def put_down(position: ParadisePosition) -> None:
    """No fleet is in hand any more."""
    if position.stage != AT_TRANSIT:
        clear_hand(position)
    position.fleet_up = False
    position.fleet_at = NOWHERE
    position.fleet_steps = 0
    position.fleet = 0
    position.fleet_known = 0
    position.dropped = 0
    position.loaded = 0
