"""The rules to read: the same paragraphs in three languages, and every refusal points to one of them."""

from __future__ import annotations

import re

import pytest

import vaka
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.vanuatu.rules.reasons import WORDS

GAME = vaka.game("vanuatu")


def paragraphs(lang: str) -> list[str]:
    """The numbers of the headings."""
    return re.findall(r"^##+ (\d+(?:\.\d+)?) \S", GAME.rules(lang), flags=re.MULTILINE)


def test_paragraphs_are_numbered_in_order() -> None:
    """Fifteen sections; the set-up and the actions with their own."""
    expected = []
    for number in range(1, 16):
        expected.append(str(number))
        expected += [f"{number}.{part}" for part in range(1, {4: 9, 8: 10}.get(number, 0))]
    assert paragraphs("en") == expected


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_translations_have_the_same_paragraphs(lang: str) -> None:
    """Heading by heading, and as many lists and tables."""
    assert paragraphs(lang) == paragraphs("en")
    for mark in ("\n- ", "\n| ", "\n1. ", "**", "`"):
        assert GAME.rules(lang).count(mark) == GAME.rules("en").count(mark), mark


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_contents_are_the_chapters(lang: str) -> None:
    """The list at the top names every chapter and leads to it; examples stand in italics, at least two."""
    text = GAME.rules(lang)
    chapters = re.findall(r"^## (\d+) (.+)$", text, flags=re.MULTILINE)
    assert re.findall(r"^- \[(\d+) (.+)\]\(#rule-(\d+)\)$", text, flags=re.MULTILINE) == [
        (number, title, number) for number, title in chapters
    ]
    assert len(re.findall(r"^\*(?:Example|Exemple|Beispiel)\u00a0?:", text, flags=re.MULTILINE)) >= 5


def test_every_obstacle_points_to_a_paragraph() -> None:
    """So that a refusal can open the rules where they say so."""
    for key, rule in WORDS.values():
        assert rule in paragraphs("en"), key
    table = position("vanuatu", 3, turn="purple")
    assert table.refuses("plan rest", "yellow").rule in paragraphs("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notation_in_the_rules_can_be_typed(lang: str) -> None:
    """Every form of the table is understood."""
    table = position("vanuatu", 3, {"waters": "yes"}, stage="placing", round=2, volcano=["santo", "b1"])
    english, written = typed_in_the_rules("en"), typed_in_the_rules(lang)
    assert len(written) == len(english) > 25
    for text, meant in zip(written, english, strict=True):
        assert GAME.parse(table.state, text) == GAME.parse(table.state, meant), text


def typed_in_the_rules(lang: str) -> list[str]:
    """What the table of section 14 says can be typed; a rest token goes by its word alone there."""
    section = GAME.rules(lang).partition("\n## 14 ")[2].partition("\n## 15 ")[0]
    rows = [re.findall(r"`([^`]+)`", line) for line in section.splitlines() if line.startswith("|")]
    token = {row[0].split()[0] for row in rows if len(row) == 5}.pop()
    return [text if len(row) < 5 or text == row[0] else f"{token} {text}" for row in rows for text in row]
