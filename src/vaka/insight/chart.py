"""The curve of an analysis as SVG: a line for each seat, told apart by colour, dashes, marks and its name; and who decided when."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from vaka.draw.palette import themed
from vaka.draw.seats import SEATS
from vaka.draw.svg import document, escape, number, points
from vaka.insight.analysis import Point
from vaka.insight.telling import percent, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vaka.engine.record import Record
    from vaka.insight.analysis import Analysis

WIDTH: Final = 900
LEFT, TOP, RIGHT, BOTTOM = 52, 44, 760, 344
ROW: Final = 12
"""The height of a seat's row below the curve, where its turns are marked."""
MARKS: Final = 9
"""So many marks on each line."""
APART: Final = 17.0
"""Names at the end of the lines keep so far apart."""
DASHES: Final = ("none", "11 5", "3 4", "14 4 3 4", "7 7", "16 6 4 6 4 6", "2 7", "20 5")
SHAPES: Final = (
    "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z",
    "M-4 -4H4V4H-4Z",
    "M0 -5.4L5 3.8H-5Z",
    "M0 -5.6L5.6 0L0 5.6L-5.6 0Z",
    "M0 5.4L5 -3.8H-5Z",
    "M-5 -1.6H-1.6V-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5Z",
    "M-5.2 0L-2.6 -4.5H2.6L5.2 0L2.6 4.5H-2.6Z",
    "M0 -6L1.6 -1.6L6 0L1.6 1.6L0 6L-1.6 1.6L-6 0L-1.6 -1.6Z",
)
UNKNOWN_INK: Final = "#6B6B6B"


def draw(
    record: Record,
    analysis: Analysis,
    lang: str = "en",
    theme: str = "light",
    interactive: bool = False,
    own: int | None = None,
) -> str:
    """The picture; `interactive` adds a strip for each point, with `data-ply`, that a page can be clicked on.

    `own` is a seat: the line is its chance by what it knew itself, and what everybody could know stands faintly beside it.
    """
    seats = record.seats
    height = BOTTOM + 34 + ROW * seats + 30
    words = record.game.seat_words(seats)
    inks = [SEATS[word].colour if word in SEATS else UNKNOWN_INK for word in words]
    names = [record.names[seat] or record.game.seat_name(seats, seat, lang) for seat in range(seats)]
    title = say("chart-title", lang, title=record.game.title, plies=len(record))
    shown = range(seats)
    public = ""
    if own is not None:
        title = say("chart-own", lang, name=names[own])
        public = _public(analysis, own)
        analysis, shown = known_to(analysis, own), range(own, own + 1)
    layers = [f'<rect width="{WIDTH}" height="{height}" {themed("page")}/>', text(LEFT, 24, title, 15), _axes(analysis, lang)]
    layers.append(_turns(record, inks, lang))
    layers.append(public)
    layers += [_line(analysis, seat, inks[seat], names[seat], lang) for seat in shown]
    layers.append(_names(analysis, names, inks, shown))
    layers.append(_costly(analysis, inks, shown))
    if interactive:
        layers.append(_strips(analysis, lang, names, shown))
    return document(layers, width=WIDTH, height=height, title=title, theme=theme, lang=lang)


def known_to(analysis: Analysis, seat: int) -> Analysis:
    """The same analysis with the seat's own curve: its chance after each of its decisions, by what it knew, and how it came out."""
    others = analysis.seats
    points = [
        Point(ply, tuple(chance if one == seat else 0.0 for one in range(others)), (0.0,) * others)
        for ply, chance in analysis.own_curve(seat)
        if ply < analysis.plies
    ]
    return replace(analysis, points=(*points, analysis.points[-1]))


def _public(analysis: Analysis, seat: int) -> str:
    """A seat's line by what is public, as a thin trace."""
    course = [(_x(analysis, point.ply), _y(point.chances[seat])) for point in analysis.points]
    return f'<polyline points="{points(course)}" fill="none" {themed("text", "stroke")} stroke-width="1.2" stroke-opacity=".55"/>'


def _x(analysis: Analysis, ply: int) -> float:
    return LEFT + (RIGHT - LEFT) * ply / max(1, analysis.plies)


def _y(chance: float) -> float:
    return BOTTOM - chance * (BOTTOM - TOP)


def _axes(analysis: Analysis, lang: str) -> str:
    found = []
    for quarter in range(5):
        y = number(_y(quarter / 4))
        found.append(f'<path d="M{LEFT} {y}H{RIGHT}" {themed("thread", "stroke")} stroke-width="1"/>')
        found.append(text(LEFT - 8, float(y) + 4, percent(quarter / 4, lang), 12, "end"))
    return "".join(found)


def _line(analysis: Analysis, seat: int, ink: str, name: str, lang: str) -> str:
    """A seat's line: a light edge below it, so that dark ink shows on a dark page, and its marks."""
    course = [(_x(analysis, point.ply), _y(point.chances[seat])) for point in analysis.points]
    band = [(_x(analysis, point.ply), _y(min(1.0, point.chances[seat] + 2 * point.errors[seat]))) for point in analysis.points]
    band += [
        (_x(analysis, point.ply), _y(max(0.0, point.chances[seat] - 2 * point.errors[seat]))) for point in reversed(analysis.points)
    ]
    dash = f'stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
    edge = f'fill="none" {themed("text", "stroke")} stroke-width="4.6" stroke-opacity=".5"'
    parts = [
        f'<polygon points="{points(band)}" fill="{ink}" fill-opacity=".13"/>',
        f'<polyline points="{points(course)}" {edge}/>',
        f'<polyline points="{points(course)}" fill="none" stroke="{ink}" stroke-width="2.6" stroke-linejoin="round" {dash}/>',
    ]
    for point in _marked(analysis, seat):
        place = f'transform="translate({number(_x(analysis, point.ply))} {number(_y(point.chances[seat]))})"'
        shape = f'd="{SHAPES[seat % len(SHAPES)]}" fill="{ink}" {themed("text", "stroke")} stroke-width="1"'
        tip = f"{name}: {percent(point.chances[seat], lang)}"
        parts.append(f"<path {shape} {place}><title>{escape(tip)}</title></path>")
    return "".join(parts)


def _marked(analysis: Analysis, seat: int) -> list[Point]:
    """The points with marks, those of different seats a little apart."""
    count = len(analysis.points)
    places = {min(count - 1, round((place + 0.13 * seat) * (count - 1) / MARKS)) for place in range(1, MARKS + 1)}
    return [analysis.points[place] for place in sorted(places)]


def _names(analysis: Analysis, names: list[str], inks: list[str], shown: Sequence[int]) -> str:
    """Who each line is, at its end; names that would lie on each other are moved apart."""
    last = analysis.points[-1].chances
    before = analysis.points[-2].chances if len(analysis.points) > 1 else last
    order = sorted(shown, key=lambda seat: (-last[seat], -before[seat], seat))
    heights: list[float] = []
    for place, seat in enumerate(order):
        y = _y(last[seat])
        heights.append(y if place == 0 else max(y, heights[-1] + APART))
    over = max(0.0, heights[-1] - BOTTOM)
    if over:
        for place in range(len(heights) - 1, -1, -1):
            most = BOTTOM if place == len(heights) - 1 else heights[place + 1] - APART
            heights[place] = min(heights[place], most)
    parts = []
    for seat, y in zip(order, heights, strict=True):
        shape = f'd="{SHAPES[seat % len(SHAPES)]}" fill="{inks[seat]}" {themed("text", "stroke")} stroke-width=".6"'
        parts.append(f'<path {shape} transform="translate({RIGHT + 14} {number(y)})"/>')
        parts.append(text(RIGHT + 25, y + 4.5, names[seat][:16], 13))
    return "".join(parts)


def _turns(record: Record, inks: list[str], lang: str) -> str:
    """Below the curve a row for each seat: when it decided."""
    top = BOTTOM + 30
    scale = (RIGHT - LEFT) / max(1, len(record))
    parts = [text(LEFT, top - 8, say("chart-turns", lang), 11)]
    for seat, ink in enumerate(inks):
        y = top + ROW * seat
        parts.append(f'<path d="M{LEFT} {number(y + ROW / 2)}H{RIGHT}" {themed("thread", "stroke")} stroke-width="1"/>')
        shape = f'd="{SHAPES[seat % len(SHAPES)]}" fill="{ink}" {themed("text", "stroke")} stroke-width=".6"'
        parts.append(f'<path {shape} transform="translate({LEFT - 14} {number(y + ROW / 2)})"/>')
        for first, last in _runs(record, seat):
            box = f'x="{number(LEFT + scale * first)}" y="{number(y + 2)}" width="{number(max(1.2, scale * (last - first)))}"'
            edge = f'{themed("text", "stroke")} stroke-width=".5"'
            parts.append(f'<rect {box} height="{ROW - 4}" fill="{ink}" {edge}/>')
    return "".join(parts)


def _runs(record: Record, seat: int) -> list[tuple[int, int]]:
    """The plies that a seat decided in a row, what chance did meanwhile included."""
    found: list[tuple[int, int]] = []
    deciding = -1
    for ply, (who, _) in enumerate(record.moves):
        if who < 0:
            continue
        if who == seat and deciding == seat:
            found[-1] = (found[-1][0], ply + 1)
        elif who == seat:
            found.append((ply, ply + 1))
        deciding = who
    return found


def _costly(analysis: Analysis, inks: list[str], shown: Sequence[int]) -> str:
    """The worst decisions: a flag where the line falls."""
    parts = []
    for seat in shown:
        ink = inks[seat]
        for decision in analysis.worst(seat):
            point = next((one for one in analysis.points if one.ply > decision.ply), analysis.points[-1])
            x, y = _x(analysis, decision.ply + 1), _y(point.chances[seat])
            art = f'd="M0 -6V-22H13L9.5 -18L13 -14H0" fill="{ink}" {themed("text", "stroke")} stroke-width="1"'
            parts.append(f'<path {art} transform="translate({number(x)} {number(y)})"/>')
    return "".join(parts)


def _strips(analysis: Analysis, lang: str, names: list[str], shown: Sequence[int]) -> str:
    """Something to click on for each point, from halfway to its neighbours."""
    edges = [_x(analysis, point.ply) for point in analysis.points]
    parts = []
    for place, point in enumerate(analysis.points):
        left = (edges[place - 1] + edges[place]) / 2 if place else LEFT
        right = (edges[place] + edges[place + 1]) / 2 if place + 1 < len(edges) else RIGHT
        tip = ", ".join(f"{names[seat]} {percent(point.chances[seat], lang)}" for seat in shown)
        box = f'x="{number(left)}" y="{TOP}" width="{number(max(0.5, right - left))}" height="{BOTTOM - TOP}"'
        parts.append(f'<rect class="at" data-ply="{point.ply}" {box} fill-opacity="0"><title>{escape(tip)}</title></rect>')
    return f"<g>{''.join(parts)}</g>"


def text(x: float, y: float, words: str, size: int = 13, anchor: str = "start") -> str:
    """A line of text."""
    style = f'font-size="{size}" font-family="sans-serif" text-anchor="{anchor}"'
    return f'<text x="{number(x)}" y="{number(y)}" {style} {themed("text")}>{escape(words)}</text>'
