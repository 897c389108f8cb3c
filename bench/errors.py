"""Errors and luck of bots by level: `python bench/errors.py aloha --games 40 --trials 12 --out build/errors-aloha.jsonl`.

All seats of a game play at the same level: beside stronger ones the weak soon have no chance left that an error could cost. Each
game is analysed with so many trials, so that a busy machine makes no difference. Errors should fall from level to level, and luck
be none on average, within its error. It goes on where it was broken off; `--jobs 2` plays two games at once.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Final

import vaka
from vaka.arena.games import bot_record
from vaka.insight import analyse

LEVELS: Final = ("random", "easy", "medium", "hard")
SEED: Final = 26_002


def play_and_analyse(name: str, trials: int, index: int) -> dict[str, object]:
    """One game of one level: the sums of its seats."""
    game, level = vaka.game(name), LEVELS[index % len(LEVELS)]
    record = bot_record(game, [level] * game.usual_seats, seed=SEED, index=index)
    found = analyse(record, trials=trials, seed=index)
    return {"game": name, "index": index, "level": level, "sums": [vars(found.sums(seat)) for seat in range(record.seats)]}


def table(file: Path) -> None:
    """A row for each level: means over the games, for a seat, with their standard errors. Luck is that of the first seat."""
    rows = [json.loads(line) for line in file.open(encoding="utf-8")]
    for level in LEVELS:
        games = [row["sums"] for row in rows if row["level"] == level]
        told = [f"{rows[0]['game']} {level}: {len(games)} games"]
        for what in ("cost", "luck", "costly", "decisions"):
            values = [sums[0][what] if what == "luck" else sum(one[what] for one in sums) / len(sums) for sums in games]
            mean = sum(values) / len(values)
            error = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
            told.append(f"{what} {mean:.3f} ± {error:.3f}")
        print("  ".join(told))


def main() -> None:
    """Play, analyse, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40, help="of each level")
    parser.add_argument("--trials", type=int, default=12)
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--jobs", type=int, default=1, help="so many games at once")
    parser.add_argument("--stop", type=float, default=float("inf"), help="no new game after so many seconds")
    args = parser.parse_args()
    out = args.out or Path(f"build/errors-{args.game}.jsonl")
    out.parent.mkdir(parents=True, exist_ok=True)
    done, end = (sum(1 for _ in out.open()) if out.exists() else 0), time.monotonic() + args.stop
    with out.open("a", encoding="utf-8") as file, ProcessPoolExecutor(args.jobs) as pool:
        while done < len(LEVELS) * args.games and time.monotonic() < end:
            indices = range(done, min(len(LEVELS) * args.games, done + 2 * args.jobs))
            for row in pool.map(partial(play_and_analyse, args.game, args.trials), indices):
                file.write(json.dumps(row) + "\n")
                file.flush()
            done = indices.stop
    table(out)


if __name__ == "__main__":
    main()
