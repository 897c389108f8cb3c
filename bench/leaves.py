"""What is a leaf's value worth? `python -m bench.leaves vanuatu --seats 3 --network bench/training/networks/vanuatu-3.bin`.

Games of a small search are noted. At some of their positions the judge and a network say what whoever is asked may expect, at once or
after some greedy decisions. All of it is compared with what became of the game: the mean squared error, that error once the values
are stretched in the best way, and the share of the luck and skill that is explained. No training has these seeds.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from librt.random import Random

import vaka
from vaka.arena.luck import luck
from vaka.bots import bot
from vaka.bots.leaf import Leaf
from vaka.bots.networks import learned_from
from vaka.bots.search import Settings, partners_of, settings_of

if TYPE_CHECKING:
    from vaka.bots.network import Network
    from vaka.engine.game import Game
    from vaka.engine.state import State

SEED: Final = 820_000_000
LINES: Final = ((0, 0), (100, 1), (9, 0), (18, 0), (27, 0), (100, 2), (100, 4))
"""The playouts that are compared: at most so many decisions, until so many turns have ended."""


def reward(game: Game, seats: int, settings: Settings, state: State) -> list[float]:
    """What each seat got in the end."""
    leaf = Leaf(game.judge, settings.knobs(), partners_of(state), 0, Random(0))
    leaf.value(state)
    return [float(leaf.rewards[seat]) for seat in range(seats)]


def noted(game: Game, seats: int, player: str, games: int, each: int) -> tuple[list[tuple[int, State]], list[list[float]]]:
    """Positions where somebody has a choice, each with who is asked; and of each what became of its game."""
    positions: list[tuple[int, State]] = []
    results: list[list[float]] = []
    settings = settings_of(game)
    thinker = bot(player)
    for index in range(games):
        state, draw = game.new(seats), luck(SEED, index, False)
        whims = [random.Random(f"{SEED} {index} {seat}") for seat in range(seats)]
        met: list[tuple[int, State]] = []
        while (asked := int(state.actor())) != vaka.OVER:
            if asked == vaka.CHANCE:
                state.step(draw(state))
                continue
            if len(state.legal()) > 1:
                met.append((asked, state.copy()))
            state.step(thinker.choose(state.redact(asked), whims[asked]))
        result = reward(game, seats, settings, state)
        for one in random.Random(index).sample(met, min(each, len(met))):
            positions.append(one)
            results.append(result)
    return positions, results


def said(game: Game, settings: Settings, network: Network | None, positions: list[tuple[int, State]]) -> tuple[Any, float]:
    """What is expected for whoever is asked at each position, and how many microseconds that takes."""
    found = []
    began = time.process_time()
    for number, (seat, state) in enumerate(positions):
        leaf = Leaf(game.judge, settings.knobs(), partners_of(state), seat, Random(number), network)
        leaf.evaluate(state.redact(seat).draw_full(Random(number)))
        found.append(float(leaf.rewards[seat]))
    return np.array(found), (time.process_time() - began) / len(positions) * 1e6


def error(values: Any, wanted: Any) -> tuple[float, float, float, float]:
    """The mean squared error; the one after the best stretching, its slope, and the explained share of the variance."""
    slope, start = np.polyfit(values, wanted, 1)
    best = float(np.mean((slope * values + start - wanted) ** 2))
    return float(np.mean((values - wanted) ** 2)), best, float(slope), 1 - best / float(np.var(wanted))


def main() -> None:
    """Print a row for each way to rate a leaf."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--network", type=Path, required=True)
    parser.add_argument("--player", default="search:iterations=60", help="who plays the games")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--each", type=int, default=20, help="positions of a game")
    args = parser.parse_args()
    game = vaka.game(args.game)
    learned = learned_from(args.network, game)
    assert learned is not None
    network = learned.network(game)
    positions, results = noted(game, args.seats, args.player, args.games, args.each)
    wanted = np.array([result[seat] for (seat, _), result in zip(positions, results, strict=True)])
    print(f"{game.id}, {args.seats} seats: {len(positions)} positions of {args.games} games of {args.player}; variance {np.var(wanted):.4f}")
    print("| rated by | after | error | stretched | slope | explained | µs |\n|---|---|---|---|---|---|---|")
    kept = {}
    for plies, turns in LINES:
        for name, rater in (("judge", None), ("network", network)):
            settings = replace(settings_of(game), plies=plies, turns=turns)
            values, spent = said(game, settings, rater, positions)
            kept[name, plies, turns] = values
            off, best, slope, told = error(values, wanted)
            print(f"| {name} | {plies}, {turns} | {off:.4f} | {best:.4f} | {slope:.2f} | {told:.3f} | {spent:.0f} |", flush=True)
    for plies, turns in LINES:
        both = np.column_stack([kept["judge", plies, turns], kept["network", plies, turns], np.ones(len(wanted))])
        weights, *_ = np.linalg.lstsq(both, wanted, rcond=None)
        told = 1 - float(np.mean((both @ weights - wanted) ** 2)) / float(np.var(wanted))
        print(f"both after {plies}, {turns}: judge {weights[0]:.2f}, network {weights[1]:.2f}, explained {told:.3f}", flush=True)


if __name__ == "__main__":
    main()
