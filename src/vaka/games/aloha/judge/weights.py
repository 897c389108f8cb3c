"""The weights of the judge: data in weights.toml, which says how they were made. In hundredths of an action, or in per cent."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from vaka.engine.provenance import read_weights

FEATURES: Final = ("action", "steps", "escort", "tempo", "rival", "others", "threat", "later", "stopped")
"""What a position is rated by; the first is the unit, which stays."""
PER_CENT: Final = ("rival", "others", "stopped")
"""Those that are no more than 100."""


class Weights:
    """How much a unit of each feature is worth."""

    def __init__(self, given: dict[str, int]) -> None:
        self.action: i64 = given["action"]
        """An action that a Tiki still needs."""
        self.steps: i64 = given["steps"]
        """A step between it and its arrival."""
        self.escort: i64 = given["escort"]
        """An own pirogue without a Tiki that lies ahead of it."""
        self.tempo: i64 = given["tempo"]
        """An action that whoever has the turn can still take in it."""
        self.rival: i64 = given["rival"]
        """The way of the nearest rival, in per cent of one's own."""
        self.others: i64 = given["others"]
        """The ways of all rivals, likewise."""
        self.threat: i64 = given["threat"]
        """Somebody can win before anybody else is asked."""
        self.later: i64 = given["later"]
        """The same of whoever comes next after that: it can be stopped. A half of it after two turns, a third after three."""
        self.stopped: i64 = given["stopped"]
        """What is left of it, in per cent, if a push that is due may stop it."""


WEIGHTS: Final = Weights(read_weights(Path(__file__).parent))
