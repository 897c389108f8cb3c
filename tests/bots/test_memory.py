"""A worker thinks for weeks: what it takes for a choice it gives back."""

from __future__ import annotations

import gc
import random
import sys

import pytest

import vaka
from vaka.bots import bot
from vaka.engine.registry import own_games


def blocks_kept(times: int, name: str, level: str) -> int:
    """How many blocks of memory are taken and not given back by so many games of two bots, after one to warm up."""
    game, before = vaka.game(name), 0
    for number in range(times + 1):
        state, rng = game.new(), random.Random(5)
        while state.actor() != vaka.OVER:
            if state.actor() == vaka.CHANCE:
                state.apply(rng.choices(state.legal(), state.weights())[0])
            else:
                view = state.redact(state.actor())
                view.resample(rng)
                game.load(view.dump())
                state.apply(bot(level).choose(view, rng))
        del state, view
        gc.collect()
        if number == 0:
            before = sys.getallocatedblocks()
    return sys.getallocatedblocks() - before


@pytest.mark.parametrize("level", ["random", "greedy"])
@pytest.mark.parametrize("name", own_games())
def test_thinking_keeps_no_memory(name: str, level: str) -> None:
    assert blocks_kept(2, name, level) < 20
