"""A first game: every lesson is a position, its move is open, and its words and pictures are there in three languages."""

from __future__ import annotations

import re

import pytest

import vaka
from vaka.engine import Lesson
from vaka.engine.words import LANGUAGES

GAME = vaka.game("paradise")
LESSONS = {lesson.key: lesson for lesson in GAME.lessons()}


def begun(lesson: Lesson) -> vaka.State:
    """The position of a lesson."""
    return GAME.arrange(lesson.seats, GAME.check(lesson.seats, lesson.options), lesson.words)


def test_there_are_five_to_eight() -> None:
    assert 5 <= len(LESSONS) <= 8


@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_can_be_played(key: str) -> None:
    """The learner is asked, and each of the moves is open."""
    state = begun(LESSONS[key])
    assert 0 in state.waiting()
    assert LESSONS[key].moves
    for move in LESSONS[key].moves:
        assert GAME.notation(state, GAME.parse(state, move)) == move
        after = state.copy()
        after.apply(GAME.parse(state, move), None, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_have_words_and_the_rules_show_them(lang: str) -> None:
    for lesson in LESSONS.values():
        text = GAME.lesson_text(lesson, lang)
        assert len(text) > 100
        assert "{" not in text
    shown = re.findall(r"\(picture:([\w-]+)\)", GAME.rules(lang))
    assert set(shown) == set(LESSONS) - {"turn", "village"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_contents_and_worked_examples(lang: str) -> None:
    """Every chapter is in the contents; in each language there are as many examples."""
    rules = GAME.rules(lang)
    chapters = re.findall(r"^## (\d+) ", rules, flags=re.MULTILINE)
    assert re.findall(r"\(#rule-(\d+)\)", rules) == chapters
    assert len(re.findall(r"^\*(?:Example|Exemple|Beispiel)", rules, flags=re.MULTILINE)) == 7


def test_the_last_lesson_is_won() -> None:
    """10.4: 24 points on the table, and four cards."""
    state = begun(LESSONS["declare"])
    assert state.scores()[0] == 48
    state.apply(GAME.parse(state, "declare"))
    assert state.winners() == [0]
