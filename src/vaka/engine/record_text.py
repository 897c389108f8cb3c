"""The text of a record: its header and its lines, read before anything is played. What is wrong is refused with its line."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, NamedTuple

from vaka.engine.errors import BadRecord, Reason, quoted

FIRST_LINE: Final = "Vaka record 1"
ENDINGS: Final = ("rules", "agreement", "conceded")
SCORE_DIGITS: Final = 18
MAX_BYTES: Final = 8_000_000


class Line(NamedTuple):
    """A line of the text, with its number."""

    number: int
    text: str


class Header:
    """The fields of a header, each with its line."""

    def __init__(self, lines: list[Line]) -> None:
        self.fields: dict[str, Line] = {}
        for number, text in lines:
            name, colon, value = text.partition(":")
            if not colon:
                raise BadRecord(Reason("header-line", {"text": quoted(text)}), number)
            if name in self.fields:
                raise BadRecord(Reason("header-twice", {"name": quoted(name)}), number)
            self.fields[name] = Line(number, value.strip())

    def need(self, name: str) -> Line:
        """A field that must be there."""
        if name not in self.fields:
            raise BadRecord(Reason("header-misses", {"name": name}))
        return self.fields[name]

    def number(self, name: str) -> int:
        """A field that is a number."""
        line, text = self.need(name)
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise BadRecord(Reason("header-number", {"name": name, "text": quoted(text)}), line)
        return int(text)

    def refuse_unknown(self, words: Sequence[str]) -> None:
        """Every field is one that a record has."""
        known = {"Game", "Rules", "Seats", "Options", "Date", "Ended", "Winners", "Scores", *(f"Seat {word}" for word in words)}
        for name, (number, _) in self.fields.items():
            if name not in known:
                raise BadRecord(Reason("header-unknown", {"name": quoted(name)}), number)

    def name(self, word: str) -> str:
        """The player at the seat of this word; empty if nobody is named."""
        line, text = self.fields.get(f"Seat {word}", Line(0, ""))
        try:
            return one_line(text)
        except BadRecord as error:
            raise BadRecord(error.reason, line) from None

    def options(self) -> dict[str, object]:
        """The options by their names."""
        if "Options" not in self.fields:
            return {}
        line, text = self.fields["Options"]
        options: dict[str, object] = {}
        for part in text.split():
            name, equals, value = part.partition("=")
            if not equals:
                raise BadRecord(Reason("option-written", {"text": quoted(part)}), line)
            if name in options:
                raise BadRecord(Reason("option-twice", {"name": quoted(name)}), line)
            options[name] = value
        return options

    def ending(self, plies: int) -> str:
        """How the game ended, after so many plies; empty if it has not."""
        if "Ended" not in self.fields:
            for name in ("Winners", "Scores"):
                if name in self.fields:
                    raise BadRecord(Reason("without-ended", {"name": name}), self.fields[name].number)
            return ""
        line, text = self.fields["Ended"]
        how, _, ply = text.partition(" at ")
        if how not in ENDINGS or not ply.isascii() or not ply.isdigit():
            raise BadRecord(Reason("ended-written", {"endings": "|".join(ENDINGS), "text": quoted(text)}), line)
        if ply != str(plies):
            raise BadRecord(Reason("ended-at", {"ply": ply[:12], "lines": plies}), line)
        return how

    def winners(self, words: Sequence[str]) -> list[int]:
        """The seats that won."""
        line, text = self.need("Winners")
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

    def scores(self, seats: int) -> list[int]:
        """The score of every seat."""
        line, text = self.need("Scores")
        if not all(re.fullmatch(f"-?[0-9]{{1,{SCORE_DIGITS}}}", word) for word in text.split()):
            raise BadRecord(Reason("scores-written", {"text": quoted(text)}), line)
        scores = [int(word) for word in text.split()]
        if len(scores) != seats:
            raise BadRecord(Reason("scores-count", {"count": len(scores), "seats": seats}), line)
        return scores


class Body:
    """The lines of the moves, and where each stands in the text."""

    def __init__(self, texts: list[str], first: int) -> None:
        self._texts = texts
        self._first = first
        self.lines = [text for text in texts[first:] if text and text[0] != "#"]

    def number(self, place: int) -> int:
        """The number that a line has in the text."""
        after = enumerate(self._texts[self._first :], start=self._first + 1)
        return next(islice((number for number, text in after if text and text[0] != "#"), place, None))


def read_text(text: str) -> tuple[Header, Body]:
    """The header of a text, which ends at the first empty line, and its lines."""
    text = text.removeprefix("\ufeff")  # the mark that some editors put before a text
    texts = [line.strip() for line in text.split("\n")]
    gap = texts.index("") if "" in texts else len(texts)
    numbered = [Line(number, line) for number, line in enumerate(texts[: gap + 1], start=1) if not line.startswith("#")]
    if not numbered or numbered[0].text != FIRST_LINE:
        raise BadRecord(Reason("first-line", {"line": FIRST_LINE}), numbered[0].number if numbered else 1)
    header = Header([line for line in numbered[1:] if line.text])
    if "View" in header.fields:
        raise BadRecord(Reason("viewers-record"), header.fields["View"].number)
    return header, Body(texts, gap)


def one_line(name: str) -> str:
    """A player's name as a header can hold it; raise BadRecord if it cannot."""
    if "\n" in name or "\r" in name or len(name) > 80:
        raise BadRecord(Reason("name", {"most": 80, "name": quoted(name)}))
    try:
        name.encode()
    except UnicodeEncodeError as error:  # half of a pair of code units: no file can hold it
        raise BadRecord(Reason("name-written", {"place": error.start + 1})) from None
    return name.strip()


def records_in(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Each record of a file with the number of its first line; one begins with every line that records begin with."""
    found: list[str] = []
    first = size = 0
    for number, line in enumerate(lines, start=1):
        if line.strip().removeprefix("\ufeff") == FIRST_LINE and any(text.strip() for text in found):
            yield first, "".join(found)
            found, size = [], 0
        if not found:
            first = number
        found.append(line)
        size += len(line)
        if size > MAX_BYTES:
            raise BadRecord(Reason("too-large", {"most": MAX_BYTES // 1_000_000}), first)
    if any(text.strip() for text in found):
        yield first, "".join(found)


def checked_date(date: str) -> str:
    """A day as records write it; raise BadRecord for what is none."""
    try:
        datetime.date.fromisoformat(date)
    except ValueError:
        raise BadRecord(Reason("date", {"date": quoted(date)})) from None
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", date):
        raise BadRecord(Reason("date", {"date": quoted(date)}))
    return date


def check_standing(winners: Sequence[int], scores: Sequence[int], words: Sequence[str]) -> None:
    """Winners are seats, each once; every seat has a score, which is a whole number. Raise BadRecord otherwise."""
    for place, seat in enumerate(winners):
        if seat not in range(len(words)):
            raise BadRecord(Reason("no-seat", {"word": quoted(seat)}))
        if seat in winners[:place]:
            raise BadRecord(Reason("winner-twice", {"word": words[seat]}))
    if len(scores) != len(words):
        raise BadRecord(Reason("scores-count", {"count": len(scores), "seats": len(words)}))
    for score in scores:
        if isinstance(score, bool) or not isinstance(score, int) or abs(score) >= 10**SCORE_DIGITS:
            raise BadRecord(Reason("scores-written", {"text": quoted(score)}))
