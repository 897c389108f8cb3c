"""A picture of how a game ended, to be shared: the board as everybody may see it, who has won, and where the points come from."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from vaka.draw.emblems import EMBLEMS
from vaka.draw.frames import garland
from vaka.draw.letters import lettering, width
from vaka.draw.palette import BARK, CREAM, INK, SAND, flatten
from vaka.draw.pieces import medallion
from vaka.draw.seats import SEATS
from vaka.draw.svg import escape, number, shifted
from vaka.engine.names import SPECTATOR
from vaka.table.game.refusals import Refused
from vaka.table.shown.views import ended

if TYPE_CHECKING:
    from vaka.table.game.room import Room
    from vaka.table.protocol.shapes import OverShape, SourceShape

WIDE: Final = 1200.0
EDGE: Final = 24.0
HEAD: Final = 104.0
ROW: Final = 58.0
LINE: Final = 30.0
MOST_HIGH: Final = 900.0
"""Of the board: what is higher is drawn narrower."""
SOURCES: Final = ("#C7863A", "#2C8EA0", "#E0B457", "#6B7F3A", "#7FD0D3", "#B5583F", "#8C6BB0", "#8D8D86")
"""The colours of sources, as the page has them."""
_INK: Final = f'stroke="{INK}"'
_QUIET: Final = f'stroke="{BARK}"'
_SIZE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+" height="[\d.]+"')


class Standing(NamedTuple):
    """A seat in the picture."""

    name: str
    look: str
    score: str
    sources: list[SourceShape]
    won: bool


def result(room: Room, lang: str) -> str:
    """The picture of the end of a game, as SVG; raise Refused while the game runs, or where it draws nothing."""
    names = room.names(lang)
    over = ended(room, lang, names)
    if over is None:
        raise Refused("not-over", 409)
    view = room.view(SPECTATOR)
    drawn = view.game.picture(view, lang=lang, names=names, theme="light", interactive=False)
    if drawn is None:
        raise Refused("no-picture", 404)
    standings = _standings(room, over, names)
    title = f"{room.game.title}: {over['reasons']}"
    return _composed(flatten(drawn, "light"), standings, room.game.title, over["reasons"], title, lang)


def _standings(room: Room, over: OverShape, names: list[str]) -> list[Standing]:
    """The seats, the winners first, then by their scores."""
    words = room.game.seat_words(len(names))
    looks = [word if word in SEATS else list(SEATS)[seat % len(SEATS)] for seat, word in enumerate(words)]
    order = sorted(range(len(names)), key=lambda seat: (seat not in over["winners"], -over["scores"][seat]))
    whole: list[list[SourceShape]] = [[{"label": "", "points": score, "text": ""}] for score in over["scores"]]
    sources = over["points"] if all(over["points"]) else whole  # a game may have no sources to tell
    return [Standing(names[seat], looks[seat], over["score_texts"][seat], sources[seat], seat in over["winners"]) for seat in order]


def _composed(board: str, standings: list[Standing], game: str, headline: str, title: str, lang: str) -> str:
    found = _SIZE.search(board)
    assert found, "a picture says its size"
    wide, high = float(found[1]), float(found[2])
    scale = min((WIDE - 2 * EDGE) / wide, MOST_HIGH / high)
    left, top = (WIDE - scale * wide) / 2, HEAD
    size = f'x="{number(left)}" y="{number(top)}" width="{number(scale * wide)}" height="{number(scale * high)}"'
    inner = board.replace(found[0], f'viewBox="0 0 {found[1]} {found[2]}" {size}', 1)
    y = top + scale * high + 16
    parts = [f'<rect width="{number(WIDE)}" height="100%" fill="{CREAM}"/>', _head(standings, game, headline), inner]
    labels = list(dict.fromkeys(source["label"] for one in standings for source in one.sources if source["points"]))
    gains = [sum(source["points"] for source in one.sources if source["points"] > 0) for one in standings]
    low = min([sum(source["points"] for source in one.sources if source["points"] < 0) for one in standings], default=0)
    span = max([1, *gains]) - low
    for one in standings:
        parts.append(_row(one, labels, low, span, y))
        y += ROW
    legend, y = _legend(labels, y + 6)
    parts += [legend, _text("Vaka", WIDE - EDGE, y - LINE / 2, 13, _QUIET, "end")]
    whole = f'viewBox="0 0 {number(WIDE)} {number(y + 12)}" width="{number(WIDE)}" height="{number(y + 12)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {whole} role="img" lang="{escape(lang)}"><title>{escape(title)}</title>'
        f"{''.join(parts)}</svg>"
    )


def _head(standings: list[Standing], game: str, headline: str) -> str:
    """The winners, who they are, and the game."""
    winners = [one for one in standings if one.won]
    crowns = "".join(
        f'<g transform="{shifted(EDGE + 44 + 84 * place, HEAD / 2, 1.05)}">{_crown(one.look)}</g>'
        for place, one in enumerate(winners)
    )
    left = EDGE + (20 + 84 * len(winners) if winners else 0)
    room = WIDE - EDGE - left - width(game, 16) - 30
    return crowns + _text(headline, left, HEAD / 2, 30, _INK, "start", room) + _text(game, WIDE - EDGE, HEAD / 2, 16, _QUIET, "end")


@cache
def _crown(look: str) -> str:
    return f"{garland(SEATS[look], 31)}{_medal(look)}"


@cache
def _medal(look: str) -> str:
    """The medallion of a seat, which carries its emblem itself."""
    seat = SEATS[look]
    return re.sub(r'<use href="#vk-[\w-]+"([^>]*)/>', rf"<g\1>{EMBLEMS[seat.emblem]}</g>", medallion(seat, 22, INK))


def _row(one: Standing, labels: list[str], low: int, span: int, y: float) -> str:
    """A seat: who, a bar of what its points come from, and the score."""
    left, right, middle = 330.0, WIDE - EDGE - 120, y + ROW / 2
    unit = (right - left) / span
    parts = [
        f'<g transform="{shifted(EDGE + 26, middle, 0.9)}">{_medal(one.look)}</g>',
        _text(one.name, EDGE + 60, middle, 18, _INK, "start", left - EDGE - 80),
        _text(one.score, WIDE - EDGE, middle, 26, _INK, "end", 110),
    ]
    more, less = left - low * unit, left - low * unit
    for source in one.sources:
        long = abs(source["points"]) * unit
        if not long:
            continue
        start = more if source["points"] > 0 else less - long
        more, less = (more + long, less) if source["points"] > 0 else (more, less - long)
        colour = SOURCES[labels.index(source["label"]) % len(SOURCES)]
        told = escape(f"{source['label']} {source['text']}".strip())
        parts.append(
            f'<g><title>{told}</title><rect x="{number(start)}" y="{number(middle - 17)}" width="{number(long)}" height="34" '
            f'fill="{colour}" stroke="{CREAM}" stroke-width="2"/>'
        )
        if width(source["text"], 13) < long - 8:
            parts.append(lettering(source["text"], start + long / 2, middle, 13, _INK, 2))
        parts.append("</g>")
    return "".join([*parts, f'<path d="M{EDGE} {number(y + ROW)}H{number(WIDE - EDGE)}" stroke="{SAND}" stroke-width="2"/>'])


def _legend(labels: list[str], y: float) -> tuple[str, float]:
    """What the colours mean, in lines; and where they end."""
    parts, x = [], EDGE
    for place, label in enumerate(labels):
        if not label:
            continue
        long = 34 + width(label, 13) + 26
        if x + long > WIDE - EDGE - 130 and x > EDGE:
            x, y = EDGE, y + LINE
        colour = SOURCES[place % len(SOURCES)]
        parts.append(f'<rect x="{number(x)}" y="{number(y + 6)}" width="18" height="18" rx="4" fill="{colour}"/>')
        parts.append(_text(label, x + 28, y + LINE / 2, 13, _INK, "start"))
        x += long
    return "".join(parts), y + LINE


def _text(text: str, x: float, y: float, size: float, paint: str, anchor: str, wide: float = 0) -> str:
    """Words: drawn in our own letters where we have all of them, else written in a font of whoever looks."""
    long = width(text, size)
    if long and all(width(sign, size) for sign in text if not sign.isspace()):
        if anchor == "end":
            x, anchor = x - (min(long, wide) if wide else long), "start"
        return lettering(text, x, y, size, paint, size / 8, wide, anchor)
    colour = paint.removeprefix("stroke=")
    fit = f' textLength="{number(wide)}" lengthAdjust="spacingAndGlyphs"' if wide and 0.8 * size * len(text) > wide else ""
    return (
        f'<text x="{number(x)}" y="{number(y + 0.36 * size)}" font-family="system-ui, sans-serif" font-size="{number(1.3 * size)}" '
        f'text-anchor="{anchor}" fill={colour}{fit}>{escape(text)}</text>'
    )
