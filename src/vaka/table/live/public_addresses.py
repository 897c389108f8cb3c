"""Which addresses the whole world reaches, and which one a name stands for.

What the standard library calls global differs from one Python to the next, and some of it leads inside all the same: by
translation (64:ff9b::/96), by tunnels (2002::/16), by an IPv4 address within an IPv6 one. So it is asked, and a list of our own
as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
import threading
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable

INSIDE_V4: Final = tuple(
    map(
        IPv4Network,
        (
            "0.0.0.0/8",  # this network
            "10.0.0.0/8",  # private
            "100.64.0.0/10",  # between a provider and its customers
            "127.0.0.0/8",  # loopback
            "169.254.0.0/16",  # link-local; clouds tell their secrets there
            "172.16.0.0/12",  # private
            "192.0.0.0/24",  # protocols; clouds use it as well
            "192.0.2.0/24",  # documentation
            "192.31.196.0/24",  # answered by whoever is near
            "192.52.193.0/24",  # multicast tunnels
            "192.88.99.0/24",  # relays of 6to4
            "192.168.0.0/16",  # private
            "192.175.48.0/24",  # answered by whoever is near
            "198.18.0.0/15",  # measuring
            "198.51.100.0/24",  # documentation
            "203.0.113.0/24",  # documentation
            "224.0.0.0/4",  # multicast
            "240.0.0.0/4",  # kept for later, and broadcast
        ),
    )
)
"""The special addresses of IPv4, by the registries."""
WORLD_V6: Final = IPv6Network("2000::/3")
"""All that is given out of IPv6 lies here; whatever contains an IPv4 address lies outside, or in the list below."""
INSIDE_V6: Final = tuple(
    map(
        IPv6Network,
        (
            "2001::/23",  # protocols, tunnels (Teredo) among them
            "2001:db8::/32",  # documentation
            "2002::/16",  # 6to4: an IPv4 address within
            "2620:4f:8000::/48",  # answered by whoever is near
            "3fff::/20",  # documentation
        ),
    )
)


def is_public(found: str) -> bool:
    """Does the whole world reach this address?

    >>> is_public("1.1.1.1"), is_public("192.0.0.192"), is_public("64:ff9b::a00:1"), is_public("::127.0.0.1")
    (True, False, False, False)
    """
    address = ip_address(found.partition("%")[0])
    if not address.is_global or address.is_multicast:
        return False
    if isinstance(address, IPv4Address):
        return not any(address in network for network in INSIDE_V4)
    return address in WORLD_V6 and not any(address in network for network in INSIDE_V6)


def look_up(host: str, port: int) -> list[str]:
    """All addresses of a host, the nearest first; raise OSError if there are none."""
    return list(dict.fromkeys(str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)))


def chosen(host: str, found: list[str], *, anywhere: bool) -> list[str]:
    """Those of a host's addresses that may be spoken to; raise ValueError if there are none.

    >>> chosen("example.org", ["10.0.0.1", "1.1.1.1"], anywhere=False)
    ['1.1.1.1']
    """
    allowed = [address for address in found if anywhere or is_public(address)]
    if not allowed:
        raise ValueError(f"{host} is not public")
    return allowed


class Aside:
    """A few threads of its own, for what may hang and cannot be broken off. Nobody waits for them when the server stops."""

    def __init__(self, threads: int) -> None:
        self._most = threads
        self._threads = 0
        self._asked: SimpleQueue[tuple[asyncio.Future[Any], Callable[..., Any], tuple[Any, ...]]] = SimpleQueue()

    async def do(self, function: Callable[..., Any], *given: Any) -> Any:
        """What a function finds; raise what it raises. Whoever stops waiting before its turn has come is passed over."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._asked.put((answer, function, given))
        if self._threads < self._most:
            self._threads += 1
            threading.Thread(target=self._work, daemon=True).start()
        return await answer

    def _work(self) -> None:
        while True:
            answer, function, given = self._asked.get()
            if answer.done():
                continue
            try:
                found, error = function(*given), None
            except Exception as raised:
                found, error = None, raised
            with contextlib.suppress(RuntimeError):  # the server has stopped: nobody listens any more
                answer.get_loop().call_soon_threadsafe(_settle, answer, found, error)


def _settle(answer: asyncio.Future[Any], found: Any, error: Exception | None) -> None:
    if answer.done():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(found)


def trust() -> ssl.SSLContext:
    """Whose certificates are believed; reading them takes a while."""
    return ssl.create_default_context()
