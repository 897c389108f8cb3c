"""What the library shows to those who study games: rows, batches, environments, tables, records: `python -m bench.research`.

Everything is measured over a stream of distinct positions of random games, on the installed build. The best of a few rounds counts,
since others disturb a machine but never speed it up. Each part takes a minute at most.

The games of PettingZoo that ours are compared with need `pip install chess pygame shimmy` besides the extra `rl`.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import vaka
from vaka.arena import Batch, random_record, read_games, simulate, write_games
from vaka.arena.speed import build_of, playout_rate
from vaka.bots import bot
from vaka.engine.loops import random_action, seeded
from vaka.engine.names import OVER
from vaka.engine.registry import own_games
from vaka.engine.state import State

REPEATS = 5
POSITIONS = 2_000


def positions(game: vaka.Game, seats: int, count: int = POSITIONS) -> list[State]:
    """Positions of random games in which a seat is asked, all different."""
    found: list[State] = []
    index = 0
    while len(found) < count:
        state, rng = game.new(seats), seeded(1, index)
        index += 1
        while state.actor() != OVER and len(found) < count:
            if state.actor() >= 0:
                found.append(state.copy())
            state.step(random_action(state, rng))
    return found


def each(states: list[State], deed: Callable[[State, int], Any]) -> float:
    """Microseconds for one, the best of a few rounds over all of them, each with whoever is asked; without the loop."""
    asked = [(state, state.actor()) for state in states]
    spent = {}
    for what in (deed, _nothing):
        best = float("inf")
        for _ in range(REPEATS):
            started = time.perf_counter()
            for state, seat in asked:
                what(state, seat)
            best = min(best, (time.perf_counter() - started) / len(asked))
        spent[what] = best
    return (spent[deed] - spent[_nothing]) * 1e6


def _nothing(state: State, seat: int) -> None:
    """What a loop costs by itself."""


def rows(game: vaka.Game) -> dict[str, float]:
    """Microseconds for a row, a mask and a hash; the bytes of a row."""
    seats = game.seats.stop - 1
    states = positions(game, seats)
    observations = game.observations(seats)
    row, mask = np.zeros(observations.size, np.uint8), np.zeros(game.action_count, np.uint8)
    return {
        "seats": seats,
        "row bytes": observations.size,
        "observe us": each(states, lambda state, seat: state.observe(seat, row)),
        "mask us": each(states, lambda state, seat: state.action_mask(out=mask)),
        "hash64 us": each(states, lambda state, seat: state.hash64()),
        "key us": each(states, lambda state, seat: state.key()),
    }


def batch_rate(batch: Batch, seconds: float) -> float:
    """Decisions a second of random play, with rows and masks; the actions are drawn by the batch itself."""
    steps = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        batch.step(batch.sample())
        steps += 1
    return steps * batch.n / spent


def batches(game: vaka.Game, seconds: float = 0.2) -> dict[str, float]:
    """Batches of 64 and of 1,024, beside the playouts without arrays, and two processes: all by turns, in the middle of games."""
    seats = game.seats.stop - 1
    start = game.new(seats)
    best = dict.fromkeys(("playout", "batch 64", "batch 1024", "2 processes"), 0.0)
    with (
        Batch(game, 64, seats, seed=1) as few,
        Batch(game, 1024, seats, seed=1) as many,
        Batch(game, 1024, seats, seed=1, processes=2) as two,
    ):
        measured: dict[str, Callable[[], float]] = {
            "playout": lambda: playout_rate(start, seconds),
            "batch 64": lambda: batch_rate(few, seconds),
            "batch 1024": lambda: batch_rate(many, seconds),
            "2 processes": lambda: batch_rate(two, seconds),
        }
        for batch in (few, many, two):
            batch_rate(batch, 2 * seconds)
        for _ in range(2 * REPEATS):
            for name, rate in measured.items():
                best[name] = max(best[name], rate())
    ratios = {f"{name} of playout": best[name] / best["playout"] for name in ("batch 64", "batch 1024")}
    return {f"{name}/s": rate for name, rate in best.items()} | ratios | {"2 of 1": best["2 processes"] / best["batch 1024"]}


def aec_rate(env: Any, seconds: float = 1.0) -> float:
    """Steps a second of an AEC environment, observations and masks included."""
    rng = np.random.default_rng(1)
    steps = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        env.reset(seed=steps)
        for _agent in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
            if steps % 50 == 0 and time.perf_counter() - started > seconds:
                break
    return steps / spent


def environments() -> dict[str, float]:
    """AEC steps a second, beside games of PettingZoo where they are installed."""
    from vaka.research import aec_env

    found = {f"vaka {name}": max(aec_rate(aec_env(name, max(vaka.game(name).seats))) for _ in range(2)) for name in own_games()}
    for name in ("connect_four_v3", "chess_v6", "hanabi_v5"):
        try:
            module = __import__(f"pettingzoo.classic.{name}", fromlist=["env"])
            found[f"PettingZoo {name}"] = max(aec_rate(module.env()) for _ in range(2))
        except Exception as error:  # a game of theirs that is not installed here
            print(f"{name}: {type(error).__name__}: {error}", file=sys.stderr)
    return found


def spiel_rate(game: Any, seconds: float = 1.0) -> float:
    """Actions a second in OpenSpiel, legal lists and chance included."""
    rng = np.random.default_rng(1)
    steps = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal() and time.perf_counter() - started < seconds:
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=odds)))
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
            steps += 1
    return steps / spent


def spiel() -> dict[str, float]:
    """As games of OpenSpiel, beside its own games in Python."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401 (registers them)

    from vaka.research import spiel_game

    def best(game: Any) -> float:
        return max(spiel_rate(game) for _ in range(2))

    found = {f"vaka {name}": best(spiel_game(name, max(vaka.game(name).seats))) for name in own_games()}
    for name in ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_team_dominoes"):
        try:
            found[name] = best(pyspiel.load_game(name))
        except Exception as error:  # not in this version
            print(f"{name}: {type(error).__name__}: {error}", file=sys.stderr)
    return found


def tables(games: int = 10_000) -> dict[str, float]:
    """Random games of Aloha into a Parquet file: seconds, and bytes a decision."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "games.parquet"
        started = time.perf_counter()
        write_games(file, "aloha", 2, games=games, seed=1)
        spent = time.perf_counter() - started
        size, plies = file.stat().st_size, sum(len(row["actions"]) for row in read_games(file))
    decisions = simulate("aloha", 2, games=games, seed=1).decisions
    sizes = {"bytes": size, "bytes a ply": size / plies, "bytes a decision": size / decisions}
    return {"games": games, "seconds": spent, "plies": plies, "decisions": decisions, **sizes}


def greedy_record(game: vaka.Game, seed: int) -> vaka.Record:
    """A game among greedy bots: as long as games are that somebody wants to win."""
    rng = random.Random(seed)
    player = bot("greedy")
    record = vaka.Record(game, game.usual_seats, date="2026-11-15")
    state = record.start()
    while state.actor() != OVER:
        if state.actor() < 0:
            record.play(state, rng.choices(state.legal(), state.weights())[0])
        else:
            record.play(state, player.choose(state.redact(state.actor()), rng))
    return record


def parsing(texts: list[str]) -> dict[str, float]:
    """Milliseconds to read records, each the best of a few rounds: of the one in the middle, and of the slowest."""
    spent = []
    for text in texts:
        times = []
        for _ in range(REPEATS):
            started = time.perf_counter()
            plies = len(vaka.Record.parse(text))
            times.append((time.perf_counter() - started) * 1e3)
        spent.append((min(times), plies))
    middle = statistics.median(plies for _, plies in spent)
    return {"median ms": statistics.median(ms for ms, _ in spent), "slowest ms": max(ms for ms, _ in spent), "median plies": middle}


def records(games: int = 15) -> dict[str, Any]:
    """How long a record takes to read: of games among greedy bots, and of random ones, which are longer."""
    found: dict[str, Any] = {}
    for name in own_games():
        game = vaka.game(name)
        played = {
            "greedy": [str(greedy_record(game, seed)) for seed in range(games)],
            "random": [str(random_record(game, game.usual_seats, seed=1, index=index)) for index in range(games)],
        }
        started = time.perf_counter()
        vaka.Record.parse(played["greedy"][0])
        found[name] = {"first in a process ms": (time.perf_counter() - started) * 1e3}
        found[name] |= {kind: parsing(texts) for kind, texts in played.items()}
    return found


PARTS: dict[str, Callable[[], Any]] = {
    "rows": lambda: {name: rows(vaka.game(name)) for name in own_games()},
    "batches": lambda: {name: batches(vaka.game(name)) for name in own_games()},
    "environments": environments,
    "spiel": spiel,
    "tables": tables,
    "records": records,
}


def main(parts: list[str]) -> None:
    """Measure these parts, or all, and print them as JSON."""
    warnings.simplefilter("ignore")  # of other libraries
    found: dict[str, Any] = {"build": build_of(vaka.game("aloha"))}
    for part in parts or PARTS:
        found[part] = PARTS[part]()
        print(json.dumps({part: found[part]}, indent=1), flush=True)


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("parts", nargs="*", choices=list(PARTS), help=f"{', '.join(PARTS)}; all if none is named")
    main(asked.parse_args().parts)
