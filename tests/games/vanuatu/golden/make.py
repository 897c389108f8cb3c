"""Find the golden games: the shortest random game of each ending.

    python tests/games/vanuatu/golden/make.py

Run it when the version of the rules changes; the records it writes are then read over by a person.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

import vaka


class Golden(NamedTuple):
    """A game to be found: its file, its set-up, what it shows, and the key of its last event."""

    name: str
    seats: int
    options: dict[str, str]
    shows: str
    ending: str


GAMES = (
    Golden("two-players", 2, {}, "neutral markers and offered characters", "win"),
    Golden("three-players", 3, {}, "the base game with characters", "win"),
    Golden("five-plain", 5, {"characters": "no"}, "five players without characters", "win"),
    Golden("waters-win", 4, {"waters": "yes"}, "islands that stay above the water", "win"),
    Golden("waters-lost", 4, {"waters": "yes"}, "three submerged islands: nobody wins", "all-lost"),
    Golden("shared", 3, {"characters": "no"}, "level in points, huts and vatus: a shared victory", "draw-game"),
)
TRIES = 2000


def played(golden: Golden, seed: int) -> tuple[vaka.Record, list[vaka.Event]]:
    """A random game, and the events of its last action."""
    rng = random.Random(f"{golden.name} {seed}")
    record = vaka.Record(vaka.game("vanuatu"), golden.seats, golden.options, date="2026-11-15")
    state = record.start()
    events: list[vaka.Event] = []
    while state.actor() != vaka.OVER:
        events = []
        legal = state.legal()
        record.play(state, rng.choices(legal, state.weights() or [1] * len(legal))[0], events)
    return record, events


def main() -> None:
    """Write every golden game beside this file."""
    for golden in GAMES:
        found: list[vaka.Record] = []
        for seed in range(TRIES):
            record, events = played(golden, seed)
            if events[-1].key == golden.ending:
                found.append(record)
            if len(found) == 10 or (found and seed > 200):
                break
        if not found:
            raise SystemExit(f"no game of {golden.name} among {TRIES}: try more")
        shortest = min(found, key=len)
        text = str(shortest).replace("\n", f"\n# Shows {golden.shows}.\n", 1)
        Path(__file__).with_name(f"{golden.name}.vaka").write_text(text, encoding="utf-8")
        print(f"{golden.name}: {len(shortest)} plies")


if __name__ == "__main__":
    main()
