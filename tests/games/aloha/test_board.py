"""The picture of Aloha: valid, complete, and computed from a view alone."""

from __future__ import annotations

import random
import struct
from collections import Counter
from xml.etree import ElementTree

import pytest

import vaka
from vaka.draw.palette import BARK, CORAL, CREAM, FOAM, INK, SAND
from vaka.draw.png import to_png
from vaka.draw.sight import contrast
from vaka.engine.game import Setup
from vaka.engine.state import State
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.aloha.board import GROUNDS, draw, moving_layer, static_layer, status_line
from vaka.games.aloha.layout import TABLES

SETUPS = list(vaka.game("aloha").setups())


def walk(setup: Setup, seed: int, plies: int) -> list[State]:
    """The positions of a game at random."""
    state, rng = vaka.game("aloha").new(setup.seats, setup.options), random.Random(seed)
    found = [state.copy()]
    while state.actor() != vaka.OVER and len(found) < plies:
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
    return element[0].text or "" if element[0].tag.endswith("title") else ""


def group(root: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(element for element in root.iter() if element.get("id") == name)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seats}-{'-'.join(setup.options.values())}")
def test_every_set_up_is_drawn_through_a_game(setup: Setup) -> None:
    for number, state in enumerate(walk(setup, 3, 60)):
        if number % 7 < 2:
            for viewer in (None, *range(setup.seats), vaka.SPECTATOR):
                tree(draw(state if viewer is None else state.redact(viewer), lang=LANGUAGES[number % 3]))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seats}-{'-'.join(setup.options.values())}")
def test_every_open_action_is_in_the_picture_once_and_can_be_reached(setup: Setup) -> None:
    for state in walk(setup, 5, 80)[::5]:
        if state.actor() < 0:
            continue
        root = tree(draw(state.redact(state.actor())))
        clickable = with_attribute(root, "data-action")
        assert sorted(int(element.attrib["data-action"]) for element in clickable) == state.legal()
        keys = {element.attrib["data-select"] for element in with_attribute(root, "data-select")}
        assert keys == {element.attrib["data-for"] for element in clickable if "data-for" in element.attrib}
        for element in clickable:
            outright = int(element.attrib["data-action"]) >= TABLES.reveal
            assert outright == ("data-for" not in element.attrib)
            assert titled(element) == state.game.sentence(state, int(element.attrib["data-action"]), "en")
        assert root.attrib["data-waits"] == str(state.actor())


def test_twins_on_the_beach_share_a_key() -> None:
    """The rules offer one of several pirogues that are alike; a click on any of them selects it."""
    table = position("aloha", seats=2, turn="red")
    root = tree(draw(table.state))
    keys = {piece.attrib["id"]: piece.get("data-select") for piece in group(root, "pieces")}
    assert [keys[f"pirogue-{slot}"] for slot in range(4)] == ["pirogue-0"] * 3 + ["pirogue-3"]
    assert keys["pirogue-4"] is None  # black is not asked


def test_nothing_is_offered_to_those_who_are_not_asked() -> None:
    state = position("aloha", seats=4, turn="red").state
    views = [state.redact(vaka.SPECTATOR), *(state.redact(seat) for seat in range(4) if seat != state.actor())]
    pictures = [draw(view) for view in views] + [draw(state, interactive=False)]
    for picture in pictures:
        root = tree(picture)
        assert not with_attribute(root, "data-action")
        assert not with_attribute(root, "data-select")
        assert root.attrib["role"] == "img"
        assert CORAL not in "".join(ElementTree.tostring(layer, "unicode") for layer in root if layer.get("id") == "moving")


def test_chance_is_not_offered() -> None:
    start = vaka.game("aloha").new(4)
    assert not with_attribute(tree(draw(start)), "data-action")
    assert titled(tree(draw(start))) == "Aloha"
    turning = position("aloha", seats=2, turn="red", revealing="c4").state
    assert not with_attribute(tree(draw(turning)), "data-action")


def test_pieces_keep_their_ids_and_move_by_transform() -> None:
    here = position("aloha", seats=2, turn="red", pirogues={"red": "c4"}).state
    before = {piece.attrib["id"]: piece.attrib["transform"] for piece in group(tree(draw(here)), "pieces")}
    here.apply(here.game.parse(here, "sail c4 c3"))
    after = {piece.attrib["id"]: piece.attrib["transform"] for piece in group(tree(draw(here)), "pieces")}
    assert list(before) == list(after)
    assert [name for name in before if before[name] != after[name]] == ["pirogue-0"]
    assert all(text.startswith("translate(") and "rotate(" in text and "scale(" in text for text in after.values())


def test_two_pirogues_on_a_tile_stand_apart() -> None:
    state = position("aloha", seats=2, turn="red", pirogues={"red": "c4", "black": "c4"}, tikis={"red": "black c4"}).state
    pieces = {piece.attrib["id"]: piece.attrib["transform"] for piece in group(tree(draw(state)), "pieces")}
    upper, lower = (pieces[name].split(")")[0].split("(")[1].split() for name in ("pirogue-0", "pirogue-4"))
    assert float(lower[1]) - float(upper[1]) > 30
    tiki = pieces["tiki-0"].split(")")[0].split("(")[1].split()
    assert abs(float(tiki[1]) - float(lower[1])) < 10  # the red Tiki stands in the black pirogue


def test_the_last_move_is_marked() -> None:
    state = position("aloha", seats=2, turn="red", pirogues={"red": "c4"}).state
    assert len(group(tree(draw(state)), "last-move")) == 0
    state.apply(state.game.parse(state, "sail c4 c3"))
    marked = group(tree(draw(state)), "last-move")
    assert [element.get("stroke") for element in marked] == [SAND, SAND]


def test_a_winner_is_crowned() -> None:
    state = position("aloha", seats=2, turn="red", pirogues={"red": "b2"}, tikis={"red": "red b2"}).state
    state.apply(state.game.parse(state, "sail b2 a1 with red"))
    assert state.winners() == [0]
    root = tree(draw(state, names=["<Ann>", "Ben"]))
    assert len(group(root, "glory")) == 1
    assert "<Ann>" in titled(root)
    assert not with_attribute(root, "data-action")
    assert any((use.get("href") or "") == "#vk-arrival-red" for use in group(root, "status").iter())


def test_a_draw_and_a_team_are_told() -> None:
    for setup in (Setup(4, {"mode": "family", "teams": "yes", "same_tile": "yes"}), Setup(2, {"mode": "expert"})):
        ended = walk(setup, 11, 2_000)[-1]
        assert len(group(tree(draw(ended)), "glory")) == len(ended.winners())
        assert all(status_line(ended, lang) for lang in LANGUAGES)


def test_the_static_layer_stays_and_the_moving_layer_does_not_repeat_it() -> None:
    states = walk(Setup(3, {}), 2, 40)
    assert len({static_layer(state) for state in states}) == 1
    assert len({moving_layer(state) for state in states}) > 20
    assert "<defs>" not in moving_layer(states[-1])
    for state in states[::9]:
        assert static_layer(state) + moving_layer(state) in draw(state)


@pytest.mark.parametrize("ground", [*GROUNDS.values(), BARK, SAND])
def test_marks_stand_out_from_every_ground(ground: str) -> None:
    """A target is coral in a ring of cream in a ring of ink, a stitch coral on ink: each touches what it contrasts with."""
    assert max(contrast(INK, ground), contrast(CREAM, ground)) > 3
    assert min(contrast(CORAL, INK), contrast(CORAL, CREAM)) > 3


@pytest.mark.parametrize("shown", "ADC")
def test_symbols_stand_out_from_their_tiles(shown: str) -> None:
    assert contrast(FOAM, GROUNDS[shown]) > 3


def test_languages_and_themes() -> None:
    state = position("aloha", seats=2, turn="red").state
    assert len({draw(state, lang=lang) for lang in LANGUAGES}) == 3
    assert 'class="vk vk-dark"' in draw(state, theme="dark")
    assert "<style>" not in draw(state, embed_style=False)
    with pytest.raises(ValueError, match="no language 'it'"):
        draw(state, lang="it")
    with pytest.raises(ValueError, match="no theme 'sepia'"):
        draw(state, theme="sepia")


def test_notebooks_and_games_draw_it() -> None:
    state = position("aloha", seats=2, turn="red").state
    assert state._repr_svg_() == draw(state) == state.game.picture(state)


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_png(theme: str) -> None:
    """The right size, and not one colour all over: the frame of the dark theme is dark."""
    image = to_png(draw(position("aloha", seats=2, turn="red").state, theme=theme), 390)
    assert struct.unpack(">II", image[16:24]) == (390, 390)
    assert len(image) > 20_000
