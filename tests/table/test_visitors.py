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
from websockets.sync.client import connect

from tests.table.served import QUICK, Player, Served, serving
from vaka.table.app import build_app
from vaka.table.owners import Invitation
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
    tables = [served.open("aloha", "ii") for _ in range(100)]
    for table in tables:
        for link in table.links.values():
            assert browser.post(link, follow_redirects=False).status_code == 303
    browser.get("/")
    assert len(head(browser)) < 500
    for table in (tables[0], tables[-1]):
        assert browser.get(f"/t/{table.table}").url.query == b"seat=0"
        with connected(browser, served.address, table.table, 1) as player:
            assert player.wait("view")["held"] == [0, 1]
    mine = browser.get("/").text
    assert tables[-1].table in mine
    assert tables[0].table not in mine, "the first page lists the newest twenty"


def test_the_visitors_cookie_is_kept_from_scripts_and_from_other_sites(served: Served, browser: httpx.Client) -> None:
    table = served.open("aloha", "ih")
    answer = browser.post(table.links[0], follow_redirects=False)
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
            sitting = await client.post(opened["seats"][0]["link"])
        await app.state.server.close()
        return [cookie.lower() for cookie in sitting.headers.get_list("set-cookie")]

    cookies = asyncio.run(visit())
    assert len(cookies) == 2
    assert all("; secure" in cookie for cookie in cookies)


def test_nobody_holds_what_another_visitor_holds(served: Served, browser: httpx.Client) -> None:
    table = served.open("aloha", "ii")
    browser.post(table.links[0])
    path = f"/api/v1/tables/{table.table}"
    with visitor(served) as other:
        for made_up in ("x" * 32, "", "' OR 1=1", "ü"):
            answer = other.get(path, params={"seat": 0}, headers={b"cookie": f"{VISITOR_COOKIE}={made_up}".encode()})
            assert answer.status_code == 403
        other.post(table.links[1])
        assert other.get(path, params={"seat": 0}).status_code == 403
        assert other.get(path, params={"seat": 1}).status_code == 200


def test_a_second_way_to_the_seat_goes_when_the_browser_keeps_its_secret(served: Served, browser: httpx.Client) -> None:
    table = served.open("aloha", "ih")
    browser.post(table.links[0], follow_redirects=False)
    assert len(seat_cookies(browser)) == 1
    browser.get("/")
    assert seat_cookies(browser) == []
    assert browser.get(f"/api/v1/tables/{table.table}", params={"seat": 0}).status_code == 200
    other = served.open("aloha", "ih")
    browser.post(other.links[0], follow_redirects=False)
    assert seat_cookies(browser) == [], "whose secret is known needs no second way"


def test_a_browser_that_has_kept_another_secret_finds_its_seat_and_nobody_hears_of_it(
    served: Served, browser: httpx.Client
) -> None:
    table = served.open("aloha", "ih")
    browser.post(table.links[0], follow_redirects=False)
    lost = str(browser.cookies[VISITOR_COOKIE])
    browser.cookies.delete(VISITOR_COOKIE)
    for _ in range(3):
        browser.get("/")
    assert seat_cookies(browser) == []
    assert browser.cookies[VISITOR_COOKIE] != lost
    assert browser.get(f"/api/v1/tables/{table.table}", params={"seat": 0}).status_code == 200
    assert len(browser.get(f"/api/v1/tables/{table.table}/devices", params={"seat": 0}).json()) == 1
    assert [line["notice"] for line in table.view()["chat"]] == ["sat"]


def test_the_cookies_of_another_server_on_this_machine_are_left_alone(served: Served, browser: httpx.Client) -> None:
    browser.cookies.set(f"vaka-{'b' * 16}-0", "x" * 32, domain="127.0.0.1", path="/")
    browser.post(served.open("aloha", "ih").links[0])
    browser.get("/")
    browser.get("/")
    assert seat_cookies(browser) == [f"vaka-{'b' * 16}-0"]


def test_the_rematch_is_held_as_well(served: Served, browser: httpx.Client) -> None:
    table = served.open("aloha", "ih")
    browser.post(table.links[0])
    table.post(1, "request", what="concede")
    path, seat = f"/api/v1/tables/{table.table}", {"seat": 0}
    browser.post(f"{path}/answer", params=seat, json={"agree": True})
    following = browser.post(f"{path}/rematch", params=seat).json()
    assert str(browser.get(following["link"]).url).endswith(f"/t/{following['table']}?seat=1")
    assert following["table"] in browser.get("/").text


def test_what_is_held_outlives_the_server(tmp_path: Path) -> None:
    with serving(tmp_path / "vaka.db") as served, visitor(served) as before:
        table = served.open("aloha", "hi")
        before.post(table.links[1])
        before.get("/")
        cookies = before.cookies
    with serving(tmp_path / "vaka.db") as served, visitor(served) as after:
        after.cookies = cookies
        assert after.get(f"/api/v1/tables/{table.table}", params={"seat": 1}).json()["held"] == [1]


def test_a_store_that_does_not_answer_takes_no_seat_away(
    served: Served, browser: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = served.open("aloha", "ih")
    browser.post(table.links[0], follow_redirects=False)
    browser.cookies.delete(VISITOR_COOKIE)

    def fail(_: object) -> list[Invitation]:
        raise StoreFailure("the disk is full")

    with monkeypatch.context() as failing:
        failing.setattr(served.server.store, "invitations", fail)
        assert browser.get("/rules/aloha").status_code == 200
    assert len(seat_cookies(browser)) == 1
    browser.get("/")
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
                seats = [{"owner": "screen"}, {}]
                opened = browser.post("api/v1/tables", json={"game": "aloha", "seats": seats}).json()
                for first, second in product("abcdefghij", "abcdefghijklmnopqr"):
                    browser.cookies.set(f"vaka-{'b' * 14}{first}{second}-0", "x" * 32)
                assert len(head(browser)) > 8192
                with connected(browser, found[1], opened["table"], 0) as player:
                    assert player.wait("view")["held"] == [0]
        finally:
            running.terminate()


def test_a_secret_that_was_never_given_out_is_not_taken(served: Served, browser: httpx.Client) -> None:
    """Whoever plants one in somebody's browser gets nothing by it."""
    table, planted = served.open("aloha", "ih"), "S" * 32
    browser.cookies.set(VISITOR_COOKIE, planted, domain="127.0.0.1", path="/")
    browser.post(table.links[0])
    browser.get("/")
    with visitor(served) as thief:
        thief.cookies.set(VISITOR_COOKIE, planted, domain="127.0.0.1", path="/")
        assert thief.get(f"/api/v1/tables/{table.table}", params={"seat": 0}).status_code == 403


def test_a_seat_is_not_lost_when_two_pages_draw_two_secrets(tmp_path: Path) -> None:
    """An answer that comes late puts the older secret in the place of the newer one: the seat's own cookie is still there."""
    with serving(tmp_path / "late.db", settle_time=600.0) as running, visitor(running) as browser:
        one, other = running.open("aloha", "ih"), running.open("aloha", "ih")
        browser.post(one.links[0], follow_redirects=False)
        late = dict(browser.cookies)
        browser.cookies.clear()
        browser.post(other.links[0], follow_redirects=False)
        browser.get("/")
        for name, value in late.items():
            browser.cookies.delete(name) if name in browser.cookies else None
            browser.cookies.set(name, value, domain="127.0.0.1", path="/")
        browser.get("/")
        for table in (one, other):
            assert browser.get(f"/api/v1/tables/{table.table}", params={"seat": 0}).status_code == 200
