"""A game as long as one likes, to measure how a long one opens. It is plain Python: games with compiled rules open faster."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, Final

from vaka.engine import ASKED, NOBODY, OVER, SPECTATOR, Game, State, register
from vaka.table.game import snapshots
from vaka.table.game.entries import Acted, Entry, Started, written
from vaka.table.game.replay import build
from vaka.table.game.room import Room
from vaka.table.game.stored import StoredGame, StoredSeat
from vaka.table.shown import views
from vaka.table.shown.log import Log
from vaka.table.store.reader import Store
from vaka.table.store.rows import Rows
from vaka.table.store.writer import Writer

ACTIONS: Final = 2_000
TABLE: Final = "l" * 16


class Walk(State):
    """Two walkers take steps in turn."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.steps = [0] * seats

    def actor(self) -> int:
        return OVER if sum(self.steps) >= 2 * ACTIONS else sum(self.steps) % self.seats

    def legal(self, seat: int = ASKED) -> list[int]:
        return [] if self.answering(seat) == NOBODY else [0, 1, 2]

    def play(self, action: int, seat: int) -> None:
        self.steps[seat] += 1
        self.report("step", {"seat": seat, "way": action})

    def scores(self) -> list[int]:
        return list(self.steps)

    def winners(self) -> list[int]:
        return list(range(self.seats)) if self.actor() == OVER else []

    def write(self) -> dict[str, Any]:
        return {"steps": list(self.steps)}

    def read(self, data: dict[str, Any]) -> None:
        self.steps = list(data["steps"])


class WalkGame(Game):
    """A long walk."""

    id = "walk"
    title = "Walk"
    seats = range(2, 3)
    action_count = 3
    state_class = Walk

    def start(self, seats: int, options: dict[str, str]) -> State:
        return self.blank(seats, options)


def opening_times(database: Path) -> tuple[float, float]:
    """Seconds from the store to the whole view of a seat: from the last snapshot, and from the entries alone."""
    register(WalkGame())
    store = Store(f"sqlite:///{database}")
    writer = Writer(store.engine)
    seats = tuple(StoredSeat(seat, f"P{seat}", "human", None, None) for seat in (0, 1))
    stored = StoredGame(TABLE, "walk", 1, {}, "play", 1000.0, None, seats)
    entries = [Entry(1, Started([]), 1000.0)]
    entries += [Entry(number + 2, Acted(number % 2, number % 3, []), 1000.0) for number in range(ACTIONS)]
    asyncio.run(writer.write(Rows().new_game(stored).log(TABLE, entries)))
    without = min(_open(store) for _ in range(3))
    room = Room(stored, WalkGame())
    for entry in entries[:-150]:
        room.fold(entry)
    asyncio.run(writer.write(Rows().snapshot(TABLE, room.entry, written(snapshots.write(room)))))
    with_snapshot = min(_open(store) for _ in range(3))
    writer.close()
    store.close()
    return with_snapshot, without


def _open(store: Store) -> float:
    began = time.perf_counter()
    stored = store.game(TABLE)
    assert stored is not None
    room = build(stored, store.log(TABLE), 200)
    log = Log(room, SPECTATOR, "en")
    log.catch_up()
    view = views.core(room, 0, "en", None)
    assert view["ply"] == ACTIONS == len(log.lines)
    return time.perf_counter() - began
