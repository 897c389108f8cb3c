"""What Events do to building (§11.2): groups that yield less, points more or less, free Villages, blights that are paid off."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.building import orders
from vaka.games.paradise.rules.events import deck, markers, notes
from vaka.games.paradise.rules.movement import fleets
from vaka.games.paradise.rules.options import RULE_EVENTS
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.fortune import tell_fortune

PLAN_CLEAR: Final[i64] = 47  # + weeds, rats
DISPUTE_COST: Final[i64] = 2


# --- Points ---


def yield_of(position: ParadisePosition, where: Hex) -> i64:
    """§9.1: a point for each Village. DROUGHT: none. INVASIVE WEEDS: one less."""
    villages = places.villages_at(position, where)
    if position.advanced & RULE_EVENTS == 0:
        return villages
    if deck.marker_hex(position, deck.DROUGHT) == where:
        return 0
    return max(0, villages - 1) if deck.marker_hex(position, deck.INVASIVE_WEEDS) == where else villages


def adjust_pools(position: ParadisePosition, seat: Seat) -> None:
    """BOUNTIFUL FISHING: a point more at home. SUCCESSION DISPUTE: two less, at home first, then from the other pools in order."""
    home = seats.of_seat(position, seat, seats.HOME)
    fish = deck.marker_hex(position, deck.BOUNTIFUL_FISHING)
    if home != hexes.NOWHERE and fish != hexes.NOWHERE and sets.has(fleets.chain_of(position, seat, home), fish):
        orders.add_points(position, orders.pool_of(position, home), 1)
    if notes.noted(position, notes.DISPUTED) != seat:
        return
    missing = DISPUTE_COST
    if home != hexes.NOWHERE:
        missing = charge(position, orders.pool_of(position, home), missing)
    for where in sets.hexes_in(position, sets.CONTROL + seat):
        if orders.pool_of(position, where) == where:
            missing = charge(position, where, missing)


def charge(position: ParadisePosition, pool: Hex, points: i64) -> i64:
    """Take so many points from a pool; how many it could not pay."""
    paid = min(points, orders.points_in(position, pool))
    orders.add_points(position, pool, -paid)
    return points - paid


# --- ABUNDANT HARVEST ---


def why_not_harvest(position: ParadisePosition, seat: Seat) -> Reason:
    """ABUNDANT HARVEST: one Village for nothing, a secret order like others (ruling 62)."""
    if position.advanced & RULE_EVENTS == 0:
        return reasons.NOT_NOW
    if not deck.keeps_event(position, seat, deck.ABUNDANT_HARVEST):
        return reasons.NOT_KEPT
    return reasons.ONCE_ONLY if orders.is_planned(position, seat, orders.PLAN_HARVEST) else reasons.OPEN


def plan_harvest(position: ParadisePosition, seat: Seat) -> None:
    """The next Village costs nothing."""
    orders.plan(position, seat, orders.PLAN_HARVEST)
    orders.plan(position, seat, orders.PLAN_FREE_VILLAGE)
    tell_fortune(position, "order-play", seat, deck.ABUNDANT_HARVEST, hexes.NOWHERE, secret=True)


# --- Weeds and rats ---


def blight(which: i64) -> i64:
    """The Event of a blight."""
    return deck.INVASIVE_WEEDS if which == 0 else deck.RATS


def why_not_clear(position: ParadisePosition, seat: Seat, which: i64) -> Reason:
    """§11.2: who controls the group pays 1 to be rid of weeds, 2 of rats."""
    if position.advanced & RULE_EVENTS == 0:
        return reasons.NOT_NOW
    where = deck.marker_hex(position, blight(which))
    if where == hexes.NOWHERE or places.control_at(position, where) != seat:
        return reasons.NO_BLIGHT
    if orders.is_planned(position, seat, PLAN_CLEAR + which):
        return reasons.ONCE_ONLY
    return reasons.OPEN if orders.points_in(position, orders.pool_of(position, where)) >= 1 + which else reasons.NO_POINTS


def clear(position: ParadisePosition, seat: Seat, which: i64) -> None:
    """It is ordered and paid; the marker goes when the orders are carried out."""
    orders.plan(position, seat, PLAN_CLEAR + which)
    orders.add_points(position, orders.pool_of(position, deck.marker_hex(position, blight(which))), -1 - which)
    tell_fortune(position, "order-clear", seat, blight(which), hexes.NOWHERE, secret=True)


def is_stunted(position: ParadisePosition, seat: Seat, where: Hex) -> bool:
    """§11.2: no Village grows where PELE'S WRATH lies, nor with RATS until they are paid off."""
    if not sets.in_set(position, sets.STUNTED, where):
        return False
    return not orders.is_planned(position, seat, PLAN_CLEAR + 1) or deck.marker_hex(position, deck.PELES_WRATH) == where


def legal_event_orders(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """The free Village, and the blights that can be paid off."""
    if why_not_harvest(position, seat) == reasons.OPEN:
        found = append(found, actions.PLAY + deck.ABUNDANT_HARVEST)
    for which in range(2):
        if why_not_clear(position, seat, which) == reasons.OPEN:
            found = append(found, actions.CLEAR + which)
    return found


def show_event_orders(position: ParadisePosition, seat: Seat) -> None:
    """When all orders are in, everybody sees them."""
    if orders.is_planned(position, seat, orders.PLAN_HARVEST):
        deck.discard_event(position, seat, deck.ABUNDANT_HARVEST)
        tell_fortune(position, "fortune-play", seat, deck.ABUNDANT_HARVEST, hexes.NOWHERE)
    for which in range(2):
        if orders.is_planned(position, seat, PLAN_CLEAR + which):
            tell_fortune(position, "fortune-clear", seat, blight(which), deck.marker_hex(position, blight(which)))
            markers.set_marker(position, blight(which), hexes.NOWHERE)
    if notes.noted(position, notes.DISPUTED) == seat:
        notes.forget(position, notes.DISPUTED)
