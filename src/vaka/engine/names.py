"""The numbers that stand where a seat, a viewer or a value could stand."""

from typing import Final

from mypy_extensions import i64

# Who is asked.
CHANCE: Final[i64] = -1
"""Nobody decides: a deck, a cup or a die does."""
OVER: Final[i64] = -2
"""Nobody is asked any more."""

# Who looks.
SPECTATOR: Final[i64] = -3
"""A viewer who knows what everybody knows, and nothing else."""
FULL: Final[i64] = -4
"""The `viewer` of a position that is not a view: all of it is there."""

# Defaults and answers.
ASKED: Final[i64] = -5
"""In the place of a seat: whoever is asked."""
NOBODY: Final[i64] = -6
"""In the place of a seat: no seat at all."""
UNHEARD: Final[i64] = -7
"""What `seen` answers when a viewer notices nothing of an action."""
UNKNOWN: Final[i64] = -9
"""In the place of a value: this viewer does not know it. In JSON it is written `"?"`."""

# Who notices: bit s for seat s, and one for the spectators (`State.hear`).
EVERYBODY: Final[i64] = -1
"""All seats and the spectators: what stands if `play` says nothing."""
SPECTATORS: Final[i64] = 65_536
"""The spectators' bit: no game has as many seats."""

HIDDEN: Final = "?"
"""How UNKNOWN is written in JSON and in notation."""
OPEN_ENDED: Final = "open-ended"
"""In the place of the values that a hidden place may have (`State.hidden`): they cannot be listed."""
