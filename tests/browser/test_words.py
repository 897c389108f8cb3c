"""The pages' words: what is used is there in every language, and what is there is used."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import ROOT
from vaka.engine.words import LANGUAGES, message_ids

TABLE = ROOT / "src" / "vaka" / "table"
WORDS = TABLE / "web"
BUILT = {
    "page-theme-": ("system", "light", "dark"),
    "client-request-": ("undo", "concede", "agree", "invite", "pause", "resume"),
    "page-clock-bank-": ("300-10", "900-20"),
    "client-": ("connecting", "sending", "lost", "gone"),
    "client-about-": ("price", "points"),
    "client-belief-": ("one", "several"),
    "page-pace-": ("slow", "normal", "fast", "one"),
    "page-clock-": ("none", "bank-600", "bank-1800", "bank-3600", "move-86400", "move-259200", "move-604800"),
}


def used() -> set[str]:
    """The keys that templates and client name, those that are put together included."""
    found = {prefix + end for prefix, ends in BUILT.items() for end in ends} | {"page-me", "page-friend", "page-bot"}
    for path in [*TABLE.glob("web/templates/*.html"), *TABLE.glob("client/src/*.ts")]:
        text = path.read_text(encoding="utf-8")
        found.update(re.findall(r"""["'`]((?:page|client)-[a-z-]*[a-z])["'`]""", text))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there_and_used(lang: str) -> None:
    assert message_ids(WORDS, lang) == used()


def parameters(lang: str) -> dict[str, set[str]]:
    """What each message is given."""
    parts = re.split(r"^([a-z0-9-]+) = ", (WORDS / f"messages.{lang}.ftl").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$(\w+)", text)) for key, text in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_translations_take_the_same_parameters(lang: str) -> None:
    assert parameters(lang) == parameters("en")
