"""Where the luck of a game comes from: one stream of numbers, or a deal that is the same whatever the players decide."""

from __future__ import annotations

from hashlib import blake2b
from math import inf, log
from typing import TYPE_CHECKING

from vaka.engine.loops import random_action, seeded

if TYPE_CHECKING:
    from collections.abc import Callable

    from vaka.engine.state import State


def luck(seed: int, index: int, duplicate: bool = False) -> Callable[[State], int]:
    """What draws the outcomes of game number `index` of the seed."""
    if duplicate:
        return Deal(seed, index).draw
    stream = seeded(seed, index)
    return lambda state: random_action(state, stream)


class Deal:
    """Luck that was dealt beforehand: the n-th card of a deck, or roll of a die, is the same whoever decided what before it.

    The outcomes of each deck, cup or die run a race. An outcome of weight w has an exponential waiting time with rate w, so each
    wins with the odds that the rules give it, and what has happened before says nothing about that. The waiting times come from
    the seed, the name of the deck, the outcome and how often it has come up, and from nothing else. If a weight changes, the
    rest of the waiting time is stretched or shrunk, which leaves the odds right.
    """

    def __init__(self, seed: int, index: int) -> None:
        self.key = f"{seed} {index}"
        self.waiting: dict[tuple[str, int], float] = {}
        self.drawn: dict[tuple[str, int], int] = {}

    def draw(self, state: State) -> int:
        """The outcome that comes up now."""
        source = state.source()
        racing = [((source, int(outcome)), int(weight)) for outcome, weight in zip(state.legal(), state.weights(), strict=True)]
        first, soonest = racing[0][0], inf
        for runner, weight in racing:
            if runner not in self.waiting:
                self.waiting[runner] = self.patience(runner)
            if self.waiting[runner] / weight < soonest:
                first, soonest = runner, self.waiting[runner] / weight
        for runner, weight in racing:
            self.waiting[runner] -= soonest * weight
        self.drawn[first] = self.drawn.get(first, 0) + 1
        self.waiting[first] = self.patience(first)
        return first[1]

    def patience(self, runner: tuple[str, int]) -> float:
        """How long an outcome waits for its next turn, at weight 1: exponential, with mean 1."""
        source, outcome = runner
        name = f"{self.key} {outcome} {self.drawn.get(runner, 0)} {source}"
        number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest())
        return -log((number + 1) / 2**64)
