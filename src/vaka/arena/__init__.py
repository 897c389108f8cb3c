"""Many games at once: simulations, matches, their figures, and the measuring of speed."""

from typing import TYPE_CHECKING, Any

from vaka.arena.games import bot_record, random_record
from vaka.arena.match import Match, play_match
from vaka.arena.simulation import Simulation, simulate, wilson
from vaka.arena.tournament import Tournament, play_tournament

if TYPE_CHECKING:
    from vaka.arena.batch import Batch
    from vaka.arena.tables import dataset, read_games, write_games

__all__ = [
    "Batch",
    "Match",
    "Simulation",
    "Tournament",
    "bot_record",
    "dataset",
    "play_match",
    "play_tournament",
    "random_record",
    "read_games",
    "simulate",
    "wilson",
    "write_games",
]


def __getattr__(name: str) -> Any:
    """What needs numpy or pyarrow is imported when it is asked for."""
    if name == "Batch":
        from vaka.arena.batch import Batch

        return Batch
    if name in ("dataset", "read_games", "write_games"):
        from vaka.arena import tables

        return getattr(tables, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
