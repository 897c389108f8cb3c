"""How long the server waits for a request, and from how many connections of one address: what a framework leaves open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from vaka.engine.words import LANGUAGES
from vaka.table.gate.addresses import whose
from vaka.table.gate.cookies import own_line
from vaka.table.gate.frames import counted
from vaka.table.protocol.phrases import refusal

if TYPE_CHECKING:
    import asyncio

    from vaka.table.gate.limits import Limits
    from vaka.table.settings import Settings


GOODBYE: Final = 2.0
"""Seconds for which whoever was refused may read why."""
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-type: text/plain; charset=utf-8\r\ncache-control: no-store\r\n"
    b"connection: close\r\n\r\n" + "\n\n".join(refusal("long-head", lang, {}) for lang in LANGUAGES).encode() + b"\n"
)
"""Which language the reader has stands in the head that was not read."""


def is_too_long(come: bytes, settings: Settings) -> bool:
    """Is the head of a request, as far as it has come, more than the server reads?"""
    head = come[: settings.head_bytes]
    end = min((place for place in (head.find(b"\n\r\n"), head.find(b"\n\n")) if place >= 0), default=-1)
    if end < 0:
        return len(come) > settings.head_bytes or head.count(b"\n") > settings.head_lines
    return head.count(b"\n", 0, end) > settings.head_lines


def patient(limits: Limits, settings: Settings) -> type[H11Protocol]:
    """The protocol of a server with these limits, as uvicorn takes it.

    A head and a body must be whole in time, however slowly they come. All connections of an address are counted here; one that
    becomes a WebSocket is counted there. Behind a proxy they are the proxy's, which has limits of its own.
    """

    class Patient(H11Protocol):
        """One connection."""

        address: str | None = None
        timer: asyncio.TimerHandle | None = None
        phase: str | None = None
        is_refused = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if not settings.behind_proxy:
                address = whose(self.client[0] if self.client else "local")
                if not limits.connect(address):
                    transport.abort()
                    return
                self.address = address
                limits.open_line(address, transport)
            self.wait_for("head")

        def connection_lost(self, exc: Exception | None) -> None:
            self.let_go()
            super().connection_lost(exc)
            limits.leavings.left()

        def data_received(self, data: bytes) -> None:
            if self.is_refused:  # what still comes is let go by, so that the refusal is read
                return
            super().data_received(data)
            if self.phase == "gone" or self.is_refused:  # a WebSocket now, whose time is its own
                return
            if self.conn.their_state is h11.SEND_BODY:
                self.wait_for("body")
            elif self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
                self.wait_for("head")
            else:
                self.wait_for(None)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.phase != "gone" and self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
                self.wait_for("head")

        def handle_events(self) -> None:
            if self.conn.their_state is h11.IDLE and is_too_long(self.conn.trailing_data[0], settings):
                self.refuse()
            else:
                super().handle_events()

        def refuse(self) -> None:
            """The head of this request is not read."""
            self.is_refused = True
            self.transport.write(TOO_LONG)
            if self.transport.can_write_eof():
                self.transport.write_eof()
            self.wait_for("goodbye")

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.let_go()
            self.headers = [(name, own_line(value) if name == b"cookie" else value) for name, value in self.headers]
            super().handle_websocket_upgrade(event)

        def wait_for(self, phase: str | None) -> None:
            """From now on; what was waited for already keeps its time."""
            if phase == self.phase:
                return
            if self.timer is not None:
                self.timer.cancel()
            self.phase = phase
            lasts = {"head": settings.head_time, "body": settings.body_time, "goodbye": GOODBYE}.get(phase or "", 0.0)
            self.timer = self.loop.call_later(lasts, self.transport.abort) if phase and not self.transport.is_closing() else None

        def let_go(self) -> None:
            """No longer of this kind."""
            self.phase = "gone"
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None
            if self.address is not None:
                limits.disconnect(self.address)
                limits.close_line(self.address, self.transport)
                self.address = None

    return Patient


def uvicorn_settings(limits: Limits, settings: Settings) -> dict[str, Any]:
    """How uvicorn serves a table, here and in the tests."""
    return {
        "http": patient(limits, settings),
        "ws": counted(limits, settings),
        "ws_max_size": settings.frame_bytes,
        "ws_per_message_deflate": False,
        "access_log": False,  # addresses of seats are secrets
        "log_config": None,
        "proxy_headers": settings.behind_proxy,  # trusted from this machine only
        "server_header": False,
    }
