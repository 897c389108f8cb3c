"""Games of other packages: flat, one module with everything beside it; and with rooms, as the games here have them."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from tests.engine import lei
from vaka.bots import bot
from vaka.engine import Board, Game, Setup
from vaka.engine.board import PlainBoard
from vaka.engine.testing import check_game

Write = Callable[[dict[str, str]], Game]

RULES, DOOR = lei.source().split("class LeiGame(Game):")
HEAD = RULES.split("class Lei(State):")[0]
GAME = f"class LeiGame(Game):{DOOR.split('def check_lei')[0]}"
TALKS = """
    def describe(self, state, action):
        return ("", {}) if state.actor() == CHANCE else ("lay", {"flower": FLOWERS[action]})
"""
WORDS = {
    f"messages.{lang}.ftl": f"action-lay = {lay} {{ $flower }}\nscore-name = {score}\n"
    for lang, lay, score in (("en", "Lay", "Beauty"), ("fr", "Poser", "Beauté"), ("de", "Lege", "Schönheit"))
} | {f"rules.{lang}.md": "# 1 Lei\n" for lang in ("en", "fr", "de")}
JUDGE = """
from vaka.engine import Judge

class Beauty(Judge):
    def rate(self, state, seat):
        return 7.0 + seat

JUDGE = Beauty(scale=3.0)
"""
FLAT_BOARD = "def draw(state, *, lang='en'):\n    return f'<svg viewBox=\"0 0 1 2\" lang=\"{lang}\"/>'\n"
LAYERED_BOARD = """
from vaka.draw.layers import Layers

def static(state, *, shape="wide"):
    return f"<g id='static' class='{shape}'/>"

def moving(state, *, lang="en", interactive=True, shape="wide"):
    return f"<g id='moving' class='{lang}'/>"

def status(state, lang="en", names=None):
    return "in bloom"

BOARD = Layers(static, moving, status, lambda state, shape: (30.0, 20.0), ("wide", "tall"))
"""


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes a package of these files, and gives its game."""

    def package(files: dict[str, str]) -> Game:
        folder = tmp_path / "their_leis"
        for name, text in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            for room in (folder / name).relative_to(tmp_path).parents[:-1]:
                (tmp_path / room / "__init__.py").touch()
            (folder / name).write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        for name in [name for name in sys.modules if name.partition(".")[0] == "their_leis"]:
            monkeypatch.delitem(sys.modules, name)
        door = "game" if (folder / "game.py").exists() else "lei"
        game: Game = import_module(f"their_leis.{door}").LeiGame()
        return game

    return package


FLAT = {"lei.py": lei.source().split("def check_lei")[0] + TALKS, "board.py": FLAT_BOARD, "judge.py": JUDGE, **WORDS}
ROOMS = {
    "game.py": f"{HEAD}from their_leis.rules.sequence import Lei\n\n{GAME}{TALKS}",
    "rules/sequence.py": RULES,
    "picture/board.py": LAYERED_BOARD,
    "judge/judge.py": JUDGE,
    **{f"words/{name}": text for name, text in WORDS.items()},
}


@pytest.mark.parametrize("files", [FLAT, ROOMS], ids=["flat", "rooms"])
def test_words_picture_and_judge_are_found(write: Write, files: dict[str, str]) -> None:
    game = write(files)
    check_game(game, games=1, setups=[Setup(2, {})])
    state = game.new(2)
    while state.actor() < 0:
        state.apply(state.legal()[0])
    assert game.sentence(state, state.legal()[0], "fr").startswith("Poser ")
    assert game.score_name("de") == "Schönheit"
    assert game.rules("fr").startswith("# 1 Lei")
    assert (game.judge.rate(state, 1), game.judge.scale) == (8.0, 3.0)
    assert bot("greedy").choose(state.redact(0), random.Random(1)) in state.legal()
    drawing = game.picture(state, lang="de", theme="dark")
    assert drawing is not None
    assert "de" in drawing


def test_a_game_of_one_module_alone_needs_nothing_else(write: Write) -> None:
    game = write({"lei.py": lei.source().split("def check_lei")[0]})
    assert game.board is None
    assert game.picture(game.new(2)) is None
    assert game.judge.rate(game.new(2), 0) == 0.0
    assert game.score_name() == "Score"


def test_a_board_in_a_room_says_what_it_can(write: Write) -> None:
    board: Board | None = write(ROOMS).board
    assert board is not None
    state = write(ROOMS).new(2)
    assert board.shapes == ("wide", "tall")
    assert board.static_layer(state, "fr", "tall") == "<g id='static' class='tall'/>"
    assert board.moving_layer(state, "fr", True, None) == "<g id='moving' class='fr'/>"
    assert board.status_line(state, "en", None) == "in bloom"
    assert "Lei: in bloom" in board.draw(state)
    with pytest.raises(ValueError, match="no shape 'round': there are wide, tall"):
        board.draw(state, shape="round")


def test_a_flat_board_is_taken_as_it_is(write: Write) -> None:
    board = write(FLAT).board
    assert isinstance(board, PlainBoard)
    state = write(FLAT).new(2)
    assert board.shapes == ()
    assert board.static_layer(state, "fr", None) is None
    assert board.moving_layer(state, "fr", True, None) == '<svg viewBox="0 0 1 2" lang="fr"/>'
    assert board.status_line(state, "en", None) == "Lei"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "their_leis.board draws nothing: it needs BOARD, a vaka.engine.Board, or a function draw"),
        ("draw = 5", "draws nothing"),
        ("BOARD = object()", "BOARD of their_leis.board is no vaka.engine.Board: it has no shapes, draw, static_layer"),
        ("def draw(state, zoom): ...", "draw needs 'zoom', which no picture is given: there are lang, theme"),
        ("SHAPES = 'wide'\ndef draw(state): ...", "SHAPES are words, such as"),
        ("def draw(state): ...\ndef static_layer(state): ...", "it has only one of them"),
    ],
)
def test_a_module_that_is_no_board_is_told_what_it_lacks(write: Write, text: str, complaint: str) -> None:
    game = write({**FLAT, "board.py": text})
    with pytest.raises(TypeError, match=complaint):
        game.picture(game.new(2))


def test_a_board_that_cannot_be_imported_is_not_taken_for_none(write: Write) -> None:
    game = write({**FLAT, "board.py": "import no_such_module"})
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        game.picture(game.new(2))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "their_leis.judge needs JUDGE, a vaka.engine.Judge$"),
        ("JUDGE = 5", "needs JUDGE"),
        ("def evaluate(state, seat): ...", "evaluate and prefer are its rate and appeal now"),
    ],
)
def test_a_module_that_names_no_judge_is_told_so(write: Write, text: str, complaint: str) -> None:
    game = write({**FLAT, "judge.py": text})
    with pytest.raises(TypeError, match=complaint):
        _ = game.judge
