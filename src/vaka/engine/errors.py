"""The exceptions: few, precise, and carrying what a person needs to act."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vaka.engine.events import Obstacle


class VakaError(Exception):
    """What every exception of Vaka is; its text is one line that can be shown to a person."""


class UnknownGame(VakaError, LookupError):
    """There is no game of that name; `suggestions` lists those that sound like it."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        known = sorted(known)
        self.name = name
        self.suggestions = get_close_matches(name.lower(), known, n=3, cutoff=0.4)
        hint = f"did you mean {' or '.join(self.suggestions)}?" if self.suggestions else f"there are: {', '.join(known)}"
        super().__init__(f"no game is called {name!r}; {hint}")


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


class BadRecord(VakaError, ValueError):
    """A record that cannot be read or does not replay; `line` is the number of the line at fault."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason if line is None else f"line {line}: {reason}")
        self.reason = reason
        self.line = line


class BadPosition(VakaError, ValueError):
    """Data that is no position of the game."""


class Redacted(VakaError, ValueError):
    """What was asked of a view needs the full position."""
