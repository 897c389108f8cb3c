"""A first game in eight positions: each can be played as it says, and the rules text shows them."""

from __future__ import annotations

import re
from typing import Any

import pytest

import vaka
from vaka.engine import Lesson
from vaka.engine.state import State
from vaka.engine.words import LANGUAGES

GAME = vaka.game("vanuatu")
LESSONS = {lesson.key: lesson for lesson in GAME.lessons()}


def begun(lesson: Lesson) -> State:
    """The position of a lesson."""
    return GAME.arrange(lesson.seats, GAME.check(lesson.seats, lesson.options), lesson.words)


def played(key: str, move: str) -> dict[str, Any]:
    """What a lesson's position has become."""
    state = begun(LESSONS[key])
    state.apply(GAME.parse(state, move))
    return state.write()


def test_there_are_five_to_eight_and_each_has_its_own_words() -> None:
    """A first game is short, and says a thing once."""
    assert 5 <= len(LESSONS) == len(GAME.lessons()) <= 8
    for lang in LANGUAGES:
        texts = [GAME.lesson_text(lesson, lang) for lesson in LESSONS.values()]
        assert len(set(texts)) == len(texts)
        assert all(80 < len(text) < 600 for text in texts), lang


@pytest.mark.parametrize("key", LESSONS)
def test_the_learner_is_asked_and_every_right_move_is_open(key: str) -> None:
    """Purple is asked, sees all that it takes, and has something else to choose."""
    lesson = LESSONS[key]
    state = begun(lesson)
    assert state.actor() == 0
    view = state.redact(0)
    assert GAME.picture(view)
    open_now = {GAME.notation(view, action) for action in view.legal()}
    assert lesson.moves
    assert set(lesson.moves) < open_now
    for move in lesson.moves:
        twin = state.copy()
        twin.apply(GAME.parse(twin, move))
        assert twin.ply == 1


def test_what_the_lessons_promise_comes_true() -> None:
    """Each text names what its move brings."""
    assert played("characters", "take fisherman")["players"]["purple"]["character"] == "fisherman"
    assert played("majority", "draw efate")["players"]["purple"]["prosperity"] == 3
    sold = played("selling", "sell 1 1 1")
    assert (sold["players"]["purple"]["vatus"], sold["players"]["purple"]["prosperity"], sold["price"]) == (3, 4 + 5, 2)
    for island in ("efate", "santo"):
        assert played("exporting", f"buy beef {island}")["players"]["purple"]["prosperity"] == 4 + 5 + 2
    brought = played("tourists", "tourists efate")
    assert brought["players"]["purple"]["vatus"] == 2 + 3
    assert brought["players"]["purple"]["huts"]["efate"] * brought["islands"]["efate"]["tourists"] * 2 == 12


def test_fish_is_closed_until_sail_is_planned() -> None:
    """The lesson of planning: Fish opens with the marker on Sail."""
    state = begun(LESSONS["planning"])
    assert state.obstacle(GAME.parse(state, "plan fish")) is not None
    state.apply(GAME.parse(state, "plan sail"))
    assert state.obstacle(GAME.parse(state, "plan fish")) is None


@pytest.mark.parametrize(("move", "sinks"), [("dike efate 1", False), ("dike efate 7", False), ("build efate", True)])
def test_only_a_dike_saves_efate(move: str, sinks: bool) -> None:
    """The lesson of the waters: the same vatus spent on a hut lose the island."""
    state = begun(LESSONS["waters"])
    state.apply(GAME.parse(state, move))
    assert state.write()["islands"]["efate"]["submerged"] == sinks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_show_positions_of_lessons(lang: str) -> None:
    """Every picture of the rules text is a lesson's, has words for those who do not see it, and comes in the same order."""
    shown = re.findall(r"^!\[(.*)\]\(picture:([\w-]+)\)$", GAME.rules(lang), flags=re.MULTILINE)
    assert {key for _, key in shown} == set(LESSONS)
    assert all(len(alt) > 20 for alt, _ in shown)
    english = re.findall(r"\(picture:([\w-]+)\)", GAME.rules("en"))
    assert [key for _, key in shown] == english
