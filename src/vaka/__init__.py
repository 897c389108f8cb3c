"""Vaka: modern board games of the Pacific, to play and to study.

>>> import random, vaka
>>> game = vaka.game("aloha")
>>> state = game.new(seats=4, options={"mode": "expert"})
>>> rng = random.Random(7)
>>> while state.actor() != vaka.OVER:
...     if state.actor() == vaka.CHANCE:
...         action = rng.choices(state.legal(), state.weights())[0]
...     else:
...         action = rng.choice(state.legal())
...     state.apply(action)
>>> len(state.winners()) >= 1
True
"""

from typing import TYPE_CHECKING

import vaka.games  # noqa: F401 (the package itself is what `vaka.games()` calls)
from vaka.engine import (
    ASKED,
    CHANCE,
    FULL,
    OVER,
    SPECTATOR,
    UNKNOWN,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BrokenGame,
    Event,
    Game,
    Horizon,
    IllegalAction,
    Obstacle,
    Option,
    Record,
    Redacted,
    StaleAction,
    State,
    Traits,
    UnknownGame,
    VakaError,
    game,
    register,
)

if TYPE_CHECKING:
    from vaka.engine import games  # noqa: TC004 (when it runs, the package of this name is what is called)

__version__ = "0.1.0"

__all__ = [
    "ASKED",
    "CHANCE",
    "FULL",
    "OVER",
    "SPECTATOR",
    "UNKNOWN",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BrokenGame",
    "Event",
    "Game",
    "Horizon",
    "IllegalAction",
    "Obstacle",
    "Option",
    "Record",
    "Redacted",
    "StaleAction",
    "State",
    "Traits",
    "UnknownGame",
    "VakaError",
    "game",
    "games",
    "register",
]
