"""Moves made of small steps, which others hear of only at the last: whole sequences of steps are compared.

Alternatives of one step are compared in `secrecy.py`. What a step leaves behind in secret may show at a later one, so here moves
are played from their beginning until somebody hears of them, or until they cannot go on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from vaka.engine.names import OVER
from vaka.engine.testing.probe import Probe, after, canonical, difference, signature, told, viewer_name, viewers

if TYPE_CHECKING:
    from vaka.engine.events import Event
    from vaka.engine.state import State

MOVES = 32
"""So many moves are tried from a position."""
STEPS = 16
"""No move of small steps is longer."""
TWINS = 4
NODES = 600
"""So many steps are tried to find a move that sounds like another."""
SILENCE = "[]"


@dataclass
class Move:
    """Steps of one seat that a viewer has not heard of, and the one that it has."""

    words: str
    """The notations of its steps, for a complaint."""
    sound: str
    line: str
    """What stands in the viewer's record."""
    later: State


def check_whole_moves(probe: Probe, state: State) -> None:
    """Two moves that sound the same to a viewer leave it the same view; two that look the same sound the same."""
    for seat in state.waiting():
        if not has_silent_step(probe, state, seat):
            continue
        for viewer in viewers(state):
            if viewer != seat:
                compare_moves(probe, state, seat, viewer)


def has_silent_step(probe: Probe, state: State, seat: int) -> bool:
    """Is there a step of this seat that somebody does not hear of?"""
    for action in probe.sample(state.legal(seat), 8):
        _, events = after(state, action, seat)
        if any(told(events, viewer) == SILENCE for viewer in viewers(state)):
            return True
    return False


def compare_moves(probe: Probe, state: State, seat: int, viewer: int) -> None:
    """What one viewer hears of the moves of a seat, and what it sees afterwards."""
    by_sound: dict[str, Move] = {}
    by_look: dict[tuple[str, int, tuple[int, ...]], Move] = {}
    for _ in range(MOVES):
        move = random_move(probe, state, seat, viewer)
        if move is None or move.later.actor() == OVER:
            continue  # after the end nothing is secret
        view = move.later.redact(viewer)
        twin = by_sound.setdefault(move.sound, move)
        names = f"{twin.words!r} and {move.words!r}"
        who = viewer_name(viewer)
        other = twin.later.redact(viewer)
        if signature(other) != signature(view):
            probe.fail("leak", f"{names} sound the same to {who}, but its view shows which: {difference(other, view)}")
        if twin.line != move.line:
            probe.fail(
                "leak in the notation", f"{names} sound the same to {who}, but its record says {twin.line!r} or {move.line!r}"
            )
        twin = by_look.setdefault(signature(view), move)
        if twin.sound != move.sound and canonical(twin.later.dump()) != canonical(move.later.dump()):
            names = f"{twin.words!r} from {move.words!r}"
            probe.fail("leak in an event", f"{who} is told {names}, but its view does not know the difference")


def random_move(probe: Probe, state: State, seat: int, viewer: int) -> Move | None:
    """Random steps of a seat, until the viewer hears of one; None if it never does, or the seat is asked no more."""
    now, words = state.copy(), list[str]()
    for _ in range(STEPS):
        if not now.is_waiting(seat):
            return None
        action = probe.rng.choice(now.legal(seat))
        words.append(probe.name(now, action))
        line = probe.game.notation(now, action, viewer, seat)
        now, events = after(now, action, seat)
        if told(events, viewer) != SILENCE:
            return Move(", ".join(words), told(events, viewer), line, now)
    return None


def check_restart(probe: Probe, state: State) -> None:
    """A step that nobody else hears, and that tells its player nothing new, can be taken back: the floor stays where it was."""
    for seat in state.waiting():
        for action in probe.sample(state.legal(seat), 8):
            later, events = after(state, action, seat)
            if later.floor <= state.ply or not later.is_waiting(seat) or later.actor() != state.actor():
                continue
            if any(told(events, viewer) != SILENCE for viewer in viewers(state) if viewer != seat):
                continue
            sound, view = told(events, seat), state.redact(seat)
            if all(sound_of(view.resample(probe.rng), action, seat, seat) == sound for _ in range(TWINS)):
                name = probe.name(state, action)
                probe.fail("floor", f"nobody else hears of {name!r} and nothing is revealed, but the move cannot be restarted")


def sound_of(state: State, action: int, seat: int, viewer: int) -> str:
    """What a viewer hears of an action."""
    return told(after(state, action, seat)[1], viewer)


def could_sound(probe: Probe, twin: State, seat: int, action: int, viewer: int, sound: str) -> bool:
    """Could the viewer, for all it knows, have heard the same if things were otherwise?

    The seat itself knows which steps it took. Another viewer does not know of those that it has not heard of: it hears the same if
    any steps that it does not hear of lead there.
    """
    if viewer == seat:
        return twin.can(action, seat) and sound_of(twin, action, seat, viewer) == sound
    return steps_again(probe, twin, seat, action, viewer, sound) or some_steps(twin, seat, viewer, sound)


def steps_again(probe: Probe, twin: State, seat: int, action: int, viewer: int, sound: str) -> bool:
    """Do the very steps that were taken, as far as the viewer has not heard of them, sound the same?"""
    now = twin.copy()
    silent = probe.unheard(seat, viewer)
    for step in silent:
        if not now.is_waiting(seat) or not now.can(step, seat):
            return False
        now, events = after(now, step, seat)
        if told(events, viewer) != SILENCE:
            return False
    return now.is_waiting(seat) and now.can(action, seat) and sound_of(now, action, seat, viewer) == sound


def some_steps(twin: State, seat: int, viewer: int, sound: str) -> bool:
    """Do any steps sound the same? A search through what is not heard, the shorter moves first."""
    going, tried = [twin], 0
    for _ in range(STEPS):
        further: list[State] = []
        for now in going:
            for action in now.legal(seat):
                events: list[Event] = []
                later = now.copy()
                later.apply(action, events, seat)
                tried += 1
                heard = told(events, viewer)
                if heard == sound:
                    return True
                if tried > NODES:
                    return False
                if heard == SILENCE and later.is_waiting(seat):
                    further.append(later)
        going = further
    return False
