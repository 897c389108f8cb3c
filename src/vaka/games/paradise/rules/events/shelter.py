"""What no Event strikes (§11.2), whom it strikes, and where canoes may be."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.board import places, sets
from vaka.games.paradise.rules.board.hexes import CHART
from vaka.games.paradise.rules.board.knowledge import public_bound
from vaka.games.paradise.rules.board.pieces import CANOES, total
from vaka.games.paradise.rules.box import Hex
from vaka.games.paradise.rules.events import deck, notes
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition


def is_unconquered(position: ParadisePosition, where: Hex) -> bool:
    """§11.2: a printed independent group that nobody controls, conquered or not, is struck by nothing (ruling 68)."""
    return places.control_at(position, where) == NO_SEAT and CHART.locals[where] > 0


def is_immune(position: ParadisePosition, where: Hex) -> bool:
    """SHAMAN: the group is immune while who placed the marker controls it."""
    return deck.marker_hex(position, deck.SHAMAN) == where and places.control_at(position, where) == notes.noted(
        position, notes.WARDED
    )


def is_sheltered(position: ParadisePosition, where: Hex) -> bool:
    """Does no disaster strike here at all?"""
    return is_unconquered(position, where) or is_immune(position, where)


def hostile_owner(position: ParadisePosition, where: Hex) -> i64:
    """Whose group a disaster strikes here, or NO_SEAT."""
    return NO_SEAT if is_sheltered(position, where) else places.control_at(position, where)


def may_hold_canoes(position: ParadisePosition, where: Hex) -> bool:
    """TSUNAMI: land, atolls too, with pieces that may be canoes, for all that everybody knows: what they are is a secret."""
    if places.owner_at(position, where) == NO_SEAT or sets.in_set(position, sets.SEA, where):
        return False
    return places.size_at(position, where) > total(public_bound(places.known_at(position, where)) & ~CANOES)
