"""What whoever runs a server asks it: is it there, does it work, and how much."""

from __future__ import annotations

import asyncio
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from vaka.table.deciding import Refused
from vaka.table.hosts import name_in
from vaka.table.serve import is_loopback
from vaka.table.store import StoreFailure

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from vaka.table.server import Server

PROBES: Final = ("/health", "/ready")
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""What proxies put on what they pass on: with any of it the one who asks is not on this machine."""


def build_watch(server: Server) -> APIRouter:
    """The routes for operators; they are no part of the description for programs."""
    router = APIRouter(include_in_schema=False)

    @router.get("/metrics")
    async def metrics(request: Request) -> Response:
        """Figures in the text format of Prometheus, for this machine and whoever the operator names."""
        if not (_is_here(request) or _is_named(request, server.settings.metrics_for)):
            raise Refused("no-such-table", 404)
        return PlainTextResponse(server.metrics.text(server), media_type="text/plain; version=0.0.4")

    return router


class Watch:
    """Answers /health and /ready, and passes on everything else: neither cookies nor pages have a part in them."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self.asking: asyncio.Task[None] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http" and scope["method"] == "GET" and scope["path"] in PROBES:
            status, said = (200, "ok") if scope["path"] == "/health" else await self._ready()
            answer = PlainTextResponse(f"{said}\n", status, headers={"cache-control": "no-store"})
            await answer(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _ready(self) -> tuple[int, str]:
        """Does the store answer as well? It is asked once, however many want to know."""
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self._ask())
        try:
            await asyncio.shield(self.asking)
        except (StoreFailure, TimeoutError):
            return 503, "the store does not answer"
        return 200, "ready"

    async def _ask(self) -> None:
        await asyncio.wait_for(asyncio.to_thread(self.server.store.answers), 5)


def _is_here(request: Request) -> bool:
    """Does a program on this machine ask, and not a proxy for somebody else, or a page under a name of its own?"""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    asked = name_in(request.headers.get("host", ""))
    return is_loopback(request.client.host) and (asked == "localhost" or is_loopback(asked))


def _is_named(request: Request, networks: tuple[str, ...]) -> bool:
    if request.client is None or not networks:
        return False
    try:
        address = ip_address(request.client.host.partition("%")[0])
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return any((mapped or address) in ip_network(network, strict=False) for network in networks)
