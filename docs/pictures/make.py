"""Draw the pictures of this folder anew: `python docs/pictures/make.py` (another folder may be named)."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import vaka
from vaka.engine.state import State
from vaka.games.aloha.board import draw

# Each picture: the options, a seed, and how many actions are played at random from the start, chance included.
PICTURES = {
    "aloha-start": ({"mode": "family"}, 1, 1),
    "aloha-midgame": ({"mode": "family"}, 396, 52),
    "aloha-expert": ({"mode": "expert"}, 139, 30),
}


def position(options: dict[str, str], seed: int, plies: int) -> State:
    """A position of four players in a game at random in which nobody passes."""
    state = vaka.game("aloha").new(4, options)
    rng = random.Random(seed)
    for _ in range(plies):
        if state.actor() == vaka.OVER:
            break
        chance = state.actor() == vaka.CHANCE
        choices = state.legal()
        state.apply(rng.choices(choices, state.weights())[0] if chance else rng.choice(choices[:-1] or choices))
    return state


def main() -> None:
    """Write every picture."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    for name, setting in PICTURES.items():
        path = folder / f"{name}.svg"
        path.write_text(draw(position(*setting)) + "\n", encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
