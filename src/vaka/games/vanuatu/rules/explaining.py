"""Why not? The reasons that `can` refuses with, as obstacles with their words and their paragraph."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vaka.engine import explaining
from vaka.engine.events import Obstacle
from vaka.engine.explaining import of_each_kind, worded
from vaka.engine.names import ASKED, CHANCE
from vaka.games.vanuatu.rules.actions import AT_PERFORMING, AT_PLANNING, KINDS, PLAN, STAGES, space_of
from vaka.games.vanuatu.rules.box import NOWHERE, SPACE_COUNT, SPACES, ActionSpace, Seat
from vaka.games.vanuatu.rules.plans.planning import why_not_plan
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import IMPOSSIBLE_PLAN, NOT_NOW, OPEN, WORDS, Reason
from vaka.games.vanuatu.rules.turns.performing import why_no_action, why_no_way


def obstacle(position: VanuatuPosition, action: i64, seat: Seat, reason: Reason) -> Obstacle | None:
    """The reason why this id is not open to the seat, in words; None if it is open."""
    if reason == OPEN:
        return None
    if reason == IMPOSSIBLE_PLAN:
        return impossible(position, seat, action - PLAN)
    if reason == NOT_NOW:
        return worded(WORDS, reason, params_of(action) | {"phase": KINDS.kind(action).phase, "stage": STAGES[position.stage]})
    return Obstacle("no-such-action") if reason < 0 else worded(WORDS, reason, params_of(action))


def params_of(action: i64) -> dict[str, Any]:
    """What an action is about, in the words of the table; and the action space whose markers it needs."""
    params = KINDS.params(action)
    if space_of(action) != NOWHERE:
        return {"action": SPACES[space_of(action)]} | params
    return {"action": params["from"]} | params if "from" in params else params


def unasked(position: VanuatuPosition) -> Obstacle:
    """Why nothing at all is open."""
    return explaining.unasked(position.asked, over="11", turn="3")


def impossible(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> Obstacle:
    """§6: why this cannot be planned: what stands in its way now, and nothing planned so far removes."""
    reason = why_no_way(position, seat, space, True)
    why = "other" if reason == OPEN else WORDS[reason][0]
    return worded(WORDS, IMPOSSIBLE_PLAN, {"action": SPACES[space], "why": why})


def unperformed(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> Obstacle | None:
    """§7: why this action cannot be performed in any way now; None if it can."""
    reason = why_no_action(position, seat, space)
    return None if reason == OPEN else worded(WORDS, reason, {"action": SPACES[space]})


def obstacles(position: VanuatuPosition, seat: Seat) -> list[Obstacle]:
    """In planning and performing, one reason for each action space where nothing is open; elsewhere why no action is."""
    who = position.answering(seat if position.asked != CHANCE else ASKED)
    if who < 0 or who != seat:
        return of_each_kind(unasked(position), ["any"])
    if position.stage != AT_PLANNING and position.stage != AT_PERFORMING:
        return of_each_kind(worded(WORDS, NOT_NOW, {"phase": "performing", "stage": STAGES[position.stage]}), ["any"])
    found: list[Obstacle] = []
    for space in range(SPACE_COUNT):
        closed: Obstacle | None = None
        if position.stage == AT_PERFORMING:
            closed = unperformed(position, seat, space)
        elif why_not_plan(position, seat, space) != OPEN:
            closed = impossible(position, seat, space)
        if closed is not None:
            found += of_each_kind(closed, [SPACES[space]])
    return found
