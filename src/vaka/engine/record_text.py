"""Reading the text of a record: every fault is refused with its line and the reason."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from vaka.engine.errors import BadNotation, BadOption, BadRecord, IllegalAction, Reason, UnknownGame, quoted
from vaka.engine.events import Obstacle
from vaka.engine.names import ASKED, OVER
from vaka.engine.record import ENDINGS, FIRST_LINE, SCORE_DIGITS, Record, one_line
from vaka.engine.registry import game as find_game
from vaka.engine.words import LANGUAGES

if TYPE_CHECKING:
    from vaka.engine.game import Game


class _Line(NamedTuple):
    number: int
    text: str


class _Header:
    """The fields of a header, each with its line."""

    def __init__(self, lines: list[_Line]) -> None:
        self.fields: dict[str, _Line] = {}
        for number, text in lines:
            name, colon, value = text.partition(":")
            if not colon:
                raise BadRecord(Reason("header-line", {"text": quoted(text)}), number)
            if name in self.fields:
                raise BadRecord(Reason("header-twice", {"name": quoted(name)}), number)
            self.fields[name] = _Line(number, value.strip())

    def need(self, name: str) -> _Line:
        if name not in self.fields:
            raise BadRecord(Reason("header-misses", {"name": name}))
        return self.fields[name]

    def number(self, name: str) -> int:
        line, text = self.need(name)
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise BadRecord(Reason("header-number", {"name": name, "text": quoted(text)}), line)
        return int(text)

    def refuse_unknown(self, words: tuple[str, ...]) -> None:
        known = {"Game", "Rules", "Seats", "Options", "Date", "Ended", "Winners", "Scores", *(f"Seat {word}" for word in words)}
        for name, (number, _) in self.fields.items():
            if name not in known:
                raise BadRecord(Reason("header-unknown", {"name": quoted(name)}), number)


def read_record(text: str, game: Game | None = None) -> Record:
    """The record of a text, replayed and checked."""
    text = text.removeprefix("\ufeff")  # the mark that some editors put before a text
    numbered = [_Line(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1)]
    numbered = [line for line in numbered if not line.text.startswith("#")]
    if not numbered or numbered[0].text != FIRST_LINE:
        raise BadRecord(Reason("first-line", {"line": FIRST_LINE}), numbered[0].number if numbered else 1)
    gap = next((place for place, line in enumerate(numbered) if not line.text), len(numbered))
    header = _Header(numbered[1:gap])
    if "View" in header.fields:
        raise BadRecord(Reason("viewers-record"), header.fields["View"].number)
    record = _empty_record(header, game)
    _replay(record, [line for line in numbered[gap:] if line.text])
    _check_ending(record, header)
    return record


def _empty_record(header: _Header, known: Game | None) -> Record:
    line, name = header.need("Game")
    try:
        game = known if known is not None and known.id == name else find_game(name)
    except UnknownGame as error:
        raise BadRecord(error.args[0], line) from None
    if header.number("Rules") != game.version:
        versions = {"then": header.number("Rules"), "now": game.version}
        raise BadRecord(Reason("version", versions), header.need("Rules").number)
    seats = header.number("Seats")
    if seats not in game.seats:
        counts = {"game": game.title, "low": game.seats.start, "high": game.seats.stop - 1, "seats": seats}
        raise BadRecord(Reason("seats", counts), header.need("Seats").number)
    words = game.seat_words(seats)
    header.refuse_unknown(words)
    names = [_name(header, f"Seat {word}") for word in words]
    options = _options(header)
    date = header.need("Date")
    try:
        return Record(game, seats, options, names, date.text)
    except BadOption as error:
        raise BadRecord(error.args[0], header.fields.get("Options", header.need("Seats")).number) from None
    except BadRecord as error:
        raise BadRecord(error.reason, date.number) from None


def _name(header: _Header, field: str) -> str:
    line, text = header.fields.get(field, _Line(0, ""))
    try:
        return one_line(text)
    except BadRecord as error:
        raise BadRecord(error.reason, line) from None


def _options(header: _Header) -> dict[str, object]:
    if "Options" not in header.fields:
        return {}
    line, text = header.fields["Options"]
    options: dict[str, object] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise BadRecord(Reason("option-written", {"text": quoted(part)}), line)
        if name in options:
            raise BadRecord(Reason("option-twice", {"name": quoted(name)}), line)
        options[name] = value
    return options


def _replay(record: Record, lines: list[_Line]) -> None:
    game, state = record.game, record.start()
    seat_of = {word: seat for seat, word in enumerate(game.seat_words(record.seats))}
    for number, text in lines:
        word, _, spelled = text.partition(" ")
        if state.actor() == OVER:
            raise BadRecord(Reason("over-before"), number)
        if word != "chance" and word not in seat_of:
            raise BadRecord(Reason("line-begins", {"seats": ", ".join(seat_of), "word": quoted(word)}), number)
        if (word == "chance") != (state.actor() < 0):
            raise BadRecord(Reason("chance-decides" if state.actor() < 0 else "seat-decides"), number)
        seat = seat_of.get(word, ASKED)
        if seat >= 0 and not state.is_waiting(seat) and not state.asides(seat):
            raise BadRecord(Reason("not-asked", {"seat": word}), number)
        try:
            record.play(state, game.parse(state, spelled, seat), None, seat)
        except BadNotation as error:
            raise BadRecord(_misread(spelled, error), number) from None
        except IllegalAction as error:
            why = game.in_every_language(error.obstacle or Obstacle("not-open"), record.seats)
            raise BadRecord(Reason("illegal", {"text": quoted(spelled), "why": why}), number) from None


def _misread(spelled: str, error: BadNotation) -> Reason:
    """What exactly is wrong with a notation is the game's own text, in English; other readers learn that it is no move here."""
    if isinstance(error.reason, Reason):
        return error.reason
    short = Reason("no-move", {"text": quoted(spelled)})
    return Reason("misread", {"why": {lang: short.say(lang) for lang in LANGUAGES} | {"en": error.reason}})


def _check_ending(record: Record, header: _Header) -> None:
    """A rules ending must be what the replay gave; another one is taken at its word."""
    if "Ended" not in header.fields:
        for name in ("Winners", "Scores"):
            if name in header.fields:
                raise BadRecord(Reason("without-ended", {"name": name}), header.fields[name].number)
        if record.ended:
            raise BadRecord(Reason("no-ended"))
        return
    line, text = header.fields["Ended"]
    how, _, ply = text.partition(" at ")
    if how not in ENDINGS or not ply.isascii() or not ply.isdigit():
        raise BadRecord(Reason("ended-written", {"endings": "|".join(ENDINGS), "text": quoted(text)}), line)
    if ply != str(len(record)):
        raise BadRecord(Reason("ended-at", {"ply": ply[:12], "lines": len(record)}), line)
    winners, scores = _winners(record, header), _scores(record, header)
    if how == "rules":
        if record.ended is None:
            raise BadRecord(Reason("goes-on"), line)
        if winners != record.winners:
            raise BadRecord(Reason("winners"), header.need("Winners").number)
        if scores != record.scores:
            raise BadRecord(Reason("scores", {"scores": " ".join(map(str, record.scores))}), header.need("Scores").number)
        return
    if record.ended is not None:
        raise BadRecord(Reason("over-by-rules", {"how": how}), line)
    record.end(how, winners, scores)


def _winners(record: Record, header: _Header) -> list[int]:
    line, text = header.need("Winners")
    words = record.game.seat_words(record.seats)
    if text == "nobody":
        return []
    winners: list[int] = []
    for word in text.split() or [""]:
        if word not in words:
            raise BadRecord(Reason("no-seat", {"word": quoted(word)}), line)
        if words.index(word) in winners:
            raise BadRecord(Reason("winner-twice", {"word": word}), line)
        winners.append(words.index(word))
    return sorted(winners)


def _scores(record: Record, header: _Header) -> list[int]:
    line, text = header.need("Scores")
    if not all(re.fullmatch(f"-?[0-9]{{1,{SCORE_DIGITS}}}", word) for word in text.split()):
        raise BadRecord(Reason("scores-written", {"text": quoted(text)}), line)
    scores = [int(word) for word in text.split()]
    if len(scores) != record.seats:
        raise BadRecord(Reason("scores-count", {"count": len(scores), "seats": record.seats}), line)
    return scores
