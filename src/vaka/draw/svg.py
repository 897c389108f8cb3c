"""Numbers, names, shapes and the document: the few things that every picture is written with."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

from vaka.draw.palette import THEMES, stylesheet

if TYPE_CHECKING:
    from collections.abc import Iterable

_NAMES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"} | dict.fromkeys(range(32), " "))
# XML has no place for these, not even escaped.
_NAMES |= dict.fromkeys([0x7F, 0xFFFE, 0xFFFF, *range(0xD800, 0xE000)], "\ufffd")


@lru_cache(maxsize=1 << 12)
def escape(text: str) -> str:
    """A text as it may stand in an element or an attribute, whatever is in it.

    >>> escape('<Tom & "Ann">')
    '&lt;Tom &amp; &quot;Ann&quot;&gt;'
    """
    return text.translate(_NAMES)


@lru_cache(maxsize=1 << 16)
def number(value: float) -> str:
    """A coordinate, in as few characters as it takes.

    >>> number(3.0), number(-0.25), number(12.346), number(-0.001)
    ('3', '-.25', '12.35', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", "0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def at(x: float, y: float, turn: float = 0, wide: float = 1, high: float | None = None) -> str:
    """The transform that puts a piece somewhere; always the same functions, so that one blends into another.

    >>> at(10, 20)
    'translate(10 20) rotate(0) scale(1 1)'
    """
    return (
        f"translate({number(x)} {number(y)}) rotate({number(turn)}) scale({number(wide)} {number(wide if high is None else high)})"
    )


def shifted(x: float, y: float, scale: float = 1) -> str:
    """A transform for what does not glide, in as few characters as it takes.

    >>> shifted(10, 20), shifted(10, 20, 0.5)
    ('translate(10 20)', 'translate(10 20) scale(.5)')
    """
    return f"translate({number(x)} {number(y)})" + ("" if scale == 1 else f" scale({number(scale)})")


def points(corners: Iterable[tuple[float, float]]) -> str:
    """The `points` of a polygon.

    >>> points([(0, 0), (1.5, 2)])
    '0,0 1.5,2'
    """
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def around(count: int, radius: float, start: float = -90) -> list[tuple[float, float]]:
    """So many points evenly on a circle about the origin, the first at `start` degrees (-90: the top).

    >>> around(6, 10)[0]  # the corners of a hex with a point at the top
    (0.0, -10.0)
    """
    angles = [(start + 360 * place / count) * pi / 180 for place in range(count)]
    return [(round(radius * cos(angle), 6) + 0.0, round(radius * sin(angle), 6) + 0.0) for angle in angles]


def document(
    layers: Iterable[str],
    *,
    width: float,
    height: float,
    title: str,
    theme: str = "auto",
    lang: str = "en",
    waits: int | None = None,
    embed_style: bool = True,
) -> str:
    """A standalone SVG of these layers; raise ValueError for a theme that there is not."""
    if theme not in (*THEMES, "auto"):
        raise ValueError(f"no theme {theme!r}: there are {', '.join(THEMES)}, auto")
    size = f'viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" height="{number(height)}"'
    asked = "" if waits is None else f' data-waits="{waits}"'
    role = "img" if waits is None else "group"  # inside an image nothing can be reached
    style = f"<style>{stylesheet()}</style>" if embed_style else ""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} class="vk vk-{theme}" role="{role}" lang="{escape(lang)}"{asked}>'
    return f"{head}<title>{escape(title)}</title>{style}{''.join(layers)}</svg>"
