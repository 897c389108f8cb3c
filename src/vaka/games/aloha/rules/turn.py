"""The first player, the turn of three actions, and the rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.names import CHANCE, OVER
from vaka.games.aloha.rules.box import BOX
from vaka.games.aloha.rules.ending import end_by_rounds
from vaka.games.aloha.rules.layout import FIRST, NOWHERE, TABLES, TILE, Found

if TYPE_CHECKING:
    from vaka.games.aloha.rules.sequence import Aloha

EXPERT_FIRST_TURN: Final[i64] = BOX.first_turn_actions_expert


def outcomes(state: Aloha) -> vec[i64]:
    """What chance can decide: who begins, or which tile is turned up."""
    found = vec[i64]()
    if state.revealing == NOWHERE:
        for seat in range(state.seats):
            found = append(found, FIRST + seat)
        return found
    for kind in range(4):
        if state.in_stock(kind) > 0:
            found = append(found, TILE + kind)
    return found


def outcome_odds(state: Aloha) -> vec[i64]:
    """Every seat alike; every face-down tile alike."""
    found = vec[i64]()
    if state.revealing == NOWHERE:
        for _ in range(state.seats):
            found = append(found, 1)
        return found
    for kind in range(4):
        if state.in_stock(kind) > 0:
            found = append(found, state.in_stock(kind))
    return found


def begin(state: Aloha, seat: i64) -> None:
    """The first player is drawn; in the expert game the first turn is shorter."""
    state.first = seat
    state.asked = seat
    state.turn = seat
    state.round = 1
    state.left = EXPERT_FIRST_TURN if state.expert else TABLES.actions
    if state.events is not None:
        state.report("first", {"seat": seat})


def legal_pass(found: Found) -> None:
    """The rest of a turn may always be given up (ruling 22)."""
    found.add(TABLES.stop)


def give_up_rest(state: Aloha, seat: i64) -> None:
    """The actions that are left are not used."""
    state.mark_last(NOWHERE, NOWHERE)
    if state.events is not None:
        state.report("pass", {"seat": seat, "left": state.left})
    end_turn(state)


def spend_action(state: Aloha) -> None:
    """One of the turn's actions is used; with the last, the turn is over."""
    state.left -= 1
    if state.asked == OVER:
        return
    if state.left == 0:
        end_turn(state)


def end_turn(state: Aloha) -> None:
    """The next seat clockwise; after its last seat a round is complete."""
    state.moved = 0
    state.corail_ready = False
    state.left = TABLES.actions
    state.turn = (state.turn + 1) % state.seats
    state.asked = state.turn
    if state.turn == state.first:
        if state.round == TABLES.rounds:
            end_by_rounds(state)
            return
        state.round += 1


def await_tile(state: Aloha) -> None:
    """A tile was chosen: chance is asked before the turn goes on."""
    state.asked = CHANCE


def resume(state: Aloha) -> None:
    """The tile is up: the seat goes on, or its turn is over."""
    state.revealing = NOWHERE
    state.asked = state.turn
    spend_action(state)
