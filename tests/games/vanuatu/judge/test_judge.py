"""Judgement: a greedy player beats three random ones."""

from __future__ import annotations

import random

import vaka
from tests.conftest import random_games
from vaka.bots import bot
from vaka.engine.testing import position

GAME = vaka.game("vanuatu")


def game_of_greedy(seed: int) -> bool:
    """Does the greedy player, in a seat that moves round, win against three random ones?"""
    rng = random.Random(seed)
    state = GAME.new(4)
    greedy, chance = bot("greedy"), bot("random")
    while (asked := state.actor()) != vaka.OVER:
        if asked == vaka.CHANCE:
            state.apply(rng.choices(state.legal(), state.weights())[0])
        else:
            state.apply((greedy if asked == seed % 4 else chance).choose(state.redact(asked), rng))
    return seed % 4 in state.winners()


def test_greedy_beats_three_random_players() -> None:
    """At least 19 games in 20."""
    count = random_games(60)
    assert sum(game_of_greedy(seed) for seed in range(count)) >= count * 19 // 20


def test_points_are_good_and_a_won_game_is_best() -> None:
    """More points, more treasures, more huts with tourists: better; the end decides."""
    base = position("vanuatu", 3, turn="purple")
    for words in ({"prosperity": [5, 0, 0]}, {"treasure_tiles": {0: [2]}}, {"huts": {0: {"efate": 1}}}, {"vatus": [6, 3, 3]}):
        better = position("vanuatu", 3, turn="purple", **words)
        assert GAME.judge.rate(better.state, 0) > GAME.judge.rate(base.state, 0)
        assert GAME.judge.rate(better.state, 1) < GAME.judge.rate(base.state, 1)
