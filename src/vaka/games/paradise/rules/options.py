"""The options: which advanced rules (§11) are in play, the solitaire game (§12), and by how much the end is moved (§11.1)."""

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

# Seats of the solitaire game.
PLAYER: Final[i64] = 0
SAMOA_SEAT: Final[i64] = 1  # in the solitaire game: a colour that nobody plays

OPTION_RULES: Final = (
    ("saved", RULE_STORE),
    ("south_island", RULE_SOUTH),
    ("kumara", RULE_KUMARA),
    ("malaria", RULE_MALARIA),
    ("events", RULE_EVENTS),
)
MOST_SHIFT: Final = 10
ENDS: Final = (
    "standard",
    *(f"more{points}" for points in range(1, MOST_SHIFT + 1)),
    *(f"less{points}" for points in range(1, MOST_SHIFT + 1)),
)


def rules_in(options: dict[str, str], seats: int) -> int:
    """Which advanced rules these options bring into play; one player alone plays the solitaire game."""
    rules = sum(rule for name, rule in OPTION_RULES if options.get(name) == "yes")
    if seats == 1:
        rules += RULE_SOLO + (RULE_HARD if options.get("solo") == "hard" else 0)
    return rules


def shift_of(options: dict[str, str]) -> int:
    """§11.1: by how many points the end of the game is moved.

    >>> shift_of({"end": "less2"}), shift_of({"end": "more10"}), shift_of({})
    (-2, 10, 0)
    """
    place = ENDS.index(options.get("end", "standard"))
    return place if place <= MOST_SHIFT else MOST_SHIFT - place
