"""Why not? The reasons that `can` refuses with, as obstacles with their words and their paragraph."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.games.vanuatu.rules.actions import (
    AT_PERFORMING,
    AT_PLANNING,
    BEG,
    BRING_TO,
    BUILD_DIKE,
    BUILD_HUT,
    BUY_GOOD,
    DRAW_ON,
    GO_EXPLORE,
    GO_FISH,
    GO_REST,
    GOVERN,
    PLAN,
    RETRIEVE,
    SAIL_TO,
    TAKE,
    WAIVE,
)
from vaka.games.vanuatu.rules.box import CELLS, CHARACTERS, GOODS, ISLANDS, SPACE_COUNT, SPACES, ActionSpace, Seat
from vaka.games.vanuatu.rules.performing import why_no_action, why_no_way
from vaka.games.vanuatu.rules.planning import why_not_plan
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import IMPOSSIBLE_PLAN, NOT_NOW, OPEN, WORDS, Reason


def obstacle(position: VanuatuPosition, action: i64, seat: Seat, reason: Reason) -> Obstacle | None:
    """The reason why this id is not open to the seat, in words; None if it is open."""
    if reason == OPEN:
        return None
    if reason == IMPOSSIBLE_PLAN:
        return impossible(position, seat, action - PLAN)
    return Obstacle("no-such-action") if reason < 0 else worded(reason, params_of(action))


def unasked(position: VanuatuPosition) -> Obstacle:
    """Why nothing at all is open."""
    if position.asked == OVER:
        return Obstacle("game-over", {}, "11")
    return Obstacle("chance") if position.asked == CHANCE else Obstacle("not-your-turn", {}, "3")


def worded(reason: Reason, params: dict[str, Any]) -> Obstacle:
    """A reason with its words."""
    key, rule = WORDS[reason]
    return Obstacle(key, params, rule)


def impossible(position: VanuatuPosition, seat: Seat, space: ActionSpace) -> Obstacle:
    """§6: why this cannot be planned: what stands in its way now, and nothing planned so far removes."""
    reason = why_no_way(position, seat, space, True)
    why = "other" if reason == OPEN else WORDS[reason][0]
    return worded(IMPOSSIBLE_PLAN, {"action": SPACES[space], "why": why})


def params_of(action: i64) -> dict[str, Any]:
    """What the action is about: a space, an island, a good, an action space, a character."""
    params: dict[str, Any] = {}
    if action < TAKE:
        params["space"] = action % CELLS + 1
    elif action < PLAN:
        params["character"] = CHARACTERS[action - TAKE]
    elif action < SAIL_TO:
        params["action"] = SPACES[action - PLAN]
    elif action < RETRIEVE:
        params = performed_params(action)
    elif action < GOVERN:
        params["action"] = SPACES[action - RETRIEVE]
    elif action < WAIVE:
        params["action"] = SPACES[(action - GOVERN) // SPACE_COUNT]
        params["to"] = SPACES[(action - GOVERN) % SPACE_COUNT]
    elif action >= BEG:
        params["count"] = (action - BEG) % 3 + 1
    return params


def performed_params(action: i64) -> dict[str, Any]:
    """Of one of the nine actions."""
    if action < BUILD_HUT:
        return {"action": "sail", "space": (action - SAIL_TO) % CELLS + 1}
    if action < BUILD_DIKE:
        return {"action": "build", "island": ISLANDS[action - BUILD_HUT]}
    if action < GO_EXPLORE:
        return {"action": "build", "island": ISLANDS[(action - BUILD_DIKE) // 6]}
    if action == GO_EXPLORE:
        return {"action": "explore"}
    if action == GO_FISH:
        return {"action": "fish"}
    if action < BUY_GOOD:
        return {"action": "sell"}
    if action < DRAW_ON:
        number = action - BUY_GOOD
        return {"action": "buy", "island": ISLANDS[number // 3], "good": GOODS[number % 3]}
    if action < BRING_TO:
        return {"action": "draw", "island": ISLANDS[action - DRAW_ON]}
    if action < GO_REST:
        return {"action": "tourists", "island": ISLANDS[action - BRING_TO]}
    return {"action": "rest"}


# --- One reason for each action space ---


def obstacles(position: VanuatuPosition, seat: Seat) -> list[Obstacle]:
    """In planning and performing, one reason for each action space where nothing is open; elsewhere why no action is."""
    who = position.answering(seat if position.asked != CHANCE else ASKED)
    if who < 0 or who != seat:
        nothing = unasked(position)
        return [Obstacle(nothing.key, {"kind": "any"}, nothing.rule)]
    found = []
    if position.stage == AT_PLANNING:
        closed = [space for space in range(SPACE_COUNT) if why_not_plan(position, seat, space) != OPEN]
        found = [about(impossible(position, seat, space), space) for space in closed]
    elif position.stage == AT_PERFORMING:
        for space in range(SPACE_COUNT):
            reason = why_no_action(position, seat, space)
            if reason != OPEN:
                found.append(about(worded(reason, {"action": SPACES[space]}), space))
    else:
        found.append(worded(NOT_NOW, {"kind": "any"}))
    return found


def about(obstacle: Obstacle, space: ActionSpace) -> Obstacle:
    """The same, listed under its action space."""
    return Obstacle(obstacle.key, {"kind": SPACES[space]} | obstacle.params, obstacle.rule)
