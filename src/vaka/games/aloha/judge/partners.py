"""Who can win within one turn by a partner's Tiki (§8): aboard an own pirogue that sails, or an adverse one that is pushed.

The Tiki does not hop in another's turn, so only two things can bring it to its arrival. What could make room before is tried, one
action after the other; that is rare, since the pirogue must be close already.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.engine.names import ASKED, OVER
from vaka.games.aloha.judge.winning import trial_turn
from vaka.games.aloha.rules.actions import REVEAL
from vaka.games.aloha.rules.box import Seat
from vaka.games.aloha.rules.packed import has
from vaka.games.aloha.rules.position import AlohaPosition, aloha, is_adverse, owner_of
from vaka.games.aloha.rules.sailing import sail_squares
from vaka.games.aloha.rules.sea import BEACH, SEA, steps


def partner_of(seat: Seat) -> Seat:
    """§8: in teams, the seat in the opposite corner."""
    return (seat + 2) % 4


def can_deliver(position: AlohaPosition, seat: Seat, actions: i64) -> bool:
    """§8: can this seat bring its partner's Tiki home within so many actions of a turn of its own, without revealing anything?"""
    mate = partner_of(seat)
    host = position.tiki[mate]
    here = position.place[host]
    goal = position.goal[mate]
    if actions <= 0 or here == BEACH:
        return False
    if owner_of(host) == seat:
        if has(position.moved, host):
            return False
        if has(sail_squares(position, seat, host), goal):
            return True
        near = SEA.far_mask[goal] if has(position.alize, here) else SEA.near_mask[goal]
        return actions > 1 and has(near, here) and can_deliver_by_trying(position, seat, actions)
    if not is_adverse(position, seat, owner_of(host)):
        return False
    can_push = position.corail_ready and seat == position.turn
    if can_push and not has(position.taken, goal) and has(SEA.near_mask[goal], here):
        return True
    if actions == 1 or (position.corail == 0 and not can_push):
        return False
    pushes = 2 if can_push and actions > 2 else 1
    return steps(here, goal) <= pushes and can_deliver_by_trying(position, seat, actions)


def can_deliver_by_trying(position: AlohaPosition, seat: Seat, actions: i64) -> bool:
    """Every first action but reveals, and what can be done after it."""
    trial = trial_turn(position, seat, actions)
    moves: vec[i64] = trial.moves(ASKED)
    for action in moves:
        if action >= REVEAL:
            break
        after = aloha(trial.copy())
        after.step(action, ASKED)
        if after.asked == OVER:
            if has(after.won, seat):
                return True
        elif can_deliver(after, seat, actions - 1):
            return True
    return False
