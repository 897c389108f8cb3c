"""A toy in which a step of turns leads to orders given at once: in every round all call, the last seat first, and then bid."""

from __future__ import annotations

from typing import Any

from tests.engine.toys import Bids, BidsGame
from vaka.engine import ASKED, NOBODY, Game, State

LOW, HIGH = 4, 5


class Calls(Bids):
    """Bids with a round of calls before each: whoever calls last is the first of those who bid at once."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.calls: list[int] = []

    def is_calling(self) -> bool:
        return bool(self.left[0]) and len(self.calls) < self.seats

    def waiting(self) -> list[int]:
        return [self.seats - 1 - len(self.calls)] if self.is_calling() else super().waiting()

    def is_simultaneous(self) -> bool:
        return super().is_simultaneous() and not self.is_calling()

    def legal(self, seat: int = ASKED) -> list[int]:
        if not self.is_calling():
            return super().legal(seat)
        return [] if self.answering(seat) == NOBODY else [LOW, HIGH]

    def play(self, action: int, seat: int) -> None:
        if action in (LOW, HIGH):
            self.calls.append(action)
            self.report("call", {"seat": seat, "high": action == HIGH})
            return
        super().play(action, seat)
        if not any(self.sealed) and all(pick == 0 for pick in self.picks):
            self.calls = []

    def seen(self, action: int, viewer: int, seat: int = ASKED) -> int:
        return action if action in (LOW, HIGH) else super().seen(action, viewer, seat)

    def write(self) -> dict[str, Any]:
        return {**super().write(), "calls": list(self.calls)}

    def read(self, data: dict[str, Any]) -> None:
        super().read(data)
        self.calls = list(data["calls"])


class CallsGame(BidsGame):
    id = "calls"
    title = "Calls"
    action_count = 6
    state_class = Calls

    def write_notation(self, state: State, action: int) -> str:
        return {LOW: "call low", HIGH: "call high"}.get(action) or super().write_notation(state, action)


# --- Broken ones ---


class TheLastCallCanBeTakenBack(Calls):
    """The bids begin, and the floor stays where it was."""

    def step(self, action: int, seat: int = ASKED) -> None:
        floor = self.floor
        super().step(action, seat)
        if action in (LOW, HIGH) and self.is_simultaneous():
            self.floor = floor


class TheFloorGoesDown(Calls):
    """With the first bid the calls may be taken back again."""

    def play(self, action: int, seat: int) -> None:
        if self.is_simultaneous() and self.floor == self.ply:
            self.floor -= 1
        super().play(action, seat)


class ASealOpensABid(Bids):
    """Once somebody has sealed, the others may bid anything: also a card that they have no more. But a seal can be taken back."""

    def legal(self, seat: int = ASKED) -> list[int]:
        found = super().legal(seat)
        who = self.answering(seat)
        freed = any(self.sealed) and who != NOBODY and not self.picks[who]
        return sorted({*found, 4}) if freed else found

    def open_bids(self) -> None:
        self.picks = [self.left[seat][-1] if pick == 4 else pick for seat, pick in enumerate(self.picks)]
        super().open_bids()

    def hidden(self) -> dict[str, list[Any]]:
        return {place: [*values, 4] for place, values in super().hidden().items()}


class WiderBids(BidsGame):
    action_count = 5


BROKEN: list[tuple[type[State], type[Game], str, str]] = [
    (TheLastCallCanBeTakenBack, CallsGame, "undo", "take back 'call .*', but without it 'pick .' of seat . cannot"),
    (TheFloorGoesDown, CallsGame, "floor", "the floor went down from . to ."),
    (ASealOpensABid, WiderBids, "undo", "seat . may take back 'seal', but without it 'pick 4' of seat . cannot be played"),
]
