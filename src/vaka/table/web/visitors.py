"""Visitors: a browser has one secret, and the store knows which seats go with it. A program shows a key.

A browser that is given its secret for the first time may ask for two pages at once, and keep one of two secrets. So it is given,
for a while, a second way to the seat in a cookie of its own: the next page uses it up under the secret that the browser has kept.
Cookies of the time when every seat had one are used up in the same way.

A cookie may have been planted: by another server of the same domain, or by whoever sits between. Behind https the secret has a
name that only this very server can set. A secret that comes otherwise, and that another browser may be using, is good for what it
holds; before anything more is put under it the visitor is asked whose it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from vaka.engine.names import SPECTATOR
from vaka.table.game.refusals import Refused
from vaka.table.gate.addresses import address_of
from vaka.table.gate.cookies import cookies_of
from vaka.table.live.ownership import use
from vaka.table.seats.browser import WAY, Visitor
from vaka.table.seats.owners import Invitation, Shown, label_of
from vaka.table.seats.tokens import COOKIE_NAME, TOKEN, bearer, cookie_name, hashed, new_token
from vaka.table.store.people import person_of
from vaka.table.store.schema import StoreFailure

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from vaka.table.live.table import Live
    from vaka.table.web.server import Server

LOG = logging.getLogger("vaka.table")
VISITOR_COOKIE: Final = "vaka_visitor"
HOST_COOKIE: Final = "__Host-vaka_visitor"
"""Behind https: browsers take a cookie of such a name from the server itself only, and for the whole of it."""
LIFETIME: Final = 365 * 24 * 3600
AT_ONCE: Final = 40
"""So many cookies of seats are cleared away with one page: the head of an answer has its limits too."""


def is_secure(connection: HTTPConnection) -> bool:
    """Has this come by https?"""
    return connection.scope["scheme"] in ("https", "wss")


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret of a browser, under the name that goes with how it comes; only if there is none there, under the other.

    So browsers keep what they held before behind https, and a proxy may forget to say that a WebSocket came that way.
    """
    cookies, names = cookies_of(connection), (HOST_COOKIE, VISITOR_COOKIE)
    found = next((cookies[name] for name in (names if is_secure(connection) else names[::-1]) if name in cookies), "")
    return found if TOKEN.fullmatch(found) else None


def shown_by(connection: HTTPConnection) -> Shown:
    """The secrets that a request shows."""
    secret, key = secret_of(connection), bearer(connection.headers.get("authorization"))
    return Shown(hashed(secret) if secret else None, hashed(key) if key else None)


def device_of(connection: HTTPConnection) -> str:
    """What the device of a request is called."""
    return label_of(connection.headers.get("user-agent", "")[:400])


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


def keep(visitor: Visitor, response: Response, connection: HTTPConnection, ways: dict[tuple[str, int], str] | None = None) -> None:
    """Let a browser keep its secret, and the ways beside it."""
    if not visitor.is_new:
        return
    secure = is_secure(connection)
    name = HOST_COOKIE if secure else VISITOR_COOKIE
    response.set_cookie(name, visitor.secret, max_age=LIFETIME, path="/", secure=secure, httponly=True, samesite="lax")
    for (table, seat), token in (ways or {}).items():
        response.set_cookie(cookie_name(table, seat), token, max_age=WAY, path="/", secure=secure, httponly=True, samesite="lax")


async def visitor_of(server: Server, connection: HTTPConnection) -> Visitor:
    """The browser of a request; raise Refused if its secret may be another's, and it has to say whose it is.

    A secret that holds nothing here may have been planted: it is not taken.
    """
    secret, label = secret_of(connection), device_of(connection)
    labels = await asyncio.to_thread(server.store.labels_of, hashed(secret)) if secret else set()
    if secret is None or not labels:
        return Visitor(new_token(), is_new=True, label=label, before=secret)
    if _may_be_anothers(server, connection, secret, labels):
        raise Refused("whose-browser", 409)
    return Visitor(secret, is_new=False, label=label)


async def name_of(server: Server, connection: HTTPConnection) -> str:
    """The name that lasts of whoever uses this browser; empty if they have none."""
    secret_hash = shown_by(connection).browser
    person = await asyncio.to_thread(person_of, server.store.engine, secret_hash) if secret_hash else None
    return person.name if person is not None else ""


async def is_in_doubt(server: Server, connection: HTTPConnection) -> bool:
    """Would this browser be asked whose its secret is?"""
    try:
        await visitor_of(server, connection)
    except Refused:
        return True
    return False


def _may_be_anothers(server: Server, connection: HTTPConnection, secret: str, labels: set[str]) -> bool:
    if is_secure(connection):
        return HOST_COOKIE not in cookies_of(connection)
    if labels.isdisjoint({device_of(connection), ""}):
        return True
    address, secret_hash = address_of(connection), hashed(secret)
    return any(
        watcher.shown.browser == secret_hash and watcher.address not in ("", address)
        for live in server.rooms.lives()
        for watcher in live.watchers
    )


class SeatCookies:
    """Uses up what pages bring in cookies of single seats."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        is_page = scope["type"] == "http" and not scope["path"].startswith(("/static/", "/api/"))
        connection = HTTPConnection(scope) if is_page else None
        brought = [name for name in cookies_of(connection) if COOKIE_NAME.fullmatch(name)] if connection else []
        if connection is None or not brought:
            await self.app(scope, receive, send)
            return
        cookies = Response()
        try:
            await self._settle(connection, cookies, brought)
        except StoreFailure as error:  # the cookies stay where they are: they are good the next time
            LOG.error("%s", error)

        async def send_with_cookies(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *_set_by(cookies)]
            await send(message)

        await self.app(scope, receive, send_with_cookies)

    async def _settle(self, connection: HTTPConnection, cookies: Response, brought: list[str]) -> None:
        hashes = {name: hashed(cookies_of(connection)[name]) for name in brought}
        open_now = await asyncio.to_thread(self.server.store.invitations, set(hashes.values()))
        good = {invitation.token_hash for invitation in open_now}
        gone = await self._spent([name for name in brought if hashes[name] not in good])
        if open_now and self.server.limits.may_change(address_of(connection)):
            with contextlib.suppress(Refused):  # whose browser is it? They are used up when that is said
                gone += await self._use(connection, cookies, hashes, open_now)
        for name in gone[:AT_ONCE]:
            cookies.delete_cookie(name, path="/", httponly=True, samesite="lax")

    async def _use(
        self, connection: HTTPConnection, cookies: Response, hashes: dict[str, str], open_now: list[Invitation]
    ) -> list[str]:
        """Use up what opens a seat; the cookies that are no longer needed."""
        visitor = await visitor_of(self.server, connection)
        settled = time.time() - self.server.settings.settle_time
        ways: dict[tuple[str, int], str] = {}
        waiting = set()
        for invitation in open_now:
            if invitation.kind == "same" and invitation.created > settled:
                waiting.add(invitation.token_hash)  # another page may still come late
                if invitation.replaces(hashed(visitor.secret)):
                    continue
            with contextlib.suppress(Refused):
                ways |= await use(self.server.rooms, invitation, visitor)
        keep(visitor, cookies, connection, ways)
        if visitor.is_new:  # whatever answers this request sees the browser as it will be
            cookies_of(connection)[HOST_COOKIE if is_secure(connection) else VISITOR_COOKIE] = visitor.secret
        done = {invitation.token_hash for invitation in open_now} - waiting
        return [name for name, token in hashes.items() if token in done and not visitor.is_new]

    async def _spent(self, brought: list[str]) -> list[str]:
        """Cookies of tables of ours that open nothing any more; those of another server on this machine are left alone."""
        tables = {name: COOKIE_NAME.fullmatch(name) for name in brought}
        ours = await asyncio.to_thread(self.server.store.games, [found[1] for found in tables.values() if found])
        known = {game.id for game in ours}
        return [name for name, found in tables.items() if found and found[1] in known]


def _set_by(cookies: Response) -> list[tuple[bytes, bytes]]:
    return [(name, value) for name, value in cookies.raw_headers if name == b"set-cookie"]
