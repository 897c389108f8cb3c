"""The slow twin of Conquest of Paradise: the South Island (rulebook 11.3, rulings 32, 43, 63)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.paradise import twin_loading, twin_moving
from tests.games.paradise.twin_box import HEXES, KIND, PLACE
from tests.games.paradise.twin_crews import ABOARD, ON_LAND, Crews, Far
from tests.games.paradise.twin_knowing import add_to_raid, add_to_stack, learn_no_war
from tests.games.paradise.twin_table import Fleet, Knowledge, Table, Tile
from tests.games.paradise.twin_telling import tell

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
        tell(table, "south-out", seat=seat, hex=beside)
        return
    tell(table, "south-island", seat=seat, hex=hex_)
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
    """RB 11.3, ruling 43: from one island to the other without a canoe; to an enemy only where a War Canoe attacks."""
    found = set()
    for hex_ in (table.south.hex, table.south.beside):
        other = table.south.other(str(hex_))
        if hex_ is None or other is None or table.is_barred(other) or table.is_barred(hex_):
            continue
        if other in table.raids or not table.is_enemy(seat, other):
            found |= {f"walk {kind} {hex_}" for kind in WALKERS if walker(table, seat, kind, hex_)}
    return found


def walker(table: Table, seat: str, kind: str, hex_: str) -> str:
    """Ruling 48: once a turn, before a canoe takes it or after it was put down."""
    if table.stack_of(seat, hex_) is None:
        return ""
    if twin_loading.fresh(table, seat, kind, hex_) > 0:
        return "fresh"
    crews = table.crews_at(hex_)
    if crews.land[ON_LAND[kind, "carried"]] > 0:
        return "carried"
    return "aboard" if berths(crews, kind) else ""


def berths(crews: Crews, kind: str) -> list[tuple[Far, str]]:
    """Who is aboard a canoe that lies there, and has not walked: of the one that has come least far, a Transport Canoe's first.

    No rule says who walks; a canoe that is to go on with its cargo may do so before.
    """
    names = [names[kind] for names in ABOARD.values() if kind in names]
    nearest_first = sorted(crews.far, key=str)
    return [(far, name) for far in nearest_first for name in names if crews.at(far)[name] > crews.at(far)[f"walked_{name}"]]


def walk(table: Table, seat: str, kind: str, hex_: str) -> None:
    """The others see that one piece walks, which is no War Canoe."""
    other = str(table.south.other(hex_))
    how = walker(table, seat, kind, hex_)
    tell(table, "walk", seat=seat, hex=other, from_=hex_, piece=kind)
    fleet: Any = Fleet(hex_, Knowledge(), loaded=Counter({kind: 1}))
    table.fleet = fleet
    if how == "carried":
        table.crews_at(hex_).land[ON_LAND[kind, how]] -= 1
    elif how == "aboard":
        crews = table.crews_at(hex_)
        crews.unload(*berths(crews, kind)[0])
    twin_moving.leave(table, seat)
    table.fleet = None
    learn_no_war(table, seat, fleet.known)
    if table.is_enemy(seat, other):
        add_to_raid(table, seat, other, fleet.pieces, fleet.known)
        return
    add_to_stack(table, seat, other, fleet.pieces, fleet.known)
    table.crews_at(other).land[ON_LAND[kind, "walked" if how == "fresh" else "both"]] += 1
