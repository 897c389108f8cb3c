"""What closed connections leave behind: transports and parsers that hold each other, some 4 KiB, until the collector comes by.

A server looks through its memory seldom (`service/command.py`), and through what is old hardly ever. So whoever opens and closes
connections without end could fill it; this counts them.
"""

from __future__ import annotations

import gc
from typing import Final

MANY: Final = 2000
"""Closed connections after which all that they left is collected: 8 MiB."""


class Leavings:
    """How many connections have closed since it was last tidied."""

    def __init__(self) -> None:
        self.count = 0

    def left(self) -> None:
        """One more has closed."""
        self.count += 1
        if self.count >= MANY:
            self.count = 0
            gc.collect()
