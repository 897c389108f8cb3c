"""A first game: every lesson is a position, its move is open and right, and its words are there in three languages."""

from __future__ import annotations

import re

import pytest

import vaka
from tests.games.moorea.playing import GAME
from vaka.engine import Lesson
from vaka.engine.words import LANGUAGES

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
    assert state.actor() == 0
    assert LESSONS[key].moves
    for move in LESSONS[key].moves:
        assert GAME.notation(state, GAME.parse(state, move)) == move
        after = state.copy()
        after.apply(GAME.parse(state, move))


@pytest.mark.parametrize("key", LESSONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_has_words_and_a_picture_in_the_rules(key: str, lang: str) -> None:
    """The text names the card it is about; the rules show all but one of the positions."""
    text = GAME.lesson_text(LESSONS[key], lang)
    assert len(text) > 100
    assert "{" not in text
    shown = re.findall(r"\(picture:([\w-]+)\)", GAME.rules(lang))
    assert set(shown) == set(LESSONS) - {"canoe"}


def test_the_joker_of_the_lesson_needs_the_net() -> None:
    """5.3: the same move without the net is refused."""
    words = LESSONS["joker"].words | {"tools": {}}
    state = GAME.arrange(3, GAME.check(3, {}), words)
    assert not state.can(GAME.parse(state, LESSONS["joker"].moves[0]))


def test_only_the_necklace_wins_the_last_lesson() -> None:
    """The numbers of its text: 57 to 62, and 63 after it; any other purchase is too little."""
    state = begun(LESSONS["final"])
    assert state.scores()[:2] == [57, 62]
    winning = set()
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        while after.actor() != vaka.OVER:
            after.apply(after.legal()[0])
        if after.winners() == [0]:
            winning.add(GAME.notation(state, action))
    assert winning == {"buy necklace with 2 seashell"}
