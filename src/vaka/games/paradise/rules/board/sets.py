"""Sets of hexes: those that a position keeps, and what is done with any of them. A set is two numbers of 50 bits each.

No other module knows that: what is reckoned with sets is `join`, `meet`, `without` and `has`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.board.hexes import CHART, HALF, NOWHERE
from vaka.games.paradise.rules.box import Hex
from vaka.games.paradise.rules.packed import EMPTY, bit, lowest, size_of, without_lowest
from vaka.games.paradise.rules.position import ParadisePosition

Hexes = tuple[i64, i64]
"""The hexes below 50, and those from 50 on."""

# The sets of a position: the first three, seat by seat.
STACKS: Final[i64] = 0
CONTROL: Final[i64] = 4
CHAIN: Final[i64] = 8
UNKNOWN: Final[i64] = 12
FACE_DOWN: Final[i64] = 13
KNOWN: Final[i64] = 14
INDEPENDENT: Final[i64] = 15
SEA: Final[i64] = 16
RAISED: Final[i64] = 17  # where a Transport Canoe was turned up in this Movement
ROPED: Final[i64] = 18
SETTLED: Final[i64] = 19  # where a Colony became a Village in the last Building Step: everybody saw it
BARRED: Final[i64] = 20  # nothing enters or leaves, and no chain goes through
STUNTED: Final[i64] = 21  # no Village grows
LOWERED: Final[i64] = 22  # where one was turned down
SET_COUNT: Final[i64] = 23
IN_HAND: Final[i64] = 46  # behind the sets: the fleet in hand, by the hexes that its canoes have come (see `trips`)

# --- Any sets ---


def none() -> Hexes:
    """No hex."""
    return 0, 0


def just(where: Hex) -> Hexes:
    """This hex alone."""
    return (EMPTY, bit(where - HALF)) if where >= HALF else (bit(where), EMPTY)


def join(some: Hexes, others: Hexes) -> Hexes:
    """What is in either."""
    return some[0] | others[0], some[1] | others[1]


def meet(some: Hexes, others: Hexes) -> Hexes:
    """What is in both."""
    return some[0] & others[0], some[1] & others[1]


def without(some: Hexes, others: Hexes) -> Hexes:
    """What is in the first and not in the other."""
    return some[0] & ~others[0], some[1] & ~others[1]


def has(hexes: Hexes, where: Hex) -> bool:
    """Is the hex in this set?"""
    return (hexes[1] >> (where - HALF)) & 1 != 0 if where >= HALF else (hexes[0] >> where) & 1 != 0


def is_none(hexes: Hexes) -> bool:
    """Is no hex in it?"""
    return hexes[0] == 0 and hexes[1] == 0


def is_same(some: Hexes, others: Hexes) -> bool:
    """Are the same hexes in both?"""
    return some[0] == others[0] and some[1] == others[1]


def size(hexes: Hexes) -> i64:
    """How many hexes are in it."""
    return size_of(hexes[0]) + size_of(hexes[1])


def first(hexes: Hexes) -> i64:
    """The first hex, or NOWHERE."""
    if hexes[0] != 0:
        return lowest(hexes[0])
    return lowest(hexes[1]) + HALF if hexes[1] != 0 else NOWHERE


def rest(hexes: Hexes) -> Hexes:
    """All but the first: `while not is_none(some): where = first(some); some = rest(some)` meets all."""
    if hexes[0] != 0:
        return without_lowest(hexes[0]), hexes[1]
    return EMPTY, without_lowest(hexes[1])


def listed(hexes: Hexes) -> vec[i64]:
    """The hexes in order."""
    return ids(0, hexes, vec[i64]())


def ids(first: i64, hexes: Hexes, found: vec[i64]) -> vec[i64]:
    """An action for each hex, in order: `first` is that of hex 0."""
    low, high = hexes
    while low != 0:
        found = append(found, first + lowest(low))
        low = without_lowest(low)
    while high != 0:
        found = append(found, first + HALF + lowest(high))
        high = without_lowest(high)
    return found


def near(where: Hex) -> Hexes:
    """The hexes around one."""
    return CHART.near_low[where], CHART.near_high[where]


def around(hexes: Hexes) -> Hexes:
    """All hexes that touch one of a set."""
    low, high = hexes
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


def spread(hexes: Hexes, free: Hexes) -> Hexes:
    """A set, with everything that can be reached from it through free hexes."""
    new = hexes
    while not is_none(new):
        new = without(meet(around(new), free), hexes)
        hexes = join(hexes, new)
    return hexes


# --- The sets of a position ---


def of(position: ParadisePosition, which: i64) -> Hexes:
    """One of them."""
    return position.sets[which * 2], position.sets[which * 2 + 1]


def let(position: ParadisePosition, which: i64, hexes: Hexes) -> None:
    """Let it be this one."""
    position.sets[which * 2] = hexes[0]
    position.sets[which * 2 + 1] = hexes[1]


def in_set(position: ParadisePosition, which: i64, where: Hex) -> bool:
    """Is the hex in this set?"""
    if where >= HALF:
        return (position.sets[which * 2 + 1] >> (where - HALF)) & 1 != 0
    return (position.sets[which * 2] >> where) & 1 != 0


def add_to(position: ParadisePosition, which: i64, where: Hex) -> None:
    """Put the hex into this set."""
    if where >= HALF:
        position.sets[which * 2 + 1] |= bit(where - HALF)
    else:
        position.sets[which * 2] |= bit(where)


def drop_from(position: ParadisePosition, which: i64, where: Hex) -> None:
    """Take the hex out of this set."""
    if where >= HALF:
        position.sets[which * 2 + 1] &= ~bit(where - HALF)
    else:
        position.sets[which * 2] &= ~bit(where)


def clear_set(position: ParadisePosition, which: i64) -> None:
    """Empty this set."""
    position.sets[which * 2] = 0
    position.sets[which * 2 + 1] = 0


def is_empty(position: ParadisePosition, which: i64) -> bool:
    """Is no hex in this set?"""
    return position.sets[which * 2] == 0 and position.sets[which * 2 + 1] == 0


def hexes_in(position: ParadisePosition, which: i64) -> vec[i64]:
    """The hexes of one of them in order."""
    return listed(of(position, which))
