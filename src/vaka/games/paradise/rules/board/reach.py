"""Enemy hexes, and what can be reached around them (§2.1, §6.2). Sets of hexes are pairs: the low and the high half."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.board.hexes import CHART, HALF
from vaka.games.paradise.rules.board.places import raid_hexes
from vaka.games.paradise.rules.events.notes import partner_of
from vaka.games.paradise.rules.packed import bit, has, lowest, without_lowest
from vaka.games.paradise.rules.position import BARRED, CONTROL, INDEPENDENT, KNOWN, NO_SEAT, STACKS, ParadisePosition


def enemy_hexes(position: ParadisePosition, seat: i64) -> tuple[i64, i64]:
    """§2.1, §6.2: independent groups, groups that another controls, and hexes with another's pieces."""
    sets = position.sets
    low = sets[INDEPENDENT * 2]
    high = sets[INDEPENDENT * 2 + 1]
    for other in range(position.sides):
        if other != seat:
            low |= sets[(CONTROL + other) * 2] | sets[(STACKS + other) * 2]
            high |= sets[(CONTROL + other) * 2 + 1] | sets[(STACKS + other) * 2 + 1]
    if len(position.raids) > 0:  # an own raid waits for its battle, whatever DEFORESTATION has left to fight for
        for where in raid_hexes(position):
            if where >= HALF:
                high |= bit(where - HALF)
            else:
                low |= bit(where)
    return low, high


def closed_hexes(position: ParadisePosition, seat: i64) -> tuple[i64, i64]:
    """Hexes that nothing of this seat may enter now, whatever it has aboard."""
    sets = position.sets
    low = sets[BARRED * 2]
    high = sets[BARRED * 2 + 1]
    partner = partner_of(position, seat) if position.advanced != 0 else NO_SEAT
    if partner != NO_SEAT:
        low |= sets[(CONTROL + partner) * 2] | sets[(STACKS + partner) * 2]
        high |= sets[(CONTROL + partner) * 2 + 1] | sets[(STACKS + partner) * 2 + 1]
    return low, high


def free_hexes(position: ParadisePosition, seat: i64) -> tuple[i64, i64]:
    """§6.2: known hexes that are no enemy hexes, and open."""
    enemy_low, enemy_high = enemy_hexes(position, seat)
    sets = position.sets
    return sets[KNOWN * 2] & ~enemy_low & ~sets[BARRED * 2], sets[KNOWN * 2 + 1] & ~enemy_high & ~sets[BARRED * 2 + 1]


def around(low: i64, high: i64) -> tuple[i64, i64]:
    """All hexes that touch one of a set."""
    near_low: i64 = 0
    near_high: i64 = 0
    while low != 0:
        where = lowest(low)
        low = without_lowest(low)
        near_low |= CHART.near_low[where]
        near_high |= CHART.near_high[where]
    while high != 0:
        where = lowest(high) + HALF
        high = without_lowest(high)
        near_low |= CHART.near_low[where]
        near_high |= CHART.near_high[where]
    return near_low, near_high


def spread(low: i64, high: i64, free_low: i64, free_high: i64) -> tuple[i64, i64]:
    """A set, with everything that can be reached from it through free hexes."""
    new_low = low
    new_high = high
    while new_low != 0 or new_high != 0:
        near_low, near_high = around(new_low, new_high)
        new_low = near_low & free_low & ~low
        new_high = near_high & free_high & ~high
        low |= new_low
        high |= new_high
    return low, high


def in_halves(low: i64, high: i64, where: i64) -> bool:
    """Is the hex in this set?"""
    return has(high, where - HALF) if where >= HALF else has(low, where)
