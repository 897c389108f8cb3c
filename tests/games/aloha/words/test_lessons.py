"""The lessons of a first game: each can be played, and what it calls right is right."""

from __future__ import annotations

import pytest

import vaka
from vaka.engine.game import Lesson
from vaka.engine.testing import Table
from vaka.games.aloha.judge.winning import can_win
from vaka.games.aloha.rules.position import aloha

GAME = vaka.game("aloha")
LESSONS = {lesson.key: lesson for lesson in GAME.lessons()}


def table_of(lesson: Lesson) -> Table:
    """The position of a lesson."""
    return Table(GAME.arrange(lesson.seats, GAME.check(lesson.seats, lesson.options), lesson.words))


@pytest.mark.parametrize("key", LESSONS)
def test_what_is_right_can_be_played(key: str) -> None:
    """Move by move, by the learner."""
    for move in LESSONS[key].moves:
        table = table_of(LESSONS[key])
        assert table.asked() == "red"
        table.play("red", move)


def test_five_to_eight_lessons() -> None:
    """A first game is short."""
    assert 5 <= len(LESSONS) <= 8


@pytest.mark.parametrize("key", ["sail", "hop", "wind", "dolphin"])
def test_the_tiki_comes_nearer(key: str) -> None:
    """What teaches to travel brings the Tiki on."""
    table = table_of(LESSONS[key])
    before = table.state.scores()[0]
    table.play("red", LESSONS[key].moves[0])
    assert table.state.scores()[0] > before


def test_the_last_lesson_wins() -> None:
    """In another's pirogue."""
    table = table_of(LESSONS["arrive"]).play("red", "hop black a1")
    assert table.state.winners() == [0]


def test_all_launches_and_all_good_pushes_are_listed() -> None:
    """No learner is told that a right move is wrong."""
    launches = {text for text in table_of(LESSONS["launch"]).open() if text.endswith("with red")}
    assert launches == set(LESSONS["launch"].moves)
    coral = table_of(LESSONS["coral"])
    pushes = {text for text in coral.open() if text.startswith("push black e5")}
    away = set()
    for text in pushes:
        table = table_of(LESSONS["coral"]).play("red", text)
        if table.asked() != "over" and table.state.scores()[1] < 4:
            away.add(text)
    assert away == set(LESSONS["coral"].moves)


def test_the_coral_lesson_is_needed() -> None:
    """Left alone, black would win."""
    table = table_of(LESSONS["coral"]).play("red", "pass")
    assert can_win(aloha(table.state), 1, 3)
