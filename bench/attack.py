"""What an honest player feels under attack: `python bench/attack.py [--seconds 8] [--only NAME ...] [--json]`.

A server with its usual limits on one core; on the other an honest player at 127.0.0.1 who acts and looks, and an attacker at
127.0.0.2. For each attack: the median and the 95th percentile of the honest player's requests before, during and after it, how long
a bot at the honest player's other table takes to answer, and what the attacker got done.

    reading   8 connections ask for positions, views and records as fast as they are answered
    lang      190 sockets, each asking for another language or another shape nineteen times a second
    watching  190 sockets that watch the honest player's own table
    opening   8 clients that open sockets and leave, as fast as they can
    heads     190 connections that send half a head
    bodies    190 connections that send half a body
    none      nobody attacks: how much the figures differ by themselves
    hook      40 tables whose web hook takes the call and never ends its answer
    cookies   8 connections whose head is one cookie of 60,000 backslashes
    health    8 connections that ask for what is free, and for addresses that begin like it
    nothing   8 connections that ask for pages that are not there
    lessons   8 connections that ask for lessons and their tables
    places    8 connections that ask for words about everything, at positions of a long record
    pings     8 sockets that send pings, a hundred at a time
    pinging   190 sockets that send a message `ping` nineteen times a second
    uploads   4 connections that send a long record
    resume    4 connections that play on from the end of a long record
    hints     one person who asks for hints at 20 tables
    experts   20 tables of experts alone, watched
    unread    190 connections that ask for a long record and read nothing of it

`python bench/attack.py --memory [--seconds 600] [--trace]` lets all of them go on at once, and prints the server's memory at the
start, at its highest and at the end; with `--trace` also the lines of the source that hold most of it (and all is slower).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

SERVE = """
import signal, sys
from vaka.table.service.command import serve
from vaka.table.settings import Settings
if len(sys.argv) > 2:
    import tracemalloc
    tracemalloc.start()
    def tell(*_):
        with open(sys.argv[2], "w") as told:
            for line in tracemalloc.take_snapshot().statistics("lineno")[:25]:
                print(line, file=told)
    signal.signal(signal.SIGUSR1, tell)
serve(Settings(database=sys.argv[1], hooks="all"), "127.0.0.1", 0, browser=False)
"""
EARLIER = ("reading", "lang", "watching", "opening", "heads", "bodies")
ATTACKS = (
    *("none", *EARLIER, "hook", "cookies", "health", "nothing", "lessons", "places"),
    *("pings", "pinging", "uploads", "resume", "hints", "experts", "unread"),
)


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


async def answered(address: str, table: str, token: str, seconds: float) -> list[float]:
    """How long a bot takes to answer: from an action until it is one's turn again, or the game is over."""
    taken: list[float] = []
    end, path = time.perf_counter() + seconds, f"/api/v1/tables/{table}"
    headers, rng = {"authorization": f"Bearer {token}"}, random.Random(2)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60, headers=headers) as http:
        began: float | None = None
        while time.perf_counter() < end or (began is not None and time.perf_counter() < end + 60):
            answer = await http.get(path, params={"seat": 0})
            view: dict[str, Any] = answer.json() if answer.status_code == 200 else {"you": False, "over": None}
            if began is not None and (view["you"] or view["over"]):
                taken.append(time.perf_counter() - began)
                began = None
            if view["over"]:
                break
            if view["you"] and time.perf_counter() < end:
                choice = rng.choice(view["actions"])["id"]
                done = await http.post(f"{path}/act", params={"seat": 0}, json={"entry": view["entry"], "action": choice})
                began = time.perf_counter() if done.status_code == 200 and not done.json()["you"] else began
            await asyncio.sleep(0.25)
    return taken


@contextlib.contextmanager
def served(trace: str = "") -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A server of our own on the first core, and everything else on the others."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-c", SERVE, f"sqlite:///{folder}/attack.db", *([trace] if trace else [])]
        with Path(f"{folder}/said").open("w") as said:
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True, env=environment)
        if len(cores) > 1:
            os.sched_setaffinity(server.pid, {cores[0]})
            os.sched_setaffinity(0, set(cores[1:]))
        try:
            assert server.stdout is not None
            found = re.search(r"http://(\S+)/", server.stdout.readline())
            if not found:
                sys.exit("vaka: the server did not start: " + " ".join(Path(f"{folder}/said").read_text().splitlines()[-1:]))
            yield found[1], server
        finally:
            os.sched_setaffinity(0, set(cores))
            server.send_signal(signal.SIGKILL)
            server.communicate()


@contextlib.contextmanager
def attacked(name: str, address: str, table: str, other: str) -> Iterator[list[str]]:
    """While an attack goes on; what it got done in the end."""
    names = ",".join(ATTACKS[1:]) if name == "all" else name
    command = [sys.executable, str(Path(__file__).with_name("hostile.py")), names, address, table, other]
    attacker = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    said: list[str] = []
    try:
        assert attacker.stdout is not None
        attacker.stdout.readline()  # it has begun
        time.sleep(3)
        yield said
    finally:
        attacker.send_signal(signal.SIGKILL)
        said += attacker.communicate()[0].split()[-1:]


def cuts(taken: list[float], suffix: str) -> dict[str, Any]:
    """The median and the 95th percentile, in thousandths of a second."""
    found = statistics.quantiles(taken, n=20)
    return {f"p50{suffix}": round(found[9] * 1000, 1), f"p95{suffix}": round(found[18] * 1000, 1)}


def measure(name: str, seconds: float) -> dict[str, Any]:
    """One attack on a server of its own."""
    with served() as (address, _):
        other = open_other(address)
        table, tokens = open_table(address, "aloha", [{"kind": "human", "owner": "key"}] * 2)
        against, (own, *_) = open_table(
            address, "vanuatu", [{"kind": "human", "owner": "key"}, *[{"kind": "bot", "bot": "medium"}] * 2]
        )

        async def both(lasts: float) -> tuple[list[float], list[float]]:
            found = await asyncio.gather(honest(address, tokens, table, lasts), answered(address, against, own, lasts))
            return found[0], found[1]

        asyncio.run(both(1.0))
        before, bots_before = asyncio.run(both(seconds))
        figures: dict[str, Any] = {"attack": name, **cuts(before, "_before")}
        with attacked(name, address, table, other) if name != "none" else contextlib.nullcontext(["nothing"]) as said:
            during, bots = asyncio.run(both(seconds))
        time.sleep(1)
        after, _ = asyncio.run(both(seconds))
    figures |= {**cuts(during, "_during"), **cuts(after, "_after")}
    figures["times"] = round(figures["p95_during"] / figures["p95_before"], 1)
    figures |= {"bot_before_s": round(max(bots_before, default=0.0), 1), "bot_during_s": round(max(bots, default=0.0), 1)}
    return {**figures, "attacker": "".join(said)}


def resident(process: int) -> float:
    """What a process holds in memory, in MiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def remember(seconds: float, trace: bool) -> dict[str, Any]:
    """All attacks at once, and what the server holds meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        told = f"{folder}/told" if trace else ""
        with served(told) as (address, server):
            other = open_other(address)
            table, tokens = open_table(address, "aloha", [{"kind": "human", "owner": "key"}] * 2)
            start, highest, end = resident(server.pid), 0.0, 0.0
            with attacked("all", address, table, other):
                until = time.monotonic() + seconds
                while time.monotonic() < until:
                    with contextlib.suppress(httpx.TransportError):  # on a busy machine a request may come too late
                        asyncio.run(honest(address, tokens, table, min(5.0, seconds)))
                    end = resident(server.pid)
                    highest = max(highest, end)
                if trace:
                    server.send_signal(signal.SIGUSR1)
                    time.sleep(20)
                    with contextlib.suppress(OSError):
                        print(Path(told).read_text())
            time.sleep(5)
            rest = resident(server.pid)
    return {"start_mib": round(start), "highest_mib": round(highest), "last_mib": round(end), "after_mib": round(rest)}


def main() -> None:
    """Every attack, or one of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, help="of each measurement (8), or of all attacks together (600)")
    parser.add_argument("--only", nargs="+", choices=ATTACKS, default=ATTACKS)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--memory", action="store_true", help="all attacks at once: what the server holds in memory")
    parser.add_argument("--trace", action="store_true", help="and where")
    args = parser.parse_args()
    if args.memory:
        print(json.dumps(remember(args.seconds or 600.0, args.trace)))
        return
    for name in args.only:
        figures = measure(name, args.seconds or 8.0)
        print(json.dumps(figures) if args.json else "  ".join(f"{key} {value}" for key, value in figures.items()), flush=True)


if __name__ == "__main__":
    main()
