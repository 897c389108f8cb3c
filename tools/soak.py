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
from vaka.engine.testing import check_game, setups_to_check

ROOT = Path(__file__).parents[1]
RANDOM_GAMES = {"aloha": 100_000, "moorea": 100_000, "vanuatu": 50_000, "paradise": 20_000}
CHECKED_GAMES = 10  # of each set-up, under check_game
CRASHES = 100
RESTARTS = 30
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


class Failures(NamedTuple):
    """What failures of one kind left."""

    times: int
    acknowledged: int
    lost: int
    twice: int


class Postgres:
    """A PostgreSQL of our own, from the wheel, that can be restarted as after a power cut."""

    def __init__(self, folder: Path) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp())  # without one its libraries warn
        import pgserver.postgres_server as pgserver

        self._server = pgserver.get_server(folder, cleanup_mode="stop")
        self.url: str = self._server.get_uri().replace("postgresql://", "postgresql+psycopg://", 1)

    def restart(self) -> None:
        """Stop it without a word to anybody, and start it again."""
        from pgserver import _commands

        data = self._server.pgdata
        log = str(data / "log")
        vars(_commands)["pg_ctl"](["-w", "-m", "immediate", "-l", log, "restart"], pgdata=data, user=self._server.system_user)

    def __enter__(self) -> Postgres:
        return self

    def __exit__(self, *_: object) -> None:
        self._server.cleanup()


def crash() -> Failures:
    """Kill the server again and again while games are in play."""
    sys.path.insert(0, str(ROOT))
    from tests.table.crash import crash_once

    acknowledged = lost = twice = 0
    for seed in range(CRASHES):
        with tempfile.TemporaryDirectory() as folder:
            outcome = crash_once(Path(folder), seed=seed)
        acknowledged, lost, twice = acknowledged + outcome.acknowledged, lost + len(outcome.lost), twice + len(outcome.twice)
        print(f"crash {seed + 1} of {CRASHES}: {outcome.acknowledged} acknowledged, {outcome.lost}, {outcome.twice}", flush=True)
    return Failures(CRASHES, acknowledged, lost, twice)


def restart() -> Failures:
    """Restart the store again and again while games are in play."""
    sys.path.insert(0, str(ROOT))
    from tests.table.crash import restart_once

    acknowledged = lost = twice = 0
    with tempfile.TemporaryDirectory() as folder, Postgres(Path(folder) / "pg") as postgres:
        for seed in range(RESTARTS):
            outcome = restart_once(postgres.url, postgres.restart, seed=seed)
            acknowledged, lost, twice = acknowledged + outcome.acknowledged, lost + len(outcome.lost), twice + len(outcome.twice)
            print(f"restart {seed + 1} of {RESTARTS}: {outcome.acknowledged}, {outcome.lost}, {outcome.twice}", flush=True)
    return Failures(RESTARTS, acknowledged, lost, twice)


def twins() -> None:
    """The full counts of the games in lock-step with a slow twin."""
    command = [sys.executable, "-m", "pytest", "-n", str(os.cpu_count()), *map(str, TWINS)]
    environment = os.environ | {"VAKA_SOAK": "1", "VAKA_TEST_FORM": "installed", "VAKA_UNFINISHED": "1"}
    if subprocess.run(command, cwd=ROOT, env=environment).returncode:
        sys.exit("vaka: a game and its slow twin are not in step")


def main() -> None:
    """The slow twins, every game and set-up, the killed server, then the page."""
    twins()
    rows: list[Row] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        futures = []
        for name in vaka.games():
            setups = setups_to_check(vaka.game(name))
            count = -(-RANDOM_GAMES.get(name, 20_000) // len(setups))
            futures += [pool.submit(soak, name, setup, count) for setup in setups]
        for future in futures:
            rows.append(future.result())
            print(
                f"{rows[-1].game} {rows[-1].setup.seats} {' '.join(rows[-1].setup.options.values())}: {rows[-1].games} games",
                flush=True,
            )
    killed, restarted = crash(), restart()
    write(rows, killed, restarted)
    if killed.lost or restarted.lost or killed.twice or restarted.twice:
        sys.exit("vaka: acknowledged actions were lost, or done twice; what is said above tells which")


def write(rows: list[Row], killed: Failures, restarted: Failures) -> None:
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
        f"The server was killed with SIGKILL {killed.times} times while 50 games were in play:",
        f"of {killed.acknowledged:,} acknowledged actions {killed.lost} were lost and {killed.twice} done twice.",
        f"Its PostgreSQL was restarted (`immediate`) {restarted.times} times while 20 games were in play:",
        f"of {restarted.acknowledged:,} acknowledged actions {restarted.lost} were lost and {restarted.twice} done twice.",
        "Every game went on, and every table read from its entries alone was the one that the server showed.",
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
