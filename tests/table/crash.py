"""The server is killed, or its PostgreSQL restarted, while games are in play. The tests run one repetition, `make soak` many.

Clients act, take back, play again, ask and answer under keys of their own, and say again what was not answered. Afterwards
nothing that was acknowledged is lost, nothing that was refused is there, nothing was done twice, and every table that is read
from its entries alone is the one that the server shows. Some of the games give orders at once.
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
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from vaka.engine import SPECTATOR
from vaka.table.game.replay import build
from vaka.table.store.reader import Store

ROOT = Path(__file__).parents[2]
MOVES = 4
"""In a game, on average, before the server is struck: from so many to twice as many. And as many after it."""
EVERY = 5
"""Every so many games one is of Conquest of Paradise, and is in its Building Step, where all order at once, before the strike."""
PATIENCE = 120
"""Seconds after which a server that does not go on has failed."""


SERVE = """
import sys
from vaka.table.service.command import serve
from vaka.table.settings import Settings
plenty = dict(work_per_second=1e9, work_burst=1e9, messages_per_second=1e6, message_burst=1e6)
serve(Settings(database=sys.argv[1], opening_time=0.3, **plenty), "127.0.0.1", int(sys.argv[2]), browser=False)
"""


class Process:
    """A server in a process of its own, which lets one address do more than others would."""

    def __init__(self, database: str, port: int = 0) -> None:
        command = [sys.executable, "-c", SERVE, database, str(port)]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT)
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)/", self.process.stdout.readline())
        assert found, "the server did not start"
        self.address = found[1]
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Seen(NamedTuple):
    """A view: what it showed, whether it was the first of a connection, and what had been acknowledged before that was opened."""

    entry: int
    text: str
    is_first: bool
    after: frozenset[str]


@dataclass
class Game:
    """A game in play, and what its players were told."""

    name: str
    table: str
    tokens: list[str]
    seen: list[tuple[int, str]] = field(default_factory=lambda: [(0, ""), (0, "")])
    """The newest entry that each seat was shown, and the position with it."""
    saw: list[list[Seen]] = field(default_factory=lambda: [[], []])
    """All that each seat was shown, in order."""
    keys: set[str] = field(default_factory=set)
    """Of deeds that the server has said to be done."""
    refused: set[str] = field(default_factory=set)
    """Of deeds that it has said not to be done."""
    is_ready: bool = False
    """Is it where the server may be struck?"""


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
    servers = [Process(database)]

    def strike() -> None:
        servers[0].kill()
        servers.append(Process(database, servers[0].port))

    try:
        playing = asyncio.run(_play(servers[0], games, rng, strike))
        return look(servers[-1], database, playing)
    finally:
        servers[-1].kill()


def restart_once(database: str, restart: Callable[[], None], games: int = 20, seed: int = 1) -> Outcome:
    """The same with a server that lives on while its store is restarted; its clients come again and say again what they said."""
    rng = random.Random(seed)
    server = Process(database)
    try:
        playing = asyncio.run(_play(server, games, rng, restart))
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
            twice += doubled(store, game)
            kept = {entry.key for entry in store.log_without_snapshot(game.table).entries}
            lost += [f"{game.table}: {key} was acknowledged" for key in game.keys - kept]
            twice += [f"{game.table}: {key} was refused, and done" for key in game.refused & kept]
        store.close()
    return Outcome(len(playing), sum(len(game.keys) for game in playing), lost, twice)


def _replayed(http: httpx.Client, store: Store, game: Game) -> list[str]:
    """Is the table that the server shows the one of its entries?"""
    stored = store.game(game.table)
    assert stored is not None
    while True:
        log = store.log_without_snapshot(game.table)
        view = http.get(f"/api/v1/tables/{game.table}").json()
        if store.newest([game.table])[game.table] == len(log.entries):
            break  # else an order that was held has been opened in between
    room = build(stored, log, 200)
    shown = view["plies"], view["entry"], view["text"]
    plies = len(room.history) if room.over else room.history.heard(SPECTATOR, len(room.history))
    told = plies, room.entry_of(SPECTATOR), room.game.text(room.view(SPECTATOR), "en")
    return [] if shown == told else [f"{game.table}: the entries tell another game"]


def doubled(store: Store, game: Game) -> list[str]:
    keys = [entry.key for entry in store.log_without_snapshot(game.table).entries if entry.key is not None]
    return [f"{game.table}: {key} was done {keys.count(key)} times" for key in set(keys) if keys.count(key) > 1]


async def _play(server: Process, count: int, rng: random.Random, strike: Callable[[], None]) -> list[Game]:
    names = ["paradise" if number % EVERY == 0 else "aloha" for number in range(count)]
    games: list[Game] = []
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=30) as http:
        seats = [{"kind": "human", "owner": "key"}] * 2
        for name in names:
            data = (await http.post("/api/v1/tables", json={"game": name, "seats": seats})).json()
            games.append(Game(name, data["table"], [seat["token"] for seat in data["seats"]]))
    tasks = [
        asyncio.create_task(keep_sitting(lambda: server.address, game, seat, rng.random())) for game in games for seat in (0, 1)
    ]
    try:
        # A number of deeds, not of seconds: a slow machine is struck in the middle of games too, not before them.
        async with asyncio.timeout(PATIENCE):
            await acknowledged(games, MOVES * count + rng.randrange(MOVES * count))
            while not all(game.is_ready for game in games):
                await asyncio.sleep(0.01)
        before = sum(len(game.keys) for game in games)
        await asyncio.to_thread(strike)
        async with asyncio.timeout(PATIENCE):
            await acknowledged(games, before + MOVES * count)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return games


async def acknowledged(games: list[Game], deeds: int) -> None:
    while sum(len(game.keys) for game in games) < deeds:
        await asyncio.sleep(0.01)


async def keep_sitting(where: Callable[[], str], game: Game, seat: int, seed: float) -> None:
    """Play one seat, and come again when the line breaks."""
    unanswered: dict[str, str] = {}
    for visit in itertools.count():
        await _sit(where(), game, seat, random.Random(f"{seed} {visit}"), unanswered)
        await asyncio.sleep(0.1)


async def _sit(address: str, game: Game, seat: int, rng: random.Random, unanswered: dict[str, str]) -> None:
    """Play one seat until the connection breaks, and remember everything that was shown."""
    before = frozenset(game.keys)
    url = f"ws://{address}/api/v1/tables/{game.table}/live?seat={seat}"
    try:
        async with connect(url, additional_headers={"authorization": f"Bearer {game.tokens[seat]}"}, proxy=None) as socket:
            for said in list(unanswered.values()):
                await socket.send(said)
            view: dict[str, Any] | None = None
            async for text in socket:
                message: dict[str, Any] = json.loads(text)
                if message["type"] in ("done", "refused") and message["key"] in unanswered:
                    del unanswered[message["key"]]
                    (game.keys if message["type"] == "done" else game.refused).add(message["key"])
                elif message["type"] == "view":
                    _remember(game, seat, message)
                    game.saw[seat].append(Seen(message["entry"], message["text"], view is None, before))
                    view = message
                if view is not None and not unanswered and (deed := _any_deed(view, seat, rng)):
                    # What was done last is shown, and said to be done: in any order.
                    await asyncio.sleep(0.1 * rng.random() if game.is_ready else 0)
                    deed["key"] = key = f"{rng.getrandbits(60):x}"
                    unanswered[key] = json.dumps(deed)
                    await socket.send(unanswered[key])
    except (WebSocketException, OSError):
        return


def _any_deed(view: dict[str, Any], seat: int, rng: random.Random) -> dict[str, Any] | None:
    """What somebody at the table might do now; None to wait."""
    undo, fresh = view["undo"], {"entry": view["entry"]}
    request, chance = undo["request"], rng.random()
    if view["over"]:
        return None
    if request and seat in request["needs"] and chance < 0.8:
        return {"type": "answer", "agree": rng.random() < 0.6, "request": request["id"]}
    if undo["restart"] and chance < 0.08:
        return {"type": "restart", **fresh}
    if undo["redo"] and chance < 0.3:
        return {"type": "redo", **fresh}
    if undo["free"] and chance < 0.25:
        return {"type": "undo", **fresh}
    if chance > 0.97 and not request:
        what = rng.choice(["undo"] * 8 + ["agree", "concede"])
        return {"type": "request", "what": what, "ply": max(0, view["plies"] - rng.randrange(1, 6)), "winners": [seat]}
    if chance > 0.94:
        talk: list[dict[str, Any]] = [{"type": "chat", "text": "hello"}, {"type": "rename", "name": f"player {chance}"}]
        return rng.choice([*talk, {"type": "decline", "on": False}])
    if view["you"] and view["actions"]:
        return {"type": "act", "action": rng.choice(view["actions"])["id"], **fresh}
    return None


def _remember(game: Game, seat: int, view: dict[str, Any]) -> None:
    game.seen[seat] = (view["entry"], view["text"])
    game.is_ready |= game.name != "paradise" or "Building" in view["text"].splitlines()[0] or bool(view["over"])


def _look(http: httpx.Client, game: Game) -> str | None:
    """What is wrong with a game after the crash; None if all is well."""
    url = f"/api/v1/tables/{game.table}"
    views = []
    for seat, (entry, text) in enumerate(game.seen):
        headers = {"authorization": f"Bearer {game.tokens[seat]}"}
        view = http.get(url, params={"seat": seat}, headers=headers).json()
        if view["entry"] < entry:
            return f"{game.table}: seat {seat} had seen entry {entry}, now there are {view['entry']}"
        if view["entry"] == entry and view["text"] != text:
            return f"{game.table}: seat {seat} is shown another position with entry {entry}"
        views.append(view)
    for seat, view in enumerate(views):
        if view["over"] or view["held_order"]:
            return None
        if view["you"]:
            return _goes_on(http, game, seat)
    return f"{game.table}: nobody is asked"


def _goes_on(http: httpx.Client, game: Game, seat: int) -> str | None:
    """What is wrong with an action of this seat; None if it is done. Orders that were held may be opened between look and act."""
    url, headers = f"/api/v1/tables/{game.table}", {"authorization": f"Bearer {game.tokens[seat]}"}
    for _ in range(20):
        view = http.get(url, params={"seat": seat}, headers=headers).json()
        if view["over"] or not view["you"]:
            return None
        act = {"entry": view["entry"], "action": view["actions"][0]["id"]}
        answer = http.post(f"{url}/act", params={"seat": seat}, json=act, headers=headers)
        if answer.status_code == 200:
            return None
        if answer.status_code != 409:
            break
    return f"{game.table}: does not go on: {answer.text}"
