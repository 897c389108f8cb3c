"""The house plan: which room and which package may know which, no circles, the same rooms in the tests (docs/architecture.md)."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

import pytest

from tests.conftest import ROOT
from tests.contract.graph import DOOR, PACKAGES, ROOMS, Graph, House, Package, room_of
from vaka.engine.registry import own_games

VAKA: Final = ROOT / "src" / "vaka"
GAMES: Final = VAKA / "games"


def house(game: str) -> House:
    return House(GAMES / game, f"vaka.games.{game}")


@pytest.mark.parametrize("game", own_games())
def test_no_import_is_wrong(game: str) -> None:
    faults = house(game).faults()
    assert not faults, "\n".join(["", *faults])


@pytest.mark.parametrize("package", PACKAGES)
def test_no_import_of_a_package_is_wrong(package: str) -> None:
    faults = Package(VAKA / package, f"vaka.{package}").faults()
    assert not faults, "\n".join(["", *faults])


def test_there_is_no_cycle_from_package_to_package() -> None:
    faults = Graph(VAKA, "vaka").cycles_at_run_time()
    assert not faults, "\n".join(["", *faults])


@pytest.mark.parametrize("game", own_games())
def test_every_room_is_a_package_and_there_are_no_others(game: str) -> None:
    assert not house(game).strays()
    folders = {path.name for path in (GAMES / game).iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(ROOMS), "a game has these rooms and no others"


@pytest.mark.parametrize("game", own_games())
def test_what_is_compiled_follows_from_the_room(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    spec = spec_from_file_location("vaka_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    setup = module_from_spec(spec)
    spec.loader.exec_module(setup)
    compiled = {path for paths, name in setup.groups() if name == f"vaka_{game}" for path in paths}
    wanted = {
        path.relative_to(ROOT).as_posix()
        for name, path in house(game).modules.items()
        if room_of(name) in ("rules", "judge", "tensors") and path.name != "__init__.py"
    }
    assert compiled == wanted


@pytest.mark.parametrize("game", own_games())
def test_the_tests_of_a_game_have_the_same_rooms(game: str) -> None:
    """Each room has tests of its own; what plays whole games or looks through the door lies beside them."""
    folder = ROOT / "tests" / "games" / game
    rooms = {room_of(name) for name in house(game).modules} - {DOOR}
    assert {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"} <= {*ROOMS, "golden"}
    for room in rooms:
        assert (folder / room / "__init__.py").exists(), f"tests/games/{game}/{room} is no package"
        assert list((folder / room).glob("test_*.py")), f"tests/games/{game}/{room} has no tests"


# --- The test itself must be able to fail ---


def build(folder: Path, **modules: str) -> House:
    """A game of a few modules: `rules_sailing="import ..."`."""
    for name in ("rules", "words", "picture", "judge"):
        (folder / name).mkdir()
        (folder / name / "__init__.py").write_text("")
    (folder / "__init__.py").write_text("")
    for name, text in modules.items():
        (folder / f"{name.replace('_', '/')}.py").write_text(text)
    return House(folder, "toy")


@pytest.mark.parametrize(
    ("modules", "fault"),
    [
        ({"rules_sailing": "from toy.words.notation import say", "words_notation": ""}, "rules may not know words"),
        (
            {"rules_sailing": "from ..words import notation", "words_notation": ""},
            "imports words.notation: rules may not know words",
        ),
        ({"rules_sailing": "import vaka.draw.svg"}, "rules may not know draw"),
        ({"rules_sailing": "import vaka"}, "rules may not know vaka itself"),
        ({"rules_sailing": "from vaka.games.other.rules import box"}, "rules may not know games"),
        ({"rules_sailing": "from vaka.engine.testing import position"}, "rules may not know engine.testing"),
        (
            {"rules_box": "from toy import game", "game": ""},
            "rules.box, line 1, imports game: rules may not know the door",
        ),
        ({"words_log": "from toy.picture.board import draw", "picture_board": ""}, "words may not know picture"),
        ({"judge_judge": "from toy.words import log", "words_log": ""}, "judge may not know words"),
        ({"picture_board": "from toy.judge import judge", "judge_judge": ""}, "picture may not know judge"),
        ({"game": "from vaka.table import room"}, "the door may not know table"),
        (
            {"rules_sailing": "if TYPE_CHECKING:\n    from toy.rules.sequence import Toy", "rules_sequence": ""},
            "rules.sailing, line 2, imports rules.sequence: nobody in rules may know the sequence",
        ),
        (
            {"rules_actions": "def f():\n    from .position import x", "rules_position": ""},
            "it points back",
        ),
        (
            {"rules_telling": "from . import sailing", "rules_sailing": "import toy.rules.position", "rules_position": ""},
            "it points back",
        ),
        (
            {
                "rules_sailing": "import toy.rules.position, toy.rules.script",
                "rules_script": "import toy.rules.position",
                "rules_position": "",
            },
            "rules.sailing, line 1, imports rules.script: it points back",
        ),
        (
            {"rules_box": "from .actions import X", "rules_actions": "from .box import Y"},
            "a cycle at run time: rules.actions -> rules.box -> rules.actions",
        ),
        (
            {
                "rules_a": "from . import b",
                "rules_b": "from . import c",
                "rules_c": "from .a import x",
                "rules_d": "from . import a",
            },
            "a cycle at run time: rules.a -> rules.b -> rules.c -> rules.a",
        ),
        (
            {"picture_board": "def f():\n    from . import seats", "picture_seats": "from .board import x"},
            "a cycle at run time: picture.board -> picture.seats -> picture.board",
        ),
        (
            {"words_text": "if TYPE_CHECKING:\n    from .asking import A", "words_asking": "from .text import x"},
            "a cycle in words: words.asking -> words.text -> words.asking",
        ),
        (
            {"game": "if TYPE_CHECKING:\n    from toy import other\nelse:\n    from toy import other", "other": "import toy.game"},
            "a cycle at run time: game -> other -> game",
        ),
    ],
)
def test_a_wrong_import_is_named(modules: dict[str, str], fault: str, tmp_path: Path) -> None:
    faults = build(tmp_path, **modules).faults()
    assert len(faults) == 1
    assert fault in faults[0]


@pytest.mark.parametrize(
    ("modules", "fault"),
    [
        ({"one": "from vaka.bots import bot"}, "one, line 1, imports vaka.bots: engine may not know bots"),
        ({"one": "import vaka.games.aloha"}, "engine may not know games"),
        ({"one": "from vaka.engine import two", "two": "def f():\n    from vaka.engine.one import x"}, "at run time: one -> two"),
        ({"one": "if TYPE_CHECKING:\n    from . import two", "two": "from .one import x"}, "a cycle of types: one -> two -> one"),
    ],
)
def test_a_wrong_import_of_a_package_is_named(modules: dict[str, str], fault: str, tmp_path: Path) -> None:
    for name, text in {"__init__": "from vaka.engine.one import x", **modules}.items():
        (tmp_path / f"{name}.py").write_text(text)
    faults = Package(tmp_path, "vaka.engine").faults()
    assert len(faults) == 1
    assert fault in faults[0]


def test_types_may_know_each_other_across_rooms_and_a_position_its_game(tmp_path: Path) -> None:
    door = build(tmp_path, game="from toy.rules import box", rules_box="", words_text="if TYPE_CHECKING:\n    import toy.rules.box")
    assert not door.faults()
    engine = tmp_path / "engine"
    engine.mkdir()
    (engine / "frame.py").write_text("if TYPE_CHECKING:\n    from vaka.engine.game import Game")
    (engine / "game.py").write_text("from vaka.engine.frame import Frame")
    assert not Package(engine, "vaka.engine").faults()


def test_a_house_in_order_has_no_fault(tmp_path: Path) -> None:
    in_order = build(
        tmp_path,
        game="from vaka.engine.game import Game\nfrom toy.rules.sequence import Toy\nfrom toy.words import notation",
        rules_box="import tomllib",
        rules_actions="from toy.rules.box import BOX",
        rules_sea="from toy.rules.box import BOX",
        rules_position="from toy.rules import actions, box, sea",
        rules_telling="from toy.rules.position import Position",
        rules_sailing="from toy.rules import position, telling",
        rules_script="from toy.rules import sailing, position",
        rules_secrets="from toy.rules import sailing, script",
        rules_sequence="from toy.rules import script, secrets, position",
        words_notation="from toy.rules.sequence import Toy",
        picture_board="from vaka.draw.svg import x\nfrom toy.words.notation import say",
        judge_judge="from toy.rules.sailing import sail",
    )
    assert not in_order.faults()
    assert not in_order.strays()


def test_a_room_without_its_file_is_a_stray(tmp_path: Path) -> None:
    built = build(tmp_path, rules_box="")
    (tmp_path / "rules" / "__init__.py").unlink()
    assert House(tmp_path, "toy").strays() == ["rules"]
    assert not built.faults()
