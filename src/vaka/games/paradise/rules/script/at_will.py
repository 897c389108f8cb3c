"""What may be done besides what is asked (§6.3, §7.6, §9.5, §11.2; rulings 42, 53, 62), and when.

Cards are shown and tiles turned up; KAVA and DEFORESTATION are used, Rumours taken back, kept Events played.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vaka.games.paradise.rules import actions, cards, stages
from vaka.games.paradise.rules.board import hexes, seats
from vaka.games.paradise.rules.box import Seat
from vaka.games.paradise.rules.events import kept
from vaka.games.paradise.rules.exploration import voyage
from vaka.games.paradise.rules.movement import sailing
from vaka.games.paradise.rules.options import RULE_EVENTS
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.script.asking import QUESTIONS
from vaka.games.paradise.rules.script.declaring import deforest
from vaka.games.paradise.rules.script.exploring import after_turning
from vaka.games.paradise.rules.script.fortune import play_at_will

# --- When ---


def is_quiet(position: ParadisePosition) -> bool:
    """Is nothing unfinished: no move, no battle, no sealed orders? Then cards, tiles and kept Events are open to everybody."""
    if position.chance != stages.NO_CHANCE or position.fleet_at != hexes.NOWHERE:
        return False
    if position.is_pending():
        return QUESTIONS.at(position.pending_question()).quiet
    stage = position.stage
    if stage == stages.AT_TRANSIT or stage == stages.AT_MOVING:
        return True
    if stage == stages.AT_BATTLES:
        return position.battle == stages.NO_BATTLE
    return stage == stages.AT_ORDER or stage == stages.AT_EXPLORE or stage == stages.AT_VICTORY


def may_show(position: ParadisePosition, seat: Seat) -> bool:
    """May the seat show cards, use KAVA and DEFORESTATION, take Rumours off the map and play kept Events now?

    An Explorer under way keeps only the others from it: in a voyage, and between two rolls of a search for Kumara (§11.5).
    """
    if is_quiet(position):
        return True
    if position.is_pending():
        return position.pending_question() == stages.ASK_STEER and position.pending_seat() == seat
    return position.stage == stages.AT_VOYAGE and position.asked == seat


def may_turn(position: ParadisePosition, seat: Seat) -> bool:
    """May the seat turn a tile up? Also with a fleet in hand, before it moves there (§7.3), and to free a marker (§6.5)."""
    return may_show(position, seat) or may_only_turn(position, seat)


def may_only_turn(position: ParadisePosition, seat: Seat) -> bool:
    """The same where nothing else may be done unasked."""
    if position.is_pending():
        return position.pending_question() == stages.ASK_TILE and position.pending_seat() == seat
    return position.stage == stages.AT_MOVING and position.active == seat and position.asked == seat


def is_at_any_time(action: i64) -> bool:
    """Is it KAVA, DEFORESTATION, a Rumour that is taken back, or a kept Event?"""
    if action >= actions.PLAY:
        return action < actions.STRIKE or actions.PEEK <= action < actions.CLEAR
    return (
        actions.KAVA_SEAT <= action < actions.EXPLORE
        or actions.KAVA_HEX <= action < actions.DISC
        or actions.DISMISS <= action < actions.UP
    )


def is_aside(action: i64) -> bool:
    """Is it something that may be done unasked at times?"""
    return actions.SHOW <= action < actions.KAVA_SEAT or actions.TURN <= action < actions.KAVA_HEX or is_at_any_time(action)


def is_unasked(position: ParadisePosition, action: i64, seat: Seat) -> bool:
    """Is it done besides what is asked, not as an answer or an order?"""
    if position.stage == stages.AT_BUILDING:
        return False
    if not position.is_pending() or position.pending_seat() != seat:
        return True
    return not QUESTIONS.at(position.pending_question()).takes(action)


# --- What is open ---


def legal_asides(position: ParadisePosition, seat: Seat) -> vec[i64]:
    """What a seat may do unasked, in the order of the ids."""
    found = vec[i64]()
    if not may_show(position, seat):
        return voyage.legal_turn(position, seat, found) if may_only_turn(position, seat) else found
    has_cards = seats.of_seat(position, seat, seats.CARDS_HELD) > 0
    if has_cards:
        found = cards.legal_kava(position, seat, cards.legal_show(position, seat, found), False)
    found = voyage.legal_turn(position, seat, found)
    if has_cards:
        found = cards.legal_deforest(position, seat, cards.legal_kava(position, seat, found, True))
    found = sailing.legal_dismiss(position, seat, found)
    return kept.legal_play_at_will(position, seat, found) if position.advanced & RULE_EVENTS != 0 else found


def why_not_at_will(position: ParadisePosition, action: i64, seat: Seat) -> Reason:
    """Why not this, now that it is the time for such things?"""
    if action < actions.EXPLORE:
        return cards.why_not_kava_seat(position, seat, action - actions.KAVA_SEAT)
    if action < actions.DEFOREST:
        return cards.why_not_kava_hex(position, seat, action - actions.KAVA_HEX)
    if action < actions.DISC:
        return cards.why_not_deforest(position, seat, action - actions.DEFOREST)
    if action < actions.UP:
        return sailing.why_not_dismiss(position, seat, action - actions.DISMISS)
    if action < actions.STRIKE:
        return kept.why_not_play_at_will(position, seat, action - actions.PLAY)
    return kept.why_not_peek(position, seat, action - actions.PEEK)


# --- What is done ---


def act_at_will(position: ParadisePosition, action: i64, seat: Seat) -> bool:
    """§6.3, §7.6, §9.5, §11.2: do it, if it is something of that kind that nobody has asked for; False if it is not."""
    if actions.SHOW <= action < actions.KAVA_SEAT:
        cards.show(position, seat, action - actions.SHOW)
    elif actions.TURN <= action < actions.KAVA_HEX:
        voyage.reveal(position, seat, action - actions.TURN)
        after_turning(position, seat, action - actions.TURN)
    elif not is_at_any_time(action) or not is_unasked(position, action, seat):
        return False
    elif action < actions.EXPLORE:
        cards.kava_seat(position, seat, action - actions.KAVA_SEAT)
        if position.seats == 1:  # ruling 65: Samoa's cards are drawn as they are looked at
            position.chance = stages.FOR_LOOK
    elif action < actions.DEFOREST:
        cards.kava_hex(position, seat, action - actions.KAVA_HEX)
    elif action < actions.DISC:
        deforest(position, seat, action - actions.DEFOREST)
    elif action < actions.UP:
        sailing.dismiss(position, seat, action - actions.DISMISS)
    elif action < actions.STRIKE:
        play_at_will(position, seat, action - actions.PLAY)
    else:
        kept.peek(position, seat, action - actions.PEEK)
    return True
