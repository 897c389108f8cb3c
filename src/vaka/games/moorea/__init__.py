"""Moorea, a card game of commodities, tools and products (Reiner Stockhausen, 2018)."""

from vaka.games.moorea.game import MooreaGame

GAME = MooreaGame

__all__ = ["GAME"]
