"""Find the golden games of Aloha.

python -m tests.games.aloha.golden.make
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games.golden import Ending, Golden, make

import vaka


def arrives_by(key: str, *, foreign: bool = False, own_turn: bool = True) -> Ending:
    """Won by this action; `foreign`: into another's pirogue; not `own_turn`: by somebody else's action."""

    def ending(events: list[vaka.Event], state: vaka.State) -> bool:
        first, last = events[0], events[-1]
        if first.key != key or last.key not in ("win", "team-win"):
            return False
        params: dict[str, Any] = first.params
        if foreign and params["owner_seat"] == params["seat"]:
            return False
        return (params["seat"] in state.winners()) == own_turn

    return ending


def last_round(key: str, count: int) -> Ending:
    """Ended by the last round, with so many winners."""
    return lambda events, state: events[-2].key == "last-round" and events[-1].key == key and len(state.winners()) == count


LOOSE = {"same_tile": "yes"}
"""Hops within a tile were the rule when these games were found, and records keep their options."""

GAMES = (
    Golden("family-2-sail", 2, LOOSE, "an arrival in one's own turn, by sailing", arrives_by("sail")),
    Golden("family-2-hop", 2, LOOSE, "a Tiki that hops into an adverse pirogue on its arrival", arrives_by("hop", foreign=True)),
    Golden(
        "family-2-foolish", 2, LOOSE, "a pirogue that carries an adverse Tiki to its arrival", arrives_by("sail", own_turn=False)
    ),
    Golden("family-2-last-round", 2, LOOSE, "the nearest Tiki after the last round", last_round("win", 1)),
    Golden("family-2-draw", 2, LOOSE, "level Tikis after the last round", last_round("draw", 2)),
    Golden("family-3-push", 3, LOOSE, "a Tiki pushed onto its arrival", arrives_by("push", own_turn=False)),
    Golden("family-3-hop", 3, LOOSE, "three players, one corner without a beach", arrives_by("hop", foreign=True)),
    Golden("family-4-strict", 4, {"same_tile": "no"}, "four players, no hops within a tile", arrives_by("sail")),
    Golden("teams-4-hop", 4, LOOSE | {"teams": "yes"}, "partners who win together", arrives_by("hop", foreign=True)),
    Golden("expert-2-sail", 2, LOOSE | {"mode": "expert"}, "the open map, two actions in the first turn", arrives_by("sail")),
    Golden("expert-3-draw", 3, LOOSE | {"mode": "expert"}, "two of three level after the last round", last_round("draw", 2)),
    Golden(
        "expert-teams-4-push",
        4,
        LOOSE | {"mode": "expert", "teams": "yes"},
        "a team pushed home by the other",
        arrives_by("push", own_turn=False),
    ),
)

if __name__ == "__main__":
    make(vaka.game("aloha"), GAMES, Path(__file__).parent)
