"""OpenSpiel: its Monte Carlo tree search plays Aloha against a random player: `python examples/openspiel_search.py`.

The search is OpenSpiel's own and knows nothing of the game but its rules. It takes about a minute. Needs `vaka[rl]`.
"""

from __future__ import annotations

import sys

import numpy as np
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

from vaka.research import spiel_game


def main(matches: int = 20, simulations: int = 60) -> float:
    """Play from both seats, and tell the share of wins."""
    rng = np.random.RandomState(1)
    game = spiel_game("aloha", seats=2)
    wins = 0.0
    for number in range(matches):
        seat = number % 2
        searcher = mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        players = [searcher, searcher]
        players[1 - seat] = UniformRandomBot(1 - seat, rng)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=odds)))
            else:
                state.apply_action(players[state.current_player()].step(state))
        wins += state.returns()[seat] / 2 + 0.5
    share = wins / matches
    print(f"{share:.0%} of {matches} games against a random player, with {simulations} simulations (a random player wins 50%)")
    return share


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:3]))
