"""The lines of a record, played one after the other on a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vaka.engine.errors import BadNotation, BadRecord, IllegalAction, Reason, quoted
from vaka.engine.events import Obstacle
from vaka.engine.loops import play_known
from vaka.engine.names import ASKED, OVER
from vaka.engine.record_text import Body
from vaka.engine.words import LANGUAGES

if TYPE_CHECKING:
    from vaka.engine.state import State


class Move(NamedTuple):
    """Who did what: a seat and its action, or CHANCE and its outcome."""

    seat: int
    action: int


def play_lines(state: State, body: Body, moves: list[Move]) -> None:
    """Play them, and add what each did; raise BadRecord with the line and the reason.

    What was read before is played by a compiled loop; every other line is read here, and remembered.
    """
    game = state.game
    seat_of = {word: seat for seat, word in enumerate(game.seat_words(state.seats))}
    known = game.known_meanings()
    while len(moves) < len(body.lines):
        if known is not None:
            played = play_known(state, body.lines, len(moves), seat_of, *known)
            moves += map(Move, played[::2], played[1::2])
        if len(moves) < len(body.lines):
            try:
                moves.append(play_line(state, body.lines[len(moves)], seat_of))
            except BadRecord as error:
                raise BadRecord(error.reason, body.number(len(moves))) from None


def play_line(state: State, line: str, seat_of: dict[str, int]) -> Move:
    """Play one line; raise BadRecord with the reason."""
    game = state.game
    word, _, spelled = line.partition(" ")
    actor = state.actor()
    if actor == OVER:
        raise BadRecord(Reason("over-before"))
    seat = seat_of.get(word, ASKED)
    if seat == ASKED and word != "chance":
        raise BadRecord(Reason("line-begins", {"seats": ", ".join(seat_of), "word": quoted(word)}))
    if (seat == ASKED) != (actor < 0):
        raise BadRecord(Reason("chance-decides" if actor < 0 else "seat-decides"))
    if seat not in (ASKED, actor) and not state.is_waiting(seat) and not state.asides(seat):
        raise BadRecord(Reason("not-asked", {"seat": word}))
    try:
        action = game.parse(state, spelled, seat)
        state.apply(action, None, seat)
    except BadNotation as error:
        raise BadRecord(_misread(spelled, error)) from None
    except IllegalAction as error:
        why = game.in_every_language(error.obstacle or Obstacle("not-open"), state.seats)
        raise BadRecord(Reason("illegal", {"text": quoted(spelled), "why": why})) from None
    return Move(actor if seat == ASKED else seat, action)


def _misread(spelled: str, error: BadNotation) -> Reason:
    """What exactly is wrong with a notation is the game's own text, in English; other readers learn that it is no move here."""
    if isinstance(error.reason, Reason):
        return error.reason
    short = Reason("no-move", {"text": quoted(spelled)})
    return Reason("misread", {"why": {lang: short.say(lang) for lang in LANGUAGES} | {"en": error.reason}})
