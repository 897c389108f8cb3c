"""What is not done, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from vaka.engine.errors import UnknownGame, VakaError
from vaka.engine.registry import game as find_game

if TYPE_CHECKING:
    from vaka.engine.events import Obstacle
    from vaka.engine.game import Game
    from vaka.engine.state import State


class Refused(VakaError):
    """What was asked for is not done; `key` and `params` say why in the reader's language, `status` in HTTP's."""

    def __init__(
        self, key: str, status: int = 409, obstacle: Obstacle | None = None, view: State | None = None, **params: Any
    ) -> None:
        """A parameter may be an exception of the engine: the reader is told it in their language. An obstacle is told by a view."""
        super().__init__(f"{key} {params}" if params else key)
        self.key = key
        self.status = status
        self.obstacle = obstacle
        self.view = view
        self.params = params


class Unsure(Refused):
    """The action could not be taken back, and whoever plays it wanted to be asked before."""

    def __init__(self, view: State, action: int) -> None:
        super().__init__("unsure", view=view)
        self.seen = view
        self.action = action


def known_game(name: str) -> Game:
    """The game of this name; raise Refused if there is none."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Refused("no-such-game", 404, reason=error) from None


def is_irrevocable(view: State, action: int) -> bool:
    """Can nobody take this back alone, whatever comes of it? What a seat does unasked is not thought through: it stays."""
    return action not in view.legal() or view.game.irrevocable(view, action)
