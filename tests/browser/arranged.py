"""A position of Moorea with much to choose from, as a game of its own: a server that imports this module offers it."""

from __future__ import annotations

from typing import Any

from vaka.engine import State, register
from vaka.engine.registry import game
from vaka.games.moorea.game import MooreaGame

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


class Rich(MooreaGame):
    """Moorea, in mid-game for three; green acts, and can pay with fish."""

    id = "rich"
    title = "Rich"
    seats = range(3, 4)

    def __init__(self) -> None:
        super().__init__()
        origin = game("moorea")
        self.folder, self.package, self.words = origin.folder, origin.package, origin.words

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.arrange(seats, options, RICH)


register(Rich())
