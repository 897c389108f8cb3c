"""Undo: what a seat may take back alone can be taken back, whatever others have done since.

The table takes back single plies above the floor, the own last one first, and plays again what others have done in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.engine.testing.probe import Probe

if TYPE_CHECKING:
    from vaka.engine.state import State

FURTHER = 12
"""So many plies are played on from a position, asides among them."""
ASIDE = 0.3
"""How often one of them is an aside, where there are some."""


class Undoable:
    """The plies above the floor, and the position at it."""

    def __init__(self, state: State) -> None:
        self.base = state.copy()
        self.moves: list[tuple[int, int]] = []

    def copy(self) -> Undoable:
        """One that goes its own way."""
        twin = Undoable(self.base)
        twin.moves = list(self.moves)
        return twin

    def take(self, probe: Probe, state: State, seat: int, action: int) -> None:
        """One ply more, which led to this position."""
        self.moves.append((seat, action))
        if state.floor < self.base.ply:
            probe.fail("floor", f"the floor went down from {self.base.ply} to {state.floor}")
        if state.floor == state.ply:
            self.base, self.moves = state.copy(), []
        while self.base.ply < state.floor:
            who, done = self.moves.pop(0)
            self.base.apply(done, None, who)

    def own(self, seat: int) -> list[int]:
        """What a seat may take back alone, the last one first."""
        return [place for place in range(len(self.moves) - 1, -1, -1) if self.moves[place][0] == seat]

    def is_shared(self) -> bool:
        """Do plies of several seats lie above the floor?"""
        return len({seat for seat, _ in self.moves}) > 1


def check_undo(probe: Probe, line: Undoable, seats: int) -> None:
    """Every undo of every seat, of one ply or of more, leaves a line that can be played."""
    for seat in range(seats):
        for count in range(1, len(line.own(seat)) + 1):
            check_struck(probe, line, seat, count)


def check_some_undo(probe: Probe, line: Undoable) -> None:
    """One undo of one seat."""
    if line.moves:
        seat = probe.rng.choice(line.moves)[0]
        check_struck(probe, line, seat, probe.rng.randint(1, len(line.own(seat))))


def check_struck(probe: Probe, line: Undoable, seat: int, count: int) -> None:
    """The last so many plies of a seat are taken back: what stands is played again without them."""
    struck = line.own(seat)[:count]
    state = line.base.copy()
    for place, (who, action) in enumerate(line.moves):
        if place in struck:
            continue
        if not state.can(action, who) and action not in state.asides(who):
            taken = ", ".join(repr(name) for name in reversed(names(probe, line, struck)))
            standing = names(probe, line, [place])[0]
            probe.fail("undo", f"seat {seat} may take back {taken}, but without it {standing!r} of seat {who} cannot be played")
        state.apply(action, None, who)


def names(probe: Probe, line: Undoable, places: list[int]) -> list[str]:
    """The notations of some plies of a line."""
    found: dict[int, str] = {}
    state = line.base.copy()
    for place, (who, action) in enumerate(line.moves):
        found[place] = probe.name(state, action)
        state.apply(action, None, who)
    return [found[place] for place in places]


def check_undo_further_on(probe: Probe, state: State, line: Undoable) -> None:
    """The same a few plies further on: anybody of those who are asked plays, and some do unasked what they may."""
    now, further = state.copy(), line.copy()
    for _ in range(FURTHER):
        if now.actor() in (CHANCE, OVER):
            return
        seat, action = _anything(probe, now)
        now.apply(action, None, seat)
        further.take(probe, now, seat, action)
        check_some_undo(probe, further)


def _anything(probe: Probe, state: State) -> tuple[int, int]:
    asides = [(seat, action) for seat in range(state.seats) for action in state.asides(seat)]
    if asides and probe.rng.random() < ASIDE:
        return probe.rng.choice(asides)
    seat = probe.rng.choice(state.waiting() or [ASKED])
    return seat, probe.rng.choice(state.legal(seat))
