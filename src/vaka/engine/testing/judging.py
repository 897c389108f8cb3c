"""The judge: ratings are numbers everywhere, what it notes is never stale, and what it promises is so."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from vaka.engine.names import CHANCE, OVER
from vaka.engine.testing.probe import Probe, after, canonical, difference, viewer_name, viewers

if TYPE_CHECKING:
    from vaka.engine.state import State

FEW = 6


def check_judge(probe: Probe, state: State) -> None:
    """Positions and views can be rated for every seat, actions before they are tried; and judging changes nothing."""
    judge, before = probe.game.judge, canonical(state.dump())
    if not math.isfinite(judge.scale) or judge.scale <= 0:
        probe.fail("judge", f"scale is what a clear lead is worth, more than 0, not {judge.scale}")
    full = ratings(probe, state, "on the position")
    for viewer in viewers(state):
        ratings(probe, state.redact(viewer), f"on the view of {viewer_name(viewer)}")
    for action in probe.sample(state.legal(), FEW) if state.actor() >= 0 else []:
        name = probe.name(state, action)
        appeal = probe.ask("judge", f"appeal({name!r})", partial(judge.appeal, state, action))
        if not math.isfinite(appeal):
            probe.fail("judge", f"the appeal of {name!r} is {appeal}")
    if canonical(state.dump()) != before or ratings(probe, state, "once more") != full:
        probe.fail("judge", "judging a position changes it, or what the judge says of it")
    if state.actor() == OVER:
        return
    check_notes(probe, state)
    check_indifference(probe, state)
    check_commuting(probe, state)


def ratings(probe: Probe, state: State, where: str) -> list[float]:
    """How good a position is for each seat: finite numbers."""
    found = [
        probe.ask("judge", f"rate() for seat {seat} {where}", partial(probe.game.judge.rate, state, seat))
        for seat in range(state.seats)
    ]
    for seat, rating in enumerate(found):
        if not math.isfinite(rating):
            probe.fail("judge", f"seat {seat} is rated {rating} {where}")
    return found


def check_notes(probe: Probe, state: State) -> None:
    """What a judge noted of a position does not outlive it: the next is rated as one that was never looked at."""
    ratings(probe, state, "on the position")
    for action in probe.sample(state.legal(), FEW):
        later, _ = after(state, action)
        fresh = later.copy()
        fresh.notes = None
        if ratings(probe, later, "after an action") != ratings(probe, fresh, "after an action"):
            name = probe.name(state, action)
            probe.fail("notes", f"after {name!r} the judge goes by what it noted before: keeps_notes() says that still holds")


def check_indifference(probe: Probe, state: State) -> None:
    """Where the judge says that a draw makes no difference to a seat, it makes none."""
    if state.actor() != CHANCE:
        return
    for seat in range(state.seats):
        if not probe.game.judge.is_indifferent(state, seat):
            continue
        drawn = {probe.game.judge.rate(after(state, outcome)[0], seat) for outcome in probe.sample(state.legal(), 2 * FEW)}
        if len(drawn) > 1:
            probe.fail("judge", f"is_indifferent() for seat {seat}, but what comes out is rated {sorted(drawn)}")


def check_commuting(probe: Probe, state: State) -> None:
    """Two actions that commute lead to the same position in either order, if neither ends the turn."""
    if state.actor() < 0:
        return
    actions, seat = probe.sample(state.legal(), 2 * FEW), state.actor()
    for first in actions:
        for second in actions:
            if first == second or not probe.game.judge.commutes(state, first, second):
                continue
            one, other = after(state, first)[0], after(state, second)[0]
            if one.actor() != seat or other.actor() != seat:
                continue
            names = f"{probe.name(state, first)!r} and {probe.name(state, second)!r}"
            if not one.can(second) or not other.can(first):
                probe.fail("judge", f"commutes({names}), but one of them closes the other")
            one.apply(second)
            other.apply(first)
            if canonical(one.dump()) != canonical(other.dump()):
                probe.fail("judge", f"commutes({names}), but the order shows: {difference(one, other)}")
