"""Positions with much to choose from, as games of their own: a server that imports this module offers them."""

from __future__ import annotations

from typing import Any

from vaka.engine import Game, State, register
from vaka.engine.registry import game
from vaka.games.moorea.game import MooreaGame
from vaka.games.paradise.game import ParadiseGame
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
VOYAGE: dict[str, Any] = {
    "plan": {"purple": {"sail": 1, "draw": 1, "rest": 1}, "yellow": {"fish": 1}, "teal": {"explore": 1}},
    "boats": {"purple": 6},
    "vatus": [3, 3, 3],
}

ALONE: dict[str, Any] = {
    "stage": "building",
    "turn": 12,
    "tiles": {"0506": "tahiti", "0607": "rapa-nui", "0705": "tuamotu", "0706": "hawaii", "0704": "rapa"},
    "ocean": ["0604", "0707"],
    "villages": {"yellow": {"0606": 4, "0506": 2, "0607": 2, "0705": 2, "0706": 3}, "red": {"0605": 3, "0704": 1}},
    "agriculture": {"0606": 2, "0605": 1},
    "stacks": {
        "yellow": {"0606": "warrior warrior war transport up", **dict.fromkeys(("0506", "0607", "0705", "0706"), "transport up")},
        "red": {"0605": "war war warrior warrior transport up", "0704": "transport up"},
    },
    "cards": {"yellow": ["tiki", "haka"], "red": ["patu open"]},
    "advanced": {"solo": {"cup": [13, 14, 15, 12], "drawn": 11}},
}
FLEETS: dict[str, Any] = {
    "stage": "moving",
    "active": "yellow",
    "turn": 5,
    "tiles": {"0506": "tahiti", "0705": "tuamotu", "0706": "hawaii"},
    "ocean": ["0507", "0604", "0607", "0707"],
    "villages": {"yellow": {"0606": 4, "0506": 2}},
    "agriculture": {"0606": 2},
    "stacks": {
        "yellow": {
            "0606": "war transport transport transport warrior warrior warrior colony",
            "0506": "transport up colony rumour",
            "0705": "war warrior",
        },
    },
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


class Market(Rich):
    """The same, at the beginning of green's turn: the first card has been drawn, and the cart may draw a second one."""

    id = "market"
    title = "Market"

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.arrange(seats, options, RICH | {"part": "drawing"})


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


class Acting(VanuatuGame):
    """Vanuatu for three: purple acts first, with majorities on three spaces."""

    id = "acting"
    title = "Acting"
    seats = range(3, 4)

    def __init__(self) -> None:
        super().__init__()
        take_after(self, "vanuatu")

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.arrange(seats, options | {"characters": "no"}, VOYAGE)


class Alone(ParadiseGame):
    """The solitaire game of Conquest of Paradise, with the last chits in the cup: all of them are attacks."""

    id = "alone"
    title = "Alone"
    seats = range(1, 2)

    def __init__(self) -> None:
        super().__init__()
        take_after(self, "paradise")

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.arrange(seats, options, ALONE)


class Fleets(ParadiseGame):
    """Conquest of Paradise for two, in the fifth turn: yellow moves, with three stacks that can sail."""

    id = "fleets"
    title = "Fleets"
    seats = range(2, 3)

    def __init__(self) -> None:
        super().__init__()
        take_after(self, "paradise")

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.arrange(seats, options, FLEETS)


def take_after(arranged: Game, name: str) -> None:
    """Words and pictures are those of the game that it is."""
    origin = game(name)
    arranged.folder, arranged.package, arranged.words = origin.folder, origin.package, origin.words


register(Rich())
register(Market())
register(Isles())
register(Acting())
register(Alone())
register(Fleets())
