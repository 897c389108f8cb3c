"""Winning, and the end after the last round (« L'Arrivée »)."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.aloha.rules.box import Pirogue, Seat
from vaka.games.aloha.rules.packed import ZERO, has
from vaka.games.aloha.rules.position import AlohaPosition, party, tiki_place
from vaka.games.aloha.rules.sea import BEACH, SEA, SPAN, steps


def arrived(position: AlohaPosition, pirogue: Pirogue) -> i64:
    """§6: who wins, as a set, if the Tiki aboard this pirogue is on its arrival, whoever brought it there; nobody otherwise."""
    here = position.place[pirogue]
    if has(SEA.corner_mask, here) and has(position.laden, pirogue):
        for seat in range(position.seats):
            if position.tiki[seat] == pirogue and position.goal[seat] == here:
                return party(position, seat)
    return 0


def nearest(position: AlohaPosition) -> i64:
    """§6: after the last round, the seats whose Tikis are nearest to their arrival, with their partners, as a set."""
    best: i64 = 0
    winners: i64 = 0
    for seat in range(position.seats):
        score = progress(position, seat)
        if score > best or winners == 0:
            best = score
            winners = 0
        if score == best:
            winners |= party(position, seat)
    return winners


def progress(position: AlohaPosition, seat: Seat) -> i64:
    """§6: how many of the five steps to its arrival this seat's Tiki has behind it; on the beach none."""
    here = tiki_place(position, seat)
    return ZERO if here == BEACH else SPAN - steps(here, position.goal[seat])
