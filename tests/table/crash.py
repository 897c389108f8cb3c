"""The server is killed, or its PostgreSQL restarted, while games are in play. The tests run one repetition, `make soak` many.

Clients act under keys of their own, and say again what was not answered. Afterwards nothing that was acknowledged is lost,
nothing was done twice, and every table that is read from its entries alone is the one that the server shows.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from vaka.engine import SPECTATOR
from vaka.table.rooms import build
from vaka.table.store import Store

ROOT = Path(__file__).parents[2]
MOVES = 4
"""In a game, on average, before the server is struck: from so many to twice as many."""


SERVE = """
import sys
from vaka.table.serve import serve
from vaka.table.settings import Settings
serve(Settings(database=sys.argv[1], work_per_second=1e9, work_burst=1e9), "127.0.0.1", 0, browser=False)
"""


class Process:
    """A server in a process of its own, which lets one address do more than others would."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-c", SERVE, database]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)/", self.process.stdout.readline())
        assert found, "the server did not start"
        self.address = found[1]

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@dataclass
class Game:
    """A game in play, and what its players were told."""

    table: str
    tokens: list[str]
    log: list[str] = field(default_factory=list)
    entry: list[int] = field(default_factory=lambda: [0, 0])
    acknowledged: int = 0
    keys: set[str] = field(default_factory=set)
    """Of actions that the server has said to be done."""


@dataclass
class Outcome:
    """What a crash left."""

    games: int
    acknowledged: int
    lost: list[str]
    twice: list[str] = field(default_factory=list)


def crash_once(folder: Path, games: int = 50, seed: int = 1) -> Outcome:
    """Play so many games, kill the server in the middle, start it again, and look for what was acknowledged.

    `lost` names every game that has lost something or does not go on, `twice` what was done more than once; both must be empty.
    """
    rng = random.Random(seed)
    database = f"sqlite:///{folder / f'crash-{seed}.db'}"
    first = Process(database)
    try:
        playing = asyncio.run(_play(first, games, rng, lambda: first.process.send_signal(signal.SIGKILL)))
    finally:
        first.kill()
    second = Process(database)
    try:
        return look(second, database, playing)
    finally:
        second.kill()


def restart_once(database: str, restart: Callable[[], None], games: int = 20, seed: int = 1) -> Outcome:
    """The same with a server that lives on while its store is restarted; its clients come again and say again what they said."""
    rng = random.Random(seed)
    server = Process(database)
    try:
        playing = asyncio.run(_play(server, games, rng, restart, after=2.0))
        return look(server, database, playing)
    finally:
        server.kill()


def look(server: Process, database: str, playing: list[Game]) -> Outcome:
    """What is left of the games."""
    with httpx.Client(base_url=f"http://{server.address}", timeout=30) as http:
        lost = [complaint for game in playing if (complaint := _look(http, game))]
        store = Store(database)
        twice: list[str] = []
        for game in playing:
            lost += _replayed(http, store, game)
            twice += _doubled(store, game)
            kept = {entry.key for entry in store.log_without_snapshot(game.table).entries}
            lost += [f"{game.table}: {key} was acknowledged" for key in game.keys - kept]
        store.close()
    return Outcome(len(playing), sum(game.acknowledged for game in playing), lost, twice)


def _replayed(http: httpx.Client, store: Store, game: Game) -> list[str]:
    """Is the table that the server shows the one of its entries?"""
    stored = store.game(game.table)
    assert stored is not None
    room = build(stored, store.log_without_snapshot(game.table), 200)
    view = http.get(f"/api/v1/tables/{game.table}").json()
    same = (view["plies"], view["entry"]) == (len(room.history), room.entry_of(SPECTATOR)) and view["text"] == room.game.text(
        room.view(SPECTATOR), "en"
    )
    return [] if same else [f"{game.table}: the entries tell another game"]


def _doubled(store: Store, game: Game) -> list[str]:
    keys = [entry.key for entry in store.log_without_snapshot(game.table).entries if entry.key is not None]
    return [f"{game.table}: {key} was done {keys.count(key)} times" for key in set(keys) if keys.count(key) > 1]


async def _play(server: Process, count: int, rng: random.Random, strike: Callable[[], None], after: float = 0.0) -> list[Game]:
    wish = {"game": "aloha", "seats": [{"kind": "human", "owner": "key"}] * 2}
    games: list[Game] = []
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=30) as http:
        for answer in await asyncio.gather(*(http.post("/api/v1/tables", json=wish) for _ in range(count))):
            data = answer.json()
            games.append(Game(data["table"], [seat["token"] for seat in data["seats"]]))
    tasks = [asyncio.create_task(_keep_sitting(server, game, seat, rng.random())) for game in games for seat in (0, 1)]
    # A number of actions, not of seconds: a slow machine is struck in the middle of games too, not before them.
    async with asyncio.timeout(60):
        await _acknowledged(games, MOVES * count + rng.randrange(MOVES * count))
    await asyncio.to_thread(strike)
    await asyncio.sleep(after)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return games


async def _acknowledged(games: list[Game], actions: int) -> None:
    while sum(game.acknowledged for game in games) < actions:
        await asyncio.sleep(0.01)


async def _keep_sitting(server: Process, game: Game, seat: int, seed: float) -> None:
    """Play one seat, and come again when the line breaks."""
    unanswered: dict[str, str] = {}
    for visit in itertools.count():
        await _sit(server, game, seat, random.Random(f"{seed} {visit}"), unanswered)
        await asyncio.sleep(0.1)


async def _sit(server: Process, game: Game, seat: int, rng: random.Random, unanswered: dict[str, str]) -> None:
    """Play one seat until the connection breaks, and remember everything that was shown."""
    url = f"ws://{server.address}/api/v1/tables/{game.table}/live?seat={seat}"
    try:
        async with connect(url, additional_headers={"authorization": f"Bearer {game.tokens[seat]}"}, proxy=None) as socket:
            for said in list(unanswered.values()):
                await socket.send(said)
            view: dict[str, Any] = {"you": False}
            async for text in socket:
                message: dict[str, Any] = json.loads(text)
                if message["type"] in ("done", "refused") and message["key"] in unanswered:
                    del unanswered[message["key"]]
                    if message["type"] == "done":
                        game.keys.add(message["key"])
                elif message["type"] == "view":
                    _remember(game, seat, message)
                    view = message
                if view["you"] and not unanswered:  # what was done last is shown, and said to be done: in any order
                    await asyncio.sleep(0.1 * rng.random())
                    key = f"{rng.getrandbits(60):x}"
                    act = {"type": "act", "entry": view["entry"], "action": rng.choice(view["actions"])["id"], "key": key}
                    unanswered[key] = json.dumps(act)
                    await socket.send(unanswered[key])
    except (WebSocketException, OSError):
        return


def _remember(game: Game, seat: int, view: dict[str, Any]) -> None:
    lines = [line["text"] for line in view["log"]]
    known = view["log_from"] - 1 + len(lines)
    if known > len(game.log):
        game.log += lines[len(lines) - (known - len(game.log)) :]
    game.acknowledged += view["entry"] > max(game.entry)
    game.entry[seat] = view["entry"]


def _look(http: httpx.Client, game: Game) -> str | None:
    """What is wrong with a game after the crash; None if all is well."""
    url = f"/api/v1/tables/{game.table}"
    for seat in (0, 1):
        headers = {"authorization": f"Bearer {game.tokens[seat]}"}
        view = http.get(url, params={"seat": seat}, headers=headers).json()
        if view["entry"] < game.entry[seat]:
            return f"{game.table}: seat {seat} had seen entry {game.entry[seat]}, now there are {view['entry']}"
        if [line["text"] for line in view["log"]][: len(game.log)] != game.log:
            return f"{game.table}: lines of the log are gone"
        if view["you"]:
            act = {"entry": view["entry"], "action": view["actions"][0]["id"]}
            answer = http.post(f"{url}/act", params={"seat": seat}, json=act, headers=headers)
            if answer.status_code != 200:
                return f"{game.table}: does not go on: {answer.text}"
            return None
        if view["over"]:
            return None
    return f"{game.table}: nobody is asked"
