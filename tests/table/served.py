"""A server of our own on 127.0.0.1, and clients that play at it."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tests.table.folding import NOTHING, fold
from vaka.table.gate.connections import uvicorn_settings
from vaka.table.service.command import listen
from vaka.table.settings import Settings
from vaka.table.web.app import build_app
from vaka.table.web.server import Server

QUICK = Settings(
    modules=("tests.table.registered",),
    workers=1,
    luck=random.Random,
    bot_pause=0.0,
    opening_time=0.2,
    away_time=3600.0,
    sweep_time=86_400.0,  # else the table seats a bot itself now and then while a test is about to
    idle_time=400_000.0,
    lost_time=0.2,
    presence_time=0.1,
    settle_time=-1.0,
    messages_per_second=10_000,
    message_burst=10_000,
    requests_per_second=10_000,
    request_burst=10_000,
    tables_per_hour=100_000,
    connections_per_address=10_000,
    watchers_per_address=10_000,
    watches_per_second=10_000,
    watch_burst=10_000,
    work_per_second=1e9,
    work_burst=1e9,
    pause=0.0,
    open_tables=True,
    joins_per_hour=100_000,
)


def until(true: Callable[[], bool], seconds: float = 10.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.02)


class Served:
    """A running server: its address, its insides, and a client for HTTP."""

    keeps = False
    """Do those who sit down keep their views, and are sent what has changed?"""

    def __init__(self, port: int, server: Server) -> None:
        self.address = f"127.0.0.1:{port}"
        self.server = server
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=20)

    def settle(self, table: str) -> None:
        """Wait until what has happened at a table is known everywhere: one server knows it."""

    def open(self, game: str, kinds: str = "hh", **more: Any) -> Opened:
        """A new table: `h` for a human whose key we have, `i` for one who is invited, `r` for the random bot, `g` for greedy."""
        bots = {"r": "random", "g": "greedy"}
        seats = [
            {"kind": "human", "name": f"P{seat}", "owner": "key" if kind == "h" else "invited"}
            if kind in "hi"
            else {"kind": "bot", "bot": bots[kind]}
            for seat, kind in enumerate(kinds)
        ]
        answer = self.http.post("/api/v1/tables", json={"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return Opened(self, answer.json())


class Opened:
    """A table that was opened, with the tokens of its seats."""

    def __init__(self, served: Served, data: dict[str, Any]) -> None:
        self.served = served
        self.data = data
        self.table: str = data["table"]
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in data["seats"] if seat.get("token")}
        self.links: dict[int, str] = {seat["seat"]: seat["link"] for seat in data["seats"] if seat.get("link")}

    def headers(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    def get(self, what: str = "", seat: int | None = None, **query: Any) -> httpx.Response:
        params = {**query, **({} if seat is None else {"seat": seat})}
        headers = self.headers(seat) if seat in self.tokens else {}
        return self.served.http.get(f"/api/v1/tables/{self.table}{what}", params=params, headers=headers)

    def view(self, seat: int | None = None, **query: Any) -> dict[str, Any]:
        answer = self.get("", seat, **query)
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()
        return view

    def post(self, seat: int, verb: str, /, **body: Any) -> httpx.Response:
        path = f"/api/v1/tables/{self.table}/{verb}"
        return self.served.http.post(path, params={"seat": seat}, json=body, headers=self.headers(seat))

    def sit(self, seat: int | None = None, shape: str = "", words: str = "", **more: Any) -> Player:
        """A connection on a seat, or as a spectator."""
        kept = ({"keeps": "1"} if self.served.keeps else {}) | ({"words": words} if words else {})
        query = urlencode(({} if seat is None else {"seat": seat}) | ({"shape": shape} if shape else {}) | kept)
        headers = {} if seat is None else self.headers(seat)
        url = f"ws://{self.served.address}/api/v1/tables/{self.table}/live?{query}"
        player = Player(connect(url, additional_headers=headers, proxy=None, **more), seat)
        player.settle = lambda: self.served.settle(self.table)
        return player


class Player:
    """A connection that keeps everything it hears."""

    def __init__(self, connecting: AbstractContextManager[ClientConnection], seat: int | None) -> None:
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(connecting)
        self.seat = seat
        self.heard: list[str] = []
        self.view: dict[str, Any] = {}
        self.kept = NOTHING
        self.settle: Callable[[], None] = lambda: None

    def hear(self, timeout: float = 10) -> dict[str, Any]:
        """The next message; a view is kept, and of what has changed one is made."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "changes":
            self.kept = fold(self.kept, message)
            message = self.kept.view
        if message["type"] == "view":
            self.view = message
        return message

    def wait(self, kind: str, timeout: float = 10) -> dict[str, Any]:
        """The next message of a kind."""
        end = time.monotonic() + timeout
        while (message := self.hear(max(0.01, end - time.monotonic())))["type"] != kind:
            pass
        return message

    def say(self, type_: str, /, **message: Any) -> None:
        if type_ in ("act", "undo", "redo", "restart"):
            message.setdefault("entry", self.view["entry"])
        self.socket.send(json.dumps({"type": type_, **message}))

    def ask(self, type_: str, /, **message: Any) -> dict[str, Any]:
        """Say something and wait for the view or the refusal that follows."""
        self.say(type_, **message)
        while (answer := self.hear())["type"] not in ("view", "refused", "pong"):
            pass
        return answer

    def catch_up(self) -> None:
        """Hear everything that has happened until now."""
        self.settle()
        self.say("ping")
        self.wait("pong")

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def play_out(players: list[Player], rng: random.Random, acts: int = 100_000) -> int:
    """Play at random over the connections until the game is over; how many actions were sent."""
    sent = 0
    for player in players:
        if not player.view:
            player.wait("view")
    while sent < acts:
        for player in players:
            player.catch_up()
        if players[0].view["over"]:
            break
        ready = [player for player in players if player.view["you"] and player.view["actions"]]
        if not ready:
            time.sleep(0.01)
            continue
        player = rng.choice(ready)
        action = rng.choice(player.view["actions"])["id"]
        answer = player.ask("act", action=action)
        assert answer["type"] == "view", answer
        sent += 1
    return sent


@contextmanager
def serving(database: Path | str, **changed: Any) -> Iterator[Served]:
    """A server in a thread of its own."""
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    settings = replace(QUICK, database=url, **changed)
    listening = listen("127.0.0.1", 0)
    app = build_app(settings)
    how = uvicorn_settings(app.state.server.limits, settings) | {"access_log": True}
    config = uvicorn.Config(app, timeout_graceful_shutdown=1, **how)
    runner = uvicorn.Server(config)
    thread = threading.Thread(target=runner.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not runner.started:
        time.sleep(0.01)
    served = Served(listening.getsockname()[1], app.state.server)
    try:
        yield served
    finally:
        served.http.close()
        runner.should_exit = True
        thread.join(15)
        listening.close()
