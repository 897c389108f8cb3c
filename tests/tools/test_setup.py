"""The build: what is compiled, and what happens where nothing can be."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import pytest

from tests.conftest import ROOT


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
