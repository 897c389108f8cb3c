"""The pictures: static art once for a game, the moving layer for each view."""

from __future__ import annotations

import re
from collections import OrderedDict
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from vaka.engine.game import Game
    from vaka.engine.state import State

_KEPT: Final = 512
_SIZE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


class Static(NamedTuple):
    """What of a picture stays the same for a whole game."""

    url: str | None
    width: float
    height: float


class Boards:
    """The static pictures that pages may ask for, by what is in them."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[str, str] = OrderedDict()

    def get(self, name: str) -> str | None:
        """The static picture of this name."""
        return self._pictures.get(name)

    def static(self, view: State) -> Static | None:
        """The static part of a game's picture, kept so that it can be asked for; None for a game without a picture."""
        board = board_of(view.game)
        if board is None:
            return None
        whole: str = board.draw(view, embed_style=False, interactive=False)
        found = _SIZE.search(whole)
        width, height = (float(found[1]), float(found[2])) if found else (0.0, 0.0)
        if not hasattr(board, "static_layer") or not hasattr(board, "moving_layer"):
            return Static(None, width, height)
        from vaka.draw.svg import document

        picture = document([board.static_layer(view)], width=width, height=height, title=view.game.title, embed_style=False)
        name = sha256(picture.encode()).hexdigest()[:24]
        self._pictures[name] = picture
        self._pictures.move_to_end(name)
        if len(self._pictures) > _KEPT:
            self._pictures.popitem(last=False)
        return Static(f"/api/v1/boards/{name}.svg", width, height)


@cache
def board_of(game: Game) -> Any:
    """The module that draws a game, if it has one."""
    name = f"{game.package}.board"
    return import_module(name) if game.package and find_spec(name) is not None else None


def drawn(view: State, static: Static, lang: str, names: list[str], *, interactive: bool) -> dict[str, Any]:
    """The picture of a view, as a page is sent it."""
    board = board_of(view.game)
    if static.url is None:
        moving = board.draw(view, lang=lang, names=names, interactive=interactive, embed_style=False)
    else:
        moving = board.moving_layer(view, lang=lang, interactive=interactive)
    title = board.status_line(view, lang, names) if hasattr(board, "status_line") else view.game.title
    asked = interactive and bool(view.legal())
    return {
        "static_url": static.url,
        "moving": moving,
        "width": static.width,
        "height": static.height,
        "title": title,
        "waits": int(view.viewer) if asked else None,
    }
