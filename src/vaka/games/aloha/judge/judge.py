"""What is good in Aloha: few actions between one's Tiki and its arrival, many for the others, and nobody about to win.

Integers throughout, so that a bot plays the same game compiled and interpreted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.judge import FIRST_OR_NEVER, Judge
from vaka.engine.names import NOBODY, OVER
from vaka.engine.state import State
from vaka.engine.tensors import Row
from vaka.games.aloha.judge.partners import can_deliver, partner_of
from vaka.games.aloha.judge.racing import actions_needed, escort, steps_left
from vaka.games.aloha.judge.traits import TRAITS, tell_traits
from vaka.games.aloha.judge.weights import WEIGHTS
from vaka.games.aloha.judge.winning import Prospect, free_squares
from vaka.games.aloha.rules.actions import HOP, PASS, PUSH, REVEAL
from vaka.games.aloha.rules.box import ACTIONS, Direction, Pirogue, Seat, Square
from vaka.games.aloha.rules.hopping import reach
from vaka.games.aloha.rules.packed import ZERO, has
from vaka.games.aloha.rules.position import AlohaPosition, aloha, is_adverse, pirogue_of, start_of, tiki_place
from vaka.games.aloha.rules.sea import BEACH, SPAN, SQUARES, neighbour, steps

WIN: Final[i64] = 100_000


def evaluate(position: AlohaPosition, seat: Seat) -> i64:
    """How good the position is for a seat: about 100 for each action that its Tiki is ahead.

    The first seat in turn that can win in its turn decides; who comes later can still be stopped.
    """
    if position.asked == OVER:
        return WIN if has(position.won, seat) else -WIN
    weights = WEIGHTS
    free = free_squares(position)
    mine: i64 = WIN
    theirs: i64 = WIN
    others: i64 = 0
    threat: i64 = 0
    for turns in range(position.seats):
        mover = (position.turn + turns) % position.seats
        is_friend = not is_adverse(position, seat, mover)
        prospect = Prospect(position, mover, free)
        left = position.left if turns == 0 else ACTIONS
        toll = remaining(prospect) - (position.left * weights.tempo if turns == 0 else ZERO)
        if is_friend:
            mine = min(mine, toll)
        else:
            theirs = min(theirs, toll)
            others += toll
        if threat == 0 and (prospect.wins(left) or (position.teams and can_deliver(position, mover, left))):
            weight = alarm(position, turns)
            threat = weight if is_friend else -weight
    if threat < 0 and position.corail_ready and not is_adverse(position, seat, position.turn):
        threat = threat * weights.stopped // 100  # the push that is due may stop it
    return (theirs * weights.rival - mine * 100) // 100 + others * weights.others // 100 + threat


def alarm(position: AlohaPosition, turns: i64) -> i64:
    """What it weighs that somebody can win whose turn comes after so many: with the actions that are left it can be stopped."""
    weights = WEIGHTS
    if turns == 0:
        return weights.threat
    if turns > 1:
        return weights.later // turns
    return weights.later + (weights.threat - weights.later) * (ACTIONS - position.left) // ACTIONS


def remaining(prospect: Prospect) -> i64:
    """The way of a Tiki in hundredths of an action."""
    weights = WEIGHTS
    away = steps_left(prospect)
    return actions_needed(prospect) * weights.action + away * weights.steps - escort(prospect, away) * weights.escort


# --- Before an action is tried ---


def prefer(position: AlohaPosition, action: i64) -> i64:
    """How promising an action looks before it is tried: the Tiki's own way first, then pushes and other pirogues.

    What a reveal shows is better known before the other actions than after them, and a pass comes last: -1 and -2 stand for that.
    """
    seat = position.turn
    if action < PUSH:
        pirogue = pirogue_of(seat, action // SQUARES)
        whose = rider(position, seat, pirogue)
        ahead = gain(position, seat if whose == NOBODY else whose, position.place[pirogue], action % SQUARES)
        push: i64 = 40 if position.left > 1 and has(position.corail, action % SQUARES) else 0  # which may be what it is all about
        return (30 if whose == NOBODY else 50) + 8 * ahead + push
    if action < HOP:
        return prefer_push(position, seat, (action - PUSH) // 8, (action - PUSH) % 8)
    if action < REVEAL:
        return 60 + 10 * gain(position, seat, tiki_place(position, seat), position.place[action - HOP])
    return -1 if action < PASS else -2


def prefer_push(position: AlohaPosition, seat: Seat, pirogue: Pirogue, direction: Direction) -> i64:
    """A push that brings a Tiki of one's side nearer, or lets it arrive with the next action; then those that drive others back."""
    square = neighbour(start_of(position, pirogue), direction)
    goal = position.goal[seat]
    here = tiki_place(position, seat)
    whose = rider(position, seat, pirogue)
    if whose != NOBODY:
        return 300 + 100 * gain(position, whose, position.place[pirogue], square)
    if square == goal or position.place[pirogue] == goal:
        return 200 if here != BEACH and has(reach(position, here), goal) else 100
    if not has(position.laden, pirogue):
        return 15
    for other in range(position.seats):
        if position.tiki[other] == pirogue and is_adverse(position, seat, other):
            return 45 - 10 * gain(position, other, position.place[pirogue], square)
    return 15


def rider(position: AlohaPosition, seat: Seat, pirogue: Pirogue) -> Seat:
    """Whose Tiki of the seat's side is aboard: its own, its partner's, or NOBODY's."""
    if position.tiki[seat] == pirogue:
        return seat
    if position.teams and position.tiki[partner_of(seat)] == pirogue:
        return partner_of(seat)
    return NOBODY


def gain(position: AlohaPosition, seat: Seat, here: Square, there: Square) -> i64:
    """How many steps nearer to the seat's arrival this leads."""
    before = SPAN if here == BEACH else steps(here, position.goal[seat])
    return before - steps(there, position.goal[seat])


class AlohaJudge(Judge):
    """The judge of Aloha."""

    def rate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat."""
        return float(evaluate(aloha(state), seat))

    def appeal(self, state: State, action: i64) -> float:
        """How promising an action looks before it is tried."""
        liking = prefer(aloha(state), action)
        return float(liking) if liking >= 0 else FIRST_OR_NEVER + 1.0 + float(liking)

    def write_traits(self, state: State, seat: i64, row: Row) -> None:
        """How far its Tiki is, and where it and its pirogues are."""
        tell_traits(aloha(state), seat, row)


JUDGE: Final = AlohaJudge(300.0)
JUDGE.traits = TRAITS
