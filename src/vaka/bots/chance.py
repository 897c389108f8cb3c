"""The bot that plays at random."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from vaka.bots.bot import Bot
from vaka.engine.ids import drawn_seed

if TYPE_CHECKING:
    from vaka.engine.state import Generator, State


class RandomBot(Bot):
    """Any action that is open, all alike."""

    name = "random"

    def choose(self, view: State, rng: Generator) -> int:
        """Any action that is open, all alike.

        >>> import random, vaka
        >>> state = vaka.game("aloha").new(seats=2)
        >>> state.apply(0)
        >>> RandomBot().choose(state.redact(0), random.Random(1)) in state.legal()
        True
        """
        open_now = view.legal()
        if isinstance(rng, random.Random):
            return open_now[rng.randrange(len(open_now))]
        return open_now[drawn_seed(rng) % len(open_now)]
