"""Iterations a second of OpenSpiel's own tree searches, as JSON: run by the Python of the peers' environment."""

from __future__ import annotations

import json
import random
import sys
import time
from importlib import import_module
from typing import Any

GAMES = ("backgammon", "connect_four")
ITERATIONS = {"c++": 2000, "python": 100}


def middle(game: Any) -> Any:
    """A position after some random moves, in which a player has a choice: without one their search stops at once."""
    rng = random.Random(3)
    state = game.new_initial_state()
    moves = 0
    while moves < 8 or state.is_chance_node() or len(state.legal_actions()) < 4:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return state


def per_second(search: Any, state: Any, seconds: float) -> float:
    """Iterations per second of processor time, one random rollout each."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += search(state).explore_count
    return done / spent


def main() -> None:
    """The figures of both searches on both games."""
    pyspiel = import_module("pyspiel")
    mcts = import_module("open_spiel.python.algorithms.mcts")
    numpy = import_module("numpy")
    seconds = float(sys.argv[1])
    figures: dict[str, dict[str, float]] = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        state = middle(game)
        quick = pyspiel.MCTSBot(
            game,
            pyspiel.RandomRolloutEvaluator(1, 1),
            2.0,
            ITERATIONS["c++"],
            1000,
            False,
            1,
            False,
            pyspiel.ChildSelectionPolicy.UCT,
        )
        luck = numpy.random.RandomState(1)
        slow = mcts.MCTSBot(game, 2.0, ITERATIONS["python"], mcts.RandomRolloutEvaluator(1, luck), solve=False, random_state=luck)
        figures[name] = {
            "c++": per_second(quick.mcts_search, state, seconds),
            "python": per_second(slow.mcts_search, state, seconds),
        }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
