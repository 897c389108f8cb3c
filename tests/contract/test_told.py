"""Every message that there is, filled in and read by the lint of language: also those of table, terminal and analysis."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import vaka
from tests import language
from tests.contract.test_words import FOLDERS, place
from vaka.engine.registry import own_games
from vaka.engine.words import LANGUAGES, Words

NAMES = frozenset(("name", "names", "seat", "winner", "winners", "player", "other_seat", "first_seat", "partner_seat"))
"""Variables that stand for players, of whom each is tried."""
TYPED = re.compile(r"typed-|letter-|command-|help$|text-legend$|reason-header-line$")
"""Words to type, a table of them, signs on a map, and how a header is written."""
QUOTING = re.compile(r"reason-")
"""English messages of exceptions have straight quotes, as Python has."""


class Slots(Visitor):
    """The variables of a message, and for each that is selected by, what it may be."""

    def __init__(self) -> None:
        self.free: set[str] = set()
        self.chosen: dict[str, list[str | int]] = {}
        self.parts: set[str] = set()

    @classmethod
    def of(cls, entry: ast.Message) -> Slots:
        slots = cls()
        slots.visit(entry)
        return slots

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the name is the library's)
        self.free.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = self.chosen.setdefault(node.selector.id.name, [])
            keys += [key_value(variant.key) for variant in node.variants]
        self.generic_visit(node)


def key_value(key: ast.Identifier | ast.NumberLiteral) -> str | int:
    """What has to be given to come to this variant."""
    if isinstance(key, ast.NumberLiteral):
        return int(key.value)
    return {"one": 1, "other": 5}.get(key.name, key.name)


def filled(folder: Path, lang: str) -> Iterator[tuple[str, str]]:
    """Each message of a folder with each of its variants, and with players whose names begin differently."""
    body = parse((folder / f"messages.{lang}.ftl").read_text(encoding="utf-8")).body
    slots = {entry.id.name: Slots.of(entry) for entry in body if isinstance(entry, ast.Message)}
    for _ in range(3):  # parts of parts
        for slot in slots.values():
            for part in slot.parts & slots.keys():
                slot.free |= slots[part].free
                slot.chosen = slots[part].chosen | slot.chosen
                slot.parts = slot.parts | slots[part].parts
    words = Words(folder)
    for key, slot in slots.items():
        most = max([len(language.NAMES), *(len(keys) for keys in slot.chosen.values())])
        for number in range(most if slot.free else 1):
            params = {name: value(slot, name, number) for name in slot.free}
            yield key, words.say(key, params, lang)


def value(slot: Slots, name: str, number: int) -> str | int:
    if name in slot.chosen:
        keys = slot.chosen[name]
        return keys[number % len(keys)]
    return language.NAMES[number % len(language.NAMES)] if name in NAMES else "Bora"


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_written_well(folder: Path, lang: str) -> None:
    """Whether a game has come to it or not."""
    told = [(key, text) for key, text in filled(folder, lang) if not TYPED.match(key)]
    game = next((part for part in folder.parts if part in vaka.games()), "")
    faults = [(key, fault) for key, text in told for fault in language.faults(text, lang, game=game)]
    found = {f"{key}: {fault}" for key, fault in faults if not (QUOTING.match(key) and " stray: " in fault)}
    assert not found, "\n".join(sorted(found)[:20])


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if folder.name == "web"], ids=place)
def test_the_page_says_no_name_after_a_vowel_that_would_fall(folder: Path) -> None:
    """What the page says itself is not elided: no "de" before a name."""
    text = (folder / "messages.fr.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^client-[\w-]+ = .*\b(?:[Dd]|[Qq]u|[Jj]usqu)e \{ \$(?:name|seat|winner).*$", text, re.MULTILINE) == []


def test_a_fault_in_a_message_would_be_found(tmp_path: Path) -> None:
    """In any variant, and behind a name."""
    turns = "one = Il reste { $count ->\n    [one] 1 tours\n   *[other] { $count } tours\n}.\n"
    (tmp_path / "messages.fr.ftl").write_text(turns, encoding="utf-8")
    (tmp_path / "messages.de.ftl").write_text("one = Hier sitzt { $name } ..\ntwo = Tippe “x”\n", encoding="utf-8")
    (tmp_path / "messages.en.ftl").write_text("one = { $name }’s turn\n", encoding="utf-8")
    told = {lang: [text for _, text in filled(tmp_path, lang)] for lang in LANGUAGES}
    assert any("1 tours" in text for text in told["fr"])
    assert {"Ana’s turn", "Yves’s turn"} <= set(told["en"])
    assert any(language.faults(text, "fr") for text in told["fr"])
    assert [text for text in told["de"] if language.faults(text, "de")]


@pytest.mark.parametrize("name", own_games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_written_well(name: str, lang: str) -> None:
    """Sentence by sentence, without what is typed and without the marks of the page."""
    text = re.sub(r"!?\[|\]\([^)]*\)|[*#]", "", re.sub(r"`[^`]*`", "X", vaka.game(name).rules(lang)))
    lines = [cell.strip() for line in text.splitlines() if not line.startswith("    ") for cell in line.split("|")]
    found = [fault for line in lines for fault in language.faults(line, lang, game=name)]
    assert not found, "\n".join(found[:20])
