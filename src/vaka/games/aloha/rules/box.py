"""The box of Aloha, read from components.toml and checked; and what its things are called in signatures."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, TypeAlias

from mypy_extensions import i64

from vaka.engine.provenance import check_provenance, read_components

Seat: TypeAlias = i64
Square: TypeAlias = i64
"""0 to 35, row by row from the top left; or BEACH, or NOWHERE."""
Squares: TypeAlias = i64
"""A set of squares: its bits."""
Pirogue: TypeAlias = i64
"""Numbered seat by seat: those of the first seat, then those of the second."""
Direction: TypeAlias = i64
"""0 to 7, row by row around a square."""
Tile: TypeAlias = i64
"""A kind of tile: OCEAN, ALIZE, DAUPHIN or CORAIL."""

TILES: Final = ("ocean", "alize", "dauphin", "corail")
LETTERS: Final = "OADC"
OCEAN: Final[i64] = 0
ALIZE: Final[i64] = 1
DAUPHIN: Final[i64] = 2
CORAIL: Final[i64] = 3

SIDE: Final = 6


class Components:
    """Every number and map of the box, frozen."""

    def __init__(self, data: dict[str, Any]) -> None:
        check_provenance(data)
        self.pirogues: int = data["pirogues"]["value"]
        self.tiles: tuple[int, ...] = tuple(data["tiles"][kind]["value"] for kind in TILES)
        self.actions: int = data["actions"]["value"]
        self.first_turn_actions_expert: int = data["first_turn_actions_expert"]["value"]
        self.rounds: int = data["rounds"]["value"]
        self.corners: tuple[str, ...] = tuple(data["corners"]["value"])
        self.seating: dict[int, tuple[str, ...]] = {int(n): tuple(entry["value"]) for n, entry in data["seating"].items()}
        self.expert_map: tuple[str, ...] = tuple(data["expert_map"]["value"])
        self._check()

    def _check(self) -> None:
        """What the counts must add up to."""
        sea = SIDE * SIDE - 4
        assert sum(self.tiles) == sea, f"components.toml: the tiles add up to {sum(self.tiles)}, not to the {sea} of the sea"
        assert all(count > 0 for count in self.tiles), "components.toml: every kind of tile exists"
        assert 1 <= self.pirogues <= 8, "components.toml: 1 to 8 pirogues a colour"
        assert 1 <= self.first_turn_actions_expert <= self.actions, "components.toml: the first turn has 1 action to a full turn's"
        assert self.rounds >= 1, "components.toml: there is at least one round"
        assert len(set(self.corners)) == len(self.corners) == 4, "components.toml: four corners of four colours"
        assert sorted(self.seating) == [2, 3, 4], "components.toml: seating for 2, 3 and 4 players"
        for seats, colours in self.seating.items():
            clockwise = [colour for colour in self.corners if colour in colours]
            turned = [clockwise[start:] + clockwise[:start] for start in range(len(clockwise))]
            seated = len(colours) == seats and list(colours) in turned
            assert seated, f"components.toml: {seats} players sit clockwise in corners of their own"
        self._check_map()

    def _check_map(self) -> None:
        """The expert map is made of the tiles of the box."""
        flat = "".join(self.expert_map)
        assert [len(row) for row in self.expert_map] == [SIDE] * SIDE, "components.toml: the map is 6x6"
        assert [flat[corner] for corner in (0, 5, 35, 30)] == ["X"] * 4, "components.toml: the corners of the map are X"
        for kind, letter, count in zip(TILES, LETTERS, self.tiles, strict=True):
            assert flat.count(letter) == count, f"components.toml: the map has {flat.count(letter)} {kind}, the box {count}"


BOX: Final = Components(read_components(Path(__file__).parents[1]))
ACTIONS: Final[i64] = BOX.actions
"""Of a turn."""
ROUNDS: Final[i64] = BOX.rounds
