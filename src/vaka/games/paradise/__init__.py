"""Conquest of Paradise, empires of the Polynesian sea (Kevin McPartland, 2007)."""

from vaka.games.paradise.game import ParadiseGame

GAME = ParadiseGame

__all__ = ["GAME"]
