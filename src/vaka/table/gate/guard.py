"""The first that sees a request: prices, origins and sizes before anything reads it, and the headers of every answer."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse

from vaka.table.gate.addresses import PAYER, address_of
from vaka.table.gate.languages import language_of
from vaka.table.gate.prices import NOTHING, price_of
from vaka.table.protocol.phrases import refusal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from vaka.table.gate.limits import Limits
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
IN_PIECES: Final = 128 * 1024
"""Of an answer whose head does not say how long it is, no more lies ready: the next piece waits until the last ones are fetched."""
EMPTY: Final = (204, 304)
"""What has no body."""
"""Behind a proxy that speaks https: browsers come that way only, for a year."""


RECORDS: Final = "/api/v1/records"
"""Where larger bodies come than anywhere else."""


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
    """How long an answer will be, as its head says; of one in pieces, how much of it may lie ready."""
    found = next((value for name, value in message.get("headers", ()) if name.lower() == b"content-length"), None)
    if found is not None:
        return int(found)
    return 0 if message["status"] in EMPTY else IN_PIECES


def _refused(key: str, status: int, scope: Scope) -> JSONResponse:
    reason = refusal(key, language_of(HTTPConnection(scope)), {})
    headers = {"retry-after": "5"} if status == 429 else None
    return JSONResponse(refused_shape(reason), status, headers)


def refused_shape(reason: str) -> dict[str, str | None]:
    """A refusal before anybody knows what was asked."""
    return {"type": "refused", "reason": reason, "rule": None, "of": None, "key": None, "unsure": None}
