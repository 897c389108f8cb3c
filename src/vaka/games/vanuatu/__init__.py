"""Vanuatu, with Rising Waters (Alain Epron, 2011; second edition 2016)."""

from vaka.games.vanuatu.game import VanuatuGame

GAME = VanuatuGame

__all__ = ["GAME"]
