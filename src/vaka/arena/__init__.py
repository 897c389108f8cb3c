"""Many games at once: simulations, matches, their figures, and the measuring of speed."""

from vaka.arena.games import bot_record, random_record
from vaka.arena.match import Match, play_match
from vaka.arena.simulation import Simulation, simulate, wilson

__all__ = ["Match", "Simulation", "bot_record", "play_match", "random_record", "simulate", "wilson"]
