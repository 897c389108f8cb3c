"""Tables of questions and of kinds of chance (`vaka.engine.questions`), as a game in everyday Python uses them."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import vaka
from vaka.engine.questions import Draw, Question, Row, Table, row_of_ids


class Trade(Question[Any]):
    def legal(self, position: Any, seat: i64, found: vec[i64]) -> vec[i64]:
        return append(found, 7)

    def why_not(self, position: Any, action: i64, seat: i64) -> i64:
        return 0 if action == 7 else 1


class Die(Draw[Any]):
    def outcomes(self, position: Any) -> vec[i64]:
        return row_of_ids(40, 6)

    def source(self) -> str:
        return "die"


def some_position() -> Any:
    return vaka.game("aloha").new(2, {})


def numbers(found: vec[i64]) -> list[int]:
    return [number for number in found]  # noqa: C416 (a comprehension unboxes)


def test_a_row_is_found_by_its_number_and_has_its_word() -> None:
    table = Table[Question[Any]]("question")
    trade = table.add(2, "trade", Trade())
    assert table.at(2) is trade
    assert (trade.number, trade.word) == (2, "trade")
    assert table.words() == ["", "", "trade"]


@pytest.mark.parametrize("number", [-1, 0, 3, 99])
def test_a_number_without_a_row_raises_at_once(number: int) -> None:
    table = Table[Row]("question")
    table.add(2, "trade", Trade())
    with pytest.raises(KeyError, match=f"there is no question {number}"):
        table.at(number)


@pytest.mark.parametrize(("number", "word"), [(2, "other"), (5, "trade")])
def test_a_number_or_a_word_is_given_once(number: int, word: str) -> None:
    table = Table[Row]("question")
    table.add(2, "trade", Trade())
    with pytest.raises(ValueError, match="there is a question"):
        table.add(number, word, Trade())
    assert table.words() == ["", "", "trade"]


def test_a_question_says_what_is_open_and_why_not() -> None:
    position = some_position()
    assert numbers(Trade().legal(position, 0, vec[i64]())) == [7]
    assert Trade().why_not(position, 8, 0) == 1


def test_what_a_row_does_not_say_is_named() -> None:
    with pytest.raises(NotImplementedError, match=r"Trade\.answer"):
        Trade().answer(some_position(), 7, 0)
    with pytest.raises(NotImplementedError, match=r"Die\.come_out"):
        Die().come_out(some_position(), 40)


def test_outcomes_are_all_alike_unless_a_game_says_otherwise() -> None:
    position = some_position()
    assert numbers(Die().outcomes(position)) == [40, 41, 42, 43, 44, 45]
    assert numbers(Die().odds(position)) == [1] * 6
    assert Die().can_come_out(position, 45)
    assert not Die().can_come_out(position, 46)
