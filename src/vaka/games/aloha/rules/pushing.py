"""Moving an adverse pirogue (« Déplacer une pirogue adverse, grâce à un Corail magique »)."""

from __future__ import annotations

from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.actions import FLEET, PUSH, Found
from vaka.games.aloha.rules.box import Direction, Pirogue, Seat
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import (
    AlohaPosition,
    is_adverse,
    is_played,
    is_twin,
    mark_last,
    owner_of,
    put_pirogue,
    start_of,
)
from vaka.games.aloha.rules.reasons import NO_CORAIL, NOT_ADVERSE, NOT_IN_PLAY, OFF_THE_SEA, OPEN, PUSH_OCCUPIED, TWIN, Reason
from vaka.games.aloha.rules.sea import BEACH, NOWHERE, neighbour


def legal_push(position: AlohaPosition, seat: Seat, found: Found) -> None:
    """§4.3: every push that `why_not_push` has no reason against, pirogue by pirogue; a test holds both equal."""
    if not position.corail_ready:
        return
    free = ~position.taken
    for pirogue in range(position.seats * FLEET):
        if is_adverse(position, seat, owner_of(pirogue)) and not is_twin(position, pirogue):
            found.add_directions(PUSH + pirogue * 8, start_of(position, pirogue), free)


def why_not_push(position: AlohaPosition, seat: Seat, pirogue: Pirogue, direction: Direction) -> Reason:
    """§4.3, §5.4: right after an arrival on a face-up Corail, any adverse pirogue, near or far, one tile, onto a free one."""
    if not is_played(position, pirogue):
        return NOT_IN_PLAY
    if not position.corail_ready:
        return NO_CORAIL
    if not is_adverse(position, seat, owner_of(pirogue)):
        return NOT_ADVERSE
    square = neighbour(start_of(position, pirogue), direction)
    if square == NOWHERE:
        return OFF_THE_SEA
    if has(position.taken, square):
        return PUSH_OCCUPIED
    return TWIN if is_twin(position, pirogue) else OPEN


def push(position: AlohaPosition, seat: Seat, pirogue: Pirogue, direction: Direction) -> None:
    """§4.3, §5.4: one tile, even off an Alizé or the beach; a Corail that it is pushed onto gives nothing."""
    here = position.place[pirogue]
    start = start_of(position, pirogue)
    square = neighbour(start, direction)
    put_pirogue(position, pirogue, square)
    position.corail_ready = False
    mark_last(position, start, square)
    if position.events is not None:
        if here == BEACH:
            telling.push_off_beach(position, seat, pirogue, square)
        else:
            telling.push(position, seat, pirogue, here, square)
