"""Each question, each step and each kind of chance has one place, and a number without one raises at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import vaka
from tests.conftest import ROOT
from vaka.games.paradise.rules import stages
from vaka.games.paradise.rules.script.asking import CHANCES, QUESTIONS, STEPS
from vaka.games.paradise.rules.script.moving import MOVING, TRANSIT
from vaka.games.paradise.rules.script.ordering import BUILDING
from vaka.games.paradise.rules.script.picking import PICKS
from vaka.games.paradise.rules.sequence import Paradise

GAME = vaka.game("paradise")


def numbers(prefix: str) -> dict[str, int]:
    """The numbers of stages, questions or draws, as the rules name them."""
    return {name: int(number) for name, number in vars(stages).items() if re.match(prefix, name)}


@pytest.mark.parametrize(("prefix", "table"), [("AT_", STEPS), ("ASK_", QUESTIONS), ("FOR_", CHANCES)])
def test_every_number_has_its_row_and_every_row_its_number(prefix: str, table: Any) -> None:
    named = numbers(prefix)
    assert sorted(named.values()) == [number for number, word in enumerate(table.words()) if word]
    for number in named.values():
        assert table.at(number).number == number


@pytest.mark.parametrize("table", [STEPS, QUESTIONS, CHANCES, PICKS])
def test_a_number_without_a_row_raises(table: Any) -> None:
    for number in (-1, len(table.words()), 99):
        with pytest.raises(KeyError, match=f"there is no .* {number}"):
            table.at(number)


def test_no_number_and_no_word_is_given_twice() -> None:
    with pytest.raises(ValueError, match="question 1 already"):
        QUESTIONS.add(stages.ASK_TILE, "another", QUESTIONS.at(stages.ASK_HOME))
    with pytest.raises(ValueError, match="one called 'tile'"):
        QUESTIONS.add(60, "tile", QUESTIONS.at(stages.ASK_HOME))


def opening() -> Paradise:
    state = GAME.new(3, {})
    assert isinstance(state, Paradise)
    return state


@pytest.mark.parametrize(
    "verb",
    [
        lambda state: state.legal(),
        lambda state: state.weights(),
        lambda state: state.source(),
        lambda state: state.can(0),
        lambda state: state.step(0),
        lambda state: state.obstacle(0),
    ],
)
def test_an_unknown_kind_of_chance_falls_into_no_other(verb: Callable[[Paradise], object]) -> None:
    """Today's last number is that of the solitaire game: one more must not be taken for it, nor for malaria."""
    state = opening()
    state.chance = len(CHANCES.words())
    with pytest.raises(KeyError, match="there is no kind of chance 19"):
        verb(state)


@pytest.mark.parametrize(
    "verb",
    [lambda state: state.legal(), lambda state: state.can(12), lambda state: state.step(12), lambda state: state.obstacle(12)],
)
def test_an_unknown_question_falls_into_no_other(verb: Callable[[Paradise], object]) -> None:
    state = opening()
    state.chance = stages.NO_CHANCE
    state.asked = 0
    state.push(0, len(QUESTIONS.words()))
    with pytest.raises(KeyError, match="there is no question 23"):
        verb(state)


def test_samoa_is_asked_only_what_it_has_an_answer_for() -> None:
    state = opening()
    for word in ("knots", "target", "steer"):
        question = QUESTIONS.at(QUESTIONS.words().index(word))
        with pytest.raises(NotImplementedError, match=f"Samoa is never asked this: {word}"):
            question.samoa(state)


def test_the_words_are_those_of_stored_games() -> None:
    """What lies in stored positions is written by these words, so none of them changes."""
    page = (ROOT / "src/vaka/games/paradise/words/messages.en.ftl").read_text(encoding="utf-8")
    for word in STEPS.words():
        assert f"stage-{word} =" in page, word


def test_the_steps_that_are_found_without_the_table_are_those_in_it() -> None:
    """Orders and moves are most decisions: they are called directly, and must be the very same rows."""
    assert STEPS.at(stages.AT_BUILDING) is BUILDING
    assert STEPS.at(stages.AT_MOVING) is MOVING
    assert STEPS.at(stages.AT_TRANSIT) is TRANSIT
