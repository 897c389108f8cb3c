"""The weights of the judge, one row each: what it is called, how much it is worth, what it is. In hundredths of a point.

Nothing that was learned from these won clearly against them (docs/bots.md, "Judges that learn"). They were made by a fit to 400
games of the greedy bot from 100, 75, 30, 24, 14, 22, 9, 100, 50, 100, which were made by hand (surprise on held-out games 0.4561 ->
0.3975); then by hand cart, spear, net, basket and cards a fifth higher, the best of seven changes tried on the same 200 games, 62%
against the fit as it was.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from vaka.engine.provenance import learned


class Weights:
    """How much a unit of each feature is worth; the first is the unit, which stays."""

    def __init__(self) -> None:
        self.points: i64 = 100
        """A point."""
        self.cart: i64 = 60
        """A tool, for each turn that is left."""
        self.spear: i64 = 22
        self.net: i64 = 18
        self.basket: i64 = 10
        self.sites: i64 = 24
        """A site, for each turn that is left."""
        self.stores: i64 = 0
        """A store, for each turn and each point that a card in it brings."""
        self.hope: i64 = 69
        """The best purchase that the hand is close to, in hundredths of its worth."""
        self.second: i64 = 34
        """The second best, likewise."""
        self.cards: i64 = 120
        """The cards by themselves, likewise."""


WEIGHTS: Final = learned(Weights(), Path(__file__).parent)
