"""Numbers that the advanced rules (§11) add: which of them are in play, stages, questions, draws, and the slots of the annex.

The annex is a vector beside the board. A game without advanced rules has an empty one; copies share it: a change makes a new one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The rules in play, as bits.
RULE_STORE: Final[i64] = 1
RULE_SOUTH: Final[i64] = 2
RULE_KUMARA: Final[i64] = 4
RULE_MALARIA: Final[i64] = 8
RULE_EVENTS: Final[i64] = 16
RULE_SOLO: Final[i64] = 32  # the solitaire game
RULE_HARD: Final[i64] = 64  # its harder form

SAMOA_SEAT: Final[i64] = 1  # in the solitaire game: a colour that nobody plays

OPTION_RULES: Final = (("saved", 1), ("south_island", 2), ("kumara", 4), ("malaria", 8), ("events", 16))
MOST_SHIFT: Final = 10
ENDS: Final = (
    "standard",
    *(f"more{points}" for points in range(1, MOST_SHIFT + 1)),
    *(f"less{points}" for points in range(1, MOST_SHIFT + 1)),
)

# What chance is asked for, after the numbers in `position`.
FOR_MALARIA: Final[i64] = 7
FOR_SEARCH: Final[i64] = 8
FOR_EVENT: Final[i64] = 9
FOR_CHIT: Final[i64] = 10
FOR_PICK: Final[i64] = 11
FOR_OCCUPY: Final[i64] = 12
FOR_BOX: Final[i64] = 13
FOR_BAND: Final[i64] = 14
FOR_REVEAL: Final[i64] = 15
FOR_SOLO_MARKER: Final[i64] = 16
FOR_SOLO_TILE: Final[i64] = 17
FOR_LOOK: Final[i64] = 18  # KAVA CEREMONY alone: the cards of Samoa that are looked at

# Stages, after the numbers in `position`.
AT_SEARCH: Final[i64] = 12
AT_EVENT: Final[i64] = 13
AT_CHIT: Final[i64] = 14
AT_EVE: Final[i64] = 15  # just before Building

# Questions, after the numbers in `position`.
ASK_STEER: Final[i64] = 13
ASK_DUTY: Final[i64] = 14
ASK_TARGET: Final[i64] = 15
ASK_SHAMAN: Final[i64] = 16
ASK_WARD: Final[i64] = 17
ASK_BEFORE: Final[i64] = 18
ASK_LEADER: Final[i64] = 19
ASK_FETCH: Final[i64] = 20
ASK_CHIT: Final[i64] = 21
ASK_SHOW: Final[i64] = 22

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
OWED: Final[i64] = 20  # chits to be drawn now
PICKING: Final[i64] = 21  # what the die decides between hexes
FINDING: Final[i64] = 22  # what the dice still say of a discovered group
# The solitaire game with the South Island.
ISLE: Final[i64] = 23  # Te Waka Maui, found with Aotearoa: whether its dice wait, or are rolled now
ANNEX_SIZE: Final[i64] = 24


def rules_in(options: dict[str, str], seats: int) -> int:
    """Which advanced rules these options bring into play; one player alone plays the solitaire game."""
    rules = sum(rule for name, rule in OPTION_RULES if options.get(name) == "yes")
    if seats == 1:
        rules += 32 + (64 if options.get("solo") == "hard" else 0)
    return rules


def shift_of(options: dict[str, str]) -> int:
    """§11.1: by how many points the end of the game is moved.

    >>> shift_of({"end": "less2"}), shift_of({"end": "more10"}), shift_of({})
    (-2, 10, 0)
    """
    place = ENDS.index(options.get("end", "standard"))
    return place if place <= MOST_SHIFT else MOST_SHIFT - place
