"""Malaria (§11.6): once somebody controls a group of Melanesia, a die is rolled every turn."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.paradise.rules.battle import conquest
from vaka.games.paradise.rules.board import hexes, places
from vaka.games.paradise.rules.board.annex import MALARIA, annex, annexed
from vaka.games.paradise.rules.box import ADVANCED_BOX, Hex
from vaka.games.paradise.rules.options import RULE_MALARIA
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition
from vaka.games.paradise.rules.telling.fortune import tell_malaria, tell_malaria_strikes


def note_malaria(position: ParadisePosition) -> None:
    """§11.6, ruling 33: from the turn after somebody has controlled one of the four groups on, there is malaria."""
    if position.advanced & RULE_MALARIA == 0:
        return
    for where in ADVANCED_BOX.malaria_hexes:
        at: i64 = where
        if places.control_at(position, at) != NO_SEAT:
            annex(position, MALARIA, 1)


def is_malaria_loose(position: ParadisePosition) -> bool:
    """§11.6: is the die rolled in this turn?"""
    return annexed(position, MALARIA) != 0


def sick_group(pips: i64) -> i64:
    """§11.6: the group that a roll strikes."""
    found: i64 = hexes.NOWHERE
    for place, rolls in enumerate(ADVANCED_BOX.malaria_rolls):
        for roll in rolls:
            if pips == roll:
                found = ADVANCED_BOX.malaria_hexes[place]
    return found


def roll_malaria(position: ParadisePosition, pips: i64) -> i64:
    """§11.6: the group that loses a Village; NOWHERE if it is nobody's, since it has none to lose."""
    where = sick_group(pips)
    tell_malaria(position, pips, where)
    return where if places.control_at(position, where) != NO_SEAT else hexes.NOWHERE


def suffer_malaria(position: ParadisePosition, where: Hex) -> bool:
    """§11.6: one Village is lost; the last one too, and with it the group. True if it was its owner's home (ruling 24)."""
    tell_malaria_strikes(position, places.control_at(position, where), where)
    return conquest.lose_village(position, where)
