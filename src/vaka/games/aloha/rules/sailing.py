"""Moving one's pirogues, plainly and off an Alizé (« Déplacer une de ses pirogues », « Alizé »)."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.actions import VOYAGE, Found
from vaka.games.aloha.rules.box import Pirogue, Seat, Square, Squares
from vaka.games.aloha.rules.joining import closed_to, why_not_join
from vaka.games.aloha.rules.packed import bit, has
from vaka.games.aloha.rules.position import AlohaPosition, is_twin, mark_last, pirogue_of, put_pirogue
from vaka.games.aloha.rules.reasons import MOVED, OCCUPIED, ONE_TILE, OPEN, TWIN, WIND_TWO, Reason
from vaka.games.aloha.rules.sea import SEA, SQUARES


def legal_sail(position: AlohaPosition, seat: Seat, slot: i64, found: Found) -> None:
    """§4.2: where this pirogue afloat can go; a test holds it equal to `why_not_sail`."""
    pirogue = pirogue_of(seat, slot)
    if has(position.moved, pirogue) or is_twin(position, pirogue):
        return
    here = position.place[pirogue]
    if has(position.alize, here):
        found.add_far(VOYAGE + slot * SQUARES, here, sail_squares(position, seat, pirogue))
    else:
        found.add_near(VOYAGE + slot * SQUARES, here, sail_squares(position, seat, pirogue))


def sail_squares(position: AlohaPosition, seat: Seat, pirogue: Pirogue) -> Squares:
    """§4.2, §5.2: one tile, or two off an Alizé, as a set: lists and judges need all squares at once."""
    here = position.place[pirogue]
    if has(position.alize, here):
        return SEA.far_mask[here] & ~closed_to(position, seat, pirogue)
    return SEA.near_mask[here] & ~position.taken


def why_not_sail(position: AlohaPosition, seat: Seat, pirogue: Pirogue, square: Square) -> Reason:
    """§4.2: each pirogue once in a turn, one tile, onto an empty one; §5.2: off an Alizé exactly two, and it may join another."""
    if has(position.moved, pirogue):
        return MOVED
    here = position.place[pirogue]
    if has(position.alize, here):
        if not has(SEA.far_mask[here], square):
            return WIND_TWO
        reason = why_not_join(position, seat, pirogue, square)
        if reason != OPEN:
            return reason
    else:
        if not has(SEA.near_mask[here], square):
            return ONE_TILE
        if has(position.taken, square):
            return OCCUPIED
    return TWIN if is_twin(position, pirogue) else OPEN


def sail(position: AlohaPosition, seat: Seat, pirogue: Pirogue, square: Square) -> None:
    """§4.2: the pirogue goes there with whatever Tiki is aboard; on a face-up Corail it has arrived (§5.4)."""
    here = position.place[pirogue]
    put_pirogue(position, pirogue, square)
    position.moved |= bit(pirogue)
    position.corail_ready = has(position.corail, square)
    mark_last(position, here, square)
    if position.events is not None:
        telling.sail(position, seat, pirogue, here, square)
