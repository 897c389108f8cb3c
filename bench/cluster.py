"""Games on a local Ray cluster beside the same games in processes: `python -m bench.cluster [--games 2000] [--rounds 3] [GAME...]`.

Both have two workers, in one run: processes, the cluster, processes again. The cluster has played a little before it is measured,
because how long Ray takes to start says nothing about its speed; processes start anew each time, as `--jobs 2` starts them.
"""

from __future__ import annotations

import argparse
import logging
from statistics import median
from typing import Final

import ray

import vaka
from vaka.arena import simulate

WORKERS: Final = 2
STORE: Final = 80 * 1024**2
"""Bytes of Ray's object store: games come back as a few numbers."""


def measure(name: str, games: int, seeds: range, cluster: str | None) -> tuple[list[float], list[object]]:
    """Games a second for each seed, and their results."""
    bots = ["greedy"] * vaka.game(name).usual_seats
    jobs = WORKERS if cluster is None else 1
    runs = [simulate(name, len(bots), games=games, seed=seed, bots=bots, jobs=jobs, cluster=cluster) for seed in seeds]
    return [games / run.seconds for run in runs], [run.results for run in runs]


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=["aloha", "moorea"])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=2)
    args = parser.parse_args()
    seeds = range(args.rounds)
    before = {name: measure(name, args.games, seeds, None) for name in args.game}
    ray.init(
        num_cpus=WORKERS,
        object_store_memory=STORE,
        include_dashboard=False,
        log_to_driver=False,
        logging_level=logging.ERROR,
    )
    try:
        simulate("aloha", 2, games=200, bots=["greedy", "greedy"], cluster="local")
        found = {name: measure(name, args.games, seeds, "local") for name in args.game}
    finally:
        ray.shutdown()
    after = {name: measure(name, args.games, seeds, None) for name in args.game}
    for name in args.game:
        assert before[name][1] == found[name][1] == after[name][1], "the same games"
        ours, theirs = median(before[name][0] + after[name][0]), median(found[name][0])
        print(f"{name}: {ours:.1f} games/s in processes, {theirs:.1f} on the cluster: {theirs / ours:.2f}", flush=True)


if __name__ == "__main__":
    main()
