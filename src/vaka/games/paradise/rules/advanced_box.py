"""What the box has for the advanced rules: `components.toml`, checked and frozen."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from vaka.engine.provenance import read_components
from vaka.games.paradise.rules.box import BOX, HEX_KINDS, PAGE

BEARINGS: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")
SEARCHES: Final = ("lost", "return", "off-course", "explore")
CHIT_ACTIONS: Final = ("explore", "build", "defend", "attack")
EXPANSIONS: Final = ("card", "village", "village-each", "chain", "two-warriors", "warrior", "warrior-each", "war")


class Annexes:
    """What the advanced rules need. Hexes by their numbers, as everywhere."""

    def __init__(self, data: dict[str, Any]) -> None:
        given = {name: entry["value"] for name, entry in data.items() if "value" in entry}
        self.malaria_hexes = tuple(BOX.hex_ids.index(at) for at, _ in given["malaria"])
        self.malaria_rolls = tuple(tuple(int(pips) for pips in rolls) for _, rolls in given["malaria"])
        self.south_bearings = {BOX.nations.index(name): BEARINGS.index(word) for name, word in given["south_island"]}
        self.search_hexes = tuple(BOX.hex_ids.index(at) for at in given["to_south_america"])
        self.eastern_ocean = int(given["eastern_ocean"])
        self.stepping_stones = tuple(BOX.hex_ids.index(at) for at in given["stepping_stones"])
        self.search_table = tuple(SEARCHES.index(word) for word in given["search_table"])
        self.kumara_points = int(given["kumara_points"])
        self.events_begin = int(given["events_begin"])
        self.safe_villages = int(given["safe_villages"])
        self.events = tuple(data["events"])
        self.event_names = tuple(str(entry["value"][0]) for entry in data["events"].values())
        self.kept = tuple(bool(entry["value"][1]) for entry in data["events"].values())
        self.marked = tuple(bool(entry["value"][2]) for entry in data["events"].values())
        self.event_markers = int(given["event_markers"])
        self.chit_actions = tuple(CHIT_ACTIONS.index(action) for action, _ in given["chits"])
        self.chit_sides = tuple(tuple(EXPANSIONS.index(word) for word in words) for _, words in given["chits"])
        self.attack_after = int(given["attack_after"])
        self.chits_left = int(given["chits_left"])
        self.solo_order = tuple(BOX.hex_ids.index(at) for at in given["solo_order"])
        self._check()

    def _check(self) -> None:
        """Totals that the rulebook states."""
        assert sorted(pips for rolls in self.malaria_rolls for pips in rolls) == [1, 2, 3, 4, 5, 6], (
            PAGE + "malaria: every roll once"
        )
        independent, ocean = HEX_KINDS.index("independent"), HEX_KINDS.index("ocean")
        assert all(BOX.kinds[at] == independent for at in self.malaria_hexes), PAGE + "malaria strikes independent groups"
        assert all(BOX.kinds[at] == ocean for at in self.stepping_stones), PAGE + "the stepping stones lie in printed ocean"
        assert len(self.search_hexes) == 2, PAGE + "two hexes lead to South America"
        assert len(self.search_table) == 6, PAGE + "the search table has six rows"
        assert len(self.events) == 27, PAGE + "there are 27 Events"
        assert sum(self.marked) == self.event_markers, PAGE + f"there are {self.event_markers} markers for Events"
        assert len(self.chit_actions) == 15, PAGE + "there are 15 chits"
        assert self.chit_actions.count(CHIT_ACTIONS.index("attack")) == 4, PAGE + "four chits attack"
        unknown = {at for at, kind in enumerate(BOX.kinds) if HEX_KINDS[kind] == "unknown"}
        assert set(self.solo_order) == unknown, PAGE + "Samoa explores every unknown hex"
        assert len(self.solo_order) == len(unknown), PAGE + "Samoa explores no hex twice"


ADVANCED_BOX: Final = Annexes(read_components(Path(__file__).parents[1]))

EVENTS: Final = ADVANCED_BOX.events
