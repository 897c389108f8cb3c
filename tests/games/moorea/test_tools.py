"""Tools ("Werkzeug-Karten"): acquiring them, and what each of them changes."""

from __future__ import annotations

import pytest

from vaka.engine.testing import position

# --- Acquiring ---


@pytest.mark.parametrize("kind", ["seashell", "wood", "bamboo", "clay", "fish"])
def test_a_tool_costs_alike_commodities_of_any_kind(kind: str) -> None:
    """Züge, fourth action: the kind does not matter, but it must be one kind."""
    table = position("moorea", 2, hands={"green": f"3 {kind}"})
    assert {action for action in table.open() if action.startswith("buy basket")} == {f"buy basket with {kind}"}
    table.play("green", f"buy basket with {kind}")
    assert table.write()["seats"]["green"]["tools"] == ["basket"]
    assert table.write()["discard"] == {kind: 3}


def test_mixed_commodities_do_not_pay_for_a_tool() -> None:
    """Züge, fourth action."""
    table = position("moorea", 2, hands={"green": "2 wood 2 clay"})
    obstacle = table.refuses("buy basket with wood")
    assert obstacle.key == "too-few-alike"
    assert obstacle.params["cards"] == {"wood": 1}


def test_one_of_each_tool() -> None:
    """Züge, fourth action: at most one of each for every player."""
    table = position("moorea", 2, hands={"green": "4 wood"}, tools={"green": "basket"})
    assert table.refuses("buy basket with wood").key == "has-tool"
    assert "buy spear with wood" in table.open()


def test_tools_in_any_order_from_the_first_turn() -> None:
    """Züge, fourth action: all four stacks are open to everybody."""
    table = position("moorea", 5, hands={"green": "4 wood"})
    assert {"buy basket with wood", "buy spear with wood", "buy net with wood", "buy cart with wood"} <= table.open()


def test_fish_is_no_joker_for_tools() -> None:
    """Fischernetz, first ban: real fish count as a kind, joker fish never."""
    table = position("moorea", 2, hands={"green": "3 fish 2 wood"}, tools={"green": "net"})
    assert "buy basket with fish" in table.open()
    assert table.refuses("buy basket with wood").key == "too-few-alike"


def test_sites_do_not_make_tools_cheaper() -> None:
    """Ruling A11: never tools."""
    table = position("moorea", 2, hands={"green": "2 wood"}, products={"green": "forest"})
    assert table.refuses("buy basket with wood").params["cards"] == {"wood": 1}


@pytest.mark.parametrize(("price", "enough"), [("4", 4), ("5", 5)])
def test_the_price_of_the_cart_is_an_option(price: str, enough: int) -> None:
    """The card list: 4, or 5 with the option."""
    short = position("moorea", 2, {"cart": price}, hands={"green": f"{enough - 1} wood"})
    assert short.refuses("buy cart with wood").params["cards"] == {"wood": 1}
    table = position("moorea", 2, {"cart": price}, hands={"green": f"{enough} wood"}).play("green", "buy cart with wood")
    assert table.write()["discard"] == {"wood": enough}


def test_a_tool_does_not_bring_the_end_nearer() -> None:
    """Ruling A31: the counter of idle turns goes on."""
    table = position("moorea", 2, hands={"green": "3 wood"}, idle=4).play("green", "buy basket with wood")
    assert table.write()["idle"] == 5


# --- Basket ---


def test_the_basket_raises_the_limit_to_eight() -> None:
    """Korb: discard only above 8."""
    table = position("moorea", 2, hands={"green": "8 wood"}, tools={"green": "basket"}).play("green", "pass")
    assert table.write()["turn"] == "red"
    table = position("moorea", 2, hands={"green": "9 wood"}, tools={"green": "basket"}).play("green", "pass")
    assert table.asked() == "green"


def test_a_new_basket_counts_at_the_end_of_this_turn() -> None:
    """Ruling A26: already at this turn's limit check."""
    table = position("moorea", 2, hands={"green": "10 wood"}).play("green", "buy basket with wood")
    assert table.hand_size(0) == 7
    assert table.write()["turn"] == "red"


# --- Spear ---


def test_with_the_spear_each_draw_is_a_choice() -> None:
    """Speer: the pile, or one of the three open cards."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear"}, row="wood wood fish")
    assert table.open() == {"draw", "take wood", "take fish"}
    assert table.refuses("enough").key == "must-draw"
    assert table.refuses("take clay").key == "not-in-row"


def test_an_open_card_taken_is_replaced_at_once() -> None:
    """Speer: by one of the face-down pile."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear"}, row="wood clay fish")
    table.play("green", "take clay").chance("row bamboo")
    assert table.write()["row"] == ["wood", "bamboo", "fish"]
    assert table.asked() == "green"
    assert "pass" in table.open()


# --- Cart ---


def test_with_the_cart_a_second_card_is_optional() -> None:
    """Karren: at least one, the second as one likes; ruling A20: decided after the first is seen."""
    table = position("moorea", 2, part="drawing", tools={"green": "cart"})
    table.chance("card wood")
    assert table.open() == {"draw", "enough"}
    table.play("green", "draw").chance("card fish")
    assert "pass" in table.open()
    assert table.hand_size(0) == 2


def test_the_second_card_can_be_declined() -> None:
    """Karren."""
    table = position("moorea", 2, part="drawing", tools={"green": "cart"}).chance("card wood").play("green", "enough")
    assert table.hand_size(0) == 1
    assert "pass" in table.open()


def test_cart_and_spear_choose_for_each_card() -> None:
    """Karren, ruling A20: each card from the pile or the row, which is refilled between the two."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear cart"}, row="wood clay fish")
    table.play("green", "take clay").chance("row bamboo")
    assert table.open() == {"draw", "take wood", "take bamboo", "take fish", "enough"}
    table.play("green", "take bamboo").chance("row seashell")
    assert table.write()["row"] == ["wood", "seashell", "fish"]
    assert table.write()["seats"]["green"]["open"] == {"clay": 1, "bamboo": 1}
    assert "pass" in table.open()


def test_pile_then_row_with_cart_and_spear() -> None:
    """Karren: one each from the pile and the row, in either order."""
    table = position("moorea", 2, part="drawing", tools={"green": "spear cart"}, row="wood clay fish")
    table.play("green", "draw").chance("card wood").play("green", "take fish").chance("row wood")
    assert table.hand_size(0) == 2


def test_cart_and_spear_help_from_the_next_turn() -> None:
    """Ruling A26: draw tools act from the next turn."""
    table = position("moorea", 2, hands={"green": "4 wood"}).play("green", "buy cart with wood")
    assert table.write()["turn"] == "red"
    table.chance("card wood").play("red", "pass").chance("card clay")
    assert table.open() == {"draw", "enough"}


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
