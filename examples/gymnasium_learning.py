"""Gymnasium: one seat of Vanuatu learns against random players: `python examples/gymnasium_learning.py`.

The cross-entropy method: play many games with a preference for each action, keep the best quarter, and prefer what
was done in them.
It takes about a minute. Needs `vaka[rl]`.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from vaka.research import SeatEnv

GAMES = 100
BEST = 25
MIX = 0.5


def play(env: SeatEnv, seed: int, likes: Any, rng: np.random.Generator) -> tuple[Any, Any, float, float]:
    """One game: how often each action was done and was open; the reward, and the lead at the end."""
    _, info = env.reset(seed=seed)
    done, was_open = np.zeros_like(likes), np.zeros_like(likes)
    over, reward = False, 0.0
    while not over:
        open_now = np.flatnonzero(info["action_mask"])
        weights = np.exp(likes[open_now])
        action = int(open_now[np.searchsorted(weights.cumsum(), rng.random() * weights.sum() * 0.999999)])
        done[action] += 1
        was_open[open_now] += weights / weights.sum()
        _, reward, over, _, info = env.step(action)
    scores = env.table.state.scores()
    others = [score for seat, score in enumerate(scores) if seat != env.seat]
    return done, was_open, float(reward), float(scores[env.seat] - max(others))


def main(rounds: int = 150, matches: int = 300) -> float:
    """Learn, play new games, and tell the share of wins."""
    rng = np.random.default_rng(1)
    env = SeatEnv("vanuatu", seats=3, opponents="random")
    likes = np.zeros(env.table.game.action_count)
    for turn in range(rounds):
        games = [play(env, turn * GAMES + number, likes, rng) for number in range(GAMES)]
        games.sort(key=lambda game: -game[3])
        done, was_open = (sum(game[which] for game in games[:BEST]) for which in (0, 1))
        likes += MIX * np.log((done + 1) / (was_open + 1))  # more often than by the preference: better
    wins = sum(play(env, 10_000_000 + number, likes, rng)[2] > 0 for number in range(matches))
    share = wins / matches
    print(f"{rounds * GAMES} games; {share:.0%} of {matches} games against two random players (a random player wins 33%)")
    return share


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3]))
