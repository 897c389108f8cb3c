"""The box of Moorea, read from components.toml, checked, and frozen into tables; and how its cards are numbered."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.provenance import check_provenance, read_components
from vaka.games.moorea.rules.packed import bit

# What numbers stand for in signatures.
Seat: TypeAlias = i64
Card: TypeAlias = i64
"""A card that a hand can hold: a commodity, or from COMMODITY_KINDS on canoe, hut or stoneware."""
Tool: TypeAlias = i64
Product: TypeAlias = i64
Store: TypeAlias = i64
"""A store, counted from the first one; as a product it is FIRST_STORE more."""

COMMODITIES: Final = ("seashell", "wood", "bamboo", "clay", "fish")
INTERMEDIATES: Final = ("canoe", "hut", "stoneware")
CARDS: Final = (*COMMODITIES, *INTERMEDIATES)
"""What a hand can hold."""
TOOLS: Final = ("basket", "spear", "net", "cart")
SITES: Final = ("forest", "claypit", "bambooforest", "beach")
STORES: Final = ("woodstore", "pottery", "bamboostore", "chest", "landing", "well", "village", "market")
WORKS: Final = (
    "jetty",
    "tiles",
    "palisades",
    "fishbasket",
    "bridge",
    "statue",
    "aquarium",
    "twocanoe",
    "chinaware",
    "temple",
    "cultsite",
)
PRODUCTS: Final = (*INTERMEDIATES, *SITES, *STORES, *WORKS, "necklace")
PILES: Final = ("I", "II")
MARKS: Final = {"": 2, "4+": 4, "5": 5}
"""The fewest players with whom a card of this mark is in the game."""
ALIKE: Final = "alike"

# The numbers of the cards: places in CARDS, TOOLS, PRODUCTS and STORES, which a test holds equal.
FISH: Final[i64] = 4
COMMODITY_KINDS: Final[i64] = 5  # the intermediates follow them among the cards
CARD_KINDS: Final[i64] = 8
NO_CARD: Final[i64] = -1
BASKET: Final[i64] = 0
SPEAR: Final[i64] = 1
NET: Final[i64] = 2
CART: Final[i64] = 3
TOOL_KINDS: Final[i64] = 4
PRODUCT_KINDS: Final[i64] = 27
FIRST_SITE: Final[i64] = 3  # before them the intermediates, in the order of the cards
FIRST_STORE: Final[i64] = 7
FIRST_WORK: Final[i64] = 15
NECKLACE: Final[i64] = 26
SITE_KINDS: Final[i64] = 4
STORE_KINDS: Final[i64] = 8
ROW: Final[i64] = 3  # places for open commodities
DISPLAY: Final[i64] = 10  # places for open products
MOST_HELD: Final[i64] = 10  # cards in a hand: eight at the end of a turn and two drawn


class Components:
    """Every number of the box, frozen."""

    def __init__(self, data: dict[str, Any]) -> None:
        check_provenance(data)
        self.commodities: tuple[int, ...] = tuple(data["commodities"][name]["value"] for name in COMMODITIES)
        rules = data["game"]
        self.hand: int = rules["hand"]["value"]
        self.hand_limit: int = rules["hand_limit"]["value"]
        self.hand_limit_basket: int = rules["hand_limit_basket"]["value"]
        self.row: int = rules["row"]["value"]
        self.display: int = rules["display"]["value"]
        self.idle_rounds: int = rules["idle_rounds"]["value"]
        tools = [data["tools"][name] for name in TOOLS]
        self.tool_copies: tuple[int, ...] = tuple(tool["copies"]["value"] for tool in tools)
        self.tool_cost: tuple[int, ...] = tuple(tool["cost"]["value"] for tool in tools)
        self.tool_points: tuple[int, ...] = tuple(tool["points"]["value"] for tool in tools)
        self.cart_dear: int = data["tools"]["cart"]["cost_dear"]["value"]
        assert tuple(data["products"]) == PRODUCTS, "components.toml: the products are the 27 of the rulebook, in this order"
        products = [data["products"][name] for name in PRODUCTS]
        for name, product in zip(PRODUCTS, products, strict=True):
            kind = product["kind"]["value"]
            assert kind == family_of(name), f"components.toml: {name} is a {family_of(name)}, not a {kind}"
        self.alike: tuple[int, ...] = tuple(product["cost"]["value"].get(ALIKE, 0) for product in products)
        self.cost: tuple[tuple[int, ...], ...] = tuple(_cards(product["cost"]["value"]) for product in products)
        self.points: tuple[int, ...] = tuple(product["points"]["value"] for product in products[:-1])
        self.necklace_points: tuple[int, ...] = tuple(products[-1]["points"]["value"])
        self.discount: tuple[int, ...] = tuple(COMMODITIES.index(data["products"][site]["discount"]["value"]) for site in SITES)
        self.accepts: tuple[tuple[int, ...], ...] = tuple(
            tuple(CARDS.index(card) for card in data["products"][store]["accepts"]["value"]) for store in STORES
        )
        self.points_each: tuple[int, ...] = tuple(data["products"][store]["points_each"]["value"] for store in STORES)
        self.copies: tuple[dict[str, int], ...] = tuple(product["copies"]["value"] for product in products)
        self._check()

    def pile(self, seats: int, pile: int) -> list[int]:
        """§2.4, §9: how many cards of each product are in pile I (0) or II (1) with so many players."""
        counts = [0] * len(PRODUCTS)
        for product, copies in enumerate(self.copies):
            for name, count in copies.items():
                place, _, mark = name.partition(" ")
                if place == PILES[pile] and seats >= MARKS[mark]:
                    counts[product] += count
        return counts

    def _check(self) -> None:
        total = sum(self.commodities)
        assert total == 75, f"components.toml: {total} commodities, the rulebook has 75"
        assert sum(self.tool_copies) == 20, "components.toml: the rulebook has 20 tools"
        assert min(self.tool_copies) >= 5, "components.toml: five players can each own every tool"
        for copies in self.copies:
            for name in copies:
                pile, _, mark = name.partition(" ")
                known = pile in PILES and mark in MARKS
                assert known, f"components.toml: copies are counted by I, I 4+, II 5..., not {name!r}"
        everything = sum(self.pile(5, 0) + self.pile(5, 1))
        assert everything == 70, f"components.toml: {everything} products, the rulebook has 70"
        fives = everything - sum(self.pile(4, 0) + self.pile(4, 1))
        assert fives == 6, f"components.toml: {fives} products are marked 5, the rulebook has 6"
        assert self.necklace_points == (0, 2, 5, 9, 14, 20), "components.toml: necklaces score 2, 5, 9, 14, 20"
        assert (self.display, self.row) == (10, 3), "components.toml: ten products and three commodities lie open"
        for site in range(3, 7):
            assert self.alike[site] == 4, "components.toml: a production site costs 4 alike"
        for product, cost in enumerate(self.cost):
            assert (self.alike[product] > 0) != any(cost), f"components.toml: {PRODUCTS[product]} has a price"
            assert product > 2 or self.points[product] == 0, "components.toml: canoe, hut and stoneware carry no points"
        assert self.cost[PRODUCTS.index("jetty")] == _cards({"wood": 3}), "components.toml: the jetty costs 3 wood"
        assert self.cost[PRODUCTS.index("market")] == (0,) * 5 + (1,) * 3, (
            "components.toml: the market costs canoe, hut and stoneware"
        )
        assert all(self.accepts), "components.toml: every store takes something"


def family_of(product: str) -> str:
    """The chapter of the rulebook that a product belongs to."""
    for kind, names in (("intermediate", INTERMEDIATES), ("site", SITES), ("store", STORES), ("product", WORKS)):
        if product in names:
            return kind
    return "necklace"


def _cards(cost: dict[str, int]) -> tuple[int, ...]:
    unknown = [name for name in cost if name not in CARDS and name != ALIKE]
    assert not unknown, f"components.toml: no hand holds {unknown[0] if unknown else ''}"
    return tuple(cost.get(name, 0) for name in CARDS)


BOX: Final = Components(read_components(Path(__file__).parents[1]))


class Tables:
    """The numbers of the box that the rules ask for all the time, as native numbers."""

    def __init__(self) -> None:
        self.hand: i64 = BOX.hand
        self.limit: i64 = BOX.hand_limit
        self.limit_basket: i64 = BOX.hand_limit_basket
        self.idle_rounds: i64 = BOX.idle_rounds
        self.tool_cost = vec[i64](list(BOX.tool_cost))
        self.cart_dear: i64 = BOX.cart_dear
        self.tool_points = vec[i64](list(BOX.tool_points))
        self.points = vec[i64](list(BOX.points))
        self.necklace_points = vec[i64](list(BOX.necklace_points))
        self.points_each = vec[i64](list(BOX.points_each))
        self.accepts = vec[i64]()  # of each store: a bit for each card
        for cards in BOX.accepts:
            self.accepts = append(self.accepts, sum([bit(card) for card in cards]))


TABLES: Final = Tables()


def product_number(name: str) -> int:
    """The number of a product; raise ValueError if there is none."""
    if name not in PRODUCTS:
        raise ValueError(f"no product is called {name!r}")
    return PRODUCTS.index(name)
