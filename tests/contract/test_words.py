"""Everything a player reads exists in three languages: messages and rules of every game, of the table and the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import vaka
from tests.words import presenting_keys
from vaka.engine.registry import own_games
from vaka.engine.words import LANGUAGES, message_ids

PACKAGE = Path(vaka.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("messages.*.ftl") if path.parent.name != "static"})
NAMES = own_games()
FORM = re.compile(r"^(?:the|an|a|at|to|from|full|no)_")
"""A thing with its article, or a place as where, whither and whence."""


def place(folder: Path) -> str:
    return str(folder.relative_to(PACKAGE))


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_the_languages_have_the_same_messages(folder: Path) -> None:
    english = message_ids(folder, "en")
    for lang in LANGUAGES:
        assert message_ids(folder, lang) == english, lang


class Variables(Visitor):
    """Collects the variables of a message, and the messages that it is made of."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the name is the library's)
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def variables(folder: Path, lang: str) -> dict[str, set[str]]:
    """What every message cannot do without, what its parts need included.

    A thing is one thing in all its forms (`the_...`, `at_...`); a bare colour (`..._word`) is for endings and for the typist,
    so a language may need it where another does not.
    """
    visitors: dict[str, Variables] = {}
    for entry in parse((folder / f"messages.{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            visitors[entry.id.name] = Variables()
            visitors[entry.id.name].visit(entry)
    whole = {key: one.found.union(*(visitors[part].found for part in one.parts)) for key, one in visitors.items()}
    return {key: {FORM.sub("", name) for name in found if not name.endswith("_word")} for key, found in whole.items()}


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
@pytest.mark.parametrize("lang", ["fr", "de"])
def test_translations_use_the_same_variables(folder: Path, lang: str) -> None:
    assert variables(folder, lang) == variables(folder, "en")


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_have_no_junk(folder: Path, lang: str) -> None:
    """What Fluent cannot read it skips in silence, so it is looked for here; every key stands once."""
    body = parse((folder / f"messages.{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


class Texts(Visitor):
    """Collects what a message says itself."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the name is the library's)
        self.found.append(node.value)


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_french_has_its_own_spaces(folder: Path) -> None:
    """No line breaks before a high mark: the space is a narrow one that keeps both together."""
    texts = Texts()
    texts.visit(parse((folder / "messages.fr.ftl").read_text(encoding="utf-8")))
    assert texts.found
    assert not [text for text in texts.found if re.search(r" [:;!?»%]|« ", text)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(name: str, lang: str) -> None:
    """Apostrophes are curved; French high punctuation keeps its space."""
    for file in (f"messages.{lang}.ftl", f"rules.{lang}.md"):
        text = (vaka.game(name).words.folder / file).read_text(encoding="utf-8")
        assert "'" not in text, file
        if lang == "fr":
            assert not re.search(r"[^\s\u00a0|][;?!»](\s|$)|[^\u00a0\s|`-]:(\s|$)| [:;!?»]", text), file


def misspaced(text: str) -> list[str]:
    """Lines of French messages with a plain space, or none, before high punctuation; how a header is written is no sentence."""
    lines = [line for line in text.splitlines() if not line.startswith(("#", "reason-header-line"))]
    return [line for line in lines if re.search(r"[^\s\u00a0|][;?!»](\s|$)|[^\u00a0\s|`-]:(\s|$)| [:;!?»]", line)]


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_french_punctuation_keeps_its_space(folder: Path) -> None:
    """In every message: also those of the pages, the terminal, the engine."""
    assert misspaced((folder / "messages.fr.ftl").read_text(encoding="utf-8")) == []


def test_a_plain_space_would_be_found() -> None:
    assert len(misspaced("a = Reste : { $time }\nb = Fini!\nc = Reste\u00a0: { $time }\n# un commentaire ; sans phrase")) == 2


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_presents_itself_and_its_options(name: str, lang: str) -> None:
    """The first page has a sentence for it, the set-up page a meaning for every choice."""
    game = vaka.game(name)
    assert presenting_keys(game) <= message_ids(game.words.folder, lang)


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_have_the_same_paragraphs_in_every_language(name: str) -> None:
    headings = {lang: re.findall(r"^#+ (\d[\d.]*)", vaka.game(name).rules(lang), re.MULTILINE) for lang in LANGUAGES}
    assert headings["en"]
    assert headings["fr"] == headings["en"]
    assert headings["de"] == headings["en"]


@pytest.mark.parametrize("name", own_games())
def test_while_chance_decides_an_action_is_refused_for_that(name: str) -> None:
    """A seat that asks about an action hears that chance comes first, not that there is no such action."""
    game = vaka.game(name)
    state = game.new(game.seats.stop - 1)
    assert state.actor() == vaka.CHANCE
    for whole in (state, state.redact(0)):
        found = [whole.obstacle(action, 0) for action in (0, game.outcome_count, game.action_count - 1)]
        assert [obstacle.key for obstacle in found if obstacle] == ["chance"] * 3
        unknown = whole.obstacle(game.action_count + game.outcome_count, 0)
        assert unknown is not None
        assert unknown.key == "no-such-action"
