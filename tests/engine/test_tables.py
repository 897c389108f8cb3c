"""Tables of questions and of kinds of chance: found by their number, each number and each word once, and nothing falls through."""

from __future__ import annotations

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import vaka
from vaka.engine.questions import Draw, Question, Row, Table, ones, row_of_ids
from vaka.engine.state import State


class Reef(Question[State]):
    """Answers are 3 and 5."""

    def legal(self, position: State, seat: i64, found: vec[i64]) -> vec[i64]:
        return append(append(found, 3), 5)


class Shells(Draw[State]):
    """One of four."""

    def outcomes(self, position: State) -> vec[i64]:
        return row_of_ids(7, 4)


STATE = vaka.game("aloha").new(2)


def test_a_row_is_found_by_its_number_and_knows_it() -> None:
    table = Table[Reef]("question")
    reef = table.add(2, "reef", Reef())
    assert table.at(2) is reef
    assert (reef.number, reef.word) == (2, "reef")
    assert table.words() == ["", "", "reef"]
    assert list(table.at(2).legal(STATE, 0, vec[i64]())) == [3, 5]


@pytest.mark.parametrize("number", [-1, 0, 1, 3, 99])
def test_a_number_without_a_row_raises(number: int) -> None:
    table = Table[Row]("question")
    table.add(2, "reef", Row())
    with pytest.raises(KeyError, match=f"there is no question {number}"):
        table.at(number)


@pytest.mark.parametrize(("number", "word"), [(2, "other"), (3, "reef")])
def test_a_number_or_a_word_that_is_taken_is_refused(number: int, word: str) -> None:
    table = Table[Row]("kind of chance")
    kept = table.add(2, "reef", Row())
    with pytest.raises(ValueError, match="there is a kind of chance"):
        table.add(number, word, Row())
    assert table.at(2) is kept
    assert table.words() == ["", "", "reef"], "what was refused leaves no trace"


def test_what_a_game_does_not_write_says_its_name() -> None:
    with pytest.raises(NotImplementedError, match=r"Reef\.answer"):
        Reef().answer(STATE, 3, 0)
    with pytest.raises(NotImplementedError, match=r"Reef\.why_not"):
        Reef().why_not(STATE, 3, 0)
    with pytest.raises(NotImplementedError, match=r"Shells\.come_out"):
        Shells().come_out(STATE, 7)


def test_outcomes_are_all_alike_unless_a_game_says_otherwise() -> None:
    assert list(Shells().outcomes(STATE)) == [7, 8, 9, 10]
    assert list(Shells().odds(STATE)) == list(ones(4)) == [1, 1, 1, 1]
    assert [outcome for outcome in range(15) if Shells().can_come_out(STATE, outcome)] == [7, 8, 9, 10]
