"""Moving one's Tiki from pirogue to pirogue (« Le Tiki », « Le Dauphin »)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.ending import check_hop
from vaka.games.aloha.rules.layout import BEACH, NOWHERE, TABLES, Found, bit, has
from vaka.games.aloha.rules.reasons import (
    ALREADY_ABOARD,
    CARRIES_TIKI,
    NOT_IN_PLAY,
    OPEN,
    OUT_OF_REACH,
    PIROGUE_ON_BEACH,
    SAME_TILE,
    TIKI_ON_BEACH,
    TWIN,
)
from vaka.games.aloha.rules.sailing import is_twin

if TYPE_CHECKING:
    from vaka.games.aloha.rules.sequence import Aloha


def reach(state: Aloha, here: i64) -> i64:
    """The squares that a Tiki on this one can hop to, as a set: adjacent, over one face-up Dauphin, and the same tile."""
    squares = TABLES.near_mask[here]
    if squares & state.dauphin:
        far = TABLES.far
        middles = TABLES.far_middle
        dauphin = state.dauphin
        for place in range(here * 16, here * 16 + 16):
            if far[place] == NOWHERE:
                break
            between = middles[place]
            if between != NOWHERE and has(dauphin, between):
                squares |= bit(far[place])
    if state.same_tile:
        squares |= bit(here)
    return squares


def legal_hop(state: Aloha, seat: i64, found: Found) -> None:
    """Every pirogue, own or adverse, that this seat's Tiki can board."""
    here = state.place[state.tiki[seat]]
    if here == BEACH:
        return
    squares = reach(state, here) & state.taken
    if squares == 0:
        return
    places = state.place
    laden = state.laden
    pairs = state.pairs
    base = TABLES.hop
    fleet = TABLES.fleet
    for owner in range(state.seats):
        first = owner * fleet
        for pirogue in range(first, first + fleet):
            square = places[pirogue]
            if not has(squares, square) or has(laden, pirogue):
                continue
            if not has(pairs, square) or not is_twin(state, pirogue, first):
                found.add(base + pirogue)


def why_not_hop(state: Aloha, seat: i64, pirogue: i64) -> i64:
    """Why this seat's Tiki cannot board this pirogue."""
    if pirogue >= state.seats * TABLES.fleet:
        return NOT_IN_PLAY
    if state.tiki[seat] == pirogue:
        return ALREADY_ABOARD
    if has(state.laden, pirogue):
        return CARRIES_TIKI
    here, there = state.place[state.tiki[seat]], state.place[pirogue]
    if here == BEACH:
        return TIKI_ON_BEACH
    if there == BEACH:
        return PIROGUE_ON_BEACH
    if not has(reach(state, here), there):
        return SAME_TILE if here == there else OUT_OF_REACH
    return TWIN if is_twin(state, pirogue, pirogue - pirogue % TABLES.fleet) else OPEN


def hop(state: Aloha, seat: i64, pirogue: i64) -> None:
    """The Tiki goes aboard; a rebound on a Dauphin costs nothing more."""
    here = state.place[state.tiki[seat]]
    state.set_tiki(seat, pirogue)
    state.mark_last(here, state.place[pirogue])
    state.corail_ready = False
    if state.events is not None:
        telling.hop(state, seat, pirogue, here)
    check_hop(state, seat)
