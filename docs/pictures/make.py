"""Draw the pictures of this folder anew: `python docs/pictures/make.py` (another folder may be named)."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import vaka
from vaka.engine import testing
from vaka.engine.state import State
from vaka.games.aloha.board import draw
from vaka.games.moorea.board import draw as draw_moorea

# Each picture: the options, a seed, and how many actions are played at random from the start, chance included.
PICTURES = {
    "aloha-start": ({"mode": "family"}, 1, 1),
    "aloha-midgame": ({"mode": "family"}, 396, 52),
    "aloha-expert": ({"mode": "expert"}, 139, 30),
}

# Moorea: a position in words, seen by green.
TABLE: dict[str, Any] = {
    "hands": {
        "green": "3 wood 2 clay seashell canoe",
        "red": "2 bamboo 2 clay hut",
        "yellow": "4 fish wood",
        "black": "2 seashell 2 wood",
    },
    "open": {"red": "bamboo", "yellow": "fish"},
    "tools": {"green": "basket spear cart", "red": "cart", "yellow": "net spear", "black": "basket cart"},
    "products": {
        "green": "forest woodstore 2 necklace jetty",
        "red": "beach village palisades",
        "yellow": "landing necklace tiles statue",
        "black": "claypit pottery 3 necklace",
    },
    "stored": {"green": {"woodstore": "3 wood"}, "red": {"village": "hut"}, "black": {"pottery": "2 clay"}},
    "display": "bridge canoe chinaware forest temple stoneware necklace market fishbasket twocanoe",
    "discard": "3 wood 2 bamboo 4 clay fish 2 seashell",
    "row": "bamboo fish seashell",
}
SHAPES = {"moorea-table": "wide", "moorea-phone": "tall"}


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
    table = testing.position("moorea", seats=4, turn="green", part="acting", **TABLE).state.redact(0)
    for name, shape in SHAPES.items():
        path = folder / f"{name}.svg"
        path.write_text(draw_moorea(table, shape=shape) + "\n", encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
