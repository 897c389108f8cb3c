"""What a person asks of the board, from the view alone: every place has words, and no word knows more than its viewer."""

from __future__ import annotations

import re
from typing import Any

import pytest

import vaka
from tests.games.moorea.playing import GAME, keen_game
from tests.words import check_places
from vaka.engine import About
from vaka.engine.names import FULL, SPECTATOR
from vaka.engine.testing import Table, position

PARAGRAPHS = set(re.findall(r"^##+ (\d+(?:\.\d+)?) \S", GAME.rules("en"), flags=re.MULTILINE))


def told(table: Table, place: str, viewer: int = 0, lang: str = "en") -> About:
    """What a viewer is told of a place."""
    return GAME.about(table.redact(viewer), place, lang)


def check_view(view: vaka.State) -> None:
    """Every place has a name, an effect and a paragraph; the picture has no place that has no words."""
    names = check_places(view, PARAGRAPHS)
    for shape in ("wide", "tall"):
        drawn = set(re.findall(r'data-place="([^"]+)"', GAME.picture(view, shape=shape) or ""))
        assert drawn <= set(names), drawn - set(names)
        hands = {f"hand-{colour}" for colour in GAME.seat_words(view.seats)}
        assert set(names) - drawn <= hands, set(names) - drawn  # an empty hand is not drawn


@pytest.mark.parametrize("key", [lesson.key for lesson in GAME.lessons()])
def test_every_place_of_a_lesson_has_words(key: str) -> None:
    """For the players, for those who only watch, and on a whole position."""
    lesson = next(one for one in GAME.lessons() if one.key == key)
    state = GAME.arrange(lesson.seats, GAME.check(lesson.seats, lesson.options), lesson.words)
    for view in (state, state.redact(0), state.redact(1), state.redact(SPECTATOR)):
        check_view(view)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_place_of_a_game_has_words(seats: int) -> None:
    """From before the first card to after the end."""
    for number, (state, _) in enumerate(keen_game(seats, seed=seats)):
        if number % 60 == 0 or state.actor() == vaka.OVER:
            check_view(state.redact(number % seats))


def test_events_happen_at_places() -> None:
    """Whatever is told of happened where there is something; hands and piles included."""
    everywhere: set[str] = set()
    for state, events in keen_game(3, seed=5):
        for event in events:
            everywhere |= set(event.places)
        known = set(GAME.places(state)) | {f"{colour}-{name}" for colour in GAME.seat_words(3) for name in ("basket",)}
        assert all(set(event.places) <= known for event in events), [event for event in events if set(event.places) - known]
    assert {"pile", "discard", "row-0", "display-9", "hand-green", "tool-cart", "products-2"} <= everywhere


def test_an_unknown_place_is_refused() -> None:
    with pytest.raises(LookupError, match="no place of this position"):
        GAME.about(position("moorea", 2, idle=0).redact(0), "volcano")


# --- What is told ---

RICH: dict[str, Any] = {
    "hands": {"green": "2 wood 2 fish", "red": "3 clay canoe"},
    "tools": {"green": "net"},
    "products": {"green": "forest woodstore", "red": "market"},
    "stored": {"green": {"woodstore": "3 wood"}},
    "display": "jetty temple necklace",
    "row": "clay clay fish",
}


def test_a_product_that_can_be_had() -> None:
    """Its price, and the price with the own sites."""
    about = told(position("moorea", 2, **RICH), "display-0")
    assert about == About("Jetty", "The points on the card count at the end.", "3 wood (2 wood for you)", "4 points", "", "6.4")


def test_a_product_that_cannot_be_had_says_what_is_missing() -> None:
    """From the own hand, and only from that."""
    table = position("moorea", 2, **RICH)
    assert told(table, "display-1").why_not == "For the temple you need 1 hut and 1 stoneware more."
    assert told(table, "display-1", viewer=1).why_not == "It is not your turn."
    assert told(table, "display-1", viewer=SPECTATOR).why_not == ""


def test_tools_row_and_piles() -> None:
    table = position("moorea", 2, **RICH)
    cart = About("Cart", "You may draw a second card in every turn.", "4 of a kind", "1 point", "", "5.4")
    assert told(table, "tool-cart").effect == cart.effect
    assert told(table, "tool-cart").why_not == "For the cart you need 2 wood more; all its cards must be of one kind."
    assert told(table, "tool-net").why_not == "You own the fishing net already, and nobody may own two of a kind."
    assert told(table, "row-0").name == "Clay"
    assert told(table, "row-0").why_not == ""
    assert told(table, "pile").why_not == "You draw at the beginning of your turn, and that is done."


def test_what_lies_before_a_player() -> None:
    """A store with what it scores and what lies there; the own fish is a joker thanks to the net."""
    table = position("moorea", 2, **RICH)
    store = told(table, "green-woodstore")
    assert store.effect == "Takes wood and scores 1 point for each. Stored: 3 wood."
    assert store.points == "5 points"
    assert store.why_not == ""
    assert told(table, "red-market", viewer=1).why_not == "It is not your turn."
    assert "stands for any other commodity" in told(table, "hand-green-fish").effect
    assert told(table, "hand-red").effect == "4 cards, at most 6 at the end of a turn. Known: 1 canoe."


def test_another_hand_has_no_groups() -> None:
    """The places of a view tell nothing of what its viewer does not know."""
    table = position("moorea", 2, **RICH)
    assert not [place for place in GAME.places(table.redact(1)) if place.startswith("hand-green-")]
    assert not [place for place in GAME.places(table.redact(SPECTATOR)) if place.count("-") == 2]


# --- Prompts ---


@pytest.mark.parametrize(
    ("words", "prompt"),
    [
        ({"part": "drawing", "tools": {"green": "spear"}}, "Draw a card: from the pile or from the row."),
        ({"part": "drawing", "drawn": 1, "tools": {"green": "cart"}}, "Draw a second card or do without."),
        (
            {"part": "drawing", "drawn": 1, "tools": {"green": "cart spear"}},
            "Draw a second card, from the pile or from the row, or do without.",
        ),
        ({"hands": {"green": "9 wood"}, "part": "discarding"}, "Discard 3 cards: you hold 9 and may keep 6."),
        (
            {"hands": {"green": "wood"}},
            "One action: acquire, lay cards, exchange or pass.",
        ),
    ],
)
def test_what_to_do_now(words: dict[str, Any], prompt: str) -> None:
    """To whoever is asked; the others are told who is waited for."""
    table = position("moorea", 2, **words)
    assert GAME.prompt(table.redact(0)) == prompt
    assert GAME.prompt(table.state) == prompt
    assert GAME.prompt(table.redact(1)).startswith("Green ")
    assert GAME.prompt(table.redact(SPECTATOR)).startswith("Green ")
    assert table.state.viewer == FULL


def test_what_cannot_be_taken_back() -> None:
    """A draw and a hidden card that is laid down can not; a tool paid with cards that everybody knows can."""
    table = position("moorea", 2, hands={"green": "3 wood 7 clay"}, open={"green": "3 wood"}, display="jetty")
    view = table.redact(0)
    assert GAME.irrevocable(view, GAME.parse(view, "buy jetty with 3 wood"))  # the display is refilled
    assert not GAME.irrevocable(view, GAME.parse(view, "buy spear with wood"))
    assert GAME.irrevocable(view, GAME.parse(view, "buy spear with clay"))
