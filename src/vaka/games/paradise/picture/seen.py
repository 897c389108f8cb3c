"""What a viewer sees of the map, before it is drawn or told."""

from __future__ import annotations

from typing import NamedTuple


class Look(NamedTuple):
    """How a viewer looks at the map."""

    colours: tuple[str, ...]
    veiled: tuple[bool, ...]
    """Of each seat: are its secrets hidden?"""
    looked: bool
    """Has the viewer looked at a stack by KAVA CEREMONY?"""
    me: int
    """The seat whose orders are seen, or NO_SEAT."""


class Hex(NamedTuple):
    """All that the picture of a hex follows from."""

    where: int
    is_unknown: bool
    is_known: bool
    is_independent: bool
    site: int
    stack: int
    home_of: int
    building: bool
