"""The end ("Ablauf", "Spielende"): final round, idle rounds, scoring, shared victory."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.moorea.playing import GAME, keen_game
from vaka.engine.testing import Table, position


def pass_turn(table: Table) -> Table:
    """A seat draws what comes and passes."""
    while table.asked() == "chance":
        table.apply(table.legal()[0], table.events)
    return table.play(table.asked(), "pass")


def test_an_empty_pile_alone_changes_nothing() -> None:
    """Ruling A2: the last card is turned up, and the game goes on."""
    table = position("moorea", 2, hands={"green": "3 wood"}, display="jetty", piles="hut")
    table.play("green", "buy jetty").chance("display hut")
    assert table.first_left + table.second_left == 0
    assert table.write()["final"] is None


def test_a_purchase_that_cannot_be_replaced_starts_the_final_round() -> None:
    """Ablauf, ruling A2: when a refill fails."""
    table = position("moorea", 3, hands={"green": "3 wood"}, display="jetty canoe", piles="")
    table.play("green", "buy jetty")
    assert table.heard("final-empty") == [{"seat": 0}]
    assert table.write()["display"][0] is None


def test_everybody_has_exactly_one_more_turn_the_trigger_last() -> None:
    """Ablauf, ruling A3: including the player who rang in the last round."""
    table = position("moorea", 3, hands={"red": "3 wood"}, turn="red", display="jetty canoe", piles="")
    table.play("red", "buy jetty")
    order = []
    while table.asked() != "over":
        if table.asked() != "chance":
            order.append(table.asked())
            table.play(table.asked(), "pass")
        else:
            table.apply(table.legal()[0])
    assert order == ["yellow", "green", "red"]


def test_a_second_failed_refill_starts_nothing_new() -> None:
    """Ruling A31: inside a running final round."""
    table = position("moorea", 2, hands={"green": "3 wood", "red": "3 clay"}, display="jetty tiles", piles="")
    table.play("green", "buy jetty").chance("card fish").play("red", "buy tiles").chance("card fish").play("green", "pass")
    assert table.asked() == "over"


def test_five_idle_rounds_start_the_final_round() -> None:
    """Ruling A21: nobody takes a product or a tool or lays cards at a store for five full rounds; an exchange does not count."""
    table = position("moorea", 2, hands={"green": "2 wood"}, row="clay fish fish", idle=9)
    table.play("green", "exchange wood wood for clay").chance("row clay")
    assert table.heard("final-idle") == [{"rounds": 5, "seat": 0}]
    pass_turn(table)
    assert table.asked() == "chance"
    pass_turn(table)
    assert table.asked() == "over"


@pytest.mark.parametrize("building", ["buy jetty", "buy basket with wood", "lay 1 wood at woodstore"])
def test_building_resets_the_idle_rounds(building: str) -> None:
    """Ruling A31: a card of the display, a tool and a deposit all do."""
    table = position("moorea", 2, hands={"green": "3 wood"}, products={"green": "woodstore"}, idle=9, display="jetty")
    table.play("green", building)
    if table.source() == "product pile":
        table.chance("display hut")
    assert table.write()["idle"] == 0
    assert table.write()["final"] is None


def test_players_who_buy_tools_first_are_not_cut_off() -> None:
    """Ruling A21: two players who each buy a cart and pass for a while still have the whole game before them."""
    table = position("moorea", 2, hands={"green": "4 wood", "red": "4 clay"}, idle=8)
    table.play("green", "buy cart with wood").chance("card fish").play("red", "buy cart with clay")
    assert table.write()["idle"] == 0
    assert table.write()["final"] is None


def test_four_rounds_and_a_half_are_not_five() -> None:
    """Ruling A21."""
    assert position("moorea", 2, idle=8).play("green", "pass").write()["final"] is None


def test_products_tools_and_stored_cards_score() -> None:
    """Spielende: products, tools, and all that lies at stores."""
    table = position(
        "moorea",
        2,
        tools={"green": "basket cart"},
        products={"green": "temple woodstore"},
        stored={"green": {"woodstore": "3 wood"}},
    )
    assert table.scores() == [12 + 2 + 3 + 3 + 1, 0]


def test_the_hand_scores_nothing() -> None:
    """Ruling A23: canoe, hut and stoneware included."""
    assert position("moorea", 2, hands={"green": "3 wood 2 canoe hut"}).scores() == [0, 0]


def test_sites_and_stores_without_points() -> None:
    """Ruling A30: the strict option sets the points printed on sites and stores to 0; what is laid there still scores."""
    words: dict[str, Any] = {"products": {"green": "forest market jetty"}, "stored": {"green": {"market": "2 canoe"}}}
    assert position("moorea", 2, **words).scores() == [1 + 7 + 4 + 8, 0]
    assert position("moorea", 2, {"strict": True}, **words).scores() == [4 + 8, 0]


def test_a_site_bought_under_strict_points_adds_nothing() -> None:
    """Ruling A30."""
    table = position("moorea", 2, {"strict": True}, hands={"green": "4 wood"}, display="forest")
    assert table.play("green", "buy forest").scores() == [0, 0]


def test_a_tie_is_a_shared_victory() -> None:
    """Ruling A4."""
    table = position("moorea", 3, products={"green": "jetty", "yellow": "tiles"}, turn="yellow", final=1)
    table.play("yellow", "pass")
    assert table.winners() == [0, 2]
    assert table.heard("shared") == [{"count": 2, "points": 4, "one_seat": 0, "two_seat": 2}]


def test_the_most_points_win() -> None:
    """Spielende."""
    table = position("moorea", 3, products={"green": "jetty", "red": "temple"}, final=1).play("green", "pass")
    assert table.winners() == [1]
    assert table.heard("win") == [{"seat": 1, "points": 12}]


@pytest.mark.parametrize("strict", ["no", "yes"])
def test_the_sources_of_points_are_the_whole_score(strict: str) -> None:
    """In every position of whole games, for every seat, in every view."""
    for seats in (2, 3, 4, 5):
        for state, _ in keen_game(seats, seed=seats, options={"strict": strict}):
            for seat, score in enumerate(state.scores()):
                assert sum(worth for _, worth in GAME.points(state, seat)) == score
        for seat in range(seats):
            assert GAME.points(state.redact(0), seat, "de") == GAME.points(state, seat, "de")


def test_points_are_told_by_where_they_come_from() -> None:
    table = position(
        "moorea",
        2,
        tools={"green": "cart"},
        products={"green": "temple woodstore forest 2 necklace"},
        stored={"green": {"woodstore": "3 wood"}},
    )
    told = dict(GAME.points(table.state, 0))
    assert list(told) == ["Products", "Tools", "Production sites", "Stores", "Cards at the stores", "Necklaces"]
    assert told["Necklaces"] == 5
    assert all(told.values())
    assert sum(told.values()) == table.scores()[0]


def test_a_panel_tells_what_everybody_sees() -> None:
    table = position(
        "moorea", 2, hands={"green": "3 wood", "red": "2 fish"}, tools={"green": "basket cart"}, products={"green": "forest market"}
    )
    assert GAME.panel(table.state, 0) == "3 cards (limit 8) · basket, cart · 1 site · 1 store"
    assert GAME.panel(table.state.redact(1), 0) == GAME.panel(table.state, 0)
    assert GAME.panel(table.state, 1, "fr") == "2 cartes (limite 6)"
