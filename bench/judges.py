"""Two judges of one game against each other, with the same bot: `python bench/judges.py aloha old.py --seats 3 --games 1000`.

A judge is a module (`vaka.games.aloha.judge.judge`) or a file that has a `JUDGE`; without a second one, the first plays against the
game's own. A file is interpreted, which is slow: put it into the game's room `judge/` under another name and run `make setup`, and
its module is compiled like the game's own.

Every way to seat both judges comes in turn, each followed by the same game with the two exchanged: half of all seats are the first
one's, and it wins half of the games if neither is better. Who wins together shares a win.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Final

import vaka
from vaka.arena import wilson
from vaka.arena.games import drive
from vaka.bots import Bot, bot
from vaka.engine.errors import BadOption, VakaError
from vaka.engine.judge import Judge
from vaka.engine.loops import Tally

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator
    from types import ModuleType

    from vaka.engine.state import State

BATCH: Final = 50


@dataclass
class Score:
    """What some games add up to: the first judge's wins, and what thinking cost both of them."""

    games: int = 0
    won: float = 0.0
    decisions: tuple[int, int] = (0, 0)
    seconds: tuple[float, float] = (0.0, 0.0)

    def add(self, other: Score) -> None:
        """Some games more."""
        self.games += other.games
        self.won += other.won
        self.decisions = (self.decisions[0] + other.decisions[0], self.decisions[1] + other.decisions[1])
        self.seconds = (self.seconds[0] + other.seconds[0], self.seconds[1] + other.seconds[1])


class Advised(Bot):
    """A bot whose game is judged by another judge than its own, with a clock."""

    name = "advised"

    def __init__(self, name: str, judge: Judge) -> None:
        self.bot = bot(name)
        self.judge = judge
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: State, rng: random.Random) -> int:
        """What the bot would do if this was the game's judge."""
        vars(view.game)["judge"] = self.judge
        begun = time.process_time()
        chosen = self.bot.choose(view, rng)
        self.seconds += time.process_time() - begun
        self.decisions += 1
        return chosen


def judge_of(name: str) -> Judge:
    """The judge of a module or a file; raise BadOption if it has none."""
    found = getattr(load(name), "JUDGE", None)
    if not isinstance(found, Judge):
        raise BadOption(f"{name} has no JUDGE")
    return found


def load(name: str) -> ModuleType:
    """A module by its name, or a file."""
    try:
        if not name.endswith(".py"):
            return importlib.import_module(name)
        spec = spec_from_file_location(f"judge_in_{Path(name).stem}", name)
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
    except (ImportError, FileNotFoundError) as error:
        raise BadOption(f"there is no judge {name}: {error}") from None
    return module


def seating(seats: int, index: int) -> list[bool]:
    """Which seats are the first judge's in this game: of every two games the second has them exchanged."""
    ways = 2 ** (seats - 1) - 1
    way = 2 * (index // 2 % ways) + 1  # the first seat is among them, and never all
    return [(way >> seat) & 1 == 1 - index % 2 for seat in range(seats)]


def play_batch(game_id: str, seats: int, options: dict[str, str], judges: list[str], name: str, seed: int, indices: range) -> Score:
    """The score of these games."""
    game, score = vaka.game(game_id), Score()
    players = [Advised(name, judge_of(judge)) for judge in judges]
    for index in indices:
        is_first = seating(seats, index)
        state = game.new(seats, options)
        drive(state, [players[0] if first else players[1] for first in is_first], seed, index // 2, state.step, Tally())
        winners = state.winners()
        won = sum(is_first[seat] for seat in winners) / len(winners) if winners else 0.5
        score.add(Score(1, won))
    score.decisions = (players[0].decisions, players[1].decisions)
    score.seconds = (players[0].seconds, players[1].seconds)
    del vars(game)["judge"]  # which looks for its own again
    return score


def played(batches: list[range], jobs: int, play: partial[Score]) -> Iterator[Score]:
    """The batches in their order."""
    if jobs == 1:
        yield from map(play, batches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, batches)


def told(score: Score) -> str:
    """The score in one line."""
    low, high = wilson(score.won, score.games)
    costs = [1000 * seconds / max(1, count) for seconds, count in zip(score.seconds, score.decisions, strict=True)]
    share = f"{100 * score.won / score.games:.1f}% of {score.games} games (95%: {100 * low:.1f}-{100 * high:.1f})"
    return f"the first wins {share}; a decision costs {costs[0]:.3f} and {costs[1]:.3f} ms"


def read_arguments(words: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Two judges of one game against each other, seats split evenly.")
    parser.add_argument("game")
    parser.add_argument("first", help="a module or a file that has a JUDGE")
    parser.add_argument("second", nargs="?", help="the game's own without it")
    parser.add_argument("--seats", type=int, help="the fewest players without it")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--so-far", action="store_true", help="tell the score after every batch")
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Play, and say who won how often."""
    given = read_arguments(words)
    try:
        game = vaka.game(given.game)
        seats = given.seats or game.seats.start
        if given.games < 1 or given.jobs < 1 or seats < 2:
            raise BadOption("a match needs at least 2 seats, 1 game and 1 job")
        options = game.check(seats, dict(option.partition("=")[::2] for option in given.option))
        judges = [given.first, given.second or f"vaka.games.{game.id}.judge.judge"]
        for judge in judges:
            judge_of(judge)
        bot(given.bot)
    except VakaError as error:
        print(error, file=sys.stderr)
        return 2
    batches = [range(first, min(first + BATCH, given.games)) for first in range(0, given.games, BATCH)]
    play = partial(play_batch, game.id, seats, options, judges, given.bot, given.seed)
    score = Score()
    for more in played(batches, given.jobs, play):
        score.add(more)
        if given.so_far:
            print(f"so far: {told(score)}", file=sys.stderr, flush=True)
    print(f"{game.id}, {seats} players, {options}: {told(score)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
