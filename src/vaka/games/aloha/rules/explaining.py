"""Why not? The reasons that `can` refuses with, as obstacles with their words and their paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, NOBODY, OVER
from vaka.games.aloha.rules.hopping import legal_hop
from vaka.games.aloha.rules.layout import BEACH, NOWHERE, SQUARES, TABLES, Found, has, square_name
from vaka.games.aloha.rules.pushing import legal_push, pushed_from
from vaka.games.aloha.rules.reasons import (
    ALL_BLOCKED,
    ALL_MOVED,
    ALL_REVEALED,
    BEACH_EMPTY,
    NO_CORAIL,
    NO_FREE_TILE,
    NO_HOP,
    NO_ONE_TO_PUSH,
    NONE_AFLOAT,
    OPEN,
    TIKI_ON_BEACH,
    WORDS,
)
from vaka.games.aloha.rules.revealing import legal_reveal
from vaka.games.aloha.rules.sailing import legal_sail

if TYPE_CHECKING:
    from vaka.games.aloha.rules.sequence import Aloha


def obstacle(state: Aloha, action: i64, seat: i64) -> Obstacle | None:
    """Why this id is not open to the seat; None exactly when it is."""
    who = state.answering(seat)
    if who == NOBODY:
        return unasked(state)
    if who == CHANCE:
        return None if state.can_come_out(action) else Obstacle("not-open")
    reason = state.why_not(action, who)
    if reason == OPEN:
        return None
    return Obstacle("no-such-action") if reason < 0 else worded(reason, place_of(state, action, who))


def unasked(state: Aloha) -> Obstacle:
    """Why nothing at all is open."""
    if state.asked == OVER:
        return Obstacle("game-over", {}, "6")
    return Obstacle("chance") if state.asked == CHANCE else Obstacle("not-your-turn", {}, "3")


def worded(reason: i64, params: dict[str, Any]) -> Obstacle:
    """A reason with its words."""
    key, rule = WORDS[reason]
    return Obstacle(key, params, rule)


def place_of(state: Aloha, action: i64, seat: i64) -> dict[str, Any]:
    """The square that the action is about."""
    if action < TABLES.push:
        return {"to": square_name(action % SQUARES)}
    if action < TABLES.hop:
        return {"to": named(push_target(state, action - TABLES.push))}
    if action < TABLES.reveal:
        pirogue = action - TABLES.hop
        square = state.place[pirogue] if pirogue < state.seats * TABLES.fleet else BEACH
        return {"to": named(square)}
    return {"to": square_name(action - TABLES.reveal)}


def push_target(state: Aloha, number: i64) -> i64:
    """Where a push would end, or NOWHERE."""
    pirogue = number // 8
    owner = pirogue // TABLES.fleet
    if owner >= state.seats:
        return NOWHERE
    return TABLES.step_to[pushed_from(state, pirogue, owner) * 8 + number % 8]


def named(square: i64) -> str:
    """The name of a square; nothing for the beach and for what is off the sea."""
    return "" if square < 0 else square_name(square)


def obstacles(state: Aloha, seat: i64) -> list[Obstacle]:
    """One reason for each kind of action that is not open to this seat now."""
    who = state.answering(seat if state.asked != CHANCE else ASKED)
    if who < 0 or who != seat:
        nothing = unasked(state)
        return [Obstacle(nothing.key, {"kind": kind}, nothing.rule) for kind in ("launch", "sail", "push", "hop", "reveal", "pass")]
    found = []
    for kind, reason in (
        ("launch", why_no_launch(state, seat)),
        ("sail", why_no_sail(state, seat)),
        ("push", why_no_push(state, seat)),
        ("hop", why_no_hop(state, seat)),
        ("reveal", why_no_reveal(state)),
    ):
        if reason != OPEN:
            found.append(worded(reason, {"kind": kind}))
    return found


def why_no_launch(state: Aloha, seat: i64) -> i64:
    """No pirogue on the beach; or, hardly ever, all five tiles at two steps closed to those that lie there."""
    return why_no_voyage(state, seat, True, BEACH_EMPTY)


def why_no_sail(state: Aloha, seat: i64) -> i64:
    """No pirogue afloat, all moved, or all hemmed in."""
    return why_no_voyage(state, seat, False, NONE_AFLOAT)


def why_no_voyage(state: Aloha, seat: i64, from_beach: bool, none: i64) -> i64:
    first = seat * TABLES.fleet
    found = Found()
    legal_sail(state, seat, found)
    for action in found.take():
        if (state.place[first + action // SQUARES] == BEACH) == from_beach:
            return OPEN
    there, unmoved = 0, 0
    for pirogue in range(first, first + TABLES.fleet):
        if (state.place[pirogue] == BEACH) == from_beach:
            there += 1
            unmoved += 0 if has(state.moved, pirogue) else 1
    if there == 0:
        return none
    return ALL_BLOCKED if unmoved else ALL_MOVED


def why_no_push(state: Aloha, seat: i64) -> i64:
    """A push needs an arrival on a Corail just before."""
    if not state.corail_ready:
        return NO_CORAIL
    found = Found()
    legal_push(state, seat, found)
    return OPEN if found.count else NO_ONE_TO_PUSH


def why_no_hop(state: Aloha, seat: i64) -> i64:
    """The Tiki must be afloat, and a free pirogue in its reach."""
    found = Found()
    legal_hop(state, seat, found)
    if found.count:
        return OPEN
    return TIKI_ON_BEACH if state.place[state.tiki[seat]] == BEACH else NO_HOP


def why_no_reveal(state: Aloha) -> i64:
    """A face-down tile without a pirogue is needed."""
    found = Found()
    legal_reveal(state, found)
    if found.count:
        return OPEN
    return NO_FREE_TILE if state.face_down else ALL_REVEALED
