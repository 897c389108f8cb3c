"""The site of `make docs`: pages have their place, public names a sentence and an example, nothing comes from elsewhere."""

from __future__ import annotations

import importlib
import inspect
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

import vaka
from tests.conftest import FORM, ROOT
from tests.tools.loaded import load

REFERENCE: Final = ROOT / "docs" / "reference"
MODULES: Final = {
    "vaka": "vaka",
    "arena": "vaka.arena",
    "bots": "vaka.bots",
    "insight": "vaka.insight",
    "research": "vaka.research",
    "engine": "vaka.engine",
    "testing": "vaka.engine.testing",
}
RUN: Final = "import doctest, sys; sys.exit(doctest.testfile(sys.argv[1], module_relative=False).failed > 0)"


@pytest.fixture(scope="module")
def site() -> Any:
    return load("tools/site.py")


def test_every_page_is_in_the_menu(site: Any) -> None:
    menu = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    assert menu == pages | set(site.BESIDE.values())


@pytest.mark.parametrize("name", MODULES)
def test_every_public_name_has_a_sentence_and_an_example(name: str) -> None:
    """The page shows it; the example is in its docstring, or beside it on the page."""
    module, page = importlib.import_module(MODULES[name]), (REFERENCE / f"{name}.md").read_text(encoding="utf-8")
    shown = re.findall(r"^::: ([\w.]+)$", page, re.MULTILINE)
    assert shown
    elsewhere = {"__version__", *(vaka.__all__ if name == "engine" else ())}
    assert sorted(shown) == sorted(f"{MODULES[name]}.{public}" for public in module.__all__ if public not in elsewhere)
    examples = "\n".join(re.findall(r"^```python$(.*?)^```$", page, re.MULTILINE | re.DOTALL))
    for public in module.__all__:
        thing = getattr(module, public)
        if public in elsewhere:
            continue
        if not isinstance(thing, int | str):
            assert inspect.getdoc(thing), f"{public} has no sentence"
        members = vars(thing).values() if inspect.isclass(thing) else ()
        own = any(">>>" in (inspect.getdoc(what) or "") for what in (thing, *members) if not isinstance(what, int))
        assert own or re.search(rf"\b{public}\b", examples, re.IGNORECASE), f"{public} has no example"


@pytest.mark.skipif(FORM == "sources", reason="once is enough")
@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_the_reference_are_true(name: str) -> None:
    """In a process of its own, since they make bots and games known."""
    page = str(REFERENCE / f"{name}.md")
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", RUN, page], capture_output=True, text=True, env=os.environ.copy())
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_link_leads_to_its_page_or_becomes_its_words(site: Any) -> None:
    text = "[a](../bots.md#x) [b](../../src/vaka/cli.py) [c](../../CHANGELOG.md) [d](https://example.org) [e](#f)"
    assert site.with_links(text, Path("docs/games/aloha.md")) == (
        "[a](../bots.md#x) b [c](../changelog.md) [d](https://example.org) [e](#f)"
    )
    assert site.with_links("[a](docs/library.md)", Path("README.md")) == "[a](library.md)"


def test_what_comes_from_elsewhere_is_found(site: Any, tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="https://example.org">x</a><script src="//cdn.example.org/x.js"></script>')
    (tmp_path / "b.css").write_text("@import url(https://fonts.example.org/x); p { background: url(own.svg) }")
    assert site.fetched(tmp_path) == ["a.html: //cdn.example.org/x.js", "b.css: https://fonts.example.org/x"]
