"""A picture as PNG, by resvg.

resvg knows no CSS variables, so the theme is written into the picture first (`flatten`). The boards draw their digits and letters
as paths (`glyphs`), so no font is needed: a bare Debian has none.
"""

from __future__ import annotations

from vaka.draw.palette import flatten
from vaka.engine.extras import missing


def to_png(svg: str, width: int, theme: str | None = None, fonts: bool = False) -> bytes:
    """The picture so many pixels wide; raise ValueError if it is no SVG or the width is not 1 to 10,000.

    The theme is the picture's own unless another is given; `auto` counts as light. With `fonts`, text is written in a font of this
    machine; plots need that, boards do not. Raise MissingExtra without `vaka[words]`.
    """
    if not 1 <= width <= 10_000:
        raise ValueError(f"a picture is 1 to 10000 pixels wide, not {width}")
    try:
        from resvg_py import svg_to_bytes
    except ModuleNotFoundError as error:
        raise missing(error) or error from None
    return bytes(svg_to_bytes(svg_string=flatten(svg, theme), width=width, skip_system_fonts=not fonts))
