"""The rules to read: the same paragraphs in three languages, and every refusal points to one of them."""

from __future__ import annotations

import re
from typing import Any

import pytest

import vaka
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.aloha.rules.box import BOX
from vaka.games.aloha.rules.reasons import WORDS

GAME = vaka.game("aloha")


def paragraphs(lang: str) -> list[str]:
    """The numbers of the headings."""
    return re.findall(r"^##+ (\d+(?:\.\d+)?) \S", GAME.rules(lang), flags=re.MULTILINE)


def test_paragraphs_are_numbered_in_order() -> None:
    """Ten sections, the actions and the tiles with their own."""
    assert paragraphs("en") == [
        *("1", "2", "3", "4", "4.1", "4.2", "4.3", "4.4", "4.5", "4.6"),
        *("5", "5.1", "5.2", "5.3", "5.4", "5.5", "6", "7", "8", "9", "10"),
    ]


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_translations_have_the_same_paragraphs(lang: str) -> None:
    """Heading by heading, and as many lists and tables."""
    assert paragraphs(lang) == paragraphs("en")
    for mark in ("\n- ", "\n| ", "\n    ", "**", "`"):
        assert GAME.rules(lang).count(mark) == GAME.rules("en").count(mark), mark


def test_every_obstacle_points_to_a_paragraph() -> None:
    """So that a refusal can open the rules where they say so."""
    for key, rule in WORDS.values():
        assert rule in paragraphs("en"), key
    table = position("aloha", 2, turn="red")
    assert {table.refuses("pass", "black").rule} <= set(paragraphs("en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_in_the_rules_are_those_of_the_box(lang: str) -> None:
    """A corrected component must be corrected in the text as well."""
    text = GAME.rules(lang)
    setting = text[text.index("## 2") : text.index("## 3")]
    for count in (*BOX.tiles, sum(BOX.tiles), BOX.pirogues):
        assert re.search(rf"\b{count}\b", setting), count
    assert re.search(rf"\b{BOX.rounds}\b", text[text.index("## 6") :])
    assert "\n".join("    " + " ".join(row) for row in BOX.expert_map) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notation_in_the_rules_can_be_typed(lang: str) -> None:
    """Every form of the table is understood."""
    words: dict[str, Any] = {
        "tiles": {"corail": "d5"},
        "pirogues": {"red": "c4 d5", "black": "c4", "green": "d5"},
        "turn": "red",
        "corail": True,
        "moved": ["d5"],
    }
    written = re.findall(r"^\| `([^`]+)` \|", GAME.rules(lang), flags=re.MULTILINE)
    assert len(written) == 9
    for text in written:
        tikis = {"red": "red c4"} if text.endswith("with red") else {}
        GAME.parse(position("aloha", 4, tikis=tikis, **words).state, text)
