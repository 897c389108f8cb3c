"""A worker thinks for weeks: what it takes for a choice it gives back."""

from __future__ import annotations

import gc
import random
import subprocess
import sys

import pytest

import vaka
from vaka.bots import bot
from vaka.engine.registry import own_games

PLIES = 400
"""So many plies of a long game show what a whole one would."""


def blocks_kept(times: int, name: str, level: str) -> int:
    """How many blocks of memory are taken and not given back by so many games of two bots, after one to warm up."""
    game, before = vaka.game(name), 0
    for number in range(times + 1):
        state, rng = game.new(), random.Random(5)
        while state.actor() != vaka.OVER and state.ply < PLIES:
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


@pytest.mark.parametrize("level", ["random", "greedy", "search:iterations=6"])
@pytest.mark.parametrize("name", own_games())
def test_thinking_keeps_no_memory(name: str, level: str) -> None:
    assert blocks_kept(2, name, level) < 20


def test_a_search_takes_no_more_than_64_mb() -> None:
    """A tree that has grown as large as it may, measured in a process of its own."""
    code = (
        "import random, resource, sys, vaka\n"
        "from librt.random import Random\n"
        "from vaka.bots import tree as trees\n"
        "from vaka.bots.leaf import Knobs\n"
        "game = vaka.game('aloha')\n"
        "peak = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024\n"
        "tree = trees.Tree(game.judge, Knobs(1.5, 0.3, 1.0, 0.5, 0, 0, 8, 2, 0), [1, 2], 0, Random(1))\n"
        "before = peak()\n"
        "for number in range(trees.MOST_NODES):\n"
        "    tree.add(number, 0, 0.5)\n"
        "print(peak() - before)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    taken = float(done.stdout)
    if "site-packages" not in vaka.__file__:  # interpreted, numbers in lists are objects
        return
    assert taken < 64
