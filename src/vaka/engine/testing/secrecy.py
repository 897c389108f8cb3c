"""Secrets: the tests (a) to (f) of the contract, and the one that no undo crosses a reveal.

They can fail: a `redact` that hides nothing passes naive tests, so these compare what a viewer *heard* with what its view *shows*.
"""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

from vaka.engine.errors import Redacted
from vaka.engine.names import ASKED, FULL, OVER, SPECTATOR, UNHEARD
from vaka.engine.testing.moves import could_sound
from vaka.engine.testing.probe import (
    Probe,
    after,
    canonical,
    difference,
    has_secrets,
    hidden_paths,
    signature,
    told,
    viewer_name,
    viewers,
)
from vaka.engine.words import LANGUAGES

if TYPE_CHECKING:
    from vaka.engine.state import State

MANY = 48


def check_views(probe: Probe, state: State) -> None:
    """(c), (d), (f): views are positions, of which the actor's own answers as the true one does."""
    spectator = canonical(state.redact(SPECTATOR).dump())
    for viewer in viewers(state):
        view = state.redact(viewer)
        who = viewer_name(viewer)
        if (view.actor(), view.waiting()) != (state.actor(), state.waiting()):
            seen, truth = view.waiting() or view.actor(), state.waiting() or state.actor()
            probe.fail("who is asked", f"{who} sees {seen} asked, in truth it is {truth}: a secret decides who is asked")
        if canonical(view.redact(viewer).dump()) != canonical(view.dump()):
            probe.fail("redact", f"redacting the view of {who} once more changes it")
        if canonical(view.redact(SPECTATOR).dump()) != spectator:
            probe.fail("redact", f"what a spectator sees of the view of {who} is not what a spectator sees")
        if signature(probe.loaded(view, f"the view of {who}")) != signature(view):
            probe.fail("dump", f"the view of {who} does not survive dump and load")
        if set(view.hidden()) != hidden_paths(view):
            odd = sorted(set(view.hidden()) ^ hidden_paths(view))[0]
            probe.fail("hidden", f"hidden() and the '?' in the view of {who} do not agree about {odd}")
        check_answers(probe, state, view, viewer)
        check_showing(probe, view, viewer)
    check_picture(probe, state.redact(probe.rng.choice(viewers(state))))


def check_showing(probe: Probe, view: State, viewer: int) -> None:
    """What is shown of a view: how it stands, as numbers and as words, needs nothing that it does not know."""
    game, lang, where = probe.game, probe.rng.choice(LANGUAGES), f"on the view of {viewer_name(viewer)}"
    scores = probe.ask("scores", f"scores() {where}", view.scores)
    if len(scores) != view.seats:
        probe.fail("scores", f"{len(scores)} scores for {view.seats} seats {where}")
    if probe.ask("winners", f"winners() {where}", view.winners) and view.actor() != OVER:
        probe.fail("winners", f"somebody has won before the end {where}")
    if not probe.ask("text", f"text() in {lang} {where}", partial(game.text, view, lang)):
        probe.fail("text", f"text() in {lang} {where} is empty")
    for seat in range(view.seats):
        probe.ask("panel", f"panel() of seat {seat} in {lang} {where}", partial(game.panel, view, seat, lang))
        probe.ask("points", f"points() of seat {seat} in {lang} {where}", partial(game.points, view, seat, lang))


def check_picture(probe: Probe, view: State) -> None:
    """A view can be drawn, where the game has a picture."""
    probe.ask("picture", f"picture() on the view of {viewer_name(view.viewer)}", partial(probe.game.picture, view))


def check_answers(probe: Probe, state: State, view: State, viewer: int) -> None:
    """(f): a view answers for its viewer, and for nobody else."""
    game, who = probe.game, viewer_name(viewer)
    if view.weights():
        probe.fail("redact", f"the view of {who} tells the weights of chance")
    if not state.is_waiting(viewer):
        if view.legal():
            probe.fail("legal", f"the view of {who} has open actions, but {who} is not asked")
    else:
        actions = state.legal(viewer)
        if view.legal() != actions or view.legal(viewer) != actions:
            probe.fail("legal", f"the view of {who}, who is asked, has other open actions than the position")
        for action in probe.sample(actions, MANY):
            if not view.can(action) or game.notation(view, action) != game.notation(state, action):
                probe.fail("redact", f"{game.notation(state, action)!r} is open or called otherwise in the view of {who}")
            if any(game.sentence(view, action, lang) != game.sentence(state, action, lang) for lang in LANGUAGES):
                probe.fail("redact", f"{game.notation(state, action)!r} has another sentence in the view of {who}")
    if viewer >= 0 and view.obstacles(viewer) != state.obstacles(viewer):
        probe.fail("obstacles", f"obstacles({viewer}) needs more than the view of {who}")
    if state.actor() == OVER:
        if canonical(view.write()) != canonical(state.write()):
            probe.fail("redact", f"the game is over, but something is still hidden from {who}")
        return
    try:
        view.apply(0)
    except Redacted:
        return
    probe.fail("redact", "a view can be played on")


def check_resample(probe: Probe, state: State) -> None:
    """(e): a resampled position fits the view, and is a position of the game."""
    census = state.census()
    for viewer in viewers(state):
        view = state.redact(viewer)
        for _ in range(3):
            full = view.resample(probe.rng)
            who = viewer_name(viewer)
            if full.viewer != FULL or hidden_paths(full):
                probe.fail("resample", f"what is resampled from the view of {who} still hides something")
            if (full.actor(), full.waiting()) != (view.actor(), view.waiting()):
                probe.fail("who is asked", f"it depends on what is hidden from {who}: a secret decides who is asked")
            if signature(full.redact(viewer)) != signature(view):
                probe.fail("resample", f"it does not fit the view of {who}: {difference(full.redact(viewer), view)}")
            if full.census() != census:
                probe.fail("resample", f"from the view of {who}, components appear or vanish")
            if full.actor() != OVER and not full.legal():
                probe.fail("resample", f"from the view of {who}, a dead end")
        seed = probe.rng.getrandbits(62)
        one, other = (view.resample(random.Random(seed)) for _ in range(2))
        if signature(one) != signature(other):
            other_dice = f"{difference(one, other)}: something else than the generator decides"
            probe.fail("resample", f"from the view of {viewer_name(viewer)}, equal generators deal {other_dice}")


def check_twins(probe: Probe, state: State) -> None:
    """(a): what sounds the same looks the same, what is not heard changes nothing, and what is heard can be seen."""
    seats = state.waiting() or [ASKED]
    for seat in seats:
        actions = probe.sample(state.legal(seat), MANY)
        played = {action: after(state, action, seat) for action in actions}
        for viewer in viewers(state):
            before = signature(state.redact(viewer))
            first_that_sounds: dict[str, int] = {}
            first_that_looks: dict[tuple[str, int, tuple[int, ...]], int] = {}
            for action, (later, events) in played.items():
                sound, view = told(events, viewer), later.redact(viewer)
                check_silence(probe, state, action, seat, viewer, sound, signature(view) == before)
                check_hearing(probe, (state, later), action, viewer, sound)
                twin = first_that_sounds.setdefault(sound, action)
                if later.actor() == OVER or played[twin][0].actor() == OVER:
                    continue  # after the end nothing is secret
                check_same_look(probe, state, (action, view), (twin, played[twin][0].redact(viewer)), viewer, seat)
                twin = first_that_looks.setdefault(signature(view), action)
                other, heard_then = played[twin]
                if told(heard_then, viewer) != sound and canonical(other.dump()) != canonical(later.dump()):
                    one, two = probe.name(state, twin), probe.name(state, action)
                    who = viewer_name(viewer)
                    probe.fail("leak in an event", f"{who} is told {one!r} from {two!r}, but its view does not know the difference")


def check_silence(probe: Probe, state: State, action: int, seat: int, viewer: int, sound: str, unchanged: bool) -> None:
    """A viewer who hears nothing notices nothing."""
    silent = sound == "[]"
    name, who = probe.name(state, action), viewer_name(viewer)
    if silent and not unchanged:
        probe.fail("silence", f"{who} hears nothing of {name!r}, but its view changes")
    if silent != (state.seen(action, viewer, seat) == UNHEARD):
        probe.fail("seen", f"{who} hears {'nothing' if silent else 'something'} of {name!r}, but seen() says otherwise")


def check_hearing(probe: Probe, pair: tuple[State, State], action: int, viewer: int, sound: str) -> None:
    """Whoever is told of a ply has heard of it, and nobody else: `hear` agrees with the audiences of the events."""
    before, later = pair
    heard = later.heard(viewer) - before.heard(viewer)
    if heard != (sound != "[]") and later.actor() != OVER:
        name, who = probe.name(before, action), viewer_name(viewer)
        told_of = "an event tells" if sound != "[]" else "no event tells"
        probe.fail("hearing", f"{told_of} {who} of {name!r}, but hear() says otherwise: {who} counts {heard} plies more")


def check_same_look(probe: Probe, state: State, one: tuple[int, State], other: tuple[int, State], viewer: int, seat: int) -> None:
    """Two actions that a viewer cannot tell apart by ear leave it the same view, and have the same name for it."""
    (action, view), (twin, twin_view) = one, other
    names = f"{probe.name(state, twin)!r} and {probe.name(state, action)!r} sound the same to {viewer_name(viewer)}"
    if (view.actor(), view.waiting()) != (twin_view.actor(), twin_view.waiting()):
        probe.fail("who is asked", f"{names}, but another seat is asked afterwards: a secret decides who is asked")
    if signature(view) != signature(twin_view):
        probe.fail("leak", f"{names}, but its view shows which: {difference(twin_view, view)}")
    if state.seen(action, viewer, seat) != state.seen(twin, viewer, seat):
        probe.fail("seen", f"{names}, but seen() tells them apart")


def check_resampled_twins(probe: Probe, state: State) -> None:
    """(b): in the position and in a resampled twin, the same action sounds the same exactly when it looks the same."""
    for viewer in viewers(state):
        if not has_secrets(state, viewer):
            continue
        twin = state.redact(viewer).resample(probe.rng)
        for seat in state.waiting() or [ASKED]:
            both = sorted(set(state.legal(seat)) & set(twin.legal(seat)))
            for action in probe.sample(both, 12):
                check_resampled_twin(probe, (state, twin), action, seat, viewer)


def check_resampled_twin(probe: Probe, pair: tuple[State, State], action: int, seat: int, viewer: int) -> None:
    """One action in two positions that look the same to a viewer: what it hears and reads tells no more than its view keeps."""
    (here, events), (there, other_events) = (after(state, action, seat) for state in pair)
    if OVER in (here.actor(), there.actor()):
        return  # after the end nothing is secret
    one, other = here.redact(viewer), there.redact(viewer)
    name, who = probe.name(pair[0], action), viewer_name(viewer)
    sound, other_sound = told(events, viewer), told(other_events, viewer)
    if sound != other_sound:
        if signature(one) == signature(other):
            heard = f"{sound}, but {other_sound} where something else is hidden"
            probe.fail("leak in an event", f"of {name!r} {who} hears what its view does not keep: {heard}")
        return
    same = f"{name!r} sounds the same to {who} whatever is hidden"
    if (one.actor(), one.waiting()) != (other.actor(), other.waiting()):
        probe.fail("who is asked", f"{same}, but another seat is asked afterwards: a secret decides who is asked")
    if signature(one) != signature(other) or one.legal() != other.legal():
        probe.fail("leak", f"{same}, but its view afterwards is not the same: {difference(one, other)}")
    words, other_words = (probe.game.notation(state, action, viewer, seat) for state in pair)
    if words != other_words:
        probe.fail("leak in the notation", f"{same}, but its record says {words!r} or {other_words!r}")


def check_floor(probe: Probe, state: State) -> None:
    """No undo crosses a reveal: a decision after which the floor did not move told nobody what could not be derived."""
    for seat in state.waiting():
        for action in probe.sample(state.legal(seat), 8):
            later, events = after(state, action, seat)
            if later.floor > state.ply or later.actor() == OVER or orders_go_on(state, later):
                continue
            for viewer in viewers(state):
                sound = told(events, viewer)
                if sound == "[]" or not has_secrets(state, viewer):
                    continue
                for _ in range(4):
                    twin = state.redact(viewer).resample(probe.rng)
                    if not could_sound(probe, twin, seat, action, viewer, sound):
                        name, who = probe.name(state, action), viewer_name(viewer)
                        probe.fail("floor", f"undo crosses a reveal: {name!r} told {who} something new, and can be taken back")


def orders_go_on(state: State, later: State) -> bool:
    """Is this the same simultaneous step, not all orders being in? They can be taken back until they are."""
    return state.is_simultaneous() and later.is_simultaneous() and set() < set(later.waiting()) <= set(state.waiting())


def check_quiet_orders(probe: Probe, state: State) -> None:
    """In a simultaneous step nobody hears what another ordered before the last is in; that a seat is ready may be heard."""
    if not state.is_simultaneous() or len(state.waiting()) < 2:
        return
    for seat in state.waiting():
        played = [after(state, action, seat) for action in probe.sample(state.legal(seat), MANY)]
        for viewer in viewers(state):
            sounds: dict[tuple[int, ...], str] = {}
            for later, events in played:
                sound = told(events, viewer)
                if viewer != seat and sounds.setdefault(tuple(later.waiting()), sound) != sound:
                    probe.fail("simultaneous", f"{viewer_name(viewer)} hears what seat {seat} ordered before all are in")
