"""The annex: what the advanced rules put beside the board, slot by slot.

It is a vector. A game without advanced rules has an empty one; copies share it: a change makes a new one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from vaka.games.paradise.rules.box import Hex, Seat
from vaka.games.paradise.rules.options import RULE_KUMARA, RULE_MALARIA, RULE_STORE
from vaka.games.paradise.rules.packed import ZERO, bit, has
from vaka.games.paradise.rules.position import ParadisePosition

# Slots of the annex.
SAVED: Final[i64] = 0  # seats with a Build Point in store
MALARIA: Final[i64] = 1  # somebody has controlled a group with malaria
SOUTH: Final[i64] = 2  # where Te Waka Maui and Aotearoa lie, and what it replaced
BURIED: Final[i64] = 3  # the tile that left the game for it, and who knows it
KUMARA: Final[i64] = 4  # seats with a Kumara marker
GALAPAGOS: Final[i64] = 5  # seats with a +1 marker
BEGUN: Final[i64] = 6  # Events are drawn
PLAYED: Final[i64] = 7  # Events that all have seen
KEPT: Final[i64] = 8  # cards that players keep
MARKERS_LOW: Final[i64] = 9  # where the markers of Events lie
MARKERS_HIGH: Final[i64] = 10
NOTES: Final[i64] = 11  # what Events do to players
CURRENT: Final[i64] = 12  # the Event that is being carried out, and where it has already struck
PEEKED: Final[i64] = 13  # the tile that was looked at by DRIFT VOYAGE, and who looked
CHITS: Final[i64] = 14  # in the opaque cup
CHITS_DRAWN: Final[i64] = 15  # how many were drawn
CHITS_HELD: Final[i64] = 16  # drawn, and not resolved yet
CHIT_NOW: Final[i64] = 17  # the one that is resolved, one added
CHIT_STEP: Final[i64] = 18  # which of its parts
CHIT_COUNT: Final[i64] = 19  # how far that part has come: pieces, knots, hexes
OWED: Final[i64] = 20  # chits to be drawn now; and whether they are those of discovered groups
PICKING: Final[i64] = 21  # what the die decides between hexes
FINDING: Final[i64] = 22  # what the dice still say of a discovered group
# The solitaire game with the South Island.
ISLE: Final[i64] = 23  # Te Waka Maui, found with Aotearoa: whether its dice wait, or are rolled now
ANNEX_SIZE: Final[i64] = 24

AFTER_EXPLORATION: Final[i64] = 16  # in OWED: the chits are those of discovered groups


class Noted(NamedTuple):
    """A slot that is written as it is: for which rule, under which word, and whether it is a set of seats or a yes or no."""

    rule: int
    word: str
    slot: int
    of_seats: bool


NOTED: Final = (
    Noted(RULE_STORE, "saved", SAVED, True),
    Noted(RULE_KUMARA, "kumara", KUMARA, True),
    Noted(RULE_KUMARA, "galapagos", GALAPAGOS, True),
    Noted(RULE_MALARIA, "malaria", MALARIA, False),
)
"""Every such slot: its data and its line in the text follow from the row. The other slots are packed by their chapters."""


def annexed(position: ParadisePosition, slot: i64) -> i64:
    """What is noted in a slot; 0 where no advanced rule is in play."""
    return position.annex[slot] if position.advanced != 0 else ZERO


def annex(position: ParadisePosition, slot: i64, value: i64) -> None:
    """Note it. Copies share the annex, so a change makes a new one."""
    if position.annex[slot] != value:
        changed = position.annex[:]
        changed[slot] = value
        position.annex = changed


def has_annexed(position: ParadisePosition, slot: i64, seat: Seat) -> bool:
    """Is this seat, or bit, set in a slot?"""
    return position.advanced != 0 and has(position.annex[slot], seat)


def annex_bit(position: ParadisePosition, slot: i64, place: i64, on: bool) -> None:
    """Set or clear one bit of a slot."""
    now = position.annex[slot]
    annex(position, slot, now | bit(place) if on else now & ~bit(place))


def peeked_hex(position: ParadisePosition) -> Hex:
    """DRIFT VOYAGE: where a tile was looked at, or NOWHERE."""
    return (annexed(position, PEEKED) & 255) - 1


def peeked_seat(position: ParadisePosition) -> Seat:
    """Who looked at it."""
    return annexed(position, PEEKED) >> 8


def note_peeked(position: ParadisePosition, seat: Seat, where: Hex) -> None:
    """Note both."""
    annex(position, PEEKED, (where + 1) | (seat << 8))
