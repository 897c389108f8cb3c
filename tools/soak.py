"""`make soak`: the full counts, on the installed build, and their figures written to docs/soak.md."""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import sys
import time
from collections import deque
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from fcntl import LOCK_EX, flock
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import vaka
from vaka.arena.speed import build_of
from vaka.engine.game import Setup
from vaka.engine.loops import Tally, playout, random_action, seeded
from vaka.engine.testing import check_game, setups_to_check

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Future

    from vaka.engine.game import Game

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from tools.strikes import TABLES, TIMES, do_anything, strike  # noqa: E402
from tools.twins import lock_step, told, wanted  # noqa: E402

RANDOM_GAMES = {"aloha": 100_000, "moorea": 100_000, "vanuatu": 50_000, "paradise": 20_000}
RANDOM_SETS = 20_000  # games over random option sets, and as many alone, of a game with too many sets to play each
SLICE = 100  # of those games, after which the figures are written
CHECKED_GAMES = {"paradise": 3}  # of each set-up, under check_game; its games last thousands of plies
USUALLY_CHECKED = 10
HASHED = 10_000_000  # different positions, of all games together
FIGURES = ROOT / "docs" / "soak.json"
PAGE = ROOT / "docs" / "soak.md"
SETS = {"options": "any options", "alone": "one player, any options"}


class Row(NamedTuple):
    """One set-up's figures."""

    game: str
    setup: Setup
    games: int
    decisions: int
    longest: int
    checked: int

    def written(self) -> dict[str, Any]:
        """As JSON data."""
        return {
            "seats": self.setup.seats,
            "options": dict(self.setup.options),
            "games": self.games,
            "decisions": self.decisions,
            "longest": self.longest,
            "checked": self.checked,
        }


def soak(name: str, setup: Setup, count: int) -> Row:
    """Random games of one set-up: each ends in time, loses no component, and has winners that are seats."""
    game = vaka.game(name)
    census = game.new(*setup).census()
    tally, longest = Tally(), 0
    for index in range(count):
        state = game.new(*setup)
        playout(state, seeded(2026, index), tally, game.max_plies + 1)
        if state.actor() != vaka.OVER or state.census() != census or not set(state.winners()) <= set(range(setup.seats)):
            sys.exit(f"{name} {setup}: game {index} of seed 2026 ends wrong")
        longest = max(longest, state.ply)
    checked = CHECKED_GAMES.get(name, USUALLY_CHECKED)
    check_game(game, games=checked, setups=[setup], seed=77)
    return Row(name, setup, count, tally.decisions, longest, checked)


class Slice(NamedTuple):
    """Some games in a row, each of a set-up of its own."""

    games: int
    decisions: int
    longest: int


def any_setup(game: Game, alone: bool, index: int) -> Setup:
    """A player count and options that go together, each as likely: the same for the same number."""
    luck = random.Random(f"{game.id} {alone} {index}")
    while True:
        seats = 1 if alone else luck.choice([count for count in game.seats if count > 1])
        options = {name: luck.choice(option.choices) for name, option in game.options.items()}
        if game.clash(seats, options) is None:
            return Setup(seats, options)


def soak_sets(name: str, alone: bool, first: int) -> Slice:
    """The games from this number on, up to the next slice."""
    game = vaka.game(name)
    tally, longest = Tally(), 0
    for index in range(first, first + SLICE):
        setup = any_setup(game, alone, index)
        state = game.new(*setup)
        census = state.census()
        playout(state, seeded(2027, index), tally, game.max_plies + 1)
        if state.actor() != vaka.OVER or state.census() != census or not set(state.winners()) <= set(range(setup.seats)):
            sys.exit(f"{name} {setup}: game {index} of seed 2027 ends wrong")
        longest = max(longest, state.ply)
    return Slice(SLICE, tally.decisions, longest)


def play_sets(name: str, alone: bool, found: dict[str, Any], seconds: float) -> Iterator[dict[str, Any]]:
    """The games that are missing, with the sums after each slice; no new slice after so many seconds."""
    end = time.monotonic() + seconds
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        going: deque[Future[Slice]] = deque()
        first = found["games"]
        while True:
            while first < RANDOM_SETS and len(going) < 2 * (os.cpu_count() or 1) and time.monotonic() < end:
                going.append(pool.submit(soak_sets, name, alone, first))
                first += SLICE
            if not going:
                return
            more = going.popleft().result()
            found["games"] += more.games
            found["decisions"] += more.decisions
            found["longest"] = max(found["longest"], more.longest)
            yield found


def hashes() -> dict[str, int]:
    """Positions of random games of every game, all different: do two of them share their `hash64`?"""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        going = [pool.submit(hash_positions, name, HASHED // len(vaka.games())) for name in vaka.games()]
        counts = [done.result() for done in going]
    return {"positions": sum(count for count, _ in counts), "collisions": sum(collisions for _, collisions in counts)}


def hash_positions(name: str, count: int) -> tuple[int, int]:
    """So many different positions of a game, and how many of them share their hash with another."""
    game = vaka.game(name)
    setups = setups_to_check(game)
    found: dict[int, int] = {}
    collisions = index = 0
    while len(found) < count:
        state, rng = game.new(*setups[index % len(setups)]), seeded(7, index)
        index += 1
        while state.actor() != vaka.OVER:
            exact = int.from_bytes(blake2b(state.key(), digest_size=7).digest())
            collisions += found.setdefault(state.hash64(), exact) != exact
            state.step(random_action(state, rng))
    print(f"hashes: {name}: {len(found):,} positions, {collisions} collisions", flush=True)
    return len(found), collisions


def play_twins(games: str, jobs: int, found: dict[str, Any]) -> None:
    """Paradise and its slow twin in lock-step: these counts of games, or the full ones; on where an earlier run stopped."""
    found |= {"build": build_of(vaka.game("paradise"))}
    try:
        counts = wanted(games)
    except ValueError as error:
        sys.exit(f"vaka: {error}")
    if lock_step(counts, jobs, figures_so_far().get("twins", {}), lambda sums: note("twins", found | sums)):
        sys.exit("vaka: Conquest of Paradise and its slow twin are not in step")


def play_all(names: list[str]) -> list[Row]:
    """Every set-up of these games, on all cores."""
    rows: list[Row] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        futures = []
        for name in names:
            setups = setups_to_check(vaka.game(name))
            count = -(-RANDOM_GAMES.get(name, 20_000) // len(setups))
            futures += [pool.submit(soak, name, setup, count) for setup in setups]
        for future in futures:
            rows.append(future.result())
            print(
                f"{rows[-1].game} {rows[-1].setup.seats} {' '.join(rows[-1].setup.options.values())}: {rows[-1].games} games",
                flush=True,
            )
    return rows


ALL = (
    "twins",
    *(f"games:{name}" for name in vaka.games()),
    "options:paradise",
    "alone:paradise",
    "hashes",
    "deeds",
    "kills",
    "restarts",
    "faults",
)


def main(parts: list[str], games: str = "", jobs: int = 0) -> None:
    """Run these parts, or all: the slow twins, the games (or one: `games:aloha`), deeds, the killed server, the restarted store.

    `options:paradise` and `alone:paradise` play games over random option sets, of several players and of one. They, deeds, kills,
    restarts and faults go on where they stopped, and stop after the seconds that a part is given: `deeds=240`. So does `twins`,
    which takes `--games`, how many of each kind, and `--jobs`, on how many cores: `twins --games basic=300,alone=50 --jobs 16`.
    """
    wrong = False
    for part in parts or ALL:
        part, _, seconds = part.partition("=")
        found: dict[str, Any] = {"date": date.today().isoformat(), "python": platform.python_version(), "cores": os.cpu_count()}
        if part.startswith(("options:", "alone:")):
            play_part(part, found, float(seconds or "inf"))
            continue
        if part == "twins":
            play_twins(games, jobs, found)
            continue
        if part in (*TIMES, "deeds"):
            wrong |= play_at_tables(part, found, float(seconds or "inf"))
            continue
        if part == "hashes":
            found |= hashes()
            wrong |= bool(found["collisions"])
        elif part.startswith("games:"):
            name = part.removeprefix("games:")
            found |= {"build": build_of(vaka.game(name)), "rows": [row.written() for row in play_all([name])]}
        else:
            known = "twins, games:NAME, options:NAME, alone:NAME, hashes, deeds, kills, restarts, faults"
            sys.exit(f"vaka: {part} is no part of the soak: {known}")
        note(part, found)
        print(f"vaka: {part}: the figures stand in docs/soak.md", flush=True)
    if wrong:
        sys.exit("vaka: acknowledged deeds were lost, or done twice; what is said above tells which")


def play_part(part: str, found: dict[str, Any], seconds: float) -> None:
    """Games over random option sets; a part that was played to its end begins anew."""
    kind, _, name = part.partition(":")
    kept = figures_so_far().get(part, {})
    so_far = kept if kept.get("games", RANDOM_SETS) < RANDOM_SETS else {"games": 0, "decisions": 0, "longest": 0}
    found |= {"build": build_of(vaka.game(name))} | {what: so_far[what] for what in ("games", "decisions", "longest")}
    for sums in play_sets(name, kind == "alone", found, seconds):
        note(part, sums)
    print(f"vaka: {part}: {found['games']:,} of {RANDOM_SETS:,} games", flush=True)


def play_at_tables(part: str, found: dict[str, Any], seconds: float) -> bool:
    """What tables go through, from where an earlier run stopped; was anything lost?"""
    so_far = figures_so_far().get(part, {})
    if part == "deeds":
        sums = do_anything(so_far, seconds, lambda sums: note(part, found | sums))
        print(f"vaka: deeds: {sum(sums['tables'].values()):,} of {TABLES * len(sums['tables']):,} tables", flush=True)
        return False
    sums = strike(part, so_far, seconds, lambda sums: note(part, found | sums))
    print(f"vaka: {part}: {sums['times']} of {TIMES[part]} times", flush=True)
    return bool(sums["lost"] or sums["twice"])


def figures_so_far() -> dict[str, Any]:
    """The figures of all parts."""
    read: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    return read


def note(part: str, found: dict[str, Any]) -> None:
    """Write a part's figures down; other parts may be running beside it."""
    with (ROOT / "Makefile").open() as held:
        flock(held, LOCK_EX)
        figures = figures_so_far() | {part: found}
        FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        PAGE.write_text(page(figures), encoding="utf-8")


def page(figures: dict[str, Any]) -> str:
    """The figures as a page."""
    lines = [
        "# Soak: the full counts",
        "",
        "How much has been played to find faults? `make soak` plays everything on this page; `python tools/soak.py games:aloha`",
        "plays one part. `soak.json` has the figures. Every random game ended in time, kept all its components, and had winners",
        "that are seats. The checked games passed `check_game`: legality, copies, records, undo, secrecy.",
        "",
        "| game | build | random games | decisions | longest game (plies) | games under `check_game` | errors | run on |",
        "|---|---|---|---|---|---|---|---|",
    ]
    played = {part.removeprefix("games:"): found for part, found in sorted(figures.items()) if part.startswith("games:")}
    for name, found in played.items():
        rows = found["rows"]
        total, decisions, checked = (sum(row[what] for row in rows) for what in ("games", "decisions", "checked"))
        longest = max(row["longest"] for row in rows)
        lines.append(f"| {name} | {found['build']} | {total:,} | {decisions:,} | {longest} | {checked:,} | 0 | {when(found)} |")
    for part, sums in sorted(figures.items()):
        kind, _, name = part.partition(":")
        if kind in SETS:
            counts = f"{sums['games']:,} | {sums['decisions']:,} | {sums['longest']} | – | 0"
            lines.append(f"| {name}, {SETS[kind]} | {sums['build']} | {counts} | {when(sums)} |")
    lines.append("")
    if "twins" in figures:
        lines += [f"Conquest of Paradise and its slow twin in lock-step ({when(figures['twins'])}):", ""]
        lines += [f"- {kind}: {told(sums)}" for kind, sums in figures["twins"].get("kinds", {}).items()]
        lines.append("")
    if found := figures.get("hashes"):
        lines += [f"Of {found['positions']:,} different positions {found['collisions']} share their `hash64` ({when(found)}).", ""]
    if found := figures.get("deeds"):
        lines += [
            f"At {sum(found['tables'].values()):,} tables players did whatever a table offers, at random: play, take back,",
            "play again, ask, answer, leave, come back. Everything that was accepted could be read back, from entries and",
            f"from snapshots ({', '.join(f'{name} {count:,}' for name, count in found['tables'].items())}; {when(found)}).",
            "",
        ]
    if found := figures.get("kills"):
        lines += [
            f"The server was killed with SIGKILL {found['times']} times while 20 games were in play ({when(found)}):",
            f"of {found['acknowledged']:,} acknowledged actions {found['lost']} were lost and {found['twice']} done twice.",
        ]
    if found := figures.get("restarts"):
        lines += [
            f"Its PostgreSQL was restarted (`immediate`) {found['times']} times while 20 games were in play ({when(found)}):",
            f"of {found['acknowledged']:,} acknowledged actions {found['lost']} were lost and {found['twice']} done twice.",
            "Every game went on, and every table that was read from its entries alone was the one that the server showed.",
        ]
    if found := figures.get("faults"):
        lines += [
            "",
            f"Three servers of one PostgreSQL had {found['times']} faults while 50 games were in play ({when(found)}):",
            "one was killed, one heard no notices for 10 seconds, or PostgreSQL was restarted. Of",
            f"{found['acknowledged']:,} acknowledged actions {found['lost']} were lost or seen differently by somebody,",
            f"and {found['twice']} were done twice.",
        ]
    lines += [
        "",
        "By set-up:",
        "",
        "| game | seats | options | random games | decisions a game | longest |",
        "|---|---|---|---|---|---|",
    ]
    for name, found in played.items():
        for row in found["rows"]:
            options = ", ".join(f"{option} {value}" for option, value in row["options"].items())
            mean = row["decisions"] / row["games"]
            lines.append(f"| {name} | {row['seats']} | {options} | {row['games']:,} | {mean:.1f} | {row['longest']} |")
    return "\n".join(lines) + "\n"


def when(found: dict[str, Any]) -> str:
    """The day of a part, and on what it ran."""
    return f"{found['date']}, {found['cores']} cores, Python {found['python']}"


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=main.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("parts", nargs="*", help=f"{', '.join(ALL)}; all of them if none is named")
    asked.add_argument("--games", default="", help="twins: how many games of each kind, for instance basic=300,alone=50")
    asked.add_argument("--jobs", type=int, default=0, help="twins: how many games at once; all cores by default")
    main(**vars(asked.parse_args()))
