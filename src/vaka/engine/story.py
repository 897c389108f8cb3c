"""The log as one reader hears it, line by line: what goes together is told together, by what this reader knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from vaka.engine.events import Event
from vaka.engine.names import FULL

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.state import State


class Line(NamedTuple):
    """A line of the log, and the event that it tells: after merging, the first of those that were put together."""

    text: str
    event: Event


class Story:
    """What one reader is told of a game from its beginning, or from the position that it began with for this reader.

    >>> import vaka
    >>> game = vaka.game("moorea")
    >>> [line.text for line in Story(game, 2).tell([vaka.Event("win", {"seat": 1, "points": 30})])]
    ['Red wins with 30 points.']
    """

    def __init__(
        self, game: Game, seats: int, lang: str = "en", names: list[str] | None = None, known: dict[str, Any] | None = None
    ) -> None:
        self.game = game
        self.seats = seats
        self.lang = lang
        self.names = names
        self.known: dict[str, Any] = known if known is not None else {}

    @classmethod
    def begun(cls, start: State, viewer: int, lang: str = "en", names: list[str] | None = None) -> Story:
        """The story that begins with this position."""
        return cls(start.game, int(start.seats), lang, names, begin(start, viewer))

    def tell(self, events: Sequence[Event]) -> list[Line]:
        """The lines for what this reader has heard next, all of it that happened in one go."""
        told = self.game.retell(events, self.known)
        return [Line(text, event) for event in told if (text := self.game.tell(event, self.seats, self.lang, self.names))]


def begin(start: State, viewer: int) -> dict[str, Any]:
    """What a viewer knows of a position that a game begins with; of a full one, whoever sees everything."""
    return start.game.knowledge(start if viewer == FULL or start.viewer != FULL else start.redact(viewer))
