"""What a bot is: somebody who is shown a view and names an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    import random

    from vaka.engine.state import State


class Bot:
    """A player that decides from a view alone. Subclass it, name it, and write `choose`."""

    name: ClassVar[str] = ""

    def choose(self, view: State, rng: random.Random) -> int:
        """One of the actions open to the view's viewer; `rng` is the bot's own generator and its only source of luck."""
        raise NotImplementedError(f"{type(self).__name__}.choose")

    def __repr__(self) -> str:
        return f"vaka.bots.bot({self.name!r})"
