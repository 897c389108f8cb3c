"""Products ("Produktkarten"): paying, intermediates, production sites, necklaces."""

from __future__ import annotations

import pytest

from vaka.engine.testing import Table, position


def ways(table: Table, product: str) -> set[str]:
    """The payments that are open for a product."""
    start = f"buy {product} with "
    return {action.removeprefix(start) for action in table.open() if action.startswith(start)}


def test_a_product_is_paid_and_lies_open() -> None:
    """Züge, second and third action: commodities to the discard, the product before its owner."""
    table = position("moorea", 2, hands={"green": "2 wood 2 bamboo"}, display="bridge")
    table.play("green", "buy bridge with 2 wood 2 bamboo").chance("display canoe")
    data = table.write()
    assert data["seats"]["green"]["products"] == {"bridge": 1}
    assert data["discard"] == {"wood": 2, "bamboo": 2}
    assert table.scores() == [6, 0]


def test_the_display_is_refilled_at_once_in_the_same_place() -> None:
    """Ruling A1: immediately after each purchase."""
    table = position("moorea", 2, hands={"green": "3 wood"}, display="2 canoe jetty")
    table.play("green", "buy jetty")
    assert table.write()["display"][2] is None
    table.chance("display stoneware")
    assert table.write()["display"][:3] == ["canoe", "canoe", "stoneware"]


def test_what_is_not_displayed_cannot_be_bought() -> None:
    """Züge, second action: a product of the display."""
    table = position("moorea", 2, hands={"green": "2 wood 2 bamboo"}, display="jetty")
    assert table.refuses("buy bridge with 2 wood 2 bamboo").key == "not-in-display"


@pytest.mark.parametrize(("product", "cards"), [("canoe", "2 wood"), ("hut", "2 bamboo"), ("stoneware", "2 clay")])
def test_intermediates_go_to_the_hand(product: str, cards: str) -> None:
    """Steinzeug, Hütte, Kanu: always taken into the hand; no points."""
    table = position("moorea", 2, hands={"green": cards}, display=product).play("green", f"buy {product}")
    data = table.write()["seats"]["green"]
    assert data["open"] == {product: 1}
    assert data["products"] == {}
    assert table.hand_size(0) == 1
    assert table.scores() == [0, 0]


def test_paid_intermediates_leave_the_game() -> None:
    """Züge, third action: canoe, hut and stoneware go out of the game, never to the discard."""
    table = position("moorea", 2, hands={"green": "canoe hut stoneware"}, display="market")
    table.play("green", "buy market")
    assert table.write()["gone"] == {"canoe": 1, "hut": 1, "stoneware": 1}
    assert table.write()["discard"] == {}


def test_the_market_costs_one_of_each_intermediate() -> None:
    """Markt, ruling A28: exactly 1 canoe, 1 hut, 1 stoneware."""
    table = position("moorea", 2, hands={"green": "2 canoe hut"}, display="market")
    assert table.refuses("buy market with 1 canoe 1 hut 1 stoneware").params["cards"] == {"stoneware": 1}


# --- Production sites ---


def test_the_forest_makes_the_jetty_cost_two_wood() -> None:
    """Produktionsstätten, example: with the forest the jetty costs 2 wood instead of 3."""
    table = position("moorea", 2, hands={"green": "2 wood"}, products={"green": "forest"}, display="jetty")
    table.play("green", "buy jetty with 2 wood")
    assert table.write()["discard"] == {"wood": 2}


def test_the_discount_is_automatic() -> None:
    """Ruling A14: no overpaying."""
    table = position("moorea", 2, hands={"green": "3 wood"}, products={"green": "forest"}, display="jetty")
    assert ways(table, "jetty") == {"2 wood"}
    assert table.refuses("buy jetty with 3 wood").key == "other-price"
    assert table.game.explain(table.refuses("buy jetty with 3 wood"), 2) == "For the jetty you pay 2 wood, no more and no less."


def test_a_site_costs_four_alike_of_any_kind() -> None:
    """Produktionsstätten: for example 4 fish or 4 wood."""
    table = position("moorea", 2, hands={"green": "4 fish 4 wood 2 clay"}, display="beach")
    assert ways(table, "beach") == {"4 wood", "4 fish"}


@pytest.mark.parametrize(
    ("site", "product", "price"),
    [
        ("forest", "canoe", "1 wood"),
        ("claypit", "tiles", "2 clay"),
        ("bambooforest", "hut", "1 bamboo"),
        ("beach", "necklace", "1 seashell"),
    ],
)
def test_each_site_spares_its_commodity(site: str, product: str, price: str) -> None:
    """Produktionsstätten, ruling A11: any product of the display, intermediates and necklaces too."""
    table = position("moorea", 2, hands={"green": price}, products={"green": site}, display=product)
    assert ways(table, product) == {price}


def test_a_site_spares_nothing_where_its_commodity_is_not_asked_for() -> None:
    """Produktionsstätten: the discount is per commodity."""
    table = position("moorea", 2, hands={"green": "3 clay"}, products={"green": "forest"}, display="tiles")
    assert ways(table, "tiles") == {"3 clay"}


def test_the_discount_on_another_site() -> None:
    """Ruling A12: 3 wood instead of 4 with a forest; other kinds still 4."""
    table = position("moorea", 2, hands={"green": "4 wood 4 clay"}, products={"green": "forest"}, display="beach")
    assert ways(table, "beach") == {"3 wood", "4 clay"}


def test_two_sites_of_a_kind_do_not_stack() -> None:
    """Ruling A13: allowed to own, one card less all the same."""
    table = position("moorea", 4, hands={"green": "2 wood"}, products={"green": "2 forest"}, display="canoe")
    assert ways(table, "canoe") == {"1 wood"}


def test_different_sites_combine() -> None:
    """Ruling A13."""
    table = position("moorea", 2, hands={"green": "wood bamboo"}, products={"green": "forest bambooforest"}, display="bridge")
    assert ways(table, "bridge") == {"1 wood 1 bamboo"}


def test_discount_before_joker() -> None:
    """Ruling A15: with forest and net, 3 fish named as wood are enough for a site; 4 fish are fish."""
    table = position(
        "moorea", 2, hands={"green": "wood 4 fish"}, products={"green": "forest"}, tools={"green": "net"}, display="beach"
    )
    assert ways(table, "beach") == {"1 wood 2 fish", "3 fish", "4 fish"}


def test_less_waste_sorts_first() -> None:
    """Payment ids: the least fish first, then the fewest cards."""
    table = position(
        "moorea", 2, hands={"green": "3 wood 4 fish"}, products={"green": "forest"}, tools={"green": "net"}, display="beach"
    )
    spelled = [table.game.notation(table.state, action) for action in table.legal()]
    paid = [text.removeprefix("buy beach with ") for text in spelled if text.startswith("buy beach")]
    assert paid == ["3 wood", "2 wood 1 fish", "1 wood 2 fish", "3 fish", "4 fish"]


def test_no_product_becomes_free() -> None:
    """The card list: with all four sites every price keeps at least one card."""
    table = position(
        "moorea",
        5,
        hands={"green": "wood bamboo clay"},
        products={"green": "forest claypit bambooforest beach"},
        display="canoe hut",
    )
    assert ways(table, "canoe") == {"1 wood"}
    assert ways(table, "hut") == {"1 bamboo"}


def test_a_single_payment_needs_no_words() -> None:
    """Payments: when only one is possible there is nothing to choose."""
    table = position("moorea", 2, hands={"green": "3 wood"}, display="jetty").play("green", "buy jetty")
    assert table.write()["discard"] == {"wood": 3}


# --- Necklaces ---


@pytest.mark.parametrize(("owned", "points"), [(1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 20)])
def test_necklaces_score_as_a_set(owned: int, points: int) -> None:
    """Muschelkette: 2, 5, 9, 14, 20; ruling A24: more than five still 20 in total."""
    assert position("moorea", 2, products={"green": f"{owned} necklace"}).scores() == [points, 0]


def test_a_necklace_bought_adds_its_share() -> None:
    """Muschelkette: the third one makes 5 into 9."""
    table = position("moorea", 2, hands={"green": "2 seashell"}, products={"green": "2 necklace"}, display="necklace")
    assert table.play("green", "buy necklace").scores() == [9, 0]
