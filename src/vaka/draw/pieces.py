"""The pieces, as definitions to be used: a silhouette that needs no colour, in the colour, pattern and emblem of each seat.

Behind a piece lie its `halo`, a silhouette that is stroked light so that the piece stands out from any ground, and where it can be
played its `rim`, stroked coral; both are without a colour of their own.
"""

from __future__ import annotations

from typing import Final

from vaka.draw.emblems import EMBLEMS
from vaka.draw.palette import BARK, CREAM, INK, SAND
from vaka.draw.patterns import pattern
from vaka.draw.seats import SEATS, Look

_HULL: Final = "M-45 -2C-30 -14 22 -15 46 -6C40 5 24 11 -4 11C-26 11 -40 6 -45 -2Z"
_FLOAT: Final = "M-29 23C-24 19.4 18 18.6 30 21C26 26.6 -20 27.6 -29 23Z"
_SPARS: Final = "M-19 4V23M17 3V22.5"
TIKI_AT: Final = (-14.0, -5.0)
"""Where on a pirogue a Tiki stands."""

_CREST: Final = 'transform="translate(0 -19) scale(1.05)"'
_HEAD: Final = "M-13.5 -9Q0 -14 13.5 -9L12 11Q0 20 -12 11Z"


def emblem_defs() -> str:
    """All emblems, as `vk-fern` and so on."""
    return "".join(f'<g id="vk-{name}">{art}</g>' for name, art in EMBLEMS.items())


def pattern_defs(names: tuple[str, ...]) -> str:
    """The patterns of these seats, as `vk-pattern-green` and so on."""
    return "".join(pattern(SEATS[name].pattern, SEATS[name].thread, f"vk-pattern-{name}") for name in names)


def medallion(look: Look, radius: float, rim: str = CREAM) -> str:
    """The emblem of a seat on a disc of its colour, about the origin."""
    scale = radius * 0.068
    return (
        f'<circle r="{radius:g}" fill="{look.colour}" stroke="{rim}" stroke-width="{max(2, radius * 0.12):.3g}"/>'
        f'<use href="#vk-{look.emblem}" fill="{look.on_colour}" transform="scale({scale:.3g})"/>'
    )


def pirogue_defs(names: tuple[str, ...]) -> str:
    """Hulls with outriggers seen from above, bow to the right: `vk-pirogue-green` and so on.

    Their halo is `vk-pirogue-halo`, their rim `vk-pirogue-rim`.
    """
    halo = f'<g id="vk-pirogue-halo"><path d="{_HULL}"/><path d="{_FLOAT}"/><path d="{_SPARS}"/></g>'
    rim = f'<path id="vk-pirogue-rim" d="{_HULL}"/>'
    return halo + rim + "".join(f'<g id="vk-pirogue-{name}">{_pirogue(SEATS[name])}</g>' for name in names)


def _pirogue(look: Look) -> str:
    return (
        f'<path d="{_SPARS}" stroke="{INK}" stroke-width="7"/><path d="{_SPARS}" stroke="{SAND}" stroke-width="3"/>'
        f'<path d="{_FLOAT}" fill="{look.colour}" stroke="{INK}" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="{_HULL}" fill="{look.colour}"/><path d="{_HULL}" fill="url(#vk-pattern-{look.name})"/>'
        f'<path d="{_HULL}" fill="none" stroke="{INK}" stroke-width="2.8" stroke-linejoin="round"/>'
        f'<circle cx="13" cy="-2" r="10" fill="{CREAM}" stroke="{INK}" stroke-width="1.8"/>'
        f'<use href="#vk-{look.emblem}" fill="{INK}" transform="translate(13 -2) scale(.76)"/>'
    )


def tiki_defs(names: tuple[str, ...]) -> str:
    """Carved faces that wear their emblem as a crest: `vk-tiki-green` and so on; `vk-tiki-green-halo` is halo and rim."""
    return "".join(
        f'<g id="vk-tiki-{name}-halo"><path d="{_HEAD}"/><use href="#vk-{SEATS[name].emblem}" {_CREST}/></g>'
        f'<g id="vk-tiki-{name}">{_tiki(SEATS[name])}</g>'
        for name in names
    )


def _tiki(look: Look) -> str:
    line = look.thread if look.on_colour == CREAM else INK
    return (
        f'<use href="#vk-{look.emblem}" {_CREST} fill="{look.colour}" stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
        f'<use href="#vk-{look.emblem}" {_CREST} fill="{look.colour}"/>'
        f'<path d="{_HEAD}" fill="{look.colour}" stroke="{INK}" stroke-width="2.8" stroke-linejoin="round"/>'
        f'<path d="M-13 -8Q0 -13 13 -8L12.6 -4.4Q0 -9 -12.6 -4.4Z" fill="{look.thread}"/>'
        f'<g fill="{CREAM}"><ellipse cx="-5.8" cy="0" rx="4.6" ry="3.6"/><ellipse cx="5.8" cy="0" rx="4.6" ry="3.6"/></g>'
        f'<g fill="{INK}"><circle cx="-5.2" r="2"/><circle cx="5.2" r="2"/></g>'
        f'<path d="M0 -2V5M-2.6 5.6H2.6" stroke="{line}" stroke-width="2" stroke-linecap="round" fill="none"/>'
        f'<path d="M-7.6 8.4H7.6L6 13Q0 15.4 -6 13Z" fill="{CREAM}"/>'
        f'<path d="M-3.4 8.4V14M0 8.4V14.6M3.4 8.4V14" stroke="{BARK}" stroke-width="1.3"/>'
    )
