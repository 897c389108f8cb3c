"""The lines of a record, played one after the other on a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vaka.engine.errors import BadNotation, BadRecord, IllegalAction, Reason, quoted
from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, OVER
from vaka.engine.record_text import Line
from vaka.engine.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.engine.state import State


class Move(NamedTuple):
    """Who did what: a seat and its action, or CHANCE and its outcome."""

    seat: int
    action: int


def play_lines(state: State, lines: Sequence[Line], moves: list[Move]) -> None:
    """Play them, and add what each did; raise BadRecord with the line and the reason."""
    game = state.game
    seat_of = {word: seat for seat, word in enumerate(game.seat_words(state.seats))}
    for number, text in lines:
        word, _, spelled = text.partition(" ")
        actor = state.actor()
        if actor == OVER:
            raise BadRecord(Reason("over-before"), number)
        seat = seat_of.get(word, ASKED)
        if seat == ASKED and word != "chance":
            raise BadRecord(Reason("line-begins", {"seats": ", ".join(seat_of), "word": quoted(word)}), number)
        if (seat == ASKED) != (actor < 0):
            raise BadRecord(Reason("chance-decides" if actor < 0 else "seat-decides"), number)
        if seat not in (ASKED, actor) and not state.is_waiting(seat) and not state.asides(seat):
            raise BadRecord(Reason("not-asked", {"seat": word}), number)
        try:
            action = game.parse(state, spelled, seat)
            state.apply(action, None, seat)
            moves.append(Move(actor if seat == ASKED else seat, action))
        except BadNotation as error:
            raise BadRecord(_misread(spelled, error), number) from None
        except IllegalAction as error:
            why = game.in_every_language(error.obstacle or Obstacle("not-open"), state.seats)
            raise BadRecord(Reason("illegal", {"text": quoted(spelled), "why": why}), number) from None


def _misread(spelled: str, error: BadNotation) -> Reason:
    """What exactly is wrong with a notation is the game's own text, in English; other readers learn that it is no move here."""
    if isinstance(error.reason, Reason):
        return error.reason
    short = Reason("no-move", {"text": quoted(spelled)})
    return Reason("misread", {"why": {lang: short.say(lang) for lang in LANGUAGES} | {"en": error.reason}})
