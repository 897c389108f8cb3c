"""Sentences in the reader's language, written from keys and parameters.

Messages lie in Fluent files (`messages.en.ftl`, `messages.fr.ftl`, `messages.de.ftl`) beside each game, because Fluent knows
plurals and lets a translation choose its own word order and endings.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "de")
MOST_KEPT: Final = 20_000
"""So many sentences of a game are kept."""


def message_ids(folder: Path, lang: str) -> set[str]:
    """The keys of one language's messages (its private terms not counted)."""
    from fluent.syntax import ast, parse

    resource = parse(_file(folder, lang).read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def _file(folder: Path, lang: str) -> Path:
    return folder / f"messages.{lang}.ftl"


@cache
def _bundle(folder: Path, lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for place in (Path(__file__).parent, folder):
        if _file(place, lang).exists():
            bundle.add_resource(FluentResource(_file(place, lang).read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


class Words:
    """The messages of one folder, the engine's own behind them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._said: dict[tuple[object, ...], str] = {}
        self._has: dict[tuple[str, str], bool] = {}
        self._named: dict[tuple[str, str, str], str] = {}

    def has(self, key: str, lang: str) -> bool:
        """Is there a message of this key?"""
        found = self._has.get((key, lang))
        if found is None:
            found = _bundle(self.folder, _known(lang)).has_message(key)
            if len(self._has) < MOST_KEPT:
                self._has[key, lang] = found
        return found

    def named(self, what: str, word: str, lang: str, otherwise: str) -> str:
        """The message `what-word` if there is one; seats and kinds are named many times for each view that is shown."""
        found = self._named.get((what, word, lang))
        if found is None:
            found = self.say(f"{what}-{word}", {}, lang) if self.has(f"{what}-{word}", lang) else otherwise
            if len(self._named) < MOST_KEPT:
                self._named[what, word, lang] = found
        return found

    def say(self, key: str, params: Mapping[str, Any], lang: str) -> str:
        """The message in this language; raise LookupError if there is none, ValueError if a parameter is missing.

        Writing a sentence takes many times as long as finding it again, and games repeat themselves: what was said is kept.
        """
        known = (lang, key, *params.items(), *map(type, params.values()))  # 1 and True are equal, and said otherwise
        try:
            return self._said[known]
        except KeyError:
            text = self._write(key, params, lang)
        except TypeError:  # a parameter that cannot be looked up
            return self._write(key, params, lang)
        if len(self._said) >= MOST_KEPT:
            self._said.clear()
        self._said[known] = text
        return text

    def _write(self, key: str, params: Mapping[str, Any], lang: str) -> str:
        bundle = _bundle(self.folder, _known(lang))
        if not bundle.has_message(key):
            raise LookupError(f"no message {key!r} in {lang!r}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"message {key!r} has no text in {lang!r}")
        text, errors = bundle.format_pattern(pattern, dict(params))
        if errors:
            raise ValueError(f"message {key!r} in {lang!r}: {errors[0]}")
        return str(text)


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}: there are {', '.join(LANGUAGES)}")
    return lang
