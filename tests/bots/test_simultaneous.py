"""Bots where several seats are asked at once: each looks through its own orders, and through nobody else's."""

from __future__ import annotations

import random
from typing import Any

import pytest
from librt.random import Random

from tests.engine.toys import SEAL, BidsGame
from vaka.bots import bot
from vaka.bots.greedy import GreedyBot
from vaka.bots.search import Settings, children, partners_of
from vaka.bots.tree import Tree, search
from vaka.engine import Judge, State


class NearTwo(Judge):
    """What is good: a pick of one's own that is two, or near it."""

    def rate(self, state: State, seat: int) -> float:
        bids: Any = state
        return -abs(float(bids.picks[seat]) - 2)


class Modest(BidsGame):
    """Bids with a judge."""

    id = "modest"
    judge = NearTwo()


def after_a_round(*picks: int) -> State:
    """A game in which each seat has used up another card, for all to see."""
    state = Modest().new(len(picks))
    for seat, pick in enumerate(picks):
        state.apply(pick, None, seat)
        state.apply(SEAL, None, seat)
    return state


@pytest.mark.parametrize("picks", [(3, 1), (1, 3), (3, 1, 2), (2, 3, 1)])
def test_greedy_rates_its_own_orders_whoever_is_asked_first(picks: tuple[int, ...]) -> None:
    """Every seat has other cards left; all are asked at once."""
    state = after_a_round(*picks)
    for seat in range(len(picks)):
        best = min(state.legal(seat), key=lambda card: abs(card - 2))
        for luck in range(5):
            chosen = GreedyBot().choose(state.redact(seat), random.Random(luck))
            assert chosen in state.legal(seat)
            assert abs(chosen - 2) == abs(best - 2)


def test_greedy_goes_on_with_its_own_order_when_another_is_asked_first() -> None:
    """Seat 1 has picked; seat 0, which comes first, has not: only sealing is open to seat 1."""
    state = after_a_round(3, 1)
    state.apply(2, None, 1)
    assert GreedyBot().choose(state.redact(1), random.Random(1)) == SEAL


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "search:iterations=30"])
def test_bots_play_a_game_of_simultaneous_steps(name: str) -> None:
    state, luck = Modest().new(3), random.Random(3)
    while state.waiting():
        seat = luck.choice(state.waiting())
        action = bot(name).choose(state.redact(seat), luck)
        assert action in state.legal(seat)
        state.apply(action, None, seat)
    assert state.winners()


def test_orders_that_the_viewer_cannot_tell_apart_share_a_node() -> None:
    """Seat 1 picks in secret: in the tree of seat 0 there is one child for all of its picks, and the pick is what seat 1 likes."""
    state = after_a_round(3, 1)
    view = state.redact(0)
    tree = Tree(view.game.judge, Settings().knobs(), partners_of(view), 0, Random(5))
    search(tree, view, 60, 60)
    below = [child for first in children(tree, 0) for child in children(tree, first) if int(tree.seat[child]) == 1]
    assert below
    for first in children(tree, 0):
        keys = [int(tree.key[child]) for child in children(tree, first) if int(tree.seat[child]) == 1]
        assert len(keys) == len(set(keys)) <= 1
