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

# Stages, after the numbers in `position`.
AT_SEARCH: Final[i64] = 13

# Questions, after the numbers in `position`.
ASK_STEER: Final[i64] = 13

# Slots of the annex.
SAVED: Final[i64] = 0  # seats with a Build Point in store
MALARIA: Final[i64] = 1  # somebody has controlled a group with malaria
SOUTH: Final[i64] = 2  # where Te Waka Maui and Aotearoa lie, and what it replaced
BURIED: Final[i64] = 3  # the tile that left the game for it, and who knows it
KUMARA: Final[i64] = 4  # seats with a Kumara marker
GALAPAGOS: Final[i64] = 5  # seats with a +1 marker
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
