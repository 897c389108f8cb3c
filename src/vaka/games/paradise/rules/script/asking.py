"""What a question and a kind of chance are in Conquest of Paradise, and the tables that all of them are in.

A *step* is what a stage of the turn asks; a *question* comes in the middle of something, and lies on the stack of what is pending.
Both are rows of the same kind. The chapters of the script add theirs, each under the number that lies in the position.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vaka.engine.questions import Draw, Question, Table
from vaka.games.paradise.rules import actions, reasons, stages
from vaka.games.paradise.rules.board import hexes
from vaka.games.paradise.rules.box import Seat
from vaka.games.paradise.rules.position import ParadisePosition
from vaka.games.paradise.rules.reasons import Reason
from vaka.games.paradise.rules.solitaire.samoa import Best
from vaka.games.paradise.rules.telling.turn import tell_at

BY_HEX: Final[i64] = -1  # what Samoa answers where hexes are to be compared


class Ask(Question[ParadisePosition]):
    """One question, or one step of the turn."""

    quiet = False
    """Is nothing unfinished meanwhile, so that cards, tiles and kept Events are open to everybody?"""
    names_hex = True
    """Is its first number a hex?"""

    def whom(self, position: ParadisePosition) -> i64:
        """Who is asked in this step."""
        return position.active

    def takes(self, action: i64) -> bool:
        """Is this id, which may be open at any time too, an answer when the seat that is asked uses it?"""
        return False

    def passes(self, position: ParadisePosition) -> bool:
        """If who is asked has nothing left to answer with, ask the next one; True if it is so."""
        return False

    def samoa(self, position: ParadisePosition) -> i64:
        """§12: what Samoa answers, or BY_HEX."""
        raise NotImplementedError(f"Samoa is never asked this: {self.word}")

    def first(self) -> i64:
        """The id of the first hex, where the answers are hexes."""
        raise NotImplementedError(f"no hex answers this: {self.word}")

    def best(self, position: ParadisePosition) -> Best:
        """§12: the hexes that are best for Samoa."""
        raise NotImplementedError(f"no hex answers this: {self.word}")


class AskHex(Ask):
    """A question whose answers are hexes, so that Samoa compares them."""

    def samoa(self, position: ParadisePosition) -> i64:
        return BY_HEX


class Pause(Ask):
    """A stage in which nobody decides anything but what is pending."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return found

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return reasons.NOT_NOW


class Waiver(Ask):
    """A seat may use at any time what it keeps; the answer that is a question's own is to use nothing."""

    def legal(self, position: ParadisePosition, seat: Seat, found: vec[i64]) -> vec[i64]:
        return or_none(found)

    def why_not(self, position: ParadisePosition, action: i64, seat: Seat) -> Reason:
        return reasons.OPEN if action == actions.NO_CARD else reasons.NOT_NOW


class Chance(Draw[ParadisePosition]):
    """One kind of chance."""

    def where(self, position: ParadisePosition) -> i64:
        """The hex that it is about, or NOWHERE."""
        return hexes.NOWHERE


QUESTIONS: Final = Table[Ask]("question")
STEPS: Final = Table[Ask]("stage")
CHANCES: Final = Table[Chance]("kind of chance")


def current(position: ParadisePosition) -> Ask:
    """What is asked now: what is pending, or the step itself."""
    return QUESTIONS.at(position.pending_question()) if position.is_pending() else STEPS.at(position.stage)


def come_out(position: ParadisePosition, outcome: i64) -> None:
    """Chance has decided."""
    kind = CHANCES.at(position.chance)
    position.chance = stages.NO_CHANCE
    kind.come_out(position, outcome)


# --- What many questions have in common ---


def decline(position: ParadisePosition, seat: Seat) -> None:
    """A seat that was asked for a card plays none."""
    tell_at(position, "no-card", seat, hexes.NOWHERE)


def or_none(found: vec[i64]) -> vec[i64]:
    """It can be declined."""
    return append(found, actions.NO_CARD)
