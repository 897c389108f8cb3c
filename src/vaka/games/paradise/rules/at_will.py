"""What a player may do at any time (§7.6, §9.5, §11.2): KAVA and DEFORESTATION, Rumours taken back, kept Events.

Whether it is the time for it `windows` says.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.games.paradise.rules.actions import DEFOREST, DISC, DISMISS, EXPLORE, KAVA_HEX, KAVA_SEAT, UP
from vaka.games.paradise.rules.advanced import ASK_FETCH, ASK_LEADER, ASK_SHAMAN, RULE_EVENTS
from vaka.games.paradise.rules.advanced_actions import PEEK, PLAY, STRIKE
from vaka.games.paradise.rules.beginning import deforest
from vaka.games.paradise.rules.cards import (
    kava_hex,
    kava_seat,
    legal_deforest,
    legal_kava,
    legal_show,
    why_not_deforest,
    why_not_kava_hex,
    why_not_kava_seat,
)
from vaka.games.paradise.rules.event_deck import DRIFT_VOYAGE
from vaka.games.paradise.rules.event_playing import play_at_will
from vaka.games.paradise.rules.exploration import legal_turn
from vaka.games.paradise.rules.kept_events import legal_play_at_will, peek, why_not_peek, why_not_play_at_will
from vaka.games.paradise.rules.movement import dismiss, legal_dismiss, why_not_dismiss
from vaka.games.paradise.rules.position import ASK_ANSWER, AT_BUILDING, CARDS_HELD, ParadisePosition, of_seat
from vaka.games.paradise.rules.windows import may_show, may_turn


def legal_asides(position: ParadisePosition, seat: i64) -> vec[i64]:
    """What a seat may do unasked, in the order of the ids."""
    found = vec[i64]()
    if not may_show(position, seat):
        return legal_turn(position, seat, found) if may_turn(position, seat) else found
    has_cards = of_seat(position, seat, CARDS_HELD) > 0
    if has_cards:
        found = legal_kava(position, seat, legal_show(position, seat, found), False)
    found = legal_turn(position, seat, found)
    if has_cards:
        found = legal_deforest(position, seat, legal_kava(position, seat, found, True))
    found = legal_dismiss(position, seat, found)
    return legal_play_at_will(position, seat, found) if position.advanced & RULE_EVENTS != 0 else found


def why_not_at_will(position: ParadisePosition, action: i64, seat: i64) -> i64:
    """Why not this, now that it is the time for such things?"""
    if action < EXPLORE:
        return why_not_kava_seat(position, seat, action - KAVA_SEAT)
    if action < DEFOREST:
        return why_not_kava_hex(position, seat, action - KAVA_HEX)
    if action < DISC:
        return why_not_deforest(position, seat, action - DEFOREST)
    if action < UP:
        return why_not_dismiss(position, seat, action - DISMISS)
    if action < STRIKE:
        return why_not_play_at_will(position, seat, action - PLAY)
    return why_not_peek(position, seat, action - PEEK)


def is_unasked(position: ParadisePosition, action: i64, seat: i64) -> bool:
    """Is it done besides what is asked, not as an answer or an order?"""
    if position.stage == AT_BUILDING:
        return False
    if not position.is_pending() or position.pending_seat() != seat:
        return True
    question = position.pending_question()
    if question == ASK_LEADER or question == ASK_SHAMAN or (question == ASK_FETCH and action == PLAY + DRIFT_VOYAGE):
        return False
    return question != ASK_ANSWER or not DEFOREST <= action < DISC


def act_at_will(position: ParadisePosition, action: i64, seat: i64) -> None:
    """§7.6, §9.5, §11.2: what a player may do at any time."""
    if action < EXPLORE:
        kava_seat(position, seat, action - KAVA_SEAT)
    elif action < DEFOREST:
        kava_hex(position, seat, action - KAVA_HEX)
    elif action < DISC:
        deforest(position, seat, action - DEFOREST)
    elif action < UP:
        dismiss(position, seat, action - DISMISS)
    elif action < STRIKE:
        play_at_will(position, seat, action - PLAY)
    else:
        peek(position, seat, action - PEEK)
