"""What a sea is drawn with: waves, wind, a dolphin and coral, each in a box of 64 about the origin."""

from __future__ import annotations

from typing import Final

from vaka.draw.palette import DEEP, FOAM, SAND
from vaka.draw.svg import number

_WAVE: Final = "q7 -7.5 14 0t14 0t14 0t14 0"

_DOLPHIN: Final = (
    "M29 5C26 1.5 23 0 20 -1.5C17 -10.5 8 -16.5 -1 -17C-4 -21.5 -9 -25.5 -16 -26C-13.5 -22 -13 -18 -13 -14.5"
    "C-20.5 -9 -24.5 0 -24.5 9.5C-29 11.5 -32 15.5 -32 21.5C-28 18.5 -25 18.3 -22 19.5C-20 20.6 -18.4 23 -17.5 27"
    "C-13.8 22 -14 15.5 -18 11.5C-16 4.5 -11 -.5 -4 -1C-3 5.5 1 10.5 8 12.5C7.4 8.5 8 5 10 2.5"
    "C14 4 17 6.3 20 7.4C23.5 8.3 27 7.6 29 5Z"
)


def waves(colour: str, weight: float = 4, rows: tuple[float, ...] = (-15, 3, 21)) -> str:
    """Rows of small waves."""
    lines = "".join(f"M-28 {number(row)}{_WAVE}" for row in rows)
    return f'<path d="{lines}" fill="none" stroke="{colour}" stroke-width="{number(weight)}" stroke-linecap="round"/>'


def wind(colour: str = FOAM, weight: float = 6) -> str:
    """The trade wind: three gusts that curl."""
    gusts = (
        "M-28 -9H5C18 -9 18 -27 5 -27C-1.5 -27 -4.5 -22 -2.5 -18",
        "M-19 4H17C32 4 32 -15 19 -15C16 -15 14 -13.6 13 -12",
        "M-28 17H1C14 17 14 31 3 31C-2 31 -4.4 27.6 -3.4 24.6",
    )
    paint = f'fill="none" stroke="{colour}" stroke-width="{number(weight)}" stroke-linecap="round"'
    return f'<path d="{"".join(gusts)}" transform="translate(-1 -1)" {paint}/>'


def dolphin(colour: str = FOAM, eye: str = DEEP) -> str:
    """A dolphin in its leap."""
    return (
        f'<path d="{_DOLPHIN}" fill="{colour}"/><circle cx="14.5" cy="-5" r="2.4" fill="{eye}"/>'
        f'<path d="M20 2.5Q24 4.4 27.5 4.4" fill="none" stroke="{eye}" stroke-width="1.6" stroke-linecap="round"/>'
    )


def coral(colour: str = FOAM, bud: str = SAND) -> str:
    """A magic coral: branches with shining buds."""
    branches = (
        "M0 28V-8M0 17C-13 15 -19 7 -19 -6M-15.5 5C-22 5 -27 1 -27 -5M0 11C12 9 18 2 18 -11"
        "M15 0C22 0 27 -4 27 -11M0 1C-6 -2 -9 -7 -9 -17M0 -6C4 -9 7 -13 7 -22"
    )
    tips = ((-19, -9), (-27, -8), (18, -14), (27, -14), (-9, -20), (7, -25), (0, -11))
    buds = "".join(f'<circle cx="{x}" cy="{y}" r="4.1"/>' for x, y in tips)
    star = "l2 5l5 2l-5 2l-2 5l-2 -5l-5 -2l5 -2Z"
    paint = f'stroke="{colour}" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<path d="{branches}" fill="none" {paint} stroke-width="6.2"/>'
        f'<path d="M-13 29Q0 22 13 29Z" fill="{colour}" {paint} stroke-width="3"/>'
        f'<g fill="{bud}">{buds}<path d="M-17 -29{star}M23 -32{star}"/></g>'
    )
