"""What a decision needs beside the room: the time, the luck, who is away."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import random
    from collections.abc import Mapping

    from vaka.table.settings import Settings


class Context(NamedTuple):
    """What a decision needs beside the room."""

    now: float
    rng: random.Random
    settings: Settings
    away: dict[int, float]
    """For each seat whose player is not here: for how many seconds."""
    step_age: float = 0.0
    """For how many seconds the step has lasted, whatever the clock on the wall says."""
    people: Mapping[int, int] = MappingProxyType({})
    """For each seat the first seat of the same person, where one person holds several."""
    ahead: float = 0.0
    """How far `now`, the time on the wall, is ahead of the time that counts."""

    @property
    def counted(self) -> float:
        """The time that counts."""
        return self.now - self.ahead
