"""A first game: every lesson is a position, its move is open, and its words and pictures are there in three languages."""

from __future__ import annotations

import re

import pytest

import vaka
from vaka.engine import Lesson
from vaka.engine.errors import BadPosition
from vaka.engine.words import LANGUAGES

GAME = vaka.game("paradise")
LESSONS = {lesson.key: lesson for lesson in GAME.lessons()}


def begun(lesson: Lesson) -> vaka.State:
    """The position of a lesson."""
    return GAME.arrange(lesson.seats, GAME.check(lesson.seats, lesson.options), lesson.words)


@pytest.mark.parametrize("alone", [False, True])
def test_there_are_five_to_nine(alone: bool) -> None:
    """A first game with others, and one alone: each has a coach of its own."""
    course = GAME.course(alone)
    assert 5 <= len(course) <= 9
    assert {lesson.seats == 1 for lesson in course} == {alone}


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
    first = {lesson.key for lesson in GAME.course()}
    assert set(shown) == first - {"turn", "village"} | {"alone-guard"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_contents_and_worked_examples(lang: str) -> None:
    """Every chapter is in the contents, and there are examples throughout."""
    rules = GAME.rules(lang)
    chapters = re.findall(r"^## (\d+) ", rules, flags=re.MULTILINE)
    assert re.findall(r"\(#rule-(\d+)\)", rules) == chapters
    assert len(re.findall(r"^\*(?:Example|Exemple|Beispiel)", rules, flags=re.MULTILINE)) >= 7


def test_the_last_lesson_is_won() -> None:
    """10.4: 24 points on the table, and four cards."""
    state = begun(LESSONS["declare"])
    assert state.scores()[0] == 48
    state.apply(GAME.parse(state, "declare"))
    assert state.winners() == [0]


def test_the_last_lesson_alone_is_won() -> None:
    """12.6: 18 Villages, seven connected groups and five cards, with three chits left."""
    state = begun(LESSONS["alone-win"])
    state.apply(GAME.parse(state, "done"))
    assert state.winners() == [0]


def test_what_the_lesson_alone_calls_weakest_is_attacked() -> None:
    """12.5: Samoa's next attack would strike the group that the learner is told to guard."""
    lesson = LESSONS["alone-guard"]
    state = begun(lesson)
    state.apply(GAME.parse(state, "done"))
    state.apply(GAME.parse(state, "chit 13"))
    assert state.write()["battle"]["hex"] == "0705"


def test_beside_tonga_and_away_from_samoa_all_is_free() -> None:
    """12.4: what the first lesson alone says of the three hexes holds for every roll."""
    for move in LESSONS["alone-explore"].moves:
        for pips in range(1, 7):
            state = begun(LESSONS["alone-explore"])
            for word in (move, "marker island1", "tile midway-is", f"die {pips}"):
                state.apply(GAME.parse(state, word))
            assert move.removeprefix("explore ") not in state.write()["stacks"]


def test_what_the_lesson_of_a_battle_says_is_so() -> None:
    """8.2: two War Canoes and two Warrior Bands against a Warrior Band and a Local Warrior; a 1 was rolled, and Yellow chooses."""
    battle = begun(LESSONS["battle"]).write()["battle"]
    assert (battle["attack"]["front"], battle["defence"]["front"]) == ({"war": 2, "warrior": 2}, {"warrior": 1, "local": 1})
    assert battle["die"] == 1


def test_a_battle_begins_in_one_hex() -> None:
    with pytest.raises(BadPosition, match="raids in one hex"):
        GAME.arrange(2, GAME.check(2, {}), {"stage": "battle"})


@pytest.mark.parametrize("key", LESSONS)
def test_the_track_of_a_lesson_is_what_its_points_are(key: str) -> None:
    """10.1: nothing has changed since they were counted; in the first turn they never were."""
    state = begun(LESSONS[key])
    if state.write()["turn"] > 1:
        assert list(state.write()["track"].values()) == list(state.scores())
