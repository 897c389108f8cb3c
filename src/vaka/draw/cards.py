"""Cards: faces, backs of bark cloth, prices along the foot, points and counts. All are drawn about the origin."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vaka.draw.glyphs import glyphs
from vaka.draw.palette import BARK, CREAM, INK, OCHRE, SAND
from vaka.draw.svg import number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.draw.seats import Look

SMALL: Final = (92.0, 120.0)
"""Width and height of a card of the hand."""
LARGE: Final = (128.0, 168.0)
"""Width and height of a card with a price along its foot."""
TOKEN: Final = 60.0
"""The side of a card that lies on a mat, reduced to its symbol."""

_STROKE_INK: Final = f'stroke="{INK}"'


def box(wide: float, high: float, radius: float, paint: str) -> str:
    """A rounded rectangle about the origin."""
    size = f'x="{number(-wide / 2)}" y="{number(-high / 2)}" width="{number(wide)}" height="{number(high)}" rx="{number(radius)}"'
    return f"<rect {size} {paint}/>"


def outlined(wide: float, high: float, radius: float, fill: str, weight: float = 3) -> str:
    """A rounded rectangle with the thick outline."""
    return box(wide, high, radius, f'fill="{fill}" {_STROKE_INK} stroke-width="{number(weight)}"')


def symbol_at(name: str, x: float, y: float, scale: float) -> str:
    """A symbol that is defined as `vk-good-name`."""
    return f'<use href="#vk-good-{name}" transform="translate({number(x)} {number(y)}) scale({number(scale)})"/>'


def in_a_row(names: Sequence[str], y: float, wide: float, size: float) -> str:
    """Symbols side by side about the middle, as large as they can be within the width; each is in a box of 60."""
    step = min(size + 3, wide / max(1, len(names)))
    scale = min(size, step - 1) / 60
    return "".join(symbol_at(name, step * (place - (len(names) - 1) / 2), y, scale) for place, name in enumerate(names))


def alike(size: float = 60) -> str:
    """One of several cards that must be alike: a blank with an equals sign."""
    half = size / 2 - 4
    return (
        f'<circle r="{number(half)}" fill="{SAND}" {_STROKE_INK} stroke-width="4"/>'
        f'<path d="M{number(-half / 2)} -7H{number(half / 2)}M{number(-half / 2)} 7H{number(half / 2)}" {_STROKE_INK} '
        'stroke-width="6" stroke-linecap="round"/>'
    )


def points_disc(text: str, radius: float = 17) -> str:
    """Points, on a disc like a pearl."""
    size = radius * (1.25 if len(text) == 1 else 0.95)
    ring = f'<circle r="{number(radius)}" fill="{CREAM}" {_STROKE_INK} stroke-width="3"/>'
    return ring + glyphs(text, 0, 0, size, _STROKE_INK, 2.3)


def badge(count: int, radius: float = 13) -> str:
    """How many there are."""
    size = radius * (1.15 if count < 10 else 0.9)
    ring = f'<circle r="{number(radius)}" fill="{INK}" stroke="{CREAM}" stroke-width="2"/>'
    return ring + glyphs(str(count), 0, 0, size, f'stroke="{CREAM}"', 2.3)


def bark_back(wide: float, high: float, look: Look | None = None, sign: str = "") -> str:
    """The back of a hidden card: bark cloth with the pattern of its owner at the rim, or saw teeth where it has none."""
    radius = wide * 0.11
    if look is None:
        rim = outlined(wide, high, radius, OCHRE)
    else:
        rim = (
            box(wide, high, radius, f'fill="{look.colour}"')
            + box(wide, high, radius, f'fill="url(#vk-pattern-{look.name})"')
            + box(wide, high, radius, f'fill="none" {_STROKE_INK} stroke-width="3"')
        )
    inner_wide, inner_high = wide - 22, high - 22
    cloth = box(inner_wide, inner_high, radius / 2, f'fill="{BARK}" {_STROKE_INK} stroke-width="2"')
    return rim + cloth + (_saw_rows(inner_wide - 6, inner_high - 6)) + (sign or _lozenges(inner_wide * 0.3, inner_high * 0.3))


def _saw_rows(wide: float, high: float) -> str:
    count = 7
    step = wide / count
    teeth = "".join(f"h{number(step)}l{number(-step / 2)} 6Zm{number(step)} 0" for _ in range(count))
    row = f'<path d="M{number(-wide / 2)} {number(-high / 2)}{teeth}" fill="{OCHRE}"/>'
    return f'{row}<g transform="rotate(180)">{row}</g>'


def _lozenges(wide: float, high: float) -> str:
    outer = f"M0 {number(-high)}L{number(wide)} 0L0 {number(high)}L{number(-wide)} 0Z"
    w, h = number(wide * 0.62), number(high * 0.62)
    return (
        f'<path d="{outer}" fill="none" stroke="{OCHRE}" stroke-width="3.4" stroke-linejoin="round"/>'
        f'<path d="M0 -{h}L{w} 0H0ZM0 {h}L-{w} 0H0Z" fill="{OCHRE}"/><path d="M{w} 0L0 {h}V0ZM-{w} 0L0 -{h}V0Z" fill="{SAND}"/>'
    )


def numeral(strokes: int) -> str:
    """I or II, as pile marks."""
    path = "".join(f"M{number(14 * (place - (strokes - 1) / 2))} -15V15" for place in range(strokes))
    serif = 8 + 7 * (strokes - 1)
    bars = f"M{-serif} -16H{serif}M{-serif} 16H{serif}"
    return f'<path d="{path}{bars}" fill="none" stroke="{SAND}" stroke-width="6" stroke-linecap="round"/>'


def pill(wide: float, high: float, body: str) -> str:
    """A small plate for what a card does."""
    return outlined(wide, high, high / 2, CREAM, 2.4) + body
