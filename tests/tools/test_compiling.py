"""Compiling side by side, and only what has changed."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.tools.loaded import load

pytestmark = pytest.mark.skipif(shutil.which("cc") is None, reason="this needs a C compiler")


@pytest.fixture
def compiling() -> Any:
    return load("tools/compiling.py")


class Project:
    """An extension of two files in a folder of its own, one of which reads a header."""

    def __init__(self, compiling: Any, folder: Path) -> None:
        self.compiling = compiling
        self.folder = folder
        self.write("number.h", "#define NUMBER 1\n")
        self.write("one.c", '#include "number.h"\nint one(void) { return NUMBER; }\n')
        self.write("two.c", "int two(void) { return 2; }\n")

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def build(self) -> None:
        from setuptools import Distribution
        from setuptools.extension import Extension

        sources = [str(self.folder / name) for name in ("one.c", "two.c")]
        extension = Extension("pair", sources, include_dirs=[str(self.folder)])
        command = self.compiling.SideBySide(Distribution({"name": "pair", "ext_modules": [extension]}))
        command.build_lib, command.build_temp = str(self.folder / "lib"), str(self.folder / "temp")
        command.ensure_finalized()
        command.run()


@pytest.fixture
def project(compiling: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.chdir(tmp_path)
    return Project(compiling, tmp_path)


def test_what_has_not_changed_is_not_compiled_again(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.build()
    first = capsys.readouterr().out
    assert "vaka: compiled 2 of 2" in first
    assert "vaka: linked 1 of 1" in first
    project.build()
    assert "vaka:" not in capsys.readouterr().out
    project.write("two.c", "int two(void) { return 22; }\n")
    project.build()
    assert "vaka: compiled 1 of 1" in capsys.readouterr().out


def test_a_header_that_has_changed_compiles_what_reads_it(project: Project, capsys: pytest.CaptureFixture[str]) -> None:
    project.build()
    capsys.readouterr()
    project.write("number.h", "#define NUMBER 11\n")
    project.build()
    said = capsys.readouterr().out
    assert "vaka: compiled 1 of 1" in said
    assert "vaka: linked 1 of 1" in said


def test_a_part_that_does_not_compile_is_named(project: Project, compiling: Any) -> None:
    project.write("two.c", "int two(void) { return nothing; }\n")
    with pytest.raises(compiling.CompileError, match=r"two\.c could not be compiled(.|\n)*nothing"):
        project.build()


def test_what_failed_or_was_cut_off_is_compiled_again(project: Project, compiling: Any, capsys: pytest.CaptureFixture[str]) -> None:
    project.build()
    right = (project.folder / "two.c").read_text()
    project.write("two.c", "int two(void) { return nothing; }\n")
    with pytest.raises(compiling.CompileError):
        project.build()
    capsys.readouterr()
    project.write("two.c", right)
    project.build()
    assert "vaka: compiled 1 of 1" in capsys.readouterr().out


def test_the_largest_files_are_compiled_first(compiling: Any, tmp_path: Path) -> None:
    """Otherwise one processor would be at work on the last of them while the others have nothing to do."""
    order: list[str] = []
    jobs = []
    for name, size in (("small", 1), ("large", 100), ("middling", 10)):
        source = tmp_path / name
        source.write_text("x" * size)
        stamp = tmp_path / f"{name}.from"
        jobs.append(compiling.Job(tmp_path / f"{name}.o", stamp, "hash", str(source), lambda name=name: order.append(name)))
    compiling.run(jobs, "compiled", processors=1)
    assert order == ["large", "middling", "small"]
