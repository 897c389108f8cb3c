"""A picture of two layers: one that stays the same for a whole game, and one that an action can change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import signature
from typing import TYPE_CHECKING, Protocol

from vaka.draw.marks import asked
from vaka.draw.png import to_png
from vaka.draw.svg import document

if TYPE_CHECKING:
    from vaka.engine.state import State


class Moving(Protocol):
    """What an action can change, as one group: in one piece, or in many of which an action changes few."""

    def __call__(self, state: State, *, lang: str = ..., interactive: bool = ..., shape: str = ...) -> str | list[str]: ...


class Status(Protocol):
    """How it stands, in a line."""

    def __call__(self, state: State, lang: str = ..., names: Sequence[str] | None = ...) -> str: ...


class Layers:
    """A board (`vaka.engine.Board`) of functions that draw its layers in one of its shapes, and say its size in it.

    `static(state, *, shape)` draws what stays the same for a whole game; it takes `lang` as well if it writes words.
    """

    def __init__(
        self,
        static: Callable[..., str],
        moving: Moving,
        status: Status,
        size: Callable[[State, str], tuple[float, float]],
        shapes: tuple[str, ...] = (),
    ) -> None:
        self._static = static
        self._has_words = "lang" in signature(static).parameters
        self._moving = moving
        self._status = status
        self._size = size
        self.shapes = shapes
        """The usual one first; empty if there is only one."""

    to_png = staticmethod(to_png)
    """A drawn picture as PNG: for moving pictures."""

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
        """The position, or a view of it, as a standalone SVG; `names` are the players'.

        Raise ValueError for a language, a theme or a shape that there is not.
        """
        wanted = self._shape(shape)
        layers = (
            self.static_layer(state, lang, wanted),
            self.moving_layer(state, lang, interactive, wanted),
        )
        told = f"{state.game.title}: {self._status(state, lang, names)}".removesuffix(": ")
        width, height = self._size(state, wanted)
        waits = asked(state) if interactive else None
        return document(
            layers, width=width, height=height, title=told, theme=theme, lang=lang, waits=waits, embed_style=embed_style
        )

    def static_layer(self, state: State, lang: str, shape: str | None) -> str:
        """What stays the same for a whole game, in the reader's language."""
        told = {"lang": lang} if self._has_words else {}
        return self._static(state, shape=self._shape(shape), **told)

    def moving_layer(self, state: State, lang: str, interactive: bool, shape: str | None) -> str:
        """What an action can change."""
        drawn = self._moving(state, lang=lang, interactive=interactive, shape=self._shape(shape))
        return drawn if isinstance(drawn, str) else "".join(drawn)

    def moving_pieces(self, state: State, lang: str, interactive: bool, shape: str | None) -> list[str]:
        """The same in the pieces that it is drawn in."""
        drawn = self._moving(state, lang=lang, interactive=interactive, shape=self._shape(shape))
        return [drawn] if isinstance(drawn, str) else drawn

    def status_line(self, state: State, lang: str, names: Sequence[str] | None) -> str:
        """How it stands, in a line."""
        return self._status(state, lang, names)

    def _shape(self, shape: str | None) -> str:
        if shape is None:
            return self.shapes[0] if self.shapes else ""
        if self.shapes and shape not in self.shapes:
            raise ValueError(f"no shape {shape!r}: there are {', '.join(self.shapes)}")
        return shape
