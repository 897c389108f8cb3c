"""Many solitaire games of Conquest of Paradise by one bot, with each rule that goes with them: `python bench/alone.py`.

It prints the table of docs/games/paradise.md. The file given by `--out` holds the sums, and is written after every batch: the same
command goes on where it was broken off, and `--seconds` breaks it off. Game number i of a seed is the same game in whatever run.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

import vaka
from vaka.arena import wilson
from vaka.arena.games import play_bots
from vaka.engine.errors import BadOption

BATCH: Final = 25
"""Games after which the file is written."""
SETS: Final[dict[str, dict[str, str]]] = {
    "none": {},
    "`solo` hard": {"solo": "hard"},
    "`saved`": {"saved": "yes"},
    "`south_island`": {"south_island": "yes"},
    "`malaria`": {"malaria": "yes"},
    "these three together": {"saved": "yes", "south_island": "yes", "malaria": "yes"},
}
"""The rows of the table, by what is added to the game as it is written."""
SOURCES: Final = ("Villages", "Connected groups", "Atolls", "Cards")


def play_batch(options: dict[str, str], bot: str, seed: int, indices: range) -> Counter[str]:
    """The sums of these games. Points are counted in halves."""
    game, sums = vaka.game("paradise"), Counter[str]()
    for index in indices:
        state, _ = play_bots(game, 1, options, seed, index, [bot])
        data = state.write()
        sums["games"] += 1
        sums["won"] += len(state.winners())
        sums["turns"] += data["turn"]
        sums["chits"] += data["advanced"]["solo"]["drawn"]
        sums["points"] += state.scores()[0]
        sums["close"] += state.scores()[0] >= 50 and not state.winners()
        sums["ruined"] += all(group["control"] != "yellow" for group in data["groups"].values())
        sums.update(dict(game.points(state, 0)))
    return sums


def row(name: str, sums: Counter[str]) -> str:
    """One line of the table."""
    games = sums["games"]
    low, high = wilson(sums["won"], games)
    won = f"{100 * sums['won'] / games:.1f} ({100 * low:.1f} to {100 * high:.1f})"
    sources = " + ".join(f"{sums[source] / games / 2:.1f}" for source in SOURCES)
    means = f"{sums['points'] / games / 2:.1f} = {sources} | {sums['turns'] / games:.1f} | {sums['chits'] / games:.1f}"
    return f"| {name} | {games:,} | {won} | {100 * sums['close'] / games:.1f} | {100 * sums['ruined'] / games:.1f} | {means} |"


HEAD: Final = (
    "| added rule | games | won, % (95%) | lost with 25 points or more, % | lost all, % "
    "| points = Villages + groups + atolls + cards | turns | chits drawn |\n|---|---|---|---|---|---|---|---|"
)


def read_kept(path: Path | None, setup: dict[str, object]) -> dict[str, Counter[str]]:
    """The sums so far; raise BadOption if the file is of something else."""
    if path is None or not path.exists():
        return {}
    kept = json.loads(path.read_text(encoding="utf-8"))
    if kept["setup"] != setup:
        raise BadOption(f"{path} holds another series: {kept['setup']}")
    return {name: Counter(sums) for name, sums in kept["sums"].items()}


def main(words: list[str] | None = None) -> int:
    """Play what is missing, and print the table."""
    parser = argparse.ArgumentParser(description="How often a bot wins the solitaire game of Conquest of Paradise.")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="no new batch after these")
    parser.add_argument("--out", type=Path, help="where the sums are kept, to go on from")
    given = parser.parse_args(words)
    setup: dict[str, object] = {"bot": given.bot, "seed": given.seed}
    end = time.monotonic() + given.seconds
    try:
        found = read_kept(given.out, setup)
    except BadOption as error:
        print(error, file=sys.stderr)
        return 2
    with ProcessPoolExecutor(given.jobs) as pool:
        for name, options in SETS.items():
            sums = found.setdefault(name, Counter())
            play = partial(play_batch, options, given.bot, given.seed)
            while sums["games"] < given.games and time.monotonic() < end:
                firsts = range(sums["games"], min(given.games, sums["games"] + given.jobs * BATCH), BATCH)
                for more in pool.map(play, [range(first, min(first + BATCH, given.games)) for first in firsts]):
                    sums.update(more)
                if given.out is not None:
                    given.out.write_text(json.dumps({"setup": setup, "sums": found}, indent=1), encoding="utf-8")
    print(HEAD, *(row(name, sums) for name, sums in found.items() if sums["games"]), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
