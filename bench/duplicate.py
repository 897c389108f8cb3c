"""What dealing luck beforehand saves: `python -m bench.duplicate [--games 400] [GAME...]`.

For each game, two bots of about the same strength, in rounds of both orders of the seats. How much a round's share
differs from round to round says how many games an interval of a given width needs: with independent luck in every game, with the
same stream of luck in both games of a round, and with decks and dice that are dealt beforehand (`--duplicate`).
"""

from __future__ import annotations

import argparse
import json
from statistics import variance

import vaka
from vaka.arena.match import Match, Plan, Played, play_game

PAIR = ("greedy", "search:iterations=20,plies=0")


def rounds(name: str, games: int, seed: int, duplicate: bool) -> list[Played]:
    """The games of a match of two seats."""
    plan = Plan(name, 2, vaka.game(name).check(2, None), PAIR, seed, duplicate)
    return [play_game(plan, index) for index in range(games)]


def measure(name: str, games: int) -> dict[str, float]:
    """The variance of a round's share with each kind of luck, and the games needed beside independent luck."""
    found: dict[str, float] = {}
    plan = Plan(name, 2, {}, PAIR, 1)
    stream = rounds(name, games, 1, False)
    apart = [game for even, odd in zip(stream[::2], rounds(name, games, 2, False)[1::2], strict=True) for game in (even, odd)]
    for kind, played in (("independent", apart), ("same stream", stream), ("duplicate", rounds(name, games, 1, True))):
        found[kind] = variance(Match(plan, played).rounds(0))
    return found | {f"games, {kind}": found[kind] / found["independent"] for kind in ("same stream", "duplicate")}


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=vaka.games())
    parser.add_argument("--games", type=int, default=400)
    args = parser.parse_args()
    for name in args.game:
        print(name, json.dumps({key: round(value, 3) for key, value in measure(name, args.games).items()}), flush=True)


if __name__ == "__main__":
    main()
