"""How long games last, measured: writes `horizons.toml` beside each game, which `game.horizon` reads.

For each set-up the plies that 99.9% of random games do not exceed, and the same of games among greedy bots, with how many games
were played. Of very many set-ups, a few in which every two values that go together do; greedy games with the usual options only.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import ceil
from pathlib import Path

import vaka
from vaka.arena.games import play_bots, play_random
from vaka.engine import Setup
from vaka.engine.testing.check import setups_to_check
from vaka.engine.traits import FILE

ROOT = Path(__file__).parents[1]
SHARE = 0.999


def quantile(lengths: list[int]) -> int:
    """The length that 99.9% of the games do not exceed; of fewer than a thousand, the longest.

    >>> quantile(list(range(1, 2001))), quantile([5, 9])
    (1998, 9)
    """
    return sorted(lengths)[ceil(SHARE * len(lengths)) - 1]


def lengths(game: vaka.Game, seats: int, options: dict[str, str], games: int, seconds: float, *, greedy: bool) -> list[int]:
    """The plies of so many games, or of those that there was time for."""
    found: list[int] = []
    end = time.monotonic() + seconds
    while len(found) < games and (time.monotonic() < end or not found):
        if greedy:
            state, _ = play_bots(game, seats, options, 1, len(found), ["greedy"] * seats)
        else:
            state, _ = play_random(game, seats, options, 1, len(found))
        found.append(int(state.ply))
    return found


def usual(game: vaka.Game) -> list[Setup]:
    """For each player count the usual options; where they do not go with it, the first that do."""
    options = {option: value.default for option, value in game.options.items()}
    return [
        Setup(seats, options)
        if game.clash(seats, options) is None
        else next(setup for setup in game.setups() if setup.seats == seats)
        for seats in game.seats
    ]


def setups(game: vaka.Game) -> list[Setup]:
    """The usual ones, and those that `check_game` looks at."""
    first = usual(game)
    return [*first, *(setup for setup in setups_to_check(game) if setup not in first)]


def measure(name: str, games: int, seconds: float) -> str:
    """The file of a game."""
    game = vaka.game(name)
    lines = [
        "# Plies, draws of chance included, that 99.9% of games do not exceed (of fewer than 1,000 games: that none exceeded).",
        "# Measured by tools/horizons.py; *_games says in how many games.",
    ]
    for setup in setups(game):
        random = lengths(game, setup.seats, setup.options, games, seconds, greedy=False)
        options = ", ".join(f'{option} = "{value}"' for option, value in setup.options.items())
        lines += ["", "[[setup]]", f"seats = {setup.seats}", f"options = {{ {options} }}"]
        lines += [f"random = {quantile(random)}", f"random_games = {len(random)}"]
        if setup in usual(game):
            greedy = lengths(game, setup.seats, setup.options, games, 8 * seconds, greedy=True)
            lines += [f"greedy = {quantile(greedy)}", f"greedy_games = {len(greedy)}"]
        print(f"{name} {setup.seats} {options}: {quantile(random)}", flush=True)
    return "\n".join(lines) + "\n"


def main(names: list[str], games: int, seconds: float) -> None:
    """Measure these games, or all."""
    for name in names or vaka.games():
        path = ROOT / "src" / "vaka" / "games" / name / FILE
        path.write_text(measure(name, games, seconds), encoding="utf-8")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("names", nargs="*", help="games; all if none is named")
    asked.add_argument("--games", type=int, default=10_000, help="games of each set-up (default: 10000)")
    asked.add_argument("--seconds", type=float, default=60, help="at most so long for a set-up, eight times for greedy games")
    main(**vars(asked.parse_args(sys.argv[1:])))
