"""The script of the Building Step (§9): sealed orders, all carried out at once, and the cards that were bought."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, cards, reasons, stages
from vaka.games.paradise.rules.board import hexes, seats, sets
from vaka.games.paradise.rules.box import Seat
from vaka.games.paradise.rules.building import carrying_out, harvest, items, storing
from vaka.games.paradise.rules.events import deck, markers
from vaka.games.paradise.rules.movement import sailing
from vaka.games.paradise.rules.options import RULE_EVENTS, RULE_STORE
from vaka.games.paradise.rules.packed import ZERO, bit, has
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script.asking import CHANCES, QUESTIONS, STEPS, Ask, Chance, Pause, Waiver, decline
from vaka.games.paradise.rules.script.moving import ask_before, hear_alone
from vaka.games.paradise.rules.solitaire import samoa
from vaka.games.paradise.rules.telling.turn import tell_at, tell_step


def begin_orders(position: ParadisePosition) -> None:
    """§9.3: all build at the same time."""
    position.stage = stages.AT_BUILDING
    position.active = NO_SEAT
    position.place = 0
    position.ended = 0
    position.buyers = 0
    sets.clear_set(position, sets.SETTLED)
    items.begin_building(position)
    tell_step(position, "building")


# --- Orders ---


@final
class Building(Ask):
    """§9: an order, which nobody else hears of; or all are in."""

    def whom(self, position: ParadisePosition) -> i64:
        seat: i64 = 0
        while has(position.ended, seat):
            seat += 1
        return seat

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return legal_orders(position, seat, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return why_not_order(position, action, seat)

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        if action == actions.DONE:
            end_orders(position, seat)
            return
        hear_alone(position, seat)
        give_order(position, action, seat)


BUILDING: Final = Building()
STEPS.add(stages.AT_BUILDING, "building", BUILDING)


def legal_orders(position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
    """§9: all that can be ordered."""
    found = append(found, actions.DONE)
    if items.why_not_focus(position, seat) == reasons.OPEN:
        found = append(found, actions.FOCUS)
    found = items.legal_plan_card(position, seat, found)
    found = sailing.legal_dismiss(position, seat, found)
    found = items.legal_buy(position, seat, items.legal_settle(position, seat, found))
    found = items.legal_build(position, seat, found)
    if position.advanced & RULE_STORE != 0:
        found = storing.legal_store(position, seat, found)
    return harvest.legal_event_orders(position, seat, found) if position.advanced & RULE_EVENTS != 0 else found


def why_not_order(position: ParadisePosition, action: i64, seat: Seat) -> Reason:
    """§9: can this be ordered?"""
    if action == actions.DONE:
        return reasons.OPEN
    if action == actions.FOCUS:
        return items.why_not_focus(position, seat)
    if actions.USE <= action < actions.SHOW:
        return items.why_not_plan_card(position, seat, action - actions.USE)
    if actions.DISMISS <= action < actions.UP:
        return sailing.why_not_dismiss(position, seat, action - actions.DISMISS)
    if actions.SETTLE <= action < actions.BUY:
        return items.why_not_settle(position, seat, action - actions.SETTLE)
    if actions.BUY <= action < actions.LIFT:
        return items.why_not_buy(position, seat, action - actions.BUY)
    if actions.BUILD <= action < actions.BUILD_END:
        return items.why_not_build(position, seat, (action - actions.BUILD) // 100, (action - actions.BUILD) % 100)
    if actions.STORE <= action < actions.SPEND:
        return storing.why_not_store(position, seat, action - actions.STORE)
    if action == actions.SPEND:
        return storing.why_not_spend(position, seat)
    if action == actions.PLAY + deck.ABUNDANT_HARVEST:
        return harvest.why_not_harvest(position, seat)
    return (
        harvest.why_not_clear(position, seat, action - actions.CLEAR)
        if actions.CLEAR <= action < actions.LEADER
        else reasons.NOT_NOW
    )


def give_order(position: ParadisePosition, action: i64, seat: Seat) -> None:
    """§9, §11: one order."""
    if actions.BUILD <= action < actions.BUILD_END:
        items.build(position, seat, (action - actions.BUILD) // 100, (action - actions.BUILD) % 100)
    elif action == actions.FOCUS:
        items.focus(position, seat)
    elif actions.USE <= action < actions.SHOW:
        items.plan_card(position, seat, action - actions.USE)
    elif actions.DISMISS <= action < actions.UP:
        sailing.plan_dismissal(position, seat, action - actions.DISMISS)
    elif actions.SETTLE <= action < actions.BUY:
        items.settle(position, seat, action - actions.SETTLE)
    elif actions.BUY <= action < actions.LIFT:
        items.buy(position, seat, action - actions.BUY)
    elif actions.STORE <= action < actions.SPEND:
        storing.store(position, seat, action - actions.STORE)
    elif action == actions.SPEND:
        storing.spend(position, seat)
    elif actions.PLAY <= action < actions.STRIKE:
        harvest.plan_harvest(position, seat)
    else:
        harvest.clear(position, seat, action - actions.CLEAR)


def end_orders(position: ParadisePosition, seat: Seat) -> None:
    """§9.3: when the last orders are in, all are carried out in turn order; then cards are drawn."""
    position.ended |= bit(seat)
    tell_at(position, "ready", seat, hexes.NOWHERE)
    if position.ended != bit(position.seats) - 1:
        return
    position.raise_floor()
    for place in range(position.seats):
        carry_out(position, seats.seat_in_order(position, place))
    if position.advanced & RULE_EVENTS != 0:
        markers.end_season(position)
    position.bought = ZERO if samoa.is_solo(position) else position.buyers
    position.ended = 0
    position.stage = stages.AT_CARDS
    position.place = -1
    next_card(position)


def carry_out(position: ParadisePosition, seat: Seat) -> None:
    """§9.3, §11.2, §11.4: the orders of one seat, those that an advanced rule allows first."""
    if position.advanced & RULE_STORE != 0:
        storing.turn_store(position, seat)
    if position.advanced & RULE_EVENTS != 0:
        harvest.show_event_orders(position, seat)
    carrying_out.carry_out(position, seat)


# --- The cards that were bought ---


def next_card(position: ParadisePosition) -> None:
    """§9.5: in turn order each buyer draws."""
    if position.place >= 0:
        position.buyers &= ~bit(seats.seat_in_order(position, position.place))
    position.place += 1
    while position.place < position.seats and not has(position.buyers, seats.seat_in_order(position, position.place)):
        position.place += 1
    if position.place < position.seats:
        position.chance = stages.FOR_CARD
        return
    position.buyers = 0
    position.place = position.seats - 1
    ask_to_show(position, 0)


class BoughtCard(Chance):
    """§9.5: a buyer draws a card; so does who has a cultural flowering (§11.2), and nobody after that."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return cards.card_outcomes(position)

    def source(self) -> str:
        return "arts and culture"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        cards.draw_card(position, seats.seat_in_order(position, position.place), outcome - actions.CARD)
        if position.stage == stages.AT_EVENT:
            position.buyers = 0
        else:
            next_card(position)


def ask_to_show(position: ParadisePosition, place: i64) -> None:
    """§9.5, §10.1: a card can be shown at once: whoever bought one is asked before the points are counted (ruling 53)."""
    while place < position.seats:
        seat = seats.seat_in_order(position, place)
        if has(position.bought, seat) and cards.face_down_cards(position, seat) > 0:
            position.push(seat, stages.ASK_SHOW, hexes.NOWHERE, place)
            return
        place += 1
    position.bought = 0
    ask_before(position, 0)


class Show(Waiver):
    """Ruling 53: cards are shown at any time now, until their owner has enough; the second number is the place in order."""

    quiet = True

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        decline(position, seat)
        self.ask_next(position)

    def passes(self, position: ParadisePosition) -> bool:
        if cards.face_down_cards(position, position.pending_seat()) > 0:
            return False
        self.ask_next(position)
        return True

    def ask_next(self, position: ParadisePosition) -> None:
        """A seat shows nothing more: the next one is asked."""
        place = position.pending_two() + 1
        position.pop()
        ask_to_show(position, place)


STEPS.add(stages.AT_CARDS, "cards", Pause())
CHANCES.add(stages.FOR_CARD, "card", BoughtCard())
QUESTIONS.add(stages.ASK_SHOW, "show", Show())
