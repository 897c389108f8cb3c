"""What is open, why not, and what is done: every question is looked up in its table. The words of stages, questions and draws."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, cards, reasons
from vaka.games.paradise.rules.box import Seat
from vaka.games.paradise.rules.exploration import voyage
from vaka.games.paradise.rules.options import RULE_SOLO
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script import at_will, opening, turn
from vaka.games.paradise.rules.script.alone import carry_on
from vaka.games.paradise.rules.script.asking import CHANCES, QUESTIONS, STEPS, current
from vaka.games.paradise.rules.script.moving import MOVING, TRANSIT
from vaka.games.paradise.rules.script.ordering import BUILDING
from vaka.games.paradise.rules.script.picking import PICKS
from vaka.games.paradise.rules.stages import AT_BUILDING, AT_MOVING, AT_TRANSIT

PENDING: Final[i64] = -1
STAGE_WORDS: Final = tuple(STEPS.words())
QUESTION_WORDS: Final = tuple(QUESTIONS.words())
CHANCE_WORDS: Final = tuple(CHANCES.words())
PICK_WORDS: Final = tuple(word or None for word in PICKS.words())


def begin(position: ParadisePosition) -> None:
    """§3: everything is laid out for the first decision or draw."""
    opening.begin_game(position)


def legal(position: ParadisePosition, seat: Seat) -> vec[i64]:
    """Everything that is open to a seat that is asked, with what it may do unasked.

    Most decisions are orders and moves: here and below they are found without the table, which has the same rows.
    """
    found = vec[i64](capacity=32)
    stage = stage_of(position)
    if stage == AT_BUILDING:
        found = BUILDING.legal(position, seat, found)
    elif stage == AT_MOVING:
        found = MOVING.legal(position, seat, found)
    elif stage == AT_TRANSIT:
        found = TRANSIT.legal(position, seat, found)
    else:
        found = current(position).legal(position, seat, found)
    return merged(found, at_will.legal_asides(position, seat))


def stage_of(position: ParadisePosition) -> i64:
    """The stage whose step is asked; none where something is pending."""
    return PENDING if position.is_pending() else position.stage


def merged(some: vec[i64], others: vec[i64]) -> vec[i64]:
    """Two lists in order as one, what stands in both once."""
    size: i64 = len(others)
    if size == 0:
        return some
    found = vec[i64](capacity=len(some) + size)
    place: i64 = 0
    for action in some:
        while place < size and others[place] < action:
            found = append(found, others[place])
            place += 1
        if place < size and others[place] == action:
            place += 1
        found = append(found, action)
    while place < size:
        found = append(found, others[place])
        place += 1
    return found


def why_not(position: ParadisePosition, action: i64, seat: Seat) -> Reason:
    """The reason why a seat that is asked cannot do this, or OPEN; below 0 if there is no such action."""
    if action < 0 or action >= actions.ACTION_COUNT:
        return -1
    if actions.SHOW <= action < actions.KAVA_SEAT:
        return cards.why_not_show(position, seat, action - actions.SHOW) if at_will.may_show(position, seat) else reasons.NOT_NOW
    if actions.TURN <= action < actions.KAVA_HEX:
        return voyage.why_not_turn(position, seat, action - actions.TURN) if at_will.may_turn(position, seat) else reasons.NOT_NOW
    if at_will.is_at_any_time(action) and at_will.may_show(position, seat):
        return at_will.why_not_at_will(position, action, seat)
    stage = stage_of(position)
    if stage == AT_BUILDING:
        return BUILDING.why_not(position, action, seat)
    if stage == AT_MOVING:
        return MOVING.why_not(position, action, seat)
    if stage == AT_TRANSIT:
        return TRANSIT.why_not(position, action, seat)
    return current(position).why_not(position, action, seat)


def decide(position: ParadisePosition, action: i64, seat: Seat) -> None:
    """A seat has decided."""
    if at_will.act_at_will(position, action, seat):
        return
    stage = stage_of(position)
    if stage == AT_BUILDING:
        BUILDING.answer(position, action, seat)
    elif stage == AT_MOVING:
        MOVING.answer(position, action, seat)
    elif stage == AT_TRANSIT:
        TRANSIT.answer(position, action, seat)
    else:
        current(position).answer(position, action, seat)


def go_on(position: ParadisePosition) -> None:
    """§4: who is asked now; in the solitaire game after all that happens by itself."""
    turn.go_on(position)
    if position.advanced & RULE_SOLO != 0:
        while carry_on(position):
            turn.go_on(position)
