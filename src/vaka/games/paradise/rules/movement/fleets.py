"""Fleets and chains (§7.2-7.4): what a fleet in hand is, where it may stay, and how it leaves a hex and joins a stack.

A fleet in hand is what came to its hex, less what is dropped there, with what is loaded there. All that happens in a hex stays in
hand, and the owner's secret, until the fleet sails on or lands.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules import cards, reasons, stages
from vaka.games.paradise.rules.board import places, sets
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.knowledge import joined, known_of_fleet, known_of_rest, with_a_transport
from vaka.games.paradise.rules.board.pieces import in_capacity, total, transports, wars
from vaka.games.paradise.rules.box import BOX, Hex, Seat
from vaka.games.paradise.rules.events import notes
from vaka.games.paradise.rules.movement import trips
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import tell_chain_gone

CANOE_SPEED: Final[i64] = BOX.canoe_speed


# --- Small questions ---


def crew(position: ParadisePosition) -> i64:
    """The fleet in hand."""
    return position.fleet - position.dropped + position.loaded


def speed(position: ParadisePosition, seat: Seat) -> i64:
    """§7.3: two hexes; DOUBLE HULLED CANOES and POI give one more each."""
    hexes = CANOE_SPEED
    if cards.lies_open(position, seat, cards.DOUBLE_HULLED_CANOES):
        hexes += 1
    if position.poi:
        hexes += 1
    return notes.pace(position, seat, hexes) if position.advanced != 0 else hexes


def is_enemy(position: ParadisePosition, seat: Seat, where: Hex) -> bool:
    """§6.2, §7.3: is the hex an independent group, or another's group, or does it hold another's pieces?"""
    if sets.in_set(position, sets.INDEPENDENT, where) or (len(position.raids) > 0 and places.raid_at(position, where) != 0):
        return True
    control = places.control_at(position, where)
    owner = places.owner_at(position, where)
    return (control != NO_SEAT and control != seat) or (owner != NO_SEAT and owner != seat)


def is_enemy_group(position: ParadisePosition, seat: Seat, where: Hex) -> bool:
    """§7.3: an independent group, or one that another player controls."""
    if sets.in_set(position, sets.INDEPENDENT, where):
        return True
    control = places.control_at(position, where)
    return control != NO_SEAT and control != seat


def stops(position: ParadisePosition, seat: Seat, where: Hex) -> bool:
    """§7.3: War Canoes stop at an enemy group and at an enemy War Canoe."""
    if is_enemy_group(position, seat, where):
        return True
    owner = places.owner_at(position, where)
    return owner != NO_SEAT and owner != seat and wars(places.pieces_at(position, where)) > 0


def chain_of(position: ParadisePosition, seat: Seat, where: Hex) -> sets.Hexes:
    """§7.2: the hexes that the seat's Transport Canoe Chain connects with this one."""
    if not sets.in_set(position, sets.CHAIN + seat, where) or (
        position.advanced != 0 and sets.in_set(position, sets.BARRED, where)
    ):
        return sets.none()
    return sets.spread(sets.just(where), open_chain(position, seat))


def open_chain(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """§7.2: where a Transport Canoe lies face up, and no Event bars the way."""
    return sets.without(sets.of(position, sets.CHAIN + seat), sets.of(position, sets.BARRED))


def is_linked(position: ParadisePosition, seat: Seat, where: Hex) -> bool:
    """§7.2: is there a chain here that leads anywhere?"""
    if not sets.in_set(position, sets.CHAIN + seat, where) or (
        position.advanced != 0 and sets.in_set(position, sets.BARRED, where)
    ):
        return False
    return not sets.is_none(sets.meet(sets.near(where), open_chain(position, seat)))


def linked_hexes(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """§7.2: all hexes with a chain that leads anywhere; `is_linked` says the same of each."""
    chain = open_chain(position, seat)
    return chain if sets.is_none(chain) else sets.meet(chain, sets.around(chain))


def has_chain(position: ParadisePosition, seat: Seat) -> bool:
    """§7.2: has the seat a chain of at least two hexes?"""
    return not sets.is_none(linked_hexes(position, seat))


def why_not_stay(position: ParadisePosition, seat: Seat, where: Hex, rest: i64) -> Reason:
    """§7.4: nobody stays at sea without a canoe. §8.5, §10.2: a printed group that was conquered keeps a piece; a Rumour is one."""
    if sets.in_set(position, sets.SEA, where) and not in_capacity(rest):
        return reasons.STRANDED
    if places.taken_by(position, where) == seat and rest == 0:
        return reasons.GARRISON
    return reasons.OPEN


# --- Leaving and joining ---


def leave_hex(position: ParadisePosition, seat: Seat) -> None:
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


def join_stack(position: ParadisePosition, seat: Seat, where: Hex, pieces: i64, known: i64) -> None:
    """Pieces join a stack, or make one."""
    there = places.pieces_at(position, where)
    together = joined(known, places.known_at(position, where), total(there))
    places.set_pieces(position, where, seat, there + pieces)
    places.set_known(position, where, together)


def put_down(position: ParadisePosition) -> None:
    """No fleet is in hand any more."""
    if position.stage != stages.AT_TRANSIT:
        trips.clear_hand(position)
    position.fleet_up = False
    position.fleet_at = NOWHERE
    position.fleet_steps = 0
    position.fleet = 0
    position.fleet_known = 0
    position.dropped = 0
    position.loaded = 0
