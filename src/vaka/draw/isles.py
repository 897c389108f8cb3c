"""What lies on islands and seas: sailboats, huts, hats of tourists, drawings in the sand, fish, chests, goods, dikes and water.

Each is drawn about the origin in a box of 40, as a definition to be used.
"""

from __future__ import annotations

from typing import Final

from vaka.draw.palette import BARK, CREAM, DEEP, FOAM, INK, LEAF, OCHRE, SAND, SHALLOW
from vaka.draw.seats import SEATS, Look

_INK: Final = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'

# --- Sailboats: a crab-claw sail over a hull with its outrigger ---

_SAIL: Final = "M-9 10C-17 -3 -15 -17 -8 -23C-5 -14 6 -12 18 -19C18 -6 8 6 -9 10Z"
_HULL: Final = "M-20 9Q0 16 20 8Q17 17 8 18H-9Q-17 17 -20 9Z"
_SPARS: Final = "M-9 10C-17 -3 -15 -17 -8 -23M-9 10C8 6 18 -6 18 -19"


def sailboat_defs(names: tuple[str, ...]) -> str:
    """Sailboats, as `vk-boat-purple` and so on; `vk-boat-halo` is halo and rim."""
    halo = f'<g id="vk-boat-halo"><path d="{_SAIL}"/><path d="{_HULL}"/></g>'
    return halo + "".join(f'<g id="vk-boat-{name}">{_sailboat(SEATS[name])}</g>' for name in names)


def _sailboat(look: Look) -> str:
    return (
        f'<path d="{_HULL}" fill="{OCHRE}" {_INK} stroke-width="2"/>'
        f'<path d="{_SAIL}" fill="{look.colour}"/><path d="{_SAIL}" fill="url(#vk-pattern-{look.name})" opacity=".55"/>'
        f'<path d="{_SAIL}" fill="none" {_INK} stroke-width="2"/><path d="{_SPARS}" fill="none" {_INK} stroke-width="3"/>'
        f'<circle cx="-2" cy="-6" r="7.4" fill="{CREAM}" {_INK} stroke-width="1.4"/>'
        f'<use href="#vk-{look.emblem}" fill="{INK}" transform="translate(-2 -6) scale(.56)"/>'
    )


# --- Huts: a steep roof ---

_ROOF: Final = "M0 -19Q6 -6 18 5H-18Q-6 -6 0 -19Z"


def hut_defs(names: tuple[str, ...]) -> str:
    """Huts, as `vk-hut-purple` and so on; `vk-hut-site` is where one may stand, `vk-hut-plain` nobody's."""
    site = (
        f'<path d="M0 -17Q6 -5 16 5H10V16H-10V5H-16Q-6 -5 0 -17Z" fill="#3C7441" stroke="{SAND}" stroke-width="1.5" '
        'stroke-dasharray="3.5 3"/>'
    )
    plain = (
        f'<g id="vk-hut-plain"><path d="M-11 4V17H11V4Z" fill="{CREAM}" {_INK} stroke-width="2"/>'
        f'<path d="{_ROOF}" fill="{OCHRE}" {_INK} stroke-width="2"/></g>'
    )
    return f'<g id="vk-hut-site">{site}</g>{plain}' + "".join(f'<g id="vk-hut-{name}">{_hut(SEATS[name])}</g>' for name in names)


def _hut(look: Look) -> str:
    return (
        f'<path d="M-12.5 3V18H12.5V3Z" fill="{CREAM}" {_INK} stroke-width="2"/>'
        f'<path d="{_ROOF}" fill="{look.colour}"/><path d="{_ROOF}" fill="url(#vk-pattern-{look.name})" opacity=".5"/>'
        f'<path d="{_ROOF}" fill="none" {_INK} stroke-width="2.2"/>'
        f'<use href="#vk-{look.emblem}" fill="{INK}" transform="translate(0 11) scale(.58)"/>'
    )


# --- Everything else ---

_TUNA: Final = "M-18 1C-12 -8 1 -10 10 -2L17 -10C15.5 -3 15.5 5 17 12L10 4C2 11 -11 10 -18 1Z"
_KNOT: Final = "M0 0C-16 -4 -16 -16 -8 -14C0 -12 0 12 8 14C16 16 16 4 0 0C-16 -4 -16 14 -8 12C0 10 0 -10 8 -12C16 -14 16 -4 0 0Z"
_DROP: Final = "M0 -15C7 -5 11 0 11 6A11 11 0 0 1 -11 6C-11 0 -7 -5 0 -15Z"


def _fish() -> str:
    return (
        f'<path d="M-5 -7L4 -13L6 -5Z" fill="{SHALLOW}" stroke="{DEEP}" stroke-width="1.6" stroke-linejoin="round"/>'
        f'<path d="{_TUNA}" fill="{FOAM}" stroke="{DEEP}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M-8 -5Q-5 1 -8 7M-1 -2L4 3M3 -4L7 0" fill="none" stroke="{DEEP}" stroke-width="1.5" stroke-linecap="round"/>'
        f'<circle cx="-12.5" cy="-1" r="1.7" fill="{DEEP}"/>'
    )


def _chest() -> str:
    return (
        f'<path d="M-16 -2V14H16V-2Z" fill="{BARK}" {_INK} stroke-width="2.2"/>'
        f'<path d="M-16 -2C-16 -15 16 -15 16 -2Z" fill="{OCHRE}" {_INK} stroke-width="2.2"/>'
        f'<path d="M-9 -9.6V14M9 -9.6V14" stroke="{INK}" stroke-width="1.8"/>'
        f'<path d="M-4 -5H4V5Q0 9 -4 5Z" fill="#F7D24A" {_INK} stroke-width="1.6"/>'
    )


def _hat() -> str:
    return (
        f'<path d="M-10 4C-10 -17 10 -17 10 4Z" fill="#F2CF86" {_INK} stroke-width="2"/>'
        f'<path d="M-10.2 0Q0 5 10.2 0L10 6H-10Z" fill="{BARK}"/>'
        f'<ellipse cy="7" rx="19" ry="5.6" fill="#F2CF86" {_INK} stroke-width="2"/>'
        f'<path d="M-10 4.4Q0 9 10 4.4" fill="none" {_INK} stroke-width="1.6"/>'
    )


def _drawing() -> str:
    return (
        f'<circle r="18" fill="{SAND}" {_INK} stroke-width="2"/>'
        f'<path d="{_KNOT}" fill="none" stroke="{BARK}" stroke-width="3" stroke-linejoin="round"/>'
    )


def _kava() -> str:
    roots = "M0 -4C-2 4 -9 5 -13 13M0 -4C0 6 -3 9 -4 15M0 -4C2 5 3 9 5 15M0 -4C3 3 10 5 13 12"
    return (
        f'<path d="M0 -6C-3 -11 -3 -13 0 -17C8 -18 11 -13 9 -7C6 -6 3 -6 0 -6Z" fill="{LEAF}" {_INK} stroke-width="1.6"/>'
        f'<path d="{roots}" fill="none" {_INK} stroke-width="6.4"/>'
        f'<path d="{roots}" fill="none" stroke="#E7C58B" stroke-width="3.2" stroke-linecap="round"/>'
    )


def _copra() -> str:
    return (
        f'<circle r="14" fill="{BARK}" {_INK} stroke-width="2"/><circle r="10.6" fill="#FFFDF6"/>'
        '<circle r="6" fill="#DCEBDD"/>'
        '<path d="M-4 -2Q0 -5 4 -2" fill="none" stroke="#A9C6B0" stroke-width="1.6" stroke-linecap="round"/>'
    )


def _beef() -> str:
    horns = "M-6 -1C-17 -2 -17 -12 -13 -16C-12 -9 -8 -8 -5 -8H5C8 -8 12 -9 13 -16C17 -12 17 -2 6 -1L4 10Q0 16 -4 10Z"
    return (
        f'<path d="{horns}" fill="{CREAM}" {_INK} stroke-width="2"/><path d="M-5 -7H5L4 9Q0 14 -4 9Z" fill="#8A4A35"/>'
        f'<circle cx="-2.6" cy="0" r="1.3" fill="{INK}"/><circle cx="2.6" cy="0" r="1.3" fill="{INK}"/>'
        f'<path d="M-2 9.4H2" {_INK} stroke-width="1.5"/>'
    )


GOODS_GROUND: Final = {"kava": "#B6D98A", "copra": "#F7F3E6", "beef": "#D99A86"}


def _crate(name: str, symbol: str) -> str:
    """A good: its symbol on a cube of its colour."""
    return f'<rect x="-18" y="-18" width="36" height="36" rx="7" fill="{GOODS_GROUND[name]}" {_INK} stroke-width="2.2"/>{symbol}'


def _wanted(name: str, symbol: str) -> str:
    """A good that a ship waits for: only its outline and a pale symbol."""
    rim = (
        f'<rect x="-17" y="-17" width="34" height="34" rx="7" fill="{GOODS_GROUND[name]}" fill-opacity=".28" stroke="{INK}" '
        'stroke-width="1.8" stroke-dasharray="4 3.6"/>'
    )
    return f'{rim}<g opacity=".62" transform="scale(.86)">{symbol}</g>'


def _water() -> str:
    return (
        f'<path d="{_DROP}" fill="{DEEP}" stroke="{FOAM}" stroke-width="2.6"/>'
        f'<path d="M-5 6A5.4 5.4 0 0 0 0 11" fill="none" stroke="{FOAM}" stroke-width="2.2" stroke-linecap="round"/>'
    )


def _dike() -> str:
    """Stakes along a shore, 64 long, upright."""
    stakes = "".join(f'<rect x="-4.6" y="{y}" width="9.2" height="10.4" rx="3"/>' for y in (-31, -18.5, -6, 6.5, 19))
    return (
        f'<g fill="{OCHRE}" {_INK} stroke-width="2">{stakes}</g>'
        f'<path d="M0 -27V26" stroke="{BARK}" stroke-width="2.2" stroke-linecap="round"/>'
    )


def isle_defs() -> str:
    """Everything that nobody owns: `vk-catch`, `vk-chest`, `vk-hat`, `vk-drawing`, `vk-kava`..., `vk-water`, `vk-dike`."""
    goods = {"kava": _kava(), "copra": _copra(), "beef": _beef()}
    art = {"catch": _fish(), "chest": _chest(), "hat": _hat(), "drawing": _drawing(), "water": _water(), "dike": _dike()}
    art |= {f"good-{name}": _crate(name, symbol) for name, symbol in goods.items()}
    art |= {f"wanted-{name}": _wanted(name, symbol) for name, symbol in goods.items()}
    art["hat-site"] = '<ellipse cy="5" rx="17" ry="6.4" fill="#3C7441"/>'
    art["drawing-site"] = (
        f'<circle r="16.5" fill="{SAND}" fill-opacity=".25" stroke="{SAND}" stroke-width="2" stroke-dasharray="4.4 3.6"/>'
    )
    art["good-site"] = '<rect x="-15" y="-15" width="30" height="30" rx="6" fill="#3C7441"/>'
    return "".join(f'<g id="vk-{name}">{body}</g>' for name, body in art.items())
