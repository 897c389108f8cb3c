"""What a seat has in Vanuatu, and what the waters threaten, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.vanuatu.rules import waters
from vaka.games.vanuatu.rules.box import BOX, ISLAND_COUNT, NOWHERE, TABLES, Island, Seat
from vaka.games.vanuatu.rules.packed import size_of
from vaka.games.vanuatu.rules.pieces import huts_of, island_at, tourists_on, water_on
from vaka.games.vanuatu.rules.players import rester, token_of
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.tiles import worth

POINT: Final[i64] = 100
VATU: Final[i64] = 48
SHORE: Final[i64] = 100
"""What an open shore costs everybody, for each flood to come."""
ROUNDS: Final[i64] = BOX.rounds
UNDER: Final[i64] = BOX.water_to_submerge
LOST: Final[i64] = BOX.islands_to_lose
DIKE_PRICE: Final[i64] = BOX.dike_price


# --- What a seat has ---


def rounds_left(position: VanuatuPosition) -> i64:
    """Rounds after this one."""
    return ROUNDS - position.round


def standing(position: VanuatuPosition, seat: Seat) -> i64:
    """Points, and what will become points: vatus, treasures, fish and huts."""
    later = rounds_left(position)
    vatus = position.vatus[seat]
    value = position.prosperity[seat] * POINT + worth(position.treasure_tiles[seat]) * 2 * POINT
    value += vatus * (VATU if later > 0 else 36)
    if later > 0:
        value += min(vatus, 4) * 22  # what is needed to sail and to build at all
    value += worth(position.fish_tiles[seat]) * (95 if later > 0 else 40)
    if position.first == seat:
        value += 60
    return value + huts_worth(position, seat) + rest_worth(position, seat)


def huts_worth(position: VanuatuPosition, seat: Seat) -> i64:
    """Each hut counts its tourists and some of those still to come; the first is worth more, because fish can be sold there."""
    value: i64 = 0
    for island in range(ISLAND_COUNT):
        count = huts_of(position, seat, island)
        if count > 0:
            value += count * hut_worth(position, island)
    if position.huts[seat] != 0 and rounds_left(position) > 0:
        value += 150
    return value


def hut_worth(position: VanuatuPosition, island: Island) -> i64:
    """What a hut on this island is likely to bring at the end."""
    here = tourists_on(position, island)
    to_come = (TABLES.tourist_limit[island] - here) * rounds_left(position) * 9
    value = here * 2 * POINT + min(to_come, 500)
    if not position.with_waters:
        return value
    level = water_on(position, island)
    coming = size_of(waters.open_shores(position, island)) * ((rounds_left(position) + 1) // 2)
    if level + coming >= UNDER:
        value = value * 2 // 5
    return value - TABLES.penalty[level] * POINT


def rest_worth(position: VanuatuPosition, seat: Seat) -> i64:
    """The token that the seat has taken, if it is known."""
    value: i64 = 0
    for number in range(position.rests):
        if rester(position, number) == seat:
            token = token_of(position, number)
            value += 140 if token == 1 else 100 if token == 2 else 120 if token == 0 else 60
    return value


# --- Rising Waters ---


def floods_left(position: VanuatuPosition) -> i64:
    """How often the waters can still rise: in every second round, and in this one if the die says so."""
    return rounds_left(position) // 2 + (rounds_left(position) % 2) + (1 if position.die > 0 else 0)


def sinks(level: i64, shores: i64, floods: i64) -> bool:
    """Will an island go under, if nobody builds another dike?"""
    return level + shores * floods >= UNDER


def danger(position: VanuatuPosition) -> i64:
    """What everybody stands to lose: every open shore, and above all a third island under water."""
    floods = floods_left(position)
    value: i64 = 0
    under = size_of(position.submerged)
    soon = under
    for island in range(ISLAND_COUNT):
        if island_at(position, island) == NOWHERE:
            continue
        shores = size_of(waters.open_shores(position, island))
        level = water_on(position, island)
        value += shores * floods * SHORE
        if sinks(level, shores, floods):
            under += 1
        if sinks(level, shores, 1):
            soon += 1
    value += max(0, under - 1) * 1_200
    return value + (3_000 if soon >= LOST else 0)


def dike_prospect(position: VanuatuPosition, island: Island) -> i64:
    """What a dike on this island is worth to everybody."""
    shores = size_of(waters.open_shores(position, island))
    if shores == 0 or position.dike_stock == 0:
        return 0
    floods = floods_left(position)
    level = water_on(position, island)
    value = floods * SHORE
    if sinks(level, shores, floods):
        value += 400 if sinks(level, shores - 1, floods) else 900
    return max(0, value - DIKE_PRICE * VATU)
