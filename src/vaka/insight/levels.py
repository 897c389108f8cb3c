"""How much an analysis may cost."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Final

from vaka.engine.errors import BadOption, Reason, quoted
from vaka.insight.curve import data_of

if TYPE_CHECKING:
    from vaka.engine.game import Game

USUAL: Final = 40.0
"""Seconds of the level `hard` where the game says nothing."""
DEEPER: Final = 4.0
"""`expert` has so many times more."""
LONGEST: Final = 3600.0
LEVELS: Final = ("hard", "expert")


def budget_of(game: Game, level: str) -> float:
    """The seconds of processor time of a level: `hard`, `expert`, or a number; raise BadOption for anything else.

    >>> import vaka
    >>> budget_of(vaka.game("aloha"), "12.5"), budget_of(vaka.game("aloha"), "hard") <= 60
    (12.5, True)
    """
    usual = float(data_of(game).get("seconds", USUAL))
    if level in LEVELS:
        return usual * (DEEPER if level == "expert" else 1.0)
    try:
        seconds = float(level)
    except ValueError:
        seconds = float("nan")
    if not isfinite(seconds) or not 0 < seconds <= LONGEST:
        raise BadOption(Reason("no-analysis-level", {"level": quoted(level), "most": int(LONGEST)}))
    return seconds
