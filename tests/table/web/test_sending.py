"""What a connection is sent, and when no more."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from vaka.table.live.screens import Watcher
from vaka.table.web.sockets import _keep_sending

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from vaka.table.live.table import Live
    from vaka.table.web.server import Server


class Line:
    """A connection that keeps what it is sent."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.code = 0

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int, reason: str) -> None:
        self.code = code


class Writing:
    """A table that ends a device, or leaves memory, while the view is written for it."""

    def __init__(self, end: str) -> None:
        self.end = end
        self.common = SimpleNamespace(is_current=lambda: True)

    async def message(self, watcher: Watcher) -> str:
        await asyncio.sleep(0)
        getattr(watcher, self.end)()
        return "a hand"


@pytest.mark.parametrize(("end", "code"), [("turn_out", 4401), ("lose", 1012)])
def test_nothing_is_sent_to_who_has_lost_the_seat_while_it_was_written(end: str, code: int) -> None:
    """A long log is written beside the loop: the seat may be somebody else's by the time that it is there."""
    line, watcher = Line(), Watcher(0, "en", [0])
    watcher.show()
    server = SimpleNamespace(limits=SimpleNamespace(may_lie=lambda *_: True, told=lambda *_: None))
    asyncio.run(_keep_sending(cast("Server", server), cast("WebSocket", line), cast("Live", Writing(end)), watcher))
    assert line.sent == []
    assert line.code == code
