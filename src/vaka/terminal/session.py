"""A game in play at one keyboard: who sits where, what happened, and what each human has heard of it."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from vaka.bots import Bot, bot
from vaka.engine.names import ASKED, CHANCE, OVER, SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.engine.events import Event
    from vaka.engine.record import Record
    from vaka.engine.state import State


class Session:
    """The true position and its record, which nobody is shown: humans and bots get views."""

    def __init__(self, record: Record, humans: Sequence[int], bots: dict[int, str], seed: int | None) -> None:
        self.record = record
        self.game = record.game
        self.state = record.replay()
        self.humans = list(humans)
        self.bots: dict[int, Bot] = {seat: bot(name) for seat, name in bots.items()}
        self._draw = random.SystemRandom() if seed is None else random.Random(seed)
        self._luck = {seat: random.Random(self._draw.getrandbits(64)) for seat in bots}
        self._whole: dict[int, int] = {}
        """After how many plies a whole move ended, and how many it has."""
        self._news: dict[int, list[list[Event]]] = {viewer: [] for viewer in humans or (SPECTATOR,)}

    @property
    def is_over(self) -> bool:
        """Is nobody asked any more?"""
        return self.state.actor() == OVER

    def human_asked(self) -> int | None:
        """The human who is asked now, if one is."""
        asked = int(self.state.actor())
        return asked if asked in self.humans else None

    def view(self, viewer: int) -> State:
        """The position as a human, or a spectator, may know it."""
        return self.state.redact(viewer)

    def play(self, action: int, seat: int = ASKED) -> None:
        """An action of a seat, or an outcome: written down, and told to whoever hears of it."""
        events: list[Event] = []
        self.record.play(self.state, action, events, seat)
        for viewer, news in self._news.items():
            news.append([event for event in events if event.heard_by(viewer)])

    def play_all(self, actions: Sequence[int], seat: int) -> None:
        """A whole move: taken back as one."""
        for action in actions:
            self.play(action, seat)
        self._whole[len(self.record)] = len(actions)

    def play_other(self) -> None:
        """One ply of chance or of the bot that is asked."""
        asked = int(self.state.actor())
        if asked == CHANCE:
            self.play(self._draw.choices(self.state.legal(), self.state.weights())[0])
        else:
            self.play(self.bots[asked].choose(self.state.redact(asked), self._luck[asked]), asked)

    def news(self, viewer: int) -> list[list[Event]]:
        """What the viewer has heard of each ply since it was last told; it is told only once."""
        news, self._news[viewer] = self._news[viewer], []
        return news

    def can_take_back(self, seat: int) -> bool:
        """Is the last ply this seat's own, and above the floor?"""
        moves = self.record.moves
        return bool(moves) and len(moves) - self._last_move() >= self.state.floor and moves[-1].seat == seat

    def _last_move(self) -> int:
        """How many plies the last move has."""
        return self._whole.get(len(self.record), 1)

    def take_back(self) -> None:
        """Strike the last ply, of a whole move all of it."""
        for _ in range(self._whole.pop(len(self.record), 1)):
            self.state = self.record.take_back()
