"""Draw the pictures of this folder anew: `python docs/pictures/make.py` (another folder may be named)."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import vaka
from vaka.engine import testing
from vaka.engine.state import State
from vaka.games.aloha.picture.board import draw
from vaka.games.moorea.picture.board import draw as draw_moorea
from vaka.games.paradise.picture.board import draw as draw_paradise
from vaka.games.vanuatu.picture.board import draw as draw_vanuatu

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

# Vanuatu with Rising Waters: a position in words, seen by teal.
ARCHIPELAGO: dict[str, Any] = {
    "tiles": {"santo": 8, "b1": 4, "c2": 9, "malekula": 12, "b2": 11, "e2": 13, "f1": 1, "tanna": 5, "c1": 10},
    "islands": {
        "efate": {"tourists": 5, "drawings": 1, "goods": ["copra"], "water": 1, "dikes": [3, 6]},
        "santo": {"tourists": 2, "drawings": 1, "goods": ["kava"], "water": 2, "dikes": [7]},
        "malekula": {"tourists": 1, "drawings": 2, "water": 1},
    },
    "oceans": {"s1": [1, 0], "b1": [1, 2], "f1": [0, 3]},
    "ships": [{"wants": "KCB", "aboard": ["kava", "beef"]}, {"wants": "KKC", "aboard": ["kava"]}, "CCB"],
    "boats": {"purple": 3, "yellow": 7, "teal": 7, "orange": 13},
    "huts": {
        "purple": {"efate": 1, "santo": 1},
        "yellow": {"efate": 1},
        "teal": {"santo": 1, "malekula": 1},
        "orange": {"efate": 1},
    },
    "prosperity": [14, 11, 17, 9],
    "vatus": [2, 5, 6, 1],
    "fish_tiles": {"purple": [1], "teal": [2, 3], "orange": [1, 1]},
    "treasure_tiles": {"yellow": [2], "teal": [1, 3]},
    "characters": {"purple": "diver", "yellow": "guide", "teal": "builder", "orange": "navigator"},
    "plan": {
        "purple": {"explore": 2, "buy": 1, "sail": 1},
        "yellow": {"tourists": 2, "sail": 1, "build": 1},
        "teal": {"build": 1, "sail": 1, "sell": 1, "buy": 1},
        "orange": {"sail": 2, "fish": 2, "rest": 1},
    },
    "rests": [["purple", "vatu"]],
}
ISLES = {"vanuatu-waters": "wide", "vanuatu-phone": "tall"}

# Conquest of Paradise: a position in words, seen by yellow.
PACIFIC: dict[str, Any] = {
    "tiles": {"0705": "niue-island", "0904": "flint-is", "0803": "hawaii", "1104": "hiva", "0905": "raiatea", "1006": "tahiti"},
    "ocean": ["0704", "0804", "0706", "0805", "1004", "0703", "0906"],
    "face_down": {"0907": ["aotearoa", "yellow", "green"], "0806": ["hawaiki", "red"]},
    "villages": {
        "yellow": {"0606": 4, "0705": 1},
        "red": {"0605": 3, "0803": 3},
        "green": {"1104": 2, "1006": 2},
        "black": {"0905": 3},
    },
    "agriculture": {"0606": 2, "0605": 1, "0905": 1},
    "stacks": {
        "yellow": {
            "0606": "transport transport warrior warrior colony up",
            "0705": "transport up warrior",
            "0706": "transport up war war warrior",
        },
        "red": {
            "0605": "transport transport war warrior rumour up",
            "0704": "transport up",
            "0703": "transport up",
            "0803": "transport up warrior colony",
        },
        "green": {"1104": "transport up warrior warrior war", "1004": "transport up"},
        "black": {"0905": "transport up war war warrior warrior rumour"},
    },
    "seen": ["0905"],
    "cards": {
        "yellow": ["haka", "tapu open", "kava-ceremony", "double-hulled-canoes open"],
        "red": ["moai open", "patu"],
        "black": ["arioi spent"],
    },
    "track": {"yellow": 27, "red": 24, "green": 16, "black": 14},
}
MAPS = {"paradise-table": "wide", "paradise-phone": "tall"}


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
    when = {"round": 6, "first": "teal", "turn": "teal", "die": 4, "price": 2, "office": 1}
    isles = testing.position("vanuatu", seats=4, options={"waters": "yes"}, **when, **ARCHIPELAGO).state.redact(2)
    for name, shape in ISLES.items():
        path = folder / f"{name}.svg"
        path.write_text(draw_vanuatu(isles, shape=shape) + "\n", encoding="utf-8")
        print(path)
    if "paradise" not in vaka.games():
        return
    moves = {"stage": "moving", "active": "yellow", "turn": 14}
    pacific = testing.position("paradise", seats=4, **moves, **PACIFIC).state.redact(0)
    for name, shape in MAPS.items():
        path = folder / f"{name}.svg"
        path.write_text(draw_paradise(pacific, shape=shape) + "\n", encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
