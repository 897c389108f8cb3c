"""A bot in another program: it opens a table of Aloha against the greedy bot and plays it to the end.

Needs only the standard library and `websockets`, and a server: `vaka serve`. A client in another language does the same things.

    python examples/play_over_http.py [http://127.0.0.1:8765]
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def call(server: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """One request: a POST where there is a body, a GET where there is none."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(server + path, data, {"content-type": "application/json"})) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def choose(view: dict[str, Any]) -> int:
    """The bot's whole wisdom: anything but giving up the turn, if there is anything else."""
    actions = [action for action in view["actions"] if action["notation"] != "pass"] or view["actions"]
    chosen: int = random.choice(actions)["id"]
    return chosen


def play(server: str) -> dict[str, Any]:
    """Play one game; the last view."""
    seats = [{"kind": "human", "name": "Example", "owner": "key"}, {"kind": "bot", "bot": "greedy"}]
    table = call(server, "/api/v1/tables", {"game": "aloha", "seats": seats})
    token = table["seats"][0]["token"]  # the key of our seat: told once, here
    print(f"watch it at {server}{table['spectator']}")
    live = server.replace("http", "ws", 1) + f"/api/v1/tables/{table['table']}/live?seat=0"
    with connect(live) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        while True:
            view = json.loads(socket.recv())
            if view["type"] == "refused":
                raise SystemExit(f"refused: {view['reason']}")
            if view["type"] != "view":
                continue  # presence, chat
            for line in view["log"]:
                print(line["text"])
            if view["over"]:
                result: dict[str, Any] = view
                return result
            if view["you"]:
                socket.send(json.dumps({"type": "act", "entry": view["entry"], "action": choose(view)}))


def main() -> None:
    """Play, and say how it went."""
    server = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:8765"
    view = play(server)
    print(view["over"]["reasons"])
    print(f"the record: {server}{view['record_url'].partition('?')[0]}")


if __name__ == "__main__":
    main()
