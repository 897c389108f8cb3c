"""Winning, and the end after the last round (« L'Arrivée »)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vaka.engine.names import OVER
from vaka.games.aloha.rules import telling
from vaka.games.aloha.rules.layout import BEACH, SPAN, TABLES, bit, has

if TYPE_CHECKING:
    from vaka.games.aloha.rules.sequence import Aloha


def check_arrival(state: Aloha, pirogue: i64) -> None:
    """A Tiki aboard a pirogue on its arrival wins, whoever brought it there, even in another's turn."""
    if not has(state.laden, pirogue):
        return
    for seat in range(state.seats):
        if state.tiki[seat] == pirogue and state.place[pirogue] == state.goal[seat]:
            end_game(state, party(state, seat))
            return


def check_hop(state: Aloha, seat: i64) -> None:
    """A Tiki that hops into a pirogue on its arrival wins, whatever the colour of the pirogue."""
    if state.place[state.tiki[seat]] == state.goal[seat]:
        end_game(state, party(state, seat))


def party(state: Aloha, seat: i64) -> i64:
    """The seats that win with this one, as a set: in teams, partners sit in opposite corners."""
    alone: i64 = bit(seat)
    return alone | bit((seat + 2) % 4) if state.teams else alone


def end_by_rounds(state: Aloha) -> None:
    """After the last round the Tiki nearest to its arrival wins; level Tikis draw."""
    if state.events is not None:
        state.report("last-round", {"rounds": TABLES.rounds})
    end_game(state, nearest(state))


def nearest(state: Aloha) -> i64:
    """The seats whose Tikis are nearest to their arrival, with their partners, as a set."""
    best: i64 = 0
    winners: i64 = 0
    for seat in range(state.seats):
        score = progress(state, seat)
        if score > best or winners == 0:
            best = score
            winners = 0
        if score == best:
            winners |= party(state, seat)
    return winners


def end_game(state: Aloha, winners: i64) -> None:
    """Nobody is asked any more."""
    state.won = winners
    state.asked = OVER
    if state.events is not None:
        telling.end(state)


def progress(state: Aloha, seat: i64) -> i64:
    """How many of the five steps to its arrival this seat's Tiki has behind it."""
    here = state.place[state.tiki[seat]]
    if here == BEACH:
        return 0
    return SPAN - TABLES.distance[here * 36 + state.goal[seat]]
