"""Networks that learn by playing themselves: `python -m bench.train aloha --seats 2 --minutes 60 --jobs 16`.

A generation is so many games of the network against itself, one step ahead or its turn thought through, with a whim now and then.
After each decision, or at the end of each turn, the position is noted. What it should have been rated follows from the end of the
game and from what the network said of later positions (TD(lambda)). The network learns from the last few generations, and plays the
next one. It begins with what the judge says. The log says how much of each new generation's results it foresaw, and the judge.

Now and then it plays against the network that was adopted last, and is adopted only if it wins a sequential match. What is adopted
lies in the run's folder as `adopted.bin`; `--adopt` puts it into the game's `judge/`. What has begun goes on where it stopped.

`bench/training/aloha.toml` has the settings; `--set whim=0.05` changes one. PyTorch learns, on a graphics processor where there is
one; without it, or with `--numpy`, numpy does, slowly. The same network, seed and settings give the same games.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import subprocess
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import numpy as np

import vaka
from bench.training.by_numpy import NumpyLearner
from bench.training.inputs import Inputs, inputs_of
from bench.training.plan import Plan, plan_of
from bench.training.playing import Data, Player, Score, compare, joined, play
from bench.training.weights import NAMES, Weights, first_weights, in_whole_numbers, proven
from vaka.arena.sequential import ABOVE, OPEN, verdict

if TYPE_CHECKING:
    from concurrent.futures import Future

ROOT: Final = Path(__file__).parents[1]
PARTS: Final = 3
"""A generation is played in so many parts for each process."""
STEP: Final = 1.4
"""A network is kept whenever so many times more games were played."""
GATE_SEED: Final = 900_000_000
"""Matches have seeds of their own."""


class Learner(Protocol):
    """Whatever changes weights."""

    def learn(self, data: Data, seed: int, rate: float) -> float: ...
    def says(self, data: Data) -> Any: ...
    def current(self) -> Weights: ...


class Run:
    """A training in its folder."""

    def __init__(self, plan: Plan, folder: Path, *, numpy_alone: bool, device: str) -> None:
        self.plan, self.folder = plan, folder
        self.game = vaka.game(plan.game)
        self.inputs: Inputs = inputs_of(self.game, plan)
        folder.mkdir(parents=True, exist_ok=True)
        self.generation, self.games, self.seconds = 0, 0, 0.0
        weights = first_weights(plan, self.inputs)
        state = folder / "state.npz"
        if state.exists():
            kept = np.load(state)
            weights = {name: kept[name] for name in NAMES}
            self.generation, self.games, self.seconds = int(kept["generation"]), int(kept["games"]), float(kept["seconds"])
        self.learner: Learner = learner_of(plan, weights, numpy_alone=numpy_alone, device=device)
        self.network = self.written(weights, effort=1)
        adopted = folder / "adopted.bin"
        if not adopted.exists():
            adopted.write_bytes(self.written(weights))
            (folder / "network-00000.bin").write_bytes(adopted.read_bytes())
        self.adopted = adopted.read_bytes()
        self.next_kept = max(1, self.games) * STEP

    def written(self, weights: Weights, effort: int = 9, **made: Any) -> bytes:
        """The file of these weights, with where they come from."""
        about = {"plan": asdict(self.plan), "commit": commit(), "generation": self.generation, "games": self.games}
        return in_whole_numbers(self.plan, self.inputs, weights, self.game, {**about, **made}, effort)

    def learn(self, data: Data, rate: float) -> float:
        """Learn from the last generations."""
        loss = self.learner.learn(data, self.plan.seed * 1_000_003 + self.generation, rate)
        self.network = self.written(self.learner.current(), effort=1)
        return loss

    def note(self, **what: Any) -> None:
        """A line of the log."""
        line = {"generation": self.generation, "games": self.games, "seconds": round(self.seconds, 1), **what}
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        print(self.plan.game, self.plan.seats, *(f"{name} {value}" for name, value in line.items()), flush=True)

    def save(self, *, always: bool = False) -> None:
        """Keep what is needed to go on, and now and then the network."""
        weights = self.learner.current()
        part = self.folder / "state.part.npz"
        counts = {"generation": np.array(self.generation), "games": np.array(self.games), "seconds": np.array(self.seconds)}
        kept: dict[str, Any] = {**counts, **weights}
        np.savez_compressed(part, **kept)
        part.replace(self.folder / "state.npz")
        if always or self.games >= self.next_kept:
            (self.folder / f"network-{self.generation:05}.bin").write_bytes(self.written(weights))
            self.next_kept = self.games * STEP

    def gate(self, pool: ProcessPoolExecutor, jobs: int) -> None:
        """Play against the network that was adopted last; who beats it is adopted."""
        players = (Player("network", self.network), Player("network", self.adopted))
        fair = 1 / max(2, self.plan.seats)
        score = match(pool, jobs, self.plan, players, GATE_SEED + self.generation, self.plan.match, fair, self.plan.patience)
        found = verdict(score.won, score.games, fair)
        if found == ABOVE:
            gate = f"{score.won:g} of {score.games} games against generation {generation_of(self.adopted)}"
            self.adopted = self.written(self.learner.current(), gate=gate)
            (self.folder / "adopted.bin").write_bytes(self.adopted)
        self.note(gate=found, won=score.won, of=score.games)


def explained(values: Any, wanted: Any) -> float:
    """The share of the variance that these values explain, once they are stretched in the best way."""
    both = np.corrcoef(values, wanted)[0, 1]
    return float(both * both) if np.isfinite(both) else 0.0


def generation_of(data: bytes) -> int:
    """The generation of a network."""
    from vaka.bots.networks import read

    return int(read(data).about["made"]["generation"])


def learner_of(plan: Plan, weights: Weights, *, numpy_alone: bool, device: str) -> Learner:
    """PyTorch, where it is."""
    if not numpy_alone:
        try:
            from bench.training.by_torch import TorchLearner
        except ModuleNotFoundError:
            print("PyTorch is not here: numpy learns, slowly (pip install vaka[train])", flush=True)
        else:
            return TorchLearner(plan, weights, device)
    return NumpyLearner(plan, weights)


def commit() -> str:
    """The commit that this was made with."""
    try:
        done = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    except FileNotFoundError:  # no git on this machine
        return ""
    return done.stdout.strip()


def match(
    pool: ProcessPoolExecutor,
    jobs: int,
    plan: Plan,
    players: tuple[Player, Player],
    seed: int,
    most: int,
    share: float,
    patience: float,
) -> Score:
    """A sequential match: until the first player's share lies above or below this one, or so many games or seconds are over."""
    won, games, end = 0.0, 0, time.monotonic() + patience
    each = max(1, plan.seats) * max(1, round(10 / plan.seats))
    while games < most and (games == 0 or (verdict(won, games, share) == OPEN and time.monotonic() < end)):
        count = min(jobs, -(-(most - games) // each))
        for part in [pool.submit(compare, plan, players, seed, games + number * each, each) for number in range(count)]:
            score = part.result()
            won += score.won
            games += score.games
    return Score(won, games)


def ordered(pool: ProcessPoolExecutor, jobs: int, run: Run, first: int) -> list[Future[Data]]:
    """The games of the next generation, under way."""
    plan = run.plan
    each = max(1, -(-plan.games // (jobs * PARTS)))
    bounds = [*range(0, plan.games, each), plan.games]
    return [pool.submit(play, plan, run.network, first + start, end - start) for start, end in pairwise(bounds)]


def train(run: Run, jobs: int, seconds: float, generations: int) -> None:
    """Play and learn until the time is over, or so many generations were played in all."""
    plan, began, before = run.plan, time.monotonic(), run.seconds
    kept: list[Data] = []
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        playing = ordered(pool, jobs, run, run.games)
        while True:
            data = joined([part.result() for part in playing])
            # The next games are played by the network as it is, while it learns from these: nobody waits.
            playing = ordered(pool, jobs, run, run.games + data.games)
            run.generation += 1
            run.games += data.games
            kept = [*kept, data][-plan.kept :]
            done = min(1.0, max((time.monotonic() - began) / seconds, run.generation / generations))
            # These games are new to the network: how much of what came of them does it foresee, and how much does the judge?
            told = [explained(values[:, 0], data.targets[:, 0]) for values in (data.scalars, run.learner.says(data))]
            loss = run.learn(joined(kept), plan.rate * (plan.last_rate / plan.rate) ** done)
            run.seconds = before + time.monotonic() - began
            results = [round(float(result), 3) for result in data.results]
            run.note(
                loss=round(loss, 5),
                decisions=round(data.decisions / data.games, 1),
                results=results,
                judge=round(told[0], 4),
                network=round(told[1], 4),
            )
            is_last = run.generation >= generations or time.monotonic() - began >= seconds
            if is_last:
                for part in playing:
                    part.cancel()
            run.save(always=is_last)
            if is_last or run.generation % plan.every == 0:
                run.gate(pool, jobs)
            if is_last:
                return


def main() -> None:
    """Train, or put into the game what was adopted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--generations", type=int, default=1_000_000_000, help="so many in all")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--run", type=Path, metavar="FOLDER", help="where it is kept: build/training/aloha-2 unless told")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=NUMBER", help="another number than the file's")
    parser.add_argument("--numpy", action="store_true", help="learn without PyTorch")
    parser.add_argument("--device", default="", help="where PyTorch computes: cpu, cuda")
    parser.add_argument("--adopt", action="store_true", help="put what was adopted into the game's folder, and nothing else")
    parser.add_argument("--network", type=Path, metavar="FILE", help="put this one there")
    parser.add_argument("--won", action="append", default=[], metavar="TEXT", help="a match that it has won: the file tells of it")
    parser.add_argument("--made-by", default="", metavar="TEXT", help="the command that trained it: the file tells that, too")
    args = parser.parse_args()
    folder = args.run or ROOT / "build" / "training" / f"{args.game}-{args.seats}"
    if args.adopt:
        target = ROOT / "src" / "vaka" / "games" / args.game / "judge" / f"network-{args.seats}.bin"
        target.write_bytes(proven((args.network or folder / "adopted.bin").read_bytes(), command=args.made_by, matches=args.won))
        print(f"written: {target.relative_to(ROOT)}, {target.stat().st_size // 1000} kB")
        return
    given = {name: json.loads(value) for name, _, value in (one.partition("=") for one in args.set)}
    run = Run(plan_of(args.game, args.seats, given), folder, numpy_alone=args.numpy, device=args.device)
    train(run, args.jobs, args.minutes * 60, args.generations)


if __name__ == "__main__":
    main()
