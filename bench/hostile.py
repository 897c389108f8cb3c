"""The attacker of `bench/attack.py`, which starts it: `python bench/hostile.py NAME,NAME ADDRESS TABLE OTHER`."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import re
import sys
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

import httpx

SLOW = "127.0.0.3"
"""Where the slow web hook is: on port 80, if this may be had."""
ATTACKER = ("127.0.0.2", 0)
SOCKETS = 190
CLIENTS = 8


class Attack:
    """What an attacker knows: the server, and two tables that can be watched. It writes bytes and throws away what comes back."""

    def __init__(self, address: str, table: str, other: str) -> None:
        self.host, _, port = address.partition(":")
        self.port = int(port)
        self.table = table
        """The honest player's."""
        self.other = other
        self.done = 0

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection from another address."""
        return await asyncio.open_connection(self.host, self.port, local_addr=ATTACKER, limit=2**24)

    async def forever(self, one: Callable[[], Awaitable[None]], count: int) -> None:
        """So many at once, each again when it has been hung up on."""

        async def again() -> None:
            while True:
                with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                    await one()
                await asyncio.sleep(0.1)

        await asyncio.gather(*(again() for _ in range(count)))

    async def reading(self) -> None:
        """Ask again and again, as fast as it is answered."""
        ends = ("/positions/40", "/positions/80?shape=tall", "/record", "?lang=fr", "/positions/60?lang=de")
        asked = [f"GET /api/v1/tables/{self.other}{end} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode() for end in ends]

        async def ask() -> None:
            reader, writer = await self.line()
            for request in itertools.cycle(asked):
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                found = re.search(rb"content-length: (\d+)", head)
                await reader.readexactly(int(found[1]) if found else 0)
                self.done += b" 200 " in head[:16]

        await self.forever(ask, CLIENTS)

    async def socket(self, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A spectator's connection, its first view on the way."""
        reader, writer = await self.line()
        writer.write(
            f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    async def lang(self) -> None:
        """Another language, another shape, nineteen times a second on each of the sockets."""
        said = [{"type": "lang", "lang": lang} for lang in ("fr", "de", "en")]
        said += [{"type": "shape", "shape": shape} for shape in ("tall", "wide")]
        frames = [_frame(json.dumps(message).encode()) for message in said]

        async def talk() -> None:
            reader, writer = await self.socket(self.other)
            drain = asyncio.create_task(_drain(reader))
            for frame in itertools.cycle(frames):
                if drain.done():
                    return
                writer.write(frame)
                await writer.drain()
                self.done += 1
                await asyncio.sleep(1 / 19)

        await self.forever(talk, SOCKETS)

    async def watching(self) -> None:
        """Only look."""

        async def look() -> None:
            reader, _ = await self.socket(self.table)
            self.done += 1
            await _drain(reader)

        await self.forever(look, SOCKETS)

    async def opening(self) -> None:
        """Come and go."""

        async def visit() -> None:
            while True:
                reader, writer = await self.socket(self.other)
                await reader.read(2000)
                writer.close()
                self.done += 1

        await self.forever(visit, CLIENTS)

    async def _halves(self, half: bytes, more: bytes) -> None:
        async def stall() -> None:
            reader, writer = await self.line()
            drain = asyncio.create_task(_drain(reader))
            writer.write(half)
            while not drain.done():
                await asyncio.sleep(0.1)
                writer.write(more)
                self.done += 1

        await self.forever(stall, SOCKETS)

    async def heads(self) -> None:
        """A head without an end."""
        await self._halves(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n", b"x: y\r\n")

    async def bodies(self) -> None:
        """A body without an end."""
        head = b"POST /api/v1/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 16000\r\n\r\n"
        await self._halves(head, b" ")

    async def asking(self, requests: list[bytes], count: int = CLIENTS) -> None:
        """The same requests again and again, as fast as they are answered."""

        async def ask() -> None:
            reader, writer = await self.line()
            for request in itertools.cycle(requests):
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                found = re.search(rb"content-length: (\d+)", head)
                await reader.readexactly(int(found[1]) if found else 0)
                self.done += head[9:12] in (b"200", b"201", b"404", b"422")

        await self.forever(ask, count)

    async def cookies(self) -> None:
        """A head that older Pythons take long to read."""
        cookie = b'x="' + b"\\" * 60_000
        await self.asking([_get("/health", b"cookie: " + cookie + b"\r\n"), _get("/", b"cookie: " + cookie + b"\r\n")])

    async def health(self) -> None:
        """What is free, and what begins like it."""
        await self.asking([_get(path) for path in ("/health", "/healthy", "/ready", "/health/", "/health?x=1", "/readyx")])

    async def nothing(self) -> None:
        """Pages that are not there."""
        await self.asking([_get(path) for path in ("/nothing", "/static/nothing.js", "/api/v1/nothing", "/t/nothing")])

    async def lessons(self) -> None:
        """A first game, without end."""
        ends = [f"/learn/{game}" for game in GAMES] + [f"/api/v1/games/{game}/lessons" for game in GAMES]
        await self.asking([_get(end) for end in ends])

    async def places(self) -> None:
        """Words about everything."""
        ends = [f"/places?ply={ply}" for ply in (10, 400, 90, 300, 200)]
        await self.asking([_get(f"/api/v1/tables/{self.other}{end}") for end in ends])

    async def pings(self) -> None:
        """Frames that nobody hears."""
        some = bytes([0x89, 0x80, 0, 0, 0, 0]) * 100

        async def hear(reader: asyncio.StreamReader) -> None:
            with contextlib.suppress(OSError):
                while heard := await reader.read(2**16):
                    self.done += len(heard) // 2  # a pong is two bytes

        async def ping() -> None:
            reader, writer = await self.socket(self.other)
            drain = asyncio.create_task(hear(reader))
            while not drain.done():
                writer.write(some)
                await writer.drain()
                await asyncio.sleep(0)

        await self.forever(ping, CLIENTS)

    async def pinging(self) -> None:
        """Connections that do nothing else."""
        frame = _frame(b'{"type":"ping"}')

        async def ping() -> None:
            reader, writer = await self.socket(self.other)
            drain = asyncio.create_task(_drain(reader))
            while not drain.done():
                writer.write(frame)
                await writer.drain()
                self.done += 1
                await asyncio.sleep(1 / 19)

        await self.forever(ping, SOCKETS)

    async def uploads(self) -> None:
        """A long record, again and again."""
        await self.asking([_post("/api/v1/records", long_record(), "text/plain")], 4)

    async def resume(self) -> None:
        """Play on from the end of a long record."""
        table = ""
        while not table:
            answer = await asyncio.to_thread(
                self.http().post, "/api/v1/records", content=long_record(), headers={"content-type": "text/plain"}
            )
            table = answer.json().get("table", "")
            await asyncio.sleep(0.0 if table else 1.0)
        body = json.dumps({"ply": long_record().count("\n") - 100})
        await self.asking([_post(f"/api/v1/tables/{table}/resume", body, "application/json")], 4)

    def http(self) -> httpx.Client:
        """A client of the attacker's."""
        transport = httpx.HTTPTransport(local_address=ATTACKER[0])
        return httpx.Client(base_url=f"http://{self.host}:{self.port}", timeout=120, transport=transport)

    def opened(self, http: httpx.Client, count: int, wish: dict[str, Any]) -> list[dict[str, Any]]:
        """So many tables; who is refused tries again."""
        found: list[dict[str, Any]] = []
        for _ in range(4 * count):
            answer = http.post("/api/v1/tables", json=wish)
            if answer.status_code == 201:
                found.append(answer.json())
            if len(found) == count:
                break
        return found

    async def hints(self) -> None:
        """Hints at many tables."""
        human = {"kind": "human", "owner": "key"}
        wish = {"game": "vanuatu", "seats": [human] * 3}
        http = self.http()
        tables = await asyncio.to_thread(self.opened, http, 20, wish)
        for table in tables:
            view = await asyncio.to_thread(http.get, f"/api/v1/tables/{table['table']}")
            table["asked"] = view.json().get("waiting", [0])[0]

        async def ask(table: dict[str, Any], lang: str) -> None:
            seat = table["asked"]
            head = f"authorization: Bearer {table['seats'][seat]['token']}\r\nconnection: close\r\n".encode()
            reader, writer = await self.line()
            writer.write(_get(f"/api/v1/tables/{table['table']}/hint?seat={seat}&lang={lang}", head))
            self.done += b" 200 " in (await reader.read(2**20))[:16]
            writer.close()

        async def person(number: int) -> None:
            table = tables[number % len(tables)]
            for lang in itertools.cycle(("en", "fr", "de")):
                with contextlib.suppress(OSError):
                    await ask(table, lang)
                await asyncio.sleep(0.1)

        await asyncio.gather(*(person(number) for number in range(20)))

    async def experts(self) -> None:
        """Tables of experts alone, watched."""
        wish = {"game": "vanuatu", "seats": [{"kind": "bot", "bot": "expert"}] * 3}
        tables = await asyncio.to_thread(self.opened, self.http(), 20, wish)

        async def watch(table: str) -> None:
            while True:
                with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                    reader, _ = await self.socket(table)
                    self.done += 1
                    await _drain(reader)
                await asyncio.sleep(1)

        await asyncio.gather(*(watch(table["table"]) for table in tables))

    async def hook(self) -> None:
        """Tables that tell somebody who never stops answering."""

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError):
                writer.write(b"HTTP/1.1 200 OK\r\n")
                while True:
                    writer.write(b"x: y\r\n")
                    await writer.drain()
                    await asyncio.sleep(1)

        slow = await asyncio.start_server(answer, SLOW, 80)
        human = {"kind": "human", "owner": "key"}
        wish = {"game": "aloha", "seats": [human] * 2, "hook": f"http://{SLOW}/"}
        http = self.http()

        def play() -> None:
            for table in self.opened(http, 40, wish):
                for seat in (0, 1):
                    headers = {"authorization": f"Bearer {table['seats'][seat]['token']}"}
                    view = http.get(f"/api/v1/tables/{table['table']}?seat={seat}", headers=headers).json()
                    if not view.get("you"):
                        continue
                    act = {"entry": view["entry"], "notation": "pass"}
                    path = f"/api/v1/tables/{table['table']}/act?seat={seat}"
                    self.done += http.post(path, json=act, headers=headers).status_code == 200

        async with slow:
            while True:
                await asyncio.to_thread(play)

    async def unread(self) -> None:
        """Long answers that nobody fetches."""

        async def ask() -> None:
            _, writer = await self.line()
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            writer.write(_get(f"/api/v1/tables/{self.other}") * 3)
            self.done += 1
            await asyncio.sleep(8)
            writer.close()

        await self.forever(ask, SOCKETS)


GAMES = ("aloha", "moorea", "vanuatu", "paradise")


@cache
def long_record() -> str:
    """A game of Conquest of Paradise that was played at random: some 8,000 plies."""
    import vaka
    from vaka.engine.record import Record

    record, rng = Record(vaka.game("paradise"), 4, {}, list("ABCD"), "2026-01-01"), random.Random(1)
    state = record.start()
    while state.actor() != -2:
        record.play(state, rng.choices(state.legal(), state.weights() if state.actor() == -1 else None)[0])
    return str(record)


def _get(path: str, more: bytes = b"") -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n".encode() + more + b"\r\n"


def _post(path: str, body: str, kind: str) -> bytes:
    data = body.encode()
    return f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: {kind}\r\ncontent-length: {len(data)}\r\n\r\n".encode() + data


def _frame(text: bytes) -> bytes:
    """A short message as a client sends it, under a mask of nothing."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def _drain(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(2**20):
            pass


def main(names: str, address: str, table: str, other: str) -> None:
    """Attack until somebody ends this process, and say every second how much was done."""
    attack = Attack(address, table, other)
    if {"uploads", "resume"} & set(names.split(",")):
        long_record()

    async def run() -> None:
        async def tell() -> None:
            while True:
                await asyncio.sleep(1)
                print(attack.done, flush=True)

        await asyncio.gather(tell(), *(getattr(attack, name)() for name in names.split(",")))

    asyncio.run(run())


if __name__ == "__main__":
    main(*sys.argv[1:])
