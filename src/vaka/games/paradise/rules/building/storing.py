"""Saved resources (§11.4): one Build Point may be kept for a later Building Step."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, reasons
from vaka.games.paradise.rules.board import hexes, places, seats, sets
from vaka.games.paradise.rules.board.annex import SAVED, annex_bit, has_annexed
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.building import items, orders
from vaka.games.paradise.rules.options import RULE_STORE
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.turn import tell_at

PLAN_SPEND: Final[i64] = 37
STORE_PLACE: Final[i64] = 40  # seven bits of a plan: the pool that puts a point aside, one added


def has_store(position: ParadisePosition, seat: Seat) -> bool:
    """§11.4: does the seat's marker show that a point is in store?"""
    return has_annexed(position, SAVED, seat)


def stored_from(position: ParadisePosition, seat: Seat) -> i64:
    """The pool that puts a point aside in these orders, or NOWHERE."""
    return ((orders.plan_of(position, seat) >> STORE_PLACE) & 127) - 1


def why_not_store(position: ParadisePosition, seat: Seat, pool: Hex) -> Reason:
    """§11.4: never more than one point; once the one in store is spent, another may be put aside."""
    if position.advanced & RULE_STORE == 0:
        return reasons.NOT_NOW
    if places.control_at(position, pool) != seat or orders.pool_of(position, pool) != pool:
        return reasons.NO_POOL
    if has_store(position, seat) and not orders.is_planned(position, seat, PLAN_SPEND):
        return reasons.STORE_FULL
    if stored_from(position, seat) != hexes.NOWHERE:
        return reasons.ONCE_ONLY
    return reasons.OPEN if orders.points_in(position, pool) > 0 else reasons.NO_POINTS


def store(position: ParadisePosition, seat: Seat, pool: Hex) -> None:
    """§11.4: a Village builds nothing, and its point is kept."""
    plan_store(position, seat, pool)
    orders.add_points(position, pool, -1)
    tell_at(position, "order-store", seat, pool, secret=True)


def plan_store(position: ParadisePosition, seat: Seat, pool: Hex) -> None:
    """Note it among the orders."""
    position.chest[seat * seats.CHEST + seats.PLAN] += (pool + 1) << STORE_PLACE


def why_not_spend(position: ParadisePosition, seat: Seat) -> Reason:
    """§11.4: the point in store is spent at home, or where the chain leads from there."""
    if position.advanced & RULE_STORE == 0:
        return reasons.NOT_NOW
    if not has_store(position, seat):
        return reasons.STORE_EMPTY
    if items.home_pool(position, seat) == hexes.NOWHERE:
        return reasons.NO_HOME
    return reasons.ONCE_ONLY if orders.is_planned(position, seat, PLAN_SPEND) else reasons.OPEN


def spend(position: ParadisePosition, seat: Seat) -> None:
    """§11.4: one Build Point more."""
    orders.plan(position, seat, PLAN_SPEND)
    orders.add_points(position, items.home_pool(position, seat), 1)
    tell_at(position, "order-spend", seat, hexes.NOWHERE, secret=True)


def legal_store(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """Every pool with a point, or the point in store."""
    for where in sets.hexes_in(position, sets.CONTROL + seat):
        if why_not_store(position, seat, where) == reasons.OPEN:
            found = append(found, actions.STORE + where)
    return append(found, actions.SPEND) if why_not_spend(position, seat) == reasons.OPEN else found


def turn_store(position: ParadisePosition, seat: Seat) -> None:
    """§11.4: when the orders are in, the marker is turned for everybody to see."""
    if orders.is_planned(position, seat, PLAN_SPEND):
        annex_bit(position, SAVED, seat, False)
        tell_at(position, "spend", seat, hexes.NOWHERE)
    if stored_from(position, seat) != hexes.NOWHERE:
        annex_bit(position, SAVED, seat, True)
        tell_at(position, "store", seat, hexes.NOWHERE)
