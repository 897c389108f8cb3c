"""When something may be done unasked, or besides what is asked (rulings 42, 53)."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.position import (
    ASK_TILE,
    AT_EXPLORE,
    AT_MOVING,
    AT_ORDER,
    AT_TRANSIT,
    AT_TURNING,
    AT_VOYAGE,
    NO_CHANCE,
    ParadisePosition,
)


def is_quiet(position: ParadisePosition) -> bool:
    """Is nothing unfinished, so that cards and tiles may be shown by anybody?"""
    stage = position.stage
    if stage != AT_ORDER and stage != AT_EXPLORE and stage != AT_TRANSIT and stage != AT_MOVING and stage != AT_TURNING:
        return False
    return position.chance == NO_CHANCE and position.fleet_at == NOWHERE and not position.is_pending()


def may_show(position: ParadisePosition, seat: i64) -> bool:
    """May the seat show cards, turn tiles up and play DEFORESTATION now?"""
    if is_quiet(position):
        return True
    return position.stage == AT_VOYAGE and position.asked == seat and not position.is_pending()


def may_turn(position: ParadisePosition, seat: i64) -> bool:
    """May the seat turn a tile up? Also with a fleet in hand, before it moves there (§7.3), and to free a marker (§6.5)."""
    if may_show(position, seat):
        return True
    if position.is_pending():
        return position.pending_question() == ASK_TILE and position.pending_seat() == seat
    return position.stage == AT_MOVING and position.active == seat and position.asked == seat


def may_look(position: ParadisePosition, seat: i64) -> bool:
    """May the seat play KAVA CEREMONY: in its own steps, with nothing unfinished."""
    if position.active != seat or not is_quiet(position):
        return False
    return position.stage == AT_EXPLORE or position.stage == AT_TRANSIT or position.stage == AT_MOVING
