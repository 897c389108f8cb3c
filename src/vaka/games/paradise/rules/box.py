"""The box: `components.toml`, checked and frozen."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from vaka.engine.provenance import check_provenance, read_components

Seat = i64
Hex = i64
"""A hex by its number, 0 to 99, in the order of the printed numbers; NOWHERE where there is none."""
Card = i64
"""An Arts & Culture card, 0 to 27, in the order of the box."""

SEATS: Final = ("yellow", "red", "green", "black")
PIECES: Final = ("transport", "war", "warrior", "colony", "rumour")
ITEMS: Final = ("village", "agriculture", "transport", "chain", "warrior", "war", "colony", "rumour")
MARKERS: Final = ("island1", "island2", "island3", "ocean1", "ocean2", "ocean3", "off")
HEX_KINDS: Final = ("ocean", "home", "independent", "atoll", "unknown", "america")
BEARINGS: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")
SEARCHES: Final = ("lost", "return", "off-course", "explore")
CHIT_ACTIONS: Final = ("explore", "build", "defend", "attack")
EXPANSIONS: Final = ("card", "village", "village-each", "chain", "two-warriors", "warrior", "warrior-each", "war")
PAGE: Final = "components.toml: "


def word_of(name: str) -> str:
    """A name of the box as it is typed.

    >>> word_of("Rapa Nui"), word_of("Flint Is."), word_of("TOKI (ADZE)")
    ('rapa-nui', 'flint-is', 'toki')
    """
    return "-".join(name.split("(")[0].lower().replace(".", "").replace("'", "").split())


class Components:
    """What is in the box. Hexes are numbered in the order of their printed numbers."""

    def __init__(self, data: dict[str, Any]) -> None:
        check_provenance(data)
        given = {name: entry["value"] for name, entry in data.items() if "value" in entry}
        hexes = sorted(given["hexes"])
        self.hex_ids = tuple(str(row[0]) for row in hexes)
        self.places = tuple((int(row[1]), int(row[2])) for row in hexes)
        self.kinds = tuple(HEX_KINDS.index(row[3]) for row in hexes)
        self.printed = {self.hex_ids.index(name): tuple(entry["value"]) for name, entry in data["printed"].items()}
        self.place_names = {self.hex_ids.index(name): str(word) for name, word in given["place_names"]}
        self.nations = tuple(name for name, _ in given["nations"])
        self.nation_hexes = tuple(self.hex_ids.index(at) for _, at in given["nations"])
        self.tie_order = tuple(self.nations.index(name) for name in given["tie_order"])
        self.tiles = tuple(data["tiles"])
        self.tile_names = tuple(entry["value"][0] for entry in data["tiles"].values())
        self.tile_green = tuple(int(entry["value"][1]) for entry in data["tiles"].values())
        self.tile_brown = tuple(int(entry["value"][2]) for entry in data["tiles"].values())
        self.set_aside = self.tiles.index(given["set_aside"])
        self.laid_out = tuple((self.tiles.index(word_of(n)), self.hex_ids.index(at), int(s)) for n, at, s in given["laid_out"])
        self.ocean_laid_out = tuple(self.hex_ids.index(at) for at in given["ocean_laid_out"])
        self.islands_removed = {int(seats): int(count) for seats, count in given["islands_removed"].items()}
        self.starting_villages = int(given["starting_villages"])
        self.starting_warriors = int(given["starting_warriors"])
        self.markers = (*given["island_markers"], *given["ocean_markers"], given["off_course_markers"])
        self.look_knots = int(given["look_knots"])
        self.knot_limit = int(given["knot_limit"])
        self.found_markers = int(given["discovered_island_markers"])
        self.pieces = tuple(int(data["pieces"][name]["value"]) for name in PIECES)
        self.own_locals = int(data["pieces"]["local"]["value"])
        self.blue_locals = int(given["blue_locals"])
        self.all_pieces = int(given["all_pieces"])
        self.villages = int(given["villages"])
        self.canoe_speed = int(given["canoe_speed"])
        self.locals_of_villages = tuple(given["locals_of_villages"])
        costs = {name: int(entry["value"]) for name, entry in data["costs"].items()} | {
            "chain": data["costs"]["transport"]["value"]
        }
        self.item_costs = tuple(costs[name] for name in ITEMS)
        self.card_cost = costs["card"]
        self.village_points = int(data["points"]["village"]["value"])
        self.group_points = int(data["points"]["group"]["value"])
        self.atoll_points = int(data["points"]["atoll"]["value"])
        self.thresholds = {int(seats): int(points) for seats, points in given["thresholds"].items()}
        self.most_card_points = int(given["most_card_points"])
        self.cards = tuple(data["cards"])
        self.card_names = tuple(entry["value"][0] for entry in data["cards"].values())
        self.card_points = tuple(int(entry["value"][1]) for entry in data["cards"].values())
        self.card_kinds = tuple(str(entry["value"][2]) for entry in data["cards"].values())
        self.card_groups = tuple(tuple(self.tiles.index(word) for word in entry["value"][3]) for entry in data["cards"].values())
        self._check_map()
        self._check_counts()

    def _check_map(self) -> None:
        """What the rulebook says of the map."""
        assert len(set(self.places)) == len(self.hex_ids) == 100, PAGE + "the map has 100 hexes, each once"
        assert self.kinds.count(HEX_KINDS.index("america")) == 2, PAGE + "South America is a double hex"
        for index, (name, green, brown, local) in self.printed.items():
            kind = HEX_KINDS[self.kinds[index]]
            assert kind in ("home", "independent", "atoll"), PAGE + f"{name} is printed on a hex that is none of its kind"
            assert (green + brown == 0) == (kind == "atoll"), PAGE + f"{name}: atolls have no boxes, all others have"
            assert (local > 0) == (kind == "independent"), PAGE + f"{name}: independent groups have Local Warriors"
        shown = {index for index, kind in enumerate(self.kinds) if HEX_KINDS[kind] in ("home", "independent", "atoll")}
        assert shown == set(self.printed), PAGE + "every home, independent group and atoll has its boxes"
        unknown = HEX_KINDS.index("unknown")
        laid = [at for _, at, _ in self.laid_out] + list(self.ocean_laid_out)
        assert all(self.kinds[at] == unknown for at in laid), PAGE + "what is laid out lies in the Unknown"
        assert len(set(laid)) == len(laid), PAGE + "what is laid out lies in different hexes"

    def _check_counts(self) -> None:
        """Totals that the rulebook or public sources state."""
        assert len(self.tiles) == 30, PAGE + "there are 30 tiles"
        boxes = [green + brown for green, brown in zip(self.tile_green, self.tile_brown, strict=True)]
        assert (boxes.count(4), boxes.count(3)) == (3, 5), PAGE + "three tiles have four boxes, five have three"
        assert sum(self.markers[:3]) == 29, PAGE + "there is an Island Group marker for each tile but one"
        total = len(SEATS) * (sum(self.pieces) + self.own_locals) + self.blue_locals
        assert total == self.all_pieces, PAGE + f"there are {self.all_pieces} pieces, not {total}"
        assert self.villages * len(SEATS) == 72, PAGE + "there are 72 Villages"
        assert len(self.cards) == 28, PAGE + "there are 28 Arts & Culture cards"
        assert max(self.card_points) < self.most_card_points + 1, PAGE + "a card is worth more than the most"
        for most, count, name in zip((15, 7, 15, 7, 3), self.pieces, PIECES, strict=True):
            assert count <= most, PAGE + f"a position holds no more than {most} of {name}"


BOX: Final = Components(read_components(Path(__file__).parents[1]))

HEXES: Final = BOX.hex_ids
TILES: Final = BOX.tiles
CARDS: Final = BOX.cards
NATIONS: Final = BOX.nations


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
