"""The index from paragraphs to functions: complete, up to date, and able to complain."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.conftest import ROOT
from tests.tools.loaded import load
from vaka.engine.registry import own_games

TOOL: Any = load("tools/paragraphs.py")
RULES = "# Toy\n\n## 1 Aim\n\n## 2 Actions\n\n### 2.1 Sail\n\n### 2.2 Fish\n"
PAGE = "# Toy\n\n<!-- paragraphs, prose only: 1 -->\nold\n<!-- end of paragraphs -->\n\nThe end.\n"
SAILING = '''
def sail() -> None:
    """§2.1: one tile, unless it fishes (§2.2)."""

class Toy:
    """§2.1: a boat."""

    def fish(self) -> None:
        """§2.2: one fish."""
'''


@pytest.mark.parametrize("game", own_games())
def test_every_paragraph_has_its_functions(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    faults = TOOL.faults(ROOT / "src" / "vaka" / "games" / game, page)
    assert not faults, "\n".join(["", *faults])


@pytest.mark.parametrize("game", own_games())
def test_the_index_is_up_to_date(game: str) -> None:
    page = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    assert TOOL.written(ROOT / "src" / "vaka" / "games" / game, page) == page, "run `make paragraphs`"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game with two rules."""
    toy = tmp_path / "toy"
    for path, text in {"rules/sailing.py": SAILING, "words/rules.en.md": RULES}.items():
        (toy / path).parent.mkdir(parents=True)
        (toy / path).write_text(text, encoding="utf-8")
    return toy


def test_an_index_is_written_between_the_marks(folder: Path) -> None:
    assert TOOL.written(folder, PAGE) == (
        "# Toy\n\n<!-- paragraphs, prose only: 1 -->\n"
        "| paragraph | functions |\n|---|---|\n"
        "| 2.1 Sail | [sailing](../../src/vaka/games/toy/rules/sailing.py): `sail`, `Toy` |\n"
        "| 2.2 Fish | [sailing](../../src/vaka/games/toy/rules/sailing.py): `Toy.fish`, `sail` |\n"
        "<!-- end of paragraphs -->\n\nThe end.\n"
    )
    assert not TOOL.faults(folder, PAGE)


def test_what_is_missing_is_named(folder: Path) -> None:
    (folder / "rules" / "sailing.py").write_text('def sail():\n    """§2.1, §3: far."""\n', encoding="utf-8")
    assert TOOL.faults(folder, PAGE.replace("only: 1", "only: 2.1, 4")) == [
        "sailing.sail names §3, which the rules do not have",
        "no function names §1 Aim, and it is not called prose only",
        "§2.1 Sail is called prose only, but functions name it",
        "no function names §2.2 Fish, and it is not called prose only",
        "there is no §4 to be prose only",
    ]


CREW = "# Toy\n\n## 1 Crew\n\n- **Cook**: cooks.\n- **Mate**: sails twice.\n\n## 2 Sail\n\n- **Wind**: blows.\n"


def test_an_item_that_is_named_has_a_row_of_its_own_and_so_have_the_others(folder: Path) -> None:
    (folder / "words" / "rules.en.md").write_text(CREW, encoding="utf-8")
    (folder / "rules" / "crew").mkdir()
    (folder / "rules" / "crew" / "mates.py").write_text(
        'def sail():\n    """§2: Wind fills the sails; the Mate twice (§1 Mate)."""\n'
    )
    (folder / "rules" / "sailing.py").write_text('def cook():\n    """§1 Pots: are washed."""\n', encoding="utf-8")
    rows = TOOL.index(folder).splitlines()[2:]
    assert rows == [
        "| 1 Crew | [sailing](../../src/vaka/games/toy/rules/sailing.py): `cook` |",
        "| 1 Mate | [crew/mates](../../src/vaka/games/toy/rules/crew/mates.py): `sail` |",
        "| 2 Sail | [crew/mates](../../src/vaka/games/toy/rules/crew/mates.py): `sail` |",
    ]
    assert TOOL.faults(folder, PAGE.replace(", prose only: 1", "")) == [
        "no function names §1 Cook, and it is not called prose only"
    ]


def test_a_page_without_a_place_is_refused(folder: Path) -> None:
    with pytest.raises(ValueError, match=r"toy\.md has no place for the index"):
        TOOL.written(folder, "# Toy\n")
