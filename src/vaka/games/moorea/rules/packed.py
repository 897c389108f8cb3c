"""Bits and small fields in one number."""

from __future__ import annotations

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """The number with this one bit."""
    one = place - place + 1  # mypyc writes a literal 1 as a 32-bit number, and high bits would fall off
    return one << place


def has(mask: i64, place: i64) -> bool:
    """Is this bit set?"""
    return (mask >> place) & 1 != 0
