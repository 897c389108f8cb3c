"""Every frame on a socket has its price, also those that are answered before the table hears of them: pings above all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from vaka.table.gate.addresses import whose
from vaka.table.gate.prices import FRAMES

if TYPE_CHECKING:
    from asyncio import BaseTransport
    from collections.abc import Iterable

    from vaka.table.gate.limits import Limits
    from vaka.table.settings import Settings

AT_ONCE: Final = 1024
"""Bytes that are looked into before it is asked whether they were paid for: no more than 170 frames."""
PATIENCE: Final = 8
"""So many pauses in a row, and the connection is closed."""


def price_of(events: Iterable[object]) -> float:
    """What these frames cost together."""
    return sum(FRAMES[event.opcode.name] for event in events if isinstance(event, Frame))


def counted(limits: Limits, settings: Settings) -> type[WebSocketsSansIOProtocol]:
    """The protocol of sockets under these limits, as uvicorn takes it."""

    class Counted(WebSocketsSansIOProtocol):
        """One socket. Whoever sends more than they may is not read for a while; what has come waits, and no more is taken in."""

        waiting = b""
        is_held = False
        pauses = 0

        address: str | None = None

        def connection_made(self, transport: BaseTransport) -> None:
            super().connection_made(transport)
            if not settings.behind_proxy:
                self.address = whose(self.client[0] if self.client else "local")
                limits.open_line(self.address, self.transport)

        def connection_lost(self, exc: Exception | None) -> None:
            if self.address is not None:
                limits.close_line(self.address, self.transport)
            super().connection_lost(exc)
            limits.leavings.left()

        def data_received(self, data: bytes) -> None:
            self.waiting += data
            if not self.is_held:
                self.take_in()
            else:
                self.transport.pause_reading()

        def take_in(self) -> None:
            """As much as there is, or until it is too much."""
            while self.waiting and not self.transport.is_closing():
                some, self.waiting = self.waiting[:AT_ONCE], self.waiting[AT_ONCE:]
                self.price = 0.0
                super().data_received(some)
                if self.price:
                    limits.charge(self.payer(), self.price)
                    if limits.owes(self.payer()):
                        self.hold()
                        return
            self.pauses = 0

        def handle_events(self) -> None:
            events = self.conn.events
            self.price += price_of(events)
            super().handle_events()

        def payer(self) -> str:
            """Who pays: behind a proxy, whom it speaks for."""
            client = self.scope["client"] if self.handshake_initiated and hasattr(self, "scope") else self.client
            return whose(client[0] if client else "local")

        def hold(self) -> None:
            """Read nothing for a while."""
            self.pauses += 1
            if self.pauses > PATIENCE:
                self.transport.abort()
                return
            self.is_held = True
            self.transport.pause_reading()
            self.loop.call_later(settings.pause, self.let_go)

        def let_go(self) -> None:
            """Go on."""
            self.is_held = False
            if self.transport.is_closing():
                return
            self.take_in()
            if not self.is_held and not self.read_paused:
                self.transport.resume_reading()

    return Counted
