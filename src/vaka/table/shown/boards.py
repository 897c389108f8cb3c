"""The pictures: static art once for a game, the moving layer for each view."""

from __future__ import annotations

import re
from collections import OrderedDict
from hashlib import sha256
from threading import Lock
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, cast

if TYPE_CHECKING:
    from vaka.engine.board import Board
    from vaka.engine.game import Game
    from vaka.engine.state import State
    from vaka.table.protocol.shapes import BoardShape

KEPT: Final = 24 * 2**20
"""Characters of static pictures that are kept: enough for a hundred tables, whatever the game."""
SHAPES: Final = ("wide", "tall")
"""What a page may ask for; a game whose board has no shapes is drawn in its only one."""
_SIZE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


class Static(NamedTuple):
    """What of a picture stays the same for a whole game."""

    url: str | None
    width: float
    height: float
    shape: str | None = None


class Boards:
    """The static pictures that pages may ask for, by what is in them."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[str, str] = OrderedDict()
        self._size = 0
        self._lock = Lock()  # lessons are drawn in threads

    def get(self, name: str) -> str | None:
        """The static picture of this name."""
        return self._pictures.get(name)

    def static(self, view: State, lang: str, shape: str | None = None) -> Static | None:
        """The static part of a game's picture in a language and a shape, kept to be asked for; None without one."""
        board = view.game.board
        if board is None:
            return None
        whole = view.game.picture(view, embed_style=False, interactive=False, **_shaped(shape)) or ""
        found = _SIZE.search(whole)
        width, height = (float(found[1]), float(found[2])) if found else (0.0, 0.0)
        layer = board.static_layer(view, lang, shape)
        if layer is None:
            return Static(None, width, height, shape)
        from vaka.draw.svg import document

        picture = document([layer], width=width, height=height, title=view.game.title, embed_style=False)
        name = sha256(picture.encode()).hexdigest()[:24]
        self.keep(name, picture)
        return Static(f"/api/v1/boards/{name}.svg", width, height, shape)

    def keep(self, name: str, picture: str) -> None:
        """Keep a picture, and let go of those that were not drawn for longest."""
        with self._lock:
            self._size += len(picture) - len(self._pictures.pop(name, ""))
            self._pictures[name] = picture
            while self._size > KEPT and len(self._pictures) > 1:
                self._size -= len(self._pictures.popitem(last=False)[1])

    def whole(self, board: BoardShape | None) -> str:
        """The picture of a view with its ground, for a page that shows it before its script is there; empty without a picture."""
        if board is None or board["static_url"] is None:
            return board["moving"] if board else ""
        url = board["static_url"]
        ground = self.get(url.rpartition("/")[2].removesuffix(".svg"))
        if ground is None:
            return ""
        return ground.removesuffix("</svg>").replace("<svg ", f'<svg data-ground="{url}" ', 1) + board["moving"] + "</svg>"


def shape_for(game: Game, wanted: str | None) -> str | None:
    """The shape in which a game is drawn for somebody; None for a game with one shape only."""
    shapes = game.board.shapes if game.board is not None else ()
    return wanted if wanted in shapes else shapes[0] if shapes else None


def _shaped(shape: str | None) -> dict[str, str]:
    return {} if shape is None else {"shape": shape}


def moving_pieces(board: Board, view: State, lang: str, interactive: bool, shape: str | None) -> list[str]:
    """What moves in a picture, in the pieces that the board draws it in; what is drawn in one is cut before each group."""
    in_pieces = getattr(board, "moving_pieces", None) or board.moving_layer
    found: str | list[str] = in_pieces(view, lang, interactive, shape)
    if isinstance(found, str) or len(found) == 1:
        return cut_up("".join(found))
    return found


def cut_up(picture: str) -> list[str]:
    """A picture, cut before each group.

    >>> cut_up('<svg><g id="a"/><g id="b"/></svg>')
    ['<svg>', '<g id="a"/>', '<g id="b"/></svg>']
    """
    first, *rest = picture.split("<g ")
    return [first, *("<g " + piece for piece in rest)]


def drawn(
    view: State,
    static: Static,
    lang: str,
    names: list[str],
    *,
    seat: int,
    interactive: bool,
    pieces: list[str] | None = None,
) -> BoardShape:
    """The picture of a view, as a page is sent it; what moves goes into `pieces`, if they are given.

    After the end, too, everybody looks from their own side of the table.
    """
    if view.viewer != seat:
        view = view.copy()
        view.viewer = seat
    board, shaped = view.game.board, _shaped(static.shape)
    if static.url is None or board is None:
        moving = cut_up(view.game.picture(view, lang=lang, names=names, interactive=interactive, embed_style=False, **shaped) or "")
    else:
        moving = moving_pieces(board, view, lang, interactive, static.shape)
    if pieces is not None:
        pieces += moving
    title = board.status_line(view, lang, names) if board is not None else view.game.title
    asked = interactive and bool(view.legal())
    return {
        "static_url": static.url,
        "moving": "".join(moving) if pieces is None else "",
        "width": static.width,
        "height": static.height,
        "shape": cast('Literal["wide", "tall"] | None', static.shape),
        "title": title,
        "waits": int(view.viewer) if asked else None,
    }
