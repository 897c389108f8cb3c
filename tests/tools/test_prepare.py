"""What is installed, and by what."""

from __future__ import annotations

from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from tests.tools.loaded import load, tree


class Commands:
    """Commands that are not run: their names, and which of them fail."""

    def __init__(self, *failing: str) -> None:
        self.failing = failing
        self.run: list[str] = []

    def __call__(self, command: list[str], **_: object) -> CompletedProcess[str]:
        name = "uv" if command[0].endswith("/uv") else "get uv" if command[-1] == "uv" else "pip" if "pip" in command else "venv"
        self.run.append(name)
        return CompletedProcess(command, int(name in self.failing))


@pytest.fixture
def prepare() -> Any:
    return load("tools/prepare.py")


def installed_by(prepare: Any, monkeypatch: pytest.MonkeyPatch, venv: Path, *failing: str) -> list[str]:
    commands = Commands(*failing)
    monkeypatch.setattr(prepare.subprocess, "run", commands)
    prepare.install(venv, ["rich"])
    return commands.run


def test_uv_installs(prepare: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert installed_by(prepare, monkeypatch, tmp_path) == ["get uv", "uv"]
    tree(tmp_path, "bin/uv")
    assert installed_by(prepare, monkeypatch, tmp_path) == ["uv"]


def test_pip_installs_where_uv_fails_or_is_not_to_be_had(prepare: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert installed_by(prepare, monkeypatch, tmp_path, "uv") == ["get uv", "uv", "pip"]
    assert installed_by(prepare, monkeypatch, tmp_path, "get uv") == ["get uv", "pip"]


def test_where_pip_fails_too_the_set_up_stops(prepare: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="pip could not install"):
        installed_by(prepare, monkeypatch, tmp_path, "uv", "pip")


def test_playing_installs_nothing_that_only_tests_need(prepare: Any) -> None:
    playing, testing = prepare.requirements("play"), prepare.requirements("test")
    assert any(name.startswith("fastapi") for name in playing)
    assert any(name.startswith("mypy==") for name in playing), "mypyc compiles the rules"
    assert not any(name.startswith(("pytest", "ruff", "playwright", "numpy")) for name in playing)
    assert any(name.startswith("pytest") for name in testing)


def test_each_set_of_requirements_leaves_a_stamp_of_its_own(
    prepare: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare.subprocess, "run", Commands())
    for wanted, stamp in (("play", "tools"), ("test", "testing")):
        prepare.main(tmp_path, wanted)
        assert (tmp_path / stamp).exists()
    assert "installing what tests need" in capsys.readouterr().out
