"""Building orders, by functions that hide how they are packed: what is ordered in each hex, and the rest of a seat's plan.

Nobody moves while orders are written, so the pieces ordered lie where else the pieces are noted that have moved.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules.board import places, seats, sets
from vaka.games.paradise.rules.board.pieces import (
    ALL_FIELDS,
    ONE_COLONY,
    ONE_RUMOUR,
    colonies,
    one,
    rumours,
    transports,
    warriors,
    wars,
)
from vaka.games.paradise.rules.box import ITEMS, Hex, Seat
from vaka.games.paradise.rules.packed import ZERO, bit, has
from vaka.games.paradise.rules.position import ParadisePosition

# The cards that can be part of the orders, as bits of a plan.
PLAN_MAKAHIKI: Final[i64] = 8
PLAN_BREADFRUIT: Final[i64] = 9
PLAN_TOKI: Final[i64] = 10
PLAN_TARO: Final[i64] = 11
PLAN_FOCUS: Final[i64] = 7
PLAN_HARVEST: Final[i64] = 38  # an Event card
PLAN_FREE_VILLAGE: Final[i64] = 39  # the next Village costs nothing
DISMISSED: Final[i64] = 49  # two bits of a plan: how many Rumours shall be taken off the map


# --- In a hex ---


def agriculture_ordered(stack: i64) -> i64:
    """How much Improved Agriculture is ordered, by the number of a stack."""
    return (stack >> 37) & 3


def villages_ordered(stack: i64) -> i64:
    """How many Villages will come, by an order or by a Colony that settles."""
    return ((stack >> 39) & 3) + ((stack >> 41) & 1)


def ordered_pieces(position: ParadisePosition, where: Hex) -> i64:
    """The pieces ordered in a hex."""
    return places.moved_at(position, where)


def order_piece(position: ParadisePosition, seat: Seat, where: Hex, kind: i64) -> None:
    """One more."""
    places.set_moved(position, where, places.moved_at(position, where) + one(kind))
    position.chest[seat * seats.CHEST + seats.PLAN] += one(kind) << 21


def is_chain_ordered(position: ParadisePosition, where: Hex) -> bool:
    """Is a Transport Canoe ordered that will lie face up?"""
    return (position.stack[where] >> 36) & 1 != 0


def order_chain(position: ParadisePosition, where: Hex) -> None:
    """The one that is ordered will lie face up."""
    position.stack[where] |= bit(36)


def ordered_agriculture(position: ParadisePosition, where: Hex) -> i64:
    """How much Improved Agriculture is ordered."""
    return (position.stack[where] >> 37) & 3


def order_agriculture(position: ParadisePosition, where: Hex) -> None:
    """One more."""
    position.stack[where] += bit(37)


def ordered_villages(position: ParadisePosition, where: Hex) -> i64:
    """How many Villages are ordered."""
    return (position.stack[where] >> 39) & 3


def order_village(position: ParadisePosition, where: Hex) -> None:
    """One more."""
    position.stack[where] += bit(39)


def is_settled(position: ParadisePosition, where: Hex) -> bool:
    """Is a Colony ordered to settle?"""
    return (position.stack[where] >> 41) & 1 != 0


def order_settling(position: ParadisePosition, where: Hex) -> None:
    """A Colony shall settle."""
    position.stack[where] |= bit(41)


def ordered_dismissals(position: ParadisePosition, where: Hex) -> i64:
    """How many Rumours shall be taken off the map."""
    return (position.stack[where] >> 56) & 3


def order_dismissal(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """One more; it can be built again at once."""
    position.stack[where] += bit(56)
    position.chest[seat * seats.CHEST + seats.PLAN] += bit(DISMISSED)


def forget_dismissal(position: ParadisePosition, where: Hex) -> None:
    """One of them is carried out."""
    position.stack[where] -= bit(56)


def left_by_orders(position: ParadisePosition, where: Hex) -> i64:
    """The pieces that will be left of those that lie here now."""
    settled = ONE_COLONY if is_settled(position, where) else ZERO
    return places.pieces_at(position, where) - ordered_dismissals(position, where) * ONE_RUMOUR - settled


def has_orders(position: ParadisePosition, where: Hex) -> bool:
    """Is anything ordered here?"""
    return (position.stack[where] >> 36) & 63 != 0 or places.moved_at(position, where) != 0


def clear_orders(position: ParadisePosition, where: Hex) -> None:
    """Nothing is ordered here any more, and no pool is named."""
    places.set_moved(position, where, 0)
    position.stack[where] &= bit(36) - 1


def items_at(position: ParadisePosition, where: Hex) -> dict[str, int]:
    """What is ordered in a group, item by item."""
    pieces = ordered_pieces(position, where)
    chain: i64 = 1 if is_chain_ordered(position, where) else 0
    if position.seats == 1:  # §12.1: all of them will lie face up
        chain = transports(pieces)
    numbers = (
        ordered_villages(position, where), ordered_agriculture(position, where), transports(pieces) - chain, chain,
        warriors(pieces), wars(pieces), colonies(pieces), rumours(pieces),
    )  # fmt: skip
    return {name: number for name, number in zip(ITEMS, numbers, strict=True) if number > 0}


# --- Pools ---


def points_in(position: ParadisePosition, pool: Hex) -> i64:
    """The Build Points that are left in a pool, named by its first hex."""
    return (position.stack[pool] >> 42) & 127


def add_points(position: ParadisePosition, pool: Hex, points: i64) -> None:
    """So many more, or less."""
    position.stack[pool] += points * bit(42)


def pool_of(position: ParadisePosition, where: Hex) -> i64:
    """The pool of a controlled group."""
    return (position.stack[where] >> 49) & 127


def set_pool(position: ParadisePosition, where: Hex, pool: Hex) -> None:
    """Let the group belong to this pool."""
    position.stack[where] = (position.stack[where] & (bit(49) - 1)) | (pool << 49)


# --- Of a seat ---


def plan_of(position: ParadisePosition, seat: Seat) -> i64:
    """The plan, packed."""
    return position.chest[seat * seats.CHEST + seats.PLAN]


def clear_plan(position: ParadisePosition, seat: Seat) -> None:
    """No plan."""
    position.chest[seat * seats.CHEST + seats.PLAN] = 0


def total_ordered(position: ParadisePosition, seat: Seat) -> i64:
    """All pieces ordered."""
    return (position.chest[seat * seats.CHEST + seats.PLAN] >> 21) & ALL_FIELDS


def rumours_back(position: ParadisePosition, seat: Seat) -> i64:
    """The Rumours that shall be taken off the map, as pieces: they can be built again."""
    return ((position.chest[seat * seats.CHEST + seats.PLAN] >> DISMISSED) & 3) * ONE_RUMOUR


def card_pool(position: ParadisePosition, seat: Seat) -> i64:
    """The pool that pays for a card, or NOWHERE."""
    return (position.chest[seat * seats.CHEST + seats.PLAN] & 127) - 1


def set_card_pool(position: ParadisePosition, seat: Seat, pool: Hex) -> None:
    """This pool pays for a card."""
    position.chest[seat * seats.CHEST + seats.PLAN] += pool + 1


def is_planned(position: ParadisePosition, seat: Seat, what: i64) -> bool:
    """Is this card, or focusing inwards, part of the plan?"""
    return has(position.chest[seat * seats.CHEST + seats.PLAN], what)


def plan(position: ParadisePosition, seat: Seat, what: i64) -> None:
    """Make it part of the plan."""
    position.chest[seat * seats.CHEST + seats.PLAN] |= bit(what)


def unplan(position: ParadisePosition, seat: Seat, what: i64) -> None:
    """It is no part of the plan any more."""
    position.chest[seat * seats.CHEST + seats.PLAN] &= ~bit(what)


def free_transports(position: ParadisePosition, seat: Seat) -> i64:
    """How many Transport Canoes TOKI still gives."""
    return (position.chest[seat * seats.CHEST + seats.PLAN] >> 12) & 3


def set_free_transports(position: ParadisePosition, seat: Seat, number: i64) -> None:
    """So many."""
    plan_now = position.chest[seat * seats.CHEST + seats.PLAN]
    position.chest[seat * seats.CHEST + seats.PLAN] = (plan_now & ~(3 << 12)) | (number << 12)


def doubled_group(position: ParadisePosition, seat: Seat) -> i64:
    """Where BREADFRUIT feeds a second new Village, or NOWHERE."""
    return ((position.chest[seat * seats.CHEST + seats.PLAN] >> 14) & 127) - 1


def set_doubled_group(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """It does so here."""
    position.chest[seat * seats.CHEST + seats.PLAN] += (where + 1) << 14


def forget_orders(position: ParadisePosition, seat: Seat) -> None:
    """No orders of this seat, and no pools."""
    hexes = sets.join(sets.of(position, sets.CONTROL + seat), sets.of(position, sets.STACKS + seat))
    while not sets.is_none(hexes):
        clear_orders(position, sets.first(hexes))
        hexes = sets.rest(hexes)
    clear_plan(position, seat)
