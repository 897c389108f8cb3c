"""Anything that a client could send: no 5xx, no lost game, and the connection lives."""

from __future__ import annotations

import contextlib
import json
import random
import socket
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from tests.table.served import Opened, Player, Served, play_out


def test_http_by_its_own_description(served: Served) -> None:
    """Schemathesis sends what the description allows and what it does not, to tables that exist."""
    table = served.open("aloha")
    schema = schemathesis.openapi.from_dict(served.http.get("/api/v1/openapi.json").json())
    seen: set[int] = set()
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]

        @settings(max_examples=12, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def send(case: Any) -> None:
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table.table
            response = case.call(
                base_url=f"http://{served.address}", headers={**(case.headers or {}), **table.headers(0)}, timeout=20
            )
            seen.add(response.status_code)
            case.validate_response(response, checks=[not_a_server_error])

        send()
    assert 200 in seen
    assert 422 in seen
    assert table.view(0)["entry"] >= 1


PIECES = [
    *(
        "/",
        "/t/",
        "/s/",
        "/with/",
        "/new/",
        "/rules/",
        "/static/",
        "/next",
        "/api/v1/",
        "tables/",
        "games/",
        "boards/",
        "positions/",
        "record",
    ),
    *("..", "%00", "%2f", "%ff", "%", "//", "a" * 300, "a" * 5000, "{table}", "{token}", "aloha", "Aloha", "lei", "-1", "😀", "\\"),
    *(
        "?seat=0",
        "?seat=1",
        "?seat=99",
        "?seat=",
        "?seat=" + "9" * 5000,
        "&lang=de",
        "?lang=%00",
        "?watch",
        "?v=1",
        "&&",
        "?=",
        "#",
    ),
]
HEADS = {
    "origin": ["http://[", "http://evil.example", "null", "", "://", "http://[::1", "\xff", "a" * 3000],
    "cookie": [
        "vaka_lang=xx",
        "vaka_theme=\xff",
        "vaka_visitor=",
        "vaka_visitor=" + "x" * 32,
        "=;=;",
        "vaka-{table}-0={token}",
        "\xff",
    ],
    "accept-language": ["de", "*;q=x", ",,,;q=", "fr;q=nan", "\xff", "de;q=1e999"],
    "authorization": ["Bearer", "Bearer {token}", "Bearer \xff", "Basic x", "bearer  {token} "],
    "content-length": ["-1", "9" * 5000, "x"],
    "host": ["", "[", "\xff", "elsewhere"],
    "content-type": ["application/json", "text/plain; charset=\xff", "multipart/form-data", ";"],
}


def spoiled(rng: random.Random, table: Opened) -> bytes:
    """A request as no browser writes it."""
    said = {"{table}": table.table, "{token}": table.tokens[0]}
    path = "/" + "".join(rng.choices(PIECES, k=rng.randrange(1, 6))) if rng.random() < 0.7 else rng.choice(PAGES)
    head = {name: rng.choice(HEADS[name]) for name in rng.sample(list(HEADS), rng.randrange(4))}
    lines = [f"{rng.choice(['GET', 'GET', 'POST', 'HEAD', 'PUT'])} {path.replace(' ', '')} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in ({"host": "x", "connection": "close"} | head).items()]
    text = "\r\n".join(lines) + "\r\n\r\n"
    for word, value in said.items():
        text = text.replace(word, value)
    return text.encode("latin-1", "replace")


PAGES = [
    "/",
    "/t/{table}",
    "/t/{table}?seat=0",
    "/t/{table}/next?seat=0",
    "/s/{token}",
    "/with/{token}",
    "/new/aloha",
    "/rules/aloha",
    "/static/%00",
]


def answered(address: str, request: bytes) -> bytes:
    """The first line of the answer; empty if the server hangs up."""
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(request)
        with contextlib.suppress(ConnectionResetError):
            return line.recv(200).partition(b"\r\n")[0]
    return b""


def test_pages_with_anything(served: Served) -> None:
    """Whatever address and head a request has, it is answered, and not with an error of the server."""
    rng = random.Random(7)
    table = served.open("aloha", "hr")
    table.post(0, "request", what="concede")
    table.post(0, "rematch")
    seen: set[bytes] = set()
    for _ in range(1500):
        request = spoiled(rng, table)
        status = answered(served.address, request).partition(b" ")[2][:3]
        assert not status.startswith(b"5"), request
        seen.add(status)
    assert {b"200", b"303", b"400", b"403", b"404"} <= seen


WORDS = [
    "act",
    "undo",
    "redo",
    "restart",
    "request",
    "answer",
    "chat",
    "rename",
    "bot",
    "decline",
    "rematch",
    "lang",
    "ping",
    "hello",
]
FIELDS = ["entry", "action", "notation", "ply", "what", "winners", "agree", "text", "name", "seat", "bot", "on", "lang", "token"]


def anything(rng: random.Random, view: dict[str, Any], depth: int = 0) -> Any:
    """A value that a client could send in any place."""
    choices: list[Any] = [
        None,
        True,
        False,
        0,
        1,
        -1,
        2**31,
        2**63,
        0.5,
        "",
        "pass",
        "random",
        "undo",
        "concede",
        "agree",
        "fr",
        "<script>",
        "\0",
    ]
    choices += [view["entry"], view["ply"], *(action["id"] for action in view["actions"][:5])]
    if depth < 2 and rng.random() < 0.2:
        return [anything(rng, view, depth + 1) for _ in range(rng.randrange(4))]
    if depth < 2 and rng.random() < 0.1:
        return {str(anything(rng, view, 2)): anything(rng, view, depth + 1)}
    return rng.choice(choices)


def message(rng: random.Random, view: dict[str, Any]) -> str:
    """A message: sound, half sound, or torn."""
    said: dict[str, Any] = {"type": rng.choice(WORDS), "entry": view["entry"]}
    for name in rng.sample(FIELDS, rng.randrange(5)):
        said[name] = anything(rng, view)
    text = json.dumps(said)
    if rng.random() < 0.1:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(["", "\0", '"', "}", "\ufffe"]) + text[at + rng.randrange(5) :]
    return text


def test_websocket_with_anything(served: Served) -> None:
    rng = random.Random(11)
    for game in ("aloha", "bids", "lei"):
        table = served.open(game, "hh")
        with table.sit(0) as ana, table.sit(1) as ben:
            for player in (ana, ben):
                player.wait("view")
            for _ in range(120):
                player = rng.choice((ana, ben))
                player.socket.send(message(rng, player.view))
                player.catch_up()
        end_it(table.sit(0), table.sit(1), rng)


def end_it(ana: Player, ben: Player, rng: random.Random) -> None:
    """Whatever was said, the game goes on, or has ended as games do."""
    with ana, ben:
        for player in (ana, ben):
            player.wait("view")
            if not player.view["over"]:
                player.say("bot", seat=player.seat, bot=None)
                player.catch_up()
        play_out([ana, ben], rng, acts=5)
        assert ana.view["live"]
