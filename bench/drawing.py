"""How long a picture takes: the moving layer of the asked seat's view, over random games. `python bench/drawing.py [GAME ...]`

The first draw of a position also writes its sentences. The table keeps what it drew for each entry and viewer, and every sentence.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from typing import TYPE_CHECKING

import vaka

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vaka.engine.board import Board
    from vaka.engine.state import State

GAMES = 3
EVERY = 7


def views(name: str) -> Iterator[State]:
    """Views of the asked seat, every few plies of random games with the most players."""
    game = vaka.game(name)
    for seed in range(GAMES):
        rng = random.Random(seed)
        state = game.new(game.seats.stop - 1)
        while state.actor() != vaka.OVER:
            if state.actor() >= 0 and state.ply % EVERY == 0:
                yield state.redact(state.actor())
            chance = state.actor() == vaka.CHANCE
            state.apply(rng.choices(state.legal(), state.weights())[0] if chance else rng.choice(state.legal()))


def milliseconds(board: Board, view: State) -> float:
    """One draw of the moving layer, in processor time."""
    started = time.process_time()
    board.moving_layer(view, "en", True, board.shapes[0] if board.shapes else None)
    return (time.process_time() - started) * 1000


def main(names: list[str]) -> None:
    """A line for each game."""
    print(f"{'game':<10}{'views':>7}{'first, median':>15}{'again, median':>15}{'again, p95':>12}{'again, max':>12}   ms")
    for name in names or vaka.games():
        board = vaka.game(name).board
        if board is None:
            continue
        first, again = [], []
        for view in views(name):
            first.append(milliseconds(board, view))
            again.append(min(milliseconds(board, view) for _ in range(3)))
        p95 = statistics.quantiles(again, n=20)[-1]
        middles = f"{statistics.median(first):>15.2f}{statistics.median(again):>15.2f}"
        print(f"{name:<10}{len(again):>7}{middles}{p95:>12.2f}{max(again):>12.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
