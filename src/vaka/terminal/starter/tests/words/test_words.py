"""What is typed and read: notation, sentences, lessons and rules, in three languages."""

from __future__ import annotations

import re

import pytest

from vaka.engine.errors import BadNotation
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES, message_ids
from vaka.terminal.starter.game import StarterGame

GAME = StarterGame()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("gather 4 reef", "is not a number from 1 to 3"),
        ("gather 2 beach", "the pools are lagoon, reef"),
        ("swim", "write gather 2 reef"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, reason: str) -> None:
    with pytest.raises(BadNotation, match=reason):
        GAME.parse(position(GAME, 2, turn="green").state, text)


def test_the_languages_have_the_same_messages_and_paragraphs() -> None:
    folder = GAME.words.folder
    for lang in LANGUAGES:
        assert message_ids(folder, lang) == message_ids(folder, "en")
        assert re.findall(r"^##+ ([\d.]+)", GAME.rules(lang), re.MULTILINE) == ["1", "2", "3", "3.1", "4", "5"]


def test_lessons_are_positions_with_right_moves() -> None:
    for lesson in GAME.lessons():
        assert all(GAME.lesson_text(lesson, lang) for lang in LANGUAGES)
        table = position(GAME, lesson.seats, lesson.options, **lesson.words) if lesson.words else None
        for move in lesson.moves:
            assert table is not None
            assert move in table.open()


def test_places_have_words() -> None:
    view = position(GAME, 2, shells={"reef": 2}).state.redact(0)
    assert GAME.about(view, "pool-reef").effect == "Reef: 2 shells"
    with pytest.raises(LookupError):
        GAME.about(view, "pool-sky")
