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

OPTION_RULES: Final = (("saved", 1), ("south_island", 2), ("kumara", 4), ("malaria", 8), ("events", 16))
ENDS: Final = ("standard", "more1", "more2", "more3", "less1", "less2", "less3")
SHIFTS: Final = (0, 1, 2, 3, -1, -2, -3)

# What chance is asked for, after the numbers in `position`.
FOR_MALARIA: Final[i64] = 7
FOR_SEARCH: Final[i64] = 8
FOR_EVENT: Final[i64] = 9

# Stages, after the numbers in `position`.
AT_SEARCH: Final[i64] = 13
AT_EVENT: Final[i64] = 14

# Questions, after the numbers in `position`.
ASK_STEER: Final[i64] = 13
ASK_DUTY: Final[i64] = 14
ASK_TARGET: Final[i64] = 15
ASK_SHAMAN: Final[i64] = 16
ASK_WARD: Final[i64] = 17
ASK_BEFORE: Final[i64] = 18
ASK_LEADER: Final[i64] = 19
ASK_FETCH: Final[i64] = 20

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
ANNEX_SIZE: Final[i64] = 24


def rules_in(options: dict[str, str]) -> int:
    """Which advanced rules these options bring into play."""
    return sum(rule for name, rule in OPTION_RULES if options.get(name) == "yes")


def shift_of(options: dict[str, str]) -> int:
    """§11.1: by how many points the end of the game is moved.

    >>> shift_of({"end": "less2"}), shift_of({})
    (-2, 0)
    """
    return SHIFTS[ENDS.index(options.get("end", "standard"))]
