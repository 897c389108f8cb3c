"""What is good in Aloha: few actions between one's Tiki and its arrival, many for the others, and nobody about to win.

Integers throughout, so that a bot plays the same game compiled and interpreted.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.judge import Judge
from vaka.engine.names import OVER
from vaka.engine.state import State
from vaka.games.aloha.rules.actions import FLEET, HOP, PASS, PUSH, REVEAL
from vaka.games.aloha.rules.box import ACTIONS
from vaka.games.aloha.rules.hopping import reach
from vaka.games.aloha.rules.joining import closed_to
from vaka.games.aloha.rules.packed import bit, has
from vaka.games.aloha.rules.position import AlohaPosition, aloha, is_adverse, is_twin, put_pirogue, put_tiki
from vaka.games.aloha.rules.sea import BEACH, SEA, SPAN, SQUARES

WIN: Final[i64] = 100_000
THREAT: Final[i64] = 5_000
"""Somebody can win before anybody else is asked."""
LATER: Final[i64] = 600
"""How much less that weighs for each turn in between, in which it can be stopped."""
ACTION: Final[i64] = 100
RIVAL: Final[i64] = 60
"""An action that the nearest rival still needs weighs a little less than one's own."""
HORIZON: Final[i64] = 14
"""No Tiki is counted as further away than this."""


def evaluate(state: State, seat: i64) -> float:
    """How good the position is for a seat: about 100 for each action that its Tiki is ahead."""
    position = aloha(state)
    if position.asked == OVER:
        return float(WIN if has(position.won, seat) else -WIN)
    mine: i64 = 2 * HORIZON * ACTION
    theirs: i64 = 2 * HORIZON * ACTION
    others: i64 = 0
    for other in range(position.seats):
        toll = remaining(position, other)
        if not is_adverse(position, seat, other):
            mine = min(mine, toll)
        else:
            theirs = min(theirs, toll)
            others += toll
    value = (theirs * RIVAL - mine * ACTION) // ACTION + others // 20 + threat(position, seat)
    return float(value)


def prefer(state: State, action: i64) -> float:
    """How promising an action looks before it is tried: the Tiki's own way first, reveals and the pass last."""
    position = aloha(state)
    seat = position.turn
    if action >= PASS:
        return 0.0
    if action >= REVEAL:
        return 5.0
    if action >= HOP:
        return float(60 + 10 * gain(position, seat, position.place[position.tiki[seat]], position.place[action - HOP]))
    if action >= PUSH:
        return 45.0 if has(position.laden, (action - PUSH) // 8) else 15.0
    pirogue = seat * FLEET + action // SQUARES
    ahead = gain(position, seat, position.place[pirogue], action % SQUARES)
    return float((50 if position.tiki[seat] == pirogue else 30) + 8 * ahead)


def gain(state: AlohaPosition, seat: i64, here: i64, there: i64) -> i64:
    """How many steps nearer to the seat's arrival this leads."""
    before = SPAN if here == BEACH else SEA.distance[here * SQUARES + state.goal[seat]]
    return before - SEA.distance[there * SQUARES + state.goal[seat]]


# --- The way that is left ---


def remaining(state: AlohaPosition, seat: i64) -> i64:
    """The way of this seat's Tiki in hundredths of an action, what is left of its turn taken off."""
    here = state.place[state.tiki[seat]]
    steps = SPAN if here == BEACH else SEA.distance[here * SQUARES + state.goal[seat]]
    toll = needed(state, seat) * ACTION + steps * 10 - escort(state, seat, steps) * 5
    return toll - state.left * ACTION * 9 // 10 if seat == state.turn else toll


def escort(state: AlohaPosition, seat: i64, steps: i64) -> i64:
    """How many own free pirogues lie ahead of the Tiki, whose arrival is so many steps away."""
    count: i64 = 0
    first = seat * FLEET
    for pirogue in range(first, first + FLEET):
        here = state.place[pirogue]
        if here != BEACH and not has(state.laden, pirogue) and SEA.distance[here * SQUARES + state.goal[seat]] < steps:
            count += 1
    return count


def needed(state: AlohaPosition, seat: i64) -> i64:
    """About how many actions the Tiki needs if nobody interferes.

    A search over sets of squares, by cost: `fresh` where it is aboard an own pirogue that can still sail in this turn, `tired`
    where that pirogue has sailed (the next sail costs the wait for a turn), `guest` where it is aboard another's.
    """
    fresh: i64 = 0
    tired: i64 = 0
    guest: i64 = 0
    tired_next: i64 = 0  # one action later
    pirogue = state.tiki[seat]
    here = state.place[pirogue]
    goal = bit(state.goal[seat])
    if here == BEACH:
        tired_next = SEA.far_mask[state.home[seat]] & ~state.pairs
    elif pirogue // FLEET != seat:
        guest = bit(here)
    elif has(state.moved, pirogue):
        tired = bit(here)
    else:
        fresh = bit(here)
    own = free_pirogues(state, seat, True)
    others = free_pirogues(state, seat, False)
    meeting = meeting_points(state, seat)
    been: i64 = 0
    been_tired: i64 = 0
    been_fresh: i64 = 0
    for cost in range(HORIZON):
        rested = fresh & ~been_fresh
        weary = tired & ~been_fresh & ~been_tired
        anywhere = rested | weary | (guest & ~been)
        if anywhere & goal != 0:
            return cost
        been |= anywhere
        been_fresh |= rested
        been_tired |= weary
        hops = reach_of_all(state, anywhere)
        fresh = hops & own
        guest = hops & others
        tired = tired_next | waters_of_all(state, rested)
        tired_next = (hops & meeting) | waters_of_all(state, weary)
    return HORIZON


def free_pirogues(state: AlohaPosition, seat: i64, own: bool) -> i64:
    """The squares with a pirogue of the seat (or of others) that carries no Tiki."""
    squares: i64 = 0
    fleet = FLEET
    for pirogue in range(state.seats * fleet):
        here = state.place[pirogue]
        if here != BEACH and (pirogue // fleet == seat) == own and not has(state.laden, pirogue):
            squares |= bit(here)
    return squares


def meeting_points(state: AlohaPosition, seat: i64) -> i64:
    """The squares that a free pirogue of the seat can sail to, to be boarded there."""
    squares: i64 = 0
    first = seat * FLEET
    for pirogue in range(first, first + FLEET):
        if not has(state.laden, pirogue) and not is_twin(state, pirogue):
            squares |= waters(state, seat, pirogue)
    return squares


def waters(state: AlohaPosition, seat: i64, pirogue: i64) -> i64:
    """Where an own pirogue can be launched or sail to."""
    here = state.place[pirogue]
    if here != BEACH and not has(state.alize, here):
        return SEA.near_mask[here] & ~state.taken
    start = state.home[seat] if here == BEACH else here
    return SEA.far_mask[start] & ~closed_to(state, seat, pirogue)


def waters_of_all(state: AlohaPosition, squares: i64) -> i64:
    """Where a pirogue on any of these squares could sail to."""
    found: i64 = 0
    if squares == 0:
        return found
    free = ~state.taken
    roomy = ~state.pairs
    for square in range(SQUARES):
        if has(squares, square):
            found |= SEA.far_mask[square] & roomy if has(state.alize, square) else SEA.near_mask[square] & free
    return found


def reach_of_all(state: AlohaPosition, squares: i64) -> i64:
    """Where a Tiki on any of these squares could hop to."""
    found: i64 = 0
    if squares == 0:
        return found
    for square in range(SQUARES):
        if has(squares, square):
            found |= reach(state, square)
    return found


# --- Who can win in one turn ---


def threat(state: AlohaPosition, seat: i64) -> i64:
    """The first seat in turn that can win in its turn decides; who comes later can still be stopped, by a push most of all."""
    for turns in range(state.seats):
        mover = (state.turn + turns) % state.seats
        if can_win(state, mover, state.left if turns == 0 else ACTIONS):
            weight = THREAT - turns * LATER
            if not is_adverse(state, seat, mover):
                return weight
            can_push = state.corail_ready and not is_adverse(state, seat, state.turn)
            return -weight // 2 if can_push else -weight
    return 0


def can_win(state: AlohaPosition, seat: i64, actions: i64) -> bool:
    """Can this seat's Tiki arrive within so many actions, by sailing and hopping over what lies open?"""
    if way_too_long(state, seat, actions):
        return False
    trial = aloha(state.copy())
    if seat != state.turn:
        trial.moved = 0
    return arrives(trial, seat, actions)


def way_too_long(state: AlohaPosition, seat: i64, actions: i64) -> bool:
    """No action takes a Tiki further than two steps."""
    here = state.place[state.tiki[seat]]
    return (SPAN if here == BEACH else SEA.distance[here * SQUARES + state.goal[seat]]) > 2 * actions


def arrives(trial: AlohaPosition, seat: i64, actions: i64) -> bool:
    """The search behind `can_win`; it leaves the trial position as it was."""
    if way_too_long(trial, seat, actions):
        return False
    return hops_home(trial, seat, actions) or sails_home(trial, seat, actions) or is_fetched(trial, seat, actions)


def hops_home(trial: AlohaPosition, seat: i64, actions: i64) -> bool:
    """First a hop: into a pirogue on the arrival, or into one on the way."""
    aboard = trial.tiki[seat]
    here = trial.place[aboard]
    if here == BEACH:
        return False
    squares = reach(trial, here) & trial.taken
    goal = trial.goal[seat]
    if actions == 1:
        squares &= bit(goal)
    if squares == 0:
        return False
    for pirogue in range(trial.seats * FLEET):
        there = trial.place[pirogue]
        if there == BEACH or not has(squares, there) or has(trial.laden, pirogue):
            continue
        if there == goal:
            return True
        put_tiki(trial, seat, pirogue)
        found = arrives(trial, seat, actions - 1)
        put_tiki(trial, seat, aboard)
        if found:
            return True
    return False


def sails_home(trial: AlohaPosition, seat: i64, actions: i64) -> bool:
    """First the Tiki's own pirogue sails, if it is the seat's and has not moved."""
    pirogue = trial.tiki[seat]
    if pirogue // FLEET != seat or has(trial.moved, pirogue):
        return False
    squares = waters(trial, seat, pirogue)
    if has(squares, trial.goal[seat]):
        return True
    return actions > 1 and arrives_after_sail(trial, seat, pirogue, squares, actions)


def is_fetched(trial: AlohaPosition, seat: i64, actions: i64) -> bool:
    """First another own pirogue comes to be boarded: near the arrival, since it sails only once."""
    if actions < 2 or way_too_long(trial, seat, actions - 1) or trial.place[trial.tiki[seat]] == BEACH:
        return False
    goal = trial.goal[seat]
    useful = bit(goal) if actions == 2 else bit(goal) | SEA.near_mask[goal] | SEA.far_mask[goal]
    first = seat * FLEET
    for pirogue in range(first, first + FLEET):
        if has(trial.laden, pirogue) or has(trial.moved, pirogue) or is_twin(trial, pirogue):
            continue
        squares = waters(trial, seat, pirogue) & useful
        if squares != 0 and arrives_after_sail(trial, seat, pirogue, squares, actions):
            return True
    return False


def arrives_after_sail(trial: AlohaPosition, seat: i64, pirogue: i64, squares: i64, actions: i64) -> bool:
    """Is there one of these squares from which, the pirogue there, the Tiki still arrives?"""
    here, taken, pairs, moved = trial.place[pirogue], trial.taken, trial.pairs, trial.moved
    found = False
    for square in range(SQUARES):
        if has(squares, square):
            put_pirogue(trial, pirogue, square)
            trial.moved = moved | bit(pirogue)
            found = arrives(trial, seat, actions - 1)
            trial.place[pirogue] = here
            trial.taken = taken
            trial.pairs = pairs
            trial.moved = moved
            if found:
                break
    return found


class AlohaJudge(Judge):
    """The judge of Aloha."""

    def rate(self, state: State, seat: i64) -> float:
        """How good the position is for a seat."""
        return evaluate(state, seat)

    def appeal(self, state: State, action: i64) -> float:
        """How promising an action looks before it is tried."""
        return prefer(state, action)


JUDGE: Final = AlohaJudge(300.0)
