"""What a researcher asks of a game before the first position: what kind of game it is, and how long it lasts."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from vaka.engine.standing import shared_returns

FILE: Final = "horizons.toml"
"""Beside a game: the lengths that `tools/horizons.py` has measured."""


class Traits(NamedTuple):
    """What kind of game it is, as libraries of games ask."""

    seats: int
    information: str
    """`perfect` if everybody knows everything, else `imperfect`."""
    chance: bool
    """Are there draws, shuffles or dice? They are explicit: `actor()` is CHANCE."""
    simultaneous: bool
    """Are there steps in which several seats are asked at once?"""
    parties: tuple[tuple[int, ...], ...]
    """The seats that win and lose together; whoever has no partner is alone."""
    sum: str
    """`zero` if the returns always add up to nothing, else `general`: one player alone."""
    utilities: tuple[float, float]
    """The least and the most that a seat can get in the end."""


class Horizon(NamedTuple):
    """How many plies a game lasts, draws of chance included."""

    random: int | None
    """Of random games 99.9% are no longer; None if that has not been measured."""
    greedy: int | None
    """The same of games among greedy bots."""
    bound: int
    """No game at all is longer."""


def utilities(seats: int, parties: tuple[tuple[int, ...], ...]) -> tuple[float, float]:
    """The least and the most that `State.returns` can say.

    >>> utilities(3, ((0,), (1,), (2,)))
    (-0.5, 1.0)
    >>> utilities(1, ((0,),))
    (-1.0, 1.0)
    """
    if seats == 1:
        return -1.0, 1.0
    sides = [list(party) for party in parties]
    found = [0.0]
    for count in range(1, len(sides)):
        found += shared_returns(seats, [seat for party in sides[:count] for seat in party], sides)
    return min(found), max(found)


@cache
def measured(folder: Path) -> tuple[dict[str, Any], ...]:
    """The lengths measured for the game of this folder, one entry for each set-up."""
    path = folder / FILE
    return tuple(tomllib.loads(path.read_text(encoding="utf-8"))["setup"]) if path.exists() else ()


def longest(folder: Path, seats: int, options: dict[str, str], what: str) -> int | None:
    """The measured length for this set-up; where it was not measured, the longest of those with as many seats."""
    rows = [row for row in measured(folder) if row["seats"] == seats and what in row]
    exact = [row for row in rows if row["options"] == options]
    return max((int(row[what]) for row in exact or rows), default=None)
