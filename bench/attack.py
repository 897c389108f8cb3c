"""What an honest player feels under attack: `python bench/attack.py [--seconds 8] [--json]`.

A server with its usual limits on one core; on the other an honest player at 127.0.0.1 who acts and looks, and an attacker at
127.0.0.2. For each attack: the median and the 95th percentile of the honest player's requests, and what the attacker got done.

    reading   8 connections ask for positions, views and records as fast as they are answered
    lang      190 sockets, each asking for another language or another shape nineteen times a second
    watching  190 sockets that watch the honest player's own table
    opening   8 clients that open sockets and leave, as fast as they can
    heads     190 connections that send half a head
    bodies    190 connections that send half a body
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx

SERVE = """
import sys
from vaka.table.serve import serve
from vaka.table.settings import Settings
serve(Settings(database=sys.argv[1]), "127.0.0.1", 0, browser=False)
"""
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
        asked = [f"GET /api/v1/tables/{self.other}{end} HTTP/1.1\r\nhost: x\r\n\r\n".encode() for end in ends]

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
            f"GET /api/v1/tables/{table}/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
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
        await self._halves(b"GET / HTTP/1.1\r\nhost: x\r\n", b"x: y\r\n")

    async def bodies(self) -> None:
        """A body without an end."""
        head = b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 16000\r\n\r\n"
        await self._halves(head, b" ")


def _frame(text: bytes) -> bytes:
    """A short message as a client sends it, under a mask of nothing."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def _drain(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(2**20):
            pass


ATTACKS = ("none", "reading", "lang", "watching", "opening", "heads", "bodies")


def attack_forever(name: str, address: str, table: str, other: str) -> None:
    """In a process of its own."""
    attack = Attack(address, table, other)

    async def run() -> None:
        async def tell() -> None:
            while True:
                await asyncio.sleep(1)
                print(attack.done, flush=True)

        await asyncio.gather(tell(), getattr(attack, name)())

    asyncio.run(run())


async def honest(address: str, tokens: list[str], table: str, seconds: float) -> list[float]:
    """Act where it is one's turn, look where it is not; how long each took, in seconds."""
    taken: list[float] = []
    rng = random.Random(1)
    end = time.perf_counter() + seconds
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        while time.perf_counter() < end:
            for seat, token in enumerate(tokens):
                headers = {"authorization": f"Bearer {token}"}
                began = time.perf_counter()
                answer = await http.get(f"/api/v1/tables/{table}", params={"seat": seat}, headers=headers)
                taken.append(time.perf_counter() - began)
                view = answer.json()
                if answer.status_code == 200 and view["you"]:
                    act = {"entry": view["entry"], "action": rng.choice(view["actions"][:-1] or view["actions"])["id"]}
                    began = time.perf_counter()
                    await http.post(f"/api/v1/tables/{table}/act", params={"seat": seat}, json=act, headers=headers)
                    taken.append(time.perf_counter() - began)
                await asyncio.sleep(0.2)
    return taken


def open_table(address: str, game: str, seats: list[dict[str, str]]) -> tuple[str, list[str]]:
    """A table, with the keys of its seats, on servers of now and of before."""
    data = httpx.post(f"http://{address}/api/v1/tables", json={"game": game, "seats": seats}, timeout=30).json()
    return data["table"], [seat["token"] for seat in data["seats"] if seat.get("token")]


def open_other(address: str) -> str:
    """A long game that bots have played: what there is to see of it costs most."""
    table, _ = open_table(address, "vanuatu", [{"kind": "bot", "bot": "random"}] * 3)
    while not httpx.get(f"http://{address}/api/v1/tables/{table}", timeout=60).json()["over"]:
        time.sleep(2)
    return table


def measure(name: str, seconds: float) -> dict[str, Any]:
    """One attack on a server of its own."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-c", SERVE, f"sqlite:///{folder}/attack.db"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
        attacker: subprocess.Popen[str] | None = None
        if len(cores) > 1:
            os.sched_setaffinity(server.pid, {cores[0]})
            os.sched_setaffinity(0, set(cores[1:]))
        try:
            assert server.stdout is not None
            found = re.search(r"http://(\S+)/", server.stdout.readline())
            assert found, "the server did not start"
            address = found[1]
            other = open_other(address)
            table, tokens = open_table(address, "aloha", [{"kind": "human", "owner": "key"}] * 2)
            asyncio.run(honest(address, tokens, table, 1.0))
            if name != "none":
                command = [sys.executable, __file__, "--attack", name, address, table, other]
                attacker = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
                time.sleep(4)
            taken = sorted(asyncio.run(honest(address, tokens, table, seconds)))
        finally:
            os.sched_setaffinity(0, set(cores))
            said = ""
            if attacker is not None:
                attacker.send_signal(signal.SIGKILL)
                said = (attacker.communicate()[0].split("\n") or [""])[-2:-1][0] if attacker.stdout else ""
            server.send_signal(signal.SIGKILL)
            server.communicate()
    cuts = statistics.quantiles(taken, n=20)
    return {"attack": name, "p50_ms": round(cuts[9] * 1000, 1), "p95_ms": round(cuts[18] * 1000, 1), "attacker": said}


def main() -> None:
    """Every attack, or one of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--only", choices=ATTACKS)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--attack", nargs=4, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.attack:
        attack_forever(*args.attack)
        return
    for name in [args.only] if args.only else ATTACKS:
        figures = measure(name, args.seconds)
        print(json.dumps(figures) if args.json else "  ".join(f"{key} {value}" for key, value in figures.items()), flush=True)


if __name__ == "__main__":
    main()
