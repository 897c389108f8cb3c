"""What is a leaf's value worth? `python -m bench.leaves vanuatu --seats 3 --network bench/training/networks/vanuatu-3.bin`.

Games of a small search are noted. At some of their positions the judge and a network say what whoever is asked may expect, at once
or after some greedy decisions. All of it is compared with what became of the game: the mean squared error, that error once the
values are stretched in the best way, and the share of its variance that is explained. No training has these seeds.

`--differ 3` shows the positions at which the two differ most, one of a game: what long searches with either say of them, and what
whoever is asked got on average in games that small searches with the network played on from there. `--speed` times both.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from librt.random import Random

import vaka
from bench.bot_speed import microseconds
from vaka.arena.luck import luck
from vaka.bots import bot
from vaka.bots.leaf import Leaf
from vaka.bots.networks import learned_from
from vaka.bots.search import SearchBot, Settings, partners_of, settings_of

if TYPE_CHECKING:
    from vaka.bots.network import Network
    from vaka.engine.game import Game
    from vaka.engine.state import State

SEED: Final = 820_000_000
LONG: Final = 2.0
"""Seconds of a long search."""
GAMES: Final = 24
"""So many games are played on,"""
SMALL: Final[dict[str, Any]] = {"iterations": 80}
"""by such searches."""
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
        full = state.redact(seat).draw_full(Random(number))
        leaf.begin(full)
        leaf.evaluate(full)
        found.append(float(leaf.rewards[seat]))
    return np.array(found), (time.process_time() - began) / len(positions) * 1e6


def error(values: Any, wanted: Any) -> tuple[float, float, float, float]:
    """The mean squared error; the one after the best stretching, its slope, and the explained share of the variance."""
    slope, start = np.polyfit(values, wanted, 1)
    best = float(np.mean((slope * values + start - wanted) ** 2))
    return float(np.mean((values - wanted) ** 2)), best, float(slope), 1 - best / float(np.var(wanted))


def differing(
    game: Game, network: Network, positions: list[tuple[int, State]], count: int, most: int
) -> list[tuple[int, float, float]]:
    """Where the judge, after the playouts of the game's own search, and the network differ most: one position of each `most`."""
    settings = settings_of(game)
    judged, _ = said(game, settings, None, positions)
    learned, _ = said(game, replace(settings, plies=0), network, positions)
    best: dict[int, int] = {}
    for place, gap in enumerate(np.abs(learned - judged)):
        kept = best.get(place // most)
        if kept is None or gap > abs(learned[kept] - judged[kept]):
            best[place // most] = place
    found = sorted(best.values(), key=lambda place: -abs(learned[place] - judged[place]))
    return [(place, float(judged[place]), float(learned[place])) for place in found[:count]]


def played_on(game: Game, network: Network, seat: int, view: State, games: int) -> tuple[float, float]:
    """What a seat got, and its standard error, in games that small searches played on from positions that fit its view."""
    settings, found = settings_of(game), []
    player = SearchBot(**SMALL)
    player.network = network
    for index in range(games):
        state, draw, rng = view.draw_full(Random(index)), luck(SEED + 1, index, False), random.Random(index)
        while (asked := int(state.actor())) != vaka.OVER:
            state.step(draw(state) if asked == vaka.CHANCE else player.choose(state.redact(asked), rng))
        found.append(reward(game, int(view.seats), settings, state)[seat])
    return float(np.mean(found)), float(np.std(found) / len(found) ** 0.5)


def show_differences(game: Game, network: Network, positions: list[tuple[int, State]], count: int, most: int) -> None:
    """A few positions at which judge and network differ, and who was right."""
    for place, judged, learned in differing(game, network, positions, count, most):
        seat, state = positions[place]
        view = state.redact(seat)
        long = []
        for rater in (None, network):
            thinker = SearchBot(seconds=LONG, learned=int(rater is not None))
            thinker.thorough, thinker.network, thinker.patience = True, rater, math.inf
            best = thinker.consider(view, random.Random(1)).candidates[0]
            long.append(f"{best.result:.2f} by {game.notation(view, best.action)}")
        mean, off = played_on(game, network, seat, view, GAMES)
        print(f"\nposition {place}, ply {int(state.ply)}, seat {seat}: judge {judged:.2f}, network {learned:.2f};", end=" ")
        print(f"{LONG:g} s with the judge {long[0]}, with the network {long[1]}; played on {mean:.2f} +- {off:.2f}")
        print(game.text(view), flush=True)


def show_speed(game: Game, network: Network, positions: list[tuple[int, State]]) -> None:
    """Evaluations and iterations in a second, with the judge and with the network."""
    for name, rater in (("judge", None), ("network", network)):
        looked = spent = 0.0
        leaf = Leaf(game.judge, replace(settings_of(game), plies=0).knobs(), partners_of(positions[0][1]), 0, Random(0), rater)
        each = [microseconds(lambda leaf=leaf, state=state: leaf.value(state.copy())) for _, state in positions[:200:5]]  # type: ignore[misc]
        for number, (seat, state) in enumerate(positions[:200:5]):
            thinker = SearchBot(iterations=400, learned=int(rater is not None))
            thinker.network = rater
            began = time.process_time()
            looked += thinker.consider(state.redact(seat), random.Random(number)).iterations
            spent += time.process_time() - began
        leaves = 1e6 / float(np.median(each))
        print(f"{name}: {leaves:,.0f} leaves/s, all seats of each, with a copy; {looked / spent:,.0f} iterations/s", flush=True)


def main() -> None:
    """Print a row for each way to rate a leaf."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--network", type=Path, required=True)
    parser.add_argument("--player", default="search:iterations=60,learned=0", help="who plays the games")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--each", type=int, default=20, help="positions of a game")
    parser.add_argument("--differ", type=int, default=0, metavar="COUNT", help="show so many positions instead")
    parser.add_argument("--speed", action="store_true", help="time both instead")
    args = parser.parse_args()
    game = vaka.game(args.game)
    learned = learned_from(args.network, game)
    assert learned is not None
    network = learned.network(game)
    positions, results = noted(game, args.seats, args.player, args.games, args.each)
    if args.differ:
        show_differences(game, network, positions, args.differ, args.each)
        return
    if args.speed:
        show_speed(game, network, positions)
        return
    wanted = np.array([result[seat] for (seat, _), result in zip(positions, results, strict=True)])
    print(f"{game.id}, {args.seats} seats: {len(positions)} positions of {args.games} games of {args.player};", end=" ")
    print(f"variance {np.var(wanted):.4f}")
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
