"""The weights of the judge, one row each: what it is called, how much it is worth, what it is. In hundredths of an action.

Made by hand: nothing that was learned won against them (docs/bots.md, "Judges that learn"). `later` was 4,400 then, and made
smaller by hand since, which a search needs and the greedy bot does not notice.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from vaka.engine.provenance import PerCent, learned


class Weights:
    """How much a unit of each feature is worth; the first is the unit, which stays."""

    def __init__(self) -> None:
        self.action: i64 = 100
        """An action that a Tiki still needs."""
        self.steps: i64 = 10
        """A step between it and its arrival."""
        self.escort: i64 = 5
        """An own pirogue without a Tiki that lies ahead of it."""
        self.tempo: i64 = 90
        """An action that whoever has the turn can still take in it."""
        self.rival: PerCent = 60
        """The way of the nearest rival, in per cent of one's own."""
        self.others: PerCent = 5
        """The ways of all rivals, likewise."""
        self.threat: i64 = 5000
        """Somebody can win before anybody else is asked."""
        self.later: i64 = 150
        """The same of whoever comes next after that: it can be stopped. A half of it after two turns, a third after three."""
        self.stopped: PerCent = 50
        """What is left of it, in per cent, if a push that is due may stop it."""


WEIGHTS: Final = learned(Weights(), Path(__file__).parent)
