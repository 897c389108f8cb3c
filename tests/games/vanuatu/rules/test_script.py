"""The tables of the script: every stage has its row, what has none raises, and the short way to the frequent ones is the same."""

from __future__ import annotations

import pytest

import vaka
from vaka.games.vanuatu.rules.actions import ACTION_COUNT, AT_END, AT_PERFORMING, AT_PLANNING, STAGES, space_of
from vaka.games.vanuatu.rules.box import SPACES
from vaka.games.vanuatu.rules.script import deciding
from vaka.games.vanuatu.rules.script.asking import CHANCES, QUESTIONS, Ask
from vaka.games.vanuatu.rules.script.plans import MARKER
from vaka.games.vanuatu.rules.script.turns import TURN
from vaka.games.vanuatu.rules.sequence import vanuatu
from vaka.games.vanuatu.rules.turns.performing import DEEDS


def test_every_stage_but_the_last_asks_a_question_or_draws_something() -> None:
    asked, drawn = QUESTIONS.words(), CHANCES.words() + [""] * (len(QUESTIONS.words()) - len(CHANCES.words()))
    assert [one or other for one, other in zip(asked, drawn, strict=True)] == list(STAGES[:AT_END])
    assert not any(one and other for one, other in zip(asked, drawn, strict=True))


def test_markers_and_turns_are_found_by_the_table_too() -> None:
    assert QUESTIONS.at(AT_PLANNING) is MARKER
    assert QUESTIONS.at(AT_PERFORMING) is TURN


def test_a_stage_without_a_row_raises() -> None:
    state = vanuatu(vaka.game("vanuatu").new(3))
    state.stage = AT_END
    with pytest.raises(KeyError, match="there is no question 15"):
        deciding.current(state)
    with pytest.raises(KeyError, match="there is no kind of chance 15"):
        deciding.drawn(state)


def test_no_stage_has_two_questions() -> None:
    with pytest.raises(ValueError, match="there is a question 10 already"):
        QUESTIONS.add(AT_PLANNING, "again", Ask())


def test_the_nine_actions_stand_in_the_order_of_the_board() -> None:
    names = [type(deed).__name__ for deed in DEEDS]
    assert names == ["Sailing", "Building", "Exploring", "Fishing", "Selling", "Buying", "Drawing", "Touring", "Resting"]
    assert len(DEEDS) == len(SPACES)
    assert {int(space_of(action)) for action in range(ACTION_COUNT)} >= set(range(len(SPACES)))
