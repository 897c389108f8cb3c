"""What the server posts to strangers' addresses: web hooks and push messages.

The address is whatever somebody sends, so nothing of the inside may be reached by it: only addresses that the whole world
reaches are told (unless the operator says otherwise), on the ports of the web, the one that was looked at is the one that is
spoken to, and nobody is followed elsewhere. Nor may it keep anybody waiting: it has one deadline for everything, and shares
nothing with the rest of the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import Counter, deque
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import urlsplit

from vaka.table.live.public_addresses import Aside, chosen, look_up, trust

if TYPE_CHECKING:
    import ssl
    from collections.abc import Callable, Mapping

LOG = logging.getLogger("vaka.table")
DEADLINE: Final = 5.0
"""Seconds for a whole call, from looking up the name to the answer."""
AT_ONCE: Final = 16
WAITING: Final = 200
OF_ONE: Final = 8
"""So many calls are under way, so many wait, and so many of both are of one group; what does not fit is dropped."""
THREADS: Final = 4
"""For looking up names."""
PRINTABLE: Final = re.compile(r"[!-~]+")
STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
JSON: Final = {"content-type": "application/json"}


class Call(NamedTuple):
    """What is to be posted where; who shares a `group` shares its places."""

    url: str
    body: bytes
    group: str
    headers: Mapping[str, str] = JSON
    answered: Callable[[int], None] = lambda _: None
    """Is told the status of the answer."""


class Outgoing:
    """Sends what there is to tell, beside everything else."""

    what = "a message"
    """What the server's log calls it."""

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
        self._of_groups: Counter[str] = Counter()

    def send(self, call: Call) -> None:
        """Send it soon; who does not listen is not told again."""
        if self.allowed == "none":
            return
        if len(self._waiting) >= WAITING or self._of_groups[call.group] >= OF_ONE:
            self.counts["dropped"] += 1
            LOG.warning("%s was dropped: too many wait already", self.what)
            return
        self._of_groups[call.group] += 1
        self._waiting.append(call)
        if len(self._under_way) < AT_ONCE:
            task = asyncio.create_task(self._work())
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _work(self) -> None:
        while self._waiting:
            call = self._waiting.popleft()
            try:
                async with asyncio.timeout(self.deadline):
                    status = await self._post(call)
                call.answered(status)
                self.counts["sent"] += 1
            except Exception as error:  # whatever it is, the next one is told all the same
                self.counts["failed"] += 1
                LOG.info("%s did not arrive: %s", self.what, type(error).__name__)
            finally:
                self._of_groups[call.group] -= 1
                self._of_groups += Counter()  # drops those that have none left

    async def _post(self, call: Call) -> int:
        """Send it, and the status of the answer; raise ValueError where it may not go, OSError where nobody answers."""
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
                writer.write(where.request(call.body, call.headers))
                if (status := STATUS.match(await reader.readline())) is None:
                    raise ValueError("no answer of a web server")
            finally:
                writer.transport.abort()  # nobody is waited for to say goodbye
            return int(status[1])
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
            raise ValueError("no address to post to")
        host = parts.hostname if ":" in parts.hostname else parts.hostname.encode("idna").decode("ascii")
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        if not PRINTABLE.fullmatch(host) or not PRINTABLE.fullmatch(path):
            raise ValueError("no address to post to")
        port = (443 if parts.scheme == "https" else 80) if parts.port is None else parts.port
        if port not in ports:
            raise ValueError(f"no port to post to: {port}")
        return cls(host, port, path, parts.scheme == "https")

    def request(self, body: bytes, headers: Mapping[str, str] = JSON) -> bytes:
        """The request that posts this."""
        named = f"[{self.host}]" if ":" in self.host else self.host
        usual = self.port == (443 if self.secure else 80)
        lines = [f"POST {self.path} HTTP/1.1", f"host: {named if usual else f'{named}:{self.port}'}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        lines += [f"content-length: {len(body)}", "connection: close", "", ""]
        return "\r\n".join(lines).encode("ascii") + body
