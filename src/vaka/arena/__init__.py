"""Many games at once: simulations, their figures, and the measuring of speed."""

from vaka.arena.games import bot_record, random_record
from vaka.arena.simulation import Simulation, simulate, wilson

__all__ = ["Simulation", "bot_record", "random_record", "simulate", "wilson"]
