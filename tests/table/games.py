"""The toy games at the table: importing this registers them, here and in the processes of the bots."""

from __future__ import annotations

from typing import Any

from tests.engine.toys import SEAL, Bids, BidsGame, lei
from vaka.engine import ASKED, NOBODY, Game, State, register

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

    def spell(self, state: State, action: int) -> str:
        return "stay out" if action == PASS else super().spell(state, action)

    def declines(self, view: State, seat: int) -> tuple[str, int] | None:
        """The battle is the round; it is named after the cards that are left."""
        if not view.is_waiting(seat) or not view.can(PASS, seat):
            return None
        left: Any = view
        return f"round {4 - len(left.left[seat])}", PASS


LEI: Game = register(lei.LeiGame())
BIDS: Game = register(BidsGame())
TRUCE: Game = register(TruceGame())
