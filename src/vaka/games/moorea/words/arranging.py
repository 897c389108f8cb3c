"""Positions written in words: the start of every game, and of every test of a rule.

hands      {"green": "3 wood 2 clay canoe"}: what each seat holds
open       {"green": "wood"}: commodities of the hand that everybody knows of; canoe, hut and stoneware always are
tools      {"green": "spear cart"}
products   {"green": "forest 2 necklace"}: what lies on a mat
stored     {"green": {"market": "2 canoe hut"}}
row        "wood clay fish": the open commodities
display    "jetty 2 canoe": the open products, filled up to ten from the piles
piles      "canoe 2 temple": only these products are left in the piles; the last seat has bought the others
discard    "5 wood": the open discard
pile       "3 wood": the commodity pile; without it all that is nowhere else. What is left over lies on the discard
gone       "canoe": intermediates out of the game
shuffled   True if the pile has just been shuffled anew, so that no hidden card comes from it
turn, first (colours), part ("drawing", "acting", "discarding"), drawn, idle, final: as in a running game
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.errors import BadPosition
from vaka.engine.reading import check_colours, check_words
from vaka.games.moorea.rules.box import (
    BOX,
    CARDS,
    COMMODITIES,
    DISPLAY,
    INTERMEDIATES,
    PRODUCTS,
    ROW,
    STORES,
    TOOLS,
)
from vaka.games.moorea.rules.position import moorea
from vaka.games.moorea.rules.sequence import go_on

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.state import State

WORDS = (
    *("hands", "open", "tools", "products", "stored", "row", "display", "piles", "discard", "pile", "gone", "shuffled"),
    *("turn", "first", "part", "drawn", "idle", "final"),
)
USUAL_ROW = ("wood", "bamboo", "clay", "seashell", "fish")


def arrange(game: Game, seats: int, options: dict[str, str], words: dict[str, Any]) -> State:
    """The position of these words; with none at all, the start before the first player is drawn."""
    check_words(game, words, WORDS)
    state = game.blank(seats, options)
    colours = game.seat_words(seats)
    for word in ("hands", "open", "tools", "products", "stored"):
        check_colours(game, seats, words.get(word, {}))
    state.read(Arrangement(colours, words).data() if words else start(colours))
    if words:
        go_on(moorea(state))
    state.check_position()
    return state


def start(colours: tuple[str, ...]) -> dict[str, Any]:
    """Everything in its piles."""
    hand: dict[str, Any] = {"open": {}, "hidden": [], "new": 0, "doubts": [], "older": {}, "laid": {}}
    mat = hand | {"tools": [], "products": {}, "stored": {}}
    box = dict(zip(COMMODITIES, BOX.commodities, strict=True))
    piles = [_positive(dict(zip(PRODUCTS, BOX.pile(len(colours), pile), strict=True))) for pile in range(2)]
    return {
        "pile": sum(box.values()),
        "fresh": box,
        "discard": {},
        "row": [None] * ROW,
        "display": [None] * DISPLAY,
        "gap": 0,
        "products": {"I": piles[0], "II": piles[1]},
        "gone": {},
        "seats": dict.fromkeys(colours, mat),
        "part": "dealing",
        "chance": "first player",
        "first": None,
        "turn": None,
        "drawn": 0,
        "idle": 0,
        "final": None,
        "over": False,
        "last": None,
        "last_place": None,
    }


class Arrangement:
    """The cards of the box, given out as the words say."""

    def __init__(self, colours: tuple[str, ...], words: dict[str, Any]) -> None:
        self.colours = colours
        self.words = words
        self.commodities = dict(zip(COMMODITIES, BOX.commodities, strict=True))
        self.piles = [dict(zip(PRODUCTS, BOX.pile(len(colours), pile), strict=True)) for pile in range(2)]

    def data(self) -> dict[str, Any]:
        """What `write` would write of it."""
        words, data = self.words, start(self.colours)
        data["seats"] = {colour: self.mat(colour) for colour in self.colours}
        data["gone"] = self.take(counts(words.get("gone", ""), INTERMEDIATES))
        display = [name for name, count in self.take(counts(words.get("display", ""), PRODUCTS)).items() for _ in range(count)]
        if len(display) > DISPLAY:
            raise BadPosition(f"the display has {DISPLAY} places, not {len(display)}")
        kept = self.keep()
        data["display"] = display + self.turned_up(DISPLAY - len(display))
        data["display"] += [None] * (DISPLAY - len(data["display"]))
        if kept is not None:
            self.sell_out(data)
            self.piles = kept
        data["products"] = {"I": _positive(self.piles[0]), "II": _positive(self.piles[1])}
        self.lay_out_commodities(data)
        part = words.get("part", "acting")
        turn = words.get("turn", self.colours[0])
        data |= {"gap": None, "chance": None, "part": part, "turn": turn, "first": words.get("first", turn)}
        data |= {
            "drawn": words.get("drawn", 0 if part == "drawing" else 1),
            "idle": words.get("idle", 0),
            "final": words.get("final"),
        }
        return data

    def take(self, wanted: dict[str, int]) -> dict[str, int]:
        """Take these cards out of what is left: commodities from their stock, products from pile I, then II."""
        for name, count in wanted.items():
            if name in COMMODITIES:
                self.commodities[name] -= count
                short = self.commodities[name] < 0
            else:
                first = min(count, self.piles[0][name])
                self.piles[0][name] -= first
                self.piles[1][name] -= count - first
                short = self.piles[1][name] < 0
            if short:
                raise BadPosition(f"there are not that many of {name}")
        return wanted

    def mat(self, colour: str) -> dict[str, Any]:
        """What a seat holds and owns."""
        hand = self.take(counts(self.words.get("hands", {}).get(colour, ""), CARDS))
        shown = counts(self.words.get("open", {}).get(colour, ""), COMMODITIES)
        shown |= {name: count for name, count in hand.items() if name in INTERMEDIATES}
        hidden = []
        for name in COMMODITIES:
            if hand.get(name, 0) < shown.get(name, 0):
                raise BadPosition(f"{colour} does not hold the {name} that everybody knows of")
            hidden += [name] * (hand.get(name, 0) - shown.get(name, 0))
        tools = counts(self.words.get("tools", {}).get(colour, ""), TOOLS)
        if any(count > 1 for count in tools.values()):
            raise BadPosition("each player owns at most one of each tool")
        stored = self.words.get("stored", {}).get(colour, {})
        if any(store not in STORES for store in stored):
            raise BadPosition(f"the stores are {', '.join(STORES)}")
        return {
            "open": shown,
            "hidden": hidden,
            "new": 0 if self.words.get("shuffled") else len(hidden),
            "doubts": [],
            "older": {},
            "laid": {},
            "tools": list(tools),
            "products": self.take(counts(self.words.get("products", {}).get(colour, ""), PRODUCTS[3:])),
            "stored": {store: self.take(counts(text, CARDS)) for store, text in stored.items()},
        }

    def keep(self) -> list[dict[str, int]] | None:
        """The products that are to be left in the piles, taken out of them; None if nothing is said about that."""
        if "piles" not in self.words:
            return None
        before = [dict(pile) for pile in self.piles]
        self.take(counts(self.words["piles"], PRODUCTS))
        return [{name: before[pile][name] - self.piles[pile][name] for name in PRODUCTS} for pile in range(2)]

    def sell_out(self, data: dict[str, Any]) -> None:
        """Whatever is still there the last seat has bought; intermediates are out of the game."""
        bought = data["seats"][self.colours[-1]]["products"]
        for name in PRODUCTS:
            left = self.piles[0][name] + self.piles[1][name]
            if left:
                place = data["gone"] if name in INTERMEDIATES else bought
                place[name] = place.get(name, 0) + left

    def turned_up(self, places: int) -> list[str]:
        """So many products from the top of the pile, pile I first, the last of the box before the others."""
        found: list[str] = []
        for pile in self.piles:
            for name in reversed(PRODUCTS):
                while pile[name] and len(found) < places:
                    pile[name] -= 1
                    found.append(name)
        return found

    def lay_out_commodities(self, data: dict[str, Any]) -> None:
        """Row, pile and discard."""
        if "row" in self.words:
            row = [name for name, count in counts(self.words["row"], COMMODITIES).items() for _ in range(count)]
        else:
            row = [name for name in USUAL_ROW if self.commodities[name]][:ROW]
        if len(row) > ROW:
            raise BadPosition(f"the row has {ROW} places, not {len(row)}")
        for name in row:
            self.take({name: 1})
        data["row"] = (row + [None] * ROW)[:ROW]
        discard = self.take(counts(self.words.get("discard", ""), COMMODITIES))
        pile = self.take(counts(self.words["pile"], COMMODITIES)) if "pile" in self.words else self.take(dict(self.commodities))
        if "discard" in self.words and any(self.commodities.values()):
            raise BadPosition("pile and discard are both written, but cards are left over")
        data["discard"] = _positive({name: discard.get(name, 0) + self.commodities[name] for name in COMMODITIES})
        data["pile"] = sum(pile.values())
        fresh = dict.fromkeys(COMMODITIES, 0) | pile
        for mat in data["seats"].values():
            for name in mat["hidden"][len(mat["hidden"]) - mat["new"] :]:
                fresh[name] += 1
        data["fresh"] = _positive(fresh)


def _positive(numbers: dict[str, int]) -> dict[str, int]:
    return {name: count for name, count in numbers.items() if count}


def counts(text: str, allowed: tuple[str, ...]) -> dict[str, int]:
    """Words with numbers before them, one where there is none.

    >>> counts("3 wood clay", ("wood", "clay"))
    {'wood': 3, 'clay': 1}
    """
    found: dict[str, int] = {}
    number = 1
    for word in text.split():
        if word.isascii() and word.isdigit():
            number = int(word)
        elif word in allowed:
            found[word] = found.get(word, 0) + number
            number = 1
        else:
            raise BadPosition(f"one of {', '.join(allowed)} is meant here, not {word!r}")
    return found
