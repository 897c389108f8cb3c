"""A field that is forgotten: in `copy`, in `write` or in `read`.

Over random games each position is copied, and written and read; then every field of the twin must be as it was. What a field holds
that is computed from the others passes too, since `read` computes it.
"""

from __future__ import annotations

import random
from collections.abc import Collection
from types import GetSetDescriptorType
from typing import TYPE_CHECKING, Any, Final

from vaka.engine.names import OVER
from vaka.engine.testing.probe import ContractBroken

if TYPE_CHECKING:
    from vaka.engine.game import Game, Setup
    from vaka.engine.state import State

PASSING: Final = frozenset({"game", "options", "events", "notes", "ears", "rest", "hushed", "hearers", "sunk"})
"""What every position has and none writes as it is: the game, who listens, what a judge keeps, how missed plies are counted."""
COMMON: Final = frozenset({"viewer", "seats", "ply", "floor", "missed()", "pending()"})
"""What every position has and writes, though a game may not need it."""


def check_fields(game: Game, passing: Collection[str] = (), games: int = 20, seed: int = 0) -> list[str]:
    """Assert that no field is forgotten; the names of those that were looked at.

    `passing` names fields that are kept for speed alone and may be lost. Raise ContractBroken with the field, and with where it was
    lost; also for a field that never changes in so many games, since nothing could be said about it. Most games need one or two.
    """
    values: dict[str, set[str]] = {}
    setups = spread(game, random.Random(seed))
    still: list[str] = []
    for index in range(games):
        for number, setup in enumerate(setups):
            follow(game, game.new(*setup), random.Random(f"{seed} {number} {index}"), {*PASSING, *passing}, values)
        still = [name for name, seen in values.items() if len(seen) == 1 and name not in COMMON]
        if not still:
            return list(values)
    raise ContractBroken("field", f"{still[0]} is the same in every position of every game, so nobody can say whether it is kept")


def spread(game: Game, rng: random.Random) -> list[Setup]:
    """Set-ups in which every seat count and every value of every option comes up."""
    setups = list(game.setups())
    rng.shuffle(setups)
    found: list[Setup] = []
    met: set[tuple[str, str]] = set()
    for setup in setups:
        new = {("seats", str(setup.seats)), *setup.options.items()} - met
        if new:
            found.append(setup)
            met |= new
    return found


def follow(game: Game, state: State, rng: random.Random, passing: set[str], values: dict[str, set[str]]) -> None:
    """Play one game at random, and look at every copy, at some views, and at what is written."""
    every = 1 + game.max_plies // 100  # writing and reading takes much longer than a ply
    while True:
        before = fields(state, passing)
        for name, value in before.items():
            values.setdefault(name, set()).add(value)
        compare(before, fields(state.copy(), passing), "copy()")
        if state.ply % every == 0 or state.actor() == OVER:
            compare(before, fields(game.load(state.dump()), passing), "dump() and load()")
        if state.actor() == OVER:
            return
        twin = state.copy()
        twin.step(rng.choice(twin.legal()))
        compare(before, fields(state, passing), "a ply on a copy")
        state = twin


def fields(state: State, passing: Collection[str]) -> dict[str, str]:
    """Every field with what it holds, as text, so that native vectors can be compared."""
    names = [name for kind in type(state).__mro__ for name, found in vars(kind).items() if isinstance(found, GetSetDescriptorType)]
    names += getattr(state, "__dict__", {})
    chosen = (name for name in dict.fromkeys(names) if not name.startswith("__") and name not in passing)
    found = {name: as_text(getattr(state, name)) for name in chosen}
    return {**found, "missed()": as_text(state.missed()), "pending()": as_text(state.pending())}


def as_text(value: Any) -> str:
    """What a field holds."""
    return repr(list(value)) if "vec" in type(value).__name__ else repr(value)


def compare(wanted: dict[str, str], found: dict[str, str], after: str) -> None:
    """Raise ContractBroken for the first field that is not as it was."""
    for name, value in wanted.items():
        if found.get(name) != value:
            raise ContractBroken("field", f"{name} does not come through {after}: {value} became {found.get(name)}")
