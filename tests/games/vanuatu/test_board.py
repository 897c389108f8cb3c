"""The picture of Vanuatu: valid, complete, and computed from a view alone."""

from __future__ import annotations

import random
import struct
import time
from collections import Counter
from xml.etree import ElementTree

import pytest

import vaka
from vaka.draw.palette import CORAL
from vaka.draw.png import to_png
from vaka.engine.game import Setup
from vaka.engine.state import State
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.vanuatu.board import draw, moving_layer, static_layer, status_line
from vaka.games.vanuatu.components import SPACES
from vaka.games.vanuatu.layout import PLAN
from vaka.games.vanuatu.performing import holds_majority
from vaka.games.vanuatu.state import vanuatu

GAME = vaka.game("vanuatu")
SETUPS = [setup for setup in GAME.setups() if setup.options["governor_repeats"] == "yes"]
TILES = {"santo": 8, "b1": 4, "malekula": 12, "b2": 11, "c1": 9}


def called(setup: Setup) -> str:
    return f"{setup.seats}-{'-'.join(setup.options.values())}"


def walk(setup: Setup, seed: int) -> list[State]:
    """The positions of a whole game at random."""
    state, rng = GAME.new(setup.seats, setup.options), random.Random(seed)
    found = [state.copy()]
    while state.actor() != vaka.OVER:
        choices = state.legal()
        state.apply(rng.choices(choices, state.weights())[0] if state.actor() == vaka.CHANCE else rng.choice(choices))
        found.append(state.copy())
    return found


def tree(svg: str) -> ElementTree.Element:
    """The picture, read; its ids are unique and everything that it uses is there."""
    root = ElementTree.fromstring(svg)
    ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
    assert max(ids.values()) == 1, ids.most_common(1)
    for element in root.iter():
        used = (element.get("href") or "").removeprefix("#")
        assert not used or used in ids, used
        for paint in ("fill", "clip-path"):
            if (element.get(paint) or "").startswith("url(#"):
                assert element.attrib[paint][5:-1] in ids
        assert "style" not in element.attrib
    return root


def with_attribute(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if name in element.attrib]


def titled(element: ElementTree.Element) -> str:
    return element[0].text or "" if len(element) and element[0].tag.endswith("title") else ""


def group(root: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(element for element in root.iter() if element.get("id") == name)


def uses(element: ElementTree.Element) -> Counter[str]:
    return Counter((part.get("href") or "").removeprefix("#vk-") for part in element.iter() if part.get("href"))


def plays(root: ElementTree.Element, state: State, words: str) -> ElementTree.Element:
    """The element that plays this action."""
    action = str(state.game.parse(state, words))
    return next(element for element in with_attribute(root, "data-action") if element.attrib["data-action"] == action)


# --- Whole games ---


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_every_set_up_is_drawn_through_a_game(setup: Setup) -> None:
    states = walk(setup, 3)
    for number, state in enumerate([*states[::53], states[-1]]):
        for viewer in (None, state.actor() if state.actor() >= 0 else 0, vaka.SPECTATOR):
            view = state if viewer is None else state.redact(viewer)
            tree(draw(view, lang=LANGUAGES[number % 3], shape=("wide", "tall")[number % 2]))


@pytest.mark.parametrize("shape", ["wide", "tall"])
@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_every_open_action_is_in_the_picture_once_and_can_be_reached(setup: Setup, shape: str) -> None:
    for state in walk(setup, 5)[::23]:
        if state.actor() < 0:
            continue
        root = tree(draw(state.redact(state.actor()), shape=shape))
        clickable = with_attribute(root, "data-action")
        assert sorted(int(element.attrib["data-action"]) for element in clickable) == sorted(state.legal())
        keys = {element.attrib["data-select"] for element in with_attribute(root, "data-select")}
        assert keys == {element.attrib["data-for"] for element in clickable if "data-for" in element.attrib}
        for element in clickable:
            assert titled(element) == state.game.sentence(state, int(element.attrib["data-action"]), "en")
        assert root.attrib["data-waits"] == str(state.actor())


def test_nothing_is_offered_to_those_who_are_not_asked() -> None:
    state = position("vanuatu", seats=4, tiles=TILES, plan={"purple": {"sail": 2}, "teal": {"sail": 1}}).state
    views = [state.redact(vaka.SPECTATOR), *(state.redact(seat) for seat in range(1, 4))]
    for picture in [draw(view) for view in views] + [draw(state, interactive=False)]:
        root = tree(picture)
        assert not with_attribute(root, "data-action")
        assert not with_attribute(root, "data-select")
        assert root.attrib["role"] == "img"
        assert CORAL not in ElementTree.tostring(group(root, "moving"), "unicode")


def test_chance_is_not_offered() -> None:
    assert not with_attribute(tree(draw(GAME.new(3))), "data-action")


# --- Choices ---


def test_sailing_is_selected_at_the_boat_or_at_its_action_space() -> None:
    state = position("vanuatu", seats=3, tiles=TILES, plan={"purple": {"sail": 1}}).state
    root = tree(draw(state))
    assert group(root, "boat-0").attrib["data-select"] == group(root, "space-sail").attrib["data-select"] == "act-0"
    assert "data-select" not in group(root, "boat-1").attrib
    assert plays(root, state, "sail 6").attrib["data-for"] == "act-0"


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
            told = "cannot come true" in titled(card)
            assert is_dim == told
            if view.viewer == 1:
                assert is_dim == (name not in plannable)
    assert "cannot come true" in titled(group(tree(draw(state.redact(0))), "space-sail"))  # without money
    assert "cannot come true" not in titled(group(tree(draw(state.redact(1))), "space-sail"))


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
    assert list(uses(group(root, "tile-santo"))) == ["under-santo"]
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
        ended = walk(Setup(3, {"waters": "yes"}), seed)[-1]
        root = tree(draw(ended))
        assert len([name for name in uses(group(root, "status")) if name.startswith("winner-")]) == len(ended.winners())
        assert all(status_line(ended, lang) for lang in LANGUAGES)
        if not ended.winners():
            assert uses(group(root, "status"))["water"] == 3
            return
    raise AssertionError("no game was lost by all")


# --- The document ---


def test_the_static_layer_stays_and_the_moving_layer_is_fast() -> None:
    states = [state for state in walk(Setup(4, {}), 2) if state.actor() >= 0][::5]
    assert len({static_layer(state) for state in states}) == 1
    assert "<defs>" not in moving_layer(states[-1])
    took = []
    for state in states:
        assert static_layer(state) + moving_layer(state) in draw(state)
        began = time.perf_counter()
        moving_layer(state)
        took.append(time.perf_counter() - began)
    assert sorted(took)[len(took) // 2] < 0.02  # 2 ms on a quiet machine


def test_languages_themes_and_shapes() -> None:
    state = position("vanuatu", seats=2, round=1).state
    assert len({draw(state, lang=lang) for lang in LANGUAGES}) == 3
    assert 'class="vk vk-dark"' in draw(state, theme="dark")
    assert "<style>" not in draw(state, embed_style=False)
    with pytest.raises(ValueError, match="no language 'it'"):
        draw(state, lang="it")
    with pytest.raises(ValueError, match="no theme 'sepia'"):
        draw(state, theme="sepia")
    with pytest.raises(ValueError, match="no shape 'round'"):
        draw(state, shape="round")


def test_names_of_players_are_escaped() -> None:
    state = position("vanuatu", seats=2, plan={"purple": {"rest": 1}}).state
    assert "<Ann>" in titled(tree(draw(state, names=["<Ann>", "Ben"])))


@pytest.mark.parametrize(("shape", "width"), [("wide", 1200), ("tall", 390)])
def test_png(shape: str, width: int) -> None:
    image = to_png(draw(position("vanuatu", seats=5, tiles=TILES).state, shape=shape), width)
    assert struct.unpack(">II", image[16:24])[0] == width
    assert len(image) > 40_000
