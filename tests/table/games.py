"""The toy games and bots of the table's tests."""

from __future__ import annotations

import os
import random
import time
from typing import Any

from tests.engine.calls import CallsGame
from tests.engine.toys import SEAL, Bids, BidsGame, HidesNothing, LeakingEvent, game_of, lei
from vaka.bots import Bot
from vaka.bots import register as register_bot
from vaka.engine import ASKED, NOBODY, State, register

PASS = 4


class Truce(Bids):
    """Bids with a way to stay out: whoever passes seals nothing and is done for this round."""

    def legal(self, seat: int = ASKED) -> list[int]:
        found = super().legal(seat)
        return [*found, PASS] if self.answering(seat) != NOBODY and found != [SEAL] else found

    def play(self, action: int, seat: int) -> None:
        if action != PASS:
            super().play(action, seat)
            return
        self.picks[seat] = self.left[seat][0]
        super().play(SEAL, seat)


class TruceGame(BidsGame):
    """Each round is a battle that a seat may stay out of."""

    id = "truce"
    title = "Truce"
    action_count = 5
    state_class = Truce

    def write_notation(self, state: State, action: int) -> str:
        return "stay out" if action == PASS else super().write_notation(state, action)

    def declines(self, view: State, seat: int) -> tuple[str, int] | None:
        """The battle is the round; it is named after the cards that are left."""
        if not view.is_waiting(seat) or not view.can(PASS, seat):
            return None
        left: Any = view
        return f"round {4 - len(left.left[seat])}", PASS


class Clumsy(Bot):
    """Fails at every decision."""

    name = "clumsy"

    def choose(self, view: State, rng: random.Random) -> int:
        raise RuntimeError("no idea")


class Cheat(Bot):
    """Names an action that is not open."""

    name = "cheat"

    def choose(self, view: State, rng: random.Random) -> int:
        return view.game.action_count - 1 if not view.can(view.game.action_count - 1) else -1


class Deadly(Bot):
    """Takes its process with it."""

    name = "deadly"

    def choose(self, view: State, rng: random.Random) -> int:
        os._exit(3)


class Sleepy(Bot):
    """Never comes to a decision."""

    name = "sleepy"

    def choose(self, view: State, rng: random.Random) -> int:
        time.sleep(3600)
        raise RuntimeError("so soon?")


def register_all() -> None:
    """Make the toys known in this process."""
    for game in (lei.LeiGame(), BidsGame(), TruceGame(), CallsGame(), game_of(HidesNothing), game_of(LeakingEvent)):
        register(game)
    for kind in (Clumsy, Cheat, Deadly, Sleepy):
        register_bot(kind)
