"""The picture of Aloha: valid, complete, and computed from a view alone."""

from __future__ import annotations

import random

import pytest

import vaka
from tests.draw.sight import contrast
from tests.pictures import group, titled, tree, walk, with_attribute
from vaka.draw.palette import BARK, CORAL, CREAM, FOAM, INK, SAND
from vaka.engine.game import Setup
from vaka.engine.testing import position
from vaka.engine.words import LANGUAGES
from vaka.games.aloha.picture import choices, pieces, status, tiles
from vaka.games.aloha.picture.board import draw, status_line
from vaka.games.aloha.picture.tiles import GROUNDS

SETUPS = list(vaka.game("aloha").setups())


def test_twins_on_the_beach_share_a_key() -> None:
    """The rules offer one of several pirogues that are alike; a click on any of them selects it."""
    table = position("aloha", seats=2, turn="red")
    root = tree(draw(table.state))
    keys = {piece.attrib["id"]: piece.get("data-select") for piece in group(root, "pieces")}
    assert [keys[f"pirogue-{slot}"] for slot in range(4)] == ["pirogue-0"] * 3 + ["pirogue-3"]
    assert keys["pirogue-4"] is None  # black is not asked


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


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_parts_are_marked_with_their_places(setup: Setup) -> None:
    """Everything that a person can ask about is in the picture, once, and nothing else."""
    for state in walk(vaka.game("aloha"), setup, 7)[::40]:
        marked = [element.attrib["data-place"] for element in with_attribute(tree(draw(state)), "data-place")]
        assert sorted(marked) == sorted(state.game.places(state))


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
        ended = walk(vaka.game("aloha"), setup, 11)[-1]
        assert len(group(tree(draw(ended)), "glory")) == len(ended.winners())
        assert all(status_line(ended, lang) for lang in LANGUAGES)


@pytest.mark.parametrize("ground", [*GROUNDS.values(), BARK, SAND])
def test_marks_stand_out_from_every_ground(ground: str) -> None:
    """A target is coral in a ring of cream in a ring of ink, a stitch coral on ink: each touches what it contrasts with."""
    assert max(contrast(INK, ground), contrast(CREAM, ground)) > 3
    assert min(contrast(CORAL, INK), contrast(CORAL, CREAM)) > 3


@pytest.mark.parametrize("shown", "ADC")
def test_symbols_stand_out_from_their_tiles(shown: str) -> None:
    assert contrast(FOAM, GROUNDS[shown]) > 3


def test_what_is_kept_of_other_tables_is_drawn_as_if_for_the_first_time() -> None:
    """Rows of tiles, pieces and the plate are kept by what they show: two tables of different sizes do not get each other's."""
    game, rng = vaka.game("aloha"), random.Random(3)
    tables = [game.new(seats, options) for seats, options in ((2, {}), (4, {"teams": "yes"}), (4, {}))]
    views = []
    for _ in range(60):
        for state in tables:
            if state.actor() == vaka.OVER:
                continue
            state.apply(rng.choice(list(state.legal())))
            views += [(view, draw(view)) for view in (state.redact(0), state.redact(1))]
    for view, drawn in views:
        for module in (tiles, pieces, status, choices):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear"):
                    kept.cache_clear()
        pieces._resting.clear()
        tiles._shown.clear()
        assert draw(view) == drawn
