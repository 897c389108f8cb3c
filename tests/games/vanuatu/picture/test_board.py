"""The picture of Vanuatu: valid, complete, and computed from a view alone."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import vaka
from tests.pictures import group, titled, tree, uses, walk, with_attribute
from vaka.engine.game import Setup
from vaka.engine.state import State
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.vanuatu.picture.board import draw, status_line
from vaka.games.vanuatu.rules.actions import PLAN
from vaka.games.vanuatu.rules.box import SPACES
from vaka.games.vanuatu.rules.sequence import vanuatu
from vaka.games.vanuatu.rules.turns.majority import holds_majority

GAME = vaka.game("vanuatu")
SETUPS = [setup for setup in GAME.setups() if setup.options["governor_repeats"] == "no"]
TILES = {"santo": 8, "b1": 4, "malekula": 12, "b2": 11, "c1": 9}


def called(setup: Setup) -> str:
    return f"{setup.seats}-{'-'.join(setup.options.values())}"


def plays(root: ElementTree.Element, state: State, words: str) -> ElementTree.Element:
    """The element that plays this action."""
    action = str(state.game.parse(state, words))
    return next(element for element in with_attribute(root, "data-action") if element.attrib["data-action"] == action)


# --- Whole games ---


# --- Names ---


def test_action_spaces_and_islands_have_their_names() -> None:
    """Those of the log, in the reader's language; islands are called alike everywhere."""
    state = GAME.new(3)
    drawn = {lang: tree(draw(state, lang=lang)) for lang in LANGUAGES}
    for action in SPACES:
        said = {lang: GAME.words.say("part-action", {"action": action}, lang).upper() for lang in LANGUAGES}
        art = {lang: ElementTree.tostring(group(drawn[lang], f"vk-named-{action}")) for lang in LANGUAGES}
        assert len(set(said.values())) == len(set(art.values())), said
        assert b"<path" in art["en"].replace(b"ns0:", b"")
    named = {lang: ElementTree.tostring(group(drawn[lang], "vk-tile-santo")) for lang in LANGUAGES}
    assert len(set(named.values())) == 1


# --- Choices ---


def test_sailing_is_selected_at_the_boat_or_at_its_action_space() -> None:
    state = position("vanuatu", seats=3, tiles=TILES, plan={"purple": {"sail": 1}}).state
    root = tree(draw(state))
    assert group(root, "boat-0").attrib["data-select"] == group(root, "space-sail").attrib["data-select"] == "act-0"
    assert "data-select" not in group(root, "boat-1").attrib
    assert plays(root, state, "sail 6").attrib["data-for"] == "act-0"


def test_the_shortest_voyage_is_the_ocean_and_longer_ones_are_folded() -> None:
    state = position("vanuatu", seats=3, plan={"purple": {"sail": 1}}, boats={"purple": 3}, vatus=[3, 3, 3]).state
    root = tree(draw(state))
    straight, detour = plays(root, state, "sail 7"), plays(root, state, "sail 7 +2")
    assert "visibility" not in straight.attrib
    assert uses(straight)["hex"] == 1
    assert (detour.attrib["visibility"], titled(detour)) == ("hidden", "Sail to space 7 for 3 vatus, by a detour")
    assert detour.attrib["data-for"] == straight.attrib["data-for"] == "act-0"


def test_fishing_needs_no_choice() -> None:
    state = position("vanuatu", seats=3, tiles=TILES, plan={"purple": {"fish": 1}}, boats={"purple": 3}).state
    root = tree(draw(state))
    assert plays(root, state, "fish") is group(root, "space-fish")


def test_goods_are_chosen_one_by_one() -> None:
    state = position("vanuatu", seats=3, tiles=TILES, plan={"purple": {"buy": 1}}, vatus=[9, 3, 3]).state
    root = tree(draw(state))
    assert {plays(root, state, f"buy {good} efate").attrib["data-for"] for good in ("kava", "copra", "beef")} == {"act-5"}


def test_sales_and_alms_are_folded() -> None:
    table = position(
        "vanuatu",
        seats=3,
        plan={"purple": {"sell": 1}},
        characters={"purple": "beggar"},
        fish_tiles={"purple": [1, 1, 3]},
        huts={"purple": {"efate": 1}},
        prosperity=[5, 0, 0],
    )
    state = table.state
    root = tree(draw(state))
    for notation in ("sell 1", "sell 1 1 3", "beg 3"):
        assert plays(root, state, notation).attrib["visibility"] == "hidden"


def test_the_governor_moves_a_stack_from_space_to_space() -> None:
    state = position("vanuatu", seats=3, plan={"purple": {"rest": 1}}, characters={"purple": "governor"}).state
    root = tree(draw(state))
    assert group(root, "space-rest").attrib["data-select"] == "act-8"
    assert plays(root, state, "govern rest sail").attrib["data-for"] == "act-8"
    assert plays(root, state, "rest").attrib["data-for"] == "act-8"


def test_a_dike_after_a_hut_is_built_at_once() -> None:
    state = position("vanuatu", seats=3, options={"waters": "yes"}, plan={"purple": {"build": 1}}, vatus=[9, 3, 3]).state
    state.apply(state.game.parse(state, "build efate"))
    root = tree(draw(state))
    assert "data-for" not in plays(root, state, "dike efate 3").attrib
    assert plays(root, state, "no dike") is group(root, "stop")


# --- What is seen ---


def test_the_majority_is_shown_to_all_and_starred_for_its_holder() -> None:
    plan = {"purple": {"sell": 1, "draw": 1}, "yellow": {"sell": 1, "draw": 2}, "teal": {"sell": 1}}
    state = position("vanuatu", seats=3, first="teal", plan=plan).state
    assert holds_majority(vanuatu(state), 2, SPACES.index("sell"))
    stars = {}
    for viewer in (0, 2, vaka.SPECTATOR):
        root = tree(draw(state.redact(viewer), interactive=False))
        assert "★ Teal 1" in titled(group(root, "space-sell"))
        assert "★ Yellow 2" in titled(group(root, "space-draw"))
        stars[viewer] = uses(group(root, "space-sell"))["lead"]
    assert stars == {0: 0, 2: 2, vaka.SPECTATOR: 0}
    order = [element.attrib["id"] for element in group(tree(draw(state)), "space-sell").iter() if "stack-" in element.get("id", "")]
    assert order == ["stack-sell-teal", "stack-sell-purple", "stack-sell-yellow"]  # the turn order, which settles ties


def test_impossible_plans_are_dimmed_with_the_reason_even_for_those_who_wait() -> None:
    state = position("vanuatu", seats=3, first="yellow", vatus=[0, 3, 3]).state
    for view in (state.redact(0), state.redact(1)):
        root = tree(draw(view))
        plannable = {SPACES[number] for number in range(9) if view.viewer == 1 and view.can(PLAN + number)}
        for name in SPACES:
            card = group(root, f"space-{name}")
            is_dim = any(element.get("fill-opacity") == ".6" for element in card.iter())
            told = "could not carry this out" in titled(card)
            assert is_dim == told
            if view.viewer == 1:
                assert is_dim == (name not in plannable)
    assert "could not carry this out" in titled(group(tree(draw(state.redact(0))), "space-sail"))  # without money
    assert "could not carry this out" not in titled(group(tree(draw(state.redact(1))), "space-sail"))


def test_islands_and_oceans_show_what_lies_there() -> None:
    words = {"efate": {"tourists": 4, "drawings": 1, "goods": ["kava", "beef"]}}
    state = position("vanuatu", seats=3, islands=words, huts={"purple": {"efate": 2}, "teal": {"efate": 1}}).state
    root = tree(draw(state))
    found = uses(group(root, "tile-efate"))
    assert (found["hut-purple"], found["hut-teal"], found["hat"], found["drawing"]) == (2, 1, 4, 1)
    assert (found["good-kava"], found["good-copra"], found["good-beef"]) == (1, 0, 1)
    assert uses(group(root, "tile-s2"))["catch"] == 1
    assert uses(group(root, "tile-s2"))["chest"] == 2


def test_rising_waters() -> None:
    islands = {"efate": {"water": 3, "dikes": [3, 6]}, "santo": {"submerged": True}}
    state = position("vanuatu", seats=3, options={"waters": "yes"}, tiles=TILES, islands=islands, round=4, die=5).state
    root = tree(draw(state))
    assert (uses(group(root, "tile-efate"))["water"], uses(group(root, "tile-efate"))["dike"]) == (3, 2)
    assert set(uses(group(root, "tile-santo"))) == {"hex", "under-santo"}  # the hex is what answers a finger
    assert "5 more actions" in ElementTree.tostring(group(root, "waters"), "unicode")
    assert len(group(tree(draw(GAME.new(3))), "waters")) == 0


def test_rest_tokens_are_hidden_from_others() -> None:
    state = position("vanuatu", seats=3, plan={"yellow": {"rest": 1}}, rests=[["purple", "vatu"]]).state
    assert uses(group(tree(draw(state.redact(0))), "seat-purple"))["rest-vatu"] == 1
    for viewer in (1, 2, vaka.SPECTATOR):
        assert "rest-vatu" not in uses(group(tree(draw(state.redact(viewer))), "moving"))
    state.apply(state.game.parse(state, "rest"))
    offered = {element.attrib["id"] for element in with_attribute(group(tree(draw(state.redact(1))), "rest"), "data-action")}
    assert offered == {"token-first", "token-both", "token-point"}
    for viewer in (0, 2, vaka.SPECTATOR):
        assert not any(name.startswith("rest-") for name in uses(group(tree(draw(state.redact(viewer))), "rest")))


def test_boats_keep_their_ids_and_move_by_transform() -> None:
    state = position("vanuatu", seats=3, plan={"purple": {"sail": 1}}).state
    before = {boat.attrib["id"]: boat.attrib["transform"] for boat in group(tree(draw(state)), "boats")}
    state.apply(state.game.parse(state, "sail 3"))
    after = {boat.attrib["id"]: boat.attrib["transform"] for boat in group(tree(draw(state)), "boats")}
    assert list(before) == list(after) == ["boat-0", "boat-1", "boat-2"]
    assert before["boat-0"] != after["boat-0"]
    assert all(text.startswith("translate(") and "rotate(" in text and "scale(" in text for text in after.values())


def test_the_end_crowns_winners_and_tells_a_common_loss() -> None:
    for seed in range(40):
        ended = walk(GAME, Setup(3, {"waters": "yes"}), seed)[-1]
        root = tree(draw(ended))
        assert len([name for name in uses(group(root, "status")) if name.startswith("winner-")]) == len(ended.winners())
        assert all(status_line(ended, lang) for lang in LANGUAGES)
        if not ended.winners():
            assert uses(group(root, "status"))["water"] == 3
            return
    raise AssertionError("no game was lost by all")


# --- The document ---


def test_the_rounds_of_the_waters_are_marked_where_nothing_hides_them() -> None:
    """A wave within the circle of the round, four times; and in the ring of the current one."""
    for shape in ("wide", "tall"):
        calm, rising = (position("vanuatu", 3, {"waters": waters}, round=4).state for waters in ("no", "yes"))
        drawn = [draw(state, shape=shape) for state in (calm, rising)]
        assert [svg.count('<path d="M-8 0q4 -4.5 8 0t8 0"') for svg in drawn] == [0, 5]


def test_all_rest_tokens_of_a_governor_are_shown() -> None:
    """Who rests twice holds two."""
    state = position("vanuatu", 3, plan={"yellow": {"rest": 1}}, rests=[["purple", "first"], ["purple", "both"]]).state
    assert {name for name in uses(tree(draw(state.redact(0)))) if name.startswith("rest-")} == {"rest-first", "rest-both"}
    assert not [name for name in uses(tree(draw(state.redact(1)))) if name.startswith("rest-")]


# --- Places ---


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_every_place_with_words_is_a_part_of_the_picture(shape: str) -> None:
    """The rows of an island and the things of a player can be asked where they are drawn, also where there are none yet."""
    state = position(
        "vanuatu", 3, {"waters": "yes"}, tiles=TILES, huts={"teal": {"efate": 2}}, islands={"efate": {"water": 2, "dikes": [3]}}
    ).state
    view = state.redact(0)
    root = tree(GAME.picture(view, shape=shape) or "")
    named = {element.attrib["data-place"] for element in with_attribute(root, "data-place")}
    named |= {element.attrib["id"] for element in with_attribute(root, "id")}
    missing = set(GAME.places(view)) - named
    # Without a dike or water marker there is nothing to point at beside the island itself; markers on the board are told of there.
    assert {place for place in missing if not place.endswith(("-dikes", "-markers"))} == set()
    assert {"seat-purple-vatus", "seat-purple-treasures", "tile-efate-huts", "tile-efate-dikes"} <= named
