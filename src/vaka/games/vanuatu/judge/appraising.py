"""What a seat has in Vanuatu, and what the waters threaten, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.vanuatu.judge.weights import WEIGHTS
from vaka.games.vanuatu.rules.actions import AT_PERFORMING
from vaka.games.vanuatu.rules.box import (
    BOX,
    ISLAND_COUNT,
    NOWHERE,
    TABLES,
    TOKEN_BOTH,
    TOKEN_FIRST,
    TOKEN_POINT,
    Island,
    Seat,
    Token,
)
from vaka.games.vanuatu.rules.packed import ZERO, size_of
from vaka.games.vanuatu.rules.pieces import huts_of, island_at, tourists_on, water_on
from vaka.games.vanuatu.rules.players import rester, token_of
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.tiles import worth
from vaka.games.vanuatu.rules.turns import waters

POINT: Final[i64] = 100
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
    weights = WEIGHTS
    later = rounds_left(position)
    vatus = position.vatus[seat]
    value = position.prosperity[seat] * weights.prosperity + worth(position.treasure_tiles[seat]) * 2 * POINT
    value += vatus * (weights.vatu if later > 0 else weights.last_vatu)
    if later > 0:
        value += min(vatus, 4) * weights.pocket  # what is needed to sail and to build at all
    value += worth(position.fish_tiles[seat]) * (weights.fish if later > 0 else weights.last_fish)
    if position.first == seat:
        value += weights.leader
    return value + huts_worth(position, seat) + rest_worth(position, seat)


def patience(position: VanuatuPosition, seat: Seat) -> i64:
    """What treasures in hand are worth besides, before actions are performed: nothing is bought yet, and selling can wait."""
    return worth(position.treasure_tiles[seat]) * WEIGHTS.patience if position.stage < AT_PERFORMING else ZERO


def huts_worth(position: VanuatuPosition, seat: Seat) -> i64:
    """Each hut counts its tourists and some of those still to come; the first is worth more, because fish can be sold there."""
    value: i64 = 0
    for island in range(ISLAND_COUNT):
        count = huts_of(position, seat, island)
        if count > 0:
            value += count * hut_worth(position, island)
    if position.huts[seat] != 0 and rounds_left(position) > 0:
        value += WEIGHTS.market
    return value


def hut_worth(position: VanuatuPosition, island: Island) -> i64:
    """What a hut on this island is likely to bring at the end."""
    value = dry_worth(position, island)
    return wetted(position, island, value, 0) if position.with_waters else value


def dry_worth(position: VanuatuPosition, island: Island) -> i64:
    """The same, if no water comes."""
    here = tourists_on(position, island)
    to_come = (TABLES.tourist_limit[island] - here) * rounds_left(position) * WEIGHTS.room
    return here * 2 * POINT + min(to_come, WEIGHTS.room_most)


def wetted(position: VanuatuPosition, island: Island, value: i64, dikes: i64) -> i64:
    """What is left of a hut's worth in the waters to come, with so many dikes more: some shores will get a dike in time."""
    shores = size_of(waters.open_shores(position, island)) - dikes
    level = water_on(position, island) * 100 + shores * floods_left(position) * WEIGHTS.rise
    if level >= UNDER * 100:
        return value * WEIGHTS.drowned // 100
    return value - TABLES.penalty[level // 100] * POINT


def rest_worth(position: VanuatuPosition, seat: Seat) -> i64:
    """The token that the seat has taken, if it is known."""
    value: i64 = 0
    for number in range(position.rests):
        if rester(position, number) == seat:
            value += token_worth(token_of(position, number))
    return value


def token_worth(token: Token) -> i64:
    """A token of resting."""
    if token == TOKEN_BOTH:
        return WEIGHTS.token_both
    if token == TOKEN_POINT:
        return WEIGHTS.token_point
    return WEIGHTS.token_first if token == TOKEN_FIRST else WEIGHTS.token_else


# --- Rising Waters ---


def floods_left(position: VanuatuPosition) -> i64:
    """How often the waters can still rise: in every second round, and in this one if the die says so."""
    return rounds_left(position) // 2 + (rounds_left(position) % 2) + (1 if position.die > 0 else 0)


def sinks(level: i64, shores: i64, floods: i64) -> bool:
    """Will an island go under, if nobody builds another dike?"""
    return level + shores * floods >= UNDER


def danger(position: VanuatuPosition, island: Island, dikes: i64) -> i64:
    """What everybody stands to lose, with so many dikes more on one island: every open shore, and above all a third island."""
    floods = floods_left(position)
    value: i64 = 0
    under = size_of(position.submerged)
    soon = under
    for land in range(ISLAND_COUNT):
        if island_at(position, land) == NOWHERE:
            continue
        shores = size_of(waters.open_shores(position, land)) - (dikes if land == island else ZERO)
        level = water_on(position, land)
        value += shores * floods * (WEIGHTS.shore if position.seats > 2 else WEIGHTS.shore_of_two)
        if sinks(level, shores, floods):
            under += 1
        if sinks(level, shores, 1):
            soon += 1
    value += max(0, under - 1) * WEIGHTS.under
    return value + (WEIGHTS.doom if soon >= LOST else ZERO)


def dike_prospect(position: VanuatuPosition, seat: Seat, island: Island) -> i64:
    """What a dike on this island is worth to a seat: less danger for all, and for the own huts there."""
    if position.dike_stock == 0 or waters.open_shores(position, island) == 0:
        return 0
    value = danger(position, island, 0) - danger(position, island, 1) - DIKE_PRICE * WEIGHTS.vatu
    count = huts_of(position, seat, island)
    if count > 0:
        worth_dry = dry_worth(position, island)
        value += count * (wetted(position, island, worth_dry, 1) - wetted(position, island, worth_dry, 0))
    return max(0, value)
