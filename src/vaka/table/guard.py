"""What stands between the server and the world: headers, origins, and limits."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from vaka.table.leavings import Leavings
from vaka.table.phrases import language_of, refusal
from vaka.table.prices import NOTHING, price_of
from vaka.table.works import PAYER

if TYPE_CHECKING:
    from asyncio import WriteTransport
    from collections.abc import Mapping

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from vaka.table.metrics import Metrics
    from vaka.table.settings import Settings

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""For a picture that stands alone: its style sheet is within, and there is nothing else that it may do."""
HEADERS: Final[Mapping[str, str]] = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


HSTS: Final = "max-age=31536000"
"""Behind a proxy that speaks https: browsers come that way only, for a year."""


RECORDS: Final = "/api/v1/records"
"""Where larger bodies come than anywhere else."""


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("left", "rate", "room", "when")

    def __init__(self, rate: float, room: float) -> None:
        self.rate = rate
        self.room = room
        self.left = room
        self.when = time.monotonic()

    def take(self, price: float = 1.0) -> bool:
        """Is there so much left? Then take it."""
        if self.now() < price:
            return False
        self.left -= price
        return True

    def now(self) -> float:
        """What is left; less than nothing is owed."""
        now = time.monotonic()
        self.left = min(self.room, self.left + (now - self.when) * self.rate)
        self.when = now
        return self.left

    def charge(self, price: float) -> None:
        """Take what was spent, whether it is there or not."""
        self.left = self.now() - price


class Limits:
    """What each address may do. Addresses that have not been heard of for long are forgotten."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._tries: OrderedDict[str, Bucket] = OrderedDict()
        self._work: OrderedDict[str, Bucket] = OrderedDict()
        self._watches: OrderedDict[str, Bucket] = OrderedDict()
        self._connections: dict[str, int] = {}
        self._lines: dict[str, set[WriteTransport]] = {}
        self._uploads: dict[str, int] = {}
        self.leavings = Leavings()

    def may_change(self, address: str) -> bool:
        """One more request that changes something?"""
        return self._bucket(self._requests, address, self.settings.requests_per_second, self.settings.request_burst).take()

    def may_open(self, address: str) -> bool:
        """One more table?"""
        hourly = self.settings.tables_per_hour
        return self._bucket(self._tables, address, hourly / 3600, hourly).take()

    def may_work(self, address: str, price: float) -> bool:
        """Something that costs so much?"""
        return self._bucket(self._work, address, self.settings.work_per_second, self.settings.work_burst).take(price)

    def charge(self, address: str, price: float) -> None:
        """Something has cost so much more than was paid; nobody pays for what the server does by itself."""
        if address:
            self._bucket(self._work, address, self.settings.work_per_second, self.settings.work_burst).charge(price)

    def owes(self, address: str) -> bool:
        """Has an address had more than it may?"""
        return address in self._work and self._work[address].now() < 0

    def may_watch(self, address: str) -> bool:
        """Once more what is free?"""
        return self._bucket(self._watches, address, self.settings.watches_per_second, self.settings.watch_burst).take()

    def may_try(self, address: str) -> bool:
        """One more code? Nobody finds one of 50 bits by trying, least of all at this pace."""
        return self._bucket(self._tries, address, self.settings.codes_per_minute / 60, self.settings.codes_per_minute).take()

    def connect(self, address: str) -> bool:
        """One more connection?"""
        count = self._connections.get(address, 0)
        if count >= self.settings.connections_per_address:
            return False
        self._connections[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        """One connection less."""
        left = self._connections.get(address, 1) - 1
        if left > 0:
            self._connections[address] = left
        else:
            self._connections.pop(address, None)

    def open_line(self, address: str, line: WriteTransport) -> None:
        """A connection on which answers may lie ready."""
        self._lines.setdefault(address, set()).add(line)

    def close_line(self, address: str, line: WriteTransport) -> None:
        """It is closed, or another's."""
        lines = self._lines.get(address, set())
        lines.discard(line)
        if not lines:
            self._lines.pop(address, None)

    def may_lie(self, address: str, size: int) -> bool:
        """May so many bytes more lie ready for an address? Not if it does not fetch what there is already."""
        lying = sum(line.get_write_buffer_size() for line in self._lines.get(address, ()))
        return not lying or lying + size <= self.settings.unsent_bytes

    def begin_upload(self, address: str) -> bool:
        """One more record on its way?"""
        if self._uploads.get(address, 0) >= self.settings.uploads:
            return False
        self._uploads[address] = self._uploads.get(address, 0) + 1
        return True

    def end_upload(self, address: str) -> None:
        """It is here, or will not be."""
        self._uploads[address] -= 1
        if not self._uploads[address]:
            del self._uploads[address]

    @staticmethod
    def _bucket(buckets: OrderedDict[str, Bucket], address: str, rate: float, room: float) -> Bucket:
        if address not in buckets:
            buckets[address] = Bucket(rate, room)
            if len(buckets) > 10_000:
                buckets.popitem(last=False)
        buckets.move_to_end(address)
        return buckets[address]


def address_of(connection: HTTPConnection) -> str:
    """Where a visitor comes from."""
    return whose(connection.client.host if connection.client else "local")


@lru_cache(maxsize=4096)
def whose(host: str) -> str:
    """The address by which a visitor is counted: in IPv6 the network of 64 bits that everybody has to themselves.

    >>> whose("2001:db8:1:2:3:4:5:6"), whose("::ffff:192.0.2.7"), whose("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> 64 << 64, 64)))


def is_own_origin(headers: Headers, settings: Settings) -> bool:
    """Does this come from a page of ours? Programs, which send no origin, are welcome: they have no cookies of others."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc.lower()
    except ValueError:  # half a bracket: no page has such an origin
        return False
    return origin in settings.origins or host == headers.get("host", "").lower()


class Guard:
    """Puts the headers on every answer; stops foreign pages and bodies that are too large before anything reads them."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        began = time.monotonic()

        is_too_much = False

        async def send_guarded(message: Message) -> None:
            nonlocal is_too_much
            if message["type"] == "http.response.start" and not self.limits.may_lie(address, _length(message)):
                is_too_much = True
                await _refused("too-fast", 429, scope)(scope, receive, send_headed)
            elif not is_too_much:
                await send_headed(message)

        async def send_headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if self.settings.behind_proxy and scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", HSTS)
                self.metrics.request(scope["method"], message["status"], time.monotonic() - began)
                if message["status"] == 404 and price < NOTHING:
                    self.limits.charge(address, NOTHING - price)
            await send(message)

        address = address_of(HTTPConnection(scope))
        price = price_of(scope["method"], scope["path"])
        PAYER.set(address)
        if not (self.limits.may_work(address, price) if price else self.limits.may_watch(address)):
            await asyncio.sleep(self.settings.pause)
            await _refused("too-fast", 429, scope)(scope, receive, send_guarded)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal(scope, receive, send_guarded)
            return
        limit = self._limit(scope)
        taken = 0

        async def receive_limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > limit:  # a body without a length: what is too much is not handed on
                raise HTTPException(413)
            return message

        if scope["path"] != RECORDS or scope["method"] != "POST":
            await self.app(scope, receive_limited, send_guarded)
        elif self.limits.begin_upload(address):
            try:
                await self.app(scope, receive_limited, send_guarded)
            finally:
                self.limits.end_upload(address)
        else:
            await asyncio.sleep(self.settings.pause)
            await _refused("too-fast", 429, scope)(scope, receive, send_guarded)

    def _limit(self, scope: Scope) -> int:
        return self.settings.record_bytes if scope["path"] == RECORDS else self.settings.message_bytes

    def _refusal(self, scope: Scope) -> JSONResponse | None:
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        headers = Headers(scope=scope)
        if not is_own_origin(headers, self.settings):
            return _refused("origin", 403, scope)
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or len(length) > 9 or int(length) > self._limit(scope):
            return _refused("too-long", 413, scope)
        if not self.limits.may_change(address_of(HTTPConnection(scope))):
            return _refused("too-fast", 429, scope)
        return None


def _length(message: Message) -> int:
    """How long an answer will be, where its head says so."""
    found = next((value for name, value in message.get("headers", ()) if name.lower() == b"content-length"), b"0")
    return int(found)


def _refused(key: str, status: int, scope: Scope) -> JSONResponse:
    reason = refusal(key, language_of(HTTPConnection(scope)), {})
    headers = {"retry-after": "5"} if status == 429 else None
    return JSONResponse(refused_shape(reason), status, headers)


def refused_shape(reason: str) -> dict[str, str | None]:
    """A refusal before anybody knows what was asked."""
    return {"type": "refused", "reason": reason, "rule": None, "of": None, "key": None, "unsure": None}
