"""The rules to read: the same paragraphs in three languages, and every refusal points to one of them."""

from __future__ import annotations

import re
from typing import Any

import pytest

import vaka
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.aloha.rules.box import BOX, LETTERS, TILES
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_contents_are_the_chapters(lang: str) -> None:
    """The list at the top names every chapter and leads to it."""
    text = GAME.rules(lang)
    chapters = re.findall(r"^## (\d+) (.+)$", text, flags=re.MULTILINE)
    listed = re.findall(r"^- \[(\d+) (.+)\]\(#rule-(\d+)\)$", text, flags=re.MULTILINE)
    assert listed == [(number, title, number) for number, title in chapters]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_and_examples(lang: str) -> None:
    """Every lesson's position is shown at the top of a paragraph, and there are worked examples."""
    text = GAME.rules(lang)
    shown = re.findall(r"^##+ [\d.]+ .+\n\n!\[[^\]]{20,}\]\(picture:(\w+)\)$", text, flags=re.MULTILINE)
    assert shown == [lesson.key for lesson in GAME.lessons()]
    assert len(re.findall(r"^\*(?:Example|Exemple|Beispiel)\u00a0?:", text, flags=re.MULTILINE)) == 3


@pytest.mark.parametrize(
    ("lang", "ours"),
    [
        ("en", ("sand and water", "Dolphin must lie face up", "one Tiki at most", "very next action", "passing", "30 rounds")),
        ("fr", ("sable et eau", "Dauphin doit être visible", "plus d’un Tiki", "l’action qui suit", "droit de passer", "30 tours")),
        (
            "de",
            ("Sand und Wasser", "Delfin offen liegen muss", "höchstens einen Tiki", "allernächsten Aktion", "Passen", "30 Runden"),
        ),
    ],
)
def test_what_is_ours_is_called_so(lang: str, ours: tuple[str, ...]) -> None:
    """Rulings 1, 5, 10, 16 and 22 stand in the last chapter, hops within a tile no longer."""
    last = GAME.rules(lang).partition("\n## 10 ")[2]
    assert [words for words in ours if words not in last] == []
    assert GAME.options["same_tile"].default == "no"


def test_the_examples_are_true() -> None:
    """5.3 and 5.4 as they stand in the text."""
    words: dict[str, Any] = {"tiles": {"dauphin": "c3"}, "tikis": {"red": "red d4"}, "turn": "red"}
    table = position("aloha", 2, pirogues={"red": "d4 c3 b2", "black": "b3"}, **words)
    assert {text for text in table.open() if text.startswith("hop")} == {"hop red c3", "hop red b2"}
    table = position(
        "aloha", 2, tiles={"corail": "c5"}, pirogues={"red": "c4", "black": "e5"}, tikis={"black": "black e5"}, turn="red"
    )
    table.play("red", "sail c4 c5").play("red", "push black e5 d4")
    assert (table.asked(), table.left) == ("red", 1)
    assert table.state.scores()[1] == 3  # two steps from f6


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
    letters = {letter: GAME.words.say(f"letter-{kind}", {}, lang) for letter, kind in zip(LETTERS, TILES, strict=True)}
    rows = [" ".join(letters.get(letter, letter) for letter in row) for row in BOX.expert_map]
    assert "\n".join(f"    {row}" for row in rows) in text


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
        tikis = {"red": "red c4"} if text.endswith(("with red", "avec rouge", "mit rot")) else {}
        GAME.parse(position("aloha", 4, tikis=tikis, **words).state, text)
