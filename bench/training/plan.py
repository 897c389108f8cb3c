"""What a training is told: one file for each game, `bench/training/aloha.toml`, with a table for each number of seats."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Plan:
    """How a network of one game, for one number of seats, is made."""

    game: str
    seats: int
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)
    # What it sees: fields of a row that are names of something rather than amounts, and fields that it does not see.
    names: tuple[str, ...] = ()
    unseen: tuple[str, ...] = ()
    most: dict[str, int] = field(default_factory=dict)
    """Larger amounts than these are seen as these."""
    # The network.
    hidden: int = 64
    middle: int = 32
    # What its values mean.
    spread: float = 1.0
    victory: float = 0.5
    # The games.
    games: int = 500
    """Games in each generation."""
    noted: int = 60
    """So many positions of a game are learned from, drawn at random."""
    player: str = "step"
    """How the network plays: `step` ahead, a `turn` thought through, or in a search, `search:iterations=16`."""
    ends: bool = False
    """Are positions noted only where somebody else is asked, or a step of the game ends?"""
    guided: float = 0.25
    """In so many of the games other bots decide, so that the network also knows what comes of sensible turns."""
    guides: tuple[str, ...] = ("greedy",)
    """These bots; for each seat of a game one of them is drawn."""
    urges: tuple[str, ...] = ()
    """Actions that begin with such a word: in some guided games a seat likes them more than its bot does, or less, with a minus;"""
    urgent: float = 0.33
    """in so many of them."""
    whim: float = 0.03
    """How often any action is played that is open."""
    heat: float = 0.001
    """What looks worse by so much of a win is played a third as often as what looks best."""
    warm: int = 10
    """In so many first decisions ten times as freely."""
    trace: float = 0.7
    """Lambda: how much more a position is told by the result of the game than by the network's own opinion of the next one.

    At 1 the result alone tells, also after a whim.
    """
    # Learning.
    kept: int = 10
    """So many generations are learned from."""
    passes: float = 1.0
    """How often, in the mean, each position is learned from in every generation that it is kept for."""
    batch: int = 2048
    rate: float = 0.001
    last_rate: float = 0.0001
    """The rate of learning at the end of the time: it falls evenly."""
    pull: float = 0.01
    """How much weights are pulled to 0."""
    # The gate.
    every: int = 10
    """After so many generations the network plays against the one that was adopted last."""
    match: int = 200
    """So many games at most,"""
    patience: float = 60.0
    """and none begun after so many seconds."""


def plan_of(game: str, seats: int, given: Mapping[str, Any] | None = None) -> Plan:
    """The plan of a game, with some numbers changed."""
    file = FOLDER / f"{game}.toml"
    data = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    common = {name: value for name, value in data.items() if not name.isdigit()}
    found = {"game": game, "seats": seats, **common, **data.get(str(seats), {}), **(given or {})}
    known = {one.name: one for one in fields(Plan)}
    if wrong := next((name for name in found if name not in known), None):
        raise SystemExit(f"{file.name}: a training knows no {wrong}; it knows {', '.join(known)}")
    for name in ("names", "unseen", "guides", "urges"):
        if name in found:
            found[name] = tuple(found[name])
    return Plan(**found)
