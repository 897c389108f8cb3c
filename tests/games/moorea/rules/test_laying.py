"""Stores ("Lagerkarten"): what they take, what it scores, and that laying is the turn's action."""

from __future__ import annotations

import pytest

from vaka.engine.testing import position
from vaka.games.moorea.rules.box import STORES


def test_two_canoes_and_a_hut_at_the_market_in_one_action() -> None:
    """Lagerkarten, example: Andrea lays 2 canoes and 1 hut at the market; her turn is then finished."""
    table = position("moorea", 2, hands={"green": "2 canoe hut 2 wood"}, products={"green": "market"})
    before = table.scores()[0]
    table.play("green", "lay 2 canoe 1 hut at market")
    data = table.write()
    assert data["seats"]["green"]["stored"] == {"market": {"canoe": 2, "hut": 1}}
    assert data["turn"] == "red"
    assert table.scores()[0] == before + 12


@pytest.mark.parametrize(
    ("store", "card", "points"),
    [
        ("woodstore", "wood", 1),
        ("pottery", "clay", 1),
        ("bamboostore", "bamboo", 1),
        ("chest", "seashell", 2),
        ("landing", "canoe", 3),
        ("well", "stoneware", 3),
        ("village", "hut", 3),
        ("market", "canoe", 4),
        ("market", "hut", 4),
        ("market", "stoneware", 4),
    ],
)
def test_what_each_store_takes_and_scores(store: str, card: str, points: int) -> None:
    """Lagerkarten: 1 per wood, 2 per seashell, 3 per canoe; the others by the card list."""
    table = position("moorea", 2, hands={"green": f"2 {card} fish"}, products={"green": store})
    before = table.scores()[0]
    assert table.play("green", f"lay 2 {card} at {store}").scores()[0] == before + 2 * points


@pytest.mark.parametrize("store", STORES)
def test_no_store_takes_fish(store: str) -> None:
    """Lagerkarten: only the kinds shown, and fish is on none."""
    table = position("moorea", 2, hands={"green": "3 fish"}, products={"green": store})
    assert not [action for action in table.open() if action.startswith("lay")]


def test_any_number_of_cards() -> None:
    """Lagerkarten, ruling A19: as many as one likes, at least one."""
    table = position("moorea", 2, hands={"green": "4 wood"}, products={"green": "woodstore"})
    assert {action for action in table.open() if action.startswith("lay")} == {
        f"lay {count} wood at woodstore" for count in range(1, 5)
    }


def test_one_store_for_each_action() -> None:
    """Lagerkarten: no deposit names two stores, and after one the turn is over."""
    table = position("moorea", 2, hands={"green": "wood clay"}, products={"green": "woodstore pottery"})
    table.play("green", "lay 1 wood at woodstore")
    assert table.write()["turn"] == "red"


def test_a_store_is_not_filled_in_the_turn_it_is_bought() -> None:
    """Ruling A18: both are actions."""
    table = position("moorea", 2, hands={"green": "4 wood"}, display="woodstore").play("green", "buy woodstore")
    assert table.chance("display hut").write()["turn"] == "red"


def test_laid_cards_stay_out_of_the_game() -> None:
    """Ruling A19: permanent and public, never back by a shuffle."""
    table = position("moorea", 2, hands={"green": "2 wood"}, products={"green": "woodstore"})
    table.play("green", "lay 2 wood at woodstore")
    assert table.write()["discard"] == {}
    assert table.redact(1).write()["seats"]["green"]["stored"] == {"woodstore": {"wood": 2}}


def test_two_stores_of_a_kind() -> None:
    """Ruling A19: several are allowed; they are alike, so a deposit names the kind and scores once."""
    table = position("moorea", 4, hands={"green": "2 seashell"}, products={"green": "2 chest"})
    before = table.scores()[0]
    assert table.play("green", "lay 2 seashell at chest").scores()[0] == before + 4


def test_a_store_must_be_owned() -> None:
    """Lagerkarten: an own store."""
    table = position("moorea", 2, hands={"green": "wood"}, products={"red": "woodstore"})
    assert table.refuses("lay 1 wood at woodstore").key == "no-store"


def test_laying_needs_the_cards() -> None:
    """Lagerkarten."""
    table = position("moorea", 2, hands={"green": "wood"}, products={"green": "woodstore"})
    obstacle = table.refuses("lay 3 wood at woodstore")
    assert obstacle.key == "too-few-to-lay"
    assert obstacle.params["cards"] == {"wood": 2}
