"""Set-up ("Vorbereitung"): piles by player count, hands, the open row, the display."""

from __future__ import annotations

import random

import pytest

import vaka
from vaka.engine.testing import Table, position
from vaka.games.moorea.rules.box import BOX, PRODUCTS
from vaka.games.moorea.rules.checking import box_census

GAME = vaka.game("moorea")


def dealt(seats: int, seed: int = 3) -> Table:
    """A game after the set-up, before anybody decides."""
    rng = random.Random(seed)
    state = GAME.new(seats)
    while state.actor() == vaka.CHANCE and state.write()["part"] == "dealing":
        state.apply(rng.choices(state.legal(), state.weights())[0])
    return Table(state)


@pytest.mark.parametrize(("seats", "products"), [(2, 52), (3, 52), (4, 64), (5, 70)])
def test_marked_cards_are_taken_out_before_the_piles_are_made(seats: int, products: int) -> None:
    """Set-up: with 4 players the six cards marked 5 go, with 2 or 3 also those marked 4+; ruling A29: twelve of them."""
    assert sum(box_census(seats).values()) == products
    assert sum(BOX.pile(seats, 0)) == sum(BOX.pile(seats, 1)) == products // 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_cards_each_three_open_and_ten_on_display(seats: int) -> None:
    """Set-up: 6 commodities each, 3 face up, 10 products in the display, all of them from pile I."""
    table = dealt(seats)
    data = table.write()
    assert [len(mat["hidden"]) for mat in data["seats"].values()] == [6] * seats
    assert None not in data["row"]
    assert None not in data["display"]
    assert table.first_left == sum(BOX.pile(seats, 0)) - 10
    assert table.second_left == sum(BOX.pile(seats, 1))
    assert table.deck_size == 75 - 6 * seats - 3


def test_the_first_player_is_drawn() -> None:
    """Ruling A5: at random, every seat alike."""
    state = GAME.new(3)
    assert state.source() == "first player"
    assert state.weights() == [1, 1, 1]
    table = Table(state).chance("first yellow")
    assert table.write()["first"] == "yellow"
    assert table.source() == "commodity pile"


def test_pile_one_lies_on_pile_two() -> None:
    """Set-up, ruling A32: I runs out onto II, and nothing else happens then."""
    table = position("moorea", 2, hands={"green": "3 wood"}, display="jetty", piles="canoe temple")
    table.play("green", "buy jetty")
    assert table.source() == "product pile"
    assert table.open() == {"display canoe"}
    table.chance("display canoe")
    assert table.write()["final"] is None
    assert table.write()["products"] == {"I": {}, "II": {"temple": 1}}


def test_every_product_of_the_rulebook_is_there() -> None:
    """Material: 27 kinds of product, all of them in the game of five."""
    assert len(PRODUCTS) == 27
    assert min(box_census(5).values()) >= 1
