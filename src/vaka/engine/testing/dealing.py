"""(e), with numbers: hidden places take every value that counting allows, as often as chance would have dealt it."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from vaka.engine.names import CHANCE, OPEN_ENDED, OVER
from vaka.engine.testing.probe import Probe, at_path, canonical, viewer_name, viewers

if TYPE_CHECKING:
    from vaka.engine.state import State

RESAMPLES = 4000
DEALS = 300
UNLIKELY = 6.0  # standard deviations


def check_coverage(probe: Probe, state: State) -> None:
    """Over many resamples of one view, each hidden place takes exactly the values that `hidden` lists, unless it is open-ended."""
    for viewer in viewers(state):
        view = state.redact(viewer)
        listed = {path: values for path, values in view.hidden().items() if values != OPEN_ENDED}
        allowed = {path: {canonical(value) for value in values} for path, values in listed.items()}
        missing = {path: set(values) for path, values in allowed.items()}
        for _ in range(RESAMPLES):
            if not missing:
                break
            data = view.resample(probe.rng).write()
            for path, values in allowed.items():
                value = canonical(at_path(data, path))
                if value not in values:
                    probe.fail(
                        "resample", f"{path}, hidden from {viewer_name(viewer)}, becomes {value}: counting does not allow it"
                    )
                if path in missing:
                    missing[path].discard(value)
                    if not missing[path]:
                        del missing[path]
        if missing:
            path, values = sorted(missing.items())[0]
            never = sorted(values)[0]
            probe.fail("resample", f"{path}, hidden from {viewer_name(viewer)}, never becomes {never}, which counting allows")


def dealt(probe: Probe) -> State:
    """A position right after the deal: the first in which a seat decides."""
    state = probe.game.new(probe.setup.seats, probe.setup.options)
    while state.actor() == CHANCE:
        state.apply(probe.random_action(state))
    return state


def check_frequencies(probe: Probe) -> None:
    """Right after the deal, what is resampled is distributed as what is dealt.

    Deal, look as a viewer does, and draw again what it does not see: that must leave every place distributed as it was,
    because drawing from what a view leaves open, as chance would have dealt it, does not change the odds.
    """
    given: dict[tuple[int, str], Counter[str]] = defaultdict(Counter)
    drawn: dict[tuple[int, str], Counter[str]] = defaultdict(Counter)
    for _ in range(DEALS):
        state = dealt(probe)
        if state.actor() == OVER:
            return
        for viewer in viewers(state):
            view = state.redact(viewer)
            places = view.hidden()
            if not places:
                continue
            truth, guess = state.write(), view.resample(probe.rng).write()
            for path in places:
                given[viewer, path][canonical(at_path(truth, path))] += 1
                drawn[viewer, path][canonical(at_path(guess, path))] += 1
    for (viewer, path), truths in given.items():
        if surprise(truths, drawn[viewer, path]) > UNLIKELY:
            dealt_so, drawn_so = dict(truths.most_common(4)), dict(drawn[viewer, path].most_common(4))
            probe.fail("resample", f"{path}, hidden from {viewer_name(viewer)}, is dealt {dealt_so} but resampled {drawn_so}")


def surprise(one: Counter[str], other: Counter[str]) -> float:
    """How far two samples are from one distribution, in standard deviations (chi-squared, by Wilson and Hilferty).

    >>> surprise(Counter(a=50, b=50), Counter(a=48, b=52)) < 2
    True
    >>> surprise(Counter(a=50, b=50), Counter(a=100)) > 6
    True
    """
    total_one, total_other = one.total(), other.total()
    if not total_one or not total_other:
        return 0.0
    statistic, cells = 0.0, 0
    spare_one = spare_other = 0
    for value in one.keys() | other.keys():
        if one[value] + other[value] < 10:  # too rare to judge alone: judged together
            spare_one, spare_other = spare_one + one[value], spare_other + other[value]
            continue
        statistic += _cell(one[value], other[value], total_one, total_other)
        cells += 1
    if spare_one + spare_other >= 10:
        statistic += _cell(spare_one, spare_other, total_one, total_other)
        cells += 1
    freedom = cells - 1
    if freedom < 1:
        return 0.0
    root: float = (statistic / freedom) ** (1 / 3)
    return (root - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))


def _cell(here: int, there: int, total_here: int, total_there: int) -> float:
    share = (here + there) / (total_here + total_there)
    return (here - total_here * share) ** 2 / (total_here * share) + (there - total_there * share) ** 2 / (total_there * share)
