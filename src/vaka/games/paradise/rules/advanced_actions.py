"""The actions of the advanced rules: their ids, after those of the basic game, and the rows of the table of kinds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from vaka.engine.kinds import Argument, Kind
from vaka.games.paradise.rules.box import HEXES

STORE: Final[i64] = 2801  # + hex
SPEND: Final[i64] = 2901
WALK: Final[i64] = 2902  # + (warrior, colony) * 100 + hex
WALK_HIDDEN: Final[i64] = 3102  # + hex: what others notice
SEARCH: Final[i64] = 3202  # + hex
STEER: Final[i64] = 3302  # + hex
DUTY: Final[i64] = 3402

WALKERS: Final = ("warrior", "colony")

_HEX: Final = Argument("hex", 100, HEXES, what="hexes")

ADVANCED_KINDS: Final = (
    Kind(
        "store",
        STORE,
        (_HEX,),
        "store {hex}",
        phase="building",
        rule="11.4",
        key="hex-{hex}",
        verbs=("Put a point aside", "Mettre un point de côté", "Punkt zurücklegen"),
    ),
    Kind(
        "spend",
        SPEND,
        (),
        "spend",
        phase="building",
        rule="11.4",
        verbs=("Spend the point in store", "Dépenser la réserve", "Vorrat ausgeben"),
    ),
    Kind(
        "walk",
        WALK,
        (Argument("piece", 2, WALKERS), _HEX),
        "walk {piece} {hex}",
        phase="movement",
        rule="11.3",
        key="hex-{hex}",
        verbs=("Walk over", "Passer à pied", "Hinüberwandern"),
    ),
    Kind("walk-hidden", WALK_HIDDEN, (_HEX,), "walk ? {hex}", phase="movement", rule="11.3", typed=False),
    Kind(
        "search",
        SEARCH,
        (_HEX,),
        "search {hex}",
        phase="exploration",
        rule="11.5",
        key="hex-{hex}",
        verbs=("Search for Kumara", "Chercher le kumara", "Kumara suchen"),
    ),
    Kind(
        "steer",
        STEER,
        (_HEX,),
        "steer {hex}",
        phase="exploration",
        rule="11.5",
        key="hex-{hex}",
        verbs=("Steer", "Cingler", "Steuern"),
    ),
)
