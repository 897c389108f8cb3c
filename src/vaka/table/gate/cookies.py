"""The cookies that are ours, found by one look along the line.

Other servers of the same host leave theirs, by the hundred and as they like, and reading all of that as the standard library does
takes a second in some Pythons. So nobody here reads them: the line is taken out of the head of a request, and whoever wants a
cookie of ours asks `cookies_of`.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starlette.requests import HTTPConnection
    from starlette.types import ASGIApp, Receive, Scope, Send

OURS: Final = re.compile(
    rb"(?P<name>(?:__Host-)?vaka_visitor|vaka_lang|vaka_theme|vaka_shape|vaka-[a-z2-7]{16}-\d{1,2})=(?P<value>[A-Za-z0-9_-]{1,64})"
)
"""What the server or its pages set: neither quotes nor anything else that would have to be read."""
PLACE: Final = "vaka.cookies"


class Cookies:
    """What a request brings; it is looked at when somebody asks."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines = list(lines)

    @cached_property
    def ours(self) -> dict[str, str]:
        """Our own cookies; of two with the same name the last.

        >>> Cookies([b"a=1; vaka_lang=de; vaka_theme=\\"dark; b"]).ours
        {'vaka_lang': 'de'}
        """
        found = [OURS.fullmatch(part.strip()) for line in self._lines if b"vaka" in line for part in line.split(b";")]
        return {match["name"].decode(): match["value"].decode() for match in found if match}


def own_line(line: bytes) -> bytes:
    """What is left of a line of cookies."""
    return "; ".join(f"{name}={value}" for name, value in Cookies([line]).ours.items()).encode()


def cookies_of(connection: HTTPConnection) -> dict[str, str]:
    """Our own cookies of a request. What is put here is seen by whoever answers the request."""
    cookies: Cookies = connection.scope[PLACE]
    return cookies.ours


class OwnCookies:
    """Takes the cookies out of the head of every request, before anything reads it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] in ("http", "websocket"):
            cookies = Cookies(value for name, value in scope["headers"] if name == b"cookie")
            scope[PLACE] = cookies
            scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
        await self.app(scope, receive, send)
