"""Judges that learn: `python -m bench.learn moorea --write` lets bots play themselves and fits the judge's weights to who won.

A judge that can learn has its weights in judge/weights.py, made by hand: learning starts from them. What it
sees of a position, its *features*, is how much the rating changes with each weight; so they are found by changing one weight after
the other a little and rating again. A position at a change of turn is a sample for every seat: how it is rated, and whether it won.
A logistic regression (numpy) finds the weights that foretell the winner best, a few times over, since features change with the
weights; a fifth of the games is held out, and says whether the new weights foretell better than those to start from. The first
feature is the unit: its weight stays.

What foretells best need not play best. So `--climb 100` goes on from there: so many times all weights are made a little larger or
smaller, at random, the greedy bot with these plays a match against the one with the contrary changes, and the weights follow
whichever won, by how much it did. `--compare` plays what is in the file against what it started from, with any bot.

The same arguments make the same weights again. `--write` puts them into judge/weights.toml, which the judge reads
instead of its own, or into another file with `--file`.
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import time
import tomllib
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

import vaka
from vaka.arena import wilson
from vaka.arena.games import drive
from vaka.bots import Bot, bot
from vaka.engine.loops import Tally, random_action, seeded

if TYPE_CHECKING:
    from vaka.engine.state import State

CLIMBING: Final = 100
"""Games in each match while climbing."""
REACH: Final = 0.2
"""By how much weights are changed in it, up or down."""
FOLLOWING: Final = 4.0
"""How far they follow who won: if all games were won by one side, half of this times the change."""
HELD_OUT: Final = 5
"""Every so manieth game is not learned from."""
MOST: Final = 40
"""No more positions are taken of a game: they are much alike."""
SMALL: Final = 1e-2
"""How much a weight is pulled back to what it was: features that hardly occur keep theirs."""
STRAYING: Final = 0.05
"""So many actions are any that is open, so that not every game is the same one."""

Weights = dict[str, int]


class Sample(NamedTuple):
    """A position at a change of turn, a seat, and its part of the win."""

    state: State
    seat: int
    won: float


class Subject:
    """A game's judge, whose weights can be changed."""

    def __init__(self, name: str) -> None:
        kept: Any = import_module(f"vaka.games.{name}.judge.weights")
        self.game = vaka.game(name)
        self.judge = self.game.judge
        self.file = Path(__file__).parents[1] / "src" / "vaka" / "games" / name / "judge" / "weights.toml"
        rows = rows_of(self.file.with_suffix(".py"))
        self.names = tuple(rows)
        self.most = {name: 100 for name, kind in rows.items() if kind == "PerCent"}
        self.start: Weights = {name: getattr(kept.Weights(), name) for name in rows}
        """Those that were made by hand."""
        self._kept = kept.WEIGHTS

    @property
    def weights(self) -> Weights:
        """Those it has now."""
        return {name: getattr(self._kept, name) for name in self.names}

    def weigh(self, weights: Weights) -> None:
        """Give it other weights."""
        for name, weight in weights.items():
            setattr(self._kept, name, weight)

    def sensible(self, weights: Any, unit: int) -> Weights:
        """Whole numbers, none below nothing, no per cent above a hundred; the first stays."""
        found = {name: max(0, round(float(weight))) for name, weight in zip(self.names, weights, strict=True)}
        found[self.names[0]] = unit
        return {name: min(weight, self.most.get(name, weight)) for name, weight in found.items()}

    def ratings(self, samples: list[Sample]) -> Any:
        """What it says of each."""
        found = []
        for state, seat, _ in samples:
            state.notes = None  # what was found with other weights
            found.append(self.judge.rate(state, seat))
        return np.array(found)

    def features(self, samples: list[Sample]) -> Any:
        """How much each rating changes with each weight."""
        weights, base, found = self.weights, self.ratings(samples), []
        for name, weight in weights.items():
            step = max(10, weight // 4)  # small ones would show how the judge rounds
            self.weigh({name: weight + step})
            found.append((self.ratings(samples) - base) / step)
            self.weigh({name: weight})
        return np.array(found).T


def rows_of(source: Path) -> dict[str, str]:
    """The weights that a module declares, in their order, each with its type: what is compiled has forgotten both."""
    rows = [node for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))) if isinstance(node, ast.AnnAssign)]
    return {row.target.attr: ast.unparse(row.annotation) for row in rows if isinstance(row.target, ast.Attribute)}


# --- Games to learn from ---


def play(name: str, seats: int, player: str, seed: int, index: int) -> list[int]:
    """The actions and outcomes of one game of a bot against itself."""
    state, draw = vaka.game(name).new(seats), seeded(seed, index)
    luck = random.Random(f"{seed} {index}")
    players = [bot(player) for _ in range(seats)]
    found: list[int] = []
    while (asked := int(state.actor())) != vaka.OVER:
        if asked < 0:
            action = random_action(state, draw)
        elif luck.random() < STRAYING:
            action = luck.choice(state.legal())
        else:
            action = players[asked].choose(state.redact(asked), luck)
        found.append(action)
        state.step(action)
    return found


def samples_of(name: str, seats: int, actions: list[int]) -> list[Sample]:
    """The positions of a game at changes of turn, evenly spread if they are many, for every seat."""
    state, found, last = vaka.game(name).new(seats), [], -1
    for action in actions:
        asked = int(state.actor())
        if asked not in (last, vaka.CHANCE):
            found.append(state.copy())
            last = asked
        state.step(action)
    winners = state.winners()
    part = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    every = 1 + len(found) // MOST
    return [Sample(then, seat, part[seat]) for then in found[::every] for seat in range(seats)]


# --- The fit ---


def fit(features: Any, won: Any, start: Any, pull: float = SMALL) -> Any:
    """Logistic regression by Newton's method, pulled a little towards where it starts; last of all, the level."""
    seen = features.std(axis=0) > 1e-9
    columns = np.column_stack([features[:, seen], np.ones(len(won))])
    pulls = pull * len(won) * np.append(columns[:, :-1].std(axis=0) ** 2, 0.0)
    first = np.append(start[seen], np.log(won.mean() / (1 - won.mean())))
    weights = first.copy()

    def loss(given: Any) -> float:
        return len(won) * surprise(columns @ given, won) + float(pulls @ (given - first) ** 2) / 2

    before = loss(weights)
    for _ in range(100):
        expected = chance_of(columns @ weights)
        slope = columns.T @ (won - expected) - pulls * (weights - first)
        bend = (columns * (expected * (1 - expected))[:, None]).T @ columns + np.diag(pulls)
        change = np.linalg.lstsq(bend, slope, rcond=None)[0]
        while (after := loss(weights + change)) > before and np.abs(change).max() > 1e-12:
            change /= 2
        if before - after < 1e-9 * before:
            break
        weights, before = weights + change, after
    found = np.append(start, weights[-1])
    found[:-1][seen] = weights[:-1]
    return found


def chance_of(lead: Any) -> Any:
    """Of winning, with such a lead on the scale of the logistic function."""
    return 1 / (1 + np.exp(-np.clip(lead, -30, 30)))


def surprise(lead: Any, won: Any) -> float:
    """The mean surprise at who won, in nats; for two, a coin has 0.693."""
    expected = np.clip(chance_of(lead), 1e-9, 1 - 1e-9)
    return float(-(won * np.log(expected) + (1 - won) * np.log(1 - expected)).mean())


def best_scale(ratings: Any, won: Any) -> Any:
    """What ratings are to be multiplied with, and what is to be added, to foretell the winner best."""
    return fit(ratings[:, None], won, np.array([1 / max(1.0, float(ratings.std()))]), pull=0.0)


def refit(subject: Subject, samples: list[Sample], rounds: int) -> Weights:
    """The weights that foretell best who won these games: of every round, the features are those of the weights before."""
    won = np.array([sample.won for sample in samples])
    best = (surprise_at(subject, samples, samples), subject.weights)
    unit = subject.weights[subject.names[0]]
    for _ in range(rounds):
        old = np.array(list(subject.weights.values()), dtype=float)
        ratings, features = subject.ratings(samples), subject.features(samples)
        scale = best_scale(ratings, won)[0]
        # What the ratings as they are want to be multiplied with, and what each weight wants to be changed by, times that.
        columns = np.column_stack([ratings, features[:, 1:]])
        found = fit(columns, won, np.array([scale] + [0.0] * (len(old) - 1)))
        if found[0] <= 0:
            break
        new = np.clip(old + np.array([0.0, *(found[1:-1] / found[0])]), old / 2 - 1, old * 2 + unit)
        subject.weigh(subject.sensible(new, unit))
        best = min(best, (surprise_at(subject, samples, samples), subject.weights), key=lambda pair: pair[0])
    subject.weigh(best[1])
    return best[1]


def surprise_at(subject: Subject, learned: list[Sample], samples: list[Sample]) -> float:
    """The judge's surprise at who won, on the scale that fits the games it learned from best."""
    scale, level = best_scale(subject.ratings(learned), np.array([sample.won for sample in learned]))
    return surprise(subject.ratings(samples) * scale + level, np.array([sample.won for sample in samples]))


# --- Matches ---


class Weighing(Bot):
    """A bot whose game is judged by other weights."""

    name = "weighing"

    def __init__(self, subject: Subject, weights: Weights, player: str) -> None:
        self.subject, self.weights, self.bot = subject, weights, bot(player)

    def choose(self, view: State, rng: random.Random) -> int:
        """What the bot would do if these were the judge's weights."""
        self.subject.weigh(self.weights)
        return self.bot.choose(view, rng)


def won_by(subject: Subject, seats: int, weights: list[Weights], player: str, games: int, seed: int) -> float:
    """The wins of the first weights against the second on all other seats; in every round of games each seat in turn is theirs."""
    players = [Weighing(subject, given, player) for given in weights]
    kept, won = subject.weights, 0.0
    for index in range(games):
        state, first = subject.game.new(seats), index % seats
        drive(state, [players[seat != first] for seat in range(seats)], seed, index // seats, state.step, Tally())
        winners = state.winners()
        won += 1 / len(winners) if first in winners else 0.0
    subject.weigh(kept)
    return won


def climb(subject: Subject, seats: int, steps: int, seed: int) -> Weights:
    """Change all weights a little, this way and the contrary way, and follow whichever wins."""
    luck = np.random.default_rng(seed)
    unit = subject.weights[subject.names[0]]
    place = np.log1p(np.array(list(subject.weights.values()), dtype=float))
    games = CLIMBING // seats * seats  # whole rounds
    name = subject.game.id
    seen = [sample for index in range(4) for sample in samples_of(name, seats, play(name, seats, "greedy", seed, index))]
    matters = subject.features(seen).std(axis=0) > 0  # what is not met with here keeps its weight
    following = FOLLOWING * min(1.0, 10 / matters.sum())  # of many changes, each has less of the merit
    for step in range(steps):
        change = REACH * luck.choice([-1.0, 1.0], size=len(place)) * matters
        tried = [subject.sensible(np.expm1(place + sign * change), unit) for sign in (1, -1)]
        ahead = won_by(subject, seats, tried, "greedy", games, seed + step) / games * seats
        place = np.maximum(0.0, place + following * (ahead - 1) / 2 * change)
        if step % 10 == 9:
            print(f"step {step + 1}:", *subject.sensible(np.expm1(place), unit).values(), flush=True)
    found = subject.sensible(np.expm1(place), unit)
    subject.weigh(found)
    return found


# --- The command ---


def played(args: argparse.Namespace) -> list[list[int]]:
    """The games to learn from; those that were played before with the same arguments need not be played again."""
    asked = [args.game, args.seats, args.bot, args.seed]
    if args.played and args.played.exists():
        kept = json.loads(args.played.read_text(encoding="utf-8"))
        if kept["asked"] == asked and len(kept["games"]) >= args.games:
            return list(kept["games"][: args.games])
    with ProcessPoolExecutor(args.jobs) as pool:
        games = list(pool.map(partial(play, *asked), range(args.games), chunksize=4))
    if args.played:
        args.played.write_text(json.dumps({"asked": asked, "games": games}), encoding="utf-8")
    return games


def learn(subject: Subject, args: argparse.Namespace) -> tuple[Weights, str]:
    """Play, fit, climb; the weights, and what came of it in words."""
    said = []
    if args.rounds:
        games = played(args)
        parts: list[list[Sample]] = [[], []]
        for place, actions in enumerate(games):
            parts[place % HELD_OUT == 0].extend(samples_of(args.game, args.seats, actions))
        learned, held = parts
        before = surprise_at(subject, learned, held)
        refit(subject, learned, args.rounds)
        said.append(f"surprise on held-out games {before:.4f} -> {surprise_at(subject, learned, held):.4f}")
        scale, _ = best_scale(subject.ratings(learned), np.array([sample.won for sample in learned]))
        print(f"{len(games)} games, {len(learned) + len(held)} samples; {said[0]}")
        print(f"the odds are three times as good for a rating that is {np.log(3) / scale:.0f} higher")
        print("fitted:", *subject.weights.values(), flush=True)
    if args.climb:
        climb(subject, args.seats, args.climb, args.seed + 1_000_000)
    return subject.weights, "; ".join(said)


def write(file: Path, made: str, weights: Weights) -> None:
    """Put the weights into a file."""
    lines = ["# The weights that this judge has learned (judge/weights.py says what each is, and what learning started from)."]
    lines += [f'made = "{made}"', "", "[weights]", *(f"{name} = {weight}" for name, weight in weights.items())]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Learn, say what came of it, and write; or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="search:iterations=100", help="who plays; let it think by iterations, not by the clock")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3, help="how often the weights are fitted; 0: never, for climbing alone")
    parser.add_argument("--climb", type=int, default=0, metavar="STEPS")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--played", type=Path, metavar="FILE", help="where the games to learn from are kept")
    parser.add_argument("--compare", action="store_true", help="play the weights against those they started from")
    parser.add_argument("--file", type=Path, help="another file than the game's weights.toml, to write to or to compare")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    subject, began = Subject(args.game), time.process_time()
    file, start = args.file or subject.file, subject.start
    if args.compare:
        tried: Weights = tomllib.loads(file.read_text(encoding="utf-8"))["weights"]
        won = won_by(subject, args.seats, [tried, start], args.bot, args.games, args.seed)
        low, high = wilson(won, args.games)
        print(f"{args.game}, {args.seats} seats, {args.bot}: {100 * won / args.games:.1f}% of {args.games} games", end=" ")
        print(f"({100 * low:.1f} to {100 * high:.1f}%; the fair share is {100 / args.seats:.0f}%)")
        return
    subject.weigh(start)
    found, said = learn(subject, args)
    wide = max(map(len, subject.names))
    for name in subject.names:
        print(f"  {name:{wide}} {start[name]:6} -> {found[name]:6}")
    print(f"{time.process_time() - began:.0f} s of processor time here")
    if args.write:
        given = f"--seats {args.seats} --games {args.games} --bot {args.bot} --seed {args.seed}"
        given += f" --rounds {args.rounds} --climb {args.climb} --write"
        write(file, f"python -m bench.learn {args.game} {given}" + (f"; {said}" if said else ""), found)
        print(f"written: {file.name}")


if __name__ == "__main__":
    main()
