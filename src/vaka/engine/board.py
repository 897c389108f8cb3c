"""What draws a game: the protocol of a picture, and the small pictures of games that are one module.

A game's picture is the `BOARD` of its `picture/board.py` (flat: `board.py`), an object that says what it can do. A module without
one, but with a function `draw(state)`, is a picture too: see `board_of`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import Parameter, signature
from typing import Any, Final, Protocol

from vaka.engine.state import State

STYLE: Final = ("lang", "theme", "interactive", "names", "embed_style", "shape")
"""How a picture may be asked for."""


class Board(Protocol):
    """What draws the positions, and views, of a game. `vaka.draw.layers.Layers` is one."""

    shapes: tuple[str, ...]
    """The shapes that the picture has, the usual one first; empty if there is only one."""

    def draw(
        self,
        state: State,
        *,
        lang: str = "en",
        theme: str = "auto",
        interactive: bool = True,
        names: Sequence[str] | None = None,
        embed_style: bool = True,
        shape: str | None = None,
    ) -> str:
        """The position as a standalone SVG document; `names` are the players', `embed_style` puts the style sheet into it."""

    def static_layer(self, state: State, lang: str, shape: str | None) -> str | None:
        """The part that stays the same for a whole game, in the reader's language; None if the picture is not made of layers."""

    def moving_layer(self, state: State, lang: str, interactive: bool, shape: str | None) -> str:
        """The part that an action can change, as one group."""

    def status_line(self, state: State, lang: str, names: Sequence[str] | None) -> str:
        """How it stands, in a line: the picture's name for those who do not see it."""


class PlainBoard:
    """The picture of a module with a function `draw`, and what else it has: SHAPES, `status_line`, the two layers.

    `draw` is given what it takes by name, `draw(state)` being the least.
    """

    def __init__(self, module: Any) -> None:
        self.name = getattr(module, "__name__", type(module).__name__)
        self._draw: Callable[..., str] = module.draw
        self._static: Callable[..., str] | None = getattr(module, "static_layer", None)
        self._moving: Callable[..., str] | None = getattr(module, "moving_layer", None)
        self._status: Callable[..., str] | None = getattr(module, "status_line", None)
        if (self._static is None) != (self._moving is None):
            raise TypeError(f"{self.name}: static_layer and moving_layer are two parts of one picture: it has only one of them")
        self.shapes: tuple[str, ...] = _shapes(self.name, getattr(module, "SHAPES", ()))
        self.styles = _taken(self.name, self._draw)
        """What `draw` takes by name: of STYLE, or of its own."""

    def draw(self, state: State, **style: Any) -> str:
        """The position, drawn with what of the style the module takes."""
        return self._draw(state, **{name: value for name, value in style.items() if name in self.styles})

    def static_layer(self, state: State, lang: str, shape: str | None) -> str | None:
        """The module's static layer, if it has layers; whoever writes no words there takes no `lang`."""
        if self._static is None:
            return None
        told = {"lang": lang} if "lang" in signature(self._static).parameters else {}
        return self._static(state, **told, **_shaped(shape))

    def moving_layer(self, state: State, lang: str, interactive: bool, shape: str | None) -> str:
        """The module's moving layer; without layers, the whole picture."""
        if self._moving is None:
            return self.draw(state, lang=lang, interactive=interactive, embed_style=False, **_shaped(shape))
        return self._moving(state, lang=lang, interactive=interactive, **_shaped(shape))

    def status_line(self, state: State, lang: str, names: Sequence[str] | None) -> str:
        """The module's own line, or the game's title."""
        return state.game.title if self._status is None else self._status(state, lang, names)


def board_of(module: Any) -> Board | None:
    """The board of a module: its BOARD, or what its `draw` can do; None without a module.

    Raise TypeError, which says what is missing, if it is neither.
    """
    if module is None:
        return None
    name = getattr(module, "__name__", type(module).__name__)
    found = getattr(module, "BOARD", None)
    if found is None:
        if not callable(getattr(module, "draw", None)):
            raise TypeError(f"{name} draws nothing: it needs BOARD, a vaka.engine.Board, or a function draw(state)")
        return PlainBoard(module)
    missing = [what for what in _NEEDED if not hasattr(found, what)]
    if missing:
        raise TypeError(f"BOARD of {name} is no vaka.engine.Board: it has no {', '.join(missing)}")
    board: Board = found
    return board


_NEEDED: Final = ("shapes", "draw", "static_layer", "moving_layer", "status_line")


def _taken(name: str, draw: Callable[..., str]) -> tuple[str, ...]:
    """What a function `draw` takes by name beside the position; it must not need what no picture is given."""
    taken: list[str] = []
    for parameter in list(signature(draw).parameters.values())[1:]:
        if parameter.kind is Parameter.VAR_KEYWORD:
            taken += [style for style in STYLE if style not in taken]
        elif parameter.kind is Parameter.VAR_POSITIONAL:
            continue
        elif parameter.kind is Parameter.POSITIONAL_ONLY or (parameter.default is Parameter.empty and parameter.name not in STYLE):
            raise TypeError(f"{name}: draw needs {parameter.name!r}, which no picture is given: there are {', '.join(STYLE)}")
        else:
            taken.append(parameter.name)
    return tuple(taken)


def _shapes(name: str, shapes: Any) -> tuple[str, ...]:
    if not isinstance(shapes, tuple | list) or not all(isinstance(shape, str) for shape in shapes):
        raise TypeError(f"{name}: SHAPES are words, such as ('wide', 'tall'), not {shapes!r}")
    return tuple(shapes)


def _shaped(shape: str | None) -> dict[str, str]:
    return {} if shape is None else {"shape": shape}
