"""The bot that plays at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vaka.bots.bot import Bot

if TYPE_CHECKING:
    import random

    from vaka.engine.state import State


class RandomBot(Bot):
    """Any action that is open, all alike."""

    name = "random"

    def choose(self, view: State, rng: random.Random) -> int:
        """Any action that is open, all alike.

        >>> import random, vaka
        >>> state = vaka.game("aloha").new(seats=2)
        >>> state.apply(0)
        >>> RandomBot().choose(state.redact(0), random.Random(1)) in state.legal()
        True
        """
        open_now = view.legal()
        return open_now[rng.randrange(len(open_now))]
