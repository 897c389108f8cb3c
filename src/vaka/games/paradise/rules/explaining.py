"""Why not? The reasons that an action is refused with, as obstacles with their words and their paragraph."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from vaka.engine.events import Obstacle
from vaka.engine.explaining import unasked, worded
from vaka.engine.names import ASKED, CHANCE, NOBODY
from vaka.games.paradise.rules import reasons, stages
from vaka.games.paradise.rules.box import Seat
from vaka.games.paradise.rules.kinds import KINDS
from vaka.games.paradise.rules.nearer import why_never
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.script.asking import CHANCES
from vaka.games.paradise.rules.script.at_will import is_aside
from vaka.games.paradise.rules.script.deciding import STAGE_WORDS, legal, why_not


def obstacle(position: ParadisePosition, action: i64, seat: Seat) -> Obstacle | None:
    """Why this id is not open to the seat; None exactly when it is."""
    who = position.answering(seat)
    if who == NOBODY and 0 <= seat < position.seats and position.asked >= 0 and is_aside(action):
        who = seat  # an aside waits for nobody
    if who == NOBODY:
        return unasked(position.asked, "10.4", "4")
    if who == CHANCE:
        return None if CHANCES.at(position.chance).can_come_out(position, action) else Obstacle("not-open")
    reason = why_not(position, action, who)
    if reason == reasons.OPEN:
        return None if position.answering(seat) != NOBODY else unasked(position.asked, "10.4", "4")
    if reason == reasons.NOT_NOW or reason == reasons.FLEET_IN_HAND:
        nearer = why_never(position, action, who)
        if nearer != reasons.OPEN:
            return worded(reasons.WORDS, nearer, params_of(action))
    if reason == reasons.NOT_NOW:
        return worded(reasons.WORDS, reason, params_of(action) | {"now": now(position)})
    return worded(reasons.WORDS, reason, params_of(action))


def now(position: ParadisePosition) -> str:
    """Where we are: in a question, or in a stage."""
    return "asked" if position.is_pending() else STAGE_WORDS[position.stage]


def params_of(action: i64) -> dict[str, Any]:
    """What the action is about: a hex, a piece, a card, an item; and its kind."""
    kind = KINDS.kind(action)
    params: dict[str, Any] = {"kind": kind.name}
    return params | {name: word for name, word in KINDS.params(action).items() if name != "seat"}


# --- One reason for each kind ---

KINDS_OF_STEP: Final = {
    stages.AT_EXPLORE: ("explore",),
    stages.AT_VOYAGE: ("explore",),
    stages.AT_TRANSIT: ("lift", "load", "sail"),
    stages.AT_MOVING: ("lift", "load", "drop", "sail"),
    stages.AT_BUILDING: ("build", "settle", "buy", "focus"),
    stages.AT_VICTORY: ("declare",),
}


def obstacles(position: ParadisePosition, seat: Seat) -> list[Obstacle]:
    """One reason for each kind of action of this step that is not open at all."""
    who = position.answering(seat if position.asked != CHANCE else ASKED)
    if who < 0 or who != seat:
        nothing = unasked(position.asked, "10.4", "4")
        return [Obstacle(nothing.key, {"kind": "any"}, nothing.rule)]
    if position.is_pending():
        return []
    found = []
    legal_now = [action for action in legal(position, seat)]  # noqa: C416 (a comprehension unboxes)
    for name in KINDS_OF_STEP.get(position.stage, ()):
        ids = KINDS[name].ids
        if not any(action in ids for action in legal_now):
            best: i64 = 0
            for action in ids:
                reason = why_not(position, action, seat)
                if reason > best:
                    best = reason
            if best == reasons.NOT_YOUR_STACK and name == "lift":
                best = reasons.NOTHING_MOVES  # nowhere at all
            if best > 0:
                found.append(worded(reasons.WORDS, best, {"kind": name}))
    return found
