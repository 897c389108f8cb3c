"""Two servers on one PostgreSQL, behind a balancer that gives every request and every connection to the next of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx

from tests.table.served import Served, serving


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


class Pair(Served):
    """Two servers, as one."""

    def __init__(self, servers: list[Served]) -> None:
        self.servers = servers
        self._next = itertools.cycle(servers)
        ports = [int(one.address.rpartition(":")[2]) for one in servers]
        self.http = httpx.Client(base_url=f"http://{servers[0].address}", timeout=20, transport=Balancer(ports))

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
