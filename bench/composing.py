"""What it takes to show an action to everybody at a table: `python bench/composing.py [GAME...] [--seats 2] [--profile]`.

No server and no client: random actions are decided and folded, and what each player is sent is composed and written, in one
process. Told is the processor time of an action, in microseconds, and the size of the messages. Before each action a fixed piece of
work is timed; what showing an action takes is told in such pieces as well, since that is steady on a busy machine.

Another Vaka is measured by the same file: `PYTHONPATH=FOLDER:. python bench/composing.py`, where FOLDER is what
`pip install --target FOLDER` filled.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from inspect import signature
from pathlib import Path
from typing import Any

sys.path.insert(1, str(Path(__file__).parents[1]))

from tests.table.rooms import SETTINGS, Desk

from vaka.engine.registry import own_games
from vaka.table.game.refusals import Refused
from vaka.table.live.presence import Presence
from vaka.table.live.screens import Showing, Watcher
from vaka.table.seats.owners import Owners
from vaka.table.shown.boards import Boards

WARM, GAMES, ACTIONS = 60, 12, 40
"""Games that fill what is kept, games that are measured, actions of each."""


def main() -> None:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", default=own_games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--profile", action="store_true", help="where the time goes: by function, and all of it is slower")
    args = parser.parse_args()
    for game in args.games:
        table = Table(game, args.seats, args.lang, cProfile.Profile(time.process_time) if args.profile else None)
        for seed in range(1000, 1000 + WARM):
            table.play(seed)
        table.forget()
        for seed in range(100, 100 + GAMES):
            table.play(seed)
        table.tell()


class AtOnce:
    """Works that are not put off."""

    async def aside(self, work: Callable[..., Any], *args: Any) -> Any:
        """Do it now."""
        return work(*args)

    elsewhere: Callable[..., Awaitable[Any]] = aside


class Table:
    """Tables of one game, and what they took."""

    def __init__(self, game: str, seats: int, lang: str, profile: cProfile.Profile | None) -> None:
        self.game, self.seats, self.lang, self.profile = game, seats, lang, profile
        self.boards = Boards()
        self.forget()

    def forget(self) -> None:
        """Begin to count."""
        self.played: list[float] = []
        self.shown: list[float] = []
        self.pieces: list[float] = []
        self.sizes: list[int] = []

    def play(self, seed: int) -> None:
        """A game of random actions, each shown to every seat."""
        asyncio.run(self._play(seed))

    async def _play(self, seed: int) -> None:
        desk, works = Desk(self.game, "h" * self.seats, seed), AtOnce()
        presence = Presence([None] * self.seats, 10.0)
        showing = Showing(desk.room, Owners(), presence, SETTINGS, self.boards, works)  # type: ignore[arg-type]
        keeps: dict[str, Any] = {"keeps": True, "words": False} if "keeps" in signature(Watcher.__init__).parameters else {}
        watchers = [Watcher(seat, self.lang, [seat], "tall", **keeps) for seat in range(self.seats)]
        for watcher in watchers:
            await showing.message(watcher)
        for _ in range(ACTIONS):
            waiting = desk.room.waiting()
            if not waiting:
                return
            seat = desk.rng.choice(waiting)
            legal = list(desk.room.view(seat).legal())
            action = desk.rng.choice(legal[:-1] or legal)  # the last is often the pass
            piece = fixed_work()
            if self.profile:
                self.profile.enable()
            began = time.process_time()
            try:
                desk.say(seat, "act", action=action)
            except Refused:
                desk.now += SETTINGS.opening_time
                continue
            folded = time.process_time()
            showing.forget_shown()
            messages = [await showing.message(watcher) for watcher in watchers]
            ended = time.process_time()
            if self.profile:
                self.profile.disable()
            self.pieces.append(piece)
            self.played.append(folded - began)
            self.shown.append(ended - folded)
            self.sizes += [len(message.encode()) for message in messages if message]

    def tell(self) -> None:
        """Print what was found."""
        sizes, count = statistics.quantiles(self.sizes, n=20), len(self.shown)
        played, shown = (sum(found) / count * 1e6 for found in (self.played, self.shown))
        told = f"{self.game:10} {count} actions: decided and folded {played:.0f} us, shown to {self.seats} in {shown:.0f} us"
        in_pieces = statistics.median(shown / piece for shown, piece in zip(self.shown, self.pieces, strict=True))
        print(f"{told}, median {in_pieces:.2f} pieces; bytes p50 {sizes[9]:.0f}, p95 {sizes[18]:.0f}")
        if self.profile:
            pstats.Stats(self.profile).sort_stats("tottime").print_stats(40)


def fixed_work() -> float:
    """How long a piece of work takes that is always the same."""
    began = time.process_time()
    kept: dict[tuple[str, int], list[str]] = {}
    for number in range(400):
        kept[str(number % 50), number % 7] = f"{number} {number}".split()
    return time.process_time() - began


if __name__ == "__main__":
    main()
