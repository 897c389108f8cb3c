"""Ships: what they want (§8.6), and how they come and go (§4.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.box import BOX, GOOD_COUNT, NOWHERE, SLOTS, TABLES, Good, Ship, Slot
from vaka.games.vanuatu.rules.packed import ZERO
from vaka.games.vanuatu.rules.pieces import aboard, add_cubes, put_ship, ship_in, single, take_ship
from vaka.games.vanuatu.rules.position import VanuatuPosition

SHIP_BONUS: Final[i64] = BOX.ship_bonus


# --- What they want ---


def wants(position: VanuatuPosition, slot: Slot, good: Good) -> i64:
    """How many more cubes of a good the ship in this slot wants."""
    kind = ship_in(position, slot)
    if kind == NOWHERE:
        return 0
    return TABLES.wanted[kind * GOOD_COUNT + good] - aboard(position, slot, good)


def ship_for(position: VanuatuPosition, good: Good) -> Slot:
    """§8.6: the topmost ship with unfulfilled demand for a good, or NOWHERE."""
    for slot in range(SLOTS):
        if wants(position, slot, good) > 0:
            return slot
    return NOWHERE


def export_points(position: VanuatuPosition, good: Good, slot: Slot) -> i64:
    """§8.6: the points for a cube that goes onto the ship in this slot, with a bonus for the last one."""
    left: i64 = 0
    for other in range(GOOD_COUNT):
        left += wants(position, slot, other)
    return TABLES.points[good] + (SHIP_BONUS if left == 1 else ZERO)


# --- How they come and go ---


def is_full(position: VanuatuPosition, slot: Slot) -> bool:
    """§4.3: is there a ship in this slot that wants nothing more?"""
    if ship_in(position, slot) == NOWHERE:
        return False
    return all(wants(position, slot, good) <= 0 for good in range(GOOD_COUNT))


def full_slot(position: VanuatuPosition) -> Slot:
    """§4.3: where the topmost full ship lies, or NOWHERE."""
    for slot in range(SLOTS):
        if is_full(position, slot):
            return slot
    return NOWHERE


def has_berth(position: VanuatuPosition) -> bool:
    """§4.3: is a slot empty? New ships come in at the bottom."""
    return ship_in(position, SLOTS - 1) == NOWHERE


def dismiss_ship(position: VanuatuPosition, slot: Slot) -> None:
    """§4.3: a full ship leaves, its cubes return to the reserve, and those below it move up."""
    for good in range(GOOD_COUNT):
        add_cubes(position, good, aboard(position, slot, good))
    position.discards += single(ship_in(position, slot))
    take_ship(position, slot)


def shuffle_discards(position: VanuatuPosition) -> None:
    """§4.3: when no ships are left to draw, those that have left are shuffled into a new stack."""
    if position.deck == 0:
        position.deck = position.discards
        position.discards = 0


def moor(position: VanuatuPosition, kind: Ship) -> None:
    """§4.3: the next demand tile comes in at the bottom: into the first empty slot."""
    position.deck -= single(kind)
    for slot in range(SLOTS):
        if ship_in(position, slot) == NOWHERE:
            put_ship(position, slot, kind)
            telling.ship(position, kind, slot)
            return
