"""Find the golden games of Conquest of Paradise.

python -m tests.games.paradise.golden.make            play them anew
python -m tests.games.paradise.golden.make refresh    only write them anew, after a new option

At random nobody wins before the turn limit, so these are played by the greedy bot, by one who does as little as the rules allow,
or at random.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import vaka
from vaka.bots import bot
from vaka.engine.names import CHANCE, OVER

GAME = vaka.game("paradise")
IDLE = ("rest", "done", "pass", "no card", "return", "keep", "land", "face down", "reveal")
TRIES = 12
EARNEST = 4
Player = Callable[[vaka.State, random.Random], int]


class Golden(NamedTuple):
    """A game to be found: its file, its set-up, who plays, what it shows, how it ends, and what has happened before."""

    name: str
    seats: int
    options: dict[str, str]
    players: tuple[Player, ...]
    shows: str
    ending: tuple[str, ...]
    past: str = ""


def idle(view: vaka.State, rng: random.Random) -> int:
    """As little as the rules allow."""
    names = {GAME.notation(view, action): action for action in view.legal()}
    return next((names[word] for word in IDLE if word in names), view.legal()[0])


def by_chance(view: vaka.State, rng: random.Random) -> int:
    """Anything."""
    return rng.choice(view.legal())


greedy: Player = bot("greedy").choose


def brief(view: vaka.State, rng: random.Random) -> int:
    """A few turns in earnest, and then nothing: short enough to be read as a playthrough."""
    return greedy(view, rng) if view.write()["turn"] <= EARNEST else idle(view, rng)


GAMES = (
    Golden("two-declared", 2, {}, (greedy, greedy), "a declared victory of two", ("win",), "declare"),
    Golden("three-declared", 3, {}, (greedy, greedy, greedy), "a declared victory of three", ("win",), "declare"),
    Golden("four-declared", 4, {}, (greedy, greedy, greedy, greedy), "a declared victory of four", ("win",), "declare"),
    Golden("two-conquest", 2, {"home_point": "no", "given_up": "stock"}, (greedy, greedy), "a conquest", ("win",), "conquer"),
    Golden("two-limit", 2, {"turns": "20"}, (brief, brief), "the turn limit after a few turns in earnest", ("win",), "settle"),
    Golden("two-chance", 2, {"turns": "20", "homes": "agreed"}, (by_chance, idle), "the turn limit, at random", ("win",)),
    Golden("two-shared", 2, {"turns": "40"}, (idle, idle), "a shared victory of two who do nothing", ("draw-game",)),
)


def played(golden: Golden, seed: int) -> tuple[vaka.Record, list[vaka.Event], set[str]]:
    """One game with the events of its last action, and the keys of all."""
    rng = random.Random(f"{golden.name} {seed}")
    record = vaka.Record(GAME, golden.seats, golden.options, date="2026-11-15")
    state = record.start()
    events: list[vaka.Event] = []
    heard: set[str] = set()
    while state.actor() != OVER:
        events = []
        if state.actor() == CHANCE:
            legal = state.legal()
            record.play(state, rng.choices(legal, state.weights() or [1] * len(legal))[0], events)
        else:
            seat = state.waiting()[0]
            record.play(state, golden.players[seat](state.redact(seat), rng), events, seat)
        heard |= {event.key for event in events}
    return record, events, heard


def main() -> None:
    """Write every golden game: the shortest of those that fit."""
    for golden in GAMES:
        found = []
        for seed in range(TRIES):
            record, events, heard = played(golden, seed)
            if tuple(event.key for event in events[-len(golden.ending) :]) == golden.ending and golden.past in {"", *heard}:
                found.append(record)
        if not found:
            raise SystemExit(f"no game of {golden.name} among {TRIES}: try more")
        shortest = min(found, key=len)
        text = str(shortest).replace("\n", f"\n# Shows {golden.shows}.\n", 1)
        (Path(__file__).parent / f"{golden.name}.vaka").write_text(text, encoding="utf-8")
        print(f"{golden.name}: {len(shortest)} plies, one of {len(found)}")


def refresh() -> None:
    """Write every record anew as it stands: a new option is a new word of their headers."""
    for path in sorted(Path(__file__).parent.glob("*.vaka")):
        before = path.read_text(encoding="utf-8").splitlines(keepends=True)
        [shows] = [line for line in before if line.startswith("#")]
        path.write_text(str(vaka.Record.read(path)).replace("\n", f"\n{shows}", 1), encoding="utf-8")


if __name__ == "__main__":
    refresh() if "refresh" in sys.argv else main()
