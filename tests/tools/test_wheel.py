"""What others install: the sdist, and the wheel of `make setup` in a fresh environment with what it asks for and nothing else."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

import httpx
import pytest
from packaging.requirements import Requirement

from tests.conftest import FORM, ROOT
from vaka.engine.registry import own_games

WHEELS: Final = ROOT / "build" / "wheel"
PAGES: Final = ("app.js", "app.css", "icon.svg", "seats.svg", "messages.en.ftl", "messages.fr.ftl", "messages.de.ftl")
PLAY: Final = """
import random, vaka
state, rng = vaka.game("aloha").new(seats=2), random.Random(7)
while state.actor() != vaka.OVER:
    state.apply(rng.choice(state.legal()))
print(vaka.__file__, state.ply, state.winners())
"""

pytestmark = pytest.mark.skipif(FORM == "sources", reason="the wheel is the installed form")


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The wheel that is installed here."""
    found = sorted(WHEELS.glob("vaka-*.whl"))
    assert found, "make setup builds the wheel"
    return found[-1]


@pytest.fixture(scope="module")
def fresh(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and, linked from here, exactly what it says that it needs for the table."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, with_pip=False)
    site = next(folder.glob("lib/python*/site-packages"))
    install = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install", "--no-deps", "--quiet"]
    subprocess.run([*install, "--disable-pip-version-check", str(wheel)], check=True)
    found = next(site.glob("vaka-*.dist-info"))
    for needed in closure(Distribution.at(found), "table"):
        for name in {file.parts[0] for file in needed.files or ()} - {"..", "__pycache__"}:
            if not (site / name).exists():
                (site / name).symlink_to(Path(str(needed.locate_file(name))))
    return folder


def closure(first: Distribution, extra: str) -> list[Distribution]:
    """What a distribution needs with an extra, and what that needs, without extras that nobody asked for."""
    found: dict[str, Distribution] = {}
    waiting = [(requirement, asked) for requirement in first.requires or () for asked in ("", extra)]
    while waiting:
        text, extra = waiting.pop()
        wanted = Requirement(text)
        if wanted.marker and not wanted.marker.evaluate({"extra": extra}):
            continue
        key = f"{wanted.name.lower()}[{','.join(sorted(wanted.extras))}]"
        if key in found:
            continue
        try:
            found[key] = distribution(wanted.name)
        except PackageNotFoundError:
            pytest.fail(f"{wanted} is asked for, but not installed here")
        for needed in found[key].requires or ():
            waiting += [(needed, one) for one in ("", *wanted.extras)]
    return list(found.values())


def run(folder: Path, *command: str) -> str:
    """What a program of the fresh environment says; nothing of this one is on its path."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")}
    done = subprocess.run([folder / "bin" / command[0], *command[1:]], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_wheel_is_imported_and_plays(fresh: Path) -> None:
    said = run(fresh, "python", "-c", PLAY)
    assert said.startswith(str(fresh)), "this is another vaka"
    assert " [" in said
    games = run(fresh, "vaka", "games")
    assert all(name in games for name in own_games())


@pytest.fixture
def address(fresh: Path, tmp_path: Path) -> Iterator[str]:
    """A server of the fresh environment."""
    store = f"sqlite:///{tmp_path}/games.db"
    command = [str(fresh / "bin" / "vaka"), "serve", "--port", "0", "--no-browser", "--workers", "1", "--database", store]
    server = subprocess.Popen(command, cwd=fresh, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
    assert found, "the server did not start"
    yield found[0]
    server.terminate()
    server.wait(15)
    server.stdout.close()


def test_the_wheel_serves_its_first_page_with_its_script(address: str) -> None:
    with httpx.Client(base_url=address, timeout=20, follow_redirects=True) as client:
        page = client.get("/")
        assert page.status_code == 200
        assert "Aloha" in page.text
        script, style = (
            re.search(r'<script[^>]*src="([^"]+)"', page.text),
            re.search(r'<link[^>]*href="([^"]+\.css[^"]*)"', page.text),
        )
        assert script is not None
        assert style is not None
        for part, kind in ((script[1], "javascript"), (style[1], "css")):
            answer = client.get(part)
            assert answer.status_code == 200
            assert kind in answer.headers["content-type"]
            assert len(answer.text) > 1000


def test_the_wheel_has_every_room_and_all_words(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    sources = ROOT / "src"
    wanted = {path.relative_to(sources).as_posix() for path in (sources / "vaka").rglob("*.py")}
    wanted |= {
        path.relative_to(sources).as_posix()
        for kind in ("ftl", "toml", "md")
        for path in (sources / "vaka" / "games").rglob(f"*.{kind}")
    }
    wanted |= {f"vaka/table/static/{name}" for name in PAGES}
    assert not wanted - names, "the wheel lacks these"
    assert not [name for name in names if name.endswith((".ts", ".c")) or "node_modules" in name]


def test_the_sdist_carries_the_pages_built(tmp_path: Path) -> None:
    code = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, check=True, capture_output=True)
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as sdist:
        members = {member.name.partition("/")[2]: member for member in sdist.getmembers()}
    for name in (
        *(f"src/vaka/table/static/{page}" for page in (*PAGES, "built")),
        "src/vaka/table/client/src/main.ts",
        *(f"tools/{name}.py" for name in ("client", "compiling", "parts")),
    ):
        assert name in members, f"the sdist lacks {name}"
    for game in own_games():
        assert members[f"src/vaka/games/{game}/rules/packed.py"].isreg(), "a link would point nowhere"
    assert not [name for name in members if name.endswith((".so", ".pyc")) or name.startswith(("tests/", "build/"))]
