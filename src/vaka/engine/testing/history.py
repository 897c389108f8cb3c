"""What is dealt can have happened: resampled positions against those that a viewer's own history leaves.

Many games are played beside the true one. In each, whatever the viewer did not see is drawn anew among what would have looked the
same; a game in which the viewer would have heard something else is dropped, and the others are played on in its place. What is left
at the end are positions that can be. A value that `resample` deals often, and that none of them has, cannot be.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from vaka.engine.names import ASKED, CHANCE
from vaka.engine.testing.probe import Probe, at_path, canonical, viewer_name, viewers

if TYPE_CHECKING:
    from vaka.engine.events import Event
    from vaka.engine.state import State

Steps = list[tuple[int, int, list["Event"]]]

WORLDS: Final = 30
"""So many games are played beside the true one."""
TRIALS: Final = 40
"""They soon have much of their past in common, so whatever is missing is looked for again, up to so often."""
OFTEN: Final = 0.25
"""What is dealt more rarely than this, chance may have kept from all of them."""
RESAMPLES: Final = 80
LONGEST: Final = 600
SHORT: Final = 120
"""Games of very many plies are followed for their beginning only."""
VERY_MANY: Final = 5000


def check_history(probe: Probe) -> None:
    """Of one viewer, at one ply of the game that was just played."""
    longest = SHORT if probe.game.max_plies > VERY_MANY else LONGEST
    steps = probe.steps[: probe.rng.randrange(min(len(probe.steps), longest)) + 1]
    truth = probe.game.new(probe.setup.seats, probe.setup.options)
    for seat, action, _ in steps:
        truth.apply(action, None, seat if seat >= 0 else ASKED)
    secretive = [viewer for viewer in viewers(truth) if truth.redact(viewer).hidden()]
    if not secretive:
        return
    viewer = probe.rng.choice(secretive)
    missing = _often_dealt(probe, truth.redact(viewer))
    for _ in range(TRIALS):
        if not missing:
            return
        worlds = _worlds(probe, steps, viewer)
        if not worlds:
            return
        happened = [world.write() for world in worlds]
        missing -= {(path, value) for path, value in missing for world in happened if canonical(at_path(world, path)) == value}
    path, value = sorted(missing)[0]
    probe.fail("resample", f"{path}, hidden from {viewer_name(viewer)}, becomes {value}: what was seen before rules that out")


def _often_dealt(probe: Probe, view: State) -> set[tuple[str, str]]:
    """The hidden places with the values that they often become."""
    paths = list(view.hidden())
    counts: Counter[tuple[str, str]] = Counter()
    for _ in range(RESAMPLES):
        world = view.resample(probe.rng).write()
        counts.update((path, canonical(at_path(world, path))) for path in paths)
    return {dealt for dealt, count in counts.items() if count >= OFTEN * RESAMPLES}


def _worlds(probe: Probe, steps: Steps, viewer: int) -> list[State]:
    """Games that the viewer cannot tell from the true one so far; none, where all came to an end."""
    truth = probe.game.new(probe.setup.seats, probe.setup.options)
    worlds = [truth.copy() for _ in range(WORLDS)]
    for seat, action, events in steps:
        who = seat if seat >= 0 else ASKED
        noticed, heard = int(truth.seen(action, viewer, who)), _heard(events, viewer)
        worlds = [world for world in worlds if _follows(probe, world, who, noticed, viewer, heard)]
        if not worlds:
            return []
        if len(worlds) < WORLDS // 2:
            worlds += [probe.rng.choice(worlds).copy() for _ in range(WORLDS - len(worlds))]
        truth.apply(action, None, who)
    return worlds


def _heard(events: list[Event], viewer: int) -> list[tuple[str, Any]]:
    """What a viewer hears."""
    return [(event.key, event.params) for event in events if event.heard_by(viewer)]


def _follows(probe: Probe, world: State, who: int, noticed: int, viewer: int, heard: list[tuple[str, Any]]) -> bool:
    """Play on as the viewer noticed it; is that possible, and does it sound the same?"""
    is_chance = world.actor() == CHANCE
    if is_chance != (who == ASKED):
        return False
    choices = world.legal(who) if is_chance else sorted({*world.legal(who), *world.asides(who)})
    weights = world.weights() if is_chance else [1] * len(choices)
    alike = [index for index, action in enumerate(choices) if int(world.seen(action, viewer, who)) == noticed]
    if not alike:
        return False
    action = choices[probe.rng.choices(alike, [weights[index] for index in alike])[0]]
    events: list[Event] = []
    world.apply(action, events, who)
    return _heard(events, viewer) == heard
