"""Web hooks: an address of the host's choice is told of whoever is asked and not here.

Nothing inside is reached by it, and whoever does not answer keeps nobody waiting.
"""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import IPv4Address, IPv6Address
from pathlib import Path
from typing import Any

import pytest

from tests.table.served import Opened, Served, serving
from vaka.table.game.away import Away
from vaka.table.live import outgoing, public_addresses
from vaka.table.live.hooks import Hooks
from vaka.table.live.outgoing import AT_ONCE, OF_ONE, WAITING, Where
from vaka.table.live.public_addresses import is_public


class Ear:
    """Somebody who listens on this machine."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.heard: list[tuple[str, Any]] = []
        self.hosts: list[str] = []


@pytest.fixture
def ear() -> Iterator[Ear]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            listening.hosts.append(self.headers["host"])
            listening.heard.append((self.path, json.loads(self.rfile.read(int(self.headers["content-length"])))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    listening = Ear(server.server_port)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    yield listening
    server.shutdown()
    server.server_close()


@contextmanager
def mute() -> Iterator[tuple[str, int]]:
    """Somebody who takes a connection and never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        yield f"http://127.0.0.1:{port}/", port


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that comes about by itself."""
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.005)


def done(telling: Hooks) -> int:
    return sum(telling.counts.values())


def test_what_is_told_is_posted(ear: Ear) -> None:
    async def tell() -> None:
        telling = Hooks("all", (ear.port,))
        telling.tell(f"{ear.url}/here?a=1", {"text": "grüezi"})
        await until(lambda: done(telling) == 1)
        assert telling.counts["sent"] == 1

    asyncio.run(tell())
    assert ear.heard == [("/here?a=1", {"text": "grüezi"})]
    assert ear.hosts == [f"127.0.0.1:{ear.port}"]


def test_after_the_limit_of_calls_hooks_still_go_out(ear: Ear) -> None:
    """What was told makes room for the next; the limits are of what is not yet told."""
    rounds = 2 * AT_ONCE + 3

    async def tell() -> None:
        telling = Hooks("all", (ear.port,))
        for number in range(rounds):
            telling.tell(ear.url, {"table": "one", "text": str(number)})
            await until(lambda number=number: done(telling) == number + 1)  # type: ignore[misc]
        assert telling.counts == {"sent": rounds, "failed": 0, "dropped": 0}

    asyncio.run(tell())
    assert [told["text"] for _, told in ear.heard] == [str(number) for number in range(rounds)]


def test_what_does_not_fit_is_dropped_and_counted() -> None:
    async def tell() -> None:
        with mute() as (url, port):
            telling = Hooks("all", (port,))
            for number in range(AT_ONCE + WAITING + 40):
                telling.tell(url, {"table": str(number)})
                if number < AT_ONCE:
                    await asyncio.sleep(0)  # this one is under way
            assert telling.counts["dropped"] == 40
            await telling.close()

    asyncio.run(tell())


def test_one_table_does_not_take_the_place_of_all(ear: Ear) -> None:
    async def tell() -> None:
        with mute() as (url, port):
            telling = Hooks("all", (port, ear.port))
            for _ in range(OF_ONE + 5):
                telling.tell(url, {"table": "slow"})
            assert telling.counts["dropped"] == 5
            telling.tell(ear.url, {"table": "other"})
            await until(lambda: bool(ear.heard))
            await telling.close()

    asyncio.run(tell())


def test_one_deadline_is_for_the_whole_call() -> None:
    """An answer that comes drop by drop never makes a read wait for long; the call ends all the same."""

    def drip(listening: socket.socket) -> None:
        line, _ = listening.accept()
        with line:
            try:
                while True:
                    line.sendall(b"H")
                    time.sleep(0.02)
            except OSError:
                pass

    async def tell() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            threading.Thread(target=drip, args=(listening,), daemon=True).start()
            port = listening.getsockname()[1]
            telling = Hooks("all", (port,), deadline=0.2)
            telling.tell(f"http://127.0.0.1:{port}/", {})
            await until(lambda: done(telling) == 1)
            assert telling.counts["failed"] == 1

    assert Hooks("all", (80,)).deadline == 5.0
    asyncio.run(tell())


def test_a_name_that_is_never_found_ends_with_the_deadline_and_keeps_no_thread_of_the_store(
    ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Looking up a name cannot be broken off: it has threads of its own, which are not waited for either."""
    found = threading.Event()

    def hang(host: str, port: int) -> list[str]:
        if host == "slow.example":
            found.wait(30)
        return ["127.0.0.1"]

    monkeypatch.setattr(outgoing, "look_up", hang)

    async def tell() -> None:
        telling = Hooks("all", (ear.port,), deadline=0.1)
        for number in range(40):
            telling.tell(f"http://slow.example:{ear.port}/", {"table": str(number)})
        assert await asyncio.wait_for(asyncio.to_thread(int, "7"), 5) == 7
        await until(lambda: done(telling) == 40)
        assert telling.counts["failed"] == 40
        found.set()
        telling.deadline = 5.0
        telling.tell(ear.url, {"text": "after"})
        await until(lambda: bool(ear.heard))

    asyncio.run(tell())


INSIDE = [
    "0.0.0.0",
    "10.0.0.1",
    "100.64.0.1",
    "127.0.0.1",
    "127.8.9.10",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "3fff::1",
    "fc00::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]


@pytest.mark.parametrize("address", INSIDE)
def test_nothing_inside_is_reached(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001::1"])
def test_the_world_is_reached(address: str) -> None:
    assert is_public(address)


def test_the_list_of_our_own_does_not_hang_on_what_python_calls_global() -> None:
    """Older Pythons call these global."""
    for address in ("192.0.0.192", "192.88.99.1", "224.0.0.1"):
        assert any(IPv4Address(address) in network for network in public_addresses.INSIDE_V4)
    for address in ("64:ff9b::1", "::7f00:1", "ff0e::1", "::ffff:7f00:1"):
        assert IPv6Address(address) not in public_addresses.WORLD_V6
    assert any(IPv6Address("2002:7f00:1::") in network for network in public_addresses.INSIDE_V6)


@pytest.mark.parametrize("url", ["http://127.0.0.1", "http://localhost", "http://2130706433", "http://0x7f.1", "http://[::1]"])
def test_public_hooks_reach_nobody_here_however_the_address_is_written(ear: Ear, url: str) -> None:
    async def tell() -> None:
        telling = Hooks("public", (ear.port,))
        telling.tell(f"{url}:{ear.port}/", {})
        await until(lambda: done(telling) == 1)
        assert telling.counts["failed"] == 1

    asyncio.run(tell())
    assert ear.heard == []


def test_a_name_that_stands_for_another_address_the_second_time_is_asked_once(ear: Ear, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address that was judged is the one that is spoken to."""
    answers = iter([["192.0.2.77"], ["127.0.0.1"]])
    judged: list[str] = []
    spoken: list[str] = []

    def judge(address: str) -> bool:
        judged.append(address)
        return True

    async def connect(address: str, *_: Any, **__: Any) -> Any:
        spoken.append(address)
        raise OSError("nobody is there")

    monkeypatch.setattr(outgoing, "look_up", lambda *_: next(answers))
    monkeypatch.setattr(public_addresses, "is_public", judge)
    monkeypatch.setattr(asyncio, "open_connection", connect)

    async def tell() -> None:
        telling = Hooks("public", (ear.port,))
        telling.tell(f"http://rebound.example:{ear.port}/", {})
        await until(lambda: done(telling) == 1)

    asyncio.run(tell())
    assert judged == spoken == ["192.0.2.77"]
    assert ear.heard == []


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/",
        "http://",
        "file:///etc/passwd",
        "http://me:secret@example.org/",
        "http://example.org/a b",
        "http://exa mple.org/",
        "http://example.org/ü",
    ],
)
def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        Where.read(url)


@pytest.mark.parametrize("port", [0, 22, 25, 6379, 8080, 65535])
def test_only_the_ports_of_the_web_are_spoken_to(port: int) -> None:
    assert [Where.read(f"{kind}://example.org/").port for kind in ("http", "https")] == [80, 443]
    with pytest.raises(ValueError, match="no port"):
        Where.read(f"http://example.org:{port}/")


def test_the_hook_is_stored_and_told_to_nobody(served: Served) -> None:
    away = Away("bot", 60.0, hook="https://example.org/x")
    assert Away.read(away.write()) == away
    seats = [{"kind": "human", "owner": "key"}, {"kind": "human", "owner": "key"}]
    wish = {"game": "aloha", "seats": seats, "hook": "https://example.org/very-secret"}
    opened = served.http.post("/api/v1/tables", json=wish).json()
    assert "very-secret" not in served.http.get(f"/api/v1/tables/{opened['table']}").text
    for hook in ("nothing", "http://example.org:6379/", "https://me@example.org/"):
        bad = served.http.post("/api/v1/tables", json={**wish, "hook": hook})
        assert bad.status_code == 422


def pass_on(table: Opened) -> int:
    """Whoever is asked passes; the seat."""
    asked = int(table.view()["waiting"][0])
    answer = table.post(asked, "act", entry=table.view(asked)["entry"], notation="pass")
    assert answer.status_code == 200, answer.text
    return asked


def test_who_is_asked_and_away_is_told_of_from_the_deed_to_the_socket(tmp_path: Path, ear: Ear) -> None:
    with serving(tmp_path / "vaka.db", hooks="all", hook_ports=(ear.port,)) as served:
        table = served.open("aloha", hook=f"{ear.url}/bell")
        asked = pass_on(table)
        for _ in range(1000):
            if 'vaka_hooks_total{result="sent"} 1' in (figures := served.http.get("/metrics").text):
                break
            time.sleep(0.01)
    [(path, told)] = ear.heard
    assert path == "/bell"
    assert told["seat"] == 1 - asked
    assert told["text"] == told["content"] == f"P{1 - asked}, it is your turn at Aloha."
    assert told["link"] == f"/t/{table.table}?seat={1 - asked}"
    assert 'vaka_hooks_total{result="sent"} 1' in figures
    assert 'vaka_hooks_total{result="dropped"} 0' in figures


@pytest.mark.parametrize("allowed", ["none", "public"])
def test_nobody_on_this_machine_is_told_unless_the_operator_allows_it(tmp_path: Path, ear: Ear, allowed: str) -> None:
    with serving(tmp_path / "vaka.db", hooks=allowed, hook_ports=(ear.port,)) as served:
        pass_on(served.open("aloha", hook=ear.url))
        assert served.http.get("/health").status_code == 200
    assert ear.heard == []
