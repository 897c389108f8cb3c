"""`vaka new-game`: what it writes is green, can be played, and is called what one wished."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import vaka
from tests.cli.conftest import Vaka
from tests.contract.graph import House
from vaka.terminal.new_game import STARTER, check_name, renamed, write_own

PACKAGE = Path(vaka.__file__).parent


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of its own, written by the command."""
    folder = tmp_path_factory.mktemp("games")
    run(folder, "-m", "vaka", "new-game", "tide_pools")
    return folder / "tide_pools"


def run(folder: Path, *words: str, status: int = 0) -> str:
    """Python in a folder, on the very vaka under test."""
    path = os.pathsep.join([str(folder), str(PACKAGE.parent), *filter(None, sys.path)])
    environment = os.environ | {"PYTHONPATH": path, "LC_ALL": "C.UTF-8", "VAKA_TEST_FORM": ""}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_its_own_tests_are_green(project: Path) -> None:
    said = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    assert "20 passed" in said


def test_it_follows_the_house_plan(project: Path) -> None:
    house = House(project / "tide_pools", "tide_pools")
    assert not house.faults()
    assert not house.strays()
    assert {path.name for path in (project / "tide_pools").iterdir() if path.is_dir()} >= {"rules", "words", "picture", "judge"}
    assert {path.name for path in (project / "tests").iterdir() if path.is_dir()} >= {"rules", "words", "picture", "judge"}


def test_nothing_is_left_of_the_starters_name(project: Path) -> None:
    for path in project.rglob("*"):
        assert "starter" not in path.name
        if path.suffix in (".py", ".toml", ".ftl", ".md"):
            assert "starter" not in path.read_text(encoding="utf-8").lower(), path


def test_it_is_found_and_played_once_it_is_installed(project: Path) -> None:
    """As `pip install` would leave it: the entry point of its pyproject.toml in a folder beside the package."""
    described = project / "tide_pools-0.1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: tide_pools\nVersion: 0.1.0\n")
    (described / "entry_points.txt").write_text("[vaka.games]\ntide_pools = tide_pools.game:TidePoolsGame\n")
    assert 'tide_pools = "tide_pools.game:TidePoolsGame"' in (project / "pyproject.toml").read_text()
    assert "Tide Pools" in run(project, "-m", "vaka", "games")
    assert "3 games" in run(project, "-m", "vaka", "simulate", "tide_pools", "--seats", "3", "--games", "3", "--bots", "greedy")
    assert "## 3.1" in run(project, "-m", "vaka", "rules", "tide_pools").replace("### 3.1", "## 3.1")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Tide", "small letters"),
        ("tide pools", "small letters"),
        ("3d", "small letters"),
        ("class", "small letters"),
        ("tide_", "small letters"),
        ("tide__pools", "small letters"),
        ("aloha", "something is called 'aloha' already"),
        ("json", "something is called 'json' already"),
        ("starter", "something is called 'starter' already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, reason: str, vaka_command: Vaka, tmp_path: Path) -> None:
    done = vaka_command("new-game", name, "--folder", str(tmp_path))
    assert done.status == 2
    assert reason in done.err
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(vaka_command: Vaka, tmp_path: Path) -> None:
    (tmp_path / "tide_pools").mkdir()
    done = vaka_command("new-game", "tide_pools", "--folder", str(tmp_path))
    assert done.status == 1
    assert "is there already" in done.err
    assert vaka_command("new-game", "tide_pools", "--folder", str(tmp_path / "nowhere")).status == 1


def test_in_a_checkout_it_becomes_one_of_vakas_own(tmp_path: Path) -> None:
    for folder in ("src/vaka/games", "tests/games", "docs/games", "tools"):
        (tmp_path / folder).mkdir(parents=True)
    for tool in ("paragraphs", "playthroughs"):
        (tmp_path / "tools" / f"{tool}.py").write_text(f"import sys\nopen('{tool}-' + sys.argv[1], 'w').close()\n")
    written = write_own("tide_pools", tmp_path)
    assert (tmp_path / "docs" / "games" / "tide_pools.md") in written
    assert "from vaka.games.tide_pools.rules" in (tmp_path / "src/vaka/games/tide_pools/game.py").read_text(encoding="utf-8")
    assert (tmp_path / "tests/games/tide_pools/rules/test_gathering.py").exists()
    assert not (tmp_path / "src/vaka/games/tide_pools/tests").exists()
    assert (tmp_path / "paragraphs-tide_pools").exists()
    assert (tmp_path / "playthroughs-tide_pools").exists()


def test_every_file_of_the_starter_is_for_the_new_game() -> None:
    check_name("tide_pools")
    for path in STARTER.rglob("*.py"):
        text = renamed(path.read_text(encoding="utf-8"), "lei", "vaka.games.lei", is_code=True)
        assert "vaka.terminal" not in text
        compile(text, str(path), "exec")
