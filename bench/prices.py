"""What everything costs that somebody may ask of the server: `python bench/prices.py [--times 7] [--games aloha,paradise]`.

Every route, message and frame that has a price (`vaka/table/gate/prices.py`) is asked for several times, in each game, in this
process: `loop` is what it takes of the loop's own time, the median and the worst after the first; `beside` what threads and
processes did for it, which is paid for on top. In thousandths of a second of a core; the slowest game counts. A star stands where
the median is above the price: there the price is too low. The protocol's own work (a head is some 0.2) comes on top.

The file is long because it is a list: one line and more for whatever has a price.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.frames import Frame, Opcode

import vaka
from vaka.engine.record import Record
from vaka.insight.collection import shipped
from vaka.table.gate.frames import counted
from vaka.table.gate.prices import FRAMES, MESSAGE, MESSAGES, NOTHING, ROUTES
from vaka.table.settings import Settings
from vaka.table.web.app import build_app
from vaka.table.web.server import Server

LIMITLESS = {
    "work_per_second": 0.0,
    "work_burst": 1e12,
    "watch_burst": 10**9,
    "tables_per_hour": 10**9,
    "request_burst": 10**9,
    "message_burst": 10**9,
    "codes_per_minute": 10**9,
    "connections_per_address": 10**9,
    "watchers_per_address": 10**9,
    "opening_time": 0.0,
    "bot_pause": 0.0,
}


class Cost(NamedTuple):
    """Thousandths of a second."""

    first: float
    loop: float
    worst: float
    beside: float


class Asked(NamedTuple):
    """An answer."""

    status: int
    body: bytes


class Client:
    """Asks an application without a line in between."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.server: Server = app.state.server

    def scope(self, kind: str, method: str, url: str, key: str | None, content: str) -> dict[str, Any]:
        """What a protocol would have made of a request."""
        parts = urlsplit(url)
        headers = [(b"host", b"127.0.0.1"), (b"content-type", content.encode()), (b"accept-language", b"en")]
        if key is not None:
            headers.append((b"authorization", f"Bearer {key}".encode()))
        scope: dict[str, Any] = {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": parts.path,
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("192.0.2.1", 1),
            "server": ("x", 80),
            "state": {},
        }
        return {**scope, "method": method} if kind == "http" else scope

    async def ask(self, method: str, url: str, body: object = None, key: str | None = None) -> Asked:
        """One request."""
        sent = body.encode() if isinstance(body, str) else b"" if body is None else json.dumps(body).encode()
        content = "text/plain" if isinstance(body, str) else "application/json"
        if url.startswith(("/s/", "/with")):
            content = "application/x-www-form-urlencoded"
        status, parts, has_sent = 0, [], False

        async def receive() -> dict[str, Any]:
            nonlocal has_sent
            if has_sent:
                await asyncio.sleep(3600)
            has_sent = True
            return {"type": "http.request", "body": sent, "more_body": False}

        async def send(message: Any) -> None:
            nonlocal status
            status = message.get("status", status)
            parts.append(message.get("body", b""))

        await self.app(self.scope("http", method, url, key, content), receive, send)
        return Asked(status, b"".join(parts))

    async def json(self, method: str, url: str, body: object = None, key: str | None = None) -> Any:
        """The same as data; it must be done."""
        answer = await self.ask(method, url, body, key)
        assert answer.status < 300, (method, url, answer)
        return json.loads(answer.body)

    async def cost(self, times: int, one: Callable[[int], Awaitable[object]]) -> Cost:
        """What something takes, again and again."""
        loops, besides = [], []
        for number in range(times + 1):
            await asyncio.sleep(0)
            bucket = self.server.limits._work.get("192.0.2.1")
            left = bucket.left if bucket else 0.0
            began = time.thread_time()
            paid = await one(number)
            loops.append((time.thread_time() - began) * 1000)
            bucket = self.server.limits._work.get("192.0.2.1")
            besides.append(max(0.0, left - bucket.left - (paid if isinstance(paid, float) else 0.0)) if bucket and left else 0.0)
        return Cost(loops[0], statistics.median(loops[1:]), max(loops[1:]), statistics.median(besides[1:]))


def long_record(game: str, seats: int) -> str:
    """A whole game played at random."""
    record, rng = Record(vaka.game(game), seats, {}, [f"P{seat}" for seat in range(seats)], "2026-01-01"), random.Random(1)
    state = record.start()
    while state.actor() != -2:
        record.play(state, rng.choices(state.legal(), state.weights() if state.actor() == -1 else None)[0])
    return str(record)


class Scene:
    """The tables of one game that requests are about."""

    def __init__(self, client: Client, game: str) -> None:
        self.client = client
        self.game = game
        self.seats = max(2, min(vaka.game(game).seats))
        self.record = long_record(game, self.seats)

    async def set(self) -> None:
        """Open them: one in play, and the record of a long game."""
        self.table, self.keys, self.host = await self.open()
        self.long = (await self.client.json("POST", "/api/v1/records", self.record))["table"]
        self.plies = (await self.client.json("GET", f"/api/v1/tables/{self.long}"))["plies"]
        self.middle = f"ply={self.plies // 2}&eyes=0"
        places = await self.client.json("GET", f"/api/v1/tables/{self.long}/places?{self.middle}")
        self.secret = next((told["place"] for told in places if told["hides"]), "nothing")
        self.lesson = vaka.game(self.game).lessons()[0].key
        view = await self.client.json("GET", f"/api/v1/tables/{self.table}")
        self.static = (view["board"] or {}).get("static_url") or "/api/v1/boards/x.svg"

    async def open(self, owner: str = "key") -> tuple[str, list[str], str]:
        """A table of people."""
        wish = {"game": self.game, "seats": [{"kind": "human", "owner": owner}] * self.seats}
        opened = await self.client.json("POST", "/api/v1/tables", wish)
        return opened["table"], [seat.get("token") or seat["link"] for seat in opened["seats"]], opened["host"]

    async def act(self, number: int) -> None:
        """Whoever is asked plays something; where the game is over, another is begun."""
        view = await self.view()
        if view["over"]:
            self.table, self.keys, self.host = await self.open()
            view = await self.view()
        choice = view["actions"][number % len(view["actions"])]["id"]
        seat = view["viewer"]
        self.act_body = {"entry": view["entry"], "action": choice}
        self.act_path = f"/api/v1/tables/{self.table}/act?seat={seat}"
        self.act_key = self.keys[seat]

    async def view(self) -> Any:
        """As whoever is asked sees it."""
        for seat, key in enumerate(self.keys):
            view = await self.client.json("GET", f"/api/v1/tables/{self.table}?seat={seat}", None, key)
            if view["you"] or view["over"]:
                return view
        raise AssertionError("nobody is asked")

    def requests(self) -> dict[str, tuple[str, object, str | None]]:
        """An example of every route that can be asked for again and again."""
        own, table, long, game, seated = self.keys[0], self.table, self.long, self.game, "?seat=0"
        api = f"/api/v1/tables/{table}"
        found: dict[str, tuple[str, object, str | None]] = {
            "GET /static/{file}": ("/static/app.js", None, None),
            "GET /api/v1/boards/{name}.svg": (self.static, None, None),
            "GET /api/v1/games/{game}/picture.svg": (f"/api/v1/games/{game}/picture.svg", None, None),
            "GET /api/v1/games/{game}/lessons/{lesson}.svg": (f"/api/v1/games/{game}/lessons/{self.lesson}.svg", None, None),
            "GET /new/{game}": (f"/new/{game}", None, None),
            "GET /rules/{game}": (f"/rules/{game}", None, None),
            "GET /learn/{game}": (f"/learn/{game}", None, None),
            "GET /t/{table}": (f"/t/{long}", None, None),
            "GET /t/{table}/next": (f"/t/{table}/next{seated}", None, own),
            "GET /t/{table}/picture.png": (f"/t/{table}/picture.png", None, None),
            "GET /with/{code}": ("/with/abcde-fghij", None, None),
            "POST /with": ("/with", "code=abcde-fghij", None),
            "GET /api/v1/tables/{table}": (f"/api/v1/tables/{long}", None, None),
            "GET /api/v1/tables/{table}/positions/{ply}": (f"/api/v1/tables/{long}/positions/{self.plies // 2}", None, None),
            "GET /api/v1/tables/{table}/about": (f"{api}/about?of={vaka.game(game).id}&ply=0", None, None),
            "GET /api/v1/tables/{table}/belief": (f"/api/v1/tables/{long}/belief?of={self.secret}&{self.middle}", None, None),
            "GET /api/v1/tables/{table}/places": (f"/api/v1/tables/{long}/places?ply={self.plies // 2}", None, None),
            "GET /api/v1/tables/{table}/record": (f"/api/v1/tables/{long}/record", None, None),
            "GET /api/v1/tables/{table}/hint": (f"{api}/hint{seated}", None, own),
            "GET /api/v1/tables/{table}/devices": (f"{api}/devices{seated}", None, own),
            "POST /api/v1/tables/{table}/devices": (f"{api}/devices{seated}", {}, own),
            "POST /api/v1/tables/{table}/devices/end": (f"{api}/devices/end{seated}", {}, own),
            "GET /api/v1/games/{game}/lessons": (f"/api/v1/games/{game}/lessons", None, None),
            "POST /api/v1/tables": (
                "/api/v1/tables",
                {"game": game, "seats": [{"kind": "human", "owner": "key"}] * self.seats},
                None,
            ),
            "POST /api/v1/records": ("/api/v1/records", self.record, None),
            "POST /api/v1/tables/{table}/resume": (f"/api/v1/tables/{long}/resume", {"ply": self.plies // 2}, None),
            "POST /api/v1/links": ("/api/v1/links", {"link": "/s/abcdefgh"}, None),
            "POST /api/v1/passes": ("/api/v1/passes", {"kind": "code"}, None),
            "POST /api/v1/tables/{table}/chat": (f"{api}/chat{seated}", {"text": "hello"}, own),
            "POST /api/v1/tables/{table}/rename": (f"{api}/rename{seated}", {"name": "Ana"}, own),
            "POST /api/v1/tables/{table}/bot": (f"{api}/bot{seated}", {"seat": 0, "bot": None}, own),
            "POST /api/v1/tables/{table}/request": (f"{api}/request{seated}", {"what": "concede"}, own),
            "POST /api/v1/tables/{table}/answer": (f"{api}/answer{seated}", {"agree": False}, own),
            "POST /api/v1/tables/{table}/decline": (f"{api}/decline{seated}", {"on": False}, own),
            "POST /api/v1/tables/{table}/rematch": (f"{api}/rematch{seated}", {}, own),
            "POST /api/v1/tables/{table}/invitation": (f"{api}/invitation", {"seat": 0}, self.host),
        }
        for verb in ("undo", "restart", "redo"):
            found[f"POST /api/v1/tables/{{table}}/{verb}"] = (f"{api}/{verb}{seated}", {"entry": 1}, own)
        for end in ("view", "about?of=x", "places"):
            route = f"GET /api/v1/games/{{game}}/lessons/{{lesson}}/{end.partition('?')[0]}"
            found[route] = (f"/api/v1/games/{game}/lessons/{self.lesson}/{end}", None, None)
        known = shipped(vaka.game(self.game))
        if known.keys:
            puzzle = known.puzzle(known.keys[-1])
            root = f"/api/v1/games/{game}/puzzles"
            for end in (".svg", "/view", "/about?of=x", "/places", "/hint?step=3"):
                route = f"GET /api/v1/games/{{game}}/puzzles/{{puzzle}}{end.partition('?')[0]}"
                found[route] = (f"{root}/{puzzle.key}{end}", None, None)
            found["GET /api/v1/games/{game}/puzzles"] = (root, None, None)
            found["GET /puzzles/{game}/{puzzle}"] = (f"/puzzles/{game}/{puzzle.key}", None, None)
            tried = (f"{root}/{puzzle.key}/try", {"notation": puzzle.notation}, None)
            found["POST /api/v1/games/{game}/puzzles/{puzzle}/try"] = tried
        for route in ROUTES:
            method, _, path = route.partition(" ")
            if method != "WS" and "{" not in path:
                found.setdefault(route, (path, None, None))
        return found


async def routes(client: Client, scene: Scene, times: int) -> dict[str, Cost]:
    """Every route once, with the requests that can be repeated and those that cannot."""
    found: dict[str, Cost] = {}
    for route, (url, body, key) in scene.requests().items():
        method = route.partition(" ")[0]

        async def again(number: int, url: str = url, body: object = body, key: str | None = key, route: str = route) -> object:
            await client.ask(route.partition(" ")[0], url, body, key)
            return ROUTES[route]

        few = 2 if route.endswith(("/hint", "/records", "/resume")) else times
        found[f"{method} {route.partition(' ')[2]}"] = await client.cost(few, again)

    async def act() -> Cost:
        costs = []
        scene.table, scene.keys, scene.host = await scene.open()  # seats of the other were given away
        for number in range(times + 1):
            await scene.act(number)

            async def once(_: int) -> object:
                await client.json("POST", scene.act_path, scene.act_body, scene.act_key)
                return ROUTES["POST /api/v1/tables/{table}/act"]

            began = time.thread_time()
            await once(0)
            costs.append((time.thread_time() - began) * 1000)
        return Cost(costs[0], statistics.median(costs[1:]), max(costs[1:]), 0.0)

    found["POST /api/v1/tables/{table}/act"] = await act()
    links = [link for _ in range(times + 1) for link in (await scene.open("invited"))[1][:3]]

    async def door(number: int, method: str, prefix: str, offset: int) -> object:
        token = links[3 * (number % (len(links) // 3)) + offset % min(3, scene.seats)].rpartition("/")[2]
        await client.ask(method, f"{prefix}{token}", "name=Ana" if method == "POST" and prefix == "/s/" else None)
        return ROUTES[f"{method} {prefix}{{token}}"]

    found["GET /s/{token}"] = await client.cost(times, lambda number: door(number, "GET", "/s/", 0))
    found["POST /s/{token}"] = await client.cost(times, lambda number: door(number, "POST", "/s/", 0))
    found["POST /api/v1/invitations/{token}"] = await client.cost(
        times, lambda number: door(number, "POST", "/api/v1/invitations/", 1)
    )

    async def nothing(number: int) -> object:
        await client.ask("GET", f"/healthy-{number}")
        return NOTHING

    found["(nothing)"] = await client.cost(times, nothing)
    return found


async def sockets(client: Client, scene: Scene, times: int) -> dict[str, Cost]:
    """A socket that is opened, and what is said on it."""

    async def visit(said: list[dict[str, Any]], costs: list[float], more: str = "") -> None:
        come: asyncio.Queue[Any] = asyncio.Queue()
        come.put_nowait({"type": "websocket.connect"})
        views, pongs = asyncio.Semaphore(0), asyncio.Semaphore(0)

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                (pongs if message["text"] == '{"type":"pong"}' else views).release()

        scope = client.scope("websocket", "", f"/api/v1/tables/{scene.table}/live?seat=0{more}", scene.keys[0], "")
        began = time.thread_time()
        talk = asyncio.create_task(client.app(scope, come.get, send))
        await asyncio.wait_for(views.acquire(), 10)
        costs.append((time.thread_time() - began) * 1000)
        for message in said:
            began = time.thread_time()
            for said_now in (message, {"type": "ping"}) if message["type"] != "ping" else (message,):
                come.put_nowait({"type": "websocket.receive", "text": json.dumps(said_now)})
            await asyncio.wait_for(pongs.acquire(), 10)
            costs.append((time.thread_time() - began) * 1000)
        come.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await talk

    def cost(costs: list[float]) -> Cost:
        return Cost(costs[0], statistics.median(costs[1:]), max(costs[1:]), 0.0)

    opened: list[float] = []
    for _ in range(times + 1):
        await visit([], opened)
    found = {"WS /api/v1/tables/{table}/live": cost(opened)}
    bodies: dict[str, list[dict[str, Any]]] = {
        "lang": [{"lang": lang} for lang in ("fr", "de", "en")],
        "shape": [{"shape": "tall"}, {"shape": "wide"}],
        "ping": [{}],
        "chat": [{"text": "hello"}],
        "rename": [{"name": "A"}, {"name": "B"}],
        "act": [{"entry": 0, "action": 0}],
        "undo": [{"entry": 0}],
        "restart": [{"entry": 0}],
        "redo": [{"entry": 0}],
        "request": [{"what": "agree"}],
        "answer": [{"agree": True}],
        "bot": [{"seat": 0, "bot": None}],
        "decline": [{"on": False}],
        "rematch": [{}],
        "passing": [{"on": False}, {"on": True}],
        "words": [{"on": True}, {"on": False}],
    }
    for kind, bodies_of in bodies.items():
        costs: list[float] = []
        keeping = "&keeps=1&words=0" if kind == "words" else ""
        await visit([{"type": kind, **bodies_of[number % len(bodies_of)]} for number in range(times + 1)], costs, keeping)
        found[f"message {kind}"] = cost(costs[1:])
    return found


class Wire:
    """A line that swallows everything."""

    def write(self, data: bytes) -> None:
        """Gone."""

    def get_extra_info(self, name: str, default: object = None) -> object:
        """Nothing is known of it."""
        return ("192.0.2.1", 1) if name == "peername" else default

    def is_closing(self) -> bool:
        """Never."""
        return False

    def pause_reading(self) -> None:
        """It does not matter."""

    resume_reading = close = abort = pause_reading

    def get_write_buffer_size(self) -> int:
        """It is gone."""
        return 0


async def frames(server: Server) -> dict[str, Cost]:
    """What each kind of frame takes before the table hears of it: a thousand at once."""
    import uvicorn
    from uvicorn.server import ServerState

    found = {}
    for opcode in Opcode:
        if opcode is Opcode.CLOSE:
            continue

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass

        protocol: Any = counted(server.limits, server.settings)(uvicorn.Config(app, log_level="error"), ServerState(), {})
        protocol.connection_made(Wire())
        protocol.data_received(
            b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
            b"sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        await asyncio.sleep(0.05)
        if opcode is Opcode.CONT:
            protocol.data_received(Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True))
        some = Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True) * 1000
        costs = []
        for _ in range(5):
            began = time.thread_time()
            protocol.data_received(some)
            await asyncio.sleep(0)
            costs.append(time.thread_time() - began)  # of a thousand in seconds: of one in thousandths
        found[f"frame {opcode.name}"] = Cost(costs[0], statistics.median(costs), max(costs), 0.0)
        protocol.connection_lost(None)
        await asyncio.sleep(0.01)
    return found


def price_of(name: str) -> float:
    """What is asked for it."""
    if name.startswith("message "):
        return MESSAGES[name.removeprefix("message ")] + MESSAGE
    if name.startswith("frame "):
        return FRAMES[name.removeprefix("frame ")]
    return NOTHING if name == "(nothing)" else ROUTES[name]


async def measure(games: list[str], times: int) -> dict[str, tuple[str, Cost]]:
    """The slowest game for each."""
    found: dict[str, tuple[str, Cost]] = {}
    with tempfile.TemporaryDirectory() as folder:
        app = build_app(Settings(database=f"sqlite:///{folder}/prices.db", **LIMITLESS))  # type: ignore[arg-type]
        client = Client(app)
        try:
            for game in games:
                scene = Scene(client, game)
                await scene.set()
                costs = {**await sockets(client, scene, times), **await routes(client, scene, times)}
                for name, cost in costs.items():
                    if name not in found or cost.loop > found[name][1].loop:
                        found[name] = (game, cost)
            found |= {name: ("", cost) for name, cost in (await frames(client.server)).items()}
        finally:
            await client.server.close()
    return found


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--times", type=int, default=7)
    parser.add_argument("--games", default=",".join(vaka.games()))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = asyncio.run(measure(args.games.split(","), args.times))
    if args.json:
        print(json.dumps({name: {"price": price_of(name), "game": game, **cost._asdict()} for name, (game, cost) in found.items()}))
        return
    print(f"{'':58}{'price':>7}{'loop':>8}{'worst':>8}{'first':>8}{'beside':>8}  slowest in")
    for name, (game, cost) in sorted(found.items()):
        star = "*" if cost.loop > price_of(name) and price_of(name) else " "
        figures = f"{cost.loop:8.2f}{cost.worst:8.2f}{cost.first:8.1f}{cost.beside:8.1f}"
        print(f"{name:57}{star}{price_of(name):7.1f}{figures}  {game}")
    if missing := sorted(set(ROUTES) - set(found)):
        print("not measured:", ", ".join(missing))


if __name__ == "__main__":
    main()
