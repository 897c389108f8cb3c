"""What Events have done to players for a while (§11.2): who is becalmed, who has the wind, who is at peace, who has a leader.

And the Event that is being carried out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.games.paradise.rules.board.annex import CURRENT, NOTES, annex, annexed
from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.packed import field, with_field
from vaka.games.paradise.rules.position import NO_SEAT, ParadisePosition

# Each is a seat, one added, in three bits.
DISPUTED: Final[i64] = 0
CALMED: Final[i64] = 1
WINDED: Final[i64] = 2
BRIDE: Final[i64] = 3
GROOM: Final[i64] = 4
LEADING_ATTACK: Final[i64] = 5
LEADING_DEFENCE: Final[i64] = 6
WARDED: Final[i64] = 7  # whose SHAMAN lies on the map
DRAWER: Final[i64] = 8  # who draws the Event of this turn

CULTS: Final[i64] = 3


def noted(position: ParadisePosition, what: i64) -> i64:
    """The seat that is noted, or NO_SEAT."""
    return field(annexed(position, NOTES), 3, what) - 1


def note(position: ParadisePosition, what: i64, seat: Seat) -> None:
    """Note a seat, or NO_SEAT."""
    annex(position, NOTES, with_field(annexed(position, NOTES), 3, what, seat + 1))


def forget(position: ParadisePosition, what: i64) -> None:
    """Nobody is noted any more."""
    note(position, what, NO_SEAT)


def partner_of(position: ParadisePosition, seat: Seat) -> i64:
    """ROYAL MARRIAGE: the player that this one may not attack, or NO_SEAT."""
    if noted(position, BRIDE) == seat:
        return noted(position, GROOM)
    return noted(position, BRIDE) if noted(position, GROOM) == seat else NO_SEAT


def has_leader(position: ParadisePosition, seat: Seat) -> bool:
    """WAR LEADER: does a leader stand in the front line of this side?"""
    if position.advanced == 0 or seat == NO_SEAT:
        return False
    return noted(position, leading(position, seat)) == seat


def leading(position: ParadisePosition, seat: Seat) -> i64:
    """Where a leader of this seat is noted: on the attacker's side, or on the defender's."""
    return LEADING_ATTACK if seat == position.active else LEADING_DEFENCE


def set_leader(position: ParadisePosition, seat: Seat, leads: bool) -> None:
    """A leader joins the front line, or has gone."""
    note(position, leading(position, seat), seat if leads else NO_SEAT)


def pace(position: ParadisePosition, seat: Seat, hexes: i64) -> i64:
    """FAVORABLE WINDS: one hex more. BECALMED: one hex only."""
    if noted(position, CALMED) == seat:
        return 1
    return hexes + 1 if noted(position, WINDED) == seat else hexes


# --- The Event that is being carried out ---


def current_event(position: ParadisePosition) -> i64:
    """The Event of this turn that is not done yet, or -1."""
    return field(annexed(position, CURRENT), 8, 0) - 1


def set_current(position: ParadisePosition, event: i64) -> None:
    """This is it, or -1: none."""
    annex(position, CURRENT, event + 1)


def struck(position: ParadisePosition, place: i64) -> Hex:
    """CULT OF WAR: the first or the second group that has got its Warrior Band, or NOWHERE."""
    return field(annexed(position, CURRENT), 8, place) - 1


def set_struck(position: ParadisePosition, place: i64, where: Hex) -> None:
    """Let it be this one."""
    annex(position, CURRENT, with_field(annexed(position, CURRENT), 8, place, where + 1))


def was_struck(position: ParadisePosition, where: Hex) -> bool:
    """CULT OF WAR: has this group got its Warrior Band?"""
    return struck(position, 1) == where or struck(position, 2) == where


def struck_count(position: ParadisePosition) -> i64:
    """How many groups have got theirs."""
    return (1 if struck(position, 1) >= 0 else 0) + (1 if struck(position, 2) >= 0 else 0)


def note_struck(position: ParadisePosition, where: Hex) -> None:
    """One more; after the third it is over anyway."""
    number = struck_count(position)
    if number + 1 < CULTS:
        set_struck(position, number + 1, where)
    else:
        set_current(position, -1)
