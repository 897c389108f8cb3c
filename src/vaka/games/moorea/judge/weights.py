"""The weights of the judge: data in weights.toml, which says how they were made. In hundredths of a point, or of what is rated."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from vaka.engine.provenance import read_weights

FEATURES: Final = ("points", "cart", "spear", "net", "basket", "sites", "stores", "hope", "second", "cards")
"""What a position is rated by, in this order; the first seven lie on the table, the others are in the hand."""


class Weights:
    """How much a unit of each feature is worth."""

    def __init__(self, given: dict[str, int]) -> None:
        self.points: i64 = given["points"]
        """A point."""
        self.cart: i64 = given["cart"]
        """A tool, for each turn that is left."""
        self.spear: i64 = given["spear"]
        self.net: i64 = given["net"]
        self.basket: i64 = given["basket"]
        self.sites: i64 = given["sites"]
        """A site, for each turn that is left."""
        self.stores: i64 = given["stores"]
        """A store, for each turn and each point that a card in it brings."""
        self.hope: i64 = given["hope"]
        """The best purchase that the hand is close to, in hundredths of its worth."""
        self.second: i64 = given["second"]
        """The second best, likewise."""
        self.cards: i64 = given["cards"]
        """The cards by themselves, likewise."""


WEIGHTS: Final = Weights(read_weights(Path(__file__).parent))
