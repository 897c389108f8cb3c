"""Everybody against everybody: a match at each table of bots, the standings of all of them, and who beats whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from math import comb
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vaka.arena.match import Match, play_match
from vaka.arena.ratings import rate
from vaka.arena.simulation import around_mean, wilson
from vaka.engine.errors import BadOption
from vaka.engine.registry import game as find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from vaka.arena.match import Played
    from vaka.engine.game import Game

MOST_TABLES: Final = 1000


class Place(NamedTuple):
    """One bot in the standings."""

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    rating: float
    sigma: float


@dataclass(frozen=True)
class Tournament:
    """The matches of a tournament, and what they add up to."""

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    duplicate: bool
    tables: dict[tuple[int, ...], Match] = field(repr=False)
    """Who sat there, by number, and their match."""

    @property
    def games(self) -> int:
        """How many games were played, at all tables together."""
        return sum(match.games for match in self.tables.values())

    def standings(self) -> list[Place]:
        """Every bot, the best first: by share of wins, then by rating."""
        ratings = self._ratings()
        found = []
        for bot, name in enumerate(self.bots):
            matches = [(match, table.index(bot)) for table, match in self.tables.items() if bot in table]
            games = sum(match.games for match, _ in matches)
            wins = sum(match.wins(player) for match, player in matches)
            low, high = self._interval(matches, wins, games)
            found.append(Place(name, games, wins, wins / games, low, high, *ratings[bot]))
        return sorted(found, key=lambda place: (-place.share, -place.rating, place.name))

    def _interval(self, matches: list[tuple[Match, int]], wins: float, games: int) -> tuple[float, float]:
        """The 95% interval of a share of the wins; in a duplicate tournament rounds are what differs."""
        rounds = [share for match, player in matches for share in match.rounds(player)]
        return around_mean(rounds) if self.duplicate and len(rounds) > 1 else wilson(wins, games)

    def _ratings(self) -> list[tuple[float, float]]:
        """OpenSkill's mean and uncertainty of every bot: the first game of every table, then the second, and so on."""
        places: list[Sequence[int | None]] = []
        for number in range(max(match.games for match in self.tables.values())):
            for table, match in self.tables.items():
                if number < match.games:
                    seated: list[int | None] = [None] * len(self.bots)
                    for player, bot in enumerate(table):
                        seated[bot] = match.played[number].places[player]
                    places.append(seated)
        return [(rating.rating, rating.sigma) for rating in rate(len(self.bots), places)]

    def against(self, one: int, other: int) -> float | None:
        """How often one bot came in ahead of another at the tables where both sat; a shared place counts half."""
        ahead, games = 0.0, 0
        for table, match in self.tables.items():
            if one in table and other in table and one != other:
                first, second = table.index(one), table.index(other)
                ahead += sum(_ahead(played, first, second) for played in match.played)
                games += match.games
        return ahead / games if games else None

    def cross_table(self) -> list[list[float | None]]:
        """`against` for all pairs, in the order in which the bots were named; None where a bot would meet itself."""
        count = range(len(self.bots))
        return [[self.against(one, other) for other in count] for one in count]

    def summary(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "duplicate": self.duplicate,
            "games": self.games,
            "standings": [place._asdict() for place in self.standings()],
            "bots": list(self.bots),
            "against": self.cross_table(),
        }


def _ahead(played: Played, first: int, second: int) -> float:
    one, other = played.places[first], played.places[second]
    return 1.0 if one < other else 0.5 if one == other else 0.0


def play_tournament(
    game: Game | str,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
    duplicate: bool = False,
    out: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> Tournament:
    """Let every choice of as many bots as there are seats play so many games; `out` names a folder from which it can go on.

    Raise BadOption for what cannot be played, and where the folder holds another tournament.

    >>> played = play_tournament("aloha", ["greedy", "random", "easy"], games=2)
    >>> played.games, len(played.tables)
    (6, 3)
    """
    rules = find_game(game) if isinstance(game, str) else game
    count = rules.usual_seats if seats is None else seats
    checked = rules.check(count, options)
    if len(set(bots)) < len(bots):
        raise BadOption("a tournament names each bot once")
    if count < 2 or len(bots) < count:
        raise BadOption(f"a tournament for {count} seats needs at least {max(2, count)} bots and 2 seats")
    if comb(len(bots), count) > MOST_TABLES:
        raise BadOption(f"{len(bots)} bots at {count} seats are {comb(len(bots), count):,} tables; {MOST_TABLES:,} are the most")
    folder = None if out is None else Path(out)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    tables = {}
    for table in combinations(range(len(bots)), count):
        file = None if folder is None else folder / f"{'-'.join(str(bot + 1) for bot in table)}.jsonl"
        names = [bots[bot] for bot in table]
        tables[table] = play_match(
            rules, names, checked, games, seed, jobs, out=file, progress=progress, duplicate=duplicate, cluster=cluster
        )
    return Tournament(rules.id, count, checked, tuple(bots), seed, duplicate, tables)
