"""What is open where an advanced rule asks: for one action, or as a list in the order of the ids."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.games.paradise.rules.actions import DONE, NO_CARD
from vaka.games.paradise.rules.advanced import ASK_CHIT, ASK_DUTY, ASK_STEER, ASK_TARGET, ASK_WARD, CHITS_HELD
from vaka.games.paradise.rules.advanced_actions import DUTY, NAME, PEEK, PLAY, RESOLVE, STEER, STRIKE
from vaka.games.paradise.rules.annex import annexed
from vaka.games.paradise.rules.event_deck import CULT_OF_WAR
from vaka.games.paradise.rules.events import legal_name, legal_strike, names_a_player, why_not_name, why_not_strike
from vaka.games.paradise.rules.kept_events import legal_play_in_question, why_not_play_in_question
from vaka.games.paradise.rules.kumara import legal_steer, why_not_steer
from vaka.games.paradise.rules.packed import has
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import NOT_NOW, OPEN
from vaka.games.paradise.rules.solitaire import CHIT_COUNT_ALL


def why_not_advanced_answer(position: ParadisePosition, action: i64, seat: i64, question: i64) -> i64:
    """§11: can this be answered?"""
    if question == ASK_STEER:
        astray = position.pending_two() == 1
        return why_not_steer(position, seat, action - STEER, astray) if STEER <= action < DUTY else NOT_NOW
    if question == ASK_DUTY:
        return OPEN if DUTY <= action < PLAY else NOT_NOW
    if question == ASK_TARGET or question == ASK_WARD:
        return why_not_target(position, action, seat, position.pending_two())
    if question == ASK_CHIT:
        return OPEN if action >= RESOLVE and has(annexed(position, CHITS_HELD), action - RESOLVE) else NOT_NOW
    if action == NO_CARD:
        return OPEN
    return why_not_play_in_question(position, seat, action - PLAY, question) if PLAY <= action < STRIKE else NOT_NOW


def why_not_target(position: ParadisePosition, action: i64, seat: i64, event: i64) -> i64:
    """§11.2: a hex or a player; a cult of war need not reach three groups."""
    if action == DONE:
        return OPEN if event == CULT_OF_WAR else NOT_NOW
    if names_a_player(event):
        return why_not_name(position, seat, event, action - NAME) if NAME <= action < PEEK else NOT_NOW
    return why_not_strike(position, seat, event, action - STRIKE) if STRIKE <= action < NAME else NOT_NOW


def legal_advanced_answer(position: ParadisePosition, seat: i64, question: i64, found: vec[i64]) -> vec[i64]:
    """§11: everything that can be answered."""
    if question == ASK_STEER:
        return legal_steer(position, seat, position.pending_two() == 1, found)
    if question == ASK_DUTY:
        return append(append(found, DUTY), DUTY + 1)
    if question == ASK_TARGET or question == ASK_WARD:
        event = position.pending_two()
        if event == CULT_OF_WAR:
            found = append(found, DONE)
        return legal_name(position, seat, event, found) if names_a_player(event) else legal_strike(position, seat, event, found)
    if question == ASK_CHIT:
        for chit in range(CHIT_COUNT_ALL):
            if has(annexed(position, CHITS_HELD), chit):
                found = append(found, RESOLVE + chit)
        return found
    return legal_play_in_question(position, seat, question, append(found, NO_CARD))
