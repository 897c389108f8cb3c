"""The slow twin of Conquest of Paradise: the search for Kumara (rulebook 11.5, rulings 34 and 64)."""

from __future__ import annotations

from tests.games.paradise.twin_box import BESIDE, HEXES, KIND, PLACE, distance
from tests.games.paradise.twin_table import Question, Table
from tests.games.paradise.twin_telling import tell

SETTING_OUT = ("1406", "1407")
SOUTH_AMERICA = tuple(hex_ for hex_ in HEXES if KIND[hex_] == "south america")
RESTING_PLACES = ("1504", "1606")  # Galapagos, Unfortunate Islands
HELPFUL = ("navigation", "poi", "double-hulled-canoes")
EAST = 4


def searches(table: Table, seat: str) -> set[str]:
    """The pre-move reaches a hex with the sign, and crosses no ocean printed in the east; one Kumara is enough."""
    if not table.plays("kumara") or seat in table.kumara:
        return set()
    found = set(table.controlled(seat))
    todo = list(found)
    while todo:
        for hex_ in BESIDE[todo.pop()]:
            eastern = KIND[hex_] == "ocean" and table.is_sea(hex_) and PLACE[hex_][0] >= EAST
            passable = table.is_known(hex_) and not table.is_enemy(seat, hex_) and not table.is_barred(hex_)
            if hex_ not in found and passable and not eastern:
                found.add(hex_)
                todo.append(hex_)
    return {f"search {hex_}" for hex_ in SETTING_OUT if hex_ in found}


def set_out(table: Table, hex_: str) -> None:
    table.stage, table.voyage = "search", hex_
    tell(table, "search", seat=table.active, hex=hex_)
    ask_die(table)


def ask_die(table: Table) -> None:
    table.questions.append(Question("chance", "search", table.voyage))


def roll(table: Table, number: int) -> None:
    """The table of RB 11.5 with its modifiers."""
    seat = str(table.active)
    total = number + (seat in table.galapagos) + any(table.has_open(seat, card) for card in HELPFUL)
    tell(table, "search-roll", seat=seat, pips=number, total=total)
    if total <= 3:
        come_home(table, lost=total == 1 and not table.has_open(seat, "ocean-chart"))
        return
    table.off_course = total == 4
    if steerable(table):
        table.questions.append(Question(seat, "steer", table.voyage))
    else:
        ask_die(table)


def to_south_america(hex_: str) -> int:
    return min(distance(hex_, coast) for coast in SOUTH_AMERICA)


def steerable(table: Table) -> set[str]:
    """Off Course: no nearer to South America; Explore: anywhere beside, and into South America; no enemy closes the way."""
    at = str(table.voyage)
    found = {hex_ for hex_ in BESIDE[at] if table.is_known(hex_) and not table.is_barred(hex_)}
    if table.off_course:
        return {hex_ for hex_ in found if to_south_america(hex_) >= to_south_america(at)}
    return found | {coast for coast in SOUTH_AMERICA if distance(at, coast) == 1}


def steer(table: Table, hex_: str) -> None:
    """RB 11.5: islands on the way help for ever; South America gives the Kumara."""
    tell(table, "steer", seat=table.active, hex=hex_)
    table.voyage = hex_
    if hex_ in SOUTH_AMERICA:
        table.kumara.add(str(table.active))
        come_home(table, lost=False)
        return
    if hex_ in RESTING_PLACES:
        table.galapagos.add(str(table.active))
    ask_die(table)


def come_home(table: Table, lost: bool) -> None:
    table.players[str(table.active)].lost = lost
    if table.voyage not in SOUTH_AMERICA:
        tell(table, "lost" if lost else "return", seat=table.active, hex=table.voyage)
    table.voyage, table.stage = None, "explored"
