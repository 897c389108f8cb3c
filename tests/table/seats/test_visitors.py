"""What a browser holds: one secret of its own, however many seats. One long file: all of it is about that one secret."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from websockets.sync.client import connect

from tests.table.served import QUICK, Player, Served, serving
from vaka.table.seats.owners import Invitation
from vaka.table.seats.tokens import hashed
from vaka.table.store.schema import StoreFailure
from vaka.table.web.app import build_app
from vaka.table.web.visitors import HOST_COOKIE, VISITOR_COOKIE


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
    with secure(tmp_path) as browse:
        browser = browse()
        opened = browser.post("/api/v1/tables", json={"game": "aloha", "seats": [{}, {}]}).json()
        sitting = browser.post(opened["seats"][0]["link"])
    cookies = sitting.headers.get_list("set-cookie")
    assert len(cookies) == 2
    assert all("; secure" in cookie.lower() for cookie in cookies)
    own = next(cookie for cookie in cookies if "visitor" in cookie)
    assert own.startswith("__Host-vaka_visitor="), "browsers take it from this very server only"
    assert "; path=/" in own.lower()
    assert "domain" not in own.lower()


class Secure:
    """A browser that comes by https, through a proxy."""

    def __init__(self, app: FastAPI, run: asyncio.Runner) -> None:
        self._run = run
        self._client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="https://vaka.example", timeout=20)
        self.cookies = self._client.cookies

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self._run.run(self._client.get(path, **more))

    def post(self, path: str, **more: Any) -> httpx.Response:
        return self._run.run(self._client.post(path, **more))

    def plant(self, name: str, secret: str) -> None:
        self.cookies.set(name, secret, domain="vaka.example", path="/")


@contextmanager
def secure(tmp_path: Path) -> Iterator[Callable[[], Secure]]:
    """A server behind a proxy that speaks https, for browsers each with their own cookies."""
    app = build_app(replace(QUICK, database=f"sqlite:///{tmp_path / 'vaka.db'}", behind_proxy=True, codes_per_minute=1000))
    with asyncio.Runner() as run:
        yield lambda: Secure(app, run)
        run.run(app.state.server.close())


def invited(browser: Secure) -> tuple[str, str]:
    """A new table: its name, and the link to a seat."""
    opened = browser.post("/api/v1/tables", json={"game": "aloha", "seats": [{}, {"owner": "key"}]}).json()
    return opened["table"], opened["seats"][0]["link"]


def held(browser: Secure | httpx.Client, table: str) -> bool:
    return browser.get(f"/api/v1/tables/{table}", params={"seat": 0}).status_code == 200


def under_the_name_of_before(browse: Callable[[], Secure]) -> tuple[Secure, str, str]:
    """A browser that sat down before cookies had their new name; its table and its secret."""
    new, old = browse(), browse()
    table, link = invited(new)
    new.post(link)
    secret = new.cookies[HOST_COOKIE]
    old.plant(VISITOR_COOKIE, secret)
    return old, table, secret


def test_browsers_that_hold_seats_under_the_old_name_keep_them(tmp_path: Path) -> None:
    with secure(tmp_path) as browse:
        old, table, secret = under_the_name_of_before(browse)
        assert held(old, table)
        assert table in old.get("/").text
        assert "/whose" in old.get("/").text
        _, link = invited(old)
        asked = old.post(link)
        assert (asked.status_code, asked.headers["location"]) == (303, f"/whose?next={link}")
        assert table in old.get(asked.headers["location"]).text
        said = old.post("/whose", data={"whose": "mine", "next": link})
        assert said.headers["location"] == link
        assert old.cookies[HOST_COOKIE] != secret
        assert VISITOR_COOKIE not in old.cookies
        assert held(old, table), "what was held is held"
        assert old.post(link).headers["location"].startswith("/t/")
        assert "/whose" not in old.get("/").text
        assert [line["notice"] for line in old.get(f"/api/v1/tables/{table}").json()["chat"]] == ["sat"], "nobody new has come"


@pytest.mark.parametrize("answer", ["mine", "other"])
def test_whoever_plants_a_cookie_that_the_server_knows_gets_no_seat_by_it(tmp_path: Path, answer: str) -> None:
    with secure(tmp_path) as browse:
        thief, victim = browse(), browse()
        _, own_link = invited(thief)
        thief.post(own_link)
        victim.plant(VISITOR_COOKIE, thief.cookies[HOST_COOKIE])
        table, link = invited(victim)
        assert victim.post(link).headers["location"].startswith("/whose")
        assert not held(victim, table)
        victim.post("/whose", data={"whose": answer, "next": link})
        victim.plant(VISITOR_COOKIE, thief.cookies[HOST_COOKIE])  # it cannot be taken away, and comes again
        assert victim.post(link).headers["location"] == f"/t/{table}?seat=0"
        assert held(victim, table)
        assert not held(thief, table)


def test_a_proxy_may_forget_to_say_that_a_socket_came_by_https(served: Served, browser: httpx.Client) -> None:
    table = served.open("aloha", "ih")
    browser.post(table.links[0])
    cookie = {"cookie": f"{HOST_COOKIE}={browser.cookies[VISITOR_COOKIE]}"}
    url = f"ws://{served.address}/api/v1/tables/{table.table}/live?seat=0"
    with Player(connect(url, additional_headers=cookie, proxy=None), 0) as player:
        assert player.wait("view")["held"] == [0]


def test_a_cookie_of_the_new_name_goes_before_one_of_the_old(tmp_path: Path) -> None:
    with secure(tmp_path) as browse:
        browser, thief = browse(), browse()
        for each in (browser, thief):
            each.post(invited(each)[1])
        browser.plant(VISITOR_COOKIE, thief.cookies[HOST_COOKIE])
        table, link = invited(browser)
        assert browser.post(link).headers["location"] == f"/t/{table}?seat=0"
        assert held(browser, table)
        assert not held(thief, table)


FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36"


def test_a_cookie_that_another_browser_uses_is_asked_about(served: Served, browser: httpx.Client) -> None:
    """Without https a cookie has no name that only this server can set: what the browser calls itself must do."""
    first, table = served.open("aloha", "ih"), served.open("aloha", "ih")
    browser.headers["user-agent"] = FIREFOX
    browser.post(first.links[0])
    with visitor(served) as victim:
        victim.headers["user-agent"] = CHROME
        victim.cookies.set(VISITOR_COOKIE, browser.cookies[VISITOR_COOKIE], domain="127.0.0.1", path="/")
        page = victim.post(table.links[0])
        assert page.url.path == "/whose"
        assert "Are these your tables?" in page.text
        at_screen = {"game": "aloha", "seats": [{"owner": "screen"}, {}]}
        refused = victim.post("/api/v1/tables", json=at_screen)
        assert (refused.status_code, refused.headers["location"]) == (409, "/whose")
        assert "another browser" in refused.json()["reason"]
        back = victim.post("/whose", data={"whose": "other", "next": table.links[0]})
        assert back.url.path == table.links[0]
        assert victim.post(table.links[0]).url.query == b"seat=0"
        assert not held(browser, table.table)
        assert not held(victim, first.table)
        assert victim.post("/api/v1/tables", json=at_screen).status_code == 201


def test_a_cookie_that_is_in_use_elsewhere_is_asked_about(served: Served, browser: httpx.Client) -> None:
    first, table = served.open("aloha", "ih"), served.open("aloha", "ih")
    browser.post(first.links[0])
    with connected(browser, served.address, first.table, 0) as player:
        player.wait("view")
        with visitor(served) as same:
            same.cookies.update(browser.cookies)
            assert same.post(served.open("aloha", "ih").links[0]).url.query == b"seat=0", "another window of the same browser"
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=browser.base_url, transport=elsewhere, follow_redirects=True) as victim:
            victim.cookies.set(VISITOR_COOKIE, browser.cookies[VISITOR_COOKIE], domain="127.0.0.1", path="/")
            assert victim.post(table.links[0]).url.path == "/whose"


@pytest.mark.parametrize("onward", ["//evil.example", "https://evil.example", "/s/../x", "/t/x", "javascript:alert(1)", ""])
def test_nobody_is_led_elsewhere_by_the_question(served: Served, browser: httpx.Client, onward: str) -> None:
    for answer in (
        browser.get("/whose", params={"next": onward}, follow_redirects=False),
        browser.post("/whose", data={"next": onward, "whose": "mine"}, follow_redirects=False),
    ):
        assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert VISITOR_COOKIE not in browser.cookies, "who brings nothing is asked nothing"


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


def test_three_pages_at_once_draw_three_secrets_and_no_seat_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second ways to all seats lie in one browser: each is used whichever comes first, and all end once that is settled."""
    with serving(tmp_path / "vaka.db", settle_time=600.0) as running, visitor(running) as browser:
        tables = [running.open("aloha", "ih") for _ in range(3)]
        secrets: list[str] = []
        ways: dict[str, str] = {}
        for table in tables:
            browser.post(table.links[0], follow_redirects=False)
            secrets.append(str(browser.cookies[VISITOR_COOKIE]))
            ways |= {name: str(browser.cookies[name]) for name in seat_cookies(browser)}
            browser.cookies.clear()
        kept = secrets[1]
        for name, value in {VISITOR_COOKIE: kept, **ways}.items():
            browser.cookies.set(name, value, domain="127.0.0.1", path="/")

        def opens(secret: str) -> list[bool]:
            with visitor(running) as other:
                other.cookies.set(VISITOR_COOKIE, secret, domain="127.0.0.1", path="/")
                return [held(other, table.table) for table in tables]

        for _ in range(2):
            browser.get("/")
        assert opens(kept) == [True, True, True]
        assert opens(secrets[0]) == [True, False, False], "a page that comes late may still bring the other secret"
        assert sorted(seat_cookies(browser)) == sorted(ways), "and the ways are open as long"
        waiting = running.server.store.invitations({hashed(token) for token in ways.values()})
        own = next(way for way in waiting if way.table == tables[1].table)
        assert own.instead == hashed(kept), "the way to where it sits anyway was not used"

        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + 700.0)
        for _ in range(2):
            browser.get("/")
        assert seat_cookies(browser) == []
        assert opens(kept) == [True, True, True]
        assert opens(secrets[0]) == opens(secrets[2]) == [False, False, False], "it is settled which was kept"
        assert running.server.store.invitations({hashed(token) for token in ways.values()}) == []
        with visitor(running) as thief:
            for name, value in ways.items():
                thief.cookies.set(name, value, domain="127.0.0.1", path="/")
            thief.get("/")
            assert not any(held(thief, table.table) for table in tables), "a way that was used up leads nowhere"
