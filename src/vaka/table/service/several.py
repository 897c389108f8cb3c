"""Several processes on one socket: `vaka serve --processes N`. Each is a server like any other; one that dies is replaced."""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Final

from vaka.engine.errors import VakaError

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable
    from multiprocessing.context import SpawnProcess

    from vaka.table.settings import Settings

LOG = logging.getLogger("vaka.table")
SHORT: Final = 5.0
"""Seconds: a process that ends sooner has not begun."""
MOST: Final = 3
"""So many that do not begin, one after the other, and the server gives up."""


class GaveUp(VakaError):
    """The processes do not run."""


class Several:
    """Starts the processes, replaces those that die, and stops them all."""

    def __init__(
        self, count: int, serve: Callable[[Settings, socket.socket], None], settings: Settings, listening: socket.socket
    ) -> None:
        self._count = count
        self._given = (serve, settings, listening)
        self._running: dict[SpawnProcess, float] = {}
        self._is_stopping = False
        self._failed = 0

    def run(self) -> None:
        """Until it is told to stop; raise GaveUp if they do not run."""
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, lambda *_: self.stop())
        try:
            for _ in range(self._count):
                self._start()
            while self._running:
                wait([process.sentinel for process in self._running], timeout=1.0)
                for process in [process for process in self._running if not process.is_alive()]:
                    self._ended(process)
        finally:
            self.stop()
            for process in self._running:
                process.join()

    def stop(self) -> None:
        """Tell all of them to stop."""
        self._is_stopping = True
        for process in self._running:
            if process.is_alive():
                process.terminate()

    def _start(self) -> None:
        process = get_context("spawn").Process(target=_serve, args=self._given, name="vaka-server")
        process.start()
        self._running[process] = time.monotonic()
        if self._is_stopping:  # told so while it was started
            process.terminate()

    def _ended(self, process: SpawnProcess) -> None:
        lasted = time.monotonic() - self._running.pop(process)
        if self._is_stopping:
            return
        self._failed = self._failed + 1 if lasted < SHORT else 0
        if self._failed >= MOST:
            raise GaveUp("the processes of the server end as soon as they are started; the log says why")
        LOG.error("a process of the server has ended with status %s; another takes its place", process.exitcode)
        self._start()


def _serve(serve: Callable[[Settings, socket.socket], None], settings: Settings, listening: socket.socket) -> None:
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    serve(settings, listening)


def _stop_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
