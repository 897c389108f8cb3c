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
    from vaka.engine.record import Record
    from vaka.insight.analysis import Analysis

LEFT, TOP, BOTTOM = 52, 44, 344
WIDE: Final = (900, 760)
NARROW: Final = (440, 330)
"""The width of the picture, and where its lines end; names stand to the right of that."""
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
    narrow: bool = False,
) -> str:
    """The picture; `narrow` is for a phone. `interactive` adds a strip with `data-ply` for each point, for a page to be clicked on.

    `own` is a seat: the line is its chance by what it knew itself, and what everybody could know stands faintly beside it.
    """
    return Chart(record, analysis, lang, own, narrow).picture(theme, interactive)


def known_to(analysis: Analysis, seat: int) -> Analysis:
    """The same analysis with the seat's own curve: its chance after each of its decisions, by what it knew, and how it came out."""
    seats = analysis.seats
    points = [
        Point(ply, tuple(chance if one == seat else 0.0 for one in range(seats)), (0.0,) * seats)
        for ply, chance in analysis.own_curve(seat)
        if ply < analysis.plies
    ]
    return replace(analysis, points=(*points, analysis.points[-1]))


class Chart:
    """One picture as it is drawn."""

    def __init__(self, record: Record, analysis: Analysis, lang: str, own: int | None, narrow: bool) -> None:
        self.record = record
        self.public = analysis
        self.analysis = analysis if own is None else known_to(analysis, own)
        self.lang = lang
        self.own = own
        self.width, self.right = NARROW if narrow else WIDE
        self.letters = 8 if narrow else 16
        """So much of a name is shown."""
        words = record.game.seat_words(record.seats)
        self.inks = [SEATS[word].colour if word in SEATS else UNKNOWN_INK for word in words]
        self.names = [record.names[seat] or record.game.seat_name(record.seats, seat, lang) for seat in range(record.seats)]
        self.shown = range(record.seats) if own is None else range(own, own + 1)

    def picture(self, theme: str, interactive: bool) -> str:
        """All of it. On a page the style sheet is the page's."""
        height = BOTTOM + 34 + ROW * self.record.seats + 30
        if self.own is None:
            title = say("chart-title", self.lang, title=self.record.game.title, plies=len(self.record))
        else:
            title = say("chart-own", self.lang, name=self.names[self.own])
        layers = [f'<rect width="{self.width}" height="{height}" {themed("page")}/>', text(LEFT, 22, title, 15), self.axes()]
        layers.append(self.turns())
        if self.own is not None:
            layers += [self.trace(self.own), text(LEFT, 37, say("chart-public", self.lang), 11)]
        layers += [self.line(seat) for seat in self.shown]
        layers += [self.ends(), self.flags()]
        if interactive:
            layers.append(self.strips())
        return document(
            layers, width=self.width, height=height, title=title, theme=theme, lang=self.lang, embed_style=not interactive
        )

    def x(self, ply: int) -> float:
        """Where a ply is."""
        return LEFT + (self.right - LEFT) * ply / max(1, self.analysis.plies)

    def axes(self) -> str:
        """Quarters of a chance."""
        found = []
        for quarter in range(5):
            y = number(_y(quarter / 4))
            found.append(f'<path d="M{LEFT} {y}H{self.right}" {themed("thread", "stroke")} stroke-width="1"/>')
            found.append(text(LEFT - 8, float(y) + 4, percent(quarter / 4, self.lang), 12, "end"))
        return "".join(found)

    def line(self, seat: int) -> str:
        """A seat's line: a light edge below it, so that dark ink shows on a dark page, and its marks."""
        ink, known = self.inks[seat], self.analysis.points
        course = [(self.x(point.ply), _y(point.chances[seat])) for point in known]
        band = [(self.x(point.ply), _y(min(1.0, point.chances[seat] + 2 * point.errors[seat]))) for point in known]
        band += [(self.x(point.ply), _y(max(0.0, point.chances[seat] - 2 * point.errors[seat]))) for point in reversed(known)]
        dash = f'stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
        edge = f'fill="none" {themed("text", "stroke")} stroke-width="4.6" stroke-opacity=".5"'
        parts = [
            f'<polygon points="{points(band)}" fill="{ink}" fill-opacity=".13"/>',
            f'<polyline points="{points(course)}" {edge}/>',
            f'<polyline points="{points(course)}" fill="none" stroke="{ink}" stroke-width="2.6" stroke-linejoin="round" {dash}/>',
        ]
        for point in self.marked(seat):
            place = f'transform="translate({number(self.x(point.ply))} {number(_y(point.chances[seat]))})"'
            shape = f'd="{SHAPES[seat % len(SHAPES)]}" fill="{ink}" {themed("text", "stroke")} stroke-width="1"'
            tip = f"{self.names[seat]}: {percent(point.chances[seat], self.lang)}"
            parts.append(f"<path {shape} {place}><title>{escape(tip)}</title></path>")
        return "".join(parts)

    def trace(self, seat: int) -> str:
        """A seat's line by what is public, thin."""
        course = [(self.x(point.ply), _y(point.chances[seat])) for point in self.public.points]
        paint = f'{themed("text", "stroke")} stroke-width="1.2" stroke-opacity=".55"'
        return f'<polyline points="{points(course)}" fill="none" {paint}/>'

    def marked(self, seat: int) -> list[Point]:
        """The points with marks, those of different seats a little apart."""
        count = len(self.analysis.points)
        places = {min(count - 1, round((place + 0.13 * seat) * (count - 1) / MARKS)) for place in range(1, MARKS + 1)}
        return [self.analysis.points[place] for place in sorted(places)]

    def ends(self) -> str:
        """Who each line is, at its end; names that would lie on each other are moved apart."""
        known = self.analysis.points
        last = known[-1].chances
        before = known[-2].chances if len(known) > 1 else last
        order = sorted(self.shown, key=lambda seat: (-last[seat], -before[seat], seat))
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
            shape = f'd="{SHAPES[seat % len(SHAPES)]}" fill="{self.inks[seat]}" {themed("text", "stroke")} stroke-width=".6"'
            parts.append(f'<path {shape} transform="translate({self.right + 14} {number(y)})"/>')
            parts.append(text(self.right + 25, y + 4.5, self.names[seat][: self.letters], 13))
        return "".join(parts)

    def turns(self) -> str:
        """Below the curve a row for each seat: when it decided."""
        top = BOTTOM + 30
        scale = (self.right - LEFT) / max(1, len(self.record))
        parts = [text(LEFT, top - 8, say("chart-turns", self.lang), 11)]
        for seat, ink in enumerate(self.inks):
            y = top + ROW * seat
            line = f'd="M{LEFT} {number(y + ROW / 2)}H{self.right}"'
            parts.append(f'<path {line} {themed("thread", "stroke")} stroke-width="1"/>')
            shape = f'd="{SHAPES[seat % len(SHAPES)]}" fill="{ink}" {themed("text", "stroke")} stroke-width=".6"'
            parts.append(f'<path {shape} transform="translate({LEFT - 14} {number(y + ROW / 2)})"/>')
            for first, last in _runs(self.record, seat):
                box = f'x="{number(LEFT + scale * first)}" y="{number(y + 2)}" width="{number(max(1.2, scale * (last - first)))}"'
                edge = f'{themed("text", "stroke")} stroke-width=".5"'
                parts.append(f'<rect {box} height="{ROW - 4}" fill="{ink}" {edge}/>')
        return "".join(parts)

    def flags(self) -> str:
        """The worst decisions: a flag where the line falls."""
        parts = []
        for seat in self.shown:
            for decision in self.analysis.worst(seat):
                point = next((one for one in self.analysis.points if one.ply > decision.ply), self.analysis.points[-1])
                x, y = self.x(decision.ply + 1), _y(point.chances[seat])
                art = f'd="M0 -6V-22H13L9.5 -18L13 -14H0" fill="{self.inks[seat]}" {themed("text", "stroke")} stroke-width="1"'
                parts.append(f'<path {art} transform="translate({number(x)} {number(y)})"/>')
        return "".join(parts)

    def strips(self) -> str:
        """Something to click on for each point, from halfway to its neighbours."""
        known = self.analysis.points
        edges = [self.x(point.ply) for point in known]
        parts = []
        for place, point in enumerate(known):
            left = (edges[place - 1] + edges[place]) / 2 if place else LEFT
            right = (edges[place] + edges[place + 1]) / 2 if place + 1 < len(edges) else self.right
            tip = ", ".join(f"{self.names[seat]} {percent(point.chances[seat], self.lang)}" for seat in self.shown)
            box = f'x="{number(left)}" y="{TOP}" width="{number(max(0.5, right - left))}" height="{BOTTOM - TOP}"'
            parts.append(f'<rect class="at" data-ply="{point.ply}" {box} fill-opacity="0"><title>{escape(tip)}</title></rect>')
        return f"<g>{''.join(parts)}</g>"


def _y(chance: float) -> float:
    return BOTTOM - chance * (BOTTOM - TOP)


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


def text(x: float, y: float, words: str, size: int = 13, anchor: str = "start") -> str:
    """A line of text."""
    style = f'font-size="{size}" font-family="sans-serif" text-anchor="{anchor}"'
    return f'<text x="{number(x)}" y="{number(y)}" {style} {themed("text")}>{escape(words)}</text>'
