"""A tournament as a picture: the shares with their intervals, and who comes in ahead of whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vaka.arena.plot import text
from vaka.draw.palette import themed
from vaka.draw.svg import document, number

if TYPE_CHECKING:
    from vaka.arena.tournament import Tournament

CELL: Final = 58
NAMES: Final = 230
BARS: Final = 300
TOP: Final = 84
INK: Final = "#1f6f8b"


def draw_tournament(played: Tournament, theme: str = "light") -> str:
    """The picture as SVG: the best bot first."""
    standings = played.standings()
    order = [played.bots.index(place.name) for place in standings]
    shares = played.cross_table()
    width, height = NAMES + BARS + 40 + CELL * len(order) + 20, TOP + CELL * len(order) + 40
    layers = [f'<rect width="{width}" height="{height}" {themed("page")}/>']
    fair = NAMES + BARS / played.seats
    line = f'{themed("accent", "stroke")} stroke-width="1.5" stroke-dasharray="4 4"'
    layers.append(f'<path d="M{number(fair)} {TOP - 8}V{height - 40}" {line}/>')
    layers.append(text(fair, TOP - 14, "fair share", 12, "middle"))
    for row, place in enumerate(standings):
        y = TOP + CELL * row + CELL / 2
        layers.append(text(16, y + 5, f"{row + 1}  {place.name[:26]}"))
        left, right, middle = (NAMES + BARS * share for share in (place.low, place.high, place.share))
        layers.append(
            f'<path d="M{number(left)} {number(y)}H{number(right)}" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>'
        )
        layers.append(f'<circle cx="{number(middle)}" cy="{number(y)}" r="7" fill="{INK}"/>')
        layers.append(text(middle, y - 12, f"{place.share:.0%}", 12, "middle"))
        layers.append(text(NAMES + BARS + 40 + CELL * row + CELL / 2, TOP - 14, str(row + 1), 14, "middle"))
        layers += [_cell(row, column, shares[order[row]][order[column]]) for column in range(len(order))]
    options = "".join(f", {name}={value}" for name, value in played.options.items())
    title = f"{played.game}, {played.seats} seats{options}: {played.games:,} games"
    note = "Cells: how often the one on the left came in ahead of the one above."
    layers += [text(16, 30, title, 16), text(16, height - 14, note, 12)]
    return document(layers, width=width, height=height, title=title, theme=theme)


def _cell(row: int, column: int, share: float | None) -> str:
    """A square: the more often somebody is ahead, the fuller; the number stands in it."""
    x, y = NAMES + BARS + 40 + CELL * column, TOP + CELL * row
    if share is None:
        return f'<rect x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{CELL - 4}" rx="6" {themed("thread")} opacity="0.35"/>'
    full = number(0.08 + 0.62 * share)
    square = f'<rect x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{CELL - 4}" rx="6" fill="{INK}" fill-opacity="{full}"/>'
    return square + text(x + CELL / 2, y + CELL / 2 + 5, f"{share:.0%}", 14, "middle")
