"""The sequence of play: whose turn it is, what is open, and what follows what. Nobody else knows what comes next.

lots are drawn for the first player
a turn: the seat gathers shells; the next seat follows
when all shells are gathered, the game is over
"""

from __future__ import annotations

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, CHANCE, NOBODY, OVER
from vaka.terminal.starter.rules import explaining, telling, writing
from vaka.terminal.starter.rules.actions import ACTION_COUNT, FIRST, GATHER, MOST
from vaka.terminal.starter.rules.beginning import begin, can_begin
from vaka.terminal.starter.rules.ending import is_over, winning_seats
from vaka.terminal.starter.rules.gathering import gather, legal_gather, why_not_gather
from vaka.terminal.starter.rules.position import StarterPosition, copy_fields
from vaka.terminal.starter.rules.reasons import NO_SUCH_ACTION, OPEN, Reason


@final
class Starter(StarterPosition):
    """A position with the verbs of the contract."""

    def copy(self) -> Starter:
        """An independent twin."""
        twin = Starter(self.game, self.seats, self.options)
        self.copy_frame(twin)
        copy_fields(self, twin)
        return twin

    def actor(self) -> i64:
        """The seat whose turn it is, CHANCE for the first player, or OVER."""
        return self.asked

    def moves(self, seat: i64 = ASKED) -> vec[i64]:
        """Everything that is open, in the order of ids."""
        who = self.answering(seat)
        if who == NOBODY:
            return vec[i64]()
        return outcomes(self) if who == CHANCE else legal_gather(self)

    def is_open(self, action: i64, seat: i64) -> bool:
        """Is this id open now?"""
        who = self.answering(seat)
        if who == NOBODY:
            return False
        return can_begin(self, action - FIRST) if who == CHANCE else why_not(self, action) == OPEN

    def odds(self) -> vec[i64]:
        """The weights of the outcomes: every seat alike."""
        found = vec[i64]()
        if self.answering(ASKED) == CHANCE:
            for _ in range(self.seats):
                found = append(found, 1)
        return found

    def source(self) -> str:
        """What decides: the lot for the first player."""
        return "first player" if self.asked == CHANCE else ""

    def find_obstacle(self, action: i64, seat: i64) -> Obstacle | None:
        """Why this id is not open to the seat; None exactly when it is."""
        who = self.answering(seat)
        if who == NOBODY:
            return explaining.why_unasked(self)
        if who == CHANCE:
            return None if can_begin(self, action - FIRST) else Obstacle("not-open")
        reason = why_not(self, action)
        return None if reason == OPEN else explaining.explain(action, reason)

    def obstacles(self, seat: i64) -> list[Obstacle]:
        """One reason for each kind of action that is not open to this seat."""
        return explaining.obstacles(self, self.asked != CHANCE and self.answering(seat) == seat)

    def play(self, action: i64, seat: i64) -> None:
        """One action, or one outcome, and what follows it."""
        if seat == CHANCE:
            begin(self, action - FIRST)
            ask(self, action - FIRST)
        else:
            gather(self, seat, action // MOST, action % MOST + 1)
            end_turn(self)

    def scores(self) -> list[int]:
        """The shells of each seat."""
        return list(self.gathered)

    def winners(self) -> list[int]:
        """Who has the most shells; nobody before the end."""
        return winning_seats(self) if self.asked == OVER else []

    def census(self) -> dict[str, int]:
        """All shells."""
        return writing.census(self)

    def check_position(self) -> None:
        """Raise BadPosition where shells are missing."""
        writing.check(self)

    def write(self) -> dict[str, Any]:
        """The position as JSON data."""
        return writing.write(self)

    def read(self, data: dict[str, Any]) -> None:
        """Take over what `write` wrote."""
        writing.read(self, data)


def why_not(position: StarterPosition, action: i64) -> Reason:
    """The reason why the seat whose turn it is cannot do this, or OPEN."""
    if action < GATHER or action >= ACTION_COUNT:
        return NO_SUCH_ACTION
    return why_not_gather(position, action // MOST, action % MOST + 1)


def outcomes(position: StarterPosition) -> vec[i64]:
    """§2: the lot can fall on every seat."""
    found = vec[i64]()
    for seat in range(position.seats):
        found = append(found, FIRST + seat)
    return found


def ask(position: StarterPosition, seat: i64) -> None:
    """§3: it is this seat's turn."""
    position.turn = seat
    position.asked = seat


def end_turn(position: StarterPosition) -> None:
    """§3: the next seat follows, unless the last shell is gathered (§4)."""
    if not is_over(position):
        ask(position, (position.turn + 1) % position.seats)
        return
    position.asked = OVER
    if position.events is not None:
        telling.end(position)
