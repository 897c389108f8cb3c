"""Many games over local processes, and what they add up to."""

from __future__ import annotations

import os
import time
from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from vaka.arena.games import play_bots, play_random, seated
from vaka.arena.spread import Where, spread
from vaka.engine.errors import BadOption
from vaka.engine.registry import game as find_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import SupportsIndex

    from vaka.engine.game import Game

SEEDS = range(2**62)


class Batch(NamedTuple):
    """Some of the games, so described that another process can play them."""

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...] | None
    seed: int
    indices: range


class Count(NamedTuple):
    """What a batch came to; whole numbers, so that the order of adding does not matter."""

    games: int
    decisions: int
    chance: int
    results: dict[tuple[int, ...], int]
    """How often these seats won together."""


@dataclass(frozen=True)
class Simulation:
    """The figures of a simulation."""

    game: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...] | None
    seed: int
    jobs: int
    games: int
    decisions: int
    chance: int
    seconds: float
    results: dict[tuple[int, ...], int]

    @property
    def wins(self) -> list[float]:
        """The wins of each seat; who wins together shares one win."""
        shares = [0.0] * self.seats
        for winners, count in sorted(self.results.items()):
            for seat in winners:
                shares[seat] += count / len(winners)
        return shares

    @property
    def intervals(self) -> list[tuple[float, float]]:
        """The 95% confidence interval of each seat's share of the wins."""
        return [wilson(won, self.games) for won in self.wins]

    @property
    def mean_decisions(self) -> float:
        """The mean length of a game in decisions."""
        return self.decisions / self.games

    def summary(self) -> dict[str, Any]:
        """The figures as JSON data."""
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "bots": list(self.bots) if self.bots else None,
            "seed": self.seed,
            "jobs": self.jobs,
            "games": self.games,
            "decisions": self.decisions,
            "chance": self.chance,
            "seconds": self.seconds,
            "decisions_per_s": self.decisions / self.seconds,
            "games_per_s": self.games / self.seconds,
            "wins": self.wins,
            "intervals": [list(interval) for interval in self.intervals],
            "shared_wins": sum(count for winners, count in self.results.items() if len(winners) > 1),
            "lost_by_all": self.results.get((), 0),
            "mean_decisions": self.mean_decisions,
        }


def wilson(won: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """Wilson's interval for a share of `won` in so many games.

    >>> [round(bound, 3) for bound in wilson(50, 100)]
    [0.404, 0.596]
    """
    share = won / games
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def around_mean(shares: Sequence[float], z: float = 1.959964) -> tuple[float, float]:
    """The 95% interval of the mean of these shares, of which there are at least two.

    >>> [round(bound, 3) for bound in around_mean([0.5, 0.5, 1.0, 0.5] * 10)]
    [0.557, 0.693]
    """
    mean = sum(shares) / len(shares)
    reach = z * sqrt(sum((share - mean) ** 2 for share in shares) / (len(shares) - 1) / len(shares))
    return max(0.0, mean - reach), min(1.0, mean + reach)


def planned(
    game: Game | str,
    seats: SupportsIndex | None,
    options: Mapping[str, object] | None,
    games: int,
    seed: int,
    jobs: int,
    bots: Sequence[str] | None,
) -> tuple[Game, int, dict[str, str]]:
    """The game, its players and its options; raise BadOption for what cannot be played, UnknownBot for a name that no bot has."""
    rules = find_game(game) if isinstance(game, str) else game
    count = rules.player_count(seats)
    checked = rules.check(count, options)
    if games < 1 or jobs < 1:
        raise BadOption("a simulation needs at least 1 game and 1 job")
    if seed not in SEEDS:
        raise BadOption(f"a seed is a number from 0 to 2^62 - 1, not {seed}")
    if bots is not None:
        seated(count, bots)
    return rules, count, checked


def simulate(
    game: Game | str,
    seats: SupportsIndex | None = None,
    options: Mapping[str, object] | None = None,
    games: int = 1000,
    seed: int = 0,
    jobs: int = 1,
    bots: Sequence[str] | None = None,
    progress: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> Simulation:
    """Play so many games, at random or among bots; the same seed gives the same games whatever `jobs`.

    `progress` is told how many more games are done. With `cluster`, a Ray cluster plays: an address, or
    `local`. Raise BadOption for what cannot be played.

    >>> simulate("aloha", seats=2, games=20, seed=1).games
    20
    """
    rules, count, checked = planned(game, seats, options, games, seed, jobs, bots)
    names = None if bots is None else tuple(bots)
    started = time.perf_counter()
    counts: list[Count] = []
    batches = list(_batches(rules.id, count, checked, names, seed, games, jobs))
    where = Where(min(jobs, len(batches), 4 * (os.cpu_count() or 1)), cluster)
    for _, done in spread(play_batch, batches, where):
        counts.append(done)
        if progress:
            progress(done.games)
    seconds = max(time.perf_counter() - started, 1e-9)
    results: Counter[tuple[int, ...]] = Counter()
    for part in counts:
        results.update(part.results)
    return Simulation(
        game=rules.id,
        seats=count,
        options=checked,
        bots=names,
        seed=seed,
        jobs=jobs,
        games=games,
        decisions=sum(part.decisions for part in counts),
        chance=sum(part.chance for part in counts),
        seconds=seconds,
        results=dict(results),
    )


def _batches(
    game: str, seats: int, options: dict[str, str], bots: tuple[str, ...] | None, seed: int, games: int, jobs: int
) -> Iterator[Batch]:
    """Batches small enough to show progress and to keep every process busy to the end."""
    size = max(1, min(500 if bots is None else 10, games // (jobs * 4)))
    for first in range(0, games, size):
        yield Batch(game, seats, options, bots, seed, range(first, min(first + size, games)))


def play_batch(batch: Batch) -> Count:
    """Play the games of a batch."""
    game = find_game(batch.game)
    decisions, chance = 0, 0
    results: Counter[tuple[int, ...]] = Counter()
    for index in batch.indices:
        if batch.bots is None:
            state, tally = play_random(game, batch.seats, batch.options, batch.seed, index)
        else:
            state, tally = play_bots(game, batch.seats, batch.options, batch.seed, index, batch.bots)
        decisions += tally.decisions
        chance += tally.chance
        results[tuple(state.winners())] += 1
    return Count(len(batch.indices), decisions, chance, dict(results))
