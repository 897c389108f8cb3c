"""Actions on the ocean: sail (1), explore (3) and fish (4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.vanuatu.rules import performing
from vaka.games.vanuatu.rules.box import BOX
from vaka.games.vanuatu.rules.layout import (
    CELLS,
    DIVER,
    EXPLORE,
    FISH,
    FISHERMAN,
    FROM_CHARACTERS,
    GO_EXPLORE,
    GO_FISH,
    NAVIGATOR,
    NOWHERE,
    SAIL,
    SAIL_TO,
    TABLES,
    bit,
    has,
    pair,
    spread,
)
from vaka.games.vanuatu.rules.reasons import BOAT_THERE, NO_DETOUR, NO_FISH, NO_TREASURE, NO_VATUS_TO_SAIL, NOT_OCEAN, OPEN, TOO_FAR

if TYPE_CHECKING:
    from vaka.games.vanuatu.rules.sequence import Vanuatu

FURTHEST: Final[i64] = BOX.sail_limit


# --- 1: sail ---


def within(state: Vanuatu, start: i64, steps: i64) -> i64:
    """The ocean tiles where a boat can be after one to so many steps: out and back counts (ruling 5)."""
    reached: i64 = 0
    front = bit(start)
    for _ in range(steps):
        front = spread(front) & state.ocean
        reached |= front
    return reached


def barred(state: Vanuatu, seat: i64) -> i64:
    """Two players: a boat may not end on the other's space."""
    return bit(state.boat[1 - seat]) if state.seats == 2 else 0


def has_waters(state: Vanuatu, seat: i64) -> bool:
    """Is there anywhere to sail to with what the seat can pay?"""
    steps = min(FURTHEST, state.vatus[seat])
    return within(state, state.boat[seat], steps) & ~barred(state, seat) != 0


def steps_for(state: Vanuatu, seat: i64) -> i64:
    """How far the seat can sail now."""
    return FURTHEST if state.helps(seat, NAVIGATOR) else min(FURTHEST, state.vatus[seat])


def distance(state: Vanuatu, start: i64, space: i64) -> i64:
    """The fewest steps of a voyage to this space (back to the start: two), or NOWHERE if it is out of reach."""
    front = bit(start)
    for steps in range(1, FURTHEST + 1):
        front = spread(front) & state.ocean
        if has(front, space):
            return steps
    return NOWHERE


def legal_sail(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """One to three ocean tiles away, 1 vatu each; who pays may take a detour (ruling 5), so that fewer vatus are left."""
    start = state.boat[seat]
    steps = steps_for(state, seat)
    ends = ~barred(state, seat)
    found = append_spaces(found, SAIL_TO, within(state, start, steps) & ends)
    if steps < 2 or state.helps(seat, NAVIGATOR):
        return found
    around = walks(state, start)
    first = around & 65535
    second = (around >> 16) & 65535
    third = (around >> 32) & 65535 if steps > 2 else 0
    found = append_spaces(found, SAIL_TO + CELLS, ((first & second) | (second & ~first & third)) & ends)
    return append_spaces(found, SAIL_TO + 2 * CELLS, first & third & ends)


def append_spaces(found: vec[i64], start: i64, spaces: i64) -> vec[i64]:
    """The ids of these spaces."""
    for space in range(CELLS):
        if has(spaces, space):
            found = append(found, start + space)
    return found


def why_not_sail(state: Vanuatu, seat: i64, space: i64, detour: i64) -> i64:
    """Why the boat cannot sail there, with so many tiles more than need be."""
    reason = performing.why_not_act(state, seat, SAIL)
    if reason != OPEN:
        return reason
    if not has(state.ocean, space):
        return NOT_OCEAN
    steps = distance(state, state.boat[seat], space)
    if steps == NOWHERE:
        return TOO_FAR
    if steps > steps_for(state, seat):
        return NO_VATUS_TO_SAIL
    if has(barred(state, seat), space):
        return BOAT_THERE
    return OPEN if detour == 0 else why_no_detour(state, seat, space, steps + detour)


def why_no_detour(state: Vanuatu, seat: i64, space: i64, steps: i64) -> i64:
    """Why a boat that can get there cannot take just so many tiles. The Navigator's voyage is free whatever its length."""
    if steps > FURTHEST:
        return TOO_FAR
    if state.helps(seat, NAVIGATOR) or not has(walks(state, state.boat[seat]) >> ((steps - 1) * CELLS), space):
        return NO_DETOUR
    return NO_VATUS_TO_SAIL if steps > state.vatus[seat] else OPEN


def fare(state: Vanuatu, seat: i64, space: i64, detour: i64) -> i64:
    """What the voyage costs: 1 vatu a tile; the Navigator's is free."""
    return 0 if state.helps(seat, NAVIGATOR) else distance(state, state.boat[seat], space) + detour


def sail(state: Vanuatu, seat: i64, space: i64, detour: i64) -> None:
    """Action 1: the boat moves, for 1 vatu a tile; the Navigator's voyage is free."""
    cost = fare(state, seat, space, detour)
    performing.begin_action(state, seat, SAIL)
    state.boat[seat] = space
    state.vatus[seat] -= cost
    if state.events is not None:
        state.report("sail", {"seat": seat, "space": space + 1, "vatus": cost})
    performing.end_action(state)


# --- 3: explore ---


def legal_explore(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """On an ocean tile with treasure."""
    return append(found, GO_EXPLORE) if has(state.wrecks, state.boat[seat]) else found


def why_not_explore(state: Vanuatu, seat: i64) -> i64:
    """Why there is nothing to explore."""
    reason = performing.why_not_act(state, seat, EXPLORE)
    if reason != OPEN:
        return reason
    return OPEN if has(state.wrecks, state.boat[seat]) else NO_TREASURE


def explore(state: Vanuatu, seat: i64) -> None:
    """Action 3: a treasure tile worth the tokens there, then one token leaves. The Diver gains its value in vatus."""
    space = state.boat[seat]
    value = pair(state.treasure, space)
    dives = state.helps(seat, DIVER)
    performing.begin_action(state, seat, EXPLORE)
    state.take_treasure_token(space)
    state.treasure_stock -= bit((value - 1) * 4)
    state.treasure_tiles[seat] += bit((value - 1) * 4)
    if state.events is not None:
        state.report("explore", {"seat": seat, "value": value, "vatus": value if dives else 0})
    if dives:
        state.gain_vatus(seat, value)
    performing.end_action(state)


# --- 4: fish ---


def legal_fish(state: Vanuatu, seat: i64, found: vec[i64]) -> vec[i64]:
    """On an ocean tile with fish."""
    return append(found, GO_FISH) if has(state.grounds, state.boat[seat]) else found


def why_not_fish(state: Vanuatu, seat: i64) -> i64:
    """Why there is nothing to catch."""
    reason = performing.why_not_act(state, seat, FISH)
    if reason != OPEN:
        return reason
    return OPEN if has(state.grounds, state.boat[seat]) else NO_FISH


def fish(state: Vanuatu, seat: i64) -> None:
    """Action 4: a fish tile worth the tokens there, then one token leaves. The Fisherman scores its value."""
    space = state.boat[seat]
    value = pair(state.fish, space)
    scores = state.helps(seat, FISHERMAN)
    performing.begin_action(state, seat, FISH)
    state.take_fish_token(space)
    state.fish_stock -= bit((value - 1) * 4)
    state.fish_tiles[seat] += bit((value - 1) * 4)
    if state.events is not None:
        state.report("fish", {"seat": seat, "value": value, "points": value if scores else 0})
    if scores:
        state.gain_prosperity(seat, value, FROM_CHARACTERS)
    performing.end_action(state)


def walks(state: Vanuatu, start: i64) -> i64:
    """Where a boat can be after exactly one, two and three steps, sixteen bits each."""
    first = TABLES.near[start] & state.ocean
    second = spread(first) & state.ocean
    return first | (second << 16) | ((spread(second) & state.ocean) << 32)


def rings(state: Vanuatu, start: i64) -> i64:
    """The ocean tiles exactly one, two and three steps away, sixteen bits each."""
    first = TABLES.near[start] & state.ocean
    been = first | bit(start)
    second = spread(first) & state.ocean & ~been
    been |= second
    third = spread(second) & state.ocean & ~been
    return first | (second << 16) | (third << 32)
