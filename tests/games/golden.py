"""Finding golden games: the shortest of those that end as one wants. Each game's `golden/make.py` says which it wants.

Run them when the version of the rules changes; the records they write are then read over by a person.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import vaka

Ending = Callable[[list[vaka.Event], vaka.State], bool]
TRIES = 600


class Golden(NamedTuple):
    """A game to be found: its file, its set-up, what it shows, how its last action is known, and what has happened before."""

    name: str
    seats: int
    options: dict[str, str]
    shows: str
    ending: Ending
    past: str = ""


def ends_with(*keys: str) -> Ending:
    """Known by the last events of the game."""
    return lambda events, state: [event.key for event in events[-len(keys) :]] == list(keys)


def played(game: vaka.Game, golden: Golden, keen: float) -> Iterator[tuple[vaka.Record, list[vaka.Event], vaka.State]]:
    """Games at random with the events of their last action; `keen`: how many of the actions are those that the game likes best."""
    for seed in range(TRIES):
        rng = random.Random(f"{golden.name} {seed}")
        record = vaka.Record(game, golden.seats, golden.options, date="2026-11-15")
        state = record.start()
        events: list[vaka.Event] = []
        heard: set[str] = set()
        while state.actor() != vaka.OVER:
            events, legal = [], state.legal()
            action = rng.choices(legal, state.weights() or [1] * len(legal))[0]
            if state.actor() >= 0 and rng.random() < keen:
                action = sorted(legal, key=lambda open_now, here=state: -game.judge.appeal(here, open_now))[0]  # type: ignore[misc]
            record.play(state, action, events)
            heard |= {event.key for event in events}
        if not golden.past or golden.past in heard:
            yield record, events, state


def make(game: vaka.Game, wanted: tuple[Golden, ...], folder: Path, keen: float = 0) -> None:
    """Write every golden game into its folder."""
    for golden in wanted:
        found = [record for record, events, state in played(game, golden, keen) if golden.ending(events, state)]
        if not found:
            raise SystemExit(f"no game of {golden.name} among {TRIES}: try more")
        shortest = min(found, key=len)
        text = str(shortest).replace("\n", f"\n# Shows {golden.shows}.\n", 1)
        (folder / f"{golden.name}.vaka").write_text(text, encoding="utf-8")
        print(f"{golden.name}: {len(shortest)} plies, one of {len(found)}")
