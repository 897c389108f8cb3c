"""The build: what is compiled, and what happens where nothing can be."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT
from tests.engine import lei
from vaka.engine.registry import own_games


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> Any:
    """setup.py as a module."""
    monkeypatch.chdir(ROOT)
    spec = spec_from_file_location("vaka_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_rules_of_a_game_are_a_group_of_their_own(build: Any) -> None:
    groups = {name: paths for paths, name in build.groups()}
    assert "src/vaka/engine/state.py" in groups["vaka_engine"]
    assert "src/vaka/games/aloha/sailing.py" in groups["vaka_aloha"]
    assert not any(path.endswith(("board.py", "game.py", "__init__.py")) for paths in groups.values() for path in paths)


def test_a_game_in_everyday_python_is_not_compiled(build: Any, tmp_path: Path) -> None:
    """docs/adding-a-game.md, section 8: the page's own code as src/vaka/games/lei/lei.py is all that is needed."""
    folder = tmp_path / "src" / "vaka" / "games" / "lei"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("from vaka.games.lei.lei import LeiGame\n\nGAME = LeiGame\n")
    (folder / "lei.py").write_text(lei.source(), encoding="utf-8")
    assert [name for _, name in build.groups(tmp_path)] == ["vaka_engine", "vaka_bots"]
    (folder / "laying.py").write_text("from mypy_extensions import i64\n")
    assert build.groups(tmp_path)[-1] == (["src/vaka/games/lei/laying.py", "src/vaka/games/lei/lei.py"], "vaka_lei")


def test_the_rules_of_every_own_game_are_compiled(build: Any) -> None:
    assert {f"vaka_{name}" for name in own_games()} <= {name for _, name in build.groups()}


def test_without_a_compiler_the_install_says_so_and_falls_back(
    build: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("VAKA_COMPILE", raising=False)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    assert build.extensions() == []
    assert "no C compiler was found (on Debian: apt install gcc)" in capsys.readouterr().err


def test_a_compiler_that_does_not_find_pythons_headers_is_named(build: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    assert "python3-dev" in build.missing_for_compiling()


def test_the_pure_python_build_can_be_asked_for(build: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAKA_COMPILE", "0")
    assert build.extensions() == []
