"""Moving an adverse pirogue (« Déplacer une pirogue adverse, grâce à un Corail magique »)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.ending import check_arrival
from vaka.games.aloha.rules.layout import BEACH, NOWHERE, TABLES, Found, has
from vaka.games.aloha.rules.reasons import NO_CORAIL, NOT_ADVERSE, NOT_IN_PLAY, OFF_THE_SEA, OPEN, PUSH_OCCUPIED, TWIN
from vaka.games.aloha.rules.sailing import is_twin

if TYPE_CHECKING:
    from vaka.games.aloha.rules.sequence import Aloha


def legal_push(state: Aloha, seat: i64, found: Found) -> None:
    """Right after an arrival on a face-up Corail: any adverse pirogue, near or far, one tile, onto an unoccupied one."""
    if not state.corail_ready:
        return
    fleet = TABLES.fleet
    for owner in range(state.seats):
        if not state.is_adverse(seat, owner):
            continue
        for pirogue in range(owner * fleet, owner * fleet + fleet):
            if not is_twin(state, pirogue, owner * fleet):
                _add_pushes(state.taken, pirogue, pushed_from(state, pirogue, owner), found)


def _add_pushes(taken: i64, pirogue: i64, start: i64, found: Found) -> None:
    step_to = TABLES.step_to
    base = TABLES.push + pirogue * 8
    actions = found.actions
    count = found.count
    for direction in range(8):
        square = step_to[start * 8 + direction]
        if square != NOWHERE and not has(taken, square):
            actions[count] = base + direction
            count += 1
    found.count = count


def why_not_push(state: Aloha, seat: i64, pirogue: i64, direction: i64) -> i64:
    """Why this pirogue cannot be pushed in this direction."""
    owner = pirogue // TABLES.fleet
    if owner >= state.seats:
        return NOT_IN_PLAY
    if not state.corail_ready:
        return NO_CORAIL
    if not state.is_adverse(seat, owner):
        return NOT_ADVERSE
    square = TABLES.step_to[pushed_from(state, pirogue, owner) * 8 + direction]
    if square == NOWHERE:
        return OFF_THE_SEA
    if has(state.taken, square):
        return PUSH_OCCUPIED
    return TWIN if is_twin(state, pirogue, owner * TABLES.fleet) else OPEN


def pushed_from(state: Aloha, pirogue: i64, owner: i64) -> i64:
    """Where the push starts: a pirogue still on the beach goes to one of the tiles next to its corner."""
    here = state.place[pirogue]
    return state.home[owner] if here == BEACH else here


def push(state: Aloha, seat: i64, pirogue: i64, direction: i64) -> None:
    """One tile, even from an Alizé or the beach (ruling 17); landing on a Corail gives its owner nothing (ruling 18)."""
    start = pushed_from(state, pirogue, pirogue // TABLES.fleet)
    square = TABLES.step_to[start * 8 + direction]
    beached = state.place[pirogue] == BEACH
    state.set_place(pirogue, square)
    state.mark_last(start, square)
    state.corail_ready = False
    if state.events is not None:
        telling.push(state, seat, pirogue, BEACH if beached else start, square)
    check_arrival(state, pirogue)
