"""The script of the Victory Step (§10), and of the turn that begins after it (§5)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, cards, reasons, stages, turn_order, victory
from vaka.games.paradise.rules.battle import conquest
from vaka.games.paradise.rules.board import hexes, places, seats
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.events import malaria, markers
from vaka.games.paradise.rules.options import RULE_EVENTS
from vaka.games.paradise.rules.packed import bit, has
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script.asking import QUESTIONS, STEPS, Ask, Pause, Waiver, decline
from vaka.games.paradise.rules.script.conquering import must_choose_home
from vaka.games.paradise.rules.solitaire import ending, samoa
from vaka.games.paradise.rules.telling.turn import tell_at, tell_step, tell_turn


def begin_victory(position: ParadisePosition) -> None:
    """§10.1: the track; then who may have enough is asked in turn order."""
    position.stage = stages.AT_VICTORY
    tell_step(position, "victory")
    victory.move_track(position)
    if not samoa.is_solo(position):
        ask_to_declare(position, 0)
    elif ending.is_decided(position):
        end_alone(position)
    else:
        begin_turn(position)


def ask_to_declare(position: ParadisePosition, place: i64) -> None:
    """§10.4: from this place on; after the last the next turn begins, or the game ends (ruling 61)."""
    position.declared = NO_SEAT
    position.answered = 0
    while place < position.seats:
        seat = seats.seat_in_order(position, place)
        if victory.may_reach(position, seat):
            position.place = place
            position.active = seat
            return
        place += 1
    if position.turn >= position.last_turn:
        end_game(position)
    else:
        if not victory.is_track_right(position):
            victory.move_track(position)
        begin_turn(position)


class Victory(Ask):
    """§10.4: declare victory, or not."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return victory.legal_declare(position, seat, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        if action == actions.DECLARE:
            return victory.why_not_declare(position, seat)
        return reasons.OPEN if action == actions.PASS else reasons.NOT_NOW

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        if action == actions.DECLARE:
            victory.declare(position, seat)
            ask_for_answers(position)
        else:
            tell_at(position, "pass", seat, hexes.NOWHERE)
            ask_to_declare(position, position.place + 1)


def ask_for_answers(position: ParadisePosition) -> None:
    """§10.4: the others may answer a declaration; if anybody has enough then, all cards counted, the game is over."""
    for place in range(position.seats):
        seat = seats.seat_in_order(position, place)
        if not has(position.answered, seat):
            if victory.is_asked_to_answer(position, seat):
                position.push(seat, stages.ASK_ANSWER)
                return
            position.answered |= bit(seat)
    if victory.has_anybody_reached(position):
        end_game(position)
    else:
        tell_at(position, "not-enough", position.declared, hexes.NOWHERE)
        victory.move_track(position)
        ask_to_declare(position, position.place + 1)


def is_answered(position: ParadisePosition) -> bool:
    """Was a declaration answered by DEFORESTATION, and is the home chosen that it took?"""
    return position.declared != NO_SEAT and not position.is_pending() and position.stage == stages.AT_VICTORY


class Answer(Waiver):
    """§10.4: DEFORESTATION against a declaration, or nothing."""

    quiet = True
    names_hex = False

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        position.pop()
        if action == actions.NO_CARD:
            position.answered |= bit(seat)
            decline(position, seat)
        else:
            deforest(position, seat, action - actions.DEFOREST)
        if not position.is_pending():
            ask_for_answers(position)

    def takes(self, action: i64) -> bool:
        return actions.DEFOREST <= action < actions.DISC


def deforest(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """DEFORESTATION, at any time: a Village is lost; with the last one of a home a new home is chosen."""
    owner = places.control_at(position, where)
    cards.spend_deforestation(position, seat, where, owner)
    if conquest.lose_village(position, where):
        must_choose_home(position, owner)


STEPS.add(stages.AT_VICTORY, "victory", Victory())
QUESTIONS.add(stages.ASK_ANSWER, "answer", Answer())

# --- The end ---


def end_game(position: ParadisePosition) -> None:
    """§10.4: all cards are revealed."""
    close(position)
    victory.finish(position)


def end_alone(position: ParadisePosition) -> None:
    """§12.6: the solitaire game is over."""
    close(position)
    ending.finish(position)


def close(position: ParadisePosition) -> None:
    """Nobody decides anything any more."""
    position.stage = stages.AT_END
    position.active = NO_SEAT
    position.place = 0


STEPS.add(stages.AT_END, "over", Pause())

# --- The next turn ---


def begin_turn(position: ParadisePosition) -> None:
    """§5, §11.2, §11.6: the last player takes the marker; what lasted until now ends; the die for malaria comes before all else."""
    position.turn += 1
    position.stage = stages.AT_ORDER
    position.chance = stages.NO_CHANCE
    position.active = NO_SEAT
    position.place = 0
    position.marker = turn_order.last_seat(position)
    tell_turn(position)
    if position.advanced & RULE_EVENTS != 0:
        markers.open_events(position)
    malaria.note_malaria(position)
    if malaria.is_malaria_loose(position):
        position.chance = stages.FOR_MALARIA
