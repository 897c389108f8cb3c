"""The server is killed while games are in play. `crash_once` is one repetition: the tests run one, `make soak` many."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).parents[2]


SERVE = """
import sys
from vaka.table.serve import serve
from vaka.table.settings import Settings
serve(Settings(database=sys.argv[1], work_per_second=1e9, work_burst=1e9), "127.0.0.1", 0, browser=False)
"""


class Process:
    """A server in a process of its own, which lets one address do more than others would."""

    def __init__(self, database: Path | str) -> None:
        command = [sys.executable, "-c", SERVE, database if isinstance(database, str) else f"sqlite:///{database}"]
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


@dataclass
class Outcome:
    """What a crash left."""

    games: int
    acknowledged: int
    lost: list[str]


def crash_once(folder: Path, games: int = 50, seconds: float = 1.5, seed: int = 1) -> Outcome:
    """Play so many games, kill the server in the middle, start it again, and look for what was acknowledged.

    `lost` names every game that has lost something or does not go on; it must be empty.
    """
    rng = random.Random(seed)
    database = folder / f"crash-{seed}.db"
    first = Process(database)
    try:
        playing = asyncio.run(_play(first, games, seconds + rng.random(), rng))
    finally:
        first.kill()
    second = Process(database)
    try:
        with httpx.Client(base_url=f"http://{second.address}", timeout=30) as http:
            lost = [complaint for game in playing if (complaint := _look(http, game))]
    finally:
        second.kill()
    return Outcome(len(playing), sum(game.acknowledged for game in playing), lost)


async def _play(server: Process, count: int, seconds: float, rng: random.Random) -> list[Game]:
    wish = {"game": "aloha", "seats": [{"kind": "human", "owner": "key"}] * 2}
    games: list[Game] = []
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=30) as http:
        for answer in await asyncio.gather(*(http.post("/api/v1/tables", json=wish) for _ in range(count))):
            data = answer.json()
            games.append(Game(data["table"], [seat["token"] for seat in data["seats"]]))
    tasks = [asyncio.create_task(_sit(server, game, seat, random.Random(rng.random()))) for game in games for seat in (0, 1)]
    await asyncio.sleep(seconds)
    server.process.send_signal(signal.SIGKILL)
    await asyncio.gather(*tasks)
    return games


async def _sit(server: Process, game: Game, seat: int, rng: random.Random) -> None:
    """Play one seat until the connection breaks, and remember everything that was shown."""
    url = f"ws://{server.address}/api/v1/tables/{game.table}/live?seat={seat}"
    try:
        async with connect(url, additional_headers={"authorization": f"Bearer {game.tokens[seat]}"}, proxy=None) as socket:
            async for text in socket:
                view: dict[str, Any] = json.loads(text)
                if view["type"] != "view":
                    continue
                _remember(game, seat, view)
                if view["you"]:
                    await asyncio.sleep(0.1 * rng.random())
                    action = rng.choice(view["actions"])["id"]
                    await socket.send(json.dumps({"type": "act", "entry": view["entry"], "action": action}))
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
