"""Coins, points, action markers, dice, and small signs; about the origin, in a box of 40 where nothing else is said."""

from __future__ import annotations

from functools import cache
from typing import Final

from vaka.draw.glyphs import glyphs
from vaka.draw.palette import BARK, CREAM, INK, LEAF, OCHRE, SAND
from vaka.draw.seats import SEATS
from vaka.draw.svg import number

_INK: Final = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'
_TUSK: Final = "M9 9C-1 16 -12 9 -11 -1C-10 -11 4 -13 7 -4C9 3 1 7 -3 3"


def coin() -> str:
    """Money: a boar's tusk on a disc."""
    return (
        f'<circle r="18" fill="#E9B44C" {_INK} stroke-width="2.4"/>'
        f'<path d="{_TUSK}" fill="none" stroke="{BARK}" stroke-width="4.4" stroke-linecap="round"/>'
    )


def leaf() -> str:
    """Points: two leaves of the cycad, crossed."""
    frond = (
        "M0 16C-1 6 -1 -4 0 -16C3 -12 4 -8 4 -4C7 -2 6 4 3 8Q2 12 0 16ZM0 16C-3 12 -5 8 -5 4C-7 0 -6 -4 -4 -6C-4 -10 -3 -13 0 -16Z"
    )
    return (
        f'<circle r="18" fill="{CREAM}" {_INK} stroke-width="2.4"/>'
        f'<g fill="{LEAF}"><path d="{frond}" transform="rotate(32) scale(.86)"/>'
        f'<path d="{frond}" transform="rotate(-32) scale(.86)"/></g>'
    )


def conch() -> str:
    """The first player's: a conch."""
    return (
        f'<path d="M-17 3C-13 -12 2 -17 16 -13C19 -6 14 3 6 6C0 13 -8 15 -13 10C-15 8 -17 6 -17 3Z" fill="#F3C9B8" {_INK} '
        'stroke-width="2.2"/>'
        f'<path d="M16 -13C6 -10 0 -4 2 2C4 6 0 9 -4 7M-6 -10Q-2 -4 -8 4M-12 -4Q-9 0 -12 5" fill="none" {_INK} stroke-width="1.8"/>'
    )


def hammock() -> str:
    """Rest: a hammock between two palms."""
    return (
        f'<path d="M-17 18Q-13 0 -16 -13M17 18Q13 0 16 -13" fill="none" stroke="{BARK}" stroke-width="4" stroke-linecap="round"/>'
        '<path d="M-16 -13C-20 -16 -23 -13 -24 -9C-19 -11 -17 -11 -16 -13C-15 -18 -11 -20 -7 -18C-10 -16 -13 -15 -16 -13M16 '
        f'-13C20 -16 23 -13 24 -9C19 -11 17 -11 16 -13C15 -18 11 -20 7 -18C10 -16 13 -15 16 -13" fill="{LEAF}" '
        f'stroke="{LEAF}" stroke-width="2.6" stroke-linejoin="round"/>'
        f'<path d="M-15 -2Q0 20 15 -2Q0 11 -15 -2Z" fill="{SAND}" {_INK} stroke-width="2"/>'
    )


def volcano() -> str:
    """The first phase: a cone that smokes."""
    return (
        f'<path d="M-19 16L-6 -7Q0 -3 6 -7L19 16Z" fill="{BARK}" {_INK} stroke-width="2.2"/>'
        f'<path d="M-6 -7Q0 -3 6 -7L9 -1Q5 3 3 -1Q0 6 -3 0Q-5 4 -9 -1Z" fill="{OCHRE}"/>'
        '<path d="M-2 -10C-6 -14 2 -15 -1 -20M4 -11C1 -14 7 -16 5 -19" fill="none" stroke="#8C7B6B" stroke-width="2.6" '
        'stroke-linecap="round"/>'
    )


def token_defs() -> str:
    """`vk-coin`, `vk-leaf`, `vk-conch`, `vk-hammock`, `vk-volcano`."""
    art = {"coin": coin(), "leaf": leaf(), "conch": conch(), "hammock": hammock(), "volcano": volcano()}
    return "".join(f'<g id="vk-{name}">{body}</g>' for name, body in art.items())


def marker_defs(names: tuple[str, ...]) -> str:
    """Action markers, discs of radius 13: `vk-marker-purple`; below the top one `vk-marker-edge-purple`; `vk-marker-neutral`."""
    parts = []
    for name in names:
        look = SEATS[name]
        parts.append(
            f'<g id="vk-marker-{name}"><circle r="13" fill="{look.colour}" {_INK} stroke-width="2.2"/>'
            f'<use href="#vk-{look.emblem}" fill="{look.on_colour}" transform="scale(.86)"/></g>'
            f'<g id="vk-marker-edge-{name}"><circle r="13" fill="{look.thread}" {_INK} stroke-width="2.2"/></g>'
        )
    parts.append(
        f'<g id="vk-marker-neutral"><circle r="13" fill="#A9A39A" {_INK} stroke-width="2.2"/>'
        f'<circle r="6.4" fill="none" {_INK} stroke-width="2.2"/></g>'
        f'<g id="vk-marker-edge-neutral"><circle r="13" fill="#D8D3C8" {_INK} stroke-width="2.2"/></g>'
    )
    return "".join(parts)


@cache
def pile(name: str, count: int) -> str:
    """So many markers on one another, the lowest about the origin."""
    below = "".join(
        f'<use href="#vk-marker-edge-{name}" transform="translate(0 {number(-5.4 * place)})"/>' for place in range(count - 1)
    )
    return f'{below}<use href="#vk-marker-{name}" transform="translate(0 {number(-5.4 * (count - 1))})"/>'


_PIPS: Final = {
    1: ((0, 0),),
    2: ((-8, -8), (8, 8)),
    3: ((-9, -9), (0, 0), (9, 9)),
    4: ((-8, -8), (8, -8), (-8, 8), (8, 8)),
    5: ((-9, -9), (9, -9), (0, 0), (-9, 9), (9, 9)),
    6: ((-8, -10), (8, -10), (-8, 0), (8, 0), (-8, 10), (8, 10)),
}


@cache
def die(pips: int) -> str:
    """A die of bone with waves of ink."""
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="3.5"/>' for x, y in _PIPS[pips])
    return (
        f'<rect x="-19" y="-19" width="38" height="38" rx="8" fill="{CREAM}" {_INK} stroke-width="2.6"/><g fill="{INK}">{dots}</g>'
    )


@cache
def worth(symbol: str, value: str, size: float = 40) -> str:
    """A tile with a symbol and its value below."""
    half = size / 2
    return (
        f'<rect x="{number(-half)}" y="{number(-half)}" width="{number(size)}" height="{number(size)}" '
        f'rx="{number(size * 0.16)}" fill="{CREAM}" {_INK} stroke-width="1.8"/>'
        f'<use href="#vk-{symbol}" transform="translate(0 {number(-size * 0.21)}) scale({number(size / 68)})"/>'
        + glyphs(value, 0, size * 0.25, size * 0.4, f'stroke="{INK}"', 2.4)
    )


@cache
def bark_token(name: str, size: float = 34) -> str:
    """A hidden token: bark cloth with its owner's pattern at the rim; without an owner saw teeth."""
    half, inner = size / 2, size * 0.3
    look = SEATS.get(name)
    box = f'x="{number(-half)}" y="{number(-half)}" width="{number(size)}" height="{number(size)}" rx="{number(size * 0.2)}"'
    rim = f'<rect {box} fill="{look.colour if look else OCHRE}"/>' + (
        f'<rect {box} fill="url(#vk-pattern-{name})"/>' if look else ""
    )
    core = f'x="{number(-inner)}" y="{number(-inner)}" width="{number(inner * 2)}" height="{number(inner * 2)}" rx="3"'
    lozenge = f"M0 {number(-inner * 0.8)}L{number(inner * 0.8)} 0L0 {number(inner * 0.8)}L{number(-inner * 0.8)} 0Z"
    return (
        f'{rim}<rect {box} fill="none" {_INK} stroke-width="2"/><rect {core} fill="{BARK}"/>'
        f'<path d="{lozenge}" fill="none" stroke="{OCHRE}" stroke-width="2.4"/><circle r="{number(inner * 0.22)}" fill="{SAND}"/>'
    )


def rest_faces() -> dict[str, str]:
    """The faces of rest tokens, 40 wide, by name."""
    ground = f'<rect x="-20" y="-20" width="40" height="40" rx="8" fill="{SAND}" {_INK} stroke-width="2"/>'
    return {
        "first": f'{ground}<use href="#vk-conch" transform="scale(.82)"/>',
        "both": (
            f'{ground}<use href="#vk-coin" transform="translate(-7 -6) scale(.52)"/>'
            '<use href="#vk-leaf" transform="translate(7 7) scale(.52)"/>'
        ),
        "point": f'{ground}<use href="#vk-leaf" transform="scale(.78)"/>',
        "vatu": f'{ground}<use href="#vk-coin" transform="scale(.78)"/>',
    }
