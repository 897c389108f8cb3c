"""Where somebody comes from: the address by which they are counted, and for which something is done.

Standard library only: the command line reads this before anything is served.
"""

from __future__ import annotations

from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

PAYER: Final[ContextVar[str]] = ContextVar("payer", default="")
"""The address for which something is done; empty: the server's own."""


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


def is_loopback(address: str) -> bool:
    """Does only this machine reach this address? Names are none.

    >>> [is_loopback(address) for address in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "192.168.1.5", "localhost")]
    [True, True, True, False, False]
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (mapped or found).is_loopback
