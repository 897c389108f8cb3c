"""The box of Vanuatu, read from components.toml and checked, then frozen into tables; what its parts are called and numbered.

The spaces of the board are 0..15 in reading order and are called 1 to 16. Tiles 0..4 are the islands (the printed one first),
5..15 the oceans. Nothing here is a rule.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.provenance import check_provenance, read_components
from vaka.games.vanuatu.rules.packed import bit, has

# What a number means, where it stands in a signature.
Seat = i64
Space = i64
"""A hexagonal space of the board; NOWHERE for none."""
Spaces = i64
"""A set of spaces."""
Tile = i64
Island = i64
"""A tile that is an island."""
Side = i64
"""Of an island: 0 to 5."""
Good = i64
Ship = i64
"""A kind of demand tile."""
Slot = i64
"""A place of the harbour, from the top; or of the volcano."""
ActionSpace = i64
ActionSpaces = i64
"""A set of action spaces."""
Character = i64
Characters = i64
"""A set of characters."""
Token = i64
"""A rest token."""
Tokens = i64
"""A set of rest tokens."""
Source = i64
"""Where points come from."""

SPACES: Final = ("sail", "build", "explore", "fish", "sell", "buy", "draw", "tourists", "rest")
CHARACTERS: Final = (
    *("artist", "beggar", "builder", "buyer", "diver", "fisherman"),
    *("governor", "guide", "navigator", "preacher", "vendor"),
)
TOKENS: Final = ("first", "both", "point", "vatu")
"""The rest tokens: first player, 1 vatu and 1 point, 1 point, 1 vatu."""
SOURCES: Final = ("exports", "drawings", "characters", "exchange", "resting", "begging")
"""Where points come from during the game; the last takes them away."""
GOODS: Final = ("kava", "copra", "beef")
ISLANDS: Final = ("efate", "santo", "malekula", "tanna", "ambrym")
OCEANS: Final = ("s1", "s2", "s3", "b1", "b2", "c1", "c2", "e1", "e2", "f1", "f2")
TILES: Final = (*ISLANDS, *OCEANS)
LETTERS: Final = "ABCDEF"

NOWHERE: Final[i64] = -1
CELLS: Final[i64] = 16
ALL_CELLS: Final[i64] = 65535
SIDES: Final[i64] = 6
TILE_COUNT: Final[i64] = 16
ISLAND_COUNT: Final[i64] = 5
FIRST_OCEAN: Final[i64] = 5
GOOD_COUNT: Final[i64] = 3
VALUES: Final[i64] = 3
"""Fish and treasure tiles are worth 1, 2 or 3."""

# Action spaces, as the rulebook numbers them.
SAIL: Final[i64] = 0
BUILD: Final[i64] = 1
EXPLORE: Final[i64] = 2
FISH: Final[i64] = 3
SELL: Final[i64] = 4
BUY: Final[i64] = 5
DRAW: Final[i64] = 6
TOURISTS: Final[i64] = 7
REST: Final[i64] = 8
SPACE_COUNT: Final[i64] = 9
ALL_ACTIONS: Final[i64] = 511

# Characters.
ARTIST: Final[i64] = 0
BEGGAR: Final[i64] = 1
BUILDER: Final[i64] = 2
BUYER: Final[i64] = 3
DIVER: Final[i64] = 4
FISHERMAN: Final[i64] = 5
GOVERNOR: Final[i64] = 6
GUIDE: Final[i64] = 7
NAVIGATOR: Final[i64] = 8
PREACHER: Final[i64] = 9
VENDOR: Final[i64] = 10
CHARACTER_COUNT: Final[i64] = 11
ALL_CHARACTERS: Final[i64] = 2047
NO_CHARACTER: Final[i64] = -1

# Rest tokens.
TOKEN_FIRST: Final[i64] = 0
TOKEN_BOTH: Final[i64] = 1
TOKEN_POINT: Final[i64] = 2
TOKEN_VATU: Final[i64] = 3
TOKEN_COUNT: Final[i64] = 4
TOKEN_PENDING: Final[i64] = 4  # a rester is looking
TOKEN_UNKNOWN: Final[i64] = 5  # in a view
ALL_TOKENS: Final[i64] = 15

# Where points come from; begging takes them away.
FROM_EXPORTS: Final[i64] = 0
FROM_DRAWINGS: Final[i64] = 1
FROM_CHARACTERS: Final[i64] = 2
FROM_EXCHANGE: Final[i64] = 3
FROM_RESTING: Final[i64] = 4
FROM_BEGGING: Final[i64] = 5
SOURCE_COUNT: Final[i64] = 6

STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""From a space to those around it, side by side."""


class Components:
    """Every number of the box, frozen."""

    def __init__(self, data: dict[str, Any]) -> None:
        check_provenance(data)

        def value(name: str) -> Any:
            entry = data
            for part in name.split("."):
                entry = entry[part]
            return entry["value"]

        self.cells: tuple[tuple[int, int], ...] = tuple((q, r) for q, r in value("cells"))
        self.start_cells: tuple[int, ...] = tuple(self._cell(cell) for cell in value("start_cells"))
        self.printed_cell: int = self._cell(value("islands.efate")[1])
        lands = {name: value(f"islands.{name}") for name in ISLANDS}
        seas = {name: value(f"oceans.{name}") for name in OCEANS}
        self.letter: tuple[str, ...] = tuple((lands | seas)[name][0] for name in TILES)
        self.hut_sites: tuple[int, ...] = tuple(lands[name][-4] for name in ISLANDS)
        self.drawing_sites: tuple[int, ...] = tuple(lands[name][-3] for name in ISLANDS)
        self.tourist_limit: tuple[int, ...] = tuple(lands[name][-2] for name in ISLANDS)
        self.produce: tuple[tuple[int, ...], ...] = tuple(goods_of(lands[name][-1]) for name in ISLANDS)
        self.fish: tuple[int, ...] = tuple(seas[name][1] for name in OCEANS)
        self.treasures: tuple[int, ...] = tuple(seas[name][2] for name in OCEANS)
        self.cubes: tuple[int, ...] = tuple(value(f"goods.{name}")[0] for name in GOODS)
        self.price: tuple[int, ...] = tuple(value(f"goods.{name}")[1] for name in GOODS)
        self.points: tuple[int, ...] = tuple(value(f"goods.{name}")[2] for name in GOODS)
        ships = ["".join(sorted(ship, key="KCB".index)) for ship in value("ships")]
        self.ships: tuple[str, ...] = tuple(sorted(set(ships), key=lambda ship: ["KCB".index(good) for good in ship]))
        self.ship_count: tuple[int, ...] = tuple(ships.count(ship) for ship in self.ships)
        self.tourist_tiles: tuple[int, ...] = tuple(value("tourist_tiles"))
        self.tourist_tile_removed: dict[int, int] = {int(n): entry["value"] for n, entry in data["tourist_tile_removed"].items()}
        for name in (
            "fish_market",
            "fish_tiles",
            "treasure_tiles",
            "colours",
            "markers",
            "exchange",
            "hut_price",
            "drawing_points",
        ):
            setattr(self, name, tuple(value(name)))
        for name in ("neutral_markers", "flood_rounds", "water_penalty"):
            setattr(self, name, tuple(value(name)))
        for name, entry in data.items():
            if isinstance(entry.get("value"), int):
                setattr(self, name, entry["value"])
        self._check()

    fish_market: tuple[int, ...]
    fish_tiles: tuple[int, ...]
    treasure_tiles: tuple[int, ...]
    colours: tuple[str, ...]
    markers: tuple[int, ...]
    exchange: tuple[int, ...]
    hut_price: tuple[int, ...]
    drawing_points: tuple[int, ...]
    neutral_markers: tuple[int, ...]
    flood_rounds: tuple[int, ...]
    water_penalty: tuple[int, ...]
    rounds: int
    ships_shown: int
    ship_bonus: int
    fish_tokens: int
    treasure_tokens: int
    drawing_tokens: int
    tourist_pawns: int
    huts: int
    start_vatus: int
    guide_points: int
    beggar_limit: int
    sail_limit: int
    final_first_player: int
    final_vatus: int
    final_treasure: int
    final_tourist: int
    characters_offered: int
    dike_price: int
    dikes: int
    water_markers: int
    water_to_submerge: int
    islands_to_lose: int

    def _cell(self, place: list[int]) -> int:
        assert tuple(place) in self.cells, f"components.toml: {place} is no space of the board"
        return self.cells.index((place[0], place[1]))

    def _check(self) -> None:
        """The totals that the rulebook states, and what the rest must fit."""
        fits = "components.toml: "
        assert len(set(self.cells)) == len(self.cells) == 16, fits + "the board has 16 spaces"
        starts = {self.printed_cell, *self.start_cells}
        assert len(starts) == 4, fits + "the printed island and the three starting tiles have spaces of their own"
        assert sorted(self.letter) == sorted(["printed", "start", "start", "start", *LETTERS, *LETTERS]), (
            fits + "there are a printed island, three starting tiles, and A to F twice"
        )
        assert sum(self.fish) == self.fish_tokens, fits + f"{sum(self.fish)} fish on the tiles, {self.fish_tokens} tokens"
        assert sum(self.treasures) == self.treasure_tokens, (
            fits + f"{sum(self.treasures)} treasures on the tiles, {self.treasure_tokens} tokens"
        )
        for what, stocks, tiles in (("fish", self.fish, self.fish_tiles), ("treasure", self.treasures, self.treasure_tiles)):
            needed = tuple(sum(stock >= value for stock in stocks) for value in (1, 2, 3))
            assert needed == tiles, fits + f"the {what} tiles of value 1, 2, 3 needed are {needed}, in the box are {tiles}"
        starting = [index for index, letter in enumerate(self.letter[5:]) if letter == "start"]
        assert sum(self.fish[i] for i in starting) == 3, fits + "the starting tiles have 3 fish"
        assert sum(self.treasures[i] for i in starting) == 2, fits + "the starting tiles have 2 treasures"
        assert sum(self.fish[i] + self.treasures[i] == 0 for i in starting) == 1, fits + "one starting tile is blank"
        assert sum(self.drawing_sites) == self.drawing_tokens, fits + "as many drawing sites as drawing tokens"
        assert all(1 <= sites <= 3 for sites in self.drawing_sites), fits + "1 to 3 drawing sites on an island"
        assert all(2 <= sites <= 3 for sites in self.hut_sites), fits + "2 or 3 hut sites on an island"
        assert all(3 <= limit <= 5 for limit in self.tourist_limit), fits + "3 to 5 tourists on an island"
        assert [len(goods) for goods in self.produce] == [3, 2, 2, 2, 2], fits + "the first island produces 3 goods, the others 2"
        assert sum(self.tourist_tiles) == self.tourist_pawns, fits + "as many tourists on the tiles as pawns"
        assert len(self.tourist_tiles) == self.rounds + 1, fits + "a tourist tile for each round, and one to remove"
        assert all(value in self.tourist_tiles for value in self.tourist_tile_removed.values()), (
            fits + "a tile is removed that exists"
        )
        assert sum(self.ship_count) == 10, fits + "there are ten ships"
        assert all(len(ship) == 3 for ship in self.ships), fits + "a ship wants three goods"
        assert self.fish_market[0] == 3, fits + "the fish market begins at 3"
        assert self.fish_market[-1] == 1, fits + "the fish market ends at 1"
        assert sum(self.markers) == 5, fits + "a player has five action markers"
        assert len(set(self.colours)) == 5, fits + "five colours"
        assert len(self.water_penalty) == self.water_to_submerge - 1, fits + "a penalty for each number of water markers"


def goods_of(letters: str) -> tuple[int, ...]:
    """The goods of letters: K kava, C copra, B beef.

    >>> goods_of("KCB")
    (0, 1, 2)
    """
    assert set(letters) <= set("KCB"), f"components.toml: goods are K, C and B, not {letters!r}"
    return tuple("KCB".index(letter) for letter in letters)


BOX: Final = Components(read_components(Path(__file__).parents[1]))


class Tables:
    """Everything that never changes, in flat arrays."""

    def __init__(self) -> None:
        self.nothing = vec[i64]()
        self.near = vec[i64]()  # the spaces around a space, as a set
        self.side = vec[i64]()  # space * 6 + side: the space that it faces, or NOWHERE
        self.spread_low = vec[i64]()  # the spaces around those of a set: of its low eight bits, and of its high eight
        self.spread_high = vec[i64]()
        self.hut_sites = numbers(BOX.hut_sites)
        self.drawing_sites = numbers(BOX.drawing_sites)
        self.tourist_limit = numbers(BOX.tourist_limit)
        self.produce = vec[i64]()  # island * 3 + good: how many it produces
        self.fish = numbers((0, 0, 0, 0, 0, *BOX.fish))
        self.treasures = numbers((0, 0, 0, 0, 0, *BOX.treasures))
        self.letter = vec[i64]()  # of a tile: 0..5, or NOWHERE for those that are not in the stack
        self.lettered = numbers((0,) * len(LETTERS))  # the tiles of a letter, as a set
        self.start_cells = numbers(BOX.start_cells)
        self.start_tiles: i64 = 0
        self.blank_tile: i64 = NOWHERE
        self.price = numbers(BOX.price)
        self.points = numbers(BOX.points)
        self.wanted = vec[i64]()  # kind of ship * 3 + good
        self.market = numbers(BOX.fish_market)
        self.markers = numbers(BOX.markers)
        self.penalty = numbers((0, *BOX.water_penalty))
        self.action_of = vec[i64]()  # of a character: the action that it helps with, or NOWHERE
        self._add_spaces()
        self._add_tiles()
        for ship in BOX.ships:
            for good in "KCB":
                self.wanted = append(self.wanted, ship.count(good))
        for action in (DRAW, NOWHERE, BUILD, BUY, EXPLORE, FISH, NOWHERE, TOURISTS, SAIL, NOWHERE, SELL):
            self.action_of = append(self.action_of, action)

    def _add_spaces(self) -> None:
        for q, r in BOX.cells:
            around: i64 = 0
            for dq, dr in STEPS:
                place = (q + dq, r + dr)
                other: i64 = BOX.cells.index(place) if place in BOX.cells else NOWHERE
                self.side = append(self.side, other)
                if other != NOWHERE:
                    around |= bit(other)
            self.near = append(self.near, around)
        for mask in range(256):
            low: i64 = 0
            high: i64 = 0
            for number in range(8):
                if has(mask, number):
                    low |= self.near[number]
                    high |= self.near[number + 8]
            self.spread_low = append(self.spread_low, low)
            self.spread_high = append(self.spread_high, high)

    def _add_tiles(self) -> None:
        for goods in BOX.produce:
            for good in range(GOOD_COUNT):
                self.produce = append(self.produce, goods.count(good))
        for tile in range(TILE_COUNT):
            letter = BOX.letter[tile]
            self.letter = append(self.letter, LETTERS.index(letter) if letter in LETTERS else NOWHERE)
            if letter in LETTERS:
                self.lettered[LETTERS.index(letter)] |= bit(tile)
            if letter == "start":
                self.start_tiles |= bit(tile)
                if self.fish[tile] + self.treasures[tile] == 0:
                    self.blank_tile = tile


def numbers(values: tuple[int, ...]) -> vec[i64]:
    """A table of numbers."""
    found = vec[i64]()
    for value in values:
        found = append(found, value)
    return found


TABLES: Final = Tables()
SLOTS: Final[i64] = BOX.ships_shown
"""The places of the harbour."""


def side_of(here: Space, there: Space) -> Side:
    """The side of a space that faces another, or NOWHERE."""
    for side in range(SIDES):
        if faced(here, side) == there:
            return side
    return NOWHERE


def faced(space: Space, side: Side) -> Space:
    """The space that a side of a space faces, or NOWHERE."""
    return TABLES.side[space * SIDES + side]


def spread(spaces: Spaces) -> Spaces:
    """The spaces around those of a set."""
    return TABLES.spread_low[spaces & 255] | TABLES.spread_high[(spaces >> 8) & 255]
