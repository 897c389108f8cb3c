"""The slow twin of Conquest of Paradise: the South Island (rulebook 11.3, rulings 32, 43, 63)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.paradise import twin_moving
from tests.games.paradise.twin_box import HEXES, KIND, PLACE
from tests.games.paradise.twin_knowing import learn_no_war
from tests.games.paradise.twin_table import Fleet, Knowledge, Table, Tile

WAY = {"tonga": (-1, 1), "hiva": (-1, 0), "samoa": (1, -1), "raiatea": (1, 0)}  # the tile is aligned with the home group
WALKERS = ("warrior", "colony")


def lay_down(table: Table, seat: str, beside: str) -> None:
    """RB 11.3: beside Aotearoa, in place of an Unknown hex, Open Ocean, or a tile face down; else it is out of the game."""
    south = table.south
    step = WAY[str(table.players[seat].nation)]
    there = (PLACE[beside][0] + step[0], PLACE[beside][1] + step[1])
    hex_ = next((hex_ for hex_ in HEXES if PLACE[hex_] == there), None)
    if hex_ is None or KIND[hex_] == "south america" or (table.is_known(hex_) and not table.is_sea(hex_)):
        south.out = True
        return
    south.hex, south.beside = hex_, beside
    if hex_ in table.tiles:
        replace(table, hex_)
    table.tiles[hex_] = Tile("te-waka-maui")


def replace(table: Table, hex_: str) -> None:
    """RB 11.3, ruling 63: what was discovered there leaves the game; a tile face down unseen, but for those who have found it."""
    south, tile = table.south, table.tiles[hex_]
    if tile.name == "":
        south.replaced = "ocean"
        return
    south.replaced, south.buried, south.known = "tile", tile.name, set(tile.found)
    question = table.question()
    if question and question.about == "tile" and question.hex == hex_:
        south.known.add(question.seat)


def walks(table: Table, seat: str) -> set[str]:
    """RB 11.3, ruling 43: from one island to the other without a canoe, but not to an enemy."""
    found = set()
    for hex_ in (table.south.hex, table.south.beside):
        other = table.south.other(str(hex_))
        if hex_ and other and not table.is_enemy(seat, other) and not table.is_barred(other) and not table.is_barred(hex_):
            found |= {f"walk {kind} {hex_}" for kind in WALKERS if twin_moving.unmoved(table, seat, kind, hex_) > 0}
    return found


def walk(table: Table, seat: str, kind: str, hex_: str) -> None:
    """The others see that one piece walks, which is no War Canoe."""
    fleet: Any = Fleet(hex_, Knowledge(), loaded=Counter({kind: 1}))
    table.fleet = fleet
    twin_moving.leave(table, seat)
    learn_no_war(table, seat, fleet.known)
    fleet.at, fleet.steps = table.south.other(hex_), 1
    twin_moving.land(table, seat)
