"""How much the table bears: `python bench/load.py [--seconds 20] [--games 500] [--game paradise] [--processes 2]`.

A server on one core, and clients on another: 500 games with two human clients each, every client acting once per 5 seconds. Printed
are the time from an action sent to seen by the other client, the bytes that a phone is sent for an action, the actions per second
at saturation, the memory of a game that is loaded and idle, and how long a game of 2,000 actions takes to open. Everything happens
on 127.0.0.1.

With `--beside FOLDER`, where another Vaka is installed (`pip install --target FOLDER`), the two are measured by turns, the other
one first: saturation and bytes alone.

With `--processes` the games are kept in a PostgreSQL of its own, and the two clients of a game sit at different servers, if there
are several: every action is shown by another server than the one that took it. The processor time of the servers and of PostgreSQL
is told apart.

One long file, so that an older Vaka can be measured by it as it is.
"""

from __future__ import annotations

import argparse
import asyncio
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
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ENTRY = re.compile(r'"entry": ?(\d+)')
ACTION = re.compile(r'\{"id": ?(\d+), ?"notation')
VIEW = re.compile(r'\{"type": ?"(?:view|changes)"')
REFUSED = re.compile(r'\{"type": ?"refused"')
YOU = re.compile(r'"you": ?true')


def main() -> None:
    """Measure, or (with --serve) be the server that is measured."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20, help="of the steady load")
    parser.add_argument("--every", type=float, default=5, help="seconds between two actions of a client")
    parser.add_argument("--game", default="aloha")
    parser.add_argument("--saturate", type=float, default=10, help="seconds in which everybody acts at once")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="where another Vaka is installed")
    parser.add_argument("--turns", type=int, default=3, help="of each of the two")
    parser.add_argument("--processes", type=int, default=0, help="servers on one PostgreSQL; 0: one on SQLite")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        serve(args.serve)
        return
    how = How(args.game, args.games, args.seconds, args.every, args.saturate)
    if args.beside:
        figures = measure_beside(how, args.beside, args.turns)
    else:
        with tempfile.TemporaryDirectory() as folder:
            figures = measure_several(Path(folder), args.processes, how) if args.processes else measure(Path(folder), how)
    if args.json:
        print(json.dumps(figures, indent=2))
        return
    for name, value in figures.items():
        print(f"{name:32} {value}")


@dataclass(frozen=True)
class How:
    """What is measured: so many games, each client acting every so many seconds for so long, and then as fast as they can."""

    game: str
    games: int
    seconds: float
    every: float
    saturate: float


# --- The server ---


def serve(database: str) -> None:
    """A server without limits on what one address may do."""
    from vaka.table.service.command import serve as run
    from vaka.table.settings import Settings

    many = 10**6
    settings = Settings(
        database=database,
        requests_per_second=many,
        request_burst=many,
        tables_per_hour=many,
        connections_per_address=many,
        messages_per_second=many,
        message_burst=many,
        work_per_second=many,
        work_burst=many,
        idle_time=3600,
    )
    run(settings, "127.0.0.1", 0, browser=False)


class Process:
    """The server on a core of its own."""

    def __init__(self, database: str, core: int | None, folder: Path | None = None) -> None:
        """`folder`: where the Vaka is that serves, if it is another than this one."""
        path = {"PYTHONPATH": os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))} if folder else {}
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve", database],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **path},
        )
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)/", self.process.stdout.readline())
        assert found, "the server did not start"
        self.address = found[1]

    def memory(self) -> float:
        """Resident memory in KiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return float(found[1]) if found else 0.0

    def busy(self) -> float:
        """Seconds of processor time so far."""
        return spent_by(self.process.pid)

    def stop(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def spent_by(pid: int, *, with_ended_children: bool = False) -> float:
    """Seconds of processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if with_ended_children else 13])) / os.sysconf("SC_CLK_TCK")


def spent_by_postgres(folder: Path) -> float:
    """Seconds of processor time of a PostgreSQL so far."""
    parent = int((folder / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return spent_by(parent, with_ended_children=True) + sum(spent_by(int(child)) for child in children)


# --- The clients ---


@dataclass
class Seat:
    """A client: its connection, and what it must know of the last view. A whole view is not parsed: the clients share one core."""

    socket: ClientConnection
    entry: int = 0
    is_asked: bool = False
    actions: list[int] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    """How many bytes each message had."""

    def take(self, text: str) -> None:
        """A view, or what has changed in it."""
        if text.startswith('{"type":"changes"'):
            parts = json.loads(text)["parts"]
            self.entry, self.is_asked = parts.get("entry", self.entry), parts.get("you", self.is_asked)
            if "actions" in parts:
                self.actions = [action["id"] for action in parts["actions"]]
        else:
            found = ENTRY.search(text, 0, 300)
            self.entry, self.is_asked = int(found[1]) if found else 0, YOU.search(text) is not None
            self.actions = list(map(int, ACTION.findall(text)))
        self.sizes.append(len(text.encode()))


@dataclass
class Game:
    """Two clients at a table."""

    seats: list[Seat] = field(default_factory=list)
    sent: float = 0.0
    by: int = -1
    unseen: set[int] = field(default_factory=set)
    """Who has not seen the last action yet; until its player has, nobody acts. Some actions nobody else sees."""
    seen: list[float] = field(default_factory=list)
    acted: int = 0
    waits: asyncio.Event = field(default_factory=asyncio.Event)


def measure(folder: Path, how: How) -> dict[str, Any]:
    """All figures."""
    database = f"sqlite:///{folder / 'load.db'}"
    figures, tables = _measure_one(database, how)
    cores = sorted(os.sched_getaffinity(0))
    server = Process(database, cores[0] if len(cores) > 1 else None)
    try:
        memory = _idle_memory(server, tables)
    finally:
        server.stop()
    return {**figures, "memory_per_idle_game_kib": memory, **_opening(folder)}


def _measure_one(database: str, how: How, folder: Path | None = None) -> tuple[dict[str, Any], list[str]]:
    """One server on a core, the clients on the others."""
    cores = sorted(os.sched_getaffinity(0))
    server = Process(database, cores[0] if len(cores) > 1 else None, folder)
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[1:]))
    try:
        return asyncio.run(_load([server], how))
    finally:
        server.stop()
        os.sched_setaffinity(0, set(cores))


def measure_beside(how: How, folder: Path, turns: int) -> dict[str, Any]:
    """This Vaka and another by turns: what each bears in every turn, and how much more this one does, by the medians."""
    found: dict[str, list[dict[str, Any]]] = {"other": [], "this": []}
    for _ in range(turns):
        for name, where in (("other", folder), ("this", None)):
            with tempfile.TemporaryDirectory() as kept:
                found[name].append(_measure_one(f"sqlite:///{kept}/load.db", how, where)[0])
    names = ["saturated_actions_per_s", "saturated_actions_per_server_cpu_s", "bytes_an_action_p50", "bytes_an_action_p95"]
    names += ["seen_by_other_p50_ms", "seen_by_other_p95_ms"]
    figures: dict[str, Any] = {"game": how.game}
    for name in names:
        of = {which: [figures[name] for figures in runs] for which, runs in found.items()}
        figures[f"{name}: other"], figures[f"{name}: this"] = of["other"], of["this"]
        figures[f"{name}: ratio"] = round(statistics.median(of["this"]) / statistics.median(of["other"]), 2)
    return figures


def measure_several(folder: Path, processes: int, how: How) -> dict[str, Any]:
    """The steady load alone, with the processor time of all that takes part."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tools.strikes import Postgres

    with Postgres(folder / "pg") as postgres:
        servers = [Process(postgres.url, None) for _ in range(processes)]
        try:
            before = spent_by_postgres(folder / "pg")
            figures, _ = asyncio.run(_load(servers, how, lambda: spent_by_postgres(folder / "pg")))
            figures["postgres_s_in_all"] = round(spent_by_postgres(folder / "pg") - before, 1)
        finally:
            for server in servers:
                server.stop()
    return {"processes": processes, **figures}


def _idle_memory(server: Process, tables: list[str]) -> float:
    """What a game costs that was played, is read again, looked at once, and then waits."""
    warm = len(tables) // 10
    with httpx.Client(base_url=f"http://{server.address}", timeout=60) as http:
        for table in tables[:warm]:
            http.get(f"/api/v1/tables/{table}").raise_for_status()
        before = server.memory()
        for table in tables[warm:]:
            http.get(f"/api/v1/tables/{table}").raise_for_status()
    return round((server.memory() - before) / (len(tables) - warm), 1)


async def _load(servers: list[Process], how: How, store: Callable[[], float] = lambda: 0.0) -> tuple[dict[str, Any], list[str]]:
    tables = await _open(servers[0], how)
    playing = [Game() for _ in tables]
    async with AsyncExitStack() as stack:
        listeners = await _sit_down(servers, playing, tables, stack)
        await asyncio.sleep(1)
        steady = await _steady(servers, playing, how, store)
        saturated = await _saturate(servers, playing, how.saturate)
        for listener in listeners:
            listener.cancel()
    return {"game": how.game, "games": how.games, "clients": 2 * how.games, **steady, **saturated}, [table for table, _ in tables]


async def _sit_down(
    servers: list[Process], playing: list[Game], tables: list[tuple[str, list[str]]], stack: AsyncExitStack
) -> list[asyncio.Task[None]]:
    """Connect two clients to each table."""
    listeners = []
    for game, (table, tokens) in zip(playing, tables, strict=True):
        for seat, token in enumerate(tokens):
            url = f"ws://{servers[seat % len(servers)].address}/api/v1/tables/{table}/live?seat={seat}&keeps=1&words=0&shape=tall"
            headers = {"authorization": f"Bearer {token}"}
            connecting = connect(url, additional_headers=headers, proxy=None, compression=None, max_queue=None)
            socket = await stack.enter_async_context(connecting)
            game.seats.append(Seat(socket))
            listeners.append(asyncio.create_task(_listen(game, seat)))
    return listeners


async def _open(server: Process, how: How) -> list[tuple[str, list[str]]]:
    count = how.games
    wish = {"game": how.game, "seats": [{"kind": "human", "owner": "key"}] * 2}
    found = []
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        for start in range(0, count, 50):
            answers = await asyncio.gather(*(http.post("/api/v1/tables", json=wish) for _ in range(min(50, count - start))))
            found += [(answer.json()["table"], [seat["token"] for seat in answer.json()["seats"]]) for answer in answers]
    return found


async def _listen(game: Game, seat: int) -> None:
    """Take in what a seat is sent; the time counts when the other one sees an action."""
    me = game.seats[seat]
    async for text in me.socket:
        assert isinstance(text, str)
        if not VIEW.match(text):
            if REFUSED.match(text):
                game.unseen.clear()
                game.waits.set()
            continue
        me.take(text)
        if seat in game.unseen:
            game.unseen.discard(seat)
            if seat != game.by:
                game.seen.append(time.perf_counter() - game.sent)
            else:
                game.acted += 1
        game.waits.set()


async def _act(game: Game) -> bool:
    """Whoever is asked does something; not the pass that comes last."""
    for number, seat in enumerate(game.seats):
        if seat.is_asked and seat.actions:
            action = random.choice(seat.actions[:-1] or seat.actions)
            game.by, game.sent, game.unseen = number, time.perf_counter(), {0, 1}
            await seat.socket.send(f'{{"type":"act","entry":{seat.entry},"action":{action}}}')
            return True
    return False


async def _steady(servers: list[Process], games: list[Game], how: How, store: Callable[[], float]) -> dict[str, Any]:
    """Each game has two clients, so an action in half the time."""
    seconds, every = how.seconds, how.every
    for seat in (seat for game in games for seat in game.seats):
        seat.sizes.clear()
    end = time.perf_counter() + seconds
    busy, stored, began = _busy(servers), store(), time.perf_counter()

    async def pace(game: Game) -> None:
        await asyncio.sleep(random.random() * every / 2)
        while time.perf_counter() < end:
            began = time.perf_counter()
            if game.by not in game.unseen:
                await _act(game)
            await asyncio.sleep(max(0.0, every / 2 - (time.perf_counter() - began)))

    await asyncio.gather(*map(pace, games))
    lasted = time.perf_counter() - began
    busy, stored = _busy(servers) - busy, store() - stored
    await asyncio.sleep(1)
    seen = sorted(delay for game in games for delay in game.seen)
    cuts = statistics.quantiles(seen, n=100)
    sizes = statistics.quantiles([size for game in games for seat in game.seats for size in seat.sizes], n=100)
    return {
        "seconds": seconds,
        "actions_per_s": round(len(seen) / seconds, 1),
        "bytes_an_action_p50": int(sizes[49]),
        "bytes_an_action_p95": int(sizes[94]),
        "seen_by_other_p50_ms": round(cuts[49] * 1000, 1),
        "seen_by_other_p95_ms": round(cuts[94] * 1000, 1),
        "seen_by_other_p99_ms": round(cuts[98] * 1000, 1),
        "server_core_busy": round(busy / lasted, 2),
        "actions_per_server_cpu_s": round(len(seen) / busy, 1),
        **({"postgres_core_busy": round(stored / lasted, 2)} if stored else {}),
    }


def _busy(servers: list[Process]) -> float:
    return sum(server.busy() for server in servers)


async def _saturate(servers: list[Process], games: list[Game], seconds: float) -> dict[str, Any]:
    """Everybody acts as soon as the last action was seen."""
    for game in games:
        game.acted = 0
    end = time.perf_counter() + seconds

    async def rush(game: Game) -> None:
        while time.perf_counter() < end:
            if game.by not in game.unseen:
                game.waits.clear()
                await _act(game)
            try:
                await asyncio.wait_for(game.waits.wait(), max(0.01, end - time.perf_counter()))
            except TimeoutError:
                return
            game.waits.clear()

    began, busy = time.perf_counter(), _busy(servers)
    await asyncio.gather(*map(rush, games))
    spent, busy, acted = time.perf_counter() - began, _busy(servers) - busy, sum(game.acted for game in games)
    return {
        "saturated_actions_per_s": round(acted / spent, 1),
        "saturated_actions_per_server_cpu_s": round(acted / busy, 1),
        "saturated_core_busy": round(busy / spent, 2),
    }


# --- Opening a long game ---


def _opening(folder: Path) -> dict[str, Any]:
    """How long a game of 2,000 actions takes from the store to a view, from its snapshot and from its entries alone."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from bench.long_game import ACTIONS, opening_times

    with_snapshot, without = opening_times(folder / "long.db")
    return {
        "long_game_actions": ACTIONS,
        "long_game_opens_ms": round(with_snapshot * 1000, 1),
        "long_game_from_entries_ms": round(without * 1000, 1),
    }


if __name__ == "__main__":
    main()
