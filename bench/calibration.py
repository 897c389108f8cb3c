"""How well the chances of an analysis come true, and the curves that they lie on.

    python bench/calibration.py fit aloha --games 400          writes judge/chances.toml, for every number of seats
    python bench/calibration.py measure aloha --games 1000 --out build/calibration-aloha.jsonl
    python bench/calibration.py doubt build/calibration-*.jsonl
    python bench/calibration.py plot build/calibration-*.jsonl --folder docs/pictures

A fit looks at six random decisions of each game among bots: how far each seat is ahead a few greedy plies later, on the judge's
scale, and who won. A measurement asks for the chances at three random decisions of each game, at the budget that an analysis has
for a point of its curve. It goes on where it was broken off; `--jobs 2` plays two games at once.
`doubt` is fitted to every second game that was measured; a plot shows the others.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import log, sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from librt.random import Random

import vaka
from vaka.arena.games import bot_moves
from vaka.arena.simulation import wilson
from vaka.bots.search import settings_of
from vaka.draw.palette import themed
from vaka.draw.svg import document, escape, number
from vaka.engine.names import OVER, SPECTATOR
from vaka.insight.analysing import POINTS
from vaka.insight.curve import FILE, Curve, data_of, outlook_of
from vaka.insight.figures import Figures
from vaka.insight.levels import budget_of
from vaka.insight.purse import Purse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vaka.engine.game import Game
    from vaka.engine.state import State

KNOTS: Final = 5
HARDLY: Final = 0.5
"""In logarithms of likelihood: what so few games cannot tell apart."""
LOOKS: Final = 6
ASKS: Final = 3
PLAYERS: Final = ("medium", "medium", "easy")
"""Games of medium bots, and of each third one of easy bots: all seats alike, as an analysis takes them to be."""
SEED_OF_FITS: Final = 26_000
SEED_OF_MEASUREMENTS: Final = 26_001


@dataclass(frozen=True)
class Played:
    """A game among bots: its moves, its positions where somebody decides, and what each seat got."""

    moves: list[int]
    decisions: list[int]
    shares: list[float]


class Look(NamedTuple):
    """What a fit knows of a position: ratings, ply and who decided last, a few greedy plies later; and what each seat got."""

    ratings: list[float]
    ply: float
    last: int
    shares: list[float]


def play(game: Game, seats: int, seed: int, index: int) -> Played:
    """Game number `index`."""
    options = game.check(seats, {})
    end, moves = bot_moves(game, seats, options, seed, index, [PLAYERS[index % len(PLAYERS)]] * seats)
    state = game.new(seats, options)
    decisions = []
    for ply, action in enumerate(moves):
        if state.actor() >= 0:
            decisions.append(ply)
        state.step(action)
    winners = end.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return Played(moves, decisions, shares if winners or seats == 1 else [1 / seats] * seats)


def positions(game: Game, seats: int, played: Played, plies: list[int]) -> Iterator[State]:
    """The positions after these plies."""
    state = game.new(seats, game.check(seats, {}))
    wanted = set(plies)
    for ply, action in enumerate(played.moves):
        if ply in wanted:
            yield state.copy()
        state.step(action)


# --- Fitting ---


def fit(game: Game, seats: int, games: int) -> dict[str, Any]:
    """The curve for so many seats."""
    rows: list[Look] = []
    lengths = []
    flat = Curve(offsets=(0.0,) * seats, tempo=(0.0,) * seats)
    start = game.new(seats, game.check(seats, {}))
    outlook = outlook_of(start, settings_of(game), flat)
    for index in range(games):
        played = play(game, seats, SEED_OF_FITS, index)
        lengths.append(len(played.moves))
        luck = random.Random(f"{SEED_OF_FITS} {index}")
        for state in positions(game, seats, played, luck.sample(played.decisions, min(LOOKS, len(played.decisions)))):
            rng = Random(luck.randrange(1 << 40))
            view = state.redact(SPECTATOR)
            full = view.draw_full(rng)
            outlook.play_on(full, int(state.actor()), luck.randrange(1 << 40))
            if full.actor() != OVER:
                ratings = [game.judge.rate(full, seat) / game.judge.scale for seat in range(seats)]
                rows.append(Look(ratings, float(full.ply), int(outlook.leaf.last), played.shares))
    length = float(np.mean(lengths))
    steepness, offsets, tempo, loss = fitted(rows, length, seats)
    return {
        "length": round(length, 1),
        "steepness": [round(float(value), 3) for value in steepness],
        "offsets": [round(float(value), 3) for value in offsets],
        "tempo": [round(float(value), 3) for value in tempo],
        "games": games,
        "looks": len(rows),
        "loss": round(loss, 4),
    }


def fitted(rows: list[Look], length: float, seats: int) -> tuple[Any, Any, Any, float]:
    """Steepness, offsets and tempo that make what happened most likely, and the loss: Newton's method with some restraint."""
    ratings = np.array([row.ratings for row in rows])
    progress = np.minimum(1.0, np.array([row.ply for row in rows]) / length)
    shares = np.array([row.shares for row in rows])
    last = np.array([row.last for row in rows])
    place = progress * (KNOTS - 1)
    hats = np.maximum(0.0, 1.0 - np.abs(place[:, None] - np.arange(KNOTS)[None, :]))
    width = KNOTS + 2 * seats
    features = np.zeros((len(rows), seats, width))
    features[:, :, :KNOTS] = ratings[:, :, None] * hats[:, None, :]
    for seat in range(seats):
        features[:, seat, KNOTS + seat] = 1.0 if seats == 1 else 1.0 - progress
        if seats > 1:
            features[np.arange(len(rows)), seat, KNOTS + seats + (seat - last) % seats] = 1.0
    weights = np.zeros(width)
    weights[:KNOTS] = 1.0
    restraint, prior = np.full(width, 3.0), weights.copy()
    for _ in range(60):
        chances = likely(features @ weights)
        slope = np.einsum("rs,rsf->f", shares - chances, features) - restraint * (weights - prior)
        if seats == 1:
            spread = np.einsum("rs,rsf,rsg->fg", chances * (1 - chances), features, features)
        else:
            mean = np.einsum("rs,rsf->rf", chances, features)
            spread = np.einsum("rs,rsf,rsg->fg", chances, features, features) - mean.T @ mean
        step = np.linalg.solve(spread + np.diag(restraint), slope)
        weights = weights + np.clip(step, -1.0, 1.0)
        if np.abs(step).max() < 1e-5:
            break
    weights[:KNOTS] = np.maximum(weights[:KNOTS], 0.05)
    chances = np.clip(likely(features @ weights), 1e-6, 1 - 1e-6)
    log = shares * np.log(chances) + ((1 - shares) * np.log(1 - chances) if seats == 1 else 0.0)
    return weights[:KNOTS], weights[KNOTS : KNOTS + seats], weights[KNOTS + seats :], float(-log.sum(axis=1).mean())


def likely(logits: Any) -> Any:
    """Chances of these logits."""
    if logits.shape[1] == 1:
        return 1.0 / (1.0 + np.exp(-logits))
    grown = np.exp(logits - logits.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


def write_fit(game: Game, found: dict[int, dict[str, Any]], seconds: float) -> None:
    """The game's file."""
    lines = [
        "# What a lead on the judge's scale is worth, and how long an analysis of a whole game may take (docs/analysis.md).",
        f'made = "bench/calibration.py fit {game.id}: games of medium and easy bots, six positions of each"',
        f"seconds = {seconds:g}",
    ]
    for seats, numbers in sorted(found.items()):
        lines += ["", f"[seats.{seats}]", *(f"{name} = {json.dumps(value)}" for name, value in numbers.items())]
    (Path("src/vaka/games") / game.id / "judge" / "chances.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


# --- Measuring ---


def measure(game: Game, games: int, out: Path, budget: float, jobs: int, seconds: float) -> None:
    """Ask for chances, and write down what came of them; a line for each game, in order. No new game after so many seconds."""
    done, end = (sum(1 for _ in out.open()) if out.exists() else 0), time.monotonic() + seconds
    with out.open("a", encoding="utf-8") as file, ProcessPoolExecutor(jobs) as pool:
        while done < games and time.monotonic() < end:
            indices = range(done, min(games, done + 4 * jobs))
            for line in pool.map(partial(measured, game.id, budget), indices):
                file.write(json.dumps(line) + "\n")
            file.flush()
            done = indices.stop


def measured(name: str, budget: float, index: int) -> dict[str, Any]:
    """The chances that are stated at three decisions of a game, and what each seat got."""
    game = vaka.game(name)
    counts = [seats for seats in game.seats if seats > 1]
    seats = counts[index % len(counts)]
    played = play(game, seats, SEED_OF_MEASUREMENTS, index)
    luck = random.Random(f"{SEED_OF_MEASUREMENTS} {index}")
    asked = []
    outlook = outlook_of(game.new(seats, game.check(seats, {})))
    points = len(played.decisions)
    for state in positions(game, seats, played, luck.sample(played.decisions, min(ASKS, points))):
        found = Figures(seats)
        view, seed = state.redact(SPECTATOR), luck.randrange(1 << 40)
        Purse(budget * POINTS / points, None).spend(ask(found, outlook, view, int(state.actor()), seed), 1)
        asked.append([list(found.means()), list(found.errors()), found.count])
    return {"game": game.id, "index": index, "seats": seats, "won": played.shares, "asked": asked}


def ask(found: Figures, outlook: Any, view: State, asked: int, seed: int) -> Any:
    """What a purse pays for."""
    return lambda first, count: found.add_all(outlook.look(view, asked, seed, first, count))


# --- Plotting ---


def doubt_of(file: Path) -> tuple[str, int, float]:
    """The least part of every chance that has to be an even share so that hardly any makes what happened likelier.

    Of every second game that was measured.
    """
    rows = [json.loads(line) for line in file.open(encoding="utf-8")]
    rows = [row for row in rows if row["index"] % 2 == 0]
    found = []
    for hundredth in range(60):
        doubt = hundredth / 100
        loss = 0.0
        for row in rows:
            fair = 1 / row["seats"]
            for chances, _, _ in row["asked"]:
                for chance, won in zip(chances, row["won"], strict=True):
                    loss -= won * log(max(1e-4, (1 - doubt) * chance + doubt * fair))
        found.append((loss, doubt))
    best = min(found)[0]
    return rows[0]["game"], len(rows), min(doubt for loss, doubt in found if loss <= best + HARDLY)


def write_doubt(name: str, games: int, doubt: float) -> None:
    """Into the game's file, with where it comes from."""
    path = Path("src/vaka/games") / name / "judge" / FILE
    lines = [line for line in path.read_text(encoding="utf-8").split("\n") if not line.startswith(("doubt", "# What was said"))]
    told = [f"# What was said of {games} games beside what came of them (bench/calibration.py doubt).", f"doubt = {doubt:g}"]
    place = next(number for number, line in enumerate(lines) if line.startswith("seconds"))
    path.write_text("\n".join([*lines[: place + 1], *told, *lines[place + 1 :]]), encoding="utf-8")


def bins_of(file: Path) -> tuple[str, int, list[dict[str, float]]]:
    """The game, how many games, and of each tenth of chances: how many, what was said, what came true.

    With the game's doubt, and of the games that it was not fitted to.
    """
    rows = [json.loads(line) for line in file.open(encoding="utf-8")]
    doubt = float(data_of(vaka.game(rows[0]["game"])).get("doubt", 0.0))
    rows = [row for row in rows if row["index"] % 2 == 1 or doubt == 0]
    said: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for row in rows:
        for chances, _, _ in row["asked"]:
            for stated, won in zip(chances, row["won"], strict=True):
                chance = (1 - doubt) * stated + doubt / row["seats"]
                said[min(9, int(10 * chance))].append((chance, won))
    found = []
    for group in said:
        if group:
            won = sum(share for _, share in group)
            low, high = wilson(won, len(group))
            mean = sum(chance for chance, _ in group) / len(group)
            found.append({"count": len(group), "said": mean, "won": won / len(group), "low": low, "high": high})
    return rows[0]["game"], len(rows), found


def plot(name: str, games: int, bins: list[dict[str, float]]) -> str:
    """The reliability plot as SVG: what was said on the x axis, what came true on the y axis, with 95% intervals."""
    left, top, side = 62, 46, 340
    layers = [f'<rect width="440" height="440" {themed("page")}/>']

    def x(value: float) -> str:
        return number(left + side * value)

    def y(value: float) -> str:
        return number(top + side * (1 - value))

    for tenth in range(0, 11, 2):
        share = tenth / 10
        line = themed("thread", "stroke")
        layers.append(f'<path d="M{x(share)} {y(0)}V{y(1)}M{x(0)} {y(share)}H{x(1)}" {line} stroke-width="1"/>')
        layers.append(label(x(share), number(top + side + 20), f"{10 * tenth}%", "middle"))
        layers.append(label(number(left - 8), number(float(y(share)) + 4), f"{10 * tenth}%", "end"))
    layers.append(f'<path d="M{x(0)} {y(0)}L{x(1)} {y(1)}" {themed("text", "stroke")} stroke-width="1.5" stroke-dasharray="5 4"/>')
    for one in bins:
        bar = f"M{x(one['said'])} {y(one['low'])}V{y(one['high'])}"
        layers.append(f'<path d="{bar}" {themed("accent", "stroke")} stroke-width="3"/>')
        radius = number(3 + min(6.0, sqrt(one["count"]) / 12))
        tip = f"{one['count']:.0f} times: said {one['said']:.1%}, won {one['won']:.1%}"
        layers.append(
            f'<circle cx="{x(one["said"])}" cy="{y(one["won"])}" r="{radius}" {themed("accent")}><title>{tip}</title></circle>'
        )
    title = f"{vaka.game(name).title}: stated chances and wins, {games:,} games"
    layers += [label("20", "26", title, "start", 15), label(x(0.5), "428", "stated chance to win", "middle")]
    middle = number(top + side / 2)
    layers.append(f'<g transform="rotate(-90 16 {middle})">{label("16", middle, "won", "middle")}</g>')
    return document(layers, width=440, height=440, title=title)


def label(x: str, y: str, words: str, anchor: str, size: int = 13) -> str:
    """A word of the plot."""
    style = f'font-size="{size}" font-family="sans-serif" text-anchor="{anchor}"'
    return f'<text x="{x}" y="{y}" {style} {themed("text")}>{escape(words)}</text>'


def main() -> None:
    """Fit, measure or plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("fit", "measure", "doubt", "plot"))
    parser.add_argument("names", nargs="+", help="games; of a plot, files")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, action="append", help="of a fit: only these")
    parser.add_argument("--seconds", type=float, default=None, help="of a whole analysis; a fit writes it down")
    parser.add_argument("--jobs", type=int, default=1, help="of a measurement: so many games at once")
    parser.add_argument("--stop", type=float, default=float("inf"), help="of a measurement: no new game after so many seconds")
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--folder", type=Path, default=Path("docs/pictures"))
    args = parser.parse_args()
    for name in args.names:
        began = time.perf_counter()
        if args.what == "plot":
            called, games, bins = bins_of(Path(name))
            (args.folder / f"calibration-{called}.svg").write_text(plot(called, games, bins), encoding="utf-8")
            print(called, games, json.dumps(bins))
        elif args.what == "doubt":
            called, games, doubt = doubt_of(Path(name))
            write_doubt(called, games, doubt)
            print(called, games, doubt)
        elif args.what == "measure":
            out = args.out or Path(f"build/calibration-{name}.jsonl")
            budget = args.seconds or budget_of(vaka.game(name), "hard")
            measure(vaka.game(name), args.games, out, budget, args.jobs, args.stop)
        else:
            game = vaka.game(name)
            known = json.loads(args.out.read_text()) if args.out and args.out.exists() else {}
            found = {int(seats): numbers for seats, numbers in known.items()}
            for seats in args.seats or game.seats:
                found[seats] = fit(game, seats, args.games)
                print(name, seats, found[seats], f"{time.perf_counter() - began:.0f} s", flush=True)
            write_fit(game, found, args.seconds or (140 if name == "paradise" else 40))
    sys.stdout.flush()


if __name__ == "__main__":
    main()
