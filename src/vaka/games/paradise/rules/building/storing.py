"""Saved resources (§11.4): one Build Point may be kept for a later Building Step."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.actions import SPEND, STORE
from vaka.games.paradise.rules.board.annex import SAVED, annex_bit, has_annexed
from vaka.games.paradise.rules.board.hexes import NOWHERE
from vaka.games.paradise.rules.board.places import control_at
from vaka.games.paradise.rules.building.items import home_pool
from vaka.games.paradise.rules.building.orders import add_points, is_planned, plan, plan_of, points_in, pool_of
from vaka.games.paradise.rules.options import RULE_STORE
from vaka.games.paradise.rules.position import CHEST, CONTROL, PLAN, ParadisePosition, hexes_in
from vaka.games.paradise.rules.reasons import NO_HOME, NO_POINTS, NO_POOL, NOT_NOW, ONCE_ONLY, OPEN, STORE_EMPTY, STORE_FULL
from vaka.games.paradise.rules.telling.turn import tell_at

PLAN_SPEND: Final[i64] = 37
STORE_PLACE: Final[i64] = 40  # seven bits of a plan: the pool that puts a point aside, one added


def has_store(position: ParadisePosition, seat: i64) -> bool:
    """§11.4: does the seat's marker show that a point is in store?"""
    return has_annexed(position, SAVED, seat)


def stored_from(position: ParadisePosition, seat: i64) -> i64:
    """The pool that puts a point aside in these orders, or NOWHERE."""
    return ((plan_of(position, seat) >> STORE_PLACE) & 127) - 1


def why_not_store(position: ParadisePosition, seat: i64, pool: i64) -> i64:
    """§11.4: never more than one point; once the one in store is spent, another may be put aside."""
    if position.advanced & RULE_STORE == 0:
        return NOT_NOW
    if control_at(position, pool) != seat or pool_of(position, pool) != pool:
        return NO_POOL
    if has_store(position, seat) and not is_planned(position, seat, PLAN_SPEND):
        return STORE_FULL
    if stored_from(position, seat) != NOWHERE:
        return ONCE_ONLY
    return OPEN if points_in(position, pool) > 0 else NO_POINTS


def store(position: ParadisePosition, seat: i64, pool: i64) -> None:
    """§11.4: a Village builds nothing, and its point is kept."""
    plan_store(position, seat, pool)
    add_points(position, pool, -1)
    tell_at(position, "order-store", seat, pool, secret=True)


def plan_store(position: ParadisePosition, seat: i64, pool: i64) -> None:
    """Note it among the orders."""
    position.chest[seat * CHEST + PLAN] += (pool + 1) << STORE_PLACE


def why_not_spend(position: ParadisePosition, seat: i64) -> i64:
    """§11.4: the point in store is spent at home, or where the chain leads from there."""
    if position.advanced & RULE_STORE == 0:
        return NOT_NOW
    if not has_store(position, seat):
        return STORE_EMPTY
    if home_pool(position, seat) == NOWHERE:
        return NO_HOME
    return ONCE_ONLY if is_planned(position, seat, PLAN_SPEND) else OPEN


def spend(position: ParadisePosition, seat: i64) -> None:
    """§11.4: one Build Point more."""
    plan(position, seat, PLAN_SPEND)
    add_points(position, home_pool(position, seat), 1)
    tell_at(position, "order-spend", seat, NOWHERE, secret=True)


def legal_store(position: ParadisePosition, seat: i64, found: vec[i64]) -> vec[i64]:
    """Every pool with a point, or the point in store."""
    for where in hexes_in(position, CONTROL + seat):
        if why_not_store(position, seat, where) == OPEN:
            found = append(found, STORE + where)
    return append(found, SPEND) if why_not_spend(position, seat) == OPEN else found


def turn_store(position: ParadisePosition, seat: i64) -> None:
    """§11.4: when the orders are in, the marker is turned for everybody to see."""
    if is_planned(position, seat, PLAN_SPEND):
        annex_bit(position, SAVED, seat, False)
        tell_at(position, "spend", seat, NOWHERE)
    if stored_from(position, seat) != NOWHERE:
        annex_bit(position, SAVED, seat, True)
        tell_at(position, "store", seat, NOWHERE)
