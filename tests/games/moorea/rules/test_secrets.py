"""Who knows what (ruling A27): what each seat sees, what is remembered, and what counting allows."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import vaka
from vaka.engine.testing import Table, position

HANDS = {"green": "3 wood clay canoe", "red": "2 fish bamboo", "yellow": "seashell"}


def mat(state: vaka.State, colour: str) -> Any:
    """What a position, or a view, shows of a seat."""
    return state.write()["seats"][colour]


@pytest.mark.parametrize("viewer", [1, 2, vaka.SPECTATOR])
def test_a_hand_is_hidden_from_others(viewer: int) -> None:
    """Hands hidden, hand size public; a canoe was taken openly, so everybody knows of it."""
    view = position("moorea", 3, hands=HANDS).redact(viewer)
    assert mat(view, "green")["hidden"] == ["?"] * 4
    assert mat(view, "green")["open"] == {"canoe": 1}


def test_the_own_hand_is_seen() -> None:
    """A seat sees its own cards and nobody else's."""
    view = position("moorea", 3, hands=HANDS).redact(1)
    assert sorted(mat(view, "red")["hidden"]) == ["bamboo", "fish", "fish"]
    assert mat(view, "yellow")["hidden"] == ["?"]


def test_everything_else_is_public() -> None:
    """Owned and stored cards, row, display, discard, cards out of the game, pile sizes."""
    words: dict[str, Any] = {
        "products": {"green": "woodstore forest"},
        "stored": {"green": {"woodstore": "2 wood"}},
        "tools": {"red": "cart"},
        "gone": "hut",
    }
    table = position("moorea", 3, hands=HANDS, pile="5 clay", **words)
    full, view = table.write(), table.redact(vaka.SPECTATOR).write()
    for key in ("row", "display", "discard", "gone", "pile", "products"):
        assert view[key] == full[key]
    for key in ("tools", "products", "stored"):
        assert {colour: seat[key] for colour, seat in view["seats"].items()} == {
            colour: seat[key] for colour, seat in full["seats"].items()
        }


def test_a_blind_draw_is_told_to_its_drawer_alone() -> None:
    """The others hear that a card was drawn."""
    table = position("moorea", 3, part="drawing", hands=HANDS).chance("card fish")
    private = [event for event in table.events if event.key == "draw"]
    public = [event for event in table.events if event.key == "draw-hidden"]
    assert [event.audience for event in private] == [frozenset({0})]
    assert [event.audience for event in public] == [frozenset({1, 2, vaka.SPECTATOR})]
    assert public[0].params == {"seat": 0}


def test_the_record_of_others_shows_a_question_mark() -> None:
    """`card ?` for everybody but the drawer."""
    table = position("moorea", 3, part="drawing", hands=HANDS)
    fish = table.game.parse(table.state, "card fish")
    assert table.game.notation(table.state, fish, 0) == "card fish"
    assert table.game.notation(table.state, fish, 1) == "card ?"
    assert table.game.notation(table.state, fish, vaka.SPECTATOR) == "card ?"


def test_a_card_of_the_row_is_remembered() -> None:
    """Each open take raises the known minimum."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear"}, hands={"green": "wood"}, row="wood clay fish")
    table.play("green", "take wood")
    assert mat(table.redact(1), "green") | {"tools": []} == {
        "open": {"wood": 1},
        "hidden": ["?"],
        "new": 1,
        "doubts": [],
        "older": {},
        "laid": {},
        "tools": [],
        "products": {},
        "stored": {},
    }


def test_the_known_minimum_falls_with_each_card_laid_down() -> None:
    """Not below 0: the first wood paid is the known one, the second was hidden."""
    table = position("moorea", 2, hands={"green": "3 wood"}, open={"green": "wood"}, display="canoe")
    table.play("green", "buy canoe")
    assert mat(table.redact(1), "green")["open"] == {"canoe": 1}
    assert mat(table.redact(1), "green")["hidden"] == ["?"]


def test_what_was_bought_for_the_hand_is_known() -> None:
    """Canoe, hut and stoneware come from the display before all eyes."""
    table = position("moorea", 2, hands={"green": "2 clay"}, display="stoneware").play("green", "buy stoneware")
    assert mat(table.redact(1), "green")["open"] == {"stoneware": 1}


def test_unseen_cards_are_dealt_anew() -> None:
    """A resampled position keeps what the viewer knows and deals the rest from what is unaccounted for."""
    table = position("moorea", 3, hands=HANDS, open={"green": "wood"})
    rng = random.Random(5)
    hands = set()
    for _ in range(40):
        full = table.redact(1).resample(rng)
        assert mat(full, "red") == mat(table.state, "red")
        assert mat(full, "green")["open"] == {"wood": 1, "canoe": 1}
        hands.add(tuple(sorted(mat(full, "green")["hidden"])))
        assert full.census() == table.census()
    assert len(hands) > 5


def test_after_a_shuffle_two_players_can_count_each_others_hand() -> None:
    """Counting: the new pile is the old discard, which everybody saw, so all that is unseen is in the other hand."""
    table = position("moorea", 2, hands={"green": "2 wood clay", "red": "fish"}, pile="9 bamboo 9 clay", shuffled=True)
    rest = 75 - 18 - 3 - 4
    assert table.discard_size == rest
    rng = random.Random(6)
    for _ in range(20):
        assert Counter(mat(table.redact(1).resample(rng), "green")["hidden"]) == Counter(wood=2, clay=1)


def test_a_card_drawn_after_the_shuffle_comes_from_the_new_pile() -> None:
    """Counting: the old cards are still known, the new one is bamboo or clay, as there are of them."""
    table = position(
        "moorea", 2, part="drawing", hands={"green": "2 wood fish", "red": "fish"}, pile="9 bamboo 3 clay", shuffled=True
    )
    view = table.chance("card clay").redact(1)
    assert mat(view, "green")["new"] == 1
    hidden = view.hidden()
    assert hidden["seats/green/hidden/3"] == ["bamboo", "clay"]
    assert hidden["seats/green/hidden/0"] == ["wood", "fish"]
    rng = random.Random(7)
    drawn = Counter(mat(view.resample(rng), "green")["hidden"][3] for _ in range(400))
    assert 0.68 < drawn["bamboo"] / 400 < 0.82


def test_a_view_tells_nothing_of_chance() -> None:
    """On a view nothing is open at CHANCE, and it cannot be played on."""
    view = position("moorea", 2, part="drawing", hands={"green": "wood"}).redact(0)
    assert view.legal() == []
    assert view.weights() == []
    with pytest.raises(vaka.Redacted):
        view.apply(0)


# --- Taking back ---


def test_showing_a_hidden_card_cannot_be_taken_back() -> None:
    """The floor rises when others learn a card that they could not know."""
    table = position("moorea", 2, hands={"green": "10 wood"}).play("green", "buy spear with wood")
    assert table.asked() == "green"
    assert table.floor == table.ply


def test_showing_what_everybody_knows_can_be_taken_back() -> None:
    """The floor stays where nothing new was told and the same seat is asked."""
    table = position("moorea", 2, hands={"green": "10 wood"}, open={"green": "3 wood"}).play("green", "buy spear with wood")
    assert table.asked() == "green"
    assert table.floor == 0


def test_hands_are_open_after_the_end() -> None:
    """After the end nothing is secret."""
    table = position("moorea", 2, hands={"red": "2 fish"}, final=1).play("green", "pass")
    assert mat(table.redact(0), "red")["hidden"] == ["fish", "fish"]
    assert Table(table.redact(vaka.SPECTATOR)).asked() == "over"
