"""The picture of Moorea: valid, complete, and computed from a view alone."""

from __future__ import annotations

import random
import re
from typing import Any
from xml.etree import ElementTree

import pytest

import vaka
from tests.pictures import group, titled, tree, uses, walk, with_attribute
from vaka.draw.goods import GOODS
from vaka.draw.palette import CORAL, THEMES
from vaka.draw.works import WORKS
from vaka.engine.game import Setup
from vaka.engine.state import State
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.moorea.picture.board import draw, moving_layer, status_line
from vaka.games.moorea.picture.layout import SHAPES, Shape
from vaka.games.moorea.rules.actions import BUY, BUYS, kind_of, payment_made
from vaka.games.moorea.rules.box import CARDS, PRODUCTS, TOOLS
from vaka.games.moorea.rules.payments import PAYMENTS

GAME = vaka.game("moorea")
RICH: dict[str, Any] = {
    "hands": {"green": "3 wood 2 fish 2 canoe hut", "red": "2 wood", "yellow": "3 clay"},
    "tools": {"green": "net cart basket"},
    "products": {"green": "market landing beach woodstore 2 necklace", "red": "statue"},
    "stored": {"green": {"woodstore": "2 wood"}},
    "display": "jetty bridge forest 2 canoe necklace",
    "row": "bamboo bamboo fish",
}


def rich() -> State:
    """A position with something of everything to do."""
    return position("moorea", seats=3, turn="green", part="acting", **RICH).state


def test_one_payment_is_an_action_and_several_are_choices() -> None:
    root = tree(draw(rich()))
    keys = {element.attrib["data-select"] for element in with_attribute(root, "data-select")}
    assert {"buy-jetty", "buy-forest", "lay-market", "row-bamboo", "row-fish"} <= keys
    outright = [titled(e) for e in with_attribute(root, "data-action") if "data-for" not in e.attrib]
    assert "Acquire a seashell necklace for 1 fish" in outright  # the beach spares a seashell, and fish is the other
    assert "Pass" in outright
    paid = [titled(e) for e in with_attribute(root, "data-action") if e.get("data-for") == "buy-jetty"]
    assert paid == [f"Acquire the jetty for {cards}" for cards in ("3 wood", "2 wood and 1 fish", "1 wood and 2 fish")]


def test_cards_that_are_alike_are_one_thing_to_play() -> None:
    words: dict[str, Any] = {"hands": {"green": "2 wood"}, "display": "2 canoe", "row": "2 fish clay"}
    state = position("moorea", seats=2, turn="green", part="acting", **words).state
    root = tree(draw(state))
    assert len([e for e in with_attribute(root, "data-select") if e.attrib["data-select"] == "row-fish"]) == 2
    bought = [e for e in with_attribute(root, "data-action") if int(e.attrib["data-action"]) >= BUY and uses(e)["card-canoe"]]
    assert len(bought) == 1
    assert uses(bought[0])["card-canoe"] == 2


def test_what_can_be_bought_is_lit_and_nothing_else() -> None:
    root = tree(draw(rich()))
    bought = {PRODUCTS[PAYMENTS.product[payment_made(action)]] for action in rich().legal() if kind_of(action) == BUYS}
    assert bought
    for place in range(10):
        card = group(root, f"display-{place}")
        name = next(name.removeprefix("card-") for name in uses(card) if name.startswith("card-"))
        assert (CORAL in ElementTree.tostring(card, "unicode")) == (name in bought), name


def test_an_unlit_product_says_what_is_missing() -> None:
    """While the seat can buy; for the others it is a card with its price."""
    words: dict[str, Any] = {"hands": {"green": "2 wood", "red": "5 fish"}, "display": "jetty market"}
    state = position("moorea", seats=2, turn="green", part="acting", **words).state
    titles = {titled(element) for element in tree(draw(state.redact(0))).iter()}
    assert "jetty (3 wood). For the jetty you need 1 wood more." in titles
    titles = {titled(element) for element in tree(draw(state.redact(1))).iter()}
    assert "jetty (3 wood)" in titles


def test_hidden_cards_are_bark_cloth_of_their_owner() -> None:
    """What a view does not know is not in its picture, and the picture of a view is that of the position dealt anew."""
    state = rich()
    mine = tree(draw(state.redact(0)))
    assert uses(group(mine, "hand")) == {"hand-wood": 3, "hand-fish": 2, "hand-canoe": 2, "hand-hut": 1}
    assert uses(group(mine, "seat-red"))["back-red"] == 2
    assert uses(group(mine, "seat-yellow"))["back-yellow"] == 3
    theirs = tree(draw(state.redact(1)))
    shown = uses(group(theirs, "seat-green"))
    assert (shown["back-green"], shown["hand-canoe"], shown["hand-hut"], shown["hand-fish"]) == (5, 2, 1, 0)
    watched = tree(draw(state.redact(vaka.SPECTATOR)))
    assert uses(group(watched, "hand"))["back-green"] == 5
    for seed in range(3):
        dealt = state.redact(1).resample(random.Random(seed))
        assert draw(dealt.redact(1)) == draw(state.redact(1))


def test_sites_cross_out_what_they_spare_and_necklaces_say_what_they_add() -> None:
    words: dict[str, Any] = {"hands": {"green": "2 wood"}, "display": "jetty necklace"}
    bare = position("moorea", seats=2, turn="green", part="acting", **words).state
    spared = position("moorea", seats=2, turn="green", part="acting", products={"green": "forest"}, **words).state
    jetties = [ElementTree.tostring(group(tree(draw(state)), "display-0"), "unicode") for state in (bare, spared)]
    assert [jetty.count("M-11 11L11 -11") for jetty in jetties] == [0, 2]
    jetty = next(e for e in with_attribute(tree(draw(spared)), "data-action") if uses(e)["card-jetty"])
    assert titled(jetty) == "Acquire the jetty for 2 wood"


def test_the_hand_is_discarded_from_by_its_groups() -> None:
    state = position("moorea", seats=2, turn="green", part="discarding", hands={"green": "3 wood 2 clay 2 fish canoe"}).state
    root = tree(draw(state))
    groups = {e.attrib["id"]: titled(e) for e in with_attribute(root, "data-action")}
    assert set(groups) == {"hand-wood", "hand-clay", "hand-fish", "hand-canoe"}
    assert groups["hand-canoe"] == "Discard a canoe"


def test_the_end_shows_the_winners_and_all_hands() -> None:
    ended = walk(GAME, Setup(3, {}), 11)[-1]
    root = tree(draw(ended.redact(0), names=["<Ann>", "Ben", "Cleo"]))
    winners = [GAME.seat_words(3)[seat] for seat in ended.winners()]
    assert {f"winner-{word}" for word in winners} == set(uses(group(root, "status")))
    assert not with_attribute(root, "data-action")
    assert not any(name.startswith("back-") and name[5:] in GAME.seat_words(3) for name in uses(group(root, "seats")))
    assert uses(root)["rays"] == len(winners)
    assert all(status_line(ended, lang) for lang in LANGUAGES)


def test_options_are_on_the_cards() -> None:
    pictures = {draw(GAME.new(2, options)) for options in ({}, {"cart": "5"}, {"strict": "yes"})}
    assert len(pictures) == 3
    dear = group(tree(draw(GAME.new(2, {"cart": "5"}))), "vk-tool-cart")
    assert uses(dear)["good-alike"] == 5


@pytest.mark.parametrize("shape", SHAPES.values(), ids=lambda shape: shape.name)
def test_nothing_leaves_the_picture_and_fingers_find_their_targets(shape: Shape) -> None:
    """The tall shape is shown half as large as it is drawn: 88 are 44 pixels."""
    places = [*shape.display, *shape.row, shape.pile, shape.discard, *shape.tools, *shape.products, shape.mat, shape.hand]
    for place in [*places, *(panel for panels in shape.others for panel in panels)]:
        assert place.x - place.wide / 2 >= 8
        assert place.x + place.wide / 2 <= shape.wide - 8
        assert place.y + place.high / 2 <= shape.high - 8
    if shape.name == "tall":
        assert shape.chip >= 88
        assert all(min(place.wide, place.high) >= 88 for place in (*shape.display, *shape.row, shape.pile, *shape.tools))
        for element in with_attribute(tree(draw(rich(), shape="tall")), "data-for"):
            sizes = [rect for rect in element.iter() if rect.get("class") == "vk-hit"]
            assert min(float(sizes[0].attrib["width"]), float(sizes[0].attrib["height"])) >= 88


def test_every_card_has_a_symbol_of_its_own() -> None:
    symbols = GOODS | WORKS
    assert set(symbols) == {*CARDS, *TOOLS, *PRODUCTS}
    assert len(set(symbols.values())) == len(symbols) == 36
    for art in symbols.values():
        ElementTree.fromstring(art)
        assert CORAL not in art


def test_places_have_ids_that_stay() -> None:
    places = ("pile", "discard", "products-1", "products-2", "mat", "hand", "status", *(f"display-{place}" for place in range(10)))
    for state in walk(GAME, Setup(4, {}), 9)[::20]:
        drawn = set(re.findall(r' id="([^"]+)"', moving_layer(state.redact(0))))
        assert {*places, "seat-red", "seat-yellow", "seat-black", "row-0", "row-2", "mine-cart"} <= drawn


def test_an_empty_pile_can_be_drawn_from_while_there_is_a_discard() -> None:
    table = position("moorea", seats=2, turn="green", part="drawing", tools={"green": "spear"}, pile="")
    [pile] = [one for one in tree(draw(table.state)).iter() if one.get("id") == "pile"]
    assert pile.get("data-action")
    assert any(one.get("class") == "vk-hit" for one in pile.iter())


def test_the_beach_is_darker_in_the_dark() -> None:
    """It fills half of the picture; what lies on it can be read on both."""
    game = vaka.game("moorea")
    pictures = [game.picture(game.new(2), theme=theme) or "" for theme in ("light", "dark")]
    assert all('class="vk-fill-beach"' in picture for picture in pictures)
    assert THEMES["light"]["beach"] != THEMES["dark"]["beach"]


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_what_is_chosen_in_the_market_does_not_cover_it(shape: str) -> None:
    """A payment or an exchange opens on the viewer's own beach."""
    words: dict[str, Any] = {
        "hands": {"green": "3 wood 2 fish 2 canoe hut"},
        "tools": {"green": "net"},
        "display": "jetty bridge forest 2 canoe necklace tiles claypit hut temple",
        "row": "bamboo bamboo fish",
        "turn": "green",
        "part": "acting",
    }
    root = seen_by(position("moorea", 3, **words).state, shape)
    chips = [part for choice in with_attribute(root, "data-for") for part in choice if part.attrib.get("transform")]
    sheets = [float(part.attrib["transform"].removeprefix("translate(").split()[1].rstrip(")")) for part in chips]
    assert sheets
    assert min(sheets) > SHAPES[shape].shore


def seen_by(state: State, shape: str) -> ElementTree.Element:
    """The picture of whoever is asked."""
    return tree(draw(state.redact(state.actor()), shape=shape))


def test_the_hands_of_others_are_larger_at_the_end() -> None:
    """They lie open then, and are what one looks at."""
    states = walk(vaka.game("moorea"), Setup(3, {}), 1)

    def size(state: State) -> float:
        root = tree(draw(state.redact(0)))
        hands = [part for part in with_attribute(root, "data-place") if part.attrib["data-place"] == "hand-red"]
        uses_of_cards = [part.attrib["transform"] for hand in hands for part in hand.iter() if part.attrib.get("href")]
        return max(float(each.rpartition("scale(")[2].rstrip(")").split()[0]) for each in uses_of_cards)

    assert size(states[-1]) > 1.15 * size(states[len(states) // 2])
