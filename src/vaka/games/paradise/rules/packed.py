"""Bits of an integer, and small numbers side by side in one: the one place from which the rules take them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NO_PLACE: Final[i64] = -1


def bit(place: i64) -> i64:
    """The set of this one place."""
    one = place - place + 1  # mypyc writes a literal 1 as a 32-bit number, and place 35 would fall off
    return one << place


def has(places: i64, place: i64) -> bool:
    """Is this place in the set?"""
    return (places >> place) & 1 != 0


def size_of(places: i64) -> i64:
    """How many places are in the set."""
    pairs = places - ((places >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_ = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    halves = bytes_ + (bytes_ >> 8)
    words = halves + (halves >> 16)
    return (words + (words >> 32)) & 127


def lowest(places: i64) -> i64:
    """The lowest place of a set, or NO_PLACE."""
    if places == 0:
        return NO_PLACE
    return size_of((places & -places) - 1)


def without_lowest(places: i64) -> i64:
    """The set without its lowest place."""
    return places & (places - 1)
