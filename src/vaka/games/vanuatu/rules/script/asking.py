"""What a question and a draw are in Vanuatu, the tables that all of them are in, and what may be done at any time.

Each stage of the game asks one question, or draws one thing: its row has the number of the stage. The chapters add theirs.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.questions import Draw, Question, Table
from vaka.games.vanuatu.rules import asides
from vaka.games.vanuatu.rules.actions import ACTION_COUNT, AT_BEGGING, BEG, BUILD_DIKE, GO_EXPLORE, SELL_TREASURE, STAGES
from vaka.games.vanuatu.rules.box import Seat
from vaka.games.vanuatu.rules.position import VanuatuPosition
from vaka.games.vanuatu.rules.reasons import NO_WATERS, Reason

ONE: Final[i64] = 1
"""The weight of what is as likely as the others: a number on both sides of an `if`."""


class Ask(Question[VanuatuPosition]):
    """One question: the seat that is asked has the turn."""


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


QUESTIONS: Final = Table[Ask]("question")
CHANCES: Final = Table[Lot]("kind of chance")


def asked_at(stage: i64, question: Ask) -> None:
    """This stage asks this question."""
    QUESTIONS.add(stage, STAGES[stage], question)


def drawn_at(stage: i64, lot: Lot) -> None:
    """This stage draws this."""
    CHANCES.add(stage, STAGES[stage], lot)


# --- What is asked now, and what can be done at any time (§3) ---


def legal(position: VanuatuPosition, seat: Seat) -> vec[i64]:
    """What the stage of the round asks for, and the asides."""
    return asides.legal_asides(position, seat, QUESTIONS.at(position.stage).legal(position, seat, vec[i64](capacity=32)))


def why_not(position: VanuatuPosition, action: i64, seat: Seat) -> Reason:
    """The reason why the seat that is asked cannot do this, or OPEN; below 0 if there is no such action."""
    if action < 0 or action >= ACTION_COUNT:
        return -1
    if action >= SELL_TREASURE:
        return asides.why_not_sell_treasure(position, seat, action - SELL_TREASURE + 1)
    if action >= BEG:
        return asides.why_not_beg(position, seat, action - BEG + 1)
    if BUILD_DIKE <= action < GO_EXPLORE and not position.with_waters:  # whatever is asked
        return NO_WATERS
    return QUESTIONS.at(position.stage).why_not(position, action, seat)


def decide(position: VanuatuPosition, action: i64, seat: Seat) -> None:
    """What a choice of a seat leads to."""
    if action >= SELL_TREASURE:
        asides.sell_treasure(position, seat, action - SELL_TREASURE + 1)
    elif action >= BEG and position.stage != AT_BEGGING:
        asides.beg(position, seat, action - BEG + 1)
    else:
        QUESTIONS.at(position.stage).answer(position, action, seat)


def come_out(position: VanuatuPosition, outcome: i64) -> None:
    """What was drawn takes its effect."""
    CHANCES.at(position.stage).come_out(position, outcome)
