"""Web hooks: an address of the host's choice is told of whoever is asked and not here; nothing inside is reached by it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from tests.table.served import Served
from vaka.table.hooks import Hooks, post, public_address
from vaka.table.presence import Away


@pytest.fixture
def listener() -> Iterator[tuple[str, list[Any]]]:
    """Somebody who listens on this machine: the address, and what was heard."""
    heard: list[Any] = []

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append((self.path, json.loads(self.rfile.read(int(self.headers["content-length"])))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Ear)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", heard
    server.shutdown()
    server.server_close()


def test_what_is_told_is_posted(listener: tuple[str, list[Any]]) -> None:
    url, heard = listener
    post(f"{url}/here?a=1", {"text": "hello"}, anywhere=True)
    assert heard == [("/here?a=1", {"text": "hello"})]


@pytest.mark.parametrize("host", ["127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "::1", "localhost", "0.0.0.0"])
def test_nothing_inside_is_reached(host: str) -> None:
    with pytest.raises(ValueError, match="not public"):
        public_address(host, 80)


@pytest.mark.parametrize("url", ["ftp://example.org/", "http://", "file:///etc/passwd", "http://me:secret@example.org/"])
def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        post(url, {}, anywhere=True)


def test_the_hook_is_stored_and_told_to_nobody(served: Served) -> None:
    away = Away("bot", 60.0, hook="https://example.org/x")
    assert Away.read(away.write()) == away
    seats = [{"kind": "human", "owner": "key"}, {"kind": "human", "owner": "key"}]
    wish = {"game": "aloha", "seats": seats, "hook": "https://example.org/very-secret"}
    opened = served.http.post("/api/v1/tables", json=wish).json()
    assert "very-secret" not in served.http.get(f"/api/v1/tables/{opened['table']}").text
    bad = served.http.post("/api/v1/tables", json={**wish, "hook": "nothing"})
    assert bad.status_code == 422


def test_who_is_asked_and_away_is_told_of(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, dict[str, Any]]] = []
    monkeypatch.setattr(Hooks, "tell", lambda _, url, what: told.append((url, what)))
    seats = [{"kind": "human", "owner": "key", "name": name} for name in ("Ana", "Ben")]
    wish = {"game": "aloha", "seats": seats, "hook": "https://example.org/x"}
    opened = served.http.post("/api/v1/tables", json=wish).json()
    address = f"/api/v1/tables/{opened['table']}"
    view = served.http.get(address).json()
    asked = view["waiting"][0]
    key = next(seat["token"] for seat in opened["seats"] if seat["seat"] == asked)
    headers = {"authorization": f"Bearer {key}"}
    view = served.http.get(address, params={"seat": asked}, headers=headers).json()
    body = {"entry": view["entry"], "notation": "pass"}
    done = served.http.post(f"{address}/act", params={"seat": asked}, json=body, headers=headers)
    assert done.status_code == 200, done.text
    assert [what["seat"] for _, what in told] == [1 - asked]
    assert told[0][1]["text"].endswith("it is your turn at Aloha.")
