"""What a person asks of the board, and the lessons of a first game."""

from __future__ import annotations

from typing import Final

from vaka.engine.showing import About, Lesson
from vaka.terminal.starter.rules.box import POOLS
from vaka.terminal.starter.rules.position import StarterPosition

LESSONS: Final = [
    Lesson("aim", 2),
    Lesson("last", 2, words={"shells": {"reef": 2}, "gathered": {"green": 9, "red": 8}, "turn": "green"}, moves=("gather 2 reef",)),
]


def places() -> list[str]:
    """The pools, by the keys that the picture uses."""
    return [f"pool-{pool}" for pool in POOLS]


def about(position: StarterPosition, place: str, lang: str) -> About:
    """What there is to know of a pool; raise LookupError if it is none."""
    if place not in places():
        raise LookupError(f"no place is called {place!r}")
    pool = place.removeprefix("pool-")
    params = {"pool": pool, "count": position.shells[POOLS.index(pool)]}
    game, seats = position.game, position.seats
    name = game.say("place-pool", params, lang, seats)
    return About(name, effect=game.say("text-pool", params, lang, seats), rule="3.1")
