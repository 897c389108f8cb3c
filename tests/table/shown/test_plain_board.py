"""The smallest picture that docs/adding-a-game.md allows, `draw(state)`, is shown like any other."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.engine.toys import lei
from vaka.engine import Game, State
from vaka.engine.board import board_of
from vaka.table.shown import boards, catalogue

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>'


@pytest.fixture
def game() -> Game:
    """The game of the docs with a picture."""

    def draw(state: State) -> str:
        return DRAWING

    board = board_of(SimpleNamespace(draw=draw))
    made: Game = type("Pictured", (lei.LeiGame,), {"board": board, "__module__": lei.__name__})()
    return made


def test_the_table_shows_the_smallest_picture(game: Game) -> None:
    view = game.new(2).redact(0)
    static = boards.Boards().static(view, "fr")
    assert static == boards.Static(None, 30.0, 20.0, None)
    assert static is not None
    picture = boards.drawn(view, static, "fr", ["Ana", "Ben"], seat=0, interactive=True)
    assert (picture["moving"], picture["title"]) == (DRAWING, "Lei")


def test_the_list_of_games_shows_the_smallest_picture(game: Game) -> None:
    assert catalogue.picture(game, "dark") == DRAWING
