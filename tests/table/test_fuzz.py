"""Anything that a client could send: no 5xx, no lost game, and the connection lives."""

from __future__ import annotations

import json
import random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from tests.table.served import Player, Served, play_out


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
