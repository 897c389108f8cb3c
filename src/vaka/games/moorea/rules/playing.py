"""The decisions of a turn: which ids belong to which part of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.moorea.rules import turn
from vaka.games.moorea.rules.acquiring import buy, legal_buy, why_not_buy
from vaka.games.moorea.rules.discarding import discard, legal_discard, why_not_discard
from vaka.games.moorea.rules.drawing import draw, enough, legal_draw, take, why_not_draw, why_not_enough, why_not_take
from vaka.games.moorea.rules.exchanging import exchange, legal_exchange, why_not_exchange
from vaka.games.moorea.rules.laying import lay, legal_lay, why_not_lay
from vaka.games.moorea.rules.layout import (
    ACTING,
    BUY,
    DISCARD,
    DISCARDING,
    DRAW,
    DRAWING,
    ENOUGH,
    EXCHANGE,
    KINDS,
    PASS,
    TABLES,
    TAKE,
    TOOL,
)
from vaka.games.moorea.rules.reasons import ALLOWED, NO_SUCH_ACTION, NOT_ACTING, NOT_DISCARDING, NOT_DRAWING
from vaka.games.moorea.rules.tooling import acquire_tool, legal_tool, why_not_tool

if TYPE_CHECKING:
    from vaka.games.moorea.rules.sequence import Moorea


def legal(state: Moorea, seat: i64) -> vec[i64]:
    """What the part of the turn allows, sorted by id."""
    found = vec[i64](capacity=64)
    if state.part == DRAWING:
        return legal_draw(state, seat, found)
    if state.part == DISCARDING:
        return legal_discard(state, seat, found)
    found = append(found, PASS)
    found = legal_exchange(state, seat, found)
    found = legal_tool(state, seat, found)
    found = legal_buy(state, seat, found)
    return legal_lay(state, seat, found)


def part_of(action: i64) -> i64:
    """The part of a turn that the id belongs to."""
    if action <= ENOUGH:
        return DRAWING
    return DISCARDING if DISCARD <= action < EXCHANGE else ACTING


def why_not(state: Moorea, seat: i64, action: i64) -> i64:
    """The reason why the seat that is asked cannot do this, or ALLOWED."""
    if action < 0 or action >= TABLES.action_count:
        return NO_SUCH_ACTION
    part = part_of(action)
    if part != state.part:
        if part == DRAWING:
            return NOT_DRAWING
        return NOT_ACTING if part == ACTING else NOT_DISCARDING
    if action == DRAW:
        return why_not_draw(state)
    if action < ENOUGH:
        return why_not_take(state, seat, action - TAKE)
    if action == ENOUGH:
        return why_not_enough(state)
    if action == PASS:
        return ALLOWED
    if action < EXCHANGE:
        return why_not_discard(state, seat, action - DISCARD)
    if action < TOOL:
        number = action - EXCHANGE
        return why_not_exchange(state, seat, number // KINDS, number % KINDS)
    if action < BUY:
        number = action - TOOL
        return why_not_tool(state, seat, number // KINDS, number % KINDS)
    if action < TABLES.lay:
        return why_not_buy(state, seat, action - BUY)
    return why_not_lay(state, seat, action - TABLES.lay)


def play(state: Moorea, seat: i64, action: i64) -> None:
    """One decision."""
    if action == DRAW:
        draw(state, seat)
    elif action < ENOUGH:
        take(state, seat, action - TAKE)
    elif action == ENOUGH:
        enough(state, seat)
    elif action == PASS:
        pass_on(state, seat)
    elif action < EXCHANGE:
        discard(state, seat, action - DISCARD)
    elif action < TOOL:
        number = action - EXCHANGE
        exchange(state, seat, number // KINDS, number % KINDS)
    elif action < BUY:
        number = action - TOOL
        acquire_tool(state, seat, number // KINDS, number % KINDS)
    elif action < TABLES.lay:
        buy(state, seat, action - BUY)
    else:
        lay(state, seat, action - TABLES.lay)


def pass_on(state: Moorea, seat: i64) -> None:
    """The action may be skipped; the hand limit may not."""
    if state.events is not None:
        state.report("pass", {"seat": seat})
    turn.act_done(state)
