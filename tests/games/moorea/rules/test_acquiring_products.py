"""Products ("Produktkarten"): paying, intermediates, production sites, necklaces."""

from __future__ import annotations

import pytest

from tests.games.moorea.playing import held
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
    assert held(table, 0) == 1
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


# --- Fishing net ---


def test_fish_replaces_other_commodities_in_a_price() -> None:
    """Fischernetz, ruling A17: each way to pay is an action, the least fish first."""
    table = position("moorea", 2, hands={"green": "3 wood 3 fish"}, tools={"green": "net"}, display="jetty")
    ways = [table.game.notation(table.state, action) for action in table.legal()]
    assert [way for way in ways if way.startswith("buy jetty")] == [
        "buy jetty with 3 wood",
        "buy jetty with 2 wood 1 fish",
        "buy jetty with 1 wood 2 fish",
        "buy jetty with 3 fish",
    ]
    table.play("green", "buy jetty with 1 wood 2 fish")
    assert table.write()["discard"] == {"wood": 1, "fish": 2}


def test_without_the_net_fish_is_fish() -> None:
    """Fischernetz: only its owner has the joker."""
    table = position("moorea", 2, hands={"green": "2 wood fish"}, display="jetty")
    assert table.refuses("buy jetty with 2 wood 1 fish").key == "no-net"
    obstacle = table.refuses("buy jetty with 3 wood")
    assert (obstacle.params["cards"], obstacle.params["joker"]) == ({"wood": 1}, "none")


def test_what_is_missing_may_be_fish_with_the_net() -> None:
    """The words of the refusal: 1 more bamboo, or fish with the net."""
    table = position("moorea", 2, hands={"green": "2 bamboo"}, tools={"green": "net"}, display="palisades")
    obstacle = table.refuses("buy palisades with 3 bamboo")
    assert table.game.explain(obstacle, 2) == "For the palisades you need 1 bamboo more, or fish with the net."


def test_the_fish_that_is_held_covers_what_is_missing_first() -> None:
    """Fischernetz: with one fish the jetty lacks two wood, not three, however it was to be paid."""
    table = position("moorea", 2, hands={"green": "2 bamboo fish"}, tools={"green": "net"}, display="jetty")
    for text in ("buy jetty", "buy jetty with 3 wood", "buy jetty with 1 wood 2 fish"):
        assert table.game.explain(table.refuses(text), 2) == "For the jetty you need 2 wood more, or fish with the net."


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("2 bamboo", "For the temple you need 1 hut and 1 stoneware more, and 1 wood (or fish with the net)."),
        ("2 bamboo fish", "For the temple you need 1 hut and 1 stoneware more."),
        ("2 bamboo hut stoneware", "For the temple you need 1 wood more, or fish with the net."),
    ],
)
def test_fish_is_offered_only_for_what_it_can_replace(hand: str, told: str) -> None:
    """Fischernetz (A16): never for hut and stoneware."""
    table = position("moorea", 2, hands={"green": hand}, tools={"green": "net"}, display="temple")
    assert table.game.explain(table.refuses("buy temple"), 2) == told


def test_another_way_to_pay_is_pointed_out() -> None:
    """A17: what cannot be paid like that can be paid otherwise."""
    table = position("moorea", 2, hands={"green": "2 bamboo fish"}, tools={"green": "net"}, display="palisades")
    obstacle = table.refuses("buy palisades with 3 bamboo")
    assert table.game.explain(obstacle, 2) == (
        "To pay for the palisades like that you need 1 bamboo more; with the net you can pay otherwise."
    )


def test_fish_never_stands_for_an_intermediate() -> None:
    """Fischernetz, third ban; ruling A16."""
    table = position("moorea", 2, hands={"green": "canoe 6 fish"}, tools={"green": "net"}, display="twocanoe market")
    assert not [action for action in table.open() if action.startswith(("buy twocanoe", "buy market"))]


def test_fish_in_a_price_is_fish() -> None:
    """Ruling A16: a fish basket asks for 2 fish, and its bamboo may be fish as well."""
    table = position("moorea", 2, hands={"green": "bamboo 3 fish"}, tools={"green": "net"}, display="fishbasket")
    assert {action for action in table.open() if action.startswith("buy fishbasket")} == {
        "buy fishbasket with 1 bamboo 2 fish",
        "buy fishbasket with 3 fish",
    }


def test_fish_is_never_laid_at_a_store() -> None:
    """Fischernetz, second ban."""
    table = position("moorea", 2, hands={"green": "4 fish"}, tools={"green": "net"}, products={"green": "woodstore"})
    assert not [action for action in table.open() if action.startswith("lay")]


def test_fish_as_joker_for_a_site() -> None:
    """Ruling A15: 2 wood and 2 fish for the 4 alike of a site, any number of jokers."""
    table = position("moorea", 2, hands={"green": "2 wood 2 fish"}, tools={"green": "net"}, display="claypit")
    assert {action for action in table.open() if action.startswith("buy claypit")} == {"buy claypit with 2 wood 2 fish"}
