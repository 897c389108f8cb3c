"""catanatron's figures, as JSON: run by the Python of the peers' environment."""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from typing import Any


def new_game(catanatron: Any) -> Any:
    """Four random players at a new board."""
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color])


def decisions_per_s(catanatron: Any, seconds: float) -> float:
    """Decisions of four random players, its own way of playing a game tick by tick; forced decisions count as they do with us."""
    decisions = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        game = new_game(catanatron)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions / spent


def copy_us(catanatron: Any, seconds: float) -> float:
    """Microseconds for a copy of a position after 150 decisions."""
    game = new_game(catanatron)
    for _ in range(150):
        game.play_tick()
    copies = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        game.copy()
        copies += 1
    return spent / copies * 1e6


def main() -> None:
    catanatron = import_module("catanatron")
    seconds = float(sys.argv[1])
    figures = {"playout_decisions_per_s": decisions_per_s(catanatron, seconds), "copy_us": copy_us(catanatron, seconds / 3)}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
