"""The rules to read: the same paragraphs in three languages, and every refusal points to one of them."""

from __future__ import annotations

import re

import pytest

import vaka
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.moorea.rules.box import BOX, CARDS, PRODUCTS, STORES, TOOLS
from vaka.games.moorea.rules.reasons import WORDS
from vaka.games.moorea.words.sentences import price_text

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
        assert rows[tool][3:] == [str(BOX.tool_points[number]), "", str(BOX.tool_copies[number])]
    for number, product in enumerate(PRODUCTS):
        name, _, price, points, takes, copies = rows[product]
        assert name.lower() == GAME.words.say(f"name-{product}", {}, lang).lower()
        assert price == price_text(GAME, number, lang)
        assert points == ("" if product == "necklace" else str(BOX.points[number]))
        assert copies == " / ".join(str(BOX.pile(seats, 0)[number] + BOX.pile(seats, 1)[number]) for seats in (3, 4, 5))
        assert takes == (store_text(STORES.index(product), lang) if product in STORES else "")


def store_text(store: int, lang: str) -> str:
    """What a store takes, and what each of these cards scores there."""
    taken = ", ".join(GAME.words.say(f"name-{CARDS[card]}", {}, lang) for card in BOX.accepts[store])
    colon = "\u00a0:" if lang == "fr" else ":"
    return f"{taken}{colon} {BOX.points_each[store]}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_of_the_options_are_those_of_the_box(lang: str) -> None:
    """The points of sites and stores, and the two prices of the cart."""
    sites, stores = BOX.points[3:7], BOX.points[7:15]
    told = GAME.words.say("option-strict-no-meaning", {}, lang)
    assert re.findall(r"\d+", told) == [str(number) for number in (sites[0], min(stores), max(stores))]
    assert list(GAME.options["cart"].choices) == [str(BOX.tool_cost[3]), str(BOX.cart_dear)]
    for value in GAME.options["cart"].choices:
        assert re.findall(r"\d+", GAME.words.say(f"option-cart-{value}", {}, lang)) == [value]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_of_the_rules_are_those_of_the_box(lang: str) -> None:
    """6.2 the price of sites, 6.5 the necklaces, 7.2 the idle rounds, 10 the cart."""

    def numbers(start: str, end: str) -> list[str]:
        text = GAME.rules(lang)
        return re.findall(r"\d+", text[text.index(f"# {start} ") + len(start) + 3 : text.index(f"# {end} ")])

    assert str(BOX.alike[3]) in numbers("6.2", "6.3")
    assert numbers("6.5", "7")[1::2] == [str(points) for points in BOX.necklace_points[1:]]
    assert numbers("7.2", "7.3")[0] == str(BOX.idle_rounds)
    assert numbers("10", "11")[:2] == [str(BOX.tool_cost[3]), str(BOX.cart_dear)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notation_in_the_rules_can_be_typed(lang: str) -> None:
    """Every form of the table is understood."""
    section = GAME.rules(lang)[GAME.rules(lang).index("## 11") :]
    written = re.findall(r"^\| `([^`]+)` \|", section, flags=re.MULTILINE)
    assert len(written) == 10
    state = position("moorea", 2, hands={"green": "3 wood"}, display="jetty").state
    for text in written:
        GAME.parse(state, text)
