"""Digits and letters as strokes, so that a picture looks the same everywhere and needs no font. Tabular: all are equally wide."""

from __future__ import annotations

from typing import Final

from vaka.draw.svg import at, number

ADVANCE: Final = 13
HEIGHT: Final = 14

GLYPHS: Final[dict[str, str]] = {
    "0": "M5 1C8 1 9 4 9 7S8 13 5 13 1 10 1 7 2 1 5 1Z",
    "1": "M2 4L6 1V13",
    "2": "M1 4C1 0 9 0 9 4.2C9 7.5 1 9.5 1 13H9",
    "3": "M1.5 1H8.5L4.6 5.8C7.2 5.5 9 7 9 9.4C9 14 2 14.2 1 10.6",
    "4": "M7 13V1L1 9.5H9.6",
    "5": "M8.5 1H2.5L2 6.4C4 4.8 9 5.2 9 9C9 14 2 14.2 1 10.8",
    "6": "M7.5 1C3 3 1 6.5 1 9.2C1 14.3 9 14.3 9 9.2C9 4.8 2.6 4.8 1.2 8.4",
    "7": "M1 1H9L4 13",
    "8": "M5 6.4C1 6.4 1 1 5 1S9 6.4 5 6.4C0 6.4 0 13 5 13S10 6.4 5 6.4Z",
    "9": "M2.5 13C7 11 9 7.5 9 4.8C9 -.3 1 -.3 1 4.8C1 9.2 7.4 9.2 8.8 5.6",
    "a": "M8.5 6.4C7.5 4 1.2 3.8 1.2 8.9S7.5 14.2 8.5 11.4M8.5 4.6V13",
    "b": "M1.5 0V13M1.5 6.6C2.6 4 8.8 3.8 8.8 8.9S2.6 14.2 1.5 11.4",
    "c": "M8.6 6.4C6.6 3.6 1.2 4.3 1.2 8.9S6.6 14.3 8.6 11.4",
    "d": "M8.5 0V13M8.5 6.6C7.4 4 1.2 3.8 1.2 8.9S7.4 14.2 8.5 11.4",
    "e": "M1.4 8.7H8.7C8.9 3.2 1.2 3.4 1.2 8.9S6.8 14.2 8.5 11.5",
    "f": "M8 .7C5.6 -.5 4 .6 4 3V13M1.5 5.4H7.4",
    "/": "M1.5 14.5L8.5 -.5",
    "+": "M5 3V11M1 7H9",
    "-": "M1.5 7H8.5",
}


def glyphs(text: str, x: float, y: float, size: float, paint: str, weight: float = 2) -> str:
    """A short text about the point (x, y), its digits `size` high, in the colour that the attributes `paint` give as stroke.

    Raise KeyError for a character that is not drawn.

    >>> glyphs("7", 0, 0, 14, 'stroke="#000"').count("<path")
    1
    """
    scale = size / HEIGHT
    left = x - scale * (ADVANCE * len(text) - (ADVANCE - 10)) / 2
    places = [at(left + scale * ADVANCE * place, y - size / 2, 0, scale) for place in range(len(text))]
    signs = "".join(f'<path d="{GLYPHS[sign]}" transform="{place}"/>' for sign, place in zip(text, places, strict=True))
    return f'<g {paint} fill="none" stroke-width="{number(weight)}" stroke-linecap="round" stroke-linejoin="round">{signs}</g>'
