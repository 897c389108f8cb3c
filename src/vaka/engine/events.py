"""What happened and what stands in the way: keys and parameters, never sentences.

The sentences are written from them in the reader's language (`Game.tell`, `Game.explain`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, and who hears of it.

    >>> Event("reveal", {"tile": "c3"}).heard_by(2)
    True
    >>> Event("draw", {"card": 7}, frozenset({0})).heard_by(2)
    False
    """

    key: str
    params: dict[str, Any] = field(default_factory=dict)
    audience: frozenset[int] | None = None
    """The viewers who hear it, SPECTATOR among them if spectators do; None: everybody."""
    places: tuple[str, ...] = ()
    """Where on the board it happened: names of `Game.places`."""

    def heard_by(self, viewer: int) -> bool:
        """Does this viewer hear of it?"""
        return self.audience is None or viewer in self.audience


def heard(events: Iterable[Event], viewer: int) -> list[Event]:
    """Those of the events that the viewer hears.

    >>> [event.key for event in heard([Event("a"), Event("b", {}, frozenset({1}))], 0)]
    ['a']
    """
    return [event for event in events if event.heard_by(viewer)]


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why an action is not open: a key, its parameters, and the paragraph of the rules that says so."""

    key: str
    params: dict[str, Any] = field(default_factory=dict)
    rule: str = ""
    """The number of the paragraph in the game's rules text, for instance `2.3`."""
