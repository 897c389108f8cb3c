"""Sets of squares, of pirogues and of seats as the bits of an integer."""

from __future__ import annotations

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """The set of this one."""
    one = place - place + 1  # mypyc writes a literal 1 as a 32-bit number, and square 35 would fall off
    return one << place


def has(mask: i64, place: i64) -> bool:
    """Is this one in the set?"""
    return (mask >> place) & 1 != 0
