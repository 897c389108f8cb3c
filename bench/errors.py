"""Errors and luck of bots by level: `python bench/errors.py aloha --games 40 --trials 12 --out build/errors-aloha.jsonl`.

In every game each level has one seat, in turn at every place of the table. Each game is analysed with so many trials, so that a
busy machine makes no difference. Errors fall from level to level, and luck is none on average, within its error. It goes on where
it was broken off.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from typing import Final

import vaka
from vaka.arena.games import bot_record
from vaka.insight import analyse

LEVELS: Final = ("random", "easy", "medium", "hard")
SEED: Final = 26_002


def play_and_analyse(name: str, index: int, trials: int) -> dict[str, object]:
    """One game: the sums of each level."""
    seats = [LEVELS[(place + index) % len(LEVELS)] for place in range(len(LEVELS))]
    record = bot_record(vaka.game(name), seats, seed=SEED, index=index)
    found = analyse(record, trials=trials, seed=index)
    return {"game": name, "index": index, "levels": {level: vars(found.sums(seat)) for seat, level in enumerate(seats)}}


def table(file: Path) -> None:
    """A row for each level: means over the games, with their standard errors, and the greatest possible error of measuring."""
    rows = [json.loads(line) for line in file.open(encoding="utf-8")]
    print(f"{rows[0]['game']}: {len(rows)} games")
    for level in LEVELS:
        told = [level]
        for what in ("cost", "luck", "costly", "decisions"):
            values = [row["levels"][level][what] for row in rows]
            mean = sum(values) / len(values)
            error = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
            told.append(f"{what} {mean:.3f} ± {error:.3f}")
        print("  ".join(told))


def main() -> None:
    """Play, analyse, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--trials", type=int, default=12)
    parser.add_argument("--out", type=Path, default=None)
    args = parser.parse_args()
    out = args.out or Path(f"build/errors-{args.game}.jsonl")
    out.parent.mkdir(parents=True, exist_ok=True)
    done = sum(1 for _ in out.open()) if out.exists() else 0
    with out.open("a", encoding="utf-8") as file:
        for index in range(done, args.games):
            file.write(json.dumps(play_and_analyse(args.game, index, args.trials)) + "\n")
            file.flush()
    table(out)


if __name__ == "__main__":
    main()
