"""Starter: a small game to begin with. The plan of the folder is told in docs/architecture.md of Vaka."""

from vaka.terminal.starter.game import StarterGame

GAME = StarterGame
