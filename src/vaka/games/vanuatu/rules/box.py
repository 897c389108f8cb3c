"""The box of Vanuatu, read from components.toml and checked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from vaka.engine.provenance import check_provenance, read_components

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
