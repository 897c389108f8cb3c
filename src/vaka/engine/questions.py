"""One place for each question and for each kind of chance: a row of a table, found by its number.

A game with more than a few questions writes a class for each: what is asked of whom, what is open, why not, what an answer does. It
adds one of each to a table, under the number that lies in the position and the word that stands in its data. Deciding, refusing and
playing look it up; a number without a row raises at once.

    QUESTIONS: Final = Table[Ask]("question")

    class Drift(Question[Toy]):
        def legal(self, position: Toy, seat: i64, found: vec[i64]) -> vec[i64]: ...

    QUESTIONS.add(ASK_DRIFT, "drift", Drift())

Compiled with mypyc. The rows are native objects: to look one up and call it takes 6 ns more than a ladder of comparisons.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from vaka.engine.state import State

P = TypeVar("P", bound=State)
"""The position of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Row:
    """A row of a table: the table gives it its number and its word."""

    def __init__(self) -> None:
        self.number: i64 = -1
        self.word = ""


R = TypeVar("R", bound=Row)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Row, Generic[P]):
    """One question: what is open to the seat that is asked, why something is not, and what an answer does."""

    def legal(self, position: P, seat: i64, found: vec[i64]) -> vec[i64]:
        """The list with all answers that are open, in the order of their ids."""
        raise NotImplementedError(f"{type(self).__name__}.legal")

    def why_not(self, position: P, action: i64, seat: i64) -> i64:
        """The reason why this is no answer now, by the game's number; 0 if it is one."""
        raise NotImplementedError(f"{type(self).__name__}.why_not")

    def answer(self, position: P, action: i64, seat: i64) -> None:
        """What the answer changes, and how the sequence of play goes on."""
        raise NotImplementedError(f"{type(self).__name__}.answer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Row, Generic[P]):
    """One kind of chance: what can come out, how likely each is, what decides, and what comes of it."""

    def outcomes(self, position: P) -> vec[i64]:
        """What can come out, in the order of the ids."""
        raise NotImplementedError(f"{type(self).__name__}.outcomes")

    def odds(self, position: P) -> vec[i64]:
        """The weight of each outcome; all alike, unless a game says otherwise."""
        return ones(len(self.outcomes(position)))

    def source(self) -> str:
        """The deck, cup or die that decides."""
        raise NotImplementedError(f"{type(self).__name__}.source")

    def come_out(self, position: P, outcome: i64) -> None:
        """What the outcome changes, and how the sequence of play goes on."""
        raise NotImplementedError(f"{type(self).__name__}.come_out")

    def can_come_out(self, position: P, outcome: i64) -> bool:
        """Is this one of the outcomes?"""
        for other in self.outcomes(position):  # noqa: SIM110 (a generator is slow where it is compiled)
            if other == outcome:
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Generic[R]):
    """Rows by their numbers, from 0 on or with a gap where the game has none."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.rows: list[R | None] = []
        self.size: i64 = 0

    def add(self, number: i64, word: str, row: R) -> R:
        """Put a row under its number; raise ValueError if the number or the word is taken."""
        if word in self.words() or (number < self.size and self.rows[number] is not None):
            raise ValueError(f"there is a {self.what} {number} already, or one called {word!r}")
        while self.size <= number:
            self.rows.append(None)
            self.size += 1
        row.number = number
        row.word = word
        self.rows[number] = row
        return row

    def at(self, number: i64) -> R:
        """The row of a number; raise KeyError if there is none."""
        if 0 <= number < self.size:
            row = self.rows[number]
            if row is not None:
                return row
        raise KeyError(f"there is no {self.what} {number}")

    def words(self) -> list[str]:
        """The words of all rows, in the order of their numbers; nothing in a gap."""
        return ["" if row is None else row.word for row in self.rows]


def ones(count: i64) -> vec[i64]:
    """So many ones: the odds of outcomes that are all alike."""
    found = vec[i64](capacity=count)
    for _place in range(count):
        found = append(found, 1)
    return found


def row_of_ids(first: i64, count: i64) -> vec[i64]:
    """So many ids from the first on: a die is `row_of_ids(DIE, 6)`."""
    found = vec[i64](capacity=count)
    for place in range(count):
        found = append(found, first + place)
    return found
