"""Find the golden games of Moorea.

python -m tests.games.moorea.golden.make
"""

from __future__ import annotations

from pathlib import Path

from tests.games.golden import Golden, ends_with, make

import vaka

GAMES = (
    Golden("two-empty", 2, {}, "a display that cannot be filled, and the final round", ends_with("win"), "final-empty"),
    Golden("three-empty", 3, {}, "a display that cannot be filled, with three players", ends_with("win"), "final-empty"),
    Golden("four-idle", 4, {}, "rounds in which nobody acquires anything: the game ends", ends_with("win"), "final-idle"),
    Golden("five-strict", 5, {"strict": "yes"}, "the points of one reading of the cards", ends_with("win"), "final-empty"),
    Golden("two-dear-cart", 2, {"cart": "5"}, "the cart at five cards", ends_with("win"), "final-empty"),
    Golden("three-shared", 3, {}, "a shared victory", ends_with("shared"), "final-idle"),
)

if __name__ == "__main__":
    make(vaka.game("moorea"), GAMES, Path(__file__).parent, keen=0.6)
