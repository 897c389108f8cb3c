"""OpenSpiel's figures, as JSON: run by the Python of the peers' environment."""

from __future__ import annotations

import json
import random
import sys
import time
from importlib import import_module
from typing import Any

GAMES = ("gin_rummy", "backgammon", "chess", "hearts")


def step(state: Any, rng: random.Random) -> None:
    """One action: a draw with its weights, or any legal one."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    else:
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])


def driven_actions_per_s(game: Any, seconds: float) -> float:
    """Actions per second, chance included, with the loop in Python."""
    rng = random.Random(1)
    actions = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            step(state, rng)
            actions += 1
    return actions / spent


def copy_us(game: Any, seconds: float) -> float:
    """Microseconds for a clone of a position after 40 actions."""
    rng = random.Random(1)
    state = game.new_initial_state()
    for _ in range(40):
        step(state, rng)
    copies = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        state.clone()
        copies += 1
    return spent / copies * 1e6


def main() -> None:
    pyspiel = import_module("pyspiel")
    seconds = float(sys.argv[1]) / len(GAMES)
    figures = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        figures[name] = {"driven_actions_per_s": driven_actions_per_s(game, seconds), "copy_us": copy_us(game, seconds / 3)}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
