"""Many games at once: simulations, matches, their figures, and the measuring of speed."""

from typing import TYPE_CHECKING, Any

from vaka.arena.games import bot_record, random_record
from vaka.arena.match import Match, play_match
from vaka.arena.simulation import Simulation, simulate, wilson

if TYPE_CHECKING:
    from vaka.arena.batch import Batch

__all__ = ["Batch", "Match", "Simulation", "bot_record", "play_match", "random_record", "simulate", "wilson"]


def __getattr__(name: str) -> Any:
    """What needs numpy is imported when it is asked for."""
    if name == "Batch":
        from vaka.arena.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
