"""A match as a picture: the share of wins of each player after every round, with its 95% interval at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vaka.draw.palette import themed
from vaka.draw.seats import SEATS
from vaka.draw.svg import document, escape, number, points

if TYPE_CHECKING:
    from vaka.arena.match import Match

WIDTH: Final = 860
HEIGHT: Final = 420
LEFT, TOP, RIGHT, BOTTOM = 60, 50, 620, 370
INKS: Final = [SEATS[name].colour for name in ("blue", "red", "green", "purple", "orange", "teal", "black", "yellow")]
DASHES: Final = ("none", "9 4", "2 4", "12 4 2 4")
"""What tells the lines apart without colour."""


def plot(match: Match, theme: str = "light") -> str:
    """The picture as SVG."""
    layers = [f'<rect width="{WIDTH}" height="{HEIGHT}" {themed("page")}/>', _axes(match)]
    for player, standing in enumerate(match.bots):
        ink, dash = INKS[player % len(INKS)], DASHES[player % len(DASHES)]
        line = f'fill="none" stroke="{ink}" stroke-width="2.5" stroke-dasharray="{dash}"'
        layers.append(f'<polyline points="{points(_course(match, player))}" {line}/>')
        x = RIGHT + 12 + 9 * player
        bar = f'stroke="{ink}" stroke-width="5" stroke-linecap="round"'
        layers.append(f'<path d="M{x} {number(_height(standing.low))}V{number(_height(standing.high))}" {bar}/>')
        y = TOP + 26 * player
        layers.append(f'<path d="M{RIGHT + 90} {y - 5}h30" {line}/>')
        layers.append(text(RIGHT + 128, y, standing.name[:24]))
    options = "".join(f", {name}={value}" for name, value in match.plan.options.items())
    title = f"{match.plan.game}, {match.plan.seats} seats{options}: {match.games} games"
    return document([*layers, text(LEFT, 26, title, 16)], width=WIDTH, height=HEIGHT, title=title, theme=theme)


def _height(share: float) -> float:
    return BOTTOM - share * (BOTTOM - TOP)


def _course(match: Match, player: int) -> list[tuple[float, float]]:
    """The share of the wins after every round."""
    found, won = [], 0.0
    for count, game in enumerate(match.played, 1):
        won += 1 / len(game.winners) if player in game.winners else 0.0
        if count % match.plan.seats == 0 or count == match.games:
            found.append((LEFT + (RIGHT - LEFT) * count / match.games, _height(won / count)))
    return found


def _axes(match: Match) -> str:
    """Lines at the quarters, at the fair share, and at the share in question."""
    found = []
    for quarter in range(5):
        y = number(_height(quarter / 4))
        found.append(f'<path d="M{LEFT} {y}H{RIGHT}" {themed("thread", "stroke")} stroke-width="1"/>')
        found.append(text(LEFT - 8, float(y) + 4, f"{25 * quarter}%", 12, "end"))
    shares = [1 / match.plan.seats, *([match.until] if match.until is not None else [])]
    dashed = f'{themed("accent", "stroke")} stroke-width="1.5" stroke-dasharray="4 4"'
    found += [f'<path d="M{LEFT} {number(_height(share))}H{RIGHT}" {dashed}/>' for share in shares]
    found.append(text(LEFT, BOTTOM + 24, "0", 12))
    found.append(text(RIGHT, BOTTOM + 24, f"{match.games} games", 12, "end"))
    return "".join(found)


def text(x: float, y: float, words: str, size: int = 14, anchor: str = "start") -> str:
    """A line of text in a plot."""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{size}" font-family="sans-serif" text-anchor="{anchor}" '
        f"{themed('text')}>{escape(words)}</text>"
    )
