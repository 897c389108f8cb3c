"""Goods and tools: what is gathered, what is made of it, and what it is gathered with.

Symbols in a box of 60, centred on the origin: flat colours, one thick outline, a silhouette that needs neither colour nor size.
"""

from __future__ import annotations

from typing import Final

from vaka.draw.palette import BARK, CREAM, FOAM, INK, OCHRE, SAND

ROSE: Final = "#F0BFB0"
TIMBER: Final = "#9C6236"
GRAIN: Final = "#E6C08A"
STALK: Final = "#86AD43"
LEAVES: Final = "#4B8B4F"
EARTH: Final = "#B0683E"
SILVER: Final = "#6FAFC4"
STRAW: Final = "#DDAE4F"
STONE: Final = "#9AA3A0"


def symbol(*parts: str, weight: float = 3) -> str:
    """Shapes with the outline that all symbols have."""
    line = f'stroke="{INK}" stroke-width="{weight:g}" stroke-linejoin="round" stroke-linecap="round"'
    return f"<g {line}>{''.join(parts)}</g>"


def shape(path: str, fill: str) -> str:
    """A filled shape with the outline."""
    return f'<path d="{path}" fill="{fill}"/>'


def line(path: str, width: float = 0, colour: str = "") -> str:
    """A line without a fill: fine unless a width is given."""
    paint = f' stroke="{colour}"' if colour else ""
    return f'<path d="{path}" fill="none" stroke-width="{width or 2:g}"{paint}/>'


def rod(path: str, colour: str, width: float = 4) -> str:
    """A stick or a rope: a line of its own colour with the outline."""
    return line(path, width + 5.4) + line(path, width, colour)


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """A filled circle with the outline."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'


def placed(art: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """A symbol as part of another: smaller, its outline as thick as ever."""
    thick = art.replace('stroke-width="3"', f'stroke-width="{3 / scale:.3g}"', 1)
    return f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})">{thick}</g>'


def _seashell() -> str:
    fan = "M0 25L-26 -1Q-31 -12 -22 -15Q-20 -26 -10 -22Q-5 -31 0 -24Q5 -31 10 -22Q20 -26 22 -15Q31 -12 26 -1Z"
    return symbol(
        shape("M-12 28L-8 16H8L12 28Q0 24 -12 28Z", ROSE),
        shape(fan, ROSE),
        line("M0 18V-17M-5 16L-12 -15M5 16L12 -15M-9 13L-21 -7M9 13L21 -7"),
    )


def _wood() -> str:
    return symbol(
        shape("M-8 -12L-4 -24H5L6 -12Z", TIMBER),
        shape("M-18 -15H14V15H-18Q-29 15 -29 0T-18 -15Z", TIMBER),
        line("M-20 -5H-4M-12 5H2M-22 9H-18"),
        f'<ellipse cx="15" cy="0" rx="12" ry="15" fill="{GRAIN}"/>',
        '<ellipse cx="15" cy="0" rx="5.5" ry="7.5" fill="none" stroke-width="2"/>',
    )


def _bamboo() -> str:
    return symbol(
        shape("M8 -12Q12 -29 29 -28Q27 -12 8 -12Z", LEAVES),
        shape("M-15 -4Q-28 -6 -29 -21Q-15 -21 -13 -6Z", LEAVES),
        shape("M-15 29V-29H-4V29Z", STALK),
        shape("M4 29V-14H15V29Z", STALK),
        line("M-17 -11H-2M-17 9H-2M2 2H17M2 18H17", 3),
    )


def _clay() -> str:
    return symbol(
        shape("M-10 -20L-9 -14Q-28 -8 -26 8Q-24 27 0 27T26 8Q28 -8 9 -14L10 -20Z", EARTH),
        shape("M-15 -28H15V-19H-15Z", EARTH),
        line("M-25 2L-17 9L-8 2L0 9L8 2L17 9L25 2", 2.4, CREAM),
    )


def _fish() -> str:
    return symbol(
        shape("M-6 -13Q2 -25 12 -22L10 -8Z", SILVER),
        shape("M-30 1C-20 -18 4 -19 13 -3L29 -16Q24 0 29 16L13 4C4 19 -20 19 -30 1Z", SILVER),
        line("M-9 -9Q-3 1 -9 11M2 -5Q5 1 2 7"),
        disc(-18, -3, 3, CREAM),
    )


def _canoe() -> str:
    return symbol(
        rod("M-16 -27L8 16", GRAIN, 3),
        shape("M-21 -30L-11 -25L-9 -13Q-16 -11 -20 -18Z", GRAIN),
        shape("M-30 -10Q-22 3 -12 4H12Q22 3 30 -10Q32 20 8 22H-8Q-32 20 -30 -10Z", TIMBER),
        line("M-20 12L-14 8L-8 13L-3 8L3 13L8 8L14 13L20 8", 2.2, SAND),
    )


def _hut() -> str:
    return symbol(
        shape("M-18 0H18V27H-18Z", SAND),
        shape("M-7 27V11H7V27Z", BARK),
        shape("M0 -30L30 5Q0 -3 -30 5Z", STRAW),
        line("M0 -24V-4M-9 -14L-12 -3M9 -14L12 -3M-18 -6L-21 0M18 -6L21 0"),
    )


def _stoneware() -> str:
    return symbol(
        line("M10 -12Q28 -14 24 3Q22 9 15 12", 9.4),
        line("M10 -12Q28 -14 24 3Q22 9 15 12", 4, STONE),
        shape("M-11 -28H9L7 -14Q20 -6 18 10Q16 27 -2 27T-22 10Q-24 -6 -9 -14Z", STONE),
        line("M-9 -20H6", 2.4),
        line("M-21 4H17M-21 11H17", 3, CREAM),
    )


def _basket() -> str:
    return symbol(
        rod("M-17 -2Q-18 -27 0 -27T17 -2", OCHRE),
        shape("M-27 -5H27L20 27H-20Z", OCHRE),
        line("M-23 5H23M-22 15H22M-14 -5L-11 27M0 -5V27M14 -5L11 27"),
    )


def _spear() -> str:
    art = (
        rod("M0 34V-14", GRAIN)
        + shape("M0 -40L10 -18L3 -9H-3L-10 -18Z", STONE)
        + line("M-6 -5L6 -1M-6 0L6 4", 2.4)
        + line("M0 -32V-15")
    )
    return symbol(f'<g transform="rotate(42)">{art}</g>')


def _net() -> str:
    return symbol(
        rod("M10 -8L28 -28", TIMBER),
        shape("M-26 -5Q-26 28 -5 28T16 -5Z", FOAM),
        line("M-22 14L-4 -5M-15 24L14 -3M-3 27L15 9M12 15L-6 -5M4 25L-23 -2M-9 27L-25 8"),
        line("M-26 -5H16", 8.4),
        line("M-26 -5H16", 3.4, OCHRE),
    )


def _cart() -> str:
    return symbol(
        rod("M14 -3L30 -16", TIMBER, 3.4),
        shape("M-30 -14H20L15 9H-24Z", TIMBER),
        line("M-16 -14L-13 9M-3 -14V9M9 -14L7 9"),
        disc(-4, 13, 14, GRAIN),
        line("M-4 -1V27M-18 13H10M-14 3L6 23M6 3L-14 23"),
        disc(-4, 13, 3.6, BARK),
    )


GOODS: Final[dict[str, str]] = {
    "seashell": _seashell(),
    "wood": _wood(),
    "bamboo": _bamboo(),
    "clay": _clay(),
    "fish": _fish(),
    "canoe": _canoe(),
    "hut": _hut(),
    "stoneware": _stoneware(),
    "basket": _basket(),
    "spear": _spear(),
    "net": _net(),
    "cart": _cart(),
}
