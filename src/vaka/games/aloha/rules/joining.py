"""Two pirogues on one tile (« Alizé »: « peut aller sur une dalle contenant déjà une autre pirogue »)."""

from __future__ import annotations

from vaka.games.aloha.rules.box import Pirogue, Seat, Square, Squares
from vaka.games.aloha.rules.packed import bit, has
from vaka.games.aloha.rules.position import AlohaPosition, is_adverse, owner_of
from vaka.games.aloha.rules.reasons import CROWDED, OPEN, TWO_TIKIS, Reason
from vaka.games.aloha.rules.sea import BEACH


def why_not_join(position: AlohaPosition, seat: Seat, pirogue: Pirogue, square: Square) -> Reason:
    """§5: never three on a tile; §5.2: from the beach or an Alizé one joins another, but no Tiki an adverse pirogue with one."""
    if has(position.pairs, square):
        return CROWDED
    if has(position.laden, pirogue) and has(guarded(position, seat), square):
        return TWO_TIKIS
    return OPEN


def closed_to(position: AlohaPosition, seat: Seat, pirogue: Pirogue) -> Squares:
    """§5.2: all squares that `why_not_join` has a reason for; lists need them at once, and a test holds both equal."""
    return position.pairs | guarded(position, seat) if has(position.laden, pirogue) else position.pairs


def guarded(position: AlohaPosition, seat: Seat) -> Squares:
    """§5.2: where an adverse pirogue carries a Tiki, whosever: no pirogue of the seat with a Tiki may join it."""
    squares: Squares = 0
    tiki = position.tiki
    for other in range(position.seats):
        pirogue = tiki[other]
        here = position.place[pirogue]
        if here != BEACH and is_adverse(position, seat, owner_of(pirogue)):
            squares |= bit(here)
    return squares
