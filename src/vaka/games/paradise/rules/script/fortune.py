"""The script of an Event (§11.2) and of malaria (§11.6): who draws, what is asked, whom it hits, and how the turn goes on."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.questions import row_of_ids
from vaka.games.paradise.rules import actions, cards, reasons, stages, turn_order
from vaka.games.paradise.rules.board import hexes, places, seats
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.events import deck, kept, malaria, markers, notes, striking
from vaka.games.paradise.rules.events.fortunes import FORTUNES, NO_CHOICE
from vaka.games.paradise.rules.events.shelter import is_immune
from vaka.games.paradise.rules.exploration import voyage
from vaka.games.paradise.rules.options import RULE_EVENTS
from vaka.games.paradise.rules.packed import bit
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script.asking import CHANCES, QUESTIONS, STEPS, Ask, Chance, Pause, or_none
from vaka.games.paradise.rules.script.conquering import must_choose_home
from vaka.games.paradise.rules.script.exploring import begin_exploration
from vaka.games.paradise.rules.script.moving import leave_cut_chain
from vaka.games.paradise.rules.telling.fortune import tell_fortune, tell_fortune_kept, tell_fortune_seat

# --- Who draws ---


def ask_for_duty(position: ParadisePosition) -> None:
    """§11.2: while nothing is to be decided: the last player chooses between the Event and the turn order."""
    if (
        position.advanced & RULE_EVENTS == 0
        or position.stage != stages.AT_ORDER
        or position.chance != stages.NO_CHANCE
        or position.is_pending()
    ):
        return
    is_due = markers.has_begun(position) and not deck.is_deck_empty(position)
    if is_due and notes.noted(position, notes.DRAWER) == NO_SEAT:
        position.push(position.marker, stages.ASK_DUTY, hexes.NOWHERE)


class Duty(Ask):
    """§11.2: the last player takes one duty, the last but one does the other. The turn order is set first."""

    quiet = True

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return append(append(found, actions.DUTY), actions.DUTY + 1)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return reasons.OPEN if actions.DUTY <= action < actions.PLAY else reasons.NOT_NOW

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        takes_event = action == actions.DUTY + 1
        other = turn_order.last_but_one(position)
        notes.note(position, notes.DRAWER, seat if takes_event else other)
        if takes_event:
            position.marker = other
        tell_fortune(position, "duty-event" if takes_event else "duty-order", seat, deck.CALM_SEASON, hexes.NOWHERE)


QUESTIONS.add(stages.ASK_DUTY, "duty", Duty())


def begins_event(position: ParadisePosition) -> bool:
    """§11.2: after the turn order the Event is drawn. False if there is none."""
    drawer = notes.noted(position, notes.DRAWER) if position.advanced & RULE_EVENTS != 0 else NO_SEAT
    if drawer == NO_SEAT:
        return False
    position.stage = stages.AT_EVENT
    position.active = drawer
    position.place = seats.place_in_order(position, drawer)
    position.chance = stages.FOR_EVENT
    return True


STEPS.add(stages.AT_EVENT, "event", Pause())


def end_event(position: ParadisePosition) -> None:
    """When nothing of the Event is left to be decided, exploration begins."""
    if position.stage == stages.AT_EVENT and position.chance == stages.NO_CHANCE and not position.is_pending():
        notes.set_current(position, -1)
        notes.forget(position, notes.DRAWER)
        begin_exploration(position, 0)


# --- The card ---


class DrawnEvent(Chance):
    """§11.2: a card with a blue title is kept; any other is read aloud and carried out at once."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return deck.event_outcomes(position)

    def source(self) -> str:
        return "events"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        seat = position.active
        event = outcome - actions.EVENT
        if deck.is_kept(event):
            deck.keep_event(position, seat, event)
            tell_fortune_kept(position, seat, event)
            return
        deck.play_out(position, event)
        notes.set_current(position, event)
        tell_fortune(position, "fortune-draw", seat, event, hexes.NOWHERE)
        if event == deck.CULTURAL_FLOWERING:
            give_card(position, seat)
        elif FORTUNES.at(event).choice != NO_CHOICE:
            ask_for_target(position, seat, event)


CHANCES.add(stages.FOR_EVENT, "event", DrawnEvent())


def give_card(position: ParadisePosition, seat: Seat) -> None:
    """CULTURAL FLOWERING: a card for nothing, if there is one."""
    if cards.cards_left(position) > 0:
        position.buyers = bit(seat)
        position.chance = stages.FOR_CARD


def ask_for_target(position: ParadisePosition, seat: Seat, event: i64) -> None:
    """§11.2: who carries it out chooses; without anything to choose it has no effect."""
    if striking.can_strike(position, seat, event):
        position.push(seat, stages.ASK_TARGET, hexes.NOWHERE, event)
    elif event != deck.CULT_OF_WAR or notes.current_event(position) == event:
        tell_fortune(position, "fortune-none", seat, event, hexes.NOWHERE)


class Target(Ask):
    """§11.2: a hex or a player; a cult of war need not reach three groups. The second number is the Event."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        event = position.pending_two()
        if event == deck.CULT_OF_WAR:
            found = append(found, actions.DONE)
        return striking.legal_strike(position, seat, event, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        event = position.pending_two()
        if action == actions.DONE:
            return reasons.OPEN if event == deck.CULT_OF_WAR else reasons.NOT_NOW
        first = striking.first_target(event)
        last = actions.PEEK if first == actions.NAME else actions.NAME
        return striking.why_not_strike(position, seat, event, action - first) if first <= action < last else reasons.NOT_NOW

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        event = position.pending_two()
        position.pop()
        if action == actions.DONE:
            notes.set_current(position, -1)
        elif striking.names_a_player(event):
            name_player(position, seat, event, action - actions.NAME)
        else:
            aim(position, seat, event, action - actions.STRIKE)
        leave_cut_chain(position)


QUESTIONS.add(stages.ASK_TARGET, "target", Target())


def name_player(position: ParadisePosition, seat: Seat, event: i64, other: i64) -> None:
    """A player is named; whom it hits may have a SHAMAN (ruling 62)."""
    tell_fortune_seat(position, seat, event, other)
    hit = striking.blow_of(position, seat, event, other).victim
    if hit != NO_SEAT and deck.keeps(position, hit) > 0:
        position.push(hit, stages.ASK_SHAMAN, hexes.NOWHERE, event, seat)
    else:
        striking.touch(position, seat, event, other)


def aim(position: ParadisePosition, seat: Seat, event: i64, where: Hex) -> None:
    """A hex is chosen; whom it hits may have a SHAMAN (ruling 62)."""
    hit = striking.blow_of(position, seat, event, where).victim
    if hit != NO_SEAT and deck.keeps(position, hit) > 0:
        tell_fortune(position, "fortune-aim", seat, event, where)
        position.push(hit, stages.ASK_SHAMAN, where, event, seat)
    else:
        befall(position, seat, event, where)


def befall(position: ParadisePosition, seat: Seat, event: i64, where: Hex) -> None:
    """§11.2: the Event, or malaria, strikes; if it would leave a player with fewer than two Villages it is void."""
    owner = places.control_at(position, where)
    if event == deck.MALARIA_CASE:
        if malaria.suffer_malaria(position, where):
            must_choose_home(position, owner)
        return
    if striking.is_void(position, seat, event, where):
        tell_fortune(position, "fortune-void", seat, event, where)
        return
    if striking.strike(position, seat, event, where):
        must_choose_home(position, owner)
    if event == deck.CULT_OF_WAR and notes.current_event(position) == event:
        ask_for_target(position, seat, event)


# --- SHAMAN ---


class Shaman(Ask):
    """SHAMAN: it is ignored, and the marker lies on one of the seat's groups; or it happens. Numbers: hex, Event, who drew it."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return kept.legal_play(position, seat, deck.SHAMAN, or_none(found))

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return kept.why_not_play(position, seat, action, deck.SHAMAN)

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        where = position.pending_one()
        event = position.pending_two()
        drawer = position.pending_three()
        position.pop()
        if action != actions.NO_CARD:
            kept.play_event(position, seat, deck.SHAMAN)
            if striking.best_rank(position, seat, deck.SHAMAN) > 0:
                position.push(seat, stages.ASK_WARD, hexes.NOWHERE, deck.SHAMAN)
        elif where == hexes.NOWHERE:
            striking.touch(position, drawer, event, seat)
        else:
            befall(position, drawer, event, where)

    def takes(self, action: i64) -> bool:
        return True


class Ward(Ask):
    """SHAMAN: which group is immune from now on; the second number is the Event."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return striking.legal_strike(position, seat, deck.SHAMAN, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return (
            striking.why_not_strike(position, seat, deck.SHAMAN, action - actions.STRIKE)
            if actions.STRIKE <= action < actions.NAME
            else reasons.NOT_NOW
        )

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        striking.strike(position, seat, deck.SHAMAN, action - actions.STRIKE)


QUESTIONS.add(stages.ASK_SHAMAN, "shaman", Shaman())
QUESTIONS.add(stages.ASK_WARD, "ward", Ward())

# --- Malaria ---


class Malaria(Chance):
    """§11.6: a Village is lost; with the last one of a home a new home is chosen."""

    def outcomes(self, position: ParadisePosition) -> vec[i64]:
        return row_of_ids(actions.DIE, 6)

    def source(self) -> str:
        return "die"

    def come_out(self, position: ParadisePosition, outcome: i64) -> None:
        where = malaria.roll_malaria(position, outcome - actions.DIE + 1)
        has_events = position.advanced & RULE_EVENTS != 0
        if where == hexes.NOWHERE or (has_events and is_immune(position, where)):
            return
        owner = places.control_at(position, where)
        if has_events and deck.keeps(position, owner) > 0:
            position.push(owner, stages.ASK_SHAMAN, where, deck.MALARIA_CASE)
        else:
            befall(position, owner, deck.MALARIA_CASE, where)


CHANCES.add(stages.FOR_MALARIA, "malaria", Malaria())

# --- At any time ---


def play_at_will(position: ParadisePosition, seat: Seat, event: i64) -> None:
    """Ruling 62: TANIWHA wants a hex, ROYAL MARRIAGE a player; BECALMED strikes who is about to move, or a player is named."""
    kept.play_event(position, seat, event)
    if event == deck.FAVORABLE_WINDS:
        striking.touch(position, seat, event, seat)
    elif event == deck.DRIFT_VOYAGE:
        voyage.fetch(position, seat)
    elif event == deck.SHAMAN:
        position.push(seat, stages.ASK_WARD, hexes.NOWHERE, deck.SHAMAN)
    elif event == deck.BECALMED and is_about_to_move(position):
        name_player(position, seat, event, position.active)
    else:
        ask_for_target(position, seat, event)


def is_about_to_move(position: ParadisePosition) -> bool:
    """Is somebody asked for a card just before a player's Movement?"""
    is_asked = position.is_pending() and position.pending_question() == stages.ASK_BEFORE
    return is_asked and (position.stage == stages.AT_MOVING or position.stage == stages.AT_TRANSIT)
