"""What whoever runs a server asks it: is it there, does it work, and how much."""

from __future__ import annotations

import asyncio
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from vaka.table.game.refusals import Refused
from vaka.table.gate.addresses import is_loopback
from vaka.table.gate.hosts import name_in
from vaka.table.store.schema import StoreFailure

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from vaka.table.web.server import Server

PROBES: Final = ("/health", "/ready")
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""What proxies put on what they pass on: with any of it the one who asks is not on this machine."""


def build_operators(server: Server) -> APIRouter:
    """The routes for operators; they are no part of the description for programs."""
    router = APIRouter(include_in_schema=False)

    @router.get("/metrics")
    async def metrics(request: Request) -> Response:
        """Figures in the text format of Prometheus, for this machine and whoever the operator names."""
        if not (_is_here(request) or _is_named(request, server.settings.metrics_for)):
            raise Refused("no-such-table", 404)
        return PlainTextResponse(figures(server), media_type="text/plain; version=0.0.4")

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


# --- Figures ---


def figures(server: Server) -> str:
    """All figures of a running server, in the text format of Prometheus."""
    metrics, lives = server.metrics, server.rooms.lives()
    lines = _family("vaka_requests_total", "counter", "Requests answered, by method and status.")
    lines += [
        f'vaka_requests_total{{method="{method}",status="{status}"}} {count}'
        for (method, status), count in sorted(metrics.requests.items())
    ]
    lines += _family("vaka_request_seconds", "histogram", "How long requests took.") + metrics.latency.lines("vaka_request_seconds")
    lines += _family("vaka_entries_total", "counter", "Entries written to the logs of games, by kind; act is an action.")
    lines += [f'vaka_entries_total{{kind="{kind}"}} {count}' for kind, count in sorted(metrics.entries.items())]
    lines += _family("vaka_commit_seconds", "histogram", "How long the store took to make changes durable.")
    lines += metrics.commits.lines("vaka_commit_seconds")
    lines += _family("vaka_bot_seconds", "histogram", "How long bots thought, waiting for a process included.")
    lines += metrics.thoughts.lines("vaka_bot_seconds")
    lines += _family("vaka_hooks_total", "counter", "Web hooks, by what became of them.")
    lines += [f'vaka_hooks_total{{result="{result}"}} {count}' for result, count in server.rooms.hooks.counts.items()]
    lines += _family("vaka_pushes_total", "counter", "Push messages, by what became of them.")
    lines += [f'vaka_pushes_total{{result="{result}"}} {count}' for result, count in server.rooms.pushes.counts.items()]
    for name, kind, value, meaning in (
        ("vaka_rooms", "gauge", len(lives), "Games in memory."),
        ("vaka_connections", "gauge", sum(len(live.watchers) for live in lives), "WebSockets that are open."),
        ("vaka_bots_thinking", "gauge", server.thinking.busy, "Bots that think now."),
        ("vaka_store_waiting", "gauge", server.writer.waiting(), "Changes that wait for the store."),
        ("vaka_store_failures_total", "counter", metrics.failed_commits, "Commits that failed."),
        (
            "vaka_overtaken_total",
            "counter",
            metrics.overtaken,
            "Changes decided anew: another server was quicker.",
        ),
        ("vaka_start_time_seconds", "gauge", round(metrics.began, 3), "When the server started."),
    ):
        lines += [*_family(name, kind, meaning), f"{name} {value}"]
    return "\n".join(lines) + "\n"


def _family(name: str, kind: str, meaning: str) -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]
