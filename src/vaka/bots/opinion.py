"""A network as a judge, in a compiled loop: the greedy bot then thinks its turn through and takes what the network rates best.

A network rates positions where a turn has ended. In mid-turn, where lines are only sorted, the game's own judge says how they look.
"""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from vaka.bots.leaf import Knobs, Leaf
from vaka.bots.network import Network
from vaka.engine.judge import Judge
from vaka.engine.state import State


class Opinion(Judge):
    """Rates in shares of a win; all else the game's judge says."""

    def __init__(self, judge: Judge, network: Network, knobs: Knobs, partners: list[int]) -> None:
        super().__init__(1.0, judge.depth)
        self.judge = judge
        self.leaf = Leaf(judge, knobs, partners, 0, Random(0), network)
        self.spread = network.spread

    def rate(self, state: State, seat: i64) -> float:
        """What the seat may expect."""
        leaf = self.leaf
        if state.actor() == seat:
            leaf.judged(state, self.spread)
        else:
            leaf.last = seat
            leaf.value(state)
        return leaf.rewards[seat]

    def appeal(self, state: State, action: i64) -> float:
        """As the judge says."""
        return self.judge.appeal(state, action)

    def is_indifferent(self, state: State, seat: i64) -> bool:
        """As the judge says."""
        return self.judge.is_indifferent(state, seat)

    def is_settled(self, state: State, seat: i64) -> bool:
        """As the judge says."""
        return self.judge.is_settled(state, seat)

    def commutes(self, state: State, first: i64, second: i64) -> bool:
        """As the judge says."""
        return self.judge.commutes(state, first, second)
