"""Pages, the client's files and pictures go out compressed: on a phone's line that is most of the way to the first board.

Answers of the interface about tables are left as they are: they may carry keys of seats, which must not be guessed from how well
they pack. What it tells of games is the same for everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.middleware.gzip import GZipMiddleware

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

PUBLIC: Final = ("/api/v1/boards/", "/api/v1/games")
SMALLEST: Final = 1000
"""Bytes: less does not pay."""
EFFORT: Final = 5
"""A file of the client takes 2 ms, once for each visitor: its address names what is in it, so it is kept for ever."""


class Packing(GZipMiddleware):
    """Compresses what is read, and nothing that is said."""

    def __init__(self, app: object) -> None:
        super().__init__(app, minimum_size=SMALLEST, compresslevel=EFFORT)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] == "http" and scope["path"].startswith("/api/") and not scope["path"].startswith(PUBLIC):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)
