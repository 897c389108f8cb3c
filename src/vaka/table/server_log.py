"""What the server's log looks like: time and level in every line, plain or as JSON, no secrets, and nothing again and again."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Final

NAMES: Final = ("vaka.table", "uvicorn.error", "uvicorn.access")
AGAIN: Final = 60.0
"""Seconds in which the same line is written once."""


class NoTokens(logging.Filter):
    """Takes the secrets out of log lines, whoever writes them.

    >>> record = logging.LogRecord("x", 20, "", 0, "GET %s", ("/s/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",), None)
    >>> NoTokens().filter(record), record.getMessage()
    (True, 'GET /s/***')
    """

    SECRET: Final = re.compile(
        r"""(/s/|/with/|/invitations/|Bearer |vaka-[a-z2-7]{16}-\d+=|vaka_visitor=|"token"\s*:\s*")[\w%-]+"""
    )

    def filter(self, record: logging.LogRecord) -> bool:
        """Change the line, and let it pass."""
        record.msg, record.args = self.SECRET.sub(r"\1***", record.getMessage()), ()
        return True


class Sparing(logging.Filter):
    """Lets a line through that was not written in the last minute; the next one that is says how many were not."""

    def __init__(self, again: float = AGAIN) -> None:
        super().__init__()
        self.again = again
        self._written: dict[tuple[str, int, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Is it new? What differs in names and numbers alone is not."""
        kind = (record.name, record.levelno, re.sub(r"[a-z2-7]{16}|\d+", "#", record.getMessage())[:200])
        now = time.monotonic()
        when, missed = self._written.get(kind, (-self.again, 0))
        if now - when < self.again:
            self._written[kind] = (when, missed + 1)
            return False
        if len(self._written) > 1000:
            self._written.clear()
        self._written[kind] = (now, 0)
        if missed:
            record.msg, record.args = f"{record.getMessage()} (and {missed} more like it)", ()
        return True


class Plain(logging.Formatter):
    """Time, level and message; the time in UTC."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%SZ")


class AsJson(Plain):
    """The same as one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever is in it."""
        line = {
            "time": self.formatTime(record, self.datefmt),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(form: str = "plain") -> None:
    """Write the server's log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if form == "json" else Plain())
    handler.addFilter(NoTokens())
    handler.addFilter(Sparing())
    for name in ("vaka.table", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("vaka.table").setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
