"""How long the server waits for a request, and from how many connections of one address: what a framework leaves open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from vaka.table.guard import whose

if TYPE_CHECKING:
    import asyncio

    from vaka.table.guard import Limits
    from vaka.table.settings import Settings


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

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if not settings.behind_proxy:
                address = whose(self.client[0] if self.client else "local")
                if not limits.connect(address):
                    transport.abort()
                    return
                self.address = address
            self.wait_for("head")

        def connection_lost(self, exc: Exception | None) -> None:
            self.let_go()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.phase == "gone":  # a WebSocket now, whose time is its own
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

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self.let_go()
            super().handle_websocket_upgrade(event)

        def wait_for(self, phase: str | None) -> None:
            """From now on; what was waited for already keeps its time."""
            if phase == self.phase:
                return
            if self.timer is not None:
                self.timer.cancel()
            self.phase = phase
            lasts = settings.head_time if phase == "head" else settings.body_time
            self.timer = self.loop.call_later(lasts, self.transport.abort) if phase and not self.transport.is_closing() else None

        def let_go(self) -> None:
            """No longer of this kind."""
            self.phase = "gone"
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None
            if self.address is not None:
                limits.disconnect(self.address)
                self.address = None

    return Patient


def uvicorn_settings(limits: Limits, settings: Settings) -> dict[str, Any]:
    """How uvicorn serves a table, here and in the tests."""
    return {
        "http": patient(limits, settings),
        "ws": "websockets-sansio",
        "ws_max_size": settings.frame_bytes,
        "ws_per_message_deflate": False,
        "access_log": False,  # addresses of seats are secrets
        "log_config": None,
        "proxy_headers": settings.behind_proxy,  # trusted from this machine only
        "server_header": False,
    }
