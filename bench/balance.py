"""Many games of one set-up among bots of one kind, and what they say about its balance: `python bench/balance.py moorea --seats 4`.

The file given by `--out` holds the sums, and is written after every batch: the same command goes on where it was broken off. Game
number i of a seed is the same game in whatever process and in whatever run it is played.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import vaka
from vaka.arena import wilson
from vaka.arena.games import drive, seated
from vaka.engine.errors import BadOption, VakaError
from vaka.engine.loops import Tally

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from vaka.engine.game import Game
    from vaka.engine.state import State

BATCH: Final = 50
"""Games after which the file is written."""
COUNTERS: Final = ("results", "order", "scores", "places", "sources")


@dataclass
class Span:
    """A length over many games."""

    total: float = 0
    least: float = float("inf")
    most: float = 0

    def add(self, total: float, least: float, most: float) -> None:
        """Some games more."""
        self.total += total
        self.least = min(self.least, least)
        self.most = max(self.most, most)


@dataclass
class Sums:
    """What some games add up to. Scores and sources are of the games that somebody won; `order` counts from who is asked first."""

    games: int = 0
    lost: int = 0
    results: Counter[str] = field(default_factory=Counter)
    order: Counter[str] = field(default_factory=Counter)
    scores: Counter[str] = field(default_factory=Counter)
    places: Counter[str] = field(default_factory=Counter)
    sources: Counter[str] = field(default_factory=Counter)
    decisions: Span = field(default_factory=Span)
    rounds: Span = field(default_factory=Span)

    def add(self, other: Sums) -> None:
        """These games, and those."""
        self.games += other.games
        self.lost += other.lost
        for mine, others in self._counters(other):
            for key, count in others.items():
                mine[key] += count
        self.decisions.add(other.decisions.total, other.decisions.least, other.decisions.most)
        self.rounds.add(other.rounds.total, other.rounds.least, other.rounds.most)

    def _counters(self, other: Sums) -> Iterator[tuple[Counter[str], Counter[str]]]:
        for name in COUNTERS:
            yield getattr(self, name), getattr(other, name)


def write_sums(sums: Sums) -> dict[str, Any]:
    """The sums as JSON data."""
    counters = {name: dict(getattr(sums, name)) for name in COUNTERS}
    return {"games": sums.games, "lost": sums.lost, **counters, "decisions": vars(sums.decisions), "rounds": vars(sums.rounds)}


def read_sums(data: Mapping[str, Any]) -> Sums:
    """The sums as they were written."""
    counters = {name: Counter(data[name]) for name in COUNTERS}
    return Sums(data["games"], data["lost"], **counters, decisions=Span(**data["decisions"]), rounds=Span(**data["rounds"]))


# --- Playing ---


class Watched:
    """A game that counts its turns while it is played: a turn is over when another seat is asked."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.turns = 0
        self.first = -1
        self._last = -1

    def play(self, action: int) -> None:
        """Play it, and see who was asked."""
        asked = int(self.state.actor())
        if asked >= 0 and asked != self._last:
            self._last = asked
            self.turns += 1
            if self.first < 0:
                self.first = asked
        self.state.step(action)

    @property
    def rounds(self) -> float:
        """The game's own count of rounds, where its position has one; else the turns by the seats."""
        counted = self.state.write().get("round")
        return float(counted) if isinstance(counted, int) else self.turns / int(self.state.seats)


def play_batch(game_id: str, seats: int, options: dict[str, str], bot: str, seed: int, indices: range) -> Sums:
    """The sums of these games."""
    game, sums = vaka.game(game_id), Sums()
    for index in indices:
        watched, tally = Watched(game.new(seats, options)), Tally()
        drive(watched.state, seated(seats, [bot] * seats), seed, index, watched.play, tally)
        sums.add(sums_of(game, watched, int(tally.decisions)))
    return sums


def sums_of(game: Game, watched: Watched, decisions: int) -> Sums:
    """One game that is over."""
    state, seats = watched.state, int(watched.state.seats)
    sums = Sums(games=1)
    sums.decisions.add(decisions, decisions, decisions)
    sums.rounds.add(watched.rounds, watched.rounds, watched.rounds)
    winners = state.winners()
    if not winners:
        sums.lost = 1
        return sums
    sums.results[",".join(map(str, winners))] += 1
    sums.order[",".join(str((seat - watched.first) % seats) for seat in winners)] += 1
    scores = state.scores()
    for seat, score in enumerate(scores):
        sums.scores[str(seat)] += score
        for name, points in game.points(state, seat):
            sums.sources[name] += points
    for place, score in enumerate(sorted(scores, reverse=True)):
        sums.places[str(place)] += score
    return sums


def played(batches: Iterable[range], jobs: int, play: partial[Sums]) -> Iterator[Sums]:
    """The batches in their order, so that what is written down is always the first games of the seed."""
    if jobs == 1:
        yield from map(play, batches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, batches)


# --- Telling ---


def shares(results: Mapping[str, int], seats: int) -> list[float]:
    """The wins of each seat; who wins together shares one win."""
    found = [0.0] * seats
    for winners, count in results.items():
        for seat in winners.split(","):
            found[int(seat)] += count / len(winners.split(","))
    return found


def summary(sums: Sums, seats: int) -> dict[str, Any]:
    """The figures, rounded for reading."""
    won = max(1, sums.games - sums.lost)
    wins = shares(sums.results, seats)

    def length(span: Span) -> list[float]:
        return [round(span.total / max(1, sums.games), 2), round(span.least, 2), round(span.most, 2)]

    return {
        "games": sums.games,
        "lost by all": sums.lost,
        "shared wins": sum(count for winners, count in sums.results.items() if "," in winners),
        "seat wins": [round(share, 1) for share in wins],
        "seat wins, 95%": [[round(bound, 4) for bound in wilson(share, max(1, sums.games))] for share in wins],
        "wins in order of play": [round(share, 1) for share in shares(sums.order, seats)],
        "mean score by seat": [round(sums.scores[str(seat)] / won, 2) for seat in range(seats)],
        "mean score by place": [round(sums.places[str(place)] / won, 2) for place in range(seats)],
        "decisions: mean, least, most": length(sums.decisions),
        "rounds: mean, least, most": length(sums.rounds),
        "points a player by source": {name: round(points / won / seats, 2) for name, points in sums.sources.items()},
    }


# --- The command ---


def read_arguments(words: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Balance of a game by many games among bots of one kind.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, help="the fewest players without it")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where the sums are kept, to go on from")
    return parser.parse_args(words)


def going_on(path: Path | None, setup: dict[str, Any]) -> Sums:
    """The sums so far; raise BadOption if the file is of something else."""
    if path is None or not path.exists():
        return Sums()
    kept = json.loads(path.read_text(encoding="utf-8"))
    if kept["setup"] != setup:
        raise BadOption(f"{path} holds another series: {kept['setup']}")
    return read_sums(kept["sums"])


def keep(path: Path | None, setup: dict[str, Any], sums: Sums) -> None:
    """Write the file as a whole, or not at all."""
    if path is None:
        return
    fresh = path.with_suffix(".new")
    told = {"setup": setup, "summary": summary(sums, setup["seats"]), "sums": write_sums(sums)}
    fresh.write_text(json.dumps(told, indent=1), encoding="utf-8")
    fresh.replace(path)


def main(words: list[str] | None = None) -> int:
    """Play what is missing, and print the figures."""
    given = read_arguments(words)
    try:
        game = vaka.game(given.game)
        seats = given.seats or game.seats.start
        if given.games < 1 or given.jobs < 1:
            raise BadOption("a series needs at least 1 game and 1 job")
        options = game.check(seats, dict(option.partition("=")[::2] for option in given.option))
        seated(seats, [given.bot] * seats)
        setup = {"game": game.id, "seats": seats, "options": options, "bot": given.bot, "seed": given.seed}
        sums = going_on(given.out, setup)
    except VakaError as error:
        print(error, file=sys.stderr)
        return 2
    batches = [range(first, min(first + BATCH, given.games)) for first in range(sums.games, given.games, BATCH)]
    for more in played(batches, given.jobs, partial(play_batch, game.id, seats, options, given.bot, given.seed)):
        sums.add(more)
        keep(given.out, setup, sums)
    print(json.dumps({**setup, **summary(sums, seats)}, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
