"""What a browser holds: one secret of its own, however many seats."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.table.served import QUICK, Opened, Player, Served, serving
from vaka.table.app import build_app
from vaka.table.store import StoreFailure
from vaka.table.visitors import VISITOR_COOKIE


@pytest.fixture
def browser(served: Served) -> Iterator[httpx.Client]:
    """A browser of its own, with its own cookies."""
    with visitor(served) as client:
        yield client


def visitor(served: Served) -> httpx.Client:
    return httpx.Client(base_url=str(served.http.base_url), timeout=20, follow_redirects=True)


def head(browser: httpx.Client) -> str:
    """The cookies as the browser sends them."""
    return str(browser.build_request("GET", "/").headers.get("cookie", ""))


def connected(browser: httpx.Client, address: str, table: str, seat: int) -> Player:
    url = f"ws://{address}/api/v1/tables/{table}/live?seat={seat}"
    return Player(connect(url, additional_headers={"cookie": head(browser)}, proxy=None, open_timeout=5), seat)


def seat_cookies(browser: httpx.Client) -> list[str]:
    return [name for name in browser.cookies if name.startswith("vaka-")]


def test_a_browser_with_two_hundred_seats_still_connects(served: Served, browser: httpx.Client) -> None:
    tables = [served.open("aloha") for _ in range(100)]
    for table in tables:
        for token in table.tokens.values():
            browser.get(f"/s/{token}")
    assert len(head(browser)) < 500
    for table in (tables[0], tables[-1]):
        assert browser.get(f"/t/{table.table}").url.query == b"seat=0"
        with connected(browser, served.address, table.table, 1) as player:
            assert player.wait("view")["held"] == [0, 1]
    mine = browser.get("/").text
    assert tables[-1].table in mine
    assert tables[0].table not in mine, "the first page lists the newest twenty"


def test_the_visitors_cookie_is_kept_from_scripts_and_from_other_sites(served: Served, browser: httpx.Client) -> None:
    table = served.open("aloha")
    answer = browser.get(f"/s/{table.tokens[0]}")
    cookie = next(line for line in answer.headers.get_list("set-cookie") if line.startswith(VISITOR_COOKIE)).lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    secret = browser.cookies[VISITOR_COOKIE]
    stored = Path(str(served.server.store.engine.url.database)).parent
    assert all(secret.encode() not in path.read_bytes() for path in stored.iterdir()), "only its hash is stored"


def test_https_makes_the_visitors_cookie_secure(tmp_path: Path) -> None:
    app = build_app(replace(QUICK, database=f"sqlite:///{tmp_path / 'vaka.db'}"))

    async def visit() -> list[str]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="https://vaka.example") as client:
            opened = (await client.post("/api/v1/tables", json={"game": "aloha", "seats": [{}, {}]})).json()
            sitting = await client.get(opened["seats"][0]["link"])
            table = await client.get(sitting.headers["location"])
        await app.state.server.close()
        return [cookie.lower() for answer in (sitting, table) for cookie in answer.headers.get_list("set-cookie")]

    cookies = asyncio.run(visit())
    assert len(cookies) == 2
    assert all("; secure" in cookie for cookie in cookies)


def test_nobody_holds_what_another_visitor_holds(served: Served, browser: httpx.Client) -> None:
    table = served.open("aloha")
    browser.get(f"/s/{table.tokens[0]}")
    path = f"/api/v1/tables/{table.table}"
    with visitor(served) as other:
        for made_up in ("x" * 32, "", "' OR 1=1", "ü"):
            answer = other.get(path, params={"seat": 0}, headers={b"cookie": f"{VISITOR_COOKIE}={made_up}".encode()})
            assert answer.status_code == 403
        other.get(f"/s/{table.tokens[1]}")
        assert other.get(path, params={"seat": 0}).status_code == 403
        assert other.get(path, params={"seat": 1}).status_code == 200


def old_cookies(browser: httpx.Client, tables: list[Opened]) -> None:
    """A browser that was here when every seat had a cookie of its own for good."""
    for table in tables:
        browser.cookies.set(f"vaka-{table.table}-0", table.tokens[0], domain="127.0.0.1", path="/")


def test_the_cookies_of_old_are_moved_over(served: Served, browser: httpx.Client) -> None:
    tables = [served.open("aloha") for _ in range(90)]
    old_cookies(browser, tables)
    assert tables[-1].table in browser.get("/").text
    for _ in range(3):
        answer = browser.get("/")
        assert len(b"".join(name + value for name, value in answer.headers.raw)) < 8000, "proxies take no larger head"
    assert seat_cookies(browser) == []
    for table in tables:
        assert browser.get(f"/api/v1/tables/{table.table}", params={"seat": 0}).status_code == 200


def test_a_seat_cookie_stays_until_the_browser_has_shown_that_it_knows_the_visitor(served: Served, browser: httpx.Client) -> None:
    """Two pages that are opened at once may make two visitors, of whom the browser keeps one."""
    table = served.open("aloha")
    old_cookies(browser, [table])
    browser.get("/")
    assert len(seat_cookies(browser)) == 1
    del browser.cookies[VISITOR_COOKIE]
    browser.get("/")
    browser.get("/")
    assert seat_cookies(browser) == []
    assert browser.get(f"/api/v1/tables/{table.table}", params={"seat": 0}).status_code == 200


def test_the_cookies_of_another_server_on_this_machine_are_left_alone(served: Served, browser: httpx.Client) -> None:
    browser.cookies.set(f"vaka-{'b' * 16}-0", "x" * 32, domain="127.0.0.1", path="/")
    browser.get(f"/s/{served.open('aloha').tokens[0]}")
    browser.get("/")
    assert seat_cookies(browser) == [f"vaka-{'b' * 16}-0"]


def test_the_rematch_is_held_as_well(served: Served, browser: httpx.Client) -> None:
    table = served.open("aloha")
    browser.get(f"/s/{table.tokens[0]}")
    browser.get("/")
    assert seat_cookies(browser) == []
    table.post(0, "request", what="concede")
    table.post(1, "answer", agree=True)
    following = table.post(0, "rematch").json()
    assert str(browser.get(following["link"]).url).endswith(f"/t/{following['table']}?seat=1")
    assert following["table"] in browser.get("/").text


def test_what_is_held_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db") as served, visitor(served) as before:
        table = served.open("aloha")
        before.get(f"/s/{table.tokens[1]}")
        before.get("/")
        cookies = before.cookies
    with serving(tmp_path / "vaka.db") as served, visitor(served) as after:
        after.cookies = cookies
        assert after.get(f"/api/v1/tables/{table.table}", params={"seat": 1}).json()["held"] == [1]


def test_a_store_that_does_not_answer_takes_no_seat_away(
    served: Served, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = served.open("aloha")
    old_cookies(browser, [table])

    def fail(_: object) -> frozenset[str]:
        raise StoreFailure("the disk is full")

    with monkeypatch.context() as failing:
        failing.setattr(served.server.store, "known_tokens", fail)
        assert browser.get("/rules/aloha").status_code == 200
    assert len(seat_cookies(browser)) == 1


def test_while_the_store_cannot_tell_nobody_is_taken_for_a_stranger(
    served: Served, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page says so, and a connection is to be tried again: the player is not sent away."""
    table = served.open("aloha")
    browser.get(f"/s/{table.tokens[0]}")
    browser.get("/")

    def fail(_: object) -> dict[str, float]:
        raise StoreFailure("the disk is full")

    with monkeypatch.context() as failing:
        failing.setattr(served.server.store, "held_by", fail)
        assert browser.get(f"/t/{table.table}?seat=0").status_code == 503
        assert browser.get(f"/api/v1/tables/{table.table}", params={"seat": 0}).status_code == 503
        with connected(browser, served.address, table.table, 0) as player, pytest.raises(ConnectionClosed) as closed:
            player.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
    assert browser.get(f"/api/v1/tables/{table.table}", params={"seat": 0}).status_code == 200


def test_a_long_line_of_cookies_does_not_keep_a_socket_waiting(tmp_path: Path) -> None:
    """Browsers keep 180 cookies of a host, from whichever servers: all of them still fit."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "vaka", "serve", "--port", "0", "--no-browser", "--workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as running:
        try:
            assert running.stdout is not None
            found = re.search(r"http://([\d.:]+)/", running.stdout.readline())
            assert found is not None
            with httpx.Client(base_url=found[0], timeout=20) as browser:
                opened = browser.post("api/v1/tables", json={"game": "aloha", "seats": [{}, {}]}).json()
                for first, second in product("abcdefghij", "abcdefghijklmnopqr"):
                    browser.cookies.set(f"vaka-{'b' * 14}{first}{second}-0", "x" * 32)
                browser.cookies.set(f"vaka-{opened['table']}-0", opened["seats"][0]["token"])
                assert len(head(browser)) > 8192
                with connected(browser, found[1], opened["table"], 0) as player:
                    assert player.wait("view")["held"] == [0]
        finally:
            running.terminate()


def test_a_secret_that_was_never_given_out_is_not_taken(served: Served, browser: httpx.Client) -> None:
    """Whoever plants one in somebody's browser gets nothing by it."""
    table, planted = served.open("aloha"), "S" * 32
    browser.cookies.set(VISITOR_COOKIE, planted, domain="127.0.0.1", path="/")
    browser.get(f"/s/{table.tokens[0]}")
    browser.get("/")
    with visitor(served) as thief:
        thief.cookies.set(VISITOR_COOKIE, planted, domain="127.0.0.1", path="/")
        assert thief.get(f"/api/v1/tables/{table.table}", params={"seat": 0}).status_code == 403


def test_a_seat_is_not_lost_when_two_pages_draw_two_secrets(tmp_path: Path) -> None:
    """An answer that comes late puts the older secret in the place of the newer one: the seat's own cookie is still there."""
    with serving(tmp_path / "late.db", settle_time=600.0) as running, visitor(running) as browser:
        one, other = running.open("aloha"), running.open("aloha")
        browser.get(f"/s/{one.tokens[0]}")
        late = browser.cookies.get(VISITOR_COOKIE)
        browser.cookies.delete(VISITOR_COOKIE)
        browser.get(f"/s/{other.tokens[0]}")
        browser.get("/")
        browser.cookies.delete(VISITOR_COOKIE)
        browser.cookies.set(VISITOR_COOKIE, str(late), domain="127.0.0.1", path="/")
        browser.get("/")
        for table in (one, other):
            assert browser.get(f"/api/v1/tables/{table.table}", params={"seat": 0}).status_code == 200
