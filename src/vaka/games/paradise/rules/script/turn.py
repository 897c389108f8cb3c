"""The script of a turn (§4): the turn order (§5), what comes after what, and who is asked now.

1. Turn order (§5)  2. Exploration (§6)  3. Movement (§7) and battle (§8)  4. Building (§9)  5. Victory (§10)
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.names import CHANCE, OVER
from vaka.games.paradise.rules import actions, reasons, stages, turn_order
from vaka.games.paradise.rules.box import Seat
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script.asking import QUESTIONS, STEPS, Ask
from vaka.games.paradise.rules.script.declaring import ask_for_answers, begin_victory, is_answered
from vaka.games.paradise.rules.script.exploring import begin_exploration, go_on_searching
from vaka.games.paradise.rules.script.fortune import ask_for_duty, begins_event, end_event
from vaka.games.paradise.rules.script.moving import next_battle
from vaka.games.paradise.rules.script.ordering import begin_orders


class Order(Ask):
    """§4, §5, §11.2: who holds the marker sets the turn order; then comes the Event, if one is drawn, or exploration."""

    def whom(self, position: ParadisePosition) -> i64:
        return position.marker

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return turn_order.legal_set_order(position, found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        if not actions.ORDER <= action < actions.REST:
            return reasons.NOT_NOW
        return turn_order.why_not_set_order(position, (action - actions.ORDER) % 4, (action - actions.ORDER) // 4)

    def answer(self, position: ParadisePosition, action: i64, seat: Seat) -> None:
        turn_order.set_order(position, seat, (action - actions.ORDER) % 4, (action - actions.ORDER) // 4)
        if not begins_event(position):
            begin_exploration(position, 0)


STEPS.add(stages.AT_ORDER, "order", Order())


def go_on(position: ParadisePosition) -> None:
    """§4: all that follows by itself; then who is asked: chance first, then what is pending, then the step itself."""
    next_battle(position)
    while position.is_pending() and QUESTIONS.at(position.pending_question()).passes(position):
        pass
    if position.chance == stages.NO_CHANCE and ends_by_itself(position.stage) and not position.is_pending():
        begin_next_step(position)
    if position.advanced != 0:
        end_event(position)
        go_on_searching(position)
        ask_for_duty(position)
    if position.stage == stages.AT_END:
        position.asked = OVER
    elif position.chance != stages.NO_CHANCE:
        position.asked = CHANCE
    elif position.is_pending():
        position.asked = position.pending_seat()
    elif position.active != NO_SEAT:
        position.asked = position.active
    else:
        position.asked = STEPS.at(position.stage).whom(position)


def ends_by_itself(stage: i64) -> bool:
    """Does this stage end where nothing is pending?"""
    return stage == stages.AT_EVE or stage == stages.AT_CARDS or stage == stages.AT_VICTORY


def begin_next_step(position: ParadisePosition) -> None:
    """Where nobody has anything left to show or to play, Building begins, or the count; a declaration goes on to the others."""
    stage = position.stage
    if stage == stages.AT_EVE:
        begin_orders(position)
    elif stage == stages.AT_CARDS:
        begin_victory(position)
    elif is_answered(position):
        ask_for_answers(position)
