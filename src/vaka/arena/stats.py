"""What many games tell: how long they lasted, who won, how they began, and where the points came from."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, quantiles
from typing import TYPE_CHECKING, Any, Final

from vaka.arena.simulation import wilson
from vaka.draw.palette import themed
from vaka.draw.svg import document, escape, number
from vaka.engine.errors import BadRecord
from vaka.engine.names import ASKED, OVER
from vaka.engine.record import Record
from vaka.engine.registry import game as find_game

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from vaka.engine.game import Game
    from vaka.engine.state import State

TABLE: Final = ".parquet"
OPENING: Final = 1
"""So many decisions are an opening."""


@dataclass
class Stats:
    """The figures of games of one game with one number of seats."""

    game: str
    seats: int
    games: int = 0
    lengths: list[int] = field(default_factory=list)
    """Plies, draws included."""
    wins: list[float] = field(default_factory=list)
    """Of each seat; who wins together shares the win."""
    openings: Counter[str] = field(default_factory=Counter)
    """How often each first decision was made, and `won` how often whoever made it won."""
    opened_and_won: Counter[str] = field(default_factory=Counter)
    points: dict[str, list[float]] = field(default_factory=dict)
    """By source, the points of the winners and of the others: sums, and how many there were."""

    def take(self, state: State, opening: str, opener: int) -> None:
        """Count one more game."""
        self.games += 1
        self.lengths.append(int(state.ply))
        self.wins = self.wins or [0.0] * self.seats
        winners = state.winners()
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        if opening:
            self.openings[opening] += 1
            self.opened_and_won[opening] += opener in winners
        for seat in range(self.seats):
            for source, count in state.game.points(state, seat):
                sums = self.points.setdefault(source, [0.0, 0.0, 0.0, 0.0])
                at = 0 if seat in winners else 2
                sums[at] += count / state.game.score_unit
                sums[at + 1] += 1

    def summary(self) -> dict[str, Any]:
        """The figures as JSON data."""
        quarters = quantiles(self.lengths, n=4) if len(self.lengths) > 1 else self.lengths * 3
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "plies": {"mean": mean(self.lengths), "least": min(self.lengths), "most": max(self.lengths), "quartiles": quarters},
            "wins": self.wins,
            "intervals": [list(wilson(won, self.games)) for won in self.wins],
            "openings": [
                {"opening": name, "games": count, "won": self.opened_and_won[name] / count}
                for name, count in self.openings.most_common(10)
            ],
            "points": {
                source: {"winners": sums[0] / max(1, sums[1]), "others": sums[2] / max(1, sums[3])}
                for source, sums in sorted(self.points.items(), key=lambda item: -item[1][0])
            },
        }


def stats_of(paths: Iterable[str | Path]) -> list[Stats]:
    """The figures of all finished games in these files, one entry for each game and number of seats.

    Files are records (one or many in each), or tables of `vaka simulate --out`. Raise BadRecord for what cannot be read.
    """
    found: dict[tuple[str, int], Stats] = {}
    for path in paths:
        for game, seats, state, opening, opener in _ended(Path(path)):
            found.setdefault((game.id, seats), Stats(game.id, seats)).take(state, opening, opener)
    return list(found.values())


def _ended(path: Path) -> Iterator[tuple[Game, int, State, str, int]]:
    """The last position of each finished game of a file, with its opening and who made it."""
    if path.suffix == TABLE:
        from vaka.arena.tables import read_games, series_of

        series = series_of(path)
        game = find_game(series.game)
        for row in read_games(path):
            moves = [(ASKED, action) for action in row["actions"]]
            yield game, series.seats, *_played(game.new(series.seats, series.options), moves, path)
        return
    for record in Record.read_all(path):
        if record.ended and record.ended.how == "rules":
            yield record.game, record.seats, *_played(record.start(), list(record.moves), path)


def _played(state: State, moves: list[tuple[int, int]], path: Path) -> tuple[State, str, int]:
    opening, opener, decisions = "", -1, 0
    for seat, action in moves:
        asked = int(state.actor())
        if asked >= 0 and decisions < OPENING:
            opening, opener = state.game.notation(state, action), asked if seat < 0 else seat
            decisions += 1
        state.apply(action, None, seat if seat >= 0 else ASKED)
    if state.actor() != OVER:
        raise BadRecord(f"{path}: a game is not over")
    return state, opening, opener


# --- A picture ---

WIDTH: Final = 860
HEIGHT: Final = 330
BARS: Final = 30


def plot(found: Stats, theme: str = "light") -> str:
    """The lengths of the games as bars, and the share of wins of each seat with its interval, as SVG."""
    title = f"{found.game}, {found.seats} seats: {found.games} games"
    layers = [f'<rect width="{WIDTH}" height="{HEIGHT}" {themed("page")}/>', _text(30, 30, title, 16)]
    low, high = min(found.lengths), max(found.lengths)
    step = max(1, -(-(high - low + 1) // BARS))
    counts = Counter((length - low) // step for length in found.lengths)
    most = max(counts.values())
    for place, count in counts.items():
        tall = 200 * count / most
        layers.append(
            f'<rect x="{30 + 15 * place}" y="{number(270 - tall)}" width="13" height="{number(tall)}" {themed("accent")}>'
            f"<title>{low + place * step} to {low + place * step + step - 1} plies: {count}</title></rect>"
        )
    layers += [_text(30, 290, f"{low} plies"), _text(30 + 15 * BARS, 290, str(high), 13, "end")]
    for seat, won in enumerate(found.wins):
        y, (least, largest) = 80 + 40 * seat, wilson(won, found.games)
        word = find_game(found.game).seat_words(found.seats)[seat]
        layers.append(_text(550, y, f"{word} {won / found.games:.1%}"))
        layers.append(f'<path d="M660 {y - 5}h170" {themed("thread", "stroke")} stroke-width="1"/>')
        bar = f"M{number(660 + 170 * least)} {y - 5}H{number(660 + 170 * largest)}"
        layers.append(f'<path d="{bar}" {themed("accent", "stroke")} stroke-width="8"/>')
    return document(layers, width=WIDTH, height=HEIGHT, title=title, theme=theme)


def _text(x: float, y: float, text: str, size: int = 13, anchor: str = "start") -> str:
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{size}" font-family="sans-serif" text-anchor="{anchor}" '
        f"{themed('text')}>{escape(text)}</text>"
    )
