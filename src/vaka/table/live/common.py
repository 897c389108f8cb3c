"""What a server has in common with the others of its store; a server alone has it all to itself (`shared.py` is for the others)."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vaka.table.game.room import Room
    from vaka.table.game.stored import News
    from vaka.table.live.screens import Watcher
    from vaka.table.seats.owners import Owners
    from vaka.table.store.reader import Store
    from vaka.table.store.together import Elsewhere, Heard


class Game(Protocol):
    """A game in memory, as far as others have a part in it (`table.py`)."""

    room: Room
    watchers: set[Watcher]
    lock: asyncio.Lock
    owned: int
    murmured: int
    saw: float

    async def take_in(self, news: News) -> None:
        """Fold what others wrote."""

    def hear(self, heard: Heard) -> None:
        """What a spectator has said."""

    def see(self, elsewhere: Elsewhere) -> None:
        """Who is here by other servers."""

    def to_tell(self) -> tuple[list[tuple[int, float, int, str]], list[int]]:
        """What other servers do not know yet."""

    def forget_told(self) -> None:
        """They know nothing."""

    def spectators_here(self) -> int:
        """How many look on by this server."""

    def needs_us(self) -> bool:
        """Is there something to do that no person does?"""

    def wake(self) -> None:
        """Do it."""


class Common:
    """A server that is alone: nothing happens anywhere else."""

    is_shared = False

    def __init__(self, store: Store) -> None:
        self.store = store

    def start(self, loaded: Callable[[str], Game | None], lives: Callable[[], Sequence[Game]]) -> None:
        """Begin."""

    async def news(self, table: str, entry: int) -> News:
        """What has come to a table since this entry."""
        return await asyncio.to_thread(self.store.news, table, entry)

    async def owners(self, table: str) -> tuple[int, Owners]:
        """Whose the seats of a table are, and how often that has changed."""
        return await asyncio.to_thread(lambda: (self.store.news(table, 2**31 - 1).owned or 0, self.store.owners(table)))

    async def fresh(self, live: Game) -> None:
        """Let a game be as new as the store, or newer."""

    async def see(self, live: Game) -> None:
        """Who is at this table by other servers?"""

    def changed(self, live: Game) -> None:
        """Somebody has come or gone."""

    async def murmur(self, live: Game, name: str, text: str) -> None:
        """Let all hear who look on."""

    async def claim(self, live: Game) -> bool:
        """Is it this server that plays for the bots of a table?"""
        return True

    async def give(self, live: Game) -> None:
        """It has done so."""

    async def is_new(self, table: str, seat: int, what: str) -> bool:
        """Was this not told before?"""
        return True

    def came(self, table: str, seats: set[int]) -> None:
        """These players are here: what comes next is told anew."""

    def is_current(self) -> bool:
        """Is it known here who may see what?"""
        return True

    async def forget(self) -> None:
        """Let go of what is kept for a while only."""

    async def close(self) -> None:
        """Stop."""
