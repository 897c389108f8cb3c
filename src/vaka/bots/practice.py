"""Games from which a network learns, in a compiled loop: it plays itself, looking one step ahead, and strays now and then.

Whoever is asked deals itself a position that fits its view, as any bot does, plays every open action in it, and takes the one after
which the network sees most for it. After each decision the true position is noted, with what the network says of it.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.bots.leaf import FAR, Knobs, Leaf, next_asked
from vaka.bots.network import Network
from vaka.engine.judge import Judge
from vaka.engine.loops import draw_index
from vaka.engine.names import ASKED, CHANCE, OVER
from vaka.engine.state import State

LONGEST: Final[i64] = 20_000
"""No game has more plies."""


@final
class Practice:
    """Plays games with one network on all seats."""

    def __init__(
        self, judge: Judge, network: Network, knobs: Knobs, partners: list[int], whim: float, heat: float, warm: i64
    ) -> None:
        self.network = network
        self.leaf = Leaf(judge, knobs, partners, 0, Random(0), network)
        self.whim = whim
        """How often any action is played that is open."""
        self.heat = heat
        """How freely it chooses among what looks nearly as good: what is worse by so much is played a third as often."""
        self.warm: i64 = warm
        """In so many first decisions of a game ten times as freely."""
        # What is noted of the game that was played last.
        self.inputs: list[bytes] = []
        """Of each noted position, the inputs that it switches on."""
        self.scalars: list[tuple[int, ...]] = []
        self.firsts: list[int] = []
        """The seat that each is counted from."""
        self.values: list[list[float]] = []
        """What the network says of it, by seat."""
        self.strays: list[bool] = []
        """Was the decision that led to it a whim?"""
        self.result: list[float] = []
        """What each seat got in the end."""

    def play(self, start: State, rng: Random) -> int:
        """Play a game and note it; how many decisions there were."""
        self.inputs = []
        self.scalars = []
        self.firsts = []
        self.values = []
        self.strays = []
        state = start.copy()
        leaf = self.leaf
        leaf.rng = rng
        last: i64 = 0
        decisions: i64 = 0
        plies: i64 = 0
        asked = state.actor()
        while asked != OVER and plies < LONGEST:
            plies += 1
            if asked == CHANCE:
                state.step(state.moves(ASKED)[draw_index(state.odds(), rng)], ASKED)
                asked = next_asked(state, last)
                continue
            last = asked
            moves = state.moves(asked)
            count: i64 = len(moves)
            if count == 1:
                state.step(moves[0], asked)
            else:
                decisions += 1
                is_whim = rng.random() < self.whim
                if is_whim:
                    chosen = moves[rng.randrange(count)]
                else:
                    heat = self.heat * 10.0 if decisions <= self.warm else self.heat
                    chosen = self.choose(state.view_of(asked).draw_full(rng), asked, rng, heat)
                state.step(chosen, asked)
                if next_asked(state, asked) != OVER:
                    self.note(state, asked, is_whim)
            asked = next_asked(state, last)
        leaf.last = last
        leaf.value(state)
        self.result = [leaf.rewards[seat] for seat in range(state.seats)]
        return decisions

    def note(self, state: State, asked: i64, is_whim: bool) -> None:
        """Note what the network sees of a position, and what it says."""
        leaf = self.leaf
        leaf.last = asked
        leaf.value(state)
        after = next_asked(state, asked)
        self.inputs.append(self.network.active())
        self.scalars.append(tuple([int(number) for number in self.network.scalars]))
        self.firsts.append(asked if after == CHANCE else after)
        self.values.append([leaf.rewards[seat] for seat in range(state.seats)])
        self.strays.append(is_whim)

    def choose(self, full: State, asked: i64, rng: Random, heat: float) -> i64:
        """The action after which the network sees most for whoever is asked, with some freedom."""
        moves = full.moves(asked)
        best: float = -FAR
        found = moves[0]
        for action in moves:
            value = self.worth(full, action, asked)
            if heat > 0.0:
                value -= heat * math.log(-math.log(rng.random() * 0.999998 + 0.000001))
            if value > best:
                best = value
                found = action
        return found

    def worth(self, full: State, action: i64, asked: i64) -> float:
        """What whoever is asked may expect after an action."""
        after = full.copy()
        after.step(action, asked)
        self.leaf.last = asked
        self.leaf.value(after)
        return self.leaf.rewards[asked]

    def ratings(self, full: State, asked: i64) -> vec[float]:
        """What it may expect after each open action, in their order."""
        found = vec[float]()
        for action in full.moves(asked):
            found = append(found, self.worth(full, action, asked))
        return found
