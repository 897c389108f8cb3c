"""Frames and ornaments that the boards of all games share."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from vaka.draw.palette import CREAM, INK, SAND, themed
from vaka.draw.svg import around, number, points

if TYPE_CHECKING:
    from vaka.draw.seats import Look


def cloth_frame(side: float, band: float) -> str:
    """A square page with a band of bark cloth around it: saw teeth that meet at the corners."""
    inset, count = 6.0, 30
    inner = side - 2 * band
    step = inner / count
    depth = band - inset - 9
    teeth = "".join(
        f"M{number(band + place * step)} {number(band - 3)}h{number(step)}l{number(-step / 2)} {number(-depth)}Z"
        for place in range(count)
    )
    low, high = number(inset + 7), number(band - 4)
    row = f'<path d="{teeth}"/><path d="M{low} {low}H{high}L{low} {high}Z"/>'
    middle = number(side / 2)
    rows = "".join(f'<g transform="rotate({turn} {middle} {middle})">{row}</g>' for turn in (0, 90, 180, 270))
    return (
        f'<rect width="{number(side)}" height="{number(side)}" {themed("page")}/>'
        f'<rect {_box(inset, side)} rx="24" {themed("frame")}/><g {themed("accent")}>{rows}</g>'
    )


def _box(inset: float, side: float) -> str:
    """A square within a square."""
    return f'x="{number(inset)}" y="{number(inset)}" width="{number(side - 2 * inset)}" height="{number(side - 2 * inset)}"'


def palm(x: float, y: float, radius: float, turn: float, colour: str) -> str:
    """The crown of a palm seen from above."""
    wide, half = number(radius * 0.34), number(-radius / 2)
    leaf = f"M0 0Q{wide} {half} 0 {number(-radius)}Q-{wide} {half} 0 0Z"
    leaves = "".join(f'<path d="{leaf}" transform="rotate({number(turn + 360 * place / 7)})"/>' for place in range(7))
    nut = f'<circle r="{number(radius * 0.13)}" fill="{SAND}"/>'
    return f'<g transform="translate({number(x)} {number(y)})" fill="{colour}">{leaves}{nut}</g>'


def garland(look: Look, radius: float, count: int = 12) -> str:
    """A lei in the colours of a seat, about the origin: where somebody is welcome, or has won."""
    size = radius * 3.3 / count
    knots = [
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(size)}" fill="{look.colour if place % 2 else look.thread}"/>'
        for place, (x, y) in enumerate(around(count, radius))
    ]
    back = "".join(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(size + 2)}"/>' for x, y in around(count, radius))
    rim = "".join(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(size + 3.6)}"/>' for x, y in around(count, radius))
    return f'<g fill="{CREAM}">{rim}</g><g fill="{INK}">{back}</g>{"".join(knots)}'


def sunburst(radius: float, colour: str, rays: int = 16) -> str:
    """Rays about the origin, behind a winner."""
    outer, inner = around(rays, radius), around(rays, radius * 0.55, -90 + 180 / rays)
    return f'<polygon points="{points(point for pair in zip(outer, inner, strict=True) for point in pair)}" fill="{colour}"/>'


def stick_chart(colour: str) -> str:
    """A navigator's chart about the origin, 330 wide: curved sticks for the swell, straight ones, shells for the islands."""
    sticks = "M-165 24Q0 -64 165 24M-132 24Q0 -44 132 24M-92 24Q0 -22 92 24M-150 6L0 -42L150 6M-74 24L0 -42L74 24M0 -42V24"
    shells = ((0, -42, 6), (-78, -17, 4.5), (78, -17, 4.5), (-46, -1, 4), (46, -1, 4), (0, -20, 4.5), (0, 1, 4))
    dots = "".join(f'<circle cx="{x}" cy="{y}" r="{size}"/>' for x, y, size in shells)
    return (
        f'<path d="{sticks}" fill="none" stroke="{colour}" stroke-width="2.6" stroke-linecap="round"/><g fill="{colour}">{dots}</g>'
    )


def plate(x: float, y: float, parts: list[tuple[float, float, str]]) -> str:
    """The status of a game: things in a row, each with the gap before it, its width, and what is drawn about its middle."""
    total = sum(gap + wide for gap, wide, _ in parts)
    along, row = -total / 2, []
    for gap, wide, art in parts:
        along += gap + wide / 2
        row.append(f'<g transform="translate({number(along)} 0)">{art}</g>')
        along += wide / 2
    ground = f'<rect x="{number(-total / 2 - 9)}" y="-32" width="{number(total + 18)}" height="64" rx="32" {themed("panel")}/>'
    return f'<g id="status" transform="translate({number(x)} {number(y)})">{ground}{"".join(row)}</g>'


@cache
def paddles(left: int, total: int) -> str:
    """One paddle for each action of a turn; those that are used are only outlined."""
    outline = f'{themed("text", "stroke")} stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"'
    row = []
    for place in range(total):
        paint = themed("text") if place < left else 'fill="none" opacity=".45"'
        turned = f'transform="translate({number(25 * (place - (total - 1) / 2))} 0) rotate(14)"'
        row.append(f'<g {turned}><g {paint}><path d="M0 -20V-2M-5.5 -2Q-8 12 0 21Q8 12 5.5 -2Z" {outline}/></g></g>')
    return "".join(row)
