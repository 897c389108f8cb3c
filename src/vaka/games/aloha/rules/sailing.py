"""Launching and moving one's pirogues (« Mettre une pirogue à la mer », « Déplacer une de ses pirogues », « Alizé »)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.ending import check_arrival
from vaka.games.aloha.rules.layout import BEACH, NOWHERE, SQUARES, TABLES, Found, bit, has
from vaka.games.aloha.rules.reasons import CROWDED, LAUNCH_TWO, MOVED, OCCUPIED, ONE_TILE, OPEN, TWIN, TWO_TIKIS, WIND_TWO

if TYPE_CHECKING:
    from vaka.games.aloha.rules.sequence import Aloha


def legal_sail(state: Aloha, seat: i64, found: Found) -> None:
    """Every launch and move of this seat's pirogues, by slot and square."""
    fleet = TABLES.fleet
    first = seat * fleet
    places = state.place
    moved = state.moved
    shared = state.pairs | bit(BEACH)  # where a pirogue can have a twin
    for slot in range(fleet):
        pirogue = first + slot
        here = places[pirogue]
        if has(moved, pirogue) or (has(shared, here) and is_twin(state, pirogue, first)):
            continue
        if here != BEACH and not has(state.alize, here):
            _add_near(state.taken, slot, here, found)
        else:
            start = state.home[seat] if here == BEACH else here
            barred = state.pairs | state.guarded(seat) if has(state.laden, pirogue) else state.pairs
            _add_far(barred, slot, start, found)


def _add_near(taken: i64, slot: i64, here: i64, found: Found) -> None:
    """A plain move: one tile, any direction, onto a tile without a pirogue."""
    near = TABLES.near
    base = slot * SQUARES
    actions = found.actions
    count = found.count
    for place in range(here * 8, here * 8 + 8):
        square = near[place]
        if square == NOWHERE:
            break
        if not has(taken, square):
            actions[count] = base + square
            count += 1
    found.count = count


def _add_far(barred: i64, slot: i64, start: i64, found: Found) -> None:
    """From the beach or an Alizé: exactly two tiles, bends allowed (ruling 3); what lies on the way does not matter."""
    far = TABLES.far
    base = slot * SQUARES
    actions = found.actions
    count = found.count
    for place in range(start * 16, start * 16 + 16):
        square = far[place]
        if square == NOWHERE:
            break
        if not has(barred, square):
            actions[count] = base + square
            count += 1
    found.count = count


def why_not_sail(state: Aloha, seat: i64, slot: i64, square: i64) -> i64:
    """Why this pirogue cannot go to this square."""
    pirogue = seat * TABLES.fleet + slot
    if has(state.moved, pirogue):
        return MOVED
    here = state.place[pirogue]
    if here == BEACH and not has(TABLES.far_mask[state.home[seat]], square):
        return LAUNCH_TWO
    if here == BEACH or has(state.alize, here):
        if here != BEACH and not has(TABLES.far_mask[here], square):
            return WIND_TWO
        if has(state.pairs, square):
            return CROWDED
        if has(state.laden, pirogue) and has(state.guarded(seat), square):
            return TWO_TIKIS
    else:
        if not has(TABLES.near_mask[here], square):
            return ONE_TILE
        if has(state.taken, square):
            return OCCUPIED
    return TWIN if is_twin(state, pirogue, pirogue - slot) else OPEN


def is_twin(state: Aloha, pirogue: i64, first: i64) -> bool:
    """Does an earlier pirogue of the same owner, alike in everything, lie in the same place? Then that one is offered.

    `first` is the number of the owner's first pirogue.
    """
    places = state.place
    here = places[pirogue]
    laden = state.laden
    moved = state.moved
    if has(laden, pirogue) or (here != BEACH and not has(state.pairs, here)):
        return False
    for other in range(first, pirogue):
        if places[other] == here and not has(laden, other) and has(moved, other) == has(moved, pirogue):
            return True
    return False


def sail(state: Aloha, seat: i64, slot: i64, square: i64) -> None:
    """The pirogue goes to the square with whatever Tiki is aboard; a launch counts as its move (ruling 8)."""
    pirogue = seat * TABLES.fleet + slot
    here = state.place[pirogue]
    state.moved |= bit(pirogue)
    state.set_place(pirogue, square)
    state.mark_last(state.home[seat] if here == BEACH else here, square)
    state.corail_ready = has(state.corail, square)
    if state.events is not None:
        telling.sail(state, seat, pirogue, here, square)
    check_arrival(state, pirogue)
