"""Why not? The reasons that `can` refuses with, as obstacles with their words and their paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, NOBODY, OVER
from vaka.games.vanuatu.rules import deciding, drawing_lots, performing, planning
from vaka.games.vanuatu.rules.box import CHARACTERS, GOODS, ISLANDS, SPACES
from vaka.games.vanuatu.rules.layout import (
    AT_PERFORMING,
    AT_PLANNING,
    BEG,
    BRING_TO,
    BUILD_DIKE,
    BUILD_HUT,
    BUY_GOOD,
    CELLS,
    DRAW_ON,
    GO_EXPLORE,
    GO_FISH,
    GO_REST,
    GOVERN,
    PLAN,
    RETRIEVE,
    SAIL_TO,
    SELL_FISH,
    SPACE_COUNT,
    TAKE,
    WAIVE,
    bit,
)
from vaka.games.vanuatu.rules.reasons import IMPOSSIBLE_PLAN, NEUTRAL_MAJORITY, NO_MAJORITY, NOT_NOW, NOT_PLANNED, OPEN, WORDS

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu


def obstacle(state: Vanuatu, action: i64, seat: i64) -> Obstacle | None:
    """Why this id is not open to the seat; None exactly when it is."""
    who = state.answering(seat)
    if who == NOBODY and action >= BEG and 0 <= seat < state.seats and state.asked >= 0:
        who = seat  # an aside waits for nobody
    if who == NOBODY:
        return unasked(state)
    if who == CHANCE:
        return None if drawing_lots.can_come_out(state, action) else Obstacle("not-open")
    reason = deciding.why_not(state, action, who)
    if reason == OPEN:
        return None
    if reason == IMPOSSIBLE_PLAN:
        return impossible(state, who, action - PLAN)
    return Obstacle("no-such-action") if reason < 0 else worded(reason, params_of(action))


def unasked(state: Vanuatu) -> Obstacle:
    """Why nothing at all is open."""
    if state.asked == OVER:
        return Obstacle("game-over", {}, "11")
    return Obstacle("chance") if state.asked == CHANCE else Obstacle("not-your-turn", {}, "3")


def worded(reason: i64, params: dict[str, Any]) -> Obstacle:
    """A reason with its words."""
    key, rule = WORDS[reason]
    return Obstacle(key, params, rule)


def impossible(state: Vanuatu, seat: i64, space: i64) -> Obstacle:
    """Why this cannot be planned: what stands in its way now, and nothing planned so far removes."""
    reason = imagined(state, seat, space)
    why = "other" if reason == OPEN else WORDS[reason][0]
    return worded(IMPOSSIBLE_PLAN, {"action": SPACES[space], "why": why})


def imagined(state: Vanuatu, seat: i64, space: i64) -> i64:
    """Why the seat could not perform this action here and now, were its marker the only one on the board."""
    alone = state.copy()
    alone.stage = AT_PERFORMING
    alone.turn = seat
    alone.asked = seat
    alone.neutral = 0
    for other in range(state.seats):
        alone.plan[other] = bit(space * 3) if other == seat else 0
    return why_no_action(alone, seat, space)


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


def obstacles(state: Vanuatu, seat: i64) -> list[Obstacle]:
    """In planning and performing, one reason for each action space where nothing is open; elsewhere why no action is."""
    who = state.answering(seat if state.asked != CHANCE else ASKED)
    if who < 0 or who != seat:
        nothing = unasked(state)
        return [Obstacle(nothing.key, {"kind": "any"}, nothing.rule)]
    found = []
    if state.stage == AT_PLANNING:
        closed = [space for space in range(SPACE_COUNT) if planning.why_not_plan(state, seat, space) != OPEN]
        found = [about(impossible(state, seat, space), space) for space in closed]
    elif state.stage == AT_PERFORMING:
        for space in range(SPACE_COUNT):
            reason = why_no_action(state, seat, space)
            if reason != OPEN:
                found.append(about(worded(reason, {"action": SPACES[space]}), space))
    else:
        found.append(worded(NOT_NOW, {"kind": "any"}))
    return found


def about(obstacle: Obstacle, space: i64) -> Obstacle:
    """The same, listed under its action space."""
    return Obstacle(obstacle.key, {"kind": SPACES[space]} | obstacle.params, obstacle.rule)


def why_no_action(state: Vanuatu, seat: i64, space: i64) -> i64:
    """Why the seat can perform this action in no way at all: the first reason that all ways have in common."""
    reason = performing.why_not_act(state, seat, space)
    if reason == NOT_PLANNED or reason == NO_MAJORITY or reason == NEUTRAL_MAJORITY:
        return reason
    best: i64 = NOT_NOW
    for action in range(first_way(space), last_way(space)):
        reason = deciding.why_not(state, action, seat)
        if reason == OPEN:
            return OPEN
        best = max(best, reason) if state.with_waters or not BUILD_DIKE <= action < GO_EXPLORE else best
    return best


def first_way(space: i64) -> i64:
    """Where the ids of an action begin."""
    return WAYS[space]


def last_way(space: i64) -> i64:
    """Where they end."""
    return WAYS[space + 1]


WAYS: list[int] = [SAIL_TO, BUILD_HUT, GO_EXPLORE, GO_FISH, SELL_FISH, BUY_GOOD, DRAW_ON, BRING_TO, GO_REST, RETRIEVE]
