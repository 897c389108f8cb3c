"""Find the golden games of Vanuatu.

python -m tests.games.vanuatu.golden.make
"""

from __future__ import annotations

from pathlib import Path

from tests.games.golden import Golden, ends_with, make

import vaka

GAMES = (
    Golden("two-players", 2, {}, "neutral markers and offered characters", ends_with("win")),
    Golden("three-players", 3, {}, "the base game with characters", ends_with("win")),
    Golden("five-plain", 5, {"characters": "no"}, "five players without characters", ends_with("win")),
    Golden("waters-win", 4, {"waters": "yes"}, "islands that stay above the water", ends_with("win")),
    Golden("waters-lost", 4, {"waters": "yes"}, "three submerged islands: nobody wins", ends_with("all-lost")),
    Golden("shared", 3, {"characters": "no"}, "level in points, huts and vatus: a shared victory", ends_with("draw-game")),
)

if __name__ == "__main__":
    make(vaka.game("vanuatu"), GAMES, Path(__file__).parent)
