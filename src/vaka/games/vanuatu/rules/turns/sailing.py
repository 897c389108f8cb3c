"""Action 1: sail (§8.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import telling
from vaka.games.vanuatu.rules.actions import SAIL_TO
from vaka.games.vanuatu.rules.box import ALL_CELLS, BOX, CELLS, NAVIGATOR, NOWHERE, TABLES, Seat, Space, Spaces, spread
from vaka.games.vanuatu.rules.packed import EMPTY, ZERO, bit, has
from vaka.games.vanuatu.rules.pieces import Huts
from vaka.games.vanuatu.rules.position import VanuatuPosition, helps
from vaka.games.vanuatu.rules.reasons import BOAT_THERE, NO_DETOUR, NO_VATUS_TO_SAIL, NOT_OCEAN, OPEN, TOO_FAR, Reason
from vaka.games.vanuatu.rules.tiles import Tiles
from vaka.games.vanuatu.rules.turns.deeds import Deed

FURTHEST: Final[i64] = BOX.sail_limit
Rings = i64
"""Three sets of spaces: those of one step, of two and of three."""


# --- Where a boat can get to ---


def within(position: VanuatuPosition, start: Space, steps: i64) -> Spaces:
    """§8.1: the ocean tiles where a boat can be after one to so many steps: out and back counts (ruling 5)."""
    reached: i64 = 0
    front = bit(start)
    for _ in range(steps):
        front = spread(front) & position.ocean
        reached |= front
    return reached


def distance(position: VanuatuPosition, start: Space, space: Space) -> i64:
    """§8.1: the fewest steps of a voyage to this space (back to the start: two), or NOWHERE if it is out of reach."""
    front = bit(start)
    for steps in range(1, FURTHEST + 1):
        front = spread(front) & position.ocean
        if has(front, space):
            return steps
    return NOWHERE


def walks(position: VanuatuPosition, start: Space) -> Rings:
    """§8.1: where a boat can be after exactly one, two and three steps."""
    first = TABLES.near[start] & position.ocean
    second = spread(first) & position.ocean
    return first | (second << CELLS) | ((spread(second) & position.ocean) << (2 * CELLS))


def rings(position: VanuatuPosition, start: Space) -> Rings:
    """The ocean tiles that are one, two and three steps away, and no fewer."""
    first = TABLES.near[start] & position.ocean
    been = first | bit(start)
    second = spread(first) & position.ocean & ~been
    been |= second
    third = spread(second) & position.ocean & ~been
    return first | (second << CELLS) | (third << (2 * CELLS))


def ring(around: Rings, steps: i64) -> Spaces:
    """Those of so many steps."""
    return (around >> ((steps - 1) * CELLS)) & ALL_CELLS


def is_landlocked(position: VanuatuPosition, space: Space) -> bool:
    """§8.1: is there no ocean tile next to this one?"""
    return TABLES.near[space] & position.ocean == 0


def barred(position: VanuatuPosition, seat: Seat) -> Spaces:
    """§13: with two players a boat may not end on the other's space."""
    return bit(position.boat[1 - seat]) if position.seats == 2 else EMPTY


def steps_for(position: VanuatuPosition, seat: Seat, purse: i64, with_bonus: bool) -> i64:
    """§8.1: how far the seat can sail with this purse: one to three tiles for as many vatus, or for none (§9 Navigator)."""
    if with_bonus and helps(position, seat, NAVIGATOR):
        return FURTHEST
    return min(FURTHEST, purse)


# --- The voyage ---


def why_no_voyage(position: VanuatuPosition, here: Space, steps: i64, closed: Spaces) -> Reason:
    """§8.1: why a boat on this space can sail nowhere in so many steps, where it may not end on the closed spaces.

    The answer of `why_not_sail` for the space that is nearest to being open, but without asking for each: this is asked often.
    """
    reached = within(position, here, steps)
    if reached & ~closed != 0:
        return OPEN
    if reached != 0:
        return BOAT_THERE
    return TOO_FAR if is_landlocked(position, here) else NO_VATUS_TO_SAIL


def legal_sail(position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§8.1: one to three ocean tiles away; who pays may take a detour (ruling 5), so that fewer vatus are left.

    Space by space the same as `why_not_sail`, but whole sets of spaces at once: asking for each is several times slower.
    """
    start = position.boat[seat]
    steps = steps_for(position, seat, position.vatus[seat], True)
    ends = ~barred(position, seat)
    found = append_spaces(found, SAIL_TO, within(position, start, steps) & ends)
    if steps < 2 or helps(position, seat, NAVIGATOR):
        return found
    around = walks(position, start)
    first = ring(around, 1)
    second = ring(around, 2)
    third = ring(around, 3) if steps > 2 else EMPTY
    found = append_spaces(found, SAIL_TO + CELLS, ((first & second) | (second & ~first & third)) & ends)
    return append_spaces(found, SAIL_TO + 2 * CELLS, first & third & ends)


def append_spaces(found: vec[i64], start: i64, spaces: Spaces) -> vec[i64]:
    """The ids of these spaces."""
    for space in range(CELLS):
        if has(spaces, space):
            found = append(found, start + space)
    return found


def why_not_sail(position: VanuatuPosition, seat: Seat, space: Space, detour: i64) -> Reason:
    """§8.1: why the boat cannot sail there, with so many tiles more than need be."""
    if not has(position.ocean, space):
        return NOT_OCEAN
    steps = distance(position, position.boat[seat], space)
    if steps == NOWHERE:
        return TOO_FAR
    if steps > steps_for(position, seat, position.vatus[seat], True):
        return NO_VATUS_TO_SAIL
    if has(barred(position, seat), space):
        return BOAT_THERE
    return OPEN if detour == 0 else why_no_detour(position, seat, space, steps + detour)


def why_no_detour(position: VanuatuPosition, seat: Seat, space: Space, steps: i64) -> Reason:
    """§8.1: why a boat that can get there cannot take just so many tiles. The Navigator's voyage is free whatever its length."""
    if steps > FURTHEST:
        return TOO_FAR
    if helps(position, seat, NAVIGATOR) or not has(ring(walks(position, position.boat[seat]), steps), space):
        return NO_DETOUR
    return NO_VATUS_TO_SAIL if steps > position.vatus[seat] else OPEN


def fare(position: VanuatuPosition, seat: Seat, space: Space, detour: i64) -> i64:
    """§8.1: what the voyage costs: 1 vatu a tile; the Navigator's is free (§9 Navigator)."""
    return ZERO if helps(position, seat, NAVIGATOR) else distance(position, position.boat[seat], space) + detour


def sail(position: VanuatuPosition, seat: Seat, space: Space, detour: i64) -> None:
    """§8.1: the boat moves, for 1 vatu a tile."""
    cost = fare(position, seat, space, detour)
    position.boat[seat] = space
    position.vatus[seat] -= cost
    telling.sailed(position, seat, space, cost)


class Sailing(Deed):
    """§8.1: sail."""

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return legal_sail(position, seat, found)

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        return why_not_sail(position, seat, (action - SAIL_TO) % CELLS, (action - SAIL_TO) // CELLS)

    def why_no_way(
        self, position: VanuatuPosition, seat: Seat, here: Space, purse: i64, tiles: Tiles, huts: Huts, with_bonus: bool
    ) -> Reason:
        return why_no_voyage(position, here, steps_for(position, seat, purse, with_bonus), barred(position, seat))

    def perform(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        sail(position, seat, (action - SAIL_TO) % CELLS, (action - SAIL_TO) // CELLS)
