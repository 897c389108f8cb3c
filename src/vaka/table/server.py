"""What the parts of a running server share, and who a request speaks for."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from vaka.engine.names import SPECTATOR
from vaka.table.boards import Boards
from vaka.table.deciding import Refused
from vaka.table.guard import Limits
from vaka.table.phrases import refusal
from vaka.table.rooms import Rooms
from vaka.table.store import Store
from vaka.table.thinking import Thinking, load_modules
from vaka.table.tokens import bearer, cookie_name, fits, tables_in
from vaka.table.visitors import holdings
from vaka.table.writer import Writer

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from vaka.table.room import Room
    from vaka.table.settings import Settings


class Server:
    """The store, the rooms, the bots and the limits of one process."""

    def __init__(self, settings: Settings) -> None:
        load_modules(settings.modules)
        self.settings = settings
        self.limits = Limits(settings)
        self.boards = Boards()
        self.store = Store(settings.database_url())
        self.writer = Writer(self.store.engine)
        self.thinking = Thinking(settings.worker_count(), settings.modules, settings.bot_time)
        self.rooms = Rooms(settings, self.store, self.writer, self.thinking, self.boards)

    async def close(self) -> None:
        """Stop the games, write what is waiting, and let go of everything."""
        await self.rooms.close()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.thinking.close)
        self.store.close()


def held_seats(connection: HTTPConnection, room: Room) -> list[int]:
    """The seats of a table that this browser, or the bearer of a token, holds."""
    tokens = tables_in(connection.cookies).get(room.id, {})
    found = {seat for seat, token in tokens.items() if seat < len(room.seats) and fits(token, room.seats[seat].token_hash)}
    found |= {seat for seat, sitting in enumerate(room.seats) if sitting.token_hash in holdings(connection)}
    if shown := bearer(connection.headers.get("authorization")):
        found |= {seat for seat, sitting in enumerate(room.seats) if fits(shown, sitting.token_hash)}
    return sorted(found)


def viewer_of(connection: HTTPConnection, room: Room, seat: int | None) -> int:
    """Who looks: a seat that is held, or, without one, a spectator; raise Refused for a seat of somebody else."""
    if seat is None:
        return int(SPECTATOR)
    if not 0 <= seat < len(room.seats):
        raise Refused("no-such-seat", 404)
    if seat not in held_seats(connection, room):
        raise Refused("not-your-seat", 403)
    return seat


def seat_cookie(table: str, seat: int, token: str, *, secure: bool) -> dict[str, Any]:
    """The cookie that makes a browser hold a seat, until the next page writes it down under the visitor."""
    return {
        "key": cookie_name(table, seat),
        "value": token,
        "max_age": 180 * 24 * 3600,
        "httponly": True,
        "samesite": "lax",
        "secure": secure,
        "path": "/",
    }


def refused_message(
    refused: Refused, lang: str, of: str | None, room: Room | None = None, key: str | None = None
) -> dict[str, Any]:
    """A refusal in the reader's language, with the rule's paragraph where a rule is the reason."""
    obstacle = refused.obstacle
    if obstacle is not None and room is not None:
        reason = room.game.explain(obstacle, len(room.seats), lang, room.names(lang))
        return {"type": "refused", "reason": reason, "rule": obstacle.rule or None, "of": of, "key": key}
    params = {"reason": "", **refused.params} if refused.key == "illegal" else refused.params
    return {"type": "refused", "reason": refusal(refused.key, lang, params), "rule": None, "of": of, "key": key}
