"""Visitors: a browser has one secret, and the store knows which seats go with it.

The link of a seat leaves a cookie of that seat alone. With the next page the seat is written down under the visitor; once the
browser has kept the visitor's secret for a while (two pages at once may have drawn two), the seat's cookie goes. So a browser sends
one short cookie, however many seats it holds: a cookie for each would fill the head of every request until proxies and WebSockets
refuse it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from vaka.table.deciding import Refused
from vaka.table.guard import address_of
from vaka.table.store import StoreFailure
from vaka.table.tokens import COOKIE_NAME, TOKEN, hashed, new_token
from vaka.table.writer import Rows

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from vaka.table.server import Server

LOG = logging.getLogger("vaka.table")
VISITOR_COOKIE: Final = "vaka_visitor"
LIFETIME: Final = 365 * 24 * 3600
AT_ONCE: Final = 40
"""So many cookies of seats are cleared away with one page: the head of an answer has its limits too."""


def holdings(connection: HTTPConnection) -> frozenset[str]:
    """The hashes of the tokens that go with this visitor; raise Refused while the store cannot tell."""
    if getattr(connection.state, "unknown", False):
        raise Refused("store", 503)
    found: frozenset[str] = getattr(connection.state, "holdings", frozenset())
    return found


class Visitors:
    """Finds out what a visitor holds before anything else asks, and writes down the seats that a browser brings in cookies."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, or one connection."""
        if scope["type"] not in ("http", "websocket") or scope["path"].startswith("/static/"):
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        cookies = Response()
        try:
            await self._recognise(connection, cookies, is_page=scope["type"] == "http" and not scope["path"].startswith("/api/"))
        except StoreFailure as error:  # the cookies stay where they are; nobody is taken for a stranger
            connection.state.unknown = not hasattr(connection.state, "holdings")
            LOG.error("%s", error)

        async def send_with_cookies(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_set_by(cookies)]
            await send(message)

        await self.app(scope, receive, send_with_cookies)

    async def _recognise(self, connection: HTTPConnection, cookies: Response, *, is_page: bool) -> None:
        shown = connection.cookies.get(VISITOR_COOKIE, "")
        secret = shown if TOKEN.fullmatch(shown) else None
        since: dict[str, float] = {}
        if secret is not None:
            since = await asyncio.to_thread(self.server.store.held_by, hashed(secret))
            secret = secret if since else None  # none of ours: whoever planted it must not get to know what it would hold
        held = connection.state.holdings = frozenset(since)
        brought = {name: hashed(token) for name, token in connection.cookies.items() if COOKIE_NAME.fullmatch(name)}
        if not is_page or not brought:
            return
        connection.state.holdings = await self._write_down(connection, cookies, secret, held, set(brought.values()) - held)
        if secret is not None:
            settled = time.time() - self.server.settings.settle_time
            held = connection.state.holdings
            kept = [name for name, token in brought.items() if token in held and since.get(token, time.time()) < settled]
            for name in kept[:AT_ONCE]:
                cookies.delete_cookie(name, path="/", httponly=True, samesite="lax")

    async def _write_down(
        self, connection: HTTPConnection, cookies: Response, secret: str | None, held: frozenset[str], brought: set[str]
    ) -> frozenset[str]:
        """Enter what is new under the visitor; what fits no seat here may be another server's, and is left alone."""
        new = await asyncio.to_thread(self.server.store.known_tokens, brought) if brought else frozenset()
        if not new or not self.server.limits.may_change(address_of(connection)):
            return held
        secret = secret or new_token()
        await self.server.writer.write(Rows().hold(hashed(secret), new, time.time()))
        secure = connection.url.scheme == "https"
        cookies.set_cookie(VISITOR_COOKIE, secret, max_age=LIFETIME, path="/", secure=secure, httponly=True, samesite="lax")
        return held | new


def _set_by(cookies: Response) -> list[tuple[bytes, bytes]]:
    return [(name, value) for name, value in cookies.raw_headers if name == b"set-cookie"]
