"""A record as a moving picture: its positions drawn one after the other into a GIF or an animated PNG, by Pillow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from vaka.engine.extras import MissingExtra

if TYPE_CHECKING:
    from vaka.engine.state import State

KINDS: Final = (".gif", ".png")
LAST: Final = 5
"""The last picture is shown so many times as long."""


def animate(states: Sequence[State], path: str | Path, width: int, seconds: float, most: int) -> int:
    """Write the positions into a file, at most so many of them, and return how many it shows.

    Raise ValueError for another kind of file and for a game without pictures, MissingExtra where Pillow or resvg is missing.
    """
    path = Path(path)
    if path.suffix.lower() not in KINDS:
        raise ValueError(f"a moving picture is a {' or a '.join(KINDS)} file, not {path.name!r}")
    if seconds <= 0 or most < 1:
        raise ValueError(f"a moving picture has at least 1 picture and takes time: not {most} of {seconds} s")
    try:
        from PIL import Image
    except ModuleNotFoundError:
        raise MissingExtra("pillow", "rl") from None
    pictures: list[Any] = []
    for state in thinned(states, most):
        with Image.open(BytesIO(drawn(state, width))) as image:
            pictures.append(image.convert("RGB"))
    each = round(seconds * 1000)
    times = [each] * (len(pictures) - 1) + [each * LAST]
    draft = path.with_name(f"{path.name}.part")
    try:
        pictures[0].save(
            draft, path.suffix[1:].upper(), save_all=True, append_images=pictures[1:], duration=times, loop=0, optimize=True
        )
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
    return len(pictures)


def thinned(states: Sequence[State], most: int) -> Iterator[State]:
    """At most so many of them, evenly spread, the last one always among them."""
    count = len(states)
    shown = min(count, most)
    for place in range(shown):
        yield states[count - 1 - (shown - 1 - place) * count // shown]


def drawn(state: State, width: int) -> bytes:
    """A position as PNG, without the rings of what can be clicked."""
    board = state.game.board
    to_png = getattr(board, "to_png", None)
    if board is None or to_png is None:
        raise ValueError(f"{state.game.title} has no picture that can be animated: its board needs `to_png`")
    svg = board.draw(state, interactive=False, theme="light")
    png: bytes = to_png(svg, width)
    return png
