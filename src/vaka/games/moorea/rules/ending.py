"""The final round and the end (§7): how many turns are left."""

from __future__ import annotations

from mypy_extensions import i64

from vaka.games.moorea.rules import telling
from vaka.games.moorea.rules.box import TABLES
from vaka.games.moorea.rules.packed import ZERO
from vaka.games.moorea.rules.position import NOT_FINAL, MooreaPosition


def is_final(position: MooreaPosition) -> bool:
    """§7.1, §7.2: has the final round been called?"""
    return position.final != NOT_FINAL


def start_final(position: MooreaPosition) -> None:
    """§7.1: the display could not be refilled: after this turn everybody has one more, this player last (A2, A3)."""
    position.final = position.seats + 1
    if position.events is not None:
        telling.final_empty(position, position.turn)


def start_idle_final(position: MooreaPosition) -> None:
    """§7.2: five idle rounds: everybody has one more turn (A21)."""
    position.final = position.seats
    if position.events is not None:
        telling.final_idle(position, position.turn, TABLES.idle_rounds)


def note_building(position: MooreaPosition) -> None:
    """§7.2: a product, a tool or a deposit: this turn is not idle, and the count begins anew (A21, A31)."""
    position.idle = -1  # the end of the turn makes it 0


def idle_rounds(position: MooreaPosition) -> i64:
    """§7.2: how many full rounds have passed in which nobody built anything; told from the second such round on."""
    return ZERO if is_final(position) or position.idle < 0 else position.idle // position.seats


def count_turn(position: MooreaPosition) -> None:
    """§7.1, §7.2: a turn has ended: one less of the final round, or one more that may have been idle."""
    position.idle += 1
    if is_final(position):
        position.final -= 1
    elif position.idle >= TABLES.idle_rounds * position.seats:
        start_idle_final(position)


def is_played_out(position: MooreaPosition) -> bool:
    """§7.1: was that the last turn of the final round?"""
    return position.final == 0
