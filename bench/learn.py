"""Judges that learn: `python -m bench.learn moorea` lets bots play themselves and fits the judge's weights to who won.

A judge that can learn has `features(state, seat)`, which its weights are multiplied with, and keeps the weights as data in
judge/weights.toml. Every decision at the beginning of a turn is a sample: the difference between the features of whoever is to
move and those of the best other, and whether it won. A logistic regression (numpy) finds the weights; a fifth of the games is held
out, and says whether the new weights foretell the winner better than the old ones.

What foretells best need not play best. So `--climb 100` goes on from there: so many times the weights are changed a little, at
random, and the greedy bot with the changed ones plays two matches against the one without; what wins both is kept.
`--write` puts the weights into weights.toml.
"""

from __future__ import annotations

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import vaka
from vaka.arena.match import play_match
from vaka.bots import bot, register
from vaka.bots.greedy import GreedyBot
from vaka.engine.loops import random_action, seeded

if TYPE_CHECKING:
    from vaka.engine.judge import Judge

CLIMBING: Final = 200
"""Games in each match while climbing."""
BETTER: Final = 1.06
"""So many times the fair share is a step up."""
HELD_OUT: Final = 5
"""Every so manieth game is not learned from."""
SMALL: Final = 1e-3
"""How much a weight is pulled back to what it was: features that hardly occur keep theirs."""


def samples(name: str, seats: int, player: str, seed: int, index: int) -> list[tuple[list[float], list[float], float]]:
    """Of one game: at each change of turn the features of who is to move, of the best other, and what the former's win was."""
    game = vaka.game(name)
    judge: Any = game.judge
    state, draw = game.new(seats), seeded(seed, index)
    luck = random.Random(f"{seed} {index}")
    players = [bot(player) for _ in range(seats)]
    seen: list[tuple[int, list[float], int, list[float]]] = []
    last = -1
    while state.actor() != vaka.OVER:
        asked = int(state.actor())
        if asked < 0:
            state.step(random_action(state, draw))
            continue
        if asked != last:
            rival = max((seat for seat in range(seats) if seat != asked), key=lambda seat: judge.rate(state, seat))
            seen.append((asked, judge.features(state, asked), rival, judge.features(state, rival)))
            last = asked
        action = players[asked].choose(state.redact(asked), luck)
        if luck.random() < 0.05:  # so that not every game is the same one
            action = luck.choice(state.legal())
        state.step(action)
    winners = state.winners()
    return [(own, other, 1 / len(winners) if seat in winners else 0.0) for seat, own, _, other in seen]


def fit(differences: Any, won: Any, start: Any, rounds: int = 60) -> Any:
    """Logistic regression by Newton's method, pulled a little towards where it starts."""
    weights = start.copy()
    pull = SMALL * len(won) * np.diag(np.maximum(differences.std(axis=0), 1e-9) ** 2)
    for _ in range(rounds):
        expected = 1 / (1 + np.exp(-np.clip(differences @ weights, -30, 30)))
        slope = differences.T @ (won - expected) - pull @ (weights - start)
        bend = (differences * (expected * (1 - expected))[:, None]).T @ differences + pull
        change = np.linalg.solve(bend, slope)
        weights = weights + change
        if np.abs(change).max() < 1e-9:
            break
    return weights


def surprise(differences: Any, won: Any, weights: Any) -> float:
    """The mean surprise at who won, in nats; 0.693 is what a coin has."""
    expected = np.clip(1 / (1 + np.exp(-np.clip(differences @ weights, -30, 30))), 1e-9, 1 - 1e-9)
    return float(-(won * np.log(expected) + (1 - won) * np.log(1 - expected)).mean())


def best_scale(differences: Any, won: Any, weights: Any) -> Any:
    """The same weights, all multiplied with what foretells the winner best."""
    factors = np.exp(np.linspace(-8, 3, 120))
    return weights * min(factors, key=lambda factor: surprise(differences, won, weights * factor))


# --- Climbing ---


class Learner(GreedyBot):
    """The greedy bot with weights that are tried."""

    name = "learner"


class Known(GreedyBot):
    """The greedy bot with the best weights so far."""

    name = "known"


def judge_with(name: str, weights: Any) -> Judge:
    """The game's judge with other weights."""
    kept: Any = import_module(f"vaka.games.{name}.judge.weights")
    own: Any = vaka.game(name).judge
    given = {feature: max(0, round(float(value))) for feature, value in zip(kept.FEATURES, weights, strict=True)}
    found: Judge = type(own)(own.scale, kept.Weights(given))
    return found


def won_by(name: str, seats: int, tried: Any, known: Any, games: int, seed: int) -> float:
    """The share of wins of some weights against others, 1 for the fair share."""
    Learner.judge, Known.judge = judge_with(name, tried), judge_with(name, known)
    return play_match(name, ["learner", *["known"] * (seats - 1)], games=games, seed=seed).bots[0].share * seats


def climb(name: str, seats: int, weights: Any, steps: int, games: int, seed: int) -> Any:
    """Change the weights a little and keep what wins two matches, so many times."""
    luck = np.random.default_rng(seed)
    reach = 0.35
    for step in range(steps):
        tried = weights * np.exp(reach * luck.normal(size=len(weights)) * (luck.random(len(weights)) < 0.5))
        tried = tried + luck.integers(0, 3, len(weights))  # what was worth nothing may be worth something
        tried[0] = weights[0]
        first = won_by(name, seats, tried, weights, games, seed + 2 * step)
        if first < BETTER:
            continue
        second = won_by(name, seats, tried, weights, games, seed + 2 * step + 1)
        if second >= BETTER:
            weights = tried
            print(
                f"step {step}: {first:.2f} and {second:.2f} of the fair share;",
                *(round(float(value)) for value in weights),
                flush=True,
            )
    return weights


def main() -> None:
    """Play, fit, compare on held-out games, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="search:iterations=100")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--climb", type=int, default=0, metavar="STEPS")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    kept: Any = import_module(f"vaka.games.{args.game}.judge.weights")
    names = kept.FEATURES
    old = np.array([float(getattr(kept.WEIGHTS, name)) for name in names])
    began = time.process_time()
    play = partial(samples, args.game, args.seats, args.bot, args.seed)
    with ProcessPoolExecutor(args.jobs) as pool:
        games = list(pool.map(play, range(args.games), chunksize=4))
    parts = [[game for place, game in enumerate(games) if (place % HELD_OUT == 0) == held] for held in (False, True)]
    (learned, won), (held, held_won) = [
        (
            np.array([np.subtract(own, other) for game in part for own, other, _ in game]),
            np.array([result for game in part for _, _, result in game]),
        )
        for part in parts
    ]
    start = best_scale(learned, won, old)
    new = fit(learned, won, start)
    before, after = surprise(held, held_won, start), surprise(held, held_won, new)
    shown = new / new[0] * old[0]
    print(f"{len(games)} games, {len(won) + len(held_won)} samples; surprise on held-out games {before:.4f} -> {after:.4f}")
    for name, one, other in zip(names, old, shown, strict=True):
        print(f"  {name:10} {one:8.0f} -> {other:8.0f}")
    print(
        f"  a lead of {2 * np.log(3) / 2 / new[0] * old[0]:.0f} wins three games of four; {time.process_time() - began:.0f} s here"
    )
    if args.climb:
        register(Learner)
        register(Known)
        shown = climb(args.game, args.seats, np.maximum(shown, 0), args.climb, CLIMBING, args.seed)
        share = won_by(args.game, args.seats, shown, old, 2 * CLIMBING, args.seed + 10_000)
        after = surprise(held, held_won, best_scale(held, held_won, shown))
        print(f"against the old weights, in games that nothing was learned from: {share:.2f} of the fair share")
    if args.write:
        given = f"--seats {args.seats} --games {args.games} --bot {args.bot} --seed {args.seed} --climb {args.climb}"
        made = f"python -m bench.learn {args.game} {given} --write; surprise on held-out games {before:.4f} -> {after:.4f}"
        lines = [f'# The weights of this judge (judge/weights.py says what each is).\nmade = "{made}"\n\n[weights]']
        lines += [f"{name} = {max(0, round(float(value)))}" for name, value in zip(names, shown, strict=True)]
        file = Path(__file__).parents[1] / "src" / "vaka" / "games" / args.game / "judge" / "weights.toml"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"written: {file.name}")


if __name__ == "__main__":
    main()
