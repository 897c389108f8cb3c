"""Positions with much to choose from, as games of their own: a server that imports this module offers them."""

from __future__ import annotations

from typing import Any

from vaka.engine import Game, State, register
from vaka.engine.registry import game
from vaka.games.moorea.game import MooreaGame
from vaka.games.vanuatu.game import VanuatuGame

RICH: dict[str, Any] = {
    "hands": {"green": "3 wood 2 fish 2 canoe hut", "red": "2 wood 3 clay", "yellow": "3 clay seashell"},
    "tools": {"green": "net cart basket", "red": "basket"},
    "products": {"green": "market landing beach woodstore 2 necklace", "red": "statue"},
    "stored": {"green": {"woodstore": "2 wood"}},
    "display": "jetty bridge forest 2 canoe necklace tiles claypit hut temple",
    "row": "bamboo bamboo fish",
    "turn": "green",
    "part": "acting",
}
ISLES: dict[str, Any] = {
    "tiles": {"santo": 4, "b1": 8, "malekula": 9, "c1": 13, "tanna": 11, "b2": 12},
    "islands": {
        "efate": {"tourists": 3, "drawings": 1, "goods": ["kava"], "water": 3, "dikes": [3, 6]},
        "malekula": {"water": 4},
        "tanna": {"submerged": True},
    },
    "huts": {"purple": {"efate": 1}, "yellow": {"malekula": 1}, "teal": {"santo": 2}},
    "boats": {"purple": 8, "yellow": 12, "teal": 7, "orange": 12},
    "characters": {"purple": "builder", "yellow": "navigator", "teal": "governor", "orange": "beggar"},
    "vatus": [2, 4, 2, 6],
    "prosperity": [23, 17, 30, 12],
    "round": 6,
    "die": 3,
    "stage": "planning",
}


class Rich(MooreaGame):
    """Moorea, in mid-game for three; green acts, and can pay with fish."""

    id = "rich"
    title = "Rich"
    seats = range(3, 4)

    def __init__(self) -> None:
        super().__init__()
        take_after(self, "moorea")

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.arrange(seats, options, RICH)


class Isles(VanuatuGame):
    """Vanuatu with Rising Waters, in the sixth round for four; purple plans first, and cannot plan to sell."""

    id = "isles"
    title = "Isles"
    seats = range(4, 5)

    def __init__(self) -> None:
        super().__init__()
        take_after(self, "vanuatu")

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.arrange(seats, options | {"waters": "yes"}, ISLES)


def take_after(arranged: Game, name: str) -> None:
    """Words and pictures are those of the game that it is."""
    origin = game(name)
    arranged.folder, arranged.package, arranged.words = origin.folder, origin.package, origin.words


register(Rich())
register(Isles())
