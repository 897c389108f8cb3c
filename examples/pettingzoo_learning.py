"""PettingZoo: learn Moorea by self-play, then meet a random player: `python examples/pettingzoo_learning.py`.

The policy is one preference for each action, whatever the position: a softmax over what is open. After each game the actions of
whoever won become more likely, those of whoever lost less (REINFORCE). It takes about a minute. Needs `vaka[rl]`.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from vaka.research import aec_env

RATE = 0.1


def chosen(likes: Any, mask: Any, rng: np.random.Generator) -> tuple[int, Any, Any]:
    """An action that is open, by its preference; what was open, and how likely each of it was."""
    open_now = np.flatnonzero(mask)
    weights = np.exp(likes[open_now] - likes[open_now].max())
    odds = weights / weights.sum()
    return int(open_now[np.searchsorted(odds.cumsum(), rng.random() * 0.999999)]), open_now, odds


def game(env: Any, seed: int, policies: list[Any], rng: np.random.Generator) -> tuple[list[list[Any]], list[float]]:
    """One game: of each player what it decided, and what it got."""
    env.reset(seed=seed)
    decided: list[list[Any]] = [[] for _ in policies]
    got = [0.0] * len(policies)
    for agent in env.agent_iter():
        observation, reward, over, cut, _ = env.last()
        seat = env.possible_agents.index(agent)
        got[seat] += reward
        if over or cut:
            env.step(None)
            continue
        action, open_now, odds = chosen(policies[seat], observation["action_mask"], rng)
        decided[seat].append((action, open_now, odds))
        env.step(action)
    return decided, got


def learn(env: Any, games: int, rng: np.random.Generator) -> Any:
    """The preferences after so many games of self-play."""
    likes = np.zeros(env.action_space(env.possible_agents[0]).n)
    for number in range(games):
        decided, got = game(env, number, [likes, likes], rng)
        step = np.zeros_like(likes)
        for deeds, value in zip(decided, got, strict=True):
            for action, open_now, odds in deeds:
                step[open_now] -= value * odds
                step[action] += value
        likes += RATE * step / max(1, len(decided[0]))
    return likes


def main(games: int = 20_000, matches: int = 200) -> float:
    """Learn, play against a random player from both seats, and tell the share of wins."""
    rng = np.random.default_rng(1)
    env = aec_env("moorea", seats=2)
    likes = learn(env, games, rng)
    wins = 0.0
    for number in range(matches):
        seat = number % 2
        policies = [np.zeros_like(likes)] * 2
        policies[seat] = likes
        wins += game(env, 1_000_000 + number, policies, rng)[1][seat] / 2 + 0.5
    share = wins / matches
    print(f"{games} games of self-play; {share:.0%} of {matches} games against a random player (a random player wins 50%)")
    return share


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3]))
