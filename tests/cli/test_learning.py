"""`vaka learn`: the lessons of a first game at the keyboard."""

from __future__ import annotations

import pytest

import vaka
from tests.cli.conftest import Vaka
from vaka.engine.registry import own_games
from vaka.engine.words import LANGUAGES


@pytest.mark.parametrize("name", own_games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_course_is_walked_through(vaka_command: Vaka, name: str, lang: str) -> None:
    """Whoever plays the first of the right moves each time comes to the last lesson."""
    course = vaka.game(name).course()
    done = vaka_command("learn", name, "--lang", lang, typed="".join(f"{next(iter(lesson.moves), '')}\n" for lesson in course))
    assert done.status == 0, done.err
    for lesson in course:
        assert " ".join(vaka.game(name).lesson_text(lesson, lang)[:40].split()) in " ".join(done.out.split())
    assert f"vaka play {name}" in done.out


def test_other_moves_are_answered(vaka_command: Vaka) -> None:
    """One that is possible, one that is not, and nonsense; then the learner asks for help, and leaves."""
    done = vaka_command("learn", "paradise", typed="rest\nexplore tonga\nfly\nhint\nquit\n")
    assert "this lesson is about something else" in done.out
    assert "There is nothing left to explore in Tonga." in done.out
    assert "That is no move." in done.out or "not a move" in done.out
    assert "for instance “explore 0506”" in done.out
    assert done.out.rstrip().endswith("Until next time.")


def test_the_game_alone_and_a_lesson_in_the_middle(vaka_command: Vaka) -> None:
    done = vaka_command("learn", "paradise", "--alone", "--from", 6, typed="done\n")
    assert done.status == 0
    assert "lesson 6 of 6" in done.out


@pytest.mark.parametrize("arguments", [("aloha", "--alone"), ("paradise", "--from", 40)])
def test_what_there_is_not_is_refused(vaka_command: Vaka, arguments: tuple[str | int, ...]) -> None:
    assert vaka_command("learn", *arguments).status in (1, 2)
