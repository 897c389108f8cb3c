"""The rules of Moorea written a second time, slowly and plainly: cards are words in lists, without ids, bits or tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, product
from typing import Any

import vaka
from vaka.engine.provenance import read_components

BOX = read_components(vaka.game("moorea").folder)
COMMODITIES = ["seashell", "wood", "bamboo", "clay", "fish"]
INTERMEDIATES = ["canoe", "hut", "stoneware"]
HAND_CARDS = COMMODITIES + INTERMEDIATES
TOOLS = ["basket", "spear", "net", "cart"]
SPARES = {"forest": "wood", "claypit": "clay", "bambooforest": "bamboo", "beach": "seashell"}
TAKES = {
    "woodstore": ["wood"],
    "pottery": ["clay"],
    "bamboostore": ["bamboo"],
    "chest": ["seashell"],
    "landing": ["canoe"],
    "well": ["stoneware"],
    "village": ["hut"],
    "market": ["canoe", "hut", "stoneware"],
}
NECKLACES = [0, 2, 5, 9, 14, 20]
PLAYERS_OF_MARK = {"": 2, "4+": 4, "5": 5}


def value(*path: str) -> Any:
    """What the card list says."""
    entry: Any = BOX
    for name in path:
        entry = entry[name]
    return entry["value"]


def listed(cards: dict[str, int]) -> str:
    """`2 wood 1 fish`, in the order in which hands are written."""
    return " ".join(f"{cards[card]} {card}" for card in HAND_CARDS if cards.get(card))


def read_list(words: list[str]) -> list[str]:
    """The cards of `2 wood 1 fish`, one by one."""
    return [card for count, card in zip(words[::2], words[1::2], strict=True) for _ in range(int(count))]


def product_pile(players: int, pile: str) -> list[str]:
    """Vorbereitung: the products of pile I or II, without those marked for more players."""
    found = []
    for name in BOX["products"]:
        for place, count in value("products", name, "copies").items():
            number, _, mark = place.partition(" ")
            if number == pile and players >= PLAYERS_OF_MARK[mark]:
                found += [name] * count
    return found


class Player:
    """What one player holds and owns; `known` are the cards of the hand that were taken openly (ruling A27)."""

    def __init__(self) -> None:
        self.hand: list[str] = []
        self.known: list[str] = []
        self.tools: list[str] = []
        self.products: list[str] = []
        self.stored: list[tuple[str, str]] = []

    def holds(self, cards: dict[str, int]) -> bool:
        return all(self.hand.count(card) >= count for card, count in cards.items())

    def take_openly(self, card: str) -> None:
        self.hand.append(card)
        self.known.append(card)

    def lay_down(self, card: str) -> None:
        self.hand.remove(card)
        if card in self.known:
            self.known.remove(card)

    def limit(self) -> int:
        """Handkarten-Limit, Korb."""
        return 8 if "basket" in self.tools else 6

    def score(self, strict: bool) -> int:
        """Spielende: products, tools, what lies at stores; the necklaces as one set (A24), the hand nothing (A23)."""
        necklaces = self.products.count("necklace")
        total: int = NECKLACES[min(necklaces, 5)]
        for name in self.products:
            if name != "necklace" and not (strict and (name in SPARES or name in TAKES)):
                total += value("products", name, "points")
        total += sum(value("tools", tool, "points") for tool in self.tools)
        total += sum(value("products", store, "points_each") for store, _ in self.stored)
        return total

    def price(self, cost: dict[str, int]) -> dict[str, int]:
        """Produktionsstätten: one less of its commodity for every kind of site, never two for two of a kind (A13)."""
        spared = [commodity for site, commodity in SPARES.items() if site in self.products]
        return {card: count - (card in spared) for card, count in cost.items()}

    def payments(self, name: str) -> set[str]:
        """Every set of cards that buys this product: exact (A14), fish as joker with the net (A15-A17)."""
        cost = value("products", name, "cost")
        costs = [{kind: cost["alike"]} for kind in COMMODITIES] if "alike" in cost else [cost]
        found = set()
        for price in map(self.price, costs):
            replaceable = [card for card in price if card in COMMODITIES and card != "fish"] if "net" in self.tools else []
            for jokers in product(*(range(price[card] + 1) for card in replaceable)):
                paid = dict(price)
                for card, fish in zip(replaceable, jokers, strict=True):
                    paid[card] -= fish
                    paid["fish"] = paid.get("fish", 0) + fish
                if self.holds(paid):
                    found.add(listed(paid))
        return found

    def deposits(self, store: str) -> set[str]:
        """Lagerkarten: one or more of the kinds that the store takes (A19)."""
        kinds = TAKES[store]
        amounts = product(*(range(self.hand.count(kind) + 1) for kind in kinds))
        return {listed(dict(zip(kinds, amount, strict=True))) for amount in amounts if any(amount)}


class SlowGame:
    """One game of Moorea, played in notation."""

    def __init__(self, colours: Iterable[str], options: dict[str, str]) -> None:
        self.players = {colour: Player() for colour in colours}
        self.strict = options["strict"] == "yes"
        self.cart = int(options["cart"])
        self.pile = [commodity for commodity in COMMODITIES for _ in range(15)]
        self.discard: list[str] = []
        self.row: list[str] = []
        self.display: list[str] = []
        self.piles = [product_pile(len(self.players), pile) for pile in ("I", "II")]
        self.gone: list[str] = []
        self.turn = ""
        self.part = "dealing"
        self.drawn = 0
        self.drawing_blind = self.has_built = False
        self.idle = 0
        self.turns_left: int | None = None
        self.chance: str | None = "first"
        self.winners: set[str] | None = None

    def arrange(self, data: dict[str, Any]) -> None:
        """Begin in the midst of a game: everything lies as it is written; what lies nowhere is the commodity pile."""
        for colour, mat in data["seats"].items():
            player = self.players[colour]
            player.known = list(Counter(mat["open"]).elements())
            player.hand = player.known + mat["hidden"]
            player.tools = list(mat["tools"])
            player.products = list(Counter(mat["products"]).elements())
            player.stored = [(store, card) for store, cards in mat["stored"].items() for card in Counter(cards).elements()]
        self.row = [card for card in data["row"] if card]
        self.display = [card for card in data["display"] if card]
        self.piles = [list(Counter(data["products"][pile]).elements()) for pile in ("I", "II")]
        self.discard = list(Counter(data["discard"]).elements())
        self.gone = list(Counter(data["gone"]).elements())
        laid = [card for player in self.players.values() for _, card in player.stored]
        elsewhere = Counter(self.row + self.discard + laid + [card for player in self.players.values() for card in player.hand])
        self.pile = list((Counter(self.pile) - elsewhere).elements())
        self.turn, self.part, self.drawn = data["turn"], data["part"], data["drawn"]
        self.idle, self.turns_left = data["idle"], data["final"]
        self.go_on()

    # --- Who is asked, and for what ---

    def asked(self) -> str:
        if self.winners is not None:
            return "over"
        return "chance" if self.chance else self.turn

    def odds(self) -> dict[str, int]:
        """What chance can turn up, and how many cards of each there are."""
        if self.chance == "first":
            return {f"first {colour}": 1 for colour in self.players}
        cards = (self.piles[0] or self.piles[1]) if self.chance == "display" else self.pile
        return {f"{self.chance} {card}": count for card, count in Counter(cards).items()}

    def open(self) -> set[str]:
        player = self.players[self.turn]
        if self.part == "drawing":
            return self.draws()
        if self.part == "discarding":
            return {f"discard {card}" for card in player.hand}
        found = {"pass"}
        commodities = [card for card in COMMODITIES for _ in range(player.hand.count(card))]
        for one, two in combinations(commodities, 2):  # in the order of the commodities, as it is written
            found |= {f"exchange {one} {two} for {card}" for card in self.row}
        for name in set(self.display):
            found |= {f"buy {name} with {paid}" for paid in player.payments(name)}
        for tool in TOOLS:
            if tool not in player.tools:
                found |= {f"buy {tool} with {card}" for card in COMMODITIES if player.hand.count(card) >= self.tool_cost(tool)}
        for store in set(player.products) & set(TAKES):
            found |= {f"lay {cards} at {store}" for cards in player.deposits(store)}
        return found

    def tool_cost(self, tool: str) -> int:
        return self.cart if tool == "cart" else int(value("tools", tool, "cost"))

    def draws(self) -> set[str]:
        """Züge 1, Speer, Karren: what is open for the next card; nothing if there is no next card (A10, A20, A25)."""
        tools = self.players[self.turn].tools
        if self.drawn == (2 if "cart" in tools else 1):
            return set()
        found = {f"take {card}" for card in self.row} if "spear" in tools else set()
        if self.pile or self.discard:
            found.add("draw")
        if found and self.drawn:
            found.add("enough")
        return found

    # --- What is done ---

    def play(self, text: str) -> None:
        """Let the one who is asked do this."""
        player = self.players.get(self.turn, Player())
        match text.split():
            case ["first", colour]:
                self.turn, self.chance = colour, None
            case ["card", card]:
                self.pile.remove(card)
                self.receiver().hand.append(card)
                self.drawn += self.part == "drawing"
                self.drawing_blind = False
            case ["row", card]:
                self.pile.remove(card)
                self.row.append(card)
            case ["display", name]:
                (self.piles[0] or self.piles[1]).remove(name)
                self.display.append(name)
            case ["draw"]:
                self.drawing_blind = True
            case ["take", card]:
                self.row.remove(card)
                player.take_openly(card)
                self.drawn += 1
            case ["enough"]:
                self.part = "acting"
            case ["discard", card]:
                self.lay_down(player, [card])
            case _:
                self.act(player, text)
                self.part = "discarding"
        self.go_on()

    def act(self, player: Player, text: str) -> None:
        """Züge 2: one action, or none."""
        match text.split():
            case ["exchange", one, two, "for", card]:
                self.lay_down(player, [one, two])
                self.row.remove(card)
                player.take_openly(card)
            case ["buy", tool, "with", card] if tool in TOOLS:
                self.lay_down(player, [card] * self.tool_cost(tool))
                player.tools.append(tool)
                self.has_built = True
            case ["buy", name, "with", *paid]:
                self.lay_down(player, read_list(paid))
                self.buy(player, name)
            case ["lay", *cards, "at", store]:
                for card in read_list(cards):
                    player.lay_down(card)
                    player.stored.append((store, card))
                self.has_built = True

    def lay_down(self, player: Player, cards: list[str]) -> None:
        """Paid and surplus cards: commodities onto the discard, canoe, hut and stoneware out of the game (A8)."""
        for card in cards:
            player.lay_down(card)
            (self.discard if card in COMMODITIES else self.gone).append(card)

    def buy(self, player: Player, name: str) -> None:
        """A product of the display; if it cannot be replaced, everybody has one more turn after this one (A2, A3)."""
        self.display.remove(name)
        self.has_built = True
        if name in INTERMEDIATES:
            player.take_openly(name)
        else:
            player.products.append(name)
        if not self.piles[0] and not self.piles[1] and self.turns_left is None:
            self.turns_left = len(self.players) + 1

    def receiver(self) -> Player:
        """Who gets the card of the pile: whose turn it is; in the deal the first who has not six yet."""
        if self.part == "dealing":
            return next(player for player in self.players.values() if len(player.hand) < 6)
        return self.players[self.turn]

    # --- What follows by itself ---

    def go_on(self) -> None:
        """Up to the next question to a player, to chance, or the end."""
        self.chance = self.needed()
        if self.chance in ("card", "row") and not self.pile:
            self.pile, self.discard = self.discard, []  # shuffled when a card is needed, not before (A9)
        if self.chance or self.part == "over":
            return
        if self.part == "dealing":
            self.part = "drawing"
            self.go_on()
        elif self.part == "drawing" and not self.draws():
            self.part = "acting"
            self.go_on()
        elif self.part == "discarding" and len(self.players[self.turn].hand) <= self.players[self.turn].limit():
            self.end_turn()
            self.go_on()

    def needed(self) -> str | None:
        """What has to be turned up before anybody is asked."""
        if self.part == "over":
            return None
        dealt = all(len(player.hand) == 6 for player in self.players.values())
        if self.drawing_blind or (self.part == "dealing" and not dealt):
            return "card"
        if len(self.row) < 3 and (self.pile or self.discard):  # always three, as long as there are cards (A10)
            return "row"
        if len(self.display) < 10 and (self.piles[0] or self.piles[1]):
            return "display"
        only_draw = self.part == "drawing" and self.draws() == {"draw"}
        return "card" if only_draw else None

    def end_turn(self) -> None:
        """The next player, clockwise; five full rounds in which nobody builds start the final round too (A21, A31)."""
        self.idle = 0 if self.has_built else self.idle + 1
        if self.turns_left is not None:
            self.turns_left -= 1
        elif self.idle == 5 * len(self.players):
            self.turns_left = len(self.players)
        if self.turns_left == 0:
            self.part = "over"
            scores = self.scores()
            self.winners = {colour for colour, points in scores.items() if points == max(scores.values())}
            return
        colours = list(self.players)
        self.turn = colours[(colours.index(self.turn) + 1) % len(colours)]
        self.part, self.drawn, self.has_built = "drawing", 0, False

    def scores(self) -> dict[str, int]:
        return {colour: player.score(self.strict) for colour, player in self.players.items()}
