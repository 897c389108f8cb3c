"""The sequence of play ("Ablauf", "Züge"): draw, act or pass, check the hand limit; then the next seat clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from vaka.games.moorea.rules import drawing, ending, telling
from vaka.games.moorea.rules.layout import (
    ACTING,
    DEALING,
    DISCARDING,
    DISPLAY,
    DISPLAY_CARD,
    DRAWING,
    HAND_CARD,
    MAT,
    NO_CARD,
    NOT_FINAL,
    NOWHERE,
    PRODUCT_KINDS,
    SIZE,
    TABLES,
)

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea


def proceed(state: Moorea) -> None:
    """What comes next: open cards are replaced at once, then the turn goes on where it stands."""
    part = state.part
    if part == DEALING and deal_on(state):
        return
    if state.row_gaps > 0 and drawing.refill_row(state):
        return
    if state.gap != NOWHERE:
        state.await_chance(DISPLAY_CARD)
        return
    if part == DRAWING:
        if drawing.draw_on(state):
            return
        state.part = ACTING
        state.ask(state.turn)
    elif part == ACTING:
        state.ask(state.turn)
    elif part == DISCARDING:
        if state.hand_size(state.turn) > state.hand_limit(state.turn):
            state.ask(state.turn)
        else:
            end_turn(state)
    else:
        begin_turn(state, state.first)


def begin(state: Moorea, seat: i64) -> None:
    """The first player is drawn (ruling A5); the cards are dealt from seat to seat."""
    state.first = seat
    state.turn = 0
    if state.events is not None:
        state.report("first", {"seat": seat})
    proceed(state)


def deal_on(state: Moorea) -> bool:
    """Set-up: six commodities each, then three open ones, then ten products. Is a hand still to be dealt?"""
    while state.turn < state.seats:
        if state.mat[state.turn * MAT + SIZE] < TABLES.hand:
            state.await_chance(HAND_CARD)
            return True
        state.turn += 1
    return False


def begin_turn(state: Moorea, seat: i64) -> None:
    """Draw first, always."""
    state.turn = seat
    state.part = DRAWING
    state.drawn = 0
    proceed(state)


def act_done(state: Moorea) -> None:
    """One action a turn: what is left of it is the hand limit."""
    state.part = DISCARDING
    proceed(state)


def end_turn(state: Moorea) -> None:
    """The next seat, unless this was the last turn of the final round."""
    state.idle += 1
    if state.final != NOT_FINAL:
        state.final -= 1
        if state.final == 0:
            ending.end_game(state)
            return
    elif state.idle >= TABLES.idle_rounds * state.seats:
        ending.start_idle_final(state)
    following = state.turn + 1
    if following == state.seats:
        following = 0
    begin_turn(state, following)


def turn_up_product(state: Moorea, product: i64) -> None:
    """A product comes from the pile into the gap of the display; pile I lies on pile II (ruling A32)."""
    place = state.gap
    if state.first_left > 0:
        state.first_left -= 1
        state.piles[product] -= 1
    else:
        state.second_left -= 1
        state.piles[PRODUCT_KINDS + product] -= 1
    state.set_display(place, product)
    state.gap = NOWHERE
    if state.part == DEALING and place + 1 < DISPLAY:
        state.gap = place + 1
    if state.events is not None:
        telling.turn_up_product(state, product, place)
    proceed(state)


def place_of(state: Moorea, product: i64) -> i64:
    """The first place of the display where this product lies, or NOWHERE."""
    for place in range(DISPLAY):
        if state.display_at(place) == product:
            return place
    return NOWHERE


def take_from_display(state: Moorea, product: i64) -> None:
    """The card leaves the display and is replaced at once (A1); where that fails, the final round begins (A2)."""
    place = place_of(state, product)
    state.set_display(place, NO_CARD)
    state.last_place = place
    state.idle = -1  # this turn's end makes it 0
    if state.first_left + state.second_left > 0:
        state.gap = place
    elif state.final == NOT_FINAL:
        ending.start_final(state)
