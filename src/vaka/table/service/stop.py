"""A server that is told to stop ends in time, whatever hangs in it."""

from __future__ import annotations

import logging
import os
import signal
import threading
from typing import TYPE_CHECKING, Final

import uvicorn

if TYPE_CHECKING:
    from types import FrameType

LOG = logging.getLogger("vaka.table")
GRACE: Final = 2
"""Seconds that requests under way have to end by themselves."""
LAST_MOMENT: Final = 4.5
"""Seconds after which a server that was told to stop is no more."""


class Punctual(uvicorn.Server):
    """Stops on SIGTERM and SIGINT, and where something does not answer any more, without it.

    Nothing that was acknowledged is lost by that: it is in the store. The bots' processes go with the server.
    """

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._last_moment = threading.Timer(LAST_MOMENT, _end)
        self._last_moment.daemon = True

    def heed(self) -> None:
        """Stop on SIGTERM from now on, also before everything has started.

        uvicorn raises it again, once it has stopped, for whoever was there before: a server that has stopped has ended well.
        """
        signal.signal(signal.SIGTERM, lambda *_: self._told())

    def _told(self) -> None:
        self._count_down()
        self.should_exit = True

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal."""
        self._count_down()
        super().handle_exit(sig, frame)

    def _count_down(self) -> None:
        if not self._last_moment.is_alive():
            self._last_moment.start()


def _end() -> None:
    LOG.error("something did not end in time; the server stops without it")
    logging.shutdown()
    os._exit(1)
