"""The annex: what the advanced rules put beside the board, slot by slot."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.packed import ZERO, bit, has
from vaka.games.paradise.rules.position import ParadisePosition


def annexed(position: ParadisePosition, slot: i64) -> i64:
    """What is noted in a slot; 0 where no advanced rule is in play."""
    return position.annex[slot] if position.advanced != 0 else ZERO


def annex(position: ParadisePosition, slot: i64, value: i64) -> None:
    """Note it. Copies share the annex, so a change makes a new one."""
    if position.annex[slot] != value:
        changed = position.annex[:]
        changed[slot] = value
        position.annex = changed


def has_annexed(position: ParadisePosition, slot: i64, seat: i64) -> bool:
    """Is this seat, or bit, set in a slot?"""
    return position.advanced != 0 and has(position.annex[slot], seat)


def annex_bit(position: ParadisePosition, slot: i64, place: i64, on: bool) -> None:
    """Set or clear one bit of a slot."""
    now = position.annex[slot]
    annex(position, slot, now | bit(place) if on else now & ~bit(place))
