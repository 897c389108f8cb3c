"""Everything that the server says to players exists in three languages, and with the same parameters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import vaka.table
from vaka.engine.words import LANGUAGES, message_ids
from vaka.table.game.refusals import Refused
from vaka.table.gate.languages import accepted_language
from vaka.table.protocol.phrases import SENTENCES
from vaka.table.shown.reasons import refused_message

HERE = Path(vaka.table.__file__).parent


def parameters(lang: str) -> dict[str, set[str]]:
    text = (SENTENCES.folder / f"messages.{lang}.ftl").read_text(encoding="utf-8")
    return {key: set(re.findall(r"\$(\w+)", said)) for key, said in re.findall(r"^([\w-]+) = (.*)$", text, re.MULTILINE)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_messages_in_every_language(lang: str) -> None:
    assert message_ids(SENTENCES.folder, lang) == message_ids(SENTENCES.folder, "en")
    assert parameters(lang) == parameters("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_words(lang: str) -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in HERE.rglob("*.py"))
    keys = set(re.findall(r'(?:Refused|_refused)\(\s*"([\w-]+)"', sources))
    assert len(keys) > 25
    for key in keys:
        said = dict.fromkeys(parameters(lang)[f"refused-{key}"], "x")
        message = refused_message(Refused(key, **said), lang, "act")  # type: ignore[arg-type]
        assert message["reason"] or key == "illegal"


def test_the_readers_language() -> None:
    assert accepted_language("") == "en"
    assert accepted_language("de-AT") == "de"
    assert accepted_language("es, fr;q=0.3, de;q=0.7") == "de"
    assert accepted_language("fr;q=0, en;q=0.1") == "en"
    assert accepted_language(";;;q=x,,") == "en"
