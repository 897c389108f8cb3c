"""A square lagoon between four islands: the ground of a game whose seats sit in its corners.

Corners run clockwise from the top left; what lies in them is drawn for the top left and turned.
"""

from __future__ import annotations

from typing import Final

from vaka.draw.frames import cloth_frame, palm, stick_chart
from vaka.draw.glyphs import glyphs
from vaka.draw.palette import BARK, DEEP, FOAM, LEAF, SAND, SEA, SHALLOW
from vaka.draw.svg import number

SIDE: Final = 900.0
BAND: Final = 30.0
"""How wide the frame is."""
_MIDDLE: Final = SIDE / 2
_REEF: Final = "#0A4158"
_SHADE: Final = "#3B7441"
_WET: Final = "#E4CF9F"

_SHORE: Final = "M20 20H286C284 58 258 88 246 122Q241 137 226 138L138 226Q137 241 122 246C88 258 58 284 20 286Z"
_LAND: Final = "M20 20H132C122 44 92 44 77 58Q64 67 58 77C44 92 44 122 20 132Z"
_MEDALLION: Final = 62.0


def lagoon(edge: float) -> str:
    """Frame, water, swell, islands, and the reef that the tiles lie on, `edge` from the sides."""
    inner = number(SIDE - 2 * BAND)
    box = f'<rect x="{number(BAND)}" y="{number(BAND)}" width="{inner}" height="{inner}" rx="16" fill="{DEEP}"/>'
    side = number(SIDE - 2 * edge + 20)
    reef = f'<rect x="{number(edge - 10)}" y="{number(edge - 10)}" width="{side}" height="{side}" rx="22" fill="{_REEF}"/>'
    islands = "".join(_island(corner) for corner in range(4))
    chart = f'<g opacity=".5" transform="translate({number(_MIDDLE)} 91)">{stick_chart(SHALLOW)}</g>'
    return (
        f'<clipPath id="vk-lagoon">{box}</clipPath>{cloth_frame(SIDE, BAND)}{box}'
        f'<g clip-path="url(#vk-lagoon)">{_swell(edge + 50)}{reef}{islands}</g>{chart}'
    )


def _swell(middle: float) -> str:
    """The swell bends around the islands."""
    ends = (number(middle), number(SIDE - middle))
    rings = "".join(f'<circle cx="{x}" cy="{y}" r="{radius}"/>' for x in ends for y in ends for radius in range(176, 300, 22))
    return f'<g fill="none" stroke="{SEA}" stroke-width="3" opacity=".55">{rings}</g>'


def _island(corner: int) -> str:
    """Land, sand before it, and foam at its shore."""
    shores = f'<path d="{_SHORE}" stroke="{SHALLOW}" stroke-width="26"/><path d="{_SHORE}" stroke="{FOAM}" stroke-width="8"/>'
    land = f'<path d="{_LAND}" fill="{LEAF}" stroke="#C9B98C" stroke-width="5"/>'
    palms = palm(107, 39, 14, 8, _SHADE) + palm(39, 107, 14, 30, _SHADE)
    turn = f"rotate({corner * 90} {number(_MIDDLE)} {number(_MIDDLE)})"
    return f'<g transform="{turn}" fill="{SAND}">{shores}{land}{palms}</g>'


def owner(corner: int, seat: str, partner: str, *, is_played: bool) -> str:
    """Whose island it is, by the definitions `vk-seat-...`; with a partner, beside the partner's; faint where nobody sits."""
    right, low = corner in (1, 2), corner in (2, 3)
    x, y = (SIDE - _MEDALLION if right else _MEDALLION), (SIDE - _MEDALLION if low else _MEDALLION)
    badge = f'<use href="#vk-seat-{partner}" transform="translate({-17 if right else 17} 17) scale(.5)"/>' if partner else ""
    faint = "" if is_played else ' opacity=".3"'
    return f'<g transform="translate({number(x)} {number(y)})"{faint}><use href="#vk-seat-{seat}"/>{badge}</g>'


def imprints(silhouette: str, places: list[str]) -> str:
    """The marks that pieces leave in the sand, at these transforms."""
    marks = "".join(f'<use href="#{silhouette}" transform="{place}"/>' for place in places)
    return f'<g fill="{_WET}" stroke="{_WET}" stroke-width="3">{marks}</g>'


def coordinates(edge: float, tile: float, pitch: float, letters: str) -> str:
    """Letters and numbers along the reef; those of the corners stand aside on the sand, clear of what lies there."""
    signs, last = [], len(letters) - 1
    for place, name in enumerate(letters):
        aside = {0: 41, last: -41}.get(place, 0)
        paint = f'stroke="{BARK if aside else FOAM}"'
        along = edge + tile / 2 + pitch * place + aside
        signs.append(glyphs(name, along, SIDE - edge + 18, 14, paint))
        signs.append(glyphs(str(last + 1 - place), edge - 20, along, 14, paint))
    return "".join(signs)
