"""What a question and a draw are in Vanuatu, and the tables that all of them are in.

Each stage of the game asks one question, or draws one thing: its row has the number of the stage. The chapters add theirs.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.questions import Draw, Question, Table
from vaka.games.vanuatu.rules.actions import STAGES
from vaka.games.vanuatu.rules.box import Seat
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import Reason

ONE: Final[i64] = 1
"""The weight of what is as likely as the others: a number on both sides of an `if`."""


class Ask(Question[VanuatuPosition]):
    """One question: the seat that is asked has the turn.

    The three verbs stand here again so that compiled code calls them with a position of Vanuatu: through those of any game, each
    call would ask again whether it is one.
    """

    def legal(self, position: VanuatuPosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        """The list with all answers that are open, in the order of their ids."""
        raise NotImplementedError(f"{type(self).__name__}.legal")

    def why_not(self, position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
        """The reason why this is no answer now, or OPEN."""
        raise NotImplementedError(f"{type(self).__name__}.why_not")

    def answer(self, position: VanuatuPosition, action: i64, seat: Seat) -> None:
        """What the answer changes, and how the sequence of play goes on."""
        raise NotImplementedError(f"{type(self).__name__}.answer")


class Lot(Draw[VanuatuPosition]):
    """One kind of draw: its outcomes are ids in a row, each with its weight."""

    def __init__(self, origin: str, first: i64, count: i64) -> None:
        super().__init__()
        self.origin = origin
        self.first: i64 = first
        self.last: i64 = first + count

    def weight(self, position: VanuatuPosition, number: i64) -> i64:
        """How likely this one of the row is now, among the others; 0 if it cannot come out."""
        raise NotImplementedError(f"{type(self).__name__}.weight")

    def outcomes(self, position: VanuatuPosition) -> vec[i64]:
        """What can be drawn now."""
        found = vec[i64](capacity=12)
        for outcome in range(self.first, self.last):
            if self.weight(position, outcome - self.first) > 0:
                found = append(found, outcome)
        return found

    def odds(self, position: VanuatuPosition) -> vec[i64]:
        """The weights of what can be drawn."""
        found = vec[i64](capacity=12)
        for outcome in range(self.first, self.last):
            likely = self.weight(position, outcome - self.first)
            if likely > 0:
                found = append(found, likely)
        return found

    def can_come_out(self, position: VanuatuPosition, outcome: i64) -> bool:
        """Is this an outcome that chance can have now?"""
        return self.first <= outcome < self.last and self.weight(position, outcome - self.first) > 0

    def source(self) -> str:
        """What decides."""
        return self.origin

    def come_out(self, position: VanuatuPosition, outcome: i64) -> None:
        """What the outcome changes, and how the sequence of play goes on."""
        raise NotImplementedError(f"{type(self).__name__}.come_out")


QUESTIONS: Final = Table[Ask]("question")
CHANCES: Final = Table[Lot]("kind of chance")


def asked_at(stage: i64, question: Ask) -> None:
    """This stage asks this question."""
    QUESTIONS.add(stage, STAGES[stage], question)


def drawn_at(stage: i64, lot: Lot) -> None:
    """This stage draws this."""
    CHANCES.add(stage, STAGES[stage], lot)
