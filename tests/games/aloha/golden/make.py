"""Find the golden games: the shortest random game of each ending.

    python tests/games/aloha/golden/make.py

Run it when the version of the rules changes; the records it writes are then read over by a person.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import vaka

Ending = Callable[[list[vaka.Event], vaka.State], bool]


class Golden(NamedTuple):
    """A game to be found: its file, its set-up, what it shows, and how its last action is known."""

    name: str
    seats: int
    options: dict[str, str]
    shows: str
    ending: Ending


def arrives_by(key: str, *, foreign: bool = False, own_turn: bool = True) -> Ending:
    """Won by this action; `foreign`: into another's pirogue; not `own_turn`: by somebody else's action."""

    def ending(events: list[vaka.Event], state: vaka.State) -> bool:
        first, last = events[0], events[-1]
        if first.key != key or last.key not in ("win", "team-win"):
            return False
        params: dict[str, Any] = first.params
        if foreign and params["owner_seat"] == params["seat"]:
            return False
        return (params["seat"] in state.winners()) == own_turn

    return ending


def last_round(key: str, count: int) -> Ending:
    """Ended by the last round, with so many winners."""
    return lambda events, state: events[-2].key == "last-round" and events[-1].key == key and len(state.winners()) == count


GAMES = (
    Golden("family-2-sail", 2, {}, "an arrival in one's own turn, by sailing", arrives_by("sail")),
    Golden("family-2-hop", 2, {}, "a Tiki that hops into an adverse pirogue on its arrival", arrives_by("hop", foreign=True)),
    Golden("family-2-foolish", 2, {}, "a pirogue that carries an adverse Tiki to its arrival", arrives_by("sail", own_turn=False)),
    Golden("family-2-last-round", 2, {}, "the nearest Tiki after the last round", last_round("win", 1)),
    Golden("family-2-draw", 2, {}, "level Tikis after the last round", last_round("draw", 2)),
    Golden("family-3-push", 3, {}, "a Tiki pushed onto its arrival", arrives_by("push", own_turn=False)),
    Golden("family-3-hop", 3, {}, "three players, one corner without a beach", arrives_by("hop", foreign=True)),
    Golden("family-4-strict", 4, {"same_tile": "no"}, "four players, no hops within a tile", arrives_by("sail")),
    Golden("teams-4-hop", 4, {"teams": "yes"}, "partners who win together", arrives_by("hop", foreign=True)),
    Golden("expert-2-sail", 2, {"mode": "expert"}, "the open map, two actions in the first turn", arrives_by("sail")),
    Golden("expert-3-draw", 3, {"mode": "expert"}, "two of three level after the last round", last_round("draw", 2)),
    Golden(
        "expert-teams-4-push",
        4,
        {"mode": "expert", "teams": "yes"},
        "a team pushed home by the other",
        arrives_by("push", own_turn=False),
    ),
)


def random_games(golden: Golden, count: int) -> Iterator[tuple[vaka.Record, list[vaka.Event], vaka.State]]:
    """Played-out games with the events of their last action."""
    for seed in range(count):
        rng = random.Random(f"{golden.name} {seed}")
        record = vaka.Record(vaka.game("aloha"), golden.seats, golden.options, date="2026-11-15")
        state = record.start()
        events: list[vaka.Event] = []
        while state.actor() != vaka.OVER:
            events = []
            weights = state.weights() or [1] * len(state.legal())
            record.play(state, rng.choices(state.legal(), weights)[0], events)
        yield record, events, state


def main() -> None:
    """Write every golden game beside this file."""
    for golden in GAMES:
        found = [record for record, events, state in random_games(golden, 600) if golden.ending(events, state)]
        if not found:
            raise SystemExit(f"no game of {golden.name} among 600: try more")
        shortest = min(found, key=len)
        text = str(shortest).replace("\n", f"\n# Shows {golden.shows}.\n", 1)
        Path(__file__).with_name(f"{golden.name}.vaka").write_text(text, encoding="utf-8")
        print(f"{golden.name}: {len(shortest)} plies, one of {len(found)}")


if __name__ == "__main__":
    main()
