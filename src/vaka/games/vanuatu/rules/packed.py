"""Sets as the bits of a number, and small counts side by side in one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

# --- Sets ---


def bit(place: i64) -> i64:
    """The set of this one place."""
    one = place - place + 1  # mypyc writes a literal 1 as a 32-bit number
    return one << place


def has(mask: i64, place: i64) -> bool:
    """Is this place in the set?"""
    return (mask >> place) & 1 != 0


def size_of(mask: i64) -> i64:
    """How many places are in the set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def field(start: i64, width: i64) -> i64:
    """The set of so many places from a start."""
    return (bit(width) - 1) << start


# --- Small counts side by side ---


def pair(packed: i64, place: i64) -> i64:
    """The number in two bits."""
    return (packed >> (place * 2)) & 3


def triple(packed: i64, place: i64) -> i64:
    """The number in three bits."""
    return (packed >> (place * 3)) & 7


def nibble(packed: i64, place: i64) -> i64:
    """The number in four bits."""
    return (packed >> (place * 4)) & 15


def byte(packed: i64, place: i64) -> i64:
    """The number in eight bits."""
    return (packed >> (place * 8)) & 255


def close_gap(packed: i64, start: i64, width: i64) -> i64:
    """Take out a field of bits: those above it move down."""
    below = packed & (bit(start) - 1)
    return below | ((packed >> (start + width)) << start)


# --- Flat arrays ---


def changed(values: vec[i64], place: i64, value: i64) -> vec[i64]:
    """A copy with another value in one place: for what several positions share."""
    found = values[:]
    found[place] = value
    return found


def numbers(values: tuple[int, ...]) -> vec[i64]:
    """A table of numbers."""
    found = vec[i64]()
    for value in values:
        found = append(found, value)
    return found
