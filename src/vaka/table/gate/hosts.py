"""Under which names a server is asked for.

A foreign page whose name is suddenly that of this machine (DNS rebinding) is of the same origin as the server, as far as a browser
can tell. So the server answers to names that are its own, and to addresses in digits, which nobody can point elsewhere. Behind a
proxy the names are the proxy's to know.
"""

from __future__ import annotations

import socket
from functools import cache
from ipaddress import ip_address
from typing import TYPE_CHECKING

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, PlainTextResponse, Response

from vaka.table.gate.addresses import is_loopback
from vaka.table.gate.guard import refused_shape
from vaka.table.gate.languages import language_of
from vaka.table.protocol.phrases import refusal

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from vaka.table.settings import Settings


class Hosts:
    """Turns away whoever asks for a server of another name."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] not in ("http", "websocket") or self.settings.behind_proxy:
            await self.app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        asked, here = connection.headers.get("host", ""), (scope.get("server") or ("", None))[0]
        if is_own(asked, here, self.settings.names):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign host"})
        else:
            await self._refusal(connection, asked)(scope, receive, send)

    @staticmethod
    def _refusal(connection: HTTPConnection, asked: str) -> Response:
        reason = refusal("host", language_of(connection), {"host": name_in(asked)[:100]})
        if connection.url.path.startswith("/api/"):
            return JSONResponse(refused_shape(reason), 421)
        return PlainTextResponse(f"{reason}\n", 421, headers={"cache-control": "no-store"})


def is_own(asked: str, here: str, more: tuple[str, ...]) -> bool:
    """May a server that was reached at the address `here` be asked for by this Host?

    >>> [is_own(asked, "127.0.0.1", ("vaka.lan",)) for asked in ("localhost:8765", "127.0.0.1", "vaka.lan", "evil.example:8765")]
    [True, True, True, False]
    """
    if not asked:
        return True  # a program of old; browsers name it always
    name = name_in(asked)
    if name in own_names() or name.endswith(".localhost") or name in (one.lower() for one in more):
        return True
    return _is_address(name) and (is_loopback(name) or not is_loopback(here))


def name_in(host: str) -> str:
    """The name in a Host header, without its port.

    >>> name_in("Vaka.local:80"), name_in("[::1]:8765"), name_in("localhost.")
    ('vaka.local', '::1', 'localhost')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower().removesuffix(".")


@cache
def own_names() -> frozenset[str]:
    """What this machine is called: nobody is asked for it, since that may take long."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({"localhost", name, short, f"{short}.local"} - {"", ".local"})


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
