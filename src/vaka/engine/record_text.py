"""Reading the text of a record: every fault is refused with its line and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vaka.engine.errors import BadNotation, BadOption, BadRecord, IllegalAction, UnknownGame
from vaka.engine.names import ASKED, OVER
from vaka.engine.record import ENDINGS, FIRST_LINE, Ended, Record, one_line
from vaka.engine.registry import game as find_game

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
                raise BadRecord(f"a header line is 'Name: value', not {text[:60]!r}", number)
            if name in self.fields:
                raise BadRecord(f"{name} stands twice in the header", number)
            self.fields[name] = _Line(number, value.strip())

    def need(self, name: str) -> _Line:
        if name not in self.fields:
            raise BadRecord(f"the header has no {name}")
        return self.fields[name]

    def number(self, name: str) -> int:
        line, text = self.need(name)
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise BadRecord(f"{name} is a number, not {text[:40]!r}", line)
        return int(text)

    def refuse_unknown(self, words: tuple[str, ...]) -> None:
        known = {"Game", "Rules", "Seats", "Options", "Date", "Ended", "Winners", "Scores", *(f"Seat {word}" for word in words)}
        for name, (number, _) in self.fields.items():
            if name not in known:
                raise BadRecord(f"the header knows no {name[:40]!r}", number)


def read_record(text: str, game: Game | None = None) -> Record:
    """The record of a text, replayed and checked."""
    numbered = [_Line(number, line.strip()) for number, line in enumerate(text.split("\n"), start=1)]
    numbered = [line for line in numbered if not line.text.startswith("#")]
    if not numbered or numbered[0].text != FIRST_LINE:
        raise BadRecord(f"a record begins with {FIRST_LINE!r}", numbered[0].number if numbered else 1)
    gap = next((place for place, line in enumerate(numbered) if not line.text), len(numbered))
    header = _Header(numbered[1:gap])
    if "View" in header.fields:
        raise BadRecord("this is a viewer's record of a running game: it cannot be replayed", header.fields["View"].number)
    record = _empty_record(header, game)
    _replay(record, [line for line in numbered[gap:] if line.text])
    _check_ending(record, header)
    return record


def _empty_record(header: _Header, known: Game | None) -> Record:
    line, name = header.need("Game")
    try:
        game = known if known is not None and known.id == name else find_game(name)
    except UnknownGame as error:
        raise BadRecord(str(error), line) from None
    if header.number("Rules") != game.version:
        raise BadRecord(
            f"written under version {header.number('Rules')} of the rules; this is version {game.version}",
            header.need("Rules").number,
        )
    seats = header.number("Seats")
    if seats not in game.seats:
        raise BadRecord(f"{game.title} is for {game.seats.start} to {game.seats.stop - 1} players", header.need("Seats").number)
    words = game.seat_words(seats)
    header.refuse_unknown(words)
    names = [_name(header, f"Seat {word}") for word in words]
    options = _options(header)
    date = header.need("Date")
    try:
        return Record(game, seats, options, names, date.text)
    except BadOption as error:
        raise BadRecord(str(error), header.fields.get("Options", header.need("Seats")).number) from None
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
            raise BadRecord(f"options are written name=value, not {part[:40]!r}", line)
        if name in options:
            raise BadRecord(f"option {name} stands twice", line)
        options[name] = value
    return options


def _replay(record: Record, lines: list[_Line]) -> None:
    game, state = record.game, record.start()
    seat_of = {word: seat for seat, word in enumerate(game.seat_words(record.seats))}
    for number, text in lines:
        word, _, spelled = text.partition(" ")
        if state.actor() == OVER:
            raise BadRecord("the game is over before this line", number)
        if word != "chance" and word not in seat_of:
            raise BadRecord(f"a line begins with chance, {', '.join(seat_of)}, not {word[:40]!r}", number)
        if (word == "chance") != (state.actor() < 0):
            raise BadRecord("chance decides here, not a seat" if state.actor() < 0 else "a seat decides here, not chance", number)
        seat = seat_of.get(word, ASKED)
        if seat >= 0 and not state.is_waiting(seat) and not state.asides(seat):
            raise BadRecord(f"{word} is not asked here", number)
        try:
            record.play(state, game.parse(state, spelled, seat), None, seat)
        except (BadNotation, IllegalAction) as error:
            raise BadRecord(str(error), number) from None


def _check_ending(record: Record, header: _Header) -> None:
    """A rules ending must be what the replay gave; another one is taken at its word."""
    if "Ended" not in header.fields:
        if record.ended:
            raise BadRecord("the game is over at the last line, but the header has no Ended")
        return
    line, text = header.fields["Ended"]
    how, _, ply = text.partition(" at ")
    if how not in ENDINGS or not ply.isascii() or not ply.isdigit():
        raise BadRecord(f"Ended is written '{'|'.join(ENDINGS)} at PLY', not {text[:60]!r}", line)
    if ply != str(len(record)):
        raise BadRecord(f"ended at ply {ply[:12]}, but there are {len(record)} lines", line)
    winners, scores = _winners(record, header), _scores(record, header)
    if how == "rules":
        if record.ended is None:
            raise BadRecord("ended by the rules, but the game goes on after the last line", line)
        if winners != record.winners:
            raise BadRecord("these are not the winners of the replay", header.need("Winners").number)
        if scores != record.scores:
            raise BadRecord(f"the replay scores {' '.join(map(str, record.scores))}", header.need("Scores").number)
        return
    if record.ended is not None:
        raise BadRecord(f"the game is over by the rules at the last line, not {how}", line)
    record.ended, record.winners, record.scores = Ended(how, len(record)), winners, scores


def _winners(record: Record, header: _Header) -> list[int]:
    line, text = header.need("Winners")
    words = record.game.seat_words(record.seats)
    if text == "nobody":
        return []
    for word in text.split():
        if word not in words:
            raise BadRecord(f"no seat is called {word[:40]!r}", line)
    return [words.index(word) for word in text.split()]


def _scores(record: Record, header: _Header) -> list[int]:
    line, text = header.need("Scores")
    try:
        scores = [int(word) for word in text.split()]
    except ValueError:
        raise BadRecord(f"scores are numbers, not {text[:60]!r}", line) from None
    if len(scores) != record.seats:
        raise BadRecord(f"{len(scores)} scores for {record.seats} seats", line)
    return scores
