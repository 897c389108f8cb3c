"""The slow twin of Conquest of Paradise in lock-step with the rules: many games, on all cores, each by its kind and number.

Nothing is needed but the game itself: the standard library, librt and mypy-extensions.
"""

from __future__ import annotations

import hashlib
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[1]
FULL = {"basic": 300, "advanced": 200, "alone": 300, "late-basic": 500, "late-advanced": 1000, "late-alone": 500}
SHOWN = 20  # differences that are told in full


class Played(NamedTuple):
    """One game: how many steps it took, and where the two were not in step, or nothing."""

    kind: str
    number: int
    steps: int
    difference: str


def play(kind: str, number: int) -> Played:
    """The game of that kind and number."""
    sys.path.insert(0, str(ROOT))
    from tests.games.paradise.lockstep import play_game

    try:
        return Played(kind, number, play_game(kind, number), "")
    except Exception as error:  # whatever went wrong: the two are not in step
        where = "; ".join(getattr(error, "__notes__", ()))
        return Played(kind, number, 0, f"{where}: {type(error).__name__}: {error}")


def wanted(text: str) -> dict[str, int]:
    """How many games of each kind: `basic=300,alone=50`; an empty text for the full counts. Raises ValueError."""
    if not text:
        return dict(FULL)
    found = {kind: int(count) for kind, _, count in (part.partition("=") for part in text.split(","))}
    if unknown := found.keys() - FULL.keys():
        raise ValueError(f"{', '.join(sorted(unknown))}: the kinds are {', '.join(FULL)}")
    return found


def fingerprint() -> str:
    """The rules and the twin as they stand: games played with others do not count."""
    import vaka

    rules = Path(vaka.__file__).parent / "games" / "paradise"
    files = [*rules.glob("rules/**/*.py"), *rules.glob("*.toml"), *(ROOT / "tests" / "games" / "paradise").glob("*.py")]
    digest = hashlib.sha256()
    for path in sorted(files, key=lambda path: (path.name, path.parent.name)):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def lock_step(counts: dict[str, int], jobs: int, so_far: dict[str, Any], note: Callable[[dict[str, Any]], None]) -> int:
    """Play the games that are missing, note the sums as they grow, and tell them; how many games were not in step.

    `so_far` holds the sums of an earlier run, which goes on where it stopped as long as neither rules nor twin have changed.
    """
    mark = fingerprint()
    if so_far.get("fingerprint") != mark:
        so_far = {"fingerprint": mark, "kinds": {}}
    kinds: dict[str, dict[str, int]] = so_far["kinds"]
    for kind in counts:
        kinds.setdefault(kind, {"games": 0, "steps": 0, "differences": 0})
    going = [(kind, number) for kind, count in counts.items() for number in range(kinds[kind]["games"], count)]
    played: dict[str, dict[int, Played]] = {kind: {} for kind in counts}
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        for future in as_completed([pool.submit(play, kind, number) for kind, number in going]):
            game = future.result()
            played[game.kind][game.number] = game
            if game.difference and sum(bool(each.difference) for games in played.values() for each in games.values()) <= SHOWN:
                print(f"vaka: {game.kind} {game.number}: {game.difference}", flush=True)
            sums = kinds[game.kind]
            while done := played[game.kind].pop(sums["games"], None):  # in order, so that a later run can go on
                sums["games"] += 1
                sums["steps"] += done.steps
                sums["differences"] += bool(done.difference)
            note(so_far)
    for kind in counts:
        print(f"vaka: {kind}: {told(kinds[kind])}", flush=True)
    return sum(kinds[kind]["differences"] for kind in counts)


def told(sums: dict[str, int]) -> str:
    """The sums of a kind in one line."""
    found = sums["differences"]
    return f"{sums['games']:,} games, {sums['steps']:,} steps, {found:,} difference{'' if found == 1 else 's'}"
