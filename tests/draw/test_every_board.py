"""The picture of every game: valid, complete, and computed from a view alone."""

from __future__ import annotations

import importlib
import re
import struct
from types import ModuleType
from xml.etree import ElementTree

import pytest

import vaka
from tests.pictures import titled, tree, walk, with_attribute
from vaka.draw.palette import CORAL
from vaka.draw.png import to_png
from vaka.engine.game import Game, Setup
from vaka.engine.registry import own_games
from vaka.engine.state import State
from vaka.engine.testing import setups_to_check
from vaka.engine.words import LANGUAGES

PICTURED = [name for name in own_games() if vaka.game(name).board is not None]
SETUPS = [(name, setup) for name in PICTURED for setup in setups_to_check(vaka.game(name))]


def called(value: object) -> str:
    return f"{value.seats}-{'-'.join(value.options.values())}" if isinstance(value, Setup) else str(value)


def board_of(game: Game) -> ModuleType:
    return importlib.import_module(f"vaka.games.{game.id}.picture.board")


def shapes(game: Game) -> list[dict[str, str]]:
    """What to ask the board for; nothing for a game that has one shape only."""
    return [{"shape": shape} for shape in getattr(board_of(game), "SHAPES", ())] or [{}]


def asked(game: Game, setup: Setup, seed: int) -> list[State]:
    """A dozen positions of a game, in which somebody is asked."""
    states = [state for state in walk(game, setup, seed) if state.actor() >= 0]
    return states[:: len(states) // 12 + 1]


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=called)
def test_every_set_up_is_drawn_through_a_game(name: str, setup: Setup) -> None:
    game = vaka.game(name)
    states, drawn = walk(game, setup, 3), shapes(game)
    for number, state in enumerate([*states[:: len(states) // 12 + 1], states[-1]]):
        for viewer in (None, number % setup.seats, vaka.SPECTATOR):
            view = state if viewer is None else state.redact(viewer)
            tree(board_of(game).draw(view, lang=LANGUAGES[number % 3], **drawn[number % len(drawn)]))


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=called)
def test_every_open_action_is_in_the_picture_once_and_can_be_reached(name: str, setup: Setup) -> None:
    game = vaka.game(name)
    drawn = shapes(game)
    for number, state in enumerate(asked(game, setup, 5)):
        root = tree(board_of(game).draw(state.redact(state.actor()), **drawn[number % len(drawn)]))
        clickable = with_attribute(root, "data-action")
        assert sorted(int(element.attrib["data-action"]) for element in clickable) == sorted(state.legal())
        keys = {element.attrib["data-select"] for element in with_attribute(root, "data-select")}
        assert keys == {element.attrib["data-for"] for element in clickable if "data-for" in element.attrib}
        for element in clickable:
            assert titled(element) == game.sentence(state, int(element.attrib["data-action"]), "en")
        assert root.attrib["data-waits"] == str(state.actor())


@pytest.mark.parametrize("name", PICTURED)
def test_nothing_is_offered_to_those_who_are_not_asked(name: str) -> None:
    game = vaka.game(name)
    for state in asked(game, Setup(game.seats[-1], {}), 7)[::4]:
        others = [seat for seat in range(state.seats) if seat not in state.waiting()]
        views = [state.redact(viewer) for viewer in (vaka.SPECTATOR, *others)]
        for picture in [*map(board_of(game).draw, views), board_of(game).draw(state, interactive=False)]:
            root = tree(picture)
            assert not with_attribute(root, "data-action")
            assert not with_attribute(root, "data-select")
            assert root.attrib["role"] == "img"
            assert CORAL not in "".join(ElementTree.tostring(layer, "unicode") for layer in root if layer.get("id") == "moving")


@pytest.mark.parametrize("name", PICTURED)
def test_chance_is_not_offered(name: str) -> None:
    game = vaka.game(name)
    start = game.new(2)
    assert start.actor() == vaka.CHANCE
    root = tree(board_of(game).draw(start))
    assert not with_attribute(root, "data-action")
    assert titled(root).startswith(game.title)


@pytest.mark.parametrize("name", PICTURED)
def test_the_static_layer_stays_and_the_moving_layer_does_not_repeat_it(name: str) -> None:
    game = vaka.game(name)
    board = board_of(game)
    for shape in shapes(game):
        states = asked(game, Setup(3, {}), 2)
        static, moving = [{layer(state, **shape) for state in states} for layer in (board.static_layer, board.moving_layer)]
        assert len(static) == 1
        assert len(moving) == len(states)
        defined = {name for layer in static for name in re.findall(' id="([^"]+)"', layer)}
        assert not any(defined & set(re.findall(' id="([^"]+)"', layer)) for layer in moving)
        last = states[-1]
        assert board.static_layer(last, **shape) + board.moving_layer(last, **shape) in board.draw(last, **shape)


@pytest.mark.parametrize("name", PICTURED)
def test_languages_themes_and_shapes(name: str) -> None:
    game = vaka.game(name)
    draw, [state, *_] = board_of(game).draw, asked(game, Setup(3, {}), 4)
    assert len({draw(state, lang=lang) for lang in LANGUAGES}) == 3
    assert 'class="vk vk-dark"' in draw(state, theme="dark")
    assert "<style>" not in draw(state, embed_style=False)
    wrong = [("language", {"lang": "it"}), ("theme", {"theme": "sepia"})]
    if len(shapes(game)) > 1:
        wrong.append(("shape", {"shape": "round"}))
        assert len({draw(state, **shape) for shape in shapes(game)}) == len(shapes(game))
    for what, words in wrong:
        with pytest.raises(ValueError, match=f"no {what} '{next(iter(words.values()))}'"):
            draw(state, **words)


@pytest.mark.parametrize("name", PICTURED)
def test_names_of_players_are_escaped(name: str) -> None:
    game = vaka.game(name)
    state = next(state for state in asked(game, Setup(2, {}), 4) if state.actor() == 0)
    assert "<Ann>" in titled(tree(board_of(game).draw(state, names=["<Ann>", "Ben"])))


@pytest.mark.parametrize("name", PICTURED)
def test_notebooks_and_games_draw_it(name: str) -> None:
    [state, *_] = asked(vaka.game(name), Setup(2, {}), 4)
    assert board_of(state.game).draw(state) == state.game.picture(state)
    shown = state._repr_svg_()
    assert shown == state.game.picture(state, interactive=False), "a notebook has nothing to click"
    assert 'data-action="' not in (shown or "")


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
@pytest.mark.parametrize("name", PICTURED)
def test_png(name: str, theme: str) -> None:
    """The right size, and not one colour all over."""
    game = vaka.game(name)
    for shape in shapes(game):
        svg = board_of(game).draw(asked(game, Setup(2, {}), 4)[-1], theme=theme, **shape)
        left, top, width, height = map(float, tree(svg).attrib["viewBox"].split())
        image = to_png(svg, 390)
        assert (left, top) == (0, 0)
        assert struct.unpack(">II", image[16:24]) == (390, pytest.approx(390 * height / width, abs=1))
        assert len(image) > 5_000
