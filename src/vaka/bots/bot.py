"""What a bot is: somebody who is shown a view and names an action; and what it weighed, where it weighs anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    import random

    from vaka.engine.state import State


@dataclass(frozen=True)
class Candidate:
    """An action that was considered: how often, with what result for whoever decides, and what is expected to follow."""

    action: int
    share: float
    """Of all visits."""
    result: float
    """From 0, a clear loss, to 1, a sure win."""
    line: tuple[tuple[int, int], ...]
    """The actions that are expected next, each with its seat; as the one who decides would notice them."""


@dataclass(frozen=True)
class Consideration:
    """What a search found: the candidates, the best first, and how much it looked at."""

    candidates: tuple[Candidate, ...]
    iterations: int
    seconds: float

    @property
    def best(self) -> int:
        """What it would play."""
        return self.candidates[0].action


class Bot:
    """A player that decides from a view alone. Subclass it, name it, and write `choose`."""

    name: ClassVar[str] = ""

    def choose(self, view: State, rng: random.Random) -> int:
        """One of the actions open to the view's viewer; `rng` is the bot's own generator and its only source of luck."""
        raise NotImplementedError(f"{type(self).__name__}.choose")

    def consider(self, view: State, rng: random.Random | None = None) -> Consideration:
        """The candidates that it weighs, the best first; a bot that weighs none raises NotImplementedError."""
        raise NotImplementedError(f"the bot {self.name} names an action and no candidates; search and the levels do")

    def __repr__(self) -> str:
        return f"vaka.bots.bot({self.name!r})"
