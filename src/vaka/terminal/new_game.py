"""`vaka new-game`: a small, green game in the house plan, to be changed into another.

What is written is the package `starter` beside this module, under another name. In a checkout of Vaka it becomes one of its own
games; anywhere else a package with its own `pyproject.toml`, which Vaka finds once it is installed.
"""

from __future__ import annotations

import keyword
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from vaka.engine.registry import games
from vaka.terminal.common import Failure, Speech, Usage, add_language, language, show

if TYPE_CHECKING:
    import argparse

STARTER: Final = Path(__file__).parent / "starter"
PACKAGE: Final = "vaka.terminal.starter"
WRITTEN: Final = (".py", ".toml", ".ftl", ".md")
PROJECT: Final = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "0.1.0"
description = "{title}, a game for Vaka"
requires-python = ">=3.11"
dependencies = ["vaka"]

[project.entry-points."vaka.games"]
{name} = "{name}.game:{kind}Game"

[tool.setuptools.packages.find]
include = ["{name}*"]

[tool.setuptools.package-data]
"*" = ["*.toml", "*.ftl", "*.md"]

[tool.pytest.ini_options]
testpaths = ["tests"]
pythonpath = ["."]
"""
PAGE: Final = """\
# {title}

What is known of the box, our rulings, and where each comes from.

## From the rules to the code

Each paragraph of the rules text with the functions that hold it. `make paragraphs` writes this table from the docstrings.

<!-- paragraphs, prose only: 1, 5 -->
<!-- end of paragraphs -->
"""


def add_new_game(parser: argparse.ArgumentParser) -> None:
    """What `vaka new-game` takes."""
    parser.add_argument("name", metavar="NAME", help="of the game and its package: small letters, digits and underscores")
    parser.add_argument("--folder", metavar="DIR", default=".", help="where to write it (default: here)")
    add_language(parser)
    parser.set_defaults(run=run_new_game)


def run_new_game(args: argparse.Namespace) -> int:
    """Write the game, and say what to do next."""
    say, folder = Speech(language(args)), Path(args.folder)
    check_name(args.name)
    if not folder.is_dir():
        raise Failure(f"{folder}: there is no such folder")
    if is_checkout(folder):
        written = write_own(args.name, folder)
        show(say("new-game-own", title=title_of(args.name), count=len(written), folder=f"{folder / own_place(args.name)}"))
    else:
        written = write_project(args.name, folder)
        show(say("new-game-project", title=title_of(args.name), count=len(written), folder=f"{folder / args.name}", name=args.name))
    return 0


def check_name(name: str) -> None:
    """Raise Usage if no package can be called this, or a game is."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", name) or name.endswith("_") or "__" in name or keyword.iskeyword(name):
        raise Usage(f"a game is called by small letters, digits and single underscores, not {name[:40]!r}")
    if name in games() or (STARTER.parent / name).exists() or find_spec(name) is not None:
        raise Usage(f"something is called {name!r} already")


def title_of(name: str) -> str:
    """The title of a game.

    >>> title_of("tide_pools")
    'Tide Pools'
    """
    return name.replace("_", " ").title()


# --- Writing ---


def is_checkout(folder: Path) -> bool:
    """Is this where Vaka itself is made?"""
    return (folder / "src" / "vaka" / "games").is_dir() and (folder / "setup.py").exists()


def own_place(name: str) -> Path:
    """Where a game of Vaka's own lies."""
    return Path("src") / "vaka" / "games" / name


def write_own(name: str, root: Path) -> list[Path]:
    """A game among Vaka's own, its tests and its page, with what commands of the project write for it."""
    new, tests, page = root / own_place(name), root / "tests" / "games" / name, root / "docs" / "games" / f"{name}.md"
    refuse_what_is_there(new, tests, page)
    written = copy(name, f"vaka.games.{name}", new, tests)
    page.write_text(PAGE.format(title=title_of(name)), encoding="utf-8")
    for tool in ("paragraphs.py", "playthroughs.py"):
        run_tool(root, tool, name)
    return [*written, page]


def run_tool(root: Path, tool: str, game: str) -> None:
    """Run a command of the project for one game, on its sources."""
    environment = os.environ | {"PYTHONPATH": str(root.resolve() / "src")}
    done = subprocess.run([sys.executable, f"tools/{tool}", game], cwd=root, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failure(f"tools/{tool}: {(done.stderr or done.stdout).strip()}")


def write_project(name: str, folder: Path) -> list[Path]:
    """A package of its own, with its tests beside it."""
    project = folder / name
    refuse_what_is_there(project)
    written = copy(name, name, project / name, project / "tests")
    described = project / "pyproject.toml"
    described.write_text(PROJECT.format(name=name, title=title_of(name), kind=class_of(name)), encoding="utf-8")
    return [*written, described]


def refuse_what_is_there(*paths: Path) -> None:
    """Raise Failure before anything is written over."""
    for path in paths:
        if path.exists():
            raise Failure(f"{path} is there already")


def copy(name: str, package: str, new: Path, tests: Path) -> list[Path]:
    """The starter under its new name, its tests in their own folder; the files that were written."""
    written = []
    for path in sorted(STARTER.rglob("*")):
        inner = path.relative_to(STARTER)
        if path.suffix not in WRITTEN or not path.is_file():
            continue
        target = tests.joinpath(*inner.parts[1:]) if inner.parts[0] == "tests" else new / inner
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(renamed(path.read_text(encoding="utf-8"), name, package, is_code=path.suffix == ".py"), encoding="utf-8")
        written.append(target)
    return written


def class_of(name: str) -> str:
    """How its classes begin.

    >>> class_of("tide_pools")
    'TidePools'
    """
    return title_of(name).replace(" ", "")


def renamed(text: str, name: str, package: str, *, is_code: bool) -> str:
    """A file of the starter for the new game.

    >>> renamed('from vaka.terminal.starter.game import StarterGame', "lei", "vaka.games.lei", is_code=True)
    'from vaka.games.lei.game import LeiGame'
    """
    title = title_of(name)
    text = text.replace(PACKAGE, package).replace('"Starter"', f'"{title}"').replace('"""Starter', f'"""{title}')
    text = text.replace("Starter", class_of(name) if is_code else title).replace("starter", name)
    return text if package.startswith("vaka.") else in_blocks(text, package)


def in_blocks(text: str, package: str) -> str:
    """The imports of another package: Vaka is one of the libraries there, and the package itself stands apart."""
    text = re.sub(r"^((?:from|import) (?:librt|mypy_extensions|pytest)\b.*\n)\n(from vaka)", r"\1\2", text, flags=re.MULTILINE)
    return re.sub(rf"^(from vaka.*\n)(from {package}\b)", r"\1\n\2", text, flags=re.MULTILINE)
