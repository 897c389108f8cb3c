"""What the parts of a running server share, and who a request speaks for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from vaka.engine import captions
from vaka.engine.names import SPECTATOR
from vaka.table.boards import Boards
from vaka.table.deciding import Refused
from vaka.table.guard import Limits
from vaka.table.hinting import Hinting
from vaka.table.metrics import Metrics
from vaka.table.phrases import refusal
from vaka.table.refusing import Unsure
from vaka.table.rooms import Rooms
from vaka.table.sitting import Seat
from vaka.table.store import Store
from vaka.table.thinking import Thinking, load_modules
from vaka.table.times import NOTABLE, Times
from vaka.table.visitors import shown_by
from vaka.table.works import Works
from vaka.table.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable

    from starlette.requests import HTTPConnection

    from vaka.table.live import Live
    from vaka.table.owners import Invitation
    from vaka.table.room import Room
    from vaka.table.settings import Settings

LOG = logging.getLogger("vaka.table")


class Server:
    """The store, the rooms, the bots and the limits of one process."""

    def __init__(self, settings: Settings) -> None:
        load_modules(settings.modules)
        self.settings = settings
        self.lost: str | None = None
        """Why it must not go on: another server has taken over."""
        self.stop: Callable[[], None] | None = None
        """How it is ended, where somebody has said so."""
        self.limits = Limits(settings)
        self.boards = Boards()
        self.store = Store(settings.database_url(), alone=True, on_lost=self.lose)
        self.metrics = Metrics()
        last = self.store.last_beat()
        self.times = Times(last)
        if last is not None and abs(gap := time.time() - last.wall) > NOTABLE:
            LOG.info("the last run of this server was %d seconds ago by the clock; at the tables they do not count", gap)
        self.writer = Writer(self.store.engine, self.metrics, self.times)
        self.thinking = Thinking(settings.worker_count(), settings.modules, settings.bot_time, self.metrics.thoughts)
        self.hinting = Hinting(self.thinking)
        self.works = Works(self.limits, settings.modules)
        self.rooms = Rooms(settings, self.store, self.writer, self.thinking, self.boards, self.works, self.times)
        self.passing = asyncio.Lock()
        """Held while a code is used up."""
        self.used: OrderedDict[str, Seat] = OrderedDict()
        """Where the last invitations led, for browsers that send one twice."""

    def lose(self, why: str) -> None:
        """The database is another server's now."""
        self.lost = why
        if self.stop is not None:
            self.stop()

    def remember(self, invitation: Invitation) -> None:
        """This invitation was used up just now."""
        self.used[invitation.token_hash] = Seat(invitation.table, invitation.seat)
        if len(self.used) > 1000:
            self.used.popitem(last=False)

    async def close(self) -> None:
        """Stop the games, write what is waiting, and let go of everything."""
        await self.rooms.close()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.thinking.close)
        await asyncio.to_thread(self.works.close)
        self.store.close()


def held_seats(connection: HTTPConnection, live: Live) -> list[int]:
    """The seats of a table that this browser, or the bearer of a key, holds."""
    return live.owners.held(shown_by(connection))


def viewer_of(connection: HTTPConnection, live: Live, seat: int | None) -> int:
    """Who looks: a seat that is held, or, without one, a spectator; raise Refused for a seat of somebody else."""
    if seat is None:
        return int(SPECTATOR)
    if not 0 <= seat < len(live.room.seats):
        raise Refused("no-such-seat", 404)
    if seat not in held_seats(connection, live):
        raise Refused("not-your-seat", 403)
    return seat


async def come(connection: HTTPConnection, live: Live, seat: int | None) -> int:
    """Who looks, as above; a seat that asks for something is here."""
    viewer = viewer_of(connection, live, seat)
    if viewer >= 0:
        await live.arrive(held_seats(connection, live))
    return viewer


def refused_message(
    refused: Refused, lang: str, of: str | None, room: Room | None = None, key: str | None = None
) -> dict[str, Any]:
    """A refusal in the reader's language, with the rule's paragraph where a rule is the reason."""
    if isinstance(refused, Unsure):
        reason = refusal("unsure", lang, {"sentence": captions.sentence(refused.seen, refused.action, lang)})
        return {"type": "refused", "reason": reason, "rule": None, "of": of, "key": key, "unsure": refused.action}
    obstacle = refused.obstacle
    if obstacle is not None and room is not None:
        reason = room.game.explain(obstacle, len(room.seats), lang, room.names(lang), refused.view)
        return {"type": "refused", "reason": reason, "rule": obstacle.rule or None, "of": of, "key": key, "unsure": None}
    params = {"reason": "", **refused.params} if refused.key == "illegal" else refused.params
    return {"type": "refused", "reason": refusal(refused.key, lang, params), "rule": None, "of": of, "key": key, "unsure": None}
