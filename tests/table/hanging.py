"""Importing this makes a server hang when it is told to stop: neither its own end nor a thread of its answers.

And its Python has holes.
"""

from __future__ import annotations

import asyncio
import time

from vaka.table.service import pythons
from vaka.table.web.server import Server


async def never_close(self: Server) -> None:
    """As a store that does not answer any more."""
    await asyncio.to_thread(time.sleep, 600)


def has_holes(version: tuple[int, int, int]) -> str | None:
    """Whichever it is."""
    return "this Python has holes"


pythons.warning = has_holes
Server.close = never_close  # type: ignore[method-assign]
