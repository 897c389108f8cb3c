"""The exceptions: few, precise, and carrying what a person needs to act."""

from __future__ import annotations

import copyreg
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vaka.engine.words import Words

if TYPE_CHECKING:
    from vaka.engine.events import Obstacle

WORDS: Final = Words(Path(__file__).parent)
LONGEST: Final = 60
"""So much of what somebody wrote is quoted."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a key and its parameters, `str` in English, `say` in the reader's language.

    A parameter may be another reason, a sentence by language (`{"en": ..., "fr": ..., "de": ...}`), or a tuple of words of
    which one is meant.

    >>> str(Reason("seats", {"game": "Aloha", "low": 2, "high": 4, "seats": 9}))
    'Aloha is for 2 to 4 players, not 9'
    >>> Reason("seats", {"game": "Aloha", "low": 2, "high": 4, "seats": 9}).say("de")
    'Aloha ist für 2 bis 4 Personen, nicht für 9'
    """

    key: str
    params: dict[str, Any] = field(default_factory=dict)

    def say(self, lang: str = "en") -> str:
        """The sentence in this language."""
        given = {name: _said(value, lang) for name, value in self.params.items()}
        try:
            return WORDS.say(f"reason-{self.key}", given, lang)
        except ImportError:  # a sentence with plurals, in the core alone
            return " ".join([self.key, *(f"{name}={value}" for name, value in given.items())])

    def __str__(self) -> str:
        return self.say("en")


def _said(value: Any, lang: str) -> str:
    if isinstance(value, Reason | VakaError):
        return value.say(lang)
    if isinstance(value, Mapping):
        return str(value[lang])
    if isinstance(value, tuple):
        words = [_said(word, lang) for word in value]
        return words[0] if len(words) == 1 else WORDS.say("reason-or", {"first": ", ".join(words[:-1]), "last": words[-1]}, lang)
    return "".join(letter if letter.isprintable() else " " for letter in str(value))


def quoted(text: object) -> str:
    """What somebody wrote, as a message quotes it: not too much of it.

    >>> quoted("x" * 80) == "x" * 60
    True
    """
    return str(text)[:LONGEST]


class VakaError(Exception):
    """What every exception of Vaka is; its text is one line that can be shown to a person, `say` gives it in their language.

    What only a programmer meets is a text, and English.
    """

    def __init__(self, reason: str | Reason = "") -> None:
        super().__init__(reason)
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return (copyreg.__newobj__, (type(self), *self.args), self.__dict__)  # type: ignore[attr-defined]

    def say(self, lang: str = "en") -> str:
        """The text in this language, if it is there in several."""
        said = self.args[0] if self.args else ""
        return said.say(lang) if isinstance(said, Reason) else str(said)


class UnknownName(VakaError, LookupError):
    """There is nothing of that name; `suggestions` lists what sounds like it."""

    what = ""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        known = tuple(sorted(known))
        self.name = name
        self.suggestions = get_close_matches(name.lower(), known, n=3, cutoff=0.6)
        near = {"name": quoted(name), "near": tuple(self.suggestions)}
        there = {"name": quoted(name), "known": ", ".join(known)}
        super().__init__(Reason(f"no-{self.what}-near", near) if self.suggestions else Reason(f"no-{self.what}", there))


class UnknownGame(UnknownName):
    """There is no game of that name; `suggestions` lists those that sound like it."""

    what = "game"


class BrokenGame(UnknownGame):
    """Another package registers the game, but it cannot be loaded; `why` is what went wrong, in the words of Python."""

    def __init__(self, name: str, why: str) -> None:
        VakaError.__init__(self, Reason("broken-game", {"name": quoted(name), "why": " ".join(why.split())[:300]}))
        self.name = name
        self.suggestions = []
        self.why = why


class BadOption(VakaError, ValueError):
    """A seat count or an option that the game does not have, or two that do not go together."""


class IllegalAction(VakaError, ValueError):
    """The action is not open now; `obstacle` is the reason, with the paragraph of the rules."""

    def __init__(self, message: str, obstacle: Obstacle | None = None) -> None:
        super().__init__(message)
        self.obstacle = obstacle


class StaleAction(VakaError):
    """The decision that was answered no longer stands."""


class BadNotation(VakaError, ValueError):
    """The words are no action of this game."""


class Misheard(ValueError):
    """What was typed is wrong, and why is said in each language; its text is English. `Game.parse` makes a BadNotation of it."""

    def __init__(self, sentences: Mapping[str, str]) -> None:
        super().__init__(sentences["en"])
        self.sentences = dict(sentences)


class BadRecord(VakaError, ValueError):
    """A record that cannot be read or does not replay; `line` is the number of the line at fault."""

    def __init__(self, reason: str | Reason, line: int | None = None) -> None:
        super().__init__(reason if line is None else Reason("line", {"line": line, "reason": reason}))
        self.reason = reason
        self.line = line

    def why(self, lang: str = "en") -> str:
        """The reason without its line."""
        return _said(self.reason, lang)


class BadPosition(VakaError, ValueError):
    """Data that is no position of the game."""


class Redacted(VakaError, ValueError):
    """What was asked of a view needs the full position."""
