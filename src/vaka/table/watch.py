"""What whoever runs a server asks it: is it there, does it work, and how much."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from vaka.table.deciding import Refused
from vaka.table.store import StoreFailure

if TYPE_CHECKING:
    from vaka.table.server import Server


def build_watch(server: Server) -> APIRouter:
    """The routes for operators; they are no part of the description for programs."""
    router = APIRouter(include_in_schema=False)

    @router.get("/health")
    async def health() -> Response:
        """The process answers."""
        return PlainTextResponse("ok\n", headers={"cache-control": "no-store"})

    @router.get("/ready")
    async def ready() -> Response:
        """The store answers as well, and nobody has told the server to stop."""
        try:
            await asyncio.wait_for(asyncio.to_thread(server.store.answers), 5)
        except (StoreFailure, TimeoutError):
            return PlainTextResponse("the store does not answer\n", 503, headers={"cache-control": "no-store"})
        return PlainTextResponse("ready\n", headers={"cache-control": "no-store"})

    @router.get("/metrics")
    async def metrics(request: Request) -> Response:
        """Figures in the text format of Prometheus, for this machine or the networks around it."""
        if not (server.settings.metrics_everywhere or _is_near(request)):
            raise Refused("no-such-table", 404)
        return PlainTextResponse(server.metrics.text(server), media_type="text/plain; version=0.0.4")

    return router


def _is_near(request: Request) -> bool:
    try:
        return request.client is not None and ip_address(request.client.host).is_private
    except ValueError:
        return False
