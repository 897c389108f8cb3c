"""What there is to know of each place of the board, from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vaka.engine.game import About
from vaka.games.paradise.words.places import places

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.paradise.rules.sequence import Paradise


def about(view: Paradise, game: Game, place: str, lang: str) -> About:
    """What there is to know of a place; raise LookupError if there is no such place."""
    if place not in places(view):
        raise LookupError(f"no place of this position is called {place!r}")
    return About(place, rule="2.1")
