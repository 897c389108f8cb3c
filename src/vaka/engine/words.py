"""Sentences in the reader's language, written from keys and parameters.

Messages lie in Fluent files (`messages.en.ftl`, `messages.fr.ftl`, `messages.de.ftl`) beside each game, because Fluent knows
plurals and lets a translation choose its own word order and endings. What no message can do by itself is done here, once for all:
a capital at the beginning, one full stop, true minus signs, French elision, and lists with "and".
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vaka.engine.extras import MissingExtra

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "de")
MOST_KEPT: Final = 20_000
"""So many sentences of a game are kept."""
SENTENCES: Final = ("event-", "action-", "outcome-", "obstacle-", "prompt-", "lesson-")
"""Messages whose keys begin like this are whole sentences: they begin with a capital."""
QUOTING: Final = "reason-"
"""Messages that quote what somebody has typed are left as they are."""
_MINUS: Final = re.compile(r"(?<![\w\-−])-(?=\d|[½¼¾])")
_STOPS: Final = re.compile(r"(?<!\.)\.\.(?!\.)")
_MUTE_H: Final = "H(?:é|è|e[lnr]|i[lp]|o[nr]|u[bg]|y)"
_VOWEL: Final = rf"[AEIOUÀÂÉÈÊÎÔÛŒ]|Y[^aeiouyéè\W]|{_MUTE_H}|(?!onz|oui|uhl)[aeiouâéèêîô][a-zà-ÿ]{{2}}"
_ELIDED: Final = re.compile(rf"\b([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Pp]uisqu)e (?={_VOWEL})")


def polished(text: str, lang: str) -> str:
    """What holds for every sentence: one full stop, true minus signs, and in French no vowel before another.

    >>> polished("Red lands on Norfolk Is.. It costs -3.", "en")
    'Red lands on Norfolk Is. It costs −3.'
    >>> polished("La main de Ana, la place de Hélène, de e2 en e3, plus que Orange", "fr")
    'La main d’Ana, la place d’Hélène, de e2 en e3, plus qu’Orange'
    """
    if ".." in text:
        text = _STOPS.sub(".", text)
    if "-" in text:
        text = _MINUS.sub("−", text)
    return _ELIDED.sub("\\1’", text) if lang == "fr" and "e " in text else text


def capital(text: str) -> str:
    """A sentence as it begins.

    >>> capital("ocean hex 0607 is closed."), capital("’t")
    ('Ocean hex 0607 is closed.', '’t')
    """
    return text[:1].upper() + text[1:]


def listed(parts: Sequence[str], lang: str, word: str = "and") -> str:
    """Several words as one enumeration, with "and" (or another message `list-...`) before the last.

    >>> listed(["Ana"], "en"), listed(["Ana", "Ben", "Caro"], "en"), listed(["Ana", "Ben"], "fr"), listed(["a", "b"], "de", "or")
    ('Ana', 'Ana, Ben and Caro', 'Ana et Ben', 'a oder b')
    """
    if len(parts) < 2:
        return "".join(parts)
    return ENGINE.say(f"list-{word}", {"first": ", ".join(parts[:-1]), "last": parts[-1]}, lang)


def joined(parts: Sequence[str], lang: str) -> str:
    """Several phrases with semicolons between them.

    >>> joined(["a", "b"], "en"), joined(["a", "b"], "fr")
    ('a; b', 'a\\xa0; b')
    """
    return ("\u00a0; " if lang == "fr" else "; ").join(parts)


def message_ids(folder: Path, lang: str) -> set[str]:
    """The keys of one language's messages (its private terms not counted)."""
    try:
        from fluent.syntax import ast, parse
    except ModuleNotFoundError:
        return set(_plain(folder, lang))

    resource = parse(_file(folder, lang).read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def _file(folder: Path, lang: str) -> Path:
    return folder / f"messages.{lang}.ftl"


@cache
def _plain(folder: Path, lang: str) -> dict[str, str]:
    """The messages as they are written, one line each: what can be said without Fluent, so that errors are readable in the core."""
    found: dict[str, str] = {}
    for place in (Path(__file__).parent, folder):
        if _file(place, lang).exists():
            text = _file(place, lang).read_text(encoding="utf-8")
            found |= {entry[1]: entry[2] for entry in re.finditer(r"^([a-z][\w-]*) =(.*(?:\n[ \t]+.*)*)", text, re.MULTILINE)}
    return found


def _plainly(pattern: str, params: Mapping[str, Any]) -> str | None:
    """A message of one line with nothing but names in braces; None if it takes more to say it."""
    pattern = re.sub(r"\n[ \t]+\.\w+ =.*", "", pattern)  # its traits
    said = re.sub(r"\{ \$(\w+) \}", lambda found: str(params.get(found[1], found[0])), pattern.strip())
    return None if "{" in re.sub(r"\{ \$\w+ \}", "", pattern) or "\n" in pattern.strip() else said


@cache
def _bundle(folder: Path, lang: str) -> FluentBundle | None:
    """The messages; None if Fluent is not installed."""
    try:
        from fluent.runtime import FluentBundle, FluentResource
    except ModuleNotFoundError:
        return None

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
            bundle = _bundle(self.folder, _known(lang))
            found = key in _plain(self.folder, lang) if bundle is None else bundle.has_message(key)
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

    def trait(self, key: str, name: str, lang: str, otherwise: str) -> str:
        """The attribute of a message, such as the `.kind` of a name, which says how it is used in this language."""
        known = (key, name, lang)
        found = self._named.get(known)
        if found is None:
            bundle = _bundle(self.folder, _known(lang))
            traits = bundle.get_message(key).attributes if bundle is not None and bundle.has_message(key) else {}
            found = str(bundle.format_pattern(traits[name], {})[0]) if bundle is not None and name in traits else otherwise
            if len(self._named) < MOST_KEPT:
                self._named[known] = found
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
        if bundle is None:
            return self._write_plainly(key, params, lang)
        if not bundle.has_message(key):
            raise LookupError(f"no message {key!r} in {lang!r}")
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"message {key!r} has no text in {lang!r}")
        text, errors = bundle.format_pattern(pattern, dict(params))
        if errors:
            raise ValueError(f"message {key!r} in {lang!r}: {errors[0]}")
        if key.startswith(QUOTING):
            return str(text)
        said = polished(str(text), lang)
        return capital(said) if key.startswith(SENTENCES) else said

    def _write_plainly(self, key: str, params: Mapping[str, Any], lang: str) -> str:
        """What can be said without Fluent; raise MissingExtra for the rest."""
        pattern = _plain(self.folder, lang).get(key)
        if pattern is None:
            raise LookupError(f"no message {key!r} in {lang!r}")
        said = _plainly(pattern, params)
        if said is None:
            raise MissingExtra("fluent.runtime", "words")
        return said


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}: there are {', '.join(LANGUAGES)}")
    return lang


ENGINE: Final = Words(Path(__file__).parent)
"""The engine's own messages."""
