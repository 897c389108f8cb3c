"""What a person may ask of the board: its hexes, and what lies there, from the view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vaka.engine.game import About
from vaka.games.paradise.rules.box import BOX, HEXES

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.games.paradise.rules.sequence import Paradise

PLACES: Final = [f"hex-{name}" for name in HEXES]


def about(view: Paradise, game: Game, place: str, lang: str) -> About:
    """What there is to know of a hex; raise LookupError if there is no such place."""
    if place not in PLACES:
        raise LookupError(f"no place is called {place!r}")
    where = PLACES.index(place)
    name = BOX.printed[where][0] if where in BOX.printed else BOX.place_names.get(where, "")
    return About(f"{HEXES[where]} {name}".strip(), rule="2.1")
