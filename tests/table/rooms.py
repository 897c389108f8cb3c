"""Rooms without a server: commands are decided and folded at once."""

from __future__ import annotations

import random
from typing import Any

import pytest

from vaka.engine.registry import game as find_game
from vaka.table.game.context import Context
from vaka.table.game.decisions import Decided, decide, draw, release
from vaka.table.game.entries import Entry, Started
from vaka.table.game.history import Ahead
from vaka.table.game.refusals import Refused
from vaka.table.game.replay import rehearse
from vaka.table.game.room import Room
from vaka.table.game.stored import StoredGame, StoredSeat
from vaka.table.game.whole_moves import play
from vaka.table.protocol.messages import SAID
from vaka.table.settings import Settings

SETTINGS = Settings(opening_time=3.0)


def stored(game: str, kinds: str = "hh", options: dict[str, str] | None = None) -> StoredGame:
    """A table set up: `h` for a human, `b` for a bot."""
    made = find_game(game)
    seats = tuple(
        StoredSeat(seat, f"player {seat}", "human" if kind == "h" else "bot", None if kind == "h" else "random")
        for seat, kind in enumerate(kinds)
    )
    return StoredGame(
        "a" * 16, game, made.version, made.check(len(kinds), options), "play", 1000.0, None, seats, {"then": "bot", "after": 120.0}
    )


class Desk:
    """A room, a clock and dice."""

    def __init__(self, game: str, kinds: str = "hh", seed: int = 1, options: dict[str, str] | None = None) -> None:
        self.stored = stored(game, kinds, options)
        self.room = Room(self.stored, find_game(game))
        self.rng = random.Random(seed)
        self.now = self.began = 1000.0
        self.away: dict[int, float] = {}
        self.people: dict[int, int] = {}
        self.entries: list[Entry] = []
        self.fold([Entry(1, Started(draw(self.room.state.copy(), self.rng)), self.now)])

    def context(self) -> Context:
        return Context(self.now, self.rng, SETTINGS, self.away, self.now - self.began, self.people)

    def fold(self, entries: list[Entry], ahead: tuple[Ahead | None, ...] = ()) -> None:
        steps = self.room.steps
        rehearse(self.room, Decided(entries, ahead))()
        if self.room.steps != steps:
            self.began = self.now
        self.entries += entries

    def say(self, seat: int, type_: str, /, **message: Any) -> list[str]:
        """A message of a seat; the kinds of the entries that it became."""
        if type_ in ("act", "undo", "redo", "restart"):
            message.setdefault("entry", self.room.entry_of(seat))
        decided = decide(self.room, seat, SAID.validate_python({"type": type_, **message}), self.context())  # type: ignore[arg-type]
        self.fold(decided.entries, decided.ahead)
        return [entry.kind for entry in decided.entries]

    def play(self, seat: int, notation: str) -> list[str]:
        return self.say(seat, "act", notation=notation)

    def play_any(self) -> None:
        """Whoever is asked does something."""
        seat = self.room.waiting()[0]
        self.say(seat, "act", action=self.rng.choice(self.room.view(seat).legal()))

    def play_bot(self) -> None:
        """The bot that is asked does something."""
        seat = next(seat for seat in self.room.waiting() if not self.room.seats[seat].is_human)
        action = self.rng.choice(self.room.view(seat).legal())
        drafted = play(self.room, seat, [action], self.context())
        entries = [Entry(self.room.entry + 1 + place, deed, self.now) for place, (deed, _) in enumerate(drafted)]
        self.fold(entries, tuple(ahead for _, ahead in drafted))

    def open(self) -> None:
        """The time is up."""
        self.now += 10
        decided = release(self.room, self.context())
        self.fold(decided.entries, decided.ahead)

    def again(self) -> Room:
        """The room as it would be read from the store."""
        room = Room(self.stored, self.room.game)
        for entry in self.entries:
            room.fold(entry)
        return room


def asked(desk: Desk) -> int:
    """The seat that is asked first."""
    return desk.room.waiting()[0]


def refused(desk: Desk, seat: int, type_: str, /, **message: object) -> Refused:
    """Why a message of a seat is refused; the test fails if it is not."""
    with pytest.raises(Refused) as caught:
        desk.say(seat, type_, **message)
    return caught.value
