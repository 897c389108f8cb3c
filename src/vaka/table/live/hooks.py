"""Web hooks: a table tells an address of its host's choice that somebody is asked who is not here.

The address is whatever somebody types, so nothing of the inside may be reached by it: only addresses that the whole world
reaches are told (unless the operator says otherwise), on the ports of the web, the one that was looked at is the one that is
spoken to, and nobody is followed elsewhere. Nor may it keep anybody waiting: it has one deadline for everything, and shares
nothing with the rest of the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from collections import Counter, deque
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

from vaka.table.live.public_addresses import Aside, chosen, look_up, trust

if TYPE_CHECKING:
    import ssl

LOG = logging.getLogger("vaka.table")
DEADLINE: Final = 5.0
"""Seconds for a whole call, from looking up the name to the answer."""
AT_ONCE: Final = 16
WAITING: Final = 200
OF_ONE_TABLE: Final = 8
"""So many calls are under way, so many wait, and so many of both are of one table; what does not fit is dropped."""
THREADS: Final = 4
"""For looking up names."""
PRINTABLE: Final = re.compile(r"[!-~]+")


class Call(NamedTuple):
    """What is to be told where."""

    url: str
    told: dict[str, Any]


class Hooks:
    """Sends what there is to tell, beside everything else."""

    def __init__(self, allowed: str, ports: tuple[int, ...], deadline: float = DEADLINE) -> None:
        """`allowed`: none, public, or all addresses."""
        self.allowed = allowed
        self.ports = ports
        self.deadline = deadline
        self.counts: Counter[str] = Counter({"sent": 0, "failed": 0, "dropped": 0})
        """What became of them."""
        self._aside = Aside(THREADS)
        self._trust: ssl.SSLContext | None = None
        self._waiting: deque[Call] = deque()
        self._under_way: set[asyncio.Task[None]] = set()
        self._of_tables: Counter[str] = Counter()

    def tell(self, url: str, told: dict[str, Any]) -> None:
        """Tell it soon; who does not listen is not told again."""
        if self.allowed == "none":
            return
        table = str(told.get("table", ""))
        if len(self._waiting) >= WAITING or self._of_tables[table] >= OF_ONE_TABLE:
            self.counts["dropped"] += 1
            LOG.warning("a web hook was dropped: too many wait already")
            return
        self._of_tables[table] += 1
        self._waiting.append(Call(url, told))
        if len(self._under_way) < AT_ONCE:
            task = asyncio.create_task(self._work())
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _work(self) -> None:
        while self._waiting:
            call = self._waiting.popleft()
            try:
                async with asyncio.timeout(self.deadline):
                    await self._post(call)
                self.counts["sent"] += 1
            except Exception as error:  # whatever it is, the next one is told all the same
                self.counts["failed"] += 1
                LOG.info("a web hook was not told: %s", type(error).__name__)
            finally:
                self._of_tables[str(call.told.get("table", ""))] -= 1
                self._of_tables += Counter()  # drops those that have none left

    async def _post(self, call: Call) -> None:
        """Send JSON; raise ValueError for an address that is none or that is not public, OSError where nobody answers."""
        where = Where.read(call.url, self.ports)
        found = await self._aside.do(look_up, where.host, where.port)
        if where.secure and self._trust is None:
            self._trust = await self._aside.do(trust)
        secured: dict[str, Any] = {"ssl": self._trust, "server_hostname": where.host, "ssl_shutdown_timeout": 1.0}
        last: OSError | None = None
        for address in chosen(where.host, found, anywhere=self.allowed == "all"):
            try:
                reader, writer = await asyncio.open_connection(address, where.port, **(secured if where.secure else {}))
            except OSError as error:
                last = error
                continue
            try:
                writer.write(where.request(json.dumps(call.told, ensure_ascii=False).encode()))
                if not (await reader.readline()).startswith(b"HTTP/"):
                    raise ValueError("no answer of a web server")
            finally:
                writer.transport.abort()  # nobody is waited for to say goodbye
            return
        raise last or OSError("no address")

    async def close(self) -> None:
        """Wait for nobody."""
        self._waiting.clear()
        tasks = list(self._under_way)
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)


class Where(NamedTuple):
    """An address to which something can be posted."""

    host: str
    port: int
    path: str
    secure: bool

    @classmethod
    def read(cls, url: str, ports: tuple[int, ...] = (80, 443)) -> Where:
        """The parts of an address; raise ValueError for one that is none, or that is on another port than these.

        >>> Where.read("https://example.org/here?a=1")
        Where(host='example.org', port=443, path='/here?a=1', secure=True)
        """
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
            raise ValueError("no address for a web hook")
        host = parts.hostname if ":" in parts.hostname else parts.hostname.encode("idna").decode("ascii")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        if not PRINTABLE.fullmatch(host) or not PRINTABLE.fullmatch(path):
            raise ValueError("no address for a web hook")
        port = (443 if parts.scheme == "https" else 80) if parts.port is None else parts.port
        if port not in ports:
            raise ValueError(f"no port for a web hook: {port}")
        return cls(host, port, path, parts.scheme == "https")

    def request(self, body: bytes) -> bytes:
        """The request that posts this."""
        named = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.port == (443 if self.secure else 80)
        head = (
            f"POST {self.path} HTTP/1.1\r\nhost: {named if usual else f'{named}:{self.port}'}\r\n"
            f"content-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        return head.encode("ascii") + body
