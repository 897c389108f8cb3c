"""Web hooks: a table tells an address of its host's choice that somebody is asked who is not here.

The address is whatever somebody types, so nothing of the inside may be reached by it: only addresses that the whole world
reaches are told (unless the operator says otherwise), the one that was looked at is the one that is spoken to, and nobody is
followed elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import ssl
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

LOG = logging.getLogger("vaka.table")
PATIENCE: Final = 5.0
MOST: Final = 40
"""So many may be on their way; more are not sent."""


class Hooks:
    """Sends what there is to tell, beside everything else."""

    def __init__(self, allowed: str) -> None:
        """`allowed`: none, public, or all addresses."""
        self.allowed = allowed
        self._under_way: set[asyncio.Task[None]] = set()

    def tell(self, url: str, told: dict[str, Any]) -> None:
        """Tell it soon; who does not listen is not told again."""
        if self.allowed == "none" or len(self._under_way) >= MOST:
            return
        task = asyncio.create_task(self._tell(url, told))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _tell(self, url: str, told: dict[str, Any]) -> None:
        try:
            await asyncio.to_thread(post, url, told, anywhere=self.allowed == "all")
        except (OSError, ValueError, HTTPException) as error:
            LOG.info("a web hook was not told: %s", type(error).__name__)

    async def close(self) -> None:
        """Wait for nobody."""
        tasks = list(self._under_way)
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)


def post(url: str, told: dict[str, Any], *, anywhere: bool) -> None:
    """Send JSON; raise ValueError for an address that is none or that is not public, OSError where nobody answers."""
    parts = urlsplit(url)
    host, secure = parts.hostname, parts.scheme == "https"
    if parts.scheme not in ("http", "https") or not host or parts.username is not None:
        raise ValueError("no address for a web hook")
    port = parts.port or (443 if secure else 80)
    address = public_address(host, port, anywhere=anywhere)
    with contextlib.closing(HTTPConnection(host, port, timeout=PATIENCE)) as line:
        plain = socket.create_connection((address, port), PATIENCE)
        line.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        line.request("POST", path, json.dumps(told, ensure_ascii=False).encode(), {"content-type": "application/json"})
        line.getresponse().read(1024)


def public_address(host: str, port: int, *, anywhere: bool = False) -> str:
    """The address of a host; raise ValueError if the world does not reach it.

    >>> public_address("127.0.0.1", 80)
    Traceback (most recent call last):
    ...
    ValueError: 127.0.0.1 is not public
    """
    found = str(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0])
    if not anywhere and not ip_address(found.partition("%")[0]).is_global:
        raise ValueError(f"{found} is not public")
    return found
