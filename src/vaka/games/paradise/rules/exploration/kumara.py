"""Kumara (§11.5): the search for the sweet potato in South America, and who takes it from whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, cards, reasons
from vaka.games.paradise.rules.board import hexes, sets
from vaka.games.paradise.rules.board.annex import GALAPAGOS, KUMARA, annex_bit, has_annexed
from vaka.games.paradise.rules.box import ADVANCED_BOX, Hex, Seat
from vaka.games.paradise.rules.movement import reach
from vaka.games.paradise.rules.options import RULE_KUMARA
from vaka.games.paradise.rules.packed import ZERO, bit
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.telling.fortune import tell_search
from vaka.games.paradise.rules.telling.turn import tell_at

LOST: Final[i64] = 0
RETURNS: Final[i64] = 1
OFF_COURSE_AGAIN: Final[i64] = 2

AMERICAS: Final = tuple(index for index in range(hexes.HEX_COUNT) if hexes.CHART.kind[index] == hexes.AMERICA)
EAST: Final = [
    index
    for index in range(hexes.HEX_COUNT)
    if hexes.CHART.kind[index] == hexes.OCEAN and hexes.CHART.east[index] >= ADVANCED_BOX.eastern_ocean
]
EAST_LOW: Final[i64] = hexes.half_of(EAST, False)
EAST_HIGH: Final[i64] = hexes.half_of(EAST, True)
KUMARA_POINTS: Final[i64] = ADVANCED_BOX.kumara_points


def has_kumara(position: ParadisePosition, seat: Seat) -> bool:
    """§11.5: has the seat a Kumara marker?"""
    return has_annexed(position, KUMARA, seat)


def kumara_points(position: ParadisePosition, seat: Seat) -> i64:
    """§11.5: two points for the marker, in halves."""
    return KUMARA_POINTS if has_kumara(position, seat) else ZERO


def to_america(where: Hex) -> i64:
    """How many hexes it is to South America."""
    nearest: i64 = 999
    for america in AMERICAS:
        nearest = min(nearest, hexes.distance(where, america))
    return nearest


# --- The start ---


def search_starts(position: ParadisePosition, seat: Seat) -> sets.Hexes:
    """§11.5, ruling 34: what the special pre-move reaches: not through the ocean printed along the eastern side."""
    free = sets.without(reach.free_hexes(position, seat), (EAST_LOW, EAST_HIGH))
    return sets.spread(sets.of(position, sets.CONTROL + seat), free)


def why_not_search(position: ParadisePosition, seat: Seat, where: Hex) -> Reason:
    """§11.5: instead of exploring, from one of the two hexes that lead to South America; one marker for each player."""
    if position.advanced & RULE_KUMARA == 0:
        return reasons.NOT_NOW
    if where not in ADVANCED_BOX.search_hexes:
        return reasons.NO_SEARCH_THERE
    if has_kumara(position, seat):
        return reasons.HAS_KUMARA
    if not sets.in_set(position, sets.KNOWN, where):
        return reasons.NOT_KNOWN
    return reasons.OPEN if sets.has(search_starts(position, seat), where) else reasons.OUT_OF_REACH


def legal_search(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """The hexes from which the search can begin."""
    for where in ADVANCED_BOX.search_hexes:
        at: i64 = where
        if why_not_search(position, seat, at) == reasons.OPEN:
            found = append(found, actions.SEARCH + at)
    return found


def begin_search(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """§11.5: the Explorer is where the sea leads to South America."""
    position.voyage_at = where
    tell_at(position, "search", seat, where)


# --- The table ---


def search_bonus(position: ParadisePosition, seat: Seat) -> i64:
    """§11.5: one for the Galapagos marker, one for NAVIGATION, POI or DOUBLE HULLED CANOES face up, however many."""
    bonus: i64 = 1 if has_annexed(position, GALAPAGOS, seat) else 0
    if (
        cards.lies_open(position, seat, cards.NAVIGATION)
        or cards.lies_open(position, seat, cards.POI)
        or cards.lies_open(position, seat, cards.DOUBLE_HULLED_CANOES)
    ):
        bonus += 1
    return bonus


def search_result(position: ParadisePosition, seat: Seat, pips: i64) -> i64:
    """§11.5: the table; with OCEAN CHART face up nobody is lost."""
    row = pips + search_bonus(position, seat)
    result: i64 = ADVANCED_BOX.search_table[min(int(row), len(ADVANCED_BOX.search_table)) - 1]
    if result == LOST and cards.lies_open(position, seat, cards.OCEAN_CHART):
        result = RETURNS
    tell_search(position, seat, pips, row, result)
    return result


def why_not_steer(position: ParadisePosition, seat: Seat, where: Hex, astray: bool) -> Reason:
    """§11.5: to any hex beside, enemies or not, or South America; off course not nearer to it (ruling 64). Not into the unknown."""
    here = position.voyage_at
    if hexes.CHART.kind[where] == hexes.AMERICA:
        if hexes.distance(here, where) != 1:
            return reasons.NOT_ADJACENT
        return reasons.TOO_NEAR if astray else reasons.OPEN
    if not hexes.is_near(here, where):
        return reasons.NOT_ADJACENT
    if not sets.in_set(position, sets.KNOWN, where):
        return reasons.NOT_KNOWN
    if sets.in_set(position, sets.BARRED, where):
        return reasons.CLOSED
    return reasons.TOO_NEAR if astray and to_america(where) < to_america(here) else reasons.OPEN


def legal_steer(position: ParadisePosition, seat: Seat, astray: bool, found: vec[i64]) -> vec[i64]:
    """All of them."""
    for where in range(hexes.HEX_COUNT):
        if why_not_steer(position, seat, where, astray) == reasons.OPEN:
            found = append(found, actions.STEER + where)
    return found


def can_steer(position: ParadisePosition, seat: Seat, astray: bool) -> bool:
    """Is there any hex to go to? If not, the Explorer stays where it is."""
    return len(legal_steer(position, seat, astray, vec[i64]())) > 0


def steer(position: ParadisePosition, seat: Seat, where: Hex) -> bool:
    """§11.5: the Explorer enters a hex; the stepping stones give a marker. True if it has reached South America."""
    tell_at(position, "steer", seat, where)
    position.voyage_at = where
    if hexes.CHART.kind[where] == hexes.AMERICA:
        gain_kumara(position, seat)
        return True
    if where in ADVANCED_BOX.stepping_stones and not has_annexed(position, GALAPAGOS, seat):
        annex_bit(position, GALAPAGOS, seat, True)
        tell_at(position, "galapagos", seat, where)
    return False


def end_search(position: ParadisePosition, seat: Seat, lost: bool) -> None:
    """§11.5, §6.4: the Explorer is home, or in the Lost Box."""
    if lost:
        position.lost |= bit(seat)
    if hexes.CHART.kind[position.voyage_at] != hexes.AMERICA:
        tell_at(position, "lost" if lost else "return", seat, position.voyage_at)
    position.voyage_at = hexes.NOWHERE


# --- Having it ---


def gain_kumara(position: ParadisePosition, seat: Seat) -> None:
    """§11.5: the marker, at once."""
    annex_bit(position, KUMARA, seat, True)
    tell_at(position, "kumara", seat, hexes.NOWHERE)


def capture_kumara(position: ParadisePosition, seat: Seat) -> None:
    """§11.5: who conquers a group of somebody with Kumara and saves a Village has it too; the other keeps it."""
    owner = position.defender
    if owner != NO_SEAT and position.saved > 0 and has_kumara(position, owner) and not has_kumara(position, seat):
        gain_kumara(position, seat)
