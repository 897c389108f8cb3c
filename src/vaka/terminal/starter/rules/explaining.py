"""Why not? Reasons as obstacles, with the parameters of their words and their paragraph."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.engine.events import Obstacle
from vaka.engine.explaining import of_each_kind, unasked, worded
from vaka.terminal.starter.rules.actions import KINDS
from vaka.terminal.starter.rules.position import StarterPosition
from vaka.terminal.starter.rules.reasons import NO_SUCH_ACTION, WORDS, Reason


def why_unasked(position: StarterPosition) -> Obstacle:
    """§3, §4: why nothing at all is open."""
    return unasked(position.asked, over="4", turn="3")


def explain(action: i64, reason: Reason) -> Obstacle:
    """The reason against an action, with what it is about."""
    return Obstacle("no-such-action") if reason == NO_SUCH_ACTION else worded(WORDS, reason, KINDS.params(action))


def obstacles(position: StarterPosition, is_asked: bool) -> list[Obstacle]:
    """One reason for each kind of action that is not open: who is asked can always gather."""
    return [] if is_asked else of_each_kind(why_unasked(position), [kind.name for kind in KINDS.seen()])
