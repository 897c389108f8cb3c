"""Capitals as strokes, as wide as each needs, so that names stand in a picture that has no font. A text is one path."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

from vaka.draw.glyphs import GLYPHS
from vaka.draw.svg import number

if TYPE_CHECKING:
    from collections.abc import Iterator

HEIGHT: Final = 12.0
GAP: Final = 3.6
"""Between two letters, in the units of the paths."""
SPACE: Final = 5.0

LETTERS: Final[dict[str, tuple[float, str]]] = {
    **{sign: (7.0 if sign == "1" else 10.0, GLYPHS[sign]) for sign in "0123456789"},
    "A": (10, "M1 13L5 1L9 13M2.6 8.8H7.4"),
    "B": (9, "M1 1V13M1 1H4.6C8.6 1 8.6 6.6 4.6 6.6H1M4.6 6.6C9.4 6.6 9.4 13 4.6 13H1"),
    "C": (9, "M8.6 3.4C6.2 -.4 1 .6 1 7C1 13.4 6.2 14.4 8.6 10.6"),
    "D": (10, "M1 1V13M1 1H4C10.2 1 10.2 13 4 13H1"),
    "E": (8, "M7.4 1H1V13H7.4M1 6.8H6"),
    "F": (8, "M7.4 1H1V13M1 6.8H6"),
    "G": (10, "M8.8 3.4C6.4 -.4 1 .6 1 7C1 13.4 7 14.8 9 11V7.4H5.8"),
    "H": (10, "M1 1V13M8.6 1V13M1 6.8H8.6"),
    "I": (2, "M1 1V13"),
    "J": (7, "M6 1V9.4C6 14.4 .6 14 .6 10"),
    "K": (9, "M1 1V13M8 1L1 8M3.6 5.6L8.4 13"),
    "L": (8, "M1 1V13H7.4"),
    "M": (12, "M1 13V1L6 9L11 1V13"),
    "N": (10, "M1 13V1L8.6 13V1"),
    "O": (11, "M5.4 1C-.4 1 -.4 13 5.4 13C11.2 13 11.2 1 5.4 1Z"),
    "P": (9, "M1 13V1H4.6C9.2 1 9.2 7.8 4.6 7.8H1"),
    "Q": (11, "M5.4 1C-.4 1 -.4 13 5.4 13C11.2 13 11.2 1 5.4 1ZM6.6 10L9.8 14"),
    "R": (9, "M1 13V1H4.6C9.2 1 9.2 7.8 4.6 7.8H1M4.6 7.8L8.6 13"),
    "S": (9, "M8 3.2C7 .2 1 .2 1 4C1 8 8.4 6 8.4 10C8.4 14 1.6 14.2 .8 10.6"),
    "T": (10, "M.8 1H9.2M5 1V13"),
    "U": (10, "M1 1V8.6C1 14.6 8.6 14.6 8.6 8.6V1"),
    "V": (10, "M1 1L5 13L9 1"),
    "W": (14, "M1 1L4 13L7 4L10 13L13 1"),
    "X": (9, "M1 1L8.4 13M8.4 1L1 13"),
    "Y": (10, "M1 1L5 7L9 1M5 7V13"),
    "Z": (9, "M1 1H8.2L1 13H8.2"),
    ".": (2, "M1 13V12.9"),
    ",": (3, "M1.6 12.6L.6 15.4"),
    ":": (2, "M1 12.6V12.5M1 6V5.9"),
    "!": (2, "M1 1V9M1 13V12.9"),
    "?": (8, "M1 4C1 0 7.4 0 7.4 4C7.4 7 4 6.6 4 9.4M4 13V12.9"),
    "'": (2, "M1 1V4"),
    "-": (6, "M1 7.4H5"),
    "&": (10, "M9 13L2.6 4.4C.4 .2 7.6 -.6 6.4 3.6C5.6 6 1 7 1 10C1 14.2 7.6 14 8.8 8"),
    "(": (4, "M3.4 0C.4 4 .4 10 3.4 14"),
    ")": (4, "M.6 0C3.6 4 3.6 10 .6 14"),
    "/": (8, "M1 14L7 0"),
    "+": (9, "M4.5 3V11M.5 7H8.5"),
    "≥": (8, "M1 2.6L7 6L1 9.4M1 13H7"),
    "·": (3, "M1.5 7V6.9"),
    "½": (13, "M.6 2.6L3 1V6.8M2.6 13L10 1M7.6 9C7.6 6.6 12.2 6.6 12.2 9.2C12.2 11 7.6 11.8 7.6 13.6H12.6"),
}
_ACCENTS: Final = {
    "\u0300": "M3 -3.4L6 -1.6",
    "\u0301": "M7 -3.4L4 -1.6",
    "\u0302": "M2.4 -1.4L5 -3.6L7.6 -1.4",
    "\u0308": "M3 -2.4V-2.5M7 -2.4V-2.5",
    "\u0327": "M5 13.4C7.4 14.6 5.6 17 3.4 16.2",
}
_LIKE: Final = {"ß": "ss", "œ": "oe", "’": "'", "ʻ": "'", "–": "-"}
_PARTS: Final = re.compile(r"[MLHVCSQTZ]|-?(?:\d+\.?\d*|\.\d+)")


@cache
def _read(path: str) -> list[tuple[str, list[float]]]:
    """A path of absolute commands, taken apart."""
    found: list[tuple[str, list[float]]] = []
    for part in _PARTS.findall(path):
        if part.isalpha():
            found.append((part, []))
        else:
            found[-1][1].append(float(part))
    return found


def _placed(path: str, left: float, top: float, scale: float) -> str:
    """A path, shifted and scaled."""
    parts = []
    for command, numbers in _read(path):
        if command == "H":
            moved = [left + scale * value for value in numbers]
        elif command == "V":
            moved = [top + scale * value for value in numbers]
        else:
            moved = [(left if place % 2 == 0 else top) + scale * value for place, value in enumerate(numbers)]
        parts.append(command + " ".join(number(round(value, 1)) for value in moved))
    return "".join(parts)


@lru_cache(maxsize=1 << 12)
def _signs(text: str) -> tuple[tuple[float, tuple[str, ...]], ...]:
    """What a text is drawn of: widths and paths; what there is no letter for is left out, a space has no path."""
    found: list[tuple[float, tuple[str, ...]]] = []
    for sign, other in _LIKE.items():
        text = text.replace(sign, other)
    for sign in normalize("NFD", text.upper()):
        if sign == " ":
            found.append((SPACE, ()))
        elif sign in LETTERS:
            found.append((LETTERS[sign][0], (LETTERS[sign][1],)))
        elif sign in _ACCENTS and found:
            found[-1] = (found[-1][0], (*found[-1][1], _placed(_ACCENTS[sign], found[-1][0] / 2 - 5, 0, 1)))
    return tuple(found)


def width(text: str, size: float) -> float:
    """How wide a text is whose capitals are `size` high.

    >>> width("IO", 12) > width("I", 12) > 0
    True
    """
    signs = _signs(text)
    return (sum(wide for wide, _ in signs) + GAP * max(0, len(signs) - 1)) * size / HEIGHT


@lru_cache(maxsize=1 << 13)
def lettering(
    text: str, x: float, y: float, size: float, paint: str, weight: float = 1.6, wide: float = 0, anchor: str = "middle"
) -> str:
    """A text about the point (x, y), its capitals `size` high, smaller where it would be wider than `wide`.

    `paint` are the attributes that give the stroke; `anchor` is `start` for a text that begins at x.

    >>> lettering("Samoa", 0, 0, 12, 'stroke="#000"').count("<path")
    1
    """
    if wide and width(text, size) > wide:
        shrunk = wide / width(text, size)
        size, weight = size * shrunk, weight * max(0.75, shrunk)
    scale = size / HEIGHT
    left = x - (width(text, size) / 2 if anchor == "middle" else 0)
    top, parts = y - scale * 7, []
    for advance, paths in _signs(text):
        parts += [_placed(path, left, top, scale) for path in paths]
        left += scale * (advance + GAP)
    line = f'fill="none" stroke-width="{number(weight)}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{"".join(parts)}" {paint} {line}/>'


def _cuts(words: tuple[str, ...], lines: int) -> Iterator[tuple[str, ...]]:
    """All ways to break words into so many lines."""
    if lines == 1:
        yield (" ".join(words),)
        return
    for cut in range(1, len(words) - lines + 2):
        for rest in _cuts(words[cut:], lines - 1):
            yield (" ".join(words[:cut]), *rest)


@lru_cache(maxsize=1 << 12)
def block(text: str, x: float, y: float, size: float, paint: str, wide: float, weight: float = 1.6, high: float = 0) -> str:
    """The same in several lines where that makes it larger; no higher than `high`, or than two lines.

    >>> block("Transport Canoe", 0, 0, 9, 'stroke="#000"', 60).count("<path")
    2
    """
    words = tuple(text.split())
    room, best = high or 3.2 * size, 0.0
    chosen: tuple[str, ...] = (text,)
    for lines in range(1, min(3, len(words)) + 1):
        rows = min(_cuts(words, lines), key=lambda cut: max(width(row, size) for row in cut))
        fits = min(size, size * wide / max(width(row, size) for row in rows), room / (1.6 * lines))
        if fits > best * 1.02:
            best, chosen = fits, rows
    first = y - best * 0.8 * (len(chosen) - 1)
    heavy = weight * max(0.75, best / size)
    return "".join(lettering(row, x, first + best * 1.6 * place, best, paint, heavy) for place, row in enumerate(chosen))
