"""When something may be done unasked, or besides what is asked (rulings 42, 53, 62)."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.actions import DISC, DISMISS, EXPLORE, KAVA_HEX, KAVA_SEAT, SHOW, TURN, UP
from vaka.games.paradise.rules.advanced import ASK_BEFORE, ASK_DUTY, ASK_FETCH, ASK_SHOW, ASK_STEER
from vaka.games.paradise.rules.advanced_actions import CLEAR, PEEK, PLAY, STRIKE
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.position import (
    ASK_ANSWER,
    ASK_TILE,
    AT_BATTLES,
    AT_EXPLORE,
    AT_MOVING,
    AT_ORDER,
    AT_TRANSIT,
    AT_VICTORY,
    AT_VOYAGE,
    NO_BATTLE,
    NO_CHANCE,
    ParadisePosition,
)


def is_quiet(position: ParadisePosition) -> bool:
    """Is nothing unfinished: no move, no battle, no sealed orders? Then cards, tiles and kept Events are open to everybody."""
    if position.chance != NO_CHANCE or position.fleet_at != NOWHERE:
        return False
    if position.is_pending():
        question = position.pending_question()
        if question == ASK_ANSWER or question == ASK_SHOW:
            return True
        return question == ASK_BEFORE or question == ASK_DUTY or question == ASK_FETCH
    stage = position.stage
    if stage == AT_TRANSIT or stage == AT_MOVING:
        return True
    if stage == AT_BATTLES:
        return position.battle == NO_BATTLE
    return stage == AT_ORDER or stage == AT_EXPLORE or stage == AT_VICTORY


def may_show(position: ParadisePosition, seat: i64) -> bool:
    """May the seat show cards, use KAVA and DEFORESTATION, take Rumours off the map and play kept Events now?

    An Explorer under way keeps only the others from it: in a voyage, and between two rolls of a search for Kumara (§11.5).
    """
    if is_quiet(position):
        return True
    if position.is_pending():
        return position.pending_question() == ASK_STEER and position.pending_seat() == seat
    return position.stage == AT_VOYAGE and position.asked == seat


def may_turn(position: ParadisePosition, seat: i64) -> bool:
    """May the seat turn a tile up? Also with a fleet in hand, before it moves there (§7.3), and to free a marker (§6.5)."""
    if may_show(position, seat):
        return True
    if position.is_pending():
        return position.pending_question() == ASK_TILE and position.pending_seat() == seat
    return position.stage == AT_MOVING and position.active == seat and position.asked == seat


def is_at_any_time(action: i64) -> bool:
    """Is it KAVA, DEFORESTATION, a Rumour that is taken back, or a kept Event?"""
    if action >= PLAY:
        return action < STRIKE or PEEK <= action < CLEAR
    return KAVA_SEAT <= action < EXPLORE or KAVA_HEX <= action < DISC or DISMISS <= action < UP


def is_aside(action: i64) -> bool:
    """Is it something that may be done unasked at times?"""
    return SHOW <= action < KAVA_SEAT or TURN <= action < KAVA_HEX or is_at_any_time(action)
