"""Three servers on one PostgreSQL that is restarted; any of them may be killed, or made deaf to notices, while games are played.

Clients sit at whichever server they come to, and come again to another. `history.py` reads what all of them saw.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import httpx

from tests.table.crash import MOVES, PATIENCE, ROOT, Game, Outcome, acknowledged, doubled, keep_sitting
from tests.table.history import broken
from vaka.table.store.reader import Store

TRIES = 5
DEAF = 10.0
"""Seconds without a notice."""
SERVE = """
import signal, sys, time
import vaka
vaka.__version__ = sys.argv[4] or vaka.__version__
from vaka.table.live.shared import Shared
from vaka.table.service.command import serve
from vaka.table.settings import Settings
deaf, hear = [0.0], Shared.take_notice
signal.signal(signal.SIGUSR1, lambda *_: deaf.__setitem__(0, time.monotonic() + float(sys.argv[3])))
Shared.take_notice = lambda self, told: None if time.monotonic() < deaf[0] else hear(self, told)
plenty = dict(work_per_second=1e9, work_burst=1e9, messages_per_second=1e6, message_burst=1e6, tables_per_hour=10**6, workers=1)
serve(Settings(database=sys.argv[1], opening_time=0.3, bot_pause=0.0, **plenty), "127.0.0.1", int(sys.argv[2]), browser=False)
"""


class Member:
    """One of the servers."""

    def __init__(self, database: str, port: int = 0, deaf: float = DEAF, version: str = "") -> None:
        for _ in range(TRIES):  # it may come while the store is being restarted, and is started again, as a service would be
            self.process = self._start(database, port, deaf, version)
            assert self.process.stdout is not None
            if found := re.search(r"http://(\S+)/", self.process.stdout.readline()):
                break
            self.kill()
        else:
            raise AssertionError("the server did not start")
        self.address = found[1]
        self.port = int(self.address.rpartition(":")[2])

    def _start(self, database: str, port: int, deaf: float, version: str) -> subprocess.Popen[str]:
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-c", SERVE, database, str(port), str(deaf), version]
        said = subprocess.DEVNULL
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True, env=environment, cwd=ROOT)

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Cluster:
    """All of them."""

    def __init__(self, database: str, count: int = 3, deaf: float = DEAF) -> None:
        self.database = database
        self.deaf = deaf
        self.members = [Member(database, deaf=deaf) for _ in range(count)]

    def kill(self, number: int) -> None:
        """One dies, and another takes its place."""
        port = self.members[number].port
        self.members[number].kill()
        self.members[number] = Member(self.database, port, self.deaf)

    def deafen(self, number: int) -> None:
        """One hears no notices for a while."""
        self.members[number].process.send_signal(signal.SIGUSR1)

    def upgrade(self, number: int) -> int:
        """A server of another version is started beside one, which is then told to stop; with which status it does."""
        old = self.members[number]
        self.members[number] = Member(self.database, deaf=self.deaf, version="99.0")
        old.process.terminate()
        status = old.process.wait(timeout=30)
        assert old.process.stdout is not None
        old.process.stdout.close()
        return status

    def close(self) -> None:
        for member in self.members:
            member.kill()


def faults_once(
    database: str, restart: Callable[[], None], games: int = 20, strikes: int = 3, seed: int = 1, deaf: float = DEAF
) -> Outcome:
    """Play through three servers and strike so many times; what was lost, done twice, or seen otherwise by somebody."""
    rng = random.Random(seed)
    cluster = Cluster(database, deaf=deaf)
    kinds = [lambda: cluster.kill(rng.randrange(3)), lambda: cluster.deafen(rng.randrange(3)), restart]
    order = [kinds[(seed + number) % 3] for number in range(strikes)]
    try:
        playing = asyncio.run(_play(cluster, games, rng, order))
        return _look(cluster, database, playing)
    finally:
        cluster.close()


def upgrade_once(database: str, games: int = 6, seed: int = 1) -> tuple[Outcome, list[int]]:
    """Replace both of two servers by another version while games are played; what was lost, and how the old ones ended."""
    cluster = Cluster(database, count=2)
    ended: list[int] = []
    try:
        strikes = [lambda: ended.append(cluster.upgrade(0)), lambda: ended.append(cluster.upgrade(1))]
        playing = asyncio.run(_play(cluster, games, random.Random(seed), strikes))
        return _look(cluster, database, playing), ended
    finally:
        cluster.close()


async def _play(cluster: Cluster, count: int, rng: random.Random, strikes: list[Callable[[], Any]]) -> list[Game]:
    games: list[Game] = []

    def where() -> str:
        return rng.choice(cluster.members).address

    async with httpx.AsyncClient(timeout=30) as http:
        for number in range(count):
            human: dict[str, Any] = {"kind": "human", "owner": "key"}
            has_bot = number % 3 == 2
            seats = [human, {"kind": "bot", "bot": "random"} if has_bot else human]
            wish = {"game": "aloha", "seats": seats, "clock": {"kind": "bank", "seconds": 3600}}
            data = (await http.post(f"http://{where()}/api/v1/tables", json=wish)).json()
            games.append(Game("aloha", data["table"], [seat["token"] for seat in data["seats"] if "token" in seat]))
    tasks = [
        asyncio.create_task(keep_sitting(where, game, seat, rng.random())) for game in games for seat in range(len(game.tokens))
    ]
    try:
        for strike in strikes:
            async with asyncio.timeout(PATIENCE):
                await acknowledged(games, sum(len(game.keys) for game in games) + MOVES * count // 2)
            await asyncio.to_thread(strike)
        async with asyncio.timeout(PATIENCE):
            await acknowledged(games, sum(len(game.keys) for game in games) + MOVES * count // 2)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return games


def _look(cluster: Cluster, database: str, playing: list[Game]) -> Outcome:
    store = Store(database)
    lost: list[str] = []
    twice: list[str] = []
    for game in playing:
        twice += doubled(store, game)
        kept = {entry.key for entry in store.log_without_snapshot(game.table).entries}
        lost += [f"{game.table}: {key} was acknowledged" for key in game.keys - kept]
        twice += [f"{game.table}: {key} was refused, and done" for key in game.refused & kept]
        lost += broken(store, game)
        lost += _shown_alike(cluster, game)
    store.close()
    return Outcome(len(playing), sum(len(game.keys) for game in playing), lost, twice)


def _shown_alike(cluster: Cluster, game: Game) -> list[str]:
    """Do all servers show the same, and the same time?"""
    for _ in range(40):
        views = [_view(member, game) for member in cluster.members]
        if len({(view["entry"], view["text"]) for view in views}) == 1:
            break
        time.sleep(0.1)  # a bot has moved in between, or one has not heard of it yet
    else:
        return [f"{game.table}: the servers show different positions"]
    if views[0]["over"]:
        return []
    left = [[seat["clock"]["left"] for seat in view["seats"] if seat["clock"]] for view in views]
    apart = max(max(times) - min(times) for times in zip(*left, strict=True))
    return [f"{game.table}: clocks are {apart:.1f} s apart"] if apart > 1 else []


def _view(member: Member, game: Game) -> dict[str, Any]:
    """What a server shows; asked again where it has had too many questions, or its store comes back just now."""
    headers = {"authorization": f"Bearer {game.tokens[0]}"}
    for _ in range(40):
        address = f"http://{member.address}/api/v1/tables/{game.table}"
        answer = httpx.get(address, params={"seat": 0}, headers=headers, timeout=30)
        if answer.status_code not in (429, 503):
            break
        time.sleep(0.5)
    assert answer.status_code == 200, answer.text
    view: dict[str, Any] = answer.json()
    return view
