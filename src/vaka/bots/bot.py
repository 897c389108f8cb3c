"""What a bot is: somebody who is shown a view and names an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    import random

    from vaka.bots.search import Consideration
    from vaka.engine.state import State


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
