"""The environments that researchers know, over every game: PettingZoo, Gymnasium and OpenSpiel (extra `rl`).

>>> from vaka.research import aec_env
>>> env = aec_env("aloha", seats=2)
>>> env.reset(seed=1)
>>> env.agent_selection in env.agents
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.extras import missing

if TYPE_CHECKING:
    from vaka.research.gym import SeatEnv
    from vaka.research.spiel import register_games, spiel_game
    from vaka.research.zoo import AecEnv, SimultaneousEnv, aec_env, parallel_env

__all__ = ["AecEnv", "SeatEnv", "SimultaneousEnv", "aec_env", "parallel_env", "register_games", "spiel_game"]

HOMES = {
    "AecEnv": "zoo",
    "SimultaneousEnv": "zoo",
    "aec_env": "zoo",
    "parallel_env": "zoo",
    "SeatEnv": "gym",
    "register_games": "spiel",
    "spiel_game": "spiel",
}


def __getattr__(name: str) -> Any:
    """Each library is imported when something of it is asked for; raise MissingExtra if it is not installed."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    try:
        return getattr(import_module(f"vaka.research.{HOMES[name]}"), name)
    except ModuleNotFoundError as error:
        raise missing(error) or error from None
