"""Everything a player reads exists in three languages: messages and rules of every game, of the table and the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import vaka
from vaka.engine.words import LANGUAGES, message_ids

PACKAGE = Path(vaka.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("messages.*.ftl") if path.parent.name != "static"})
NAMES = vaka.games()


def place(folder: Path) -> str:
    return str(folder.relative_to(PACKAGE))


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_the_languages_have_the_same_messages(folder: Path) -> None:
    english = message_ids(folder, "en")
    for lang in LANGUAGES:
        assert message_ids(folder, lang) == english, lang


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_have_no_junk(folder: Path, lang: str) -> None:
    """What Fluent cannot read it skips in silence, so it is looked for here; every key stands once."""
    body = parse((folder / f"messages.{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(name: str, lang: str) -> None:
    """Apostrophes are curved; French high punctuation keeps its space."""
    for file in (f"messages.{lang}.ftl", f"rules.{lang}.md"):
        text = (vaka.game(name).folder / file).read_text(encoding="utf-8")
        assert "'" not in text, file
        if lang == "fr":
            assert not re.search(r"[^\s\u00a0|][;?!»](\s|$)|[^\u00a0\s|`-]:(\s|$)| [:;!?»]", text), file


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_presents_itself_and_its_options(name: str, lang: str) -> None:
    """The first page has a sentence for it, the set-up page a meaning for every choice."""
    game = vaka.game(name)
    keys = message_ids(game.folder, lang)
    wanted = {"tagline"} | {f"seat-{word}" for seats in game.seats for word in game.seat_words(seats)}
    for option, values in game.options.items():
        wanted |= {f"option-{option}", f"option-{option}-meaning"}
        wanted |= {f"option-{option}-{choice}{part}" for choice in values.choices for part in ("", "-meaning")}
    assert wanted <= keys


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_have_the_same_paragraphs_in_every_language(name: str) -> None:
    headings = {lang: re.findall(r"^#+ (\d[\d.]*)", vaka.game(name).rules(lang), re.MULTILINE) for lang in LANGUAGES}
    assert headings["en"]
    assert headings["fr"] == headings["en"]
    assert headings["de"] == headings["en"]
