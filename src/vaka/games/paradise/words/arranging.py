"""Positions from words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.games.paradise.rules.sequence import Paradise

if TYPE_CHECKING:
    from vaka.engine.game import Game


def start(game: Game, seats: int, options: dict[str, str]) -> Paradise:
    """A game before the first draw."""
    state = Paradise(game, seats, options)
    state.begin()
    return state


def arrange(game: Game, seats: int, options: dict[str, str], words: dict[str, Any]) -> Paradise:
    raise NotImplementedError
