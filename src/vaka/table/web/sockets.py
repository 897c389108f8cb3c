"""The table over WebSocket: what a client says is done or refused, and what changes is shown."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from typing import TYPE_CHECKING, Annotated, NamedTuple

from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from vaka.engine.names import SPECTATOR
from vaka.table.game.refusals import Refused
from vaka.table.gate.addresses import PAYER, address_of
from vaka.table.gate.guard import is_own_origin
from vaka.table.gate.languages import language_of
from vaka.table.gate.limits import Bucket
from vaka.table.gate.prices import MESSAGE, MESSAGES, ROUTES
from vaka.table.live.new_tables import rematch
from vaka.table.live.screens import Watcher
from vaka.table.live.table import Live
from vaka.table.protocol.messages import SAID, Chat, Deed, Hello, Lang, Ping, Rematch, Said, Shape, Words
from vaka.table.seats.owners import Shown
from vaka.table.seats.tokens import hashed
from vaka.table.shown.boards import SHAPES
from vaka.table.shown.reasons import refused_message
from vaka.table.store.schema import StoreFailure
from vaka.table.web.server import Server
from vaka.table.web.visitors import held_seats, shown_by, viewer_of

if TYPE_CHECKING:
    from typing import Any

LOG = logging.getLogger("vaka.table")
HELLO_TIME = 10.0
UNKNOWN = 0.1
"""Seconds between two looks whether it is known again whose a seat is."""
CONNECT = ROUTES["WS /api/v1/tables/{table}/live"]


class Wishes(NamedTuple):
    """What somebody who connects wants: the shape of the picture, changes alone after the first view, the position as text."""

    shape: str | None
    keeps: bool
    words: bool


def build_sockets(server: Server) -> APIRouter:
    """The live route of a table."""
    sockets = APIRouter()

    @sockets.websocket("/api/v1/tables/{table}/live")
    async def live(
        socket: WebSocket,
        table: str,
        seat: Annotated[int | None, Query()] = None,
        shape: str | None = None,
        keeps: str = "0",
        words: str = "1",
    ) -> None:
        """Everything that happens at a table, as it happens."""
        wishes = Wishes(shape, keeps == "1", keeps != "1" or words == "1")
        await socket.accept()
        if not is_own_origin(socket.headers, server.settings):
            await socket.close(4403, "foreign origin")
            return
        address = address_of(socket)
        PAYER.set(address)
        if not server.limits.may_work(address, CONNECT):
            await asyncio.sleep(server.settings.pause)
            await socket.close(4429, "too fast")
            return
        if not server.limits.connect(address):
            await socket.close(4429, "too many connections")
            return
        try:
            await _serve(server, socket, table, seat, wishes)
        except (WebSocketDisconnect, RuntimeError):
            pass  # whoever it was has gone
        finally:
            server.limits.disconnect(address)

    return sockets


async def _serve(server: Server, socket: WebSocket, table: str, seat: int | None, wishes: Wishes) -> None:
    try:
        live = await server.rooms.get(table)
    except StoreFailure as error:
        LOG.error("%s", error)
        await socket.close(1013, "try again")
        return
    except Refused as refused:
        await (socket.close(1013, "try again") if refused.status == 503 else socket.close(4404, "no such table"))
        return
    try:
        viewer, held, shown = await _greet(socket, live, seat)
        await live.arrive(held if viewer >= 0 else [])
    except Refused as refused:
        if refused.status == 503:
            await socket.close(1013, "try again")
        else:
            await socket.close(4401, "not your seat")
        return
    shape = wishes.shape
    watcher = Watcher(
        viewer,
        language_of(socket),
        held,
        shape if shape in SHAPES else None,
        live.settings.outbox,
        shown,
        keeps=wishes.keeps,
        words=wishes.words,
    )
    if shape not in (None, *SHAPES):
        reason = f"shape: one of {', '.join(SHAPES)}"
        watcher.tell(refused_message(Refused("broken", 422, reason=reason), watcher.lang, "shape", live.room))
    address = address_of(socket)
    if viewer < 0 and sum(other.address == address for other in live.watchers) >= server.settings.watchers_per_address:
        await socket.close(4429, "too many connections")
        return
    watcher.address = address
    watcher.most = live.settings.outbox_size
    live.join(watcher)
    sender = asyncio.create_task(_send(server, socket, live, watcher))
    try:
        await _Listener(server, live, watcher, address).listen(socket)
    finally:
        live.leave(watcher)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _greet(socket: WebSocket, live: Live, seat: int | None) -> tuple[int, list[int], Shown]:
    """Who has come: by cookie or header, or by a first message with the key."""
    try:
        return viewer_of(socket, live, seat), held_seats(socket, live), shown_by(socket)
    except Refused as refused:
        if refused.status == 503 or seat is None or not 0 <= seat < len(live.room.seats):
            raise
    try:
        said = understood(await asyncio.wait_for(socket.receive_text(), HELLO_TIME), live.settings.message_bytes)
    except (TimeoutError, KeyError):
        raise Refused("not-your-seat", 403) from None
    shown = Shown(program=hashed(said.token)) if isinstance(said, Hello) else Shown()
    if seat not in live.owners.held(shown):
        raise Refused("not-your-seat", 403)
    return seat, live.owners.held(shown), shown


async def _send(server: Server, socket: WebSocket, live: Live, watcher: Watcher) -> None:
    """Send what there is to tell, for as long as the connection lives."""
    try:
        await _keep_sending(server, socket, live, watcher)
    except (WebSocketDisconnect, RuntimeError):
        return  # whoever it was has gone
    except Exception:
        LOG.exception("table %s cannot be shown", live.room.id)
        await socket.close(1011, "the table cannot be shown")


async def _keep_sending(server: Server, socket: WebSocket, live: Live, watcher: Watcher) -> None:
    while True:
        await watcher.news.wait()
        watcher.news.clear()
        if watcher.is_lost:
            await socket.close(1012, "come again")
            return
        if watcher.is_out:
            await socket.close(4401, "not your seat")
            return
        if not live.common.is_current():  # whose seat it is by now cannot be known: nothing is shown until it can
            await asyncio.sleep(UNKNOWN)
            watcher.news.set()
            continue
        if watcher.wants_view:
            watcher.wants_view = False
            try:
                message = await live.message(watcher)
            except Refused:  # this address owes for what it has had: it is shown as soon as that is settled
                await asyncio.sleep(live.settings.pause)
                watcher.show()
                continue
            if watcher.is_gone():  # while it was written
                continue
            if message is not None and not server.limits.may_lie(watcher.address, len(message)):
                await socket.close(1013, "try again")
                return
            if message is not None:
                await socket.send_text(message)
        waiting, watcher.outbox = watcher.outbox, []
        for message in waiting:
            server.limits.told(watcher.address, len(message))
            await socket.send_text(message)


def understood(text: str, limit: int) -> Said:
    """The message; raise Refused if it is none."""
    if len(text) > limit or len(text.encode("utf-8", "replace")) > limit:
        raise Refused("too-long", 413)
    try:
        return SAID.validate_python(json.loads(text))
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Refused("broken", 422, reason=f"{where}: {first['msg']}" if where else str(first["msg"])) from None
    except (ValueError, RecursionError) as error:
        raise Refused("broken", 422, reason=f"no JSON ({str(error)[:80]})") from None


class _Listener:
    """Hears one connection out."""

    def __init__(self, server: Server, live: Live, watcher: Watcher, address: str) -> None:
        self.server = server
        self.address = address
        self.live = live
        self.watcher = watcher
        self.excess = 0
        self.pace = Bucket(server.settings.messages_per_second, server.settings.message_burst)

    async def listen(self, socket: WebSocket) -> None:
        """Until it ends."""
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self._hear(message.get("text"))

    async def _hear(self, text: str | None) -> None:
        of: str | None = None
        key: str | None = None
        try:
            if not self.pace.take() or not self.server.limits.may_work(self.address, MESSAGE):
                await self._slow_down()
            if text is None:
                raise Refused("broken", 422, reason="bytes, not text")
            said = understood(text, self.server.settings.message_bytes)
            of = said.type
            if not self.server.limits.may_work(self.address, MESSAGES[said.type]):
                await self._slow_down()
            self.excess = 0
            key = said.key if isinstance(said, Deed) else None
            await self._do(said)
        except Refused as refused:
            self._refuse(refused, of, key)
        except Exception:  # what nobody foresaw: the traceback is the server's, the connection lives
            LOG.exception("table %s: a message could not be taken in", self.live.room.id)
            self._refuse(Refused("failed", 500), of, key)
        else:
            if key is not None:
                self.watcher.tell({"type": "done", "key": key})

    async def _slow_down(self) -> None:
        """Refuse, after a pause that grows with every refusal; nothing more is read in the meantime."""
        await asyncio.sleep(self.server.settings.pause * min(16, 2**self.excess))
        self.excess = min(4, self.excess + 1)
        raise Refused("too-fast", 429)

    def _refuse(self, refused: Refused, of: str | None, key: str | None = None) -> None:
        message: dict[str, Any] = refused_message(refused, self.watcher.lang, of, self.live.room, key)
        self.watcher.tell(message)

    async def _do(self, said: Said) -> None:
        watcher = self.watcher
        if watcher.is_out:  # what it says while the connection closes is nobody's
            raise Refused("not-your-seat", 403)
        match said:
            case Ping():
                watcher.tell({"type": "pong"})
            case Lang():
                watcher.lang, watcher.is_new, watcher.edition = said.lang, True, -1
                watcher.show()
            case Shape():
                watcher.shape = said.shape
                watcher.show()
            case Words():
                watcher.words = said.on or not watcher.keeps
                watcher.show()
            case Hello():
                return  # known already
            case Chat() if watcher.viewer == SPECTATOR:
                await self.live.murmur(said.name, said.text)
            case _ if watcher.viewer == SPECTATOR:
                raise Refused("no-seat", 403)
            case Rematch():
                await rematch(self.server.rooms, self.live, lambda: self.server.limits.may_open(self.address))
            case _:
                await self.live.perform(self._speaker(said), said, watcher.shown)

    def _speaker(self, said: Deed) -> int:
        """The seat that says this: the one that is shown, or another of those who share the screen."""
        if said.as_ is None:
            return self.watcher.viewer
        if said.as_ not in self.watcher.held:
            raise Refused("not-your-seat", 403)
        return said.as_
