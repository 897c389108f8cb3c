"""The rules to read: the same paragraphs in three languages, and every refusal points to one of them."""

from __future__ import annotations

import re

import pytest

import vaka
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.moorea.components import BOX, PRODUCTS, STORES, TOOLS
from vaka.games.moorea.reasons import WORDS
from vaka.games.moorea.spelling import price_text

GAME = vaka.game("moorea")


def paragraphs(lang: str) -> list[str]:
    """The numbers of the headings."""
    return re.findall(r"^##+ (\d+(?:\.\d+)?) \S", GAME.rules(lang), flags=re.MULTILINE)


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_translations_have_the_same_paragraphs(lang: str) -> None:
    """Heading by heading, and as many lists, tables and words set apart."""
    assert paragraphs(lang) == paragraphs("en")
    for mark in ("\n- ", "\n| ", "**", "`"):
        assert GAME.rules(lang).count(mark) == GAME.rules("en").count(mark), mark


def test_every_obstacle_points_to_a_paragraph() -> None:
    """So that a refusal can open the rules where they say so."""
    for key, rule in WORDS.values():
        assert rule in paragraphs("en"), key
    assert position("moorea", 2, hands={"green": "wood"}).refuses("pass", "red").rule in paragraphs("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_in_the_rules_are_those_of_the_box(lang: str) -> None:
    """A corrected component must be corrected in the text as well: price, points, what stores take, copies."""
    rows: dict[str, list[str]] = {}
    for line in GAME.rules(lang).splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 6 and cells[1].startswith("`"):
            rows[cells[1].strip("`")] = cells
    assert list(rows) == [*TOOLS, *PRODUCTS]
    for number, tool in enumerate(TOOLS):
        assert rows[tool][2] == GAME.words.say("count-alike", {"count": BOX.tool_cost[number]}, lang)
        assert rows[tool][3] == str(BOX.tool_points[number])
    for number, product in enumerate(PRODUCTS):
        name, _, price, points, takes, copies = rows[product]
        assert name.lower() == GAME.words.say(f"name-{product}", {}, lang).lower()
        assert price == price_text(GAME, number, lang)
        assert points == ("" if product == "necklace" else str(BOX.points[number]))
        assert copies == " / ".join(str(BOX.pile(seats, 0)[number] + BOX.pile(seats, 1)[number]) for seats in (3, 4, 5))
        if product in STORES:
            assert takes.endswith(f": {BOX.points_each[STORES.index(product)]}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notation_in_the_rules_can_be_typed(lang: str) -> None:
    """Every form of the table is understood."""
    section = GAME.rules(lang)[GAME.rules(lang).index("## 11") :]
    written = re.findall(r"^\| `([^`]+)` \|", section, flags=re.MULTILINE)
    assert len(written) == 10
    state = position("moorea", 2, hands={"green": "3 wood"}, display="jetty").state
    for text in written:
        GAME.parse(state, text)
