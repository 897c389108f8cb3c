"""Where a seat of Vanuatu is, and what it is there for: land in sight, a place for the next round, and its character."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.vanuatu.judge.appraising import rounds_left
from vaka.games.vanuatu.judge.weights import WEIGHTS
from vaka.games.vanuatu.rules.asides import beggable
from vaka.games.vanuatu.rules.box import (
    GOVERNOR,
    ISLAND_COUNT,
    NAVIGATOR,
    NO_CHARACTER,
    NOWHERE,
    PREACHER,
    TABLES,
    Character,
    Seat,
    Space,
)
from vaka.games.vanuatu.rules.packed import bit, has, size_of
from vaka.games.vanuatu.rules.pieces import fish_at, huts_of, island_at, treasure_at
from vaka.games.vanuatu.rules.position import VanuatuPosition


def dry_land(position: VanuatuPosition) -> i64:
    """The spaces of the islands that are not submerged."""
    found: i64 = 0
    for island in range(ISLAND_COUNT):
        space = island_at(position, island)
        if space != NOWHERE:
            found |= bit(space)
    return found


def own_land(position: VanuatuPosition, seat: Seat) -> i64:
    """Those with a hut of the seat."""
    found: i64 = 0
    if position.huts[seat] == 0:
        return found
    for island in range(ISLAND_COUNT):
        if huts_of(position, seat, island) > 0:
            space = island_at(position, island)
            if space != NOWHERE:
                found |= bit(space)
    return found


def after_round(position: VanuatuPosition, space: Space, land: i64, own: i64) -> i64:
    """A good place for the next round: fish, treasure and land."""
    if rounds_left(position) == 0:
        return 0
    weights = WEIGHTS
    around = TABLES.near[space]
    value = fish_at(position, space) * weights.next_fish + treasure_at(position, space) * weights.next_treasure
    return value + (size_of(around & land) + size_of(around & own)) * weights.next_land


def role_of(position: VanuatuPosition, seat: Seat) -> i64:
    """The character whose bonus the seat has now, or NO_CHARACTER."""
    return NO_CHARACTER if position.waived or has(position.spent, seat) else position.character[seat]


def character_worth(position: VanuatuPosition, seat: Seat, role: Character) -> i64:
    """Characters that help with no single action."""
    if role == NAVIGATOR:
        return WEIGHTS.navigator
    if role == GOVERNOR:
        return WEIGHTS.governor
    if role == PREACHER:
        return WEIGHTS.preacher
    return WEIGHTS.beggar * beggable(position, seat)
