"""What environments show: the position as text, or its picture as an array."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from vaka.engine.extras import MissingExtra

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from vaka.engine.state import State

WIDTH: Final = 640
MODES: Final = ("ansi", "rgb_array")


def shown(state: State, mode: str | None) -> str | NDArray[Any] | None:
    """The position as text, as a picture of so many pixels, or not at all."""
    if mode is None:
        return None
    return str(state) if mode == "ansi" else picture(state)


def picture(state: State, width: int = WIDTH) -> NDArray[np.uint8]:
    """The board as an array: height, width, red green and blue."""
    from vaka.draw.png import to_png

    try:
        from PIL import Image
    except ModuleNotFoundError:
        raise MissingExtra("pillow", "rl") from None
    svg = state.game.picture(state, interactive=False)
    if svg is None:
        raise ValueError(f"{state.game.title} has no picture: render it as ansi")
    with Image.open(BytesIO(to_png(svg, width))) as image:
        return np.asarray(image.convert("RGB"))


def checked_mode(mode: str | None) -> str | None:
    """The mode, if there is such a one."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode
