"""Launching a pirogue (« Mettre une pirogue à la mer »)."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.actions import VOYAGE, Found
from vaka.games.aloha.rules.box import Pirogue, Seat, Square, Squares
from vaka.games.aloha.rules.joining import closed_to, why_not_join
from vaka.games.aloha.rules.packed import bit, has
from vaka.games.aloha.rules.position import AlohaPosition, is_twin, mark_last, pirogue_of, put_pirogue
from vaka.games.aloha.rules.reasons import LAUNCH_TWO, MOVED, OPEN, TWIN, Reason
from vaka.games.aloha.rules.sea import SEA, SQUARES


def legal_launch(position: AlohaPosition, seat: Seat, slot: i64, found: Found) -> None:
    """§4.1: where this pirogue of the beach can be launched to; a test holds it equal to `why_not_launch`."""
    pirogue = pirogue_of(seat, slot)
    if not has(position.moved, pirogue) and not is_twin(position, pirogue):
        found.add_far(VOYAGE + slot * SQUARES, position.home[seat], launch_squares(position, seat, pirogue))


def launch_squares(position: AlohaPosition, seat: Seat, pirogue: Pirogue) -> Squares:
    """§4.1: two tiles from one's corner, as a set: lists and judges need all squares at once."""
    return SEA.far_mask[position.home[seat]] & ~closed_to(position, seat, pirogue)


def why_not_launch(position: AlohaPosition, seat: Seat, pirogue: Pirogue, square: Square) -> Reason:
    """§4.1: exactly two tiles from one's corner, whatever lies on the way; it may join another (§5.2)."""
    if has(position.moved, pirogue):
        return MOVED
    if not has(SEA.far_mask[position.home[seat]], square):
        return LAUNCH_TWO
    reason = why_not_join(position, seat, pirogue, square)
    if reason != OPEN:
        return reason
    return TWIN if is_twin(position, pirogue) else OPEN


def launch(position: AlohaPosition, seat: Seat, pirogue: Pirogue, square: Square) -> None:
    """§4.1: the pirogue leaves the beach for good, with the Tiki if it is aboard, and has made its move."""
    put_pirogue(position, pirogue, square)
    position.moved |= bit(pirogue)
    position.corail_ready = has(position.corail, square)
    mark_last(position, position.home[seat], square)
    if position.events is not None:
        telling.launch(position, seat, pirogue, square)
