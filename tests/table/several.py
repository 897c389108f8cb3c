"""Two servers on one PostgreSQL, behind a balancer that gives every request and every connection to the next of them."""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any

import httpx

from tests.table.served import Served, serving
from vaka.table.live.table import Live
from vaka.table.web.server import Server


class Balancer(httpx.BaseTransport):
    """Sends each request to the next server."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = itertools.cycle(ports)
        self._inner = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(port=next(self._ports))
        return self._inner.handle_request(request)

    def close(self) -> None:
        self._inner.close()


class Inside:
    """The rooms of several servers."""

    def __init__(self, servers: list[Server]) -> None:
        self._servers = servers

    def loaded(self, table: str) -> Live:
        return self._lives[table]

    @property
    def _lives(self) -> dict[str, Live]:
        found: dict[str, Live] = {}
        for live in (live for server in self._servers for live in server.rooms.lives()):
            table = live.room.id
            found[table] = max(live, found.get(table, live), key=lambda one: one.room.entry)
        return found


def _known(server: Server, table: str) -> tuple[object, ...] | None:
    live = server.rooms.loaded(table)
    newest = server.store.newest([table])[table]
    return None if live is None else (newest == live.room.entry, live.owned, tuple(live.presence.online()), live.spectators())


class Pair(Served):
    """Two servers, as one."""

    def __init__(self, servers: list[Served]) -> None:
        self.servers = servers
        self._next = itertools.cycle(servers)
        ports = [int(one.address.rpartition(":")[2]) for one in servers]
        self.http = httpx.Client(base_url=f"http://{servers[0].address}", timeout=20, transport=Balancer(ports))

    @property
    def server(self) -> Any:  # type: ignore[override]
        """What is inside: of each table what the server has that knows most."""
        return SimpleNamespace(rooms=Inside([one.server for one in self.servers]))

    def settle(self, table: str) -> None:
        """Wait until what has happened at a table is known to all servers, and who is there."""
        end = time.monotonic() + 10
        while len(known := {_known(one.server, table) for one in self.servers} - {None}) > 1 or (False,) in {
            one[:1] for one in known if one
        }:
            assert time.monotonic() < end, known
            time.sleep(0.005)

    @property
    def address(self) -> str:  # type: ignore[override]
        """Of the next server."""
        return next(self._next).address


@contextmanager
def serving_together(url: str, count: int = 2, **changed: Any) -> Iterator[Pair]:
    """So many servers on one PostgreSQL, in threads of their own."""
    with ExitStack() as stack:
        pair = Pair([stack.enter_context(serving(url, **changed)) for _ in range(count)])
        yield pair
        pair.http.close()
