"""What the advanced rules add to the turn of the basic game: at its start, when orders are carried out, and at its end."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.advanced import FOR_MALARIA, RULE_EVENTS, RULE_MALARIA, RULE_STORE
from vaka.games.paradise.rules.advanced_box import ADVANCED_BOX
from vaka.games.paradise.rules.cards import hand
from vaka.games.paradise.rules.events import end_season, open_events
from vaka.games.paradise.rules.harvest import show_event_orders
from vaka.games.paradise.rules.hexes import NOWHERE
from vaka.games.paradise.rules.malaria import is_malaria_loose, note_malaria
from vaka.games.paradise.rules.pieces import colonies, wars
from vaka.games.paradise.rules.position import (
    AT_END,
    CONTROL,
    FULL_STOCK,
    GONE,
    NO_SEAT,
    STOCK,
    ParadisePosition,
    is_empty,
    of_seat,
)
from vaka.games.paradise.rules.solitaire import chits_left
from vaka.games.paradise.rules.storing import turn_store
from vaka.games.paradise.rules.telling import tell_end
from vaka.games.paradise.rules.telling_solo import tell_samoa
from vaka.games.paradise.rules.victory import has_reached


def open_turn(position: ParadisePosition) -> None:
    """§11.2, §11.6: what lasted until this turn ends; the die for malaria comes before everything else."""
    if position.advanced & RULE_EVENTS != 0:
        open_events(position)
    if position.advanced & RULE_MALARIA != 0:
        note_malaria(position)
        if is_malaria_loose(position):
            position.chance = FOR_MALARIA


def show_advanced_orders(position: ParadisePosition, seat: i64) -> None:
    """§11.2, §11.4: what was ordered besides, before the rest is placed."""
    if position.advanced & RULE_STORE != 0:
        turn_store(position, seat)
    if position.advanced & RULE_EVENTS != 0:
        show_event_orders(position, seat)


def close_building(position: ParadisePosition) -> None:
    """§11.2: after the Building Step some markers go."""
    if position.advanced & RULE_EVENTS != 0:
        end_season(position)


def ends_solo(position: ParadisePosition) -> bool:
    """§12.6: won with enough points while chits are left; lost with too few chits, or at the end of the last turn."""
    left = chits_left(position)
    position.won = 1 if has_reached(position, 0) and left >= ADVANCED_BOX.chits_left else 0
    if position.won == 0 and left > ADVANCED_BOX.chits_left and position.turn < position.last_turn:
        return False
    if position.won == 0:
        tell_samoa(position, "solo-late", NOWHERE)
    close_solo(position)
    return True


def is_ruined(position: ParadisePosition) -> bool:
    """§12.6, ruling 24: has the player nothing left, and nothing to come back with: no group, no Colony, no War Canoe?"""
    if not is_empty(position, CONTROL):
        return False
    away = of_seat(position, 0, STOCK) + of_seat(position, 0, GONE)
    return colonies(away) == colonies(FULL_STOCK) and wars(away) == wars(FULL_STOCK)


def lose_all(position: ParadisePosition) -> None:
    """§12.6: no point can be made any more, so the game is lost now, and not only when the chits run out."""
    tell_samoa(position, "solo-ruined", NOWHERE)
    position.won = 0
    close_solo(position)


def close_solo(position: ParadisePosition) -> None:
    """§12.6: the game is over."""
    position.stage = AT_END
    position.active = NO_SEAT
    position.place = 0
    position.opened |= hand(position, 0)
    tell_end(position)
