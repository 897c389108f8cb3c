"""Aloha, the ritual game of the archipelagos (Igor Polouchine, 2004)."""

from vaka.games.aloha.game import AlohaGame

GAME = AlohaGame

__all__ = ["GAME"]
