"""`make soak`: the full counts, on the installed build, and their figures written to docs/soak.md."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from pathlib import Path
from typing import NamedTuple

import vaka
from vaka.arena.speed import build_of
from vaka.engine.game import Setup
from vaka.engine.loops import Tally, playout, seeded
from vaka.engine.testing import check_game

ROOT = Path(__file__).parents[1]
RANDOM_GAMES = {"aloha": 100_000, "moorea": 100_000, "vanuatu": 50_000}
CHECKED_GAMES = 10  # of each set-up, under check_game
CRASHES = 20
TWINS = [ROOT / "tests" / "games" / "paradise" / "test_slow_twin.py"]


class Row(NamedTuple):
    """One set-up's figures."""

    game: str
    setup: Setup
    games: int
    decisions: int
    longest: int
    checked: int
    seconds: float


def soak(name: str, setup: Setup, count: int) -> Row:
    """Random games of one set-up: each ends in time, loses no component, and has winners that are seats."""
    started = time.perf_counter()
    game = vaka.game(name)
    census = game.new(*setup).census()
    tally, longest = Tally(), 0
    for index in range(count):
        state = game.new(*setup)
        playout(state, seeded(2026, index), tally, game.max_plies + 1)
        if state.actor() != vaka.OVER or state.census() != census or not set(state.winners()) <= set(range(setup.seats)):
            sys.exit(f"{name} {setup}: game {index} of seed 2026 ends wrong")
        longest = max(longest, state.ply)
    check_game(game, games=CHECKED_GAMES, setups=[setup], seed=77)
    return Row(name, setup, count, tally.decisions, longest, CHECKED_GAMES, time.perf_counter() - started)


def crash() -> tuple[int, int]:
    """Kill the server again and again while games are in play; how many acknowledged actions there were, and how many were lost."""
    sys.path.insert(0, str(ROOT))
    from tests.table.crash import crash_once

    acknowledged = lost = 0
    for seed in range(CRASHES):
        with tempfile.TemporaryDirectory() as folder:
            outcome = crash_once(Path(folder), seed=seed)
        acknowledged, lost = acknowledged + outcome.acknowledged, lost + len(outcome.lost)
        print(f"crash {seed + 1} of {CRASHES}: {outcome.acknowledged} acknowledged, {len(outcome.lost)} lost", flush=True)
    return acknowledged, lost


def twins() -> None:
    """The full counts of the games in lock-step with a slow twin."""
    command = [sys.executable, "-m", "pytest", "-n", str(os.cpu_count()), *map(str, TWINS)]
    if subprocess.run(command, cwd=ROOT, env=os.environ | {"VAKA_SOAK": "1", "VAKA_TEST_FORM": "installed"}).returncode:
        sys.exit("vaka: a game and its slow twin are not in step")


def main() -> None:
    """The slow twins, every game and set-up, the killed server, then the page."""
    twins()
    rows: list[Row] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        futures = []
        for name in vaka.games():
            setups = list(vaka.game(name).setups())
            count = -(-RANDOM_GAMES.get(name, 20_000) // len(setups))
            futures += [pool.submit(soak, name, setup, count) for setup in setups]
        for future in futures:
            rows.append(future.result())
            print(
                f"{rows[-1].game} {rows[-1].setup.seats} {' '.join(rows[-1].setup.options.values())}: {rows[-1].games} games",
                flush=True,
            )
    acknowledged, lost = crash()
    write(rows, acknowledged, lost)
    if lost:
        sys.exit(f"vaka: {lost} acknowledged actions were lost")


def write(rows: list[Row], acknowledged: int, lost: int) -> None:
    """The figures as a page."""
    lines = [
        "# Soak: the full counts",
        "",
        f"Run on {date.today().isoformat()} by `make soak` on {os.cpu_count()} cores, Python {platform.python_version()}.",
        "Every random game ended in time, kept all its components and had winners that are seats;",
        "the checked games passed `check_game`: legality, copies, records, undo, secrecy.",
        "",
        "| game | build | random games | decisions | longest game (plies) | games under `check_game` | errors |",
        "|---|---|---|---|---|---|---|",
    ]
    for name in sorted({row.game for row in rows}):
        mine = [row for row in rows if row.game == name]
        total, decisions = sum(row.games for row in mine), sum(row.decisions for row in mine)
        checked, longest = sum(row.checked for row in mine), max(row.longest for row in mine)
        lines.append(f"| {name} | {build_of(vaka.game(name))} | {total:,} | {decisions:,} | {longest} | {checked:,} | 0 |")
    lines += [
        "",
        f"The server was killed with SIGKILL {CRASHES} times while 50 games were in play:",
        f"of {acknowledged:,} acknowledged actions {lost} were lost, and every game went on.",
        "",
        "By set-up:",
        "",
        "| game | seats | options | random games | decisions a game | longest |",
        "|---|---|---|---|---|---|",
    ]
    for row in rows:
        options = ", ".join(f"{name} {value}" for name, value in row.setup.options.items())
        lines.append(
            f"| {row.game} | {row.setup.seats} | {options} | {row.games:,} | {row.decisions / row.games:.1f} | {row.longest} |"
        )
    (ROOT / "docs" / "soak.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("vaka: the figures stand in docs/soak.md")


if __name__ == "__main__":
    main()
