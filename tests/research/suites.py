"""The official suites of PettingZoo, Gymnasium and OpenSpiel: `python -m tests.research.suites aloha 3 200`, game, seats, cycles.

PettingZoo's parallel_seed_test is not among them: it draws actions without looking at masks, and one that is not open is refused.
In a process of its own, since those libraries warn, and warnings are errors in our tests.
"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import vaka
from vaka.research import SeatEnv, aec_env, parallel_env, spiel_game

SHORT = {"paradise": {"turns": "20"}}
"""Options that make a game as short as it can be."""
PLIES = 400
"""So far OpenSpiel goes in a game that lasts for thousands of plies."""


def main(name: str, seats: int, cycles: int) -> None:
    """All suites; whatever fails raises."""
    options = {option: value for option, value in SHORT.get(name, {}).items() if value in vaka.game(name).options[option].choices}
    for relative in (False, True):
        api_test(aec_env(name, seats, options, relative=relative), num_cycles=cycles)
        parallel_api_test(parallel_env(name, seats, options, relative=relative), num_cycles=cycles)
    seed_test(lambda: aec_env(name, seats, options), num_cycles=cycles)
    for seat in (0, seats - 1):
        check_env(SeatEnv(name, seats, options, seat=seat, render_mode="ansi"), skip_render_check=True)
    game = spiel_game(name, seats, options)
    if name == "paradise":
        walk(game)
    else:
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    print(f"{name} {seats}: green")


def walk(game: pyspiel.Game) -> None:
    """Some way through a game as OpenSpiel's own test goes, which plays to the end."""
    rng = np.random.default_rng(1)
    state = game.new_initial_state()
    observer = game.make_py_observer()
    while not state.is_terminal() and len(state.history()) < PLIES:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(odds) - 1) < 1e-9
            action = rng.choice(outcomes, p=odds)
        else:
            observer.set_from(state, state.current_player())
            assert observer.tensor.any()
            assert sum(state.legal_actions_mask()) == len(state.legal_actions())
            action = rng.choice(state.legal_actions())
        if len(state.history()) % 50 == 0:
            assert str(state.clone()) == str(state)
        state.apply_action(int(action))
    assert abs(sum(state.returns())) < 1e-9 or game.num_players() == 1


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
