"""Planning actions (phase III): markers in three passes, and with two players neutral markers before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import performing, telling
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.foresight import plannable
from vaka.games.vanuatu.rules.layout import AT_NEUTRAL, AT_PLANNING, PLAN, SPACE_COUNT, TABLES, bit, has
from vaka.games.vanuatu.rules.reasons import IMPOSSIBLE_PLAN, NOT_NOW, OPEN

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

NEUTRAL_FIRST: Final[i64] = BOX.neutral_markers[0]
NEUTRAL_SECOND: Final[i64] = BOX.neutral_markers[1]
PASSES: Final[i64] = len(BOX.markers)


def begin(state: Vanuatu) -> None:
    """The first player begins; two players place neutral markers first."""
    state.turn = state.first
    state.asked = state.first
    if state.seats == 2:
        state.stage = AT_NEUTRAL
        state.left = NEUTRAL_FIRST
    else:
        begin_pass(state, 0)


def begin_pass(state: Vanuatu, number: i64) -> None:
    """Two, two, and one marker each."""
    state.stage = AT_PLANNING
    state.lap = number
    state.left = TABLES.markers[number]


def legal_plan(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """An action space where the action can come true; neutral markers go anywhere."""
    open_spaces = plannable(state, seat) if state.stage == AT_PLANNING else bit(SPACE_COUNT) - 1
    for space in range(SPACE_COUNT):
        if has(open_spaces, space):
            found = append(found, PLAN + space)
    return found


def why_not_plan(state: Vanuatu, seat: i64, space: i64) -> i64:
    """Why no marker can be placed there."""
    if state.stage == AT_NEUTRAL:
        return OPEN
    if state.stage != AT_PLANNING:
        return NOT_NOW
    return OPEN if has(plannable(state, seat), space) else IMPOSSIBLE_PLAN


def place_marker(state: Vanuatu, seat: i64, space: i64) -> None:
    """One marker; after the last of a pass the next seat follows, after the last pass the actions are performed."""
    if state.events is not None:
        telling.marker(state, seat, space)
    state.left -= 1
    if state.stage == AT_NEUTRAL:
        state.neutral += bit(space * 3)
    else:
        state.plan[seat] += bit(space * 3)
    if state.left > 0:
        return
    state.turn = state.clockwise(seat)
    state.asked = state.turn
    if state.stage == AT_NEUTRAL:
        if state.turn == state.first:
            begin_pass(state, 0)
        else:
            state.left = NEUTRAL_SECOND
    elif state.turn != state.first:
        state.left = TABLES.markers[state.lap]
    elif state.lap + 1 < PASSES:
        begin_pass(state, state.lap + 1)
    else:
        performing.begin(state)
