"""The second half of the script: Building (§9), the cards that were bought, Victory (§10), and the next turn."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.advanced import ASK_BEFORE, ASK_SHOW, AT_EVE
from vaka.games.paradise.rules.advanced_turn import close_building, ends_solo, open_turn, show_advanced_orders
from vaka.games.paradise.rules.building import begin_building
from vaka.games.paradise.rules.cards import face_down_cards
from vaka.games.paradise.rules.carrying_out import carry_out
from vaka.games.paradise.rules.fleets import has_chain
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.kept_events import ask_before, is_asked_before
from vaka.games.paradise.rules.movement import end_moves
from vaka.games.paradise.rules.packed import ZERO, bit, has
from vaka.games.paradise.rules.position import (
    ASK_ANSWER,
    AT_BUILDING,
    AT_CARDS,
    AT_END,
    AT_MOVING,
    AT_ORDER,
    AT_TRANSIT,
    AT_VICTORY,
    FOR_CARD,
    NO_CHANCE,
    NO_SEAT,
    SETTLED,
    ParadisePosition,
    clear_set,
    seat_in_order,
)
from vaka.games.paradise.rules.solitaire import is_solo
from vaka.games.paradise.rules.telling import tell_at, tell_step, tell_turn
from vaka.games.paradise.rules.turn_order import last_seat
from vaka.games.paradise.rules.victory import finish, has_anybody_reached, is_asked_to_answer, is_track_right, may_reach, move_track

# --- Between the steps ---


def go_on_quietly(position: ParadisePosition) -> None:
    """Who has nothing left to show or to play is asked no more; after the last question Building begins, or the count."""
    while position.is_pending() and is_idle(position):
        ask_next(position)
    if position.chance != NO_CHANCE or position.is_pending():
        return
    if position.stage == AT_EVE:
        begin_orders(position)
    elif position.stage == AT_CARDS:
        begin_victory(position)


def is_idle(position: ParadisePosition) -> bool:
    """Is a seat asked for cards that it has not?"""
    seat = position.pending_seat()
    if position.pending_question() == ASK_SHOW:
        return face_down_cards(position, seat) == 0
    return position.pending_question() == ASK_BEFORE and not is_asked_before(position, seat)


def ask_next(position: ParadisePosition) -> None:
    """A seat shows or plays nothing more: the next one is asked (ruling 53, ruling 62)."""
    is_show = position.pending_question() == ASK_SHOW
    place = position.pending_two() + 1
    position.pop()
    if is_show:
        ask_to_show(position, place)
    else:
        ask_before(position, place)
        leave_cut_chain(position)


def decline(position: ParadisePosition, seat: i64) -> None:
    """A seat shows or plays nothing more of its own accord."""
    tell_at(position, "no-card", seat, NOWHERE)
    ask_next(position)


def leave_cut_chain(position: ParadisePosition) -> None:
    """§7.2: where TANIWHA has cut the last chain, there is no transit any more."""
    if position.stage == AT_TRANSIT and not position.is_pending() and not has_chain(position, position.active):
        end_moves(position, position.active)
        position.stage = AT_MOVING


# --- 4. Building ---


def begin_orders(position: ParadisePosition) -> None:
    """§9.3: all build at the same time."""
    position.stage = AT_BUILDING
    position.active = NO_SEAT
    position.place = 0
    position.ended = 0
    position.buyers = 0
    clear_set(position, SETTLED)
    begin_building(position)
    tell_step(position, "building")


def end_orders(position: ParadisePosition, seat: i64) -> None:
    """§9.3: when the last orders are in, all are carried out in turn order; then cards are drawn."""
    position.ended |= bit(seat)
    tell_at(position, "ready", seat, NOWHERE)
    if position.ended != bit(position.seats) - 1:
        return
    position.raise_floor()
    for place in range(position.seats):
        if position.advanced != 0:
            show_advanced_orders(position, seat_in_order(position, place))
        carry_out(position, seat_in_order(position, place))
    close_building(position)
    position.bought = ZERO if is_solo(position) else position.buyers
    position.ended = 0
    position.stage = AT_CARDS
    position.place = -1
    next_card(position)


def next_card(position: ParadisePosition) -> None:
    """§9.5: in turn order each buyer draws."""
    if position.place >= 0:
        position.buyers &= ~bit(seat_in_order(position, position.place))
    position.place += 1
    while position.place < position.seats and not has(position.buyers, seat_in_order(position, position.place)):
        position.place += 1
    if position.place < position.seats:
        position.chance = FOR_CARD
        return
    position.chance = NO_CHANCE
    position.buyers = 0
    position.place = position.seats - 1
    ask_to_show(position, 0)


def ask_to_show(position: ParadisePosition, place: i64) -> None:
    """§9.5, §10.1: a card can be shown at once: whoever bought one is asked before the points are counted (ruling 53)."""
    while place < position.seats:
        seat = seat_in_order(position, place)
        if has(position.bought, seat) and face_down_cards(position, seat) > 0:
            position.push(seat, ASK_SHOW, NOWHERE, place)
            return
        place += 1
    position.bought = 0
    ask_before(position, 0)


# --- 5. Victory ---


def begin_victory(position: ParadisePosition) -> None:
    """§10.1: the track; then who may have enough is asked in turn order."""
    position.stage = AT_VICTORY
    tell_step(position, "victory")
    move_track(position)
    if is_solo(position):
        if not ends_solo(position):
            begin_turn(position)
    else:
        ask_to_declare(position, 0)


def ask_to_declare(position: ParadisePosition, place: i64) -> None:
    """§10.4: from this place on; after the last the next turn begins, or the game ends (ruling 61)."""
    position.declared = NO_SEAT
    position.answered = 0
    while place < position.seats:
        seat = seat_in_order(position, place)
        if may_reach(position, seat):
            position.place = place
            position.active = seat
            return
        place += 1
    if position.turn >= position.last_turn:
        end_game(position)
    else:
        if not is_track_right(position):
            move_track(position)
        begin_turn(position)


def ask_for_answers(position: ParadisePosition) -> None:
    """§10.4: the others may answer a declaration; if anybody has enough then, all cards counted, the game is over."""
    for place in range(position.seats):
        seat = seat_in_order(position, place)
        if not has(position.answered, seat):
            if is_asked_to_answer(position, seat):
                position.push(seat, ASK_ANSWER)
                return
            position.answered |= bit(seat)
    if has_anybody_reached(position):
        end_game(position)
    else:
        tell_at(position, "not-enough", position.declared, NOWHERE)
        move_track(position)
        ask_to_declare(position, position.place + 1)


def end_game(position: ParadisePosition) -> None:
    """§10.4: all cards are revealed."""
    position.stage = AT_END
    position.active = NO_SEAT
    position.place = 0
    finish(position)


# --- 1. The next turn ---


def begin_turn(position: ParadisePosition) -> None:
    """§5: the last player takes the marker."""
    position.turn += 1
    position.stage = AT_ORDER
    position.chance = NO_CHANCE
    position.active = NO_SEAT
    position.place = 0
    position.marker = last_seat(position)
    tell_turn(position)
    if position.advanced != 0:
        open_turn(position)
