"""Voyages and wars: canoes, paddle-clubs, settlers, rumours, villages, fields, knots. Each about the origin in a box of 40.

A silhouette is drawn in cream, as what lies face up, or in the colours of a seat.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from vaka.draw.palette import BARK, CREAM, INK, LEAF, OCHRE, SAND
from vaka.draw.places import Box, rounded
from vaka.draw.seats import SEATS
from vaka.draw.svg import number

_INK: Final = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'
LOCAL: Final = "#8FB8E8"
"""The islanders, who are nobody's."""

_SAIL: Final = "M-6 5C-15 -3 -14 -14 -8 -19C-5 -12 6 -11 17 -17C17 -6 8 3 -6 5Z"
_FAR_HULL: Final = "M-14 5H19Q17 10 12 11H-9Z"
_NEAR_HULL: Final = "M-20 9Q0 13 18 9Q15 17 8 18H-10Q-17 17 -20 9Z"
_WAR: Final = "M-17 -16C-10 -14 -10 -4 -7 3H11C15 1 16 -5 13 -11C21 -8 22 4 15 10Q13 12 9 12H-10C-19 12 -19 -4 -17 -16Z"
_PADDLES: Final = "M-5 8L-9 18M2 8L-2 18M9 8L5 18"
_SHAFT: Final = "M-13 16L4 -5"
_BLADE: Final = "M0 -5C0 -14 9 -20 16 -17C20 -11 15 -1 6 1Z"
_BASKET: Final = "M-13 3H13L9 17H-9Z"
_SHOOT: Final = "M0 4C-1 -4 -1 -8 0 -12"
_FRONDS: Final = "M0 -8C-6 -18 -14 -16 -16 -9C-10 -11 -5 -9 0 -4ZM0 -8C6 -18 14 -16 16 -9C10 -11 5 -9 0 -4Z"
_SWIRL: Final = "M-14 13C4 19 17 8 13 -5C10 -16 -7 -17 -10 -6C-12 3 -1 8 4 2C7 -3 1 -8 -2 -4"
_ROOFS: Final = (
    ("M-16 6V16H2V6Z", "M-7 -10Q-2 0 5 7H-19Q-12 0 -7 -10Z"),
    ("M-2 9V18H16V9Z", "M7 -4Q12 4 19 10H-5Q2 4 7 -4Z"),
)


def _hull(ground: str) -> str:
    far = f'<path d="{_FAR_HULL}" fill="{BARK}" {_INK} stroke-width="1.8"/>'
    return f'{far}<path d="{_NEAR_HULL}" fill="{ground}" {_INK} stroke-width="2"/>'


def transport(ground: str, cloth: str = "") -> str:
    """A transport canoe: two hulls, a crab-claw sail."""
    dyed = f'<path d="{_SAIL}" fill="{cloth}" opacity=".55"/>' if cloth else ""
    sail = f'<path d="{_SAIL}" fill="{ground}"/>{dyed}<path d="{_SAIL}" fill="none" {_INK} stroke-width="2.2"/>'
    return _hull(OCHRE) + sail


def war(ground: str, cloth: str = "") -> str:
    """A war canoe: long, with a carved prow, and paddles."""
    dyed = f'<path d="{_WAR}" fill="{cloth}" opacity=".55"/>' if cloth else ""
    return (
        f'<path d="{_PADDLES}" fill="none" {_INK} stroke-width="3"/><path d="{_WAR}" fill="{ground}"/>{dyed}'
        f'<path d="{_WAR}" fill="none" {_INK} stroke-width="2.2"/><circle cx="-13" cy="-6" r="1.9" fill="{INK}"/>'
    )


def club(ground: str, cloth: str = "") -> str:
    """A warrior band: a paddle-club."""
    dyed = f'<path d="{_BLADE}" fill="{cloth}" opacity=".55"/>' if cloth else ""
    return (
        f'<path d="{_SHAFT}" fill="none" {_INK} stroke-width="7.4"/>'
        f'<path d="{_SHAFT}" fill="none" stroke="{OCHRE}" stroke-width="3.6" stroke-linecap="round"/>'
        f'<path d="{_BLADE}" fill="{ground}"/>{dyed}<path d="{_BLADE}" fill="none" {_INK} stroke-width="2.2"/>'
        f'<path d="M5 -5L13 -13" {_INK} stroke-width="1.6"/>'
    )


def colony(ground: str, cloth: str = "") -> str:
    """Settlers: a basket with a palm that wants to grow."""
    dyed = f'<path d="{_BASKET}" fill="{cloth}" opacity=".55"/>' if cloth else ""
    return (
        f'<path d="{_SHOOT}" fill="none" stroke="{INK}" stroke-width="4"/>'
        f'<path d="{_FRONDS}" fill="{LEAF}" {_INK} stroke-width="2"/>'
        f'<path d="{_BASKET}" fill="{ground}"/>{dyed}<path d="{_BASKET}" fill="none" {_INK} stroke-width="2.2"/>'
        f'<path d="M-10.6 9H10.6" {_INK} stroke-width="1.4"/>'
    )


def rumour(ground: str, cloth: str = "") -> str:
    """A rumour: a breath of wind."""
    line = f'<path d="{_SWIRL}" fill="none" stroke-linecap="round"'
    return f'{line} stroke="{INK}" stroke-width="8"/>{line} stroke="{ground}" stroke-width="4"/>'


KINDS: Final = {"transport": transport, "war": war, "warrior": club, "colony": colony, "rumour": rumour}


def piece_defs(names: tuple[str, ...]) -> str:
    """The pieces as they lie face up: `vk-transport`, and in the colours of seats `vk-transport-red`; `vk-local` is nobody's."""
    parts = [f'<g id="vk-{kind}">{art(CREAM)}</g>' for kind, art in KINDS.items()]
    for name in names:
        cloth = f"url(#vk-pattern-{name})"
        parts += [f'<g id="vk-{kind}-{name}">{art(SEATS[name].colour, cloth)}</g>' for kind, art in KINDS.items()]
    return "".join([*parts, f'<g id="vk-local">{club(LOCAL)}</g>'])


def village(ground: str, cloth: str = "") -> str:
    """A village: roofs close together, light around them so that dark ones stand out from the land."""
    outline = "".join(wall + roof for wall, roof in _ROOFS)
    parts = [f'<path d="{outline}" fill="{SAND}" stroke="{SAND}" stroke-width="6" stroke-linejoin="round"/>']
    for wall, roof in _ROOFS:
        dyed = f'<path d="{roof}" fill="{cloth}" opacity=".5"/>' if cloth else ""
        parts.append(
            f'<path d="{wall}" fill="{CREAM}" {_INK} stroke-width="2"/><path d="{roof}" fill="{ground}"/>{dyed}'
            f'<path d="{roof}" fill="none" {_INK} stroke-width="2.2"/>'
        )
    return "".join(parts)


def village_defs(names: tuple[str, ...]) -> str:
    """`vk-village-red`, `vk-village`; `vk-green-box` and `vk-brown-box`, where one may stand; `vk-field`, the improved one."""
    parts = [f'<g id="vk-village-{name}">{village(SEATS[name].colour, f"url(#vk-pattern-{name})")}</g>' for name in names]
    square = 'x="-17" y="-17" width="34" height="34" rx="6"'
    rows = "M-11 9Q-7 5 -3 9T5 9T13 9M-11 1Q-7 -3 -3 1T5 1T13 1"
    furrows = f'<path d="{rows}" fill="none" stroke="{LEAF}" stroke-width="3.4" stroke-linecap="round"/>'
    return "".join(
        [
            *parts,
            f'<g id="vk-village">{village(OCHRE)}</g>',
            f'<rect id="vk-green-box" {square} fill="#2F6B36" stroke="#B7DBA0" stroke-width="2.4"/>',
            f'<rect id="vk-brown-box" {square} fill="{BARK}" stroke="{OCHRE}" stroke-width="2.4" stroke-dasharray="5 4"/>',
            f'<g id="vk-field"><rect {square} fill="#6B4A2C" stroke="#B7DBA0" stroke-width="2.4"/>{furrows}</g>',
        ]
    )


@cache
def plaque(name: str, wide: float, high: float, dark: bool = False) -> str:
    """What a stack stands on, about the origin: cream within its owner's pattern; bark where it is hidden."""
    look = SEATS[name]
    box, core = rounded(Box(0, 0, wide, high), 8), rounded(Box(0, 0, wide - 9, high - 9), 4)
    ground = BARK if dark else CREAM
    return (
        f'<rect {box} fill="{look.colour}"/><rect {box} fill="url(#vk-pattern-{name})" opacity=".8"/>'
        f'<rect {box} fill="none" {_INK} stroke-width="2.2"/><rect {core} fill="{ground}" {_INK} stroke-width="1.4"/>'
    )


@cache
def knot(count: int) -> str:
    """So many knots on a rope, about the origin."""
    step, parts = 13.0, []
    for place in range(count):
        x = step * (place - (count - 1) / 2)
        parts.append(
            f'<ellipse cx="{number(x)}" rx="7" ry="8" fill="{SAND}" {_INK} stroke-width="1.8"/>'
            f'<path d="M{number(x - 3.4)} -6l6.8 12m0 -12l-6.8 12" {_INK} stroke-width="1.5"/>'
        )
    return "".join(parts)
