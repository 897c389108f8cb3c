"""The position in words tells all that the picture tells."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.moorea.playing import GAME
from vaka.engine.names import OVER
from vaka.engine.testing import Table, position
from vaka.engine.words import LANGUAGES

RICH: dict[str, Any] = {
    "hands": {"green": "2 wood fish", "red": "3 clay"},
    "tools": {"green": "cart", "red": "cart basket"},
    "products": {"green": "forest market 2 necklace", "red": "temple"},
    "stored": {"green": {"market": "2 canoe hut"}},
    "display": "jetty necklace well beach",
    "row": "fish fish clay",
}


def lines(table: Table, viewer: int = 0, lang: str = "en") -> list[str]:
    """The lines that a viewer reads, without their indents."""
    return [line.strip() for line in GAME.text(table.redact(viewer), lang).splitlines()]


def test_prices_points_stacks_and_stores() -> None:
    """Tool stacks with price, points and what is left; the price for the reader; what a store scores; what lies at it."""
    told = lines(position("moorea", 2, **RICH))
    assert told[0].startswith("Row: fish\u00a0×2 and clay. Pile: ")
    assert "cart: 4 of a kind, 1 point, 3 left" in told
    assert "jetty: 3 wood (2 wood for you), 4 points" in told
    assert "well: 3 clay, 3 points. Takes stoneware and scores 3 points for each." in told
    assert (
        "seashell beach: 4 of a kind (3 wood for you), 1 point. You pay 1 seashell less for every product that asks for it." in told
    )
    assert "seashell necklace: 2 seashells, +4 points for you" in told
    assert "Green: 26 points; 3 cards in hand (limit 6): 2 wood and 1 fish." in told
    assert "Market (4 points each): 2 canoes and 1 hut, 12 points." in told
    assert "Owns: cart, forest, market, seashell necklace\u00a0×2." in told
    assert "Red: 16 points; 3 cards in hand (limit 8): 3 hidden cards." in told


def test_prices_are_the_readers() -> None:
    """Red has no forest."""
    assert "jetty: 3 wood, 4 points" in lines(position("moorea", 2, **RICH), viewer=1)


def test_numbers_stand_before_moves_only() -> None:
    """The display has no numbers that could be taken for those of the moves."""
    assert not [line for line in lines(position("moorea", 2, **RICH)) if line[:1].isdigit()]


@pytest.mark.parametrize(
    ("lang", "two", "last"),
    [
        ("en", "Final round: 2 turns left, this one included.", "Final round: this is the last turn."),
        ("fr", "Dernier tour\u00a0: encore 2 coups, celui-ci compris.", "Dernier tour\u00a0: c’est le dernier coup."),
        ("de", "Letzte Runde: noch 2 Züge, diesen mitgezählt.", "Letzte Runde: Dies ist der letzte Zug."),
    ],
)
def test_the_final_round_is_told(lang: str, two: str, last: str) -> None:
    assert two in lines(position("moorea", 2, final=2), lang=lang)
    assert last in lines(position("moorea", 2, final=1), lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_idle_rounds_are_told_from_the_second_on(lang: str) -> None:
    """Ruling A21: in the text, in the panel of whose turn it is, and to whoever is asked."""
    for idle, rounds in ((0, 0), (1, 0), (2, 1), (5, 2), (9, 4)):
        view = position("moorea", 2, idle=idle).redact(0)
        told = GAME.words.say("text-idle", {"rounds": rounds, "limit": 5}, lang)
        short = GAME.words.say("panel-idle", {"rounds": rounds, "limit": 5}, lang)
        assert (told in GAME.text(view, lang).splitlines()) == (rounds > 0)
        assert (short in GAME.panel(view, 0, lang)) == (rounds > 0)
        assert told not in GAME.panel(view, 1, lang)
        assert (told in GAME.prompt(view, lang)) == (rounds > 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_points_are_broken_down_at_the_end(lang: str) -> None:
    """Each seat with its sources, and then who has won."""
    table = position("moorea", 2, **(RICH | {"final": 1})).play("green", "pass")
    assert table.state.actor() == OVER
    told = lines(table, lang=lang)
    assert told[-1] == GAME.tell(table.events[-1], 2, lang)
    sources = [f"{name} {worth}" for name, worth in GAME.points(table.state, 0, lang) if worth]
    assert len(sources) == 5
    assert told[-3].endswith(f"({', '.join(sources)}).")


def test_a_draw_from_the_pile_is_one_line_of_the_log() -> None:
    """With the spear: the pile is chosen and a card comes, which is told once."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear"}).play("green", "draw").chance("card fish")
    for viewer, line in ((0, "Green draws a fish."), (1, "Green draws a card.")):
        told = [GAME.tell(event, 2) for event in table.events if event.heard_by(viewer)]
        assert [text for text in told if text] == [line]


def test_the_deal_is_one_line_of_the_log_and_one_of_the_own_hand() -> None:
    """Set-up is told as a whole."""
    state, events = GAME.new(2), list[Any]()
    while state.write()["part"] == "dealing":
        state.apply(state.legal()[0], events)
    told = [GAME.tell(event, 2) for event in events if event.heard_by(0) and event.key not in GAME.quiet]
    assert told[0] == "Green begins."
    assert told[1].startswith("Everybody has been dealt 6 commodities. In the row: ")
    assert told[2] == "Green was dealt 6 seashells."
    assert len(told) == 3
