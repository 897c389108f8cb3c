"""What a viewer sees of the map, before it is drawn or told."""

from __future__ import annotations

from typing import NamedTuple

from vaka.games.paradise.rules.board.places import control_in, is_up_in, knots_in, owner_in, tile_in


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

    @property
    def tile(self) -> int:
        """The tile, or -1."""
        return int(tile_in(self.site))

    @property
    def control(self) -> int:
        """Who controls the group, or -1."""
        return int(control_in(self.site))

    @property
    def owner(self) -> int:
        """Whose stack it is, or -1."""
        return int(owner_in(self.stack))

    @property
    def is_up(self) -> bool:
        """Does a Transport Canoe lie face up?"""
        return is_up_in(self.stack)

    @property
    def knots(self) -> int:
        """The knots that lie there."""
        return int(knots_in(self.site))
